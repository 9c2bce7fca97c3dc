#!/bin/sh
# Makes every package of navlint for this machine's system, and says which ones only another system can make.
#
#   sh scripts/dist.sh [PROGRAM [FOLDER]]
#
# PROGRAM is a release build, linked statically with Swift's library on Linux; without it one is built (about 15 minutes on
# two cores). FOLDER is 'out/dist'. Nothing is downloaded.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$top"
folder=${2:-"$top/out/dist"}
system=$(uname -s)
machine=$(uname -m)
[ "$machine" = aarch64 ] && machine=arm64
say() { printf '%s\n' "$*" >&2; }

program=${1:-}
if [ -z "$program" ]; then
  # As the Makefile's STATIC, so that both share one build.
  static=""
  [ "$system" = Linux ] && static="--static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker --gc-sections"
  say "Building the release; this takes about 15 minutes on two cores."
  # shellcheck disable=SC2086 # several words or none
  swift build --configuration release $static --product navlint >&2
  # shellcheck disable=SC2086
  program=$(swift build --configuration release $static --show-bin-path)/navlint
fi
version=$("$program" --version)
version=${version#navlint }

rm -rf "$folder"
mkdir -p "$folder"
folder=$(CDPATH='' cd -- "$folder" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
stage="$work/stage"
sh scripts/dist/stage.sh "$program" "$stage"

libraries=-
case "$system" in
Linux)
  case "$machine" in
  x86_64) triple=x86_64-unknown-linux-gnu debian=amd64 ;;
  arm64) triple=aarch64-unknown-linux-gnu debian=arm64 ;;
  *) say "error: navlint is packed for x86_64 and arm64, not for $machine."; exit 1 ;;
  esac
  name="navlint-$version-linux-$machine"
  # The C library that the packages need, from the symbols they use.
  libc=$(find "$stage" -type f \( -name navlint -o -name '*.so*' \) -exec objdump -T {} + 2>/dev/null |
    grep -o 'GLIBC_2\.[0-9]*' | sed 's/GLIBC_//' | sort -t. -k2 -n | tail -n 1)
  platform="manylinux_$(printf '%s' "$libc" | tr . _)_$(uname -m)"
  [ -e "$stage/share/doc/navlint/libraries.txt" ] && libraries="$stage/share/doc/navlint/libraries.txt"
  if command -v dpkg-deb >/dev/null 2>&1; then
    sh scripts/dist/deb.sh "$stage" "$version" "$debian" "$folder"
  else
    say "note: no .deb: 'dpkg-deb' is missing."
  fi
  other=$([ "$machine" = arm64 ] && echo x86_64 || echo arm64)
  say "note: the packages for Linux on $other and for macOS are made by the release workflow (.github/workflows/release.yml)."
  ;;
Darwin)
  triple="$machine-apple-macosx"
  name="navlint-$version-macos-$machine"
  platform="macosx_14_0_$machine"
  say "note: the packages for Linux are made by the release workflow (.github/workflows/release.yml)."
  ;;
*) say "error: navlint is packed for Linux and macOS, not for $system."; exit 1 ;;
esac

sh scripts/dist/archive.sh "$stage" "$name" "$folder"
python3 scripts/dist/wheel.py "$stage" "$version" "$platform" "$folder"
sh scripts/dist/bundle.sh "$version" "$folder" "$triple=$stage"
sh scripts/formula.sh "$folder" >"$folder/navlint.rb"
cp Dockerfile "$folder/Dockerfile"
swift package show-dependencies --format json | python3 scripts/dist/sbom.py "$version" "$libraries" >"$folder/navlint-$version.spdx.json"

cd "$folder"
if command -v sha256sum >/dev/null 2>&1; then sha256sum -- * >"$work/sums"; else shasum -a 256 -- * >"$work/sums"; fi
mv "$work/sums" SHA256SUMS
printf '%s\n' "$folder/SHA256SUMS"
