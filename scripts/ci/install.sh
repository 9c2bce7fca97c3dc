#!/bin/sh
# Downloads a release of navlint for this system, compares it with the release's checksums, and unpacks it.
#
#   sh scripts/ci/install.sh VERSION FOLDER [ADDRESS]
#
# ADDRESS is where the release's files lie, this repository's releases unless given. Prints the program's path. Ends with 1, and
# leaves nothing, where there is no such release for this system or a checksum differs.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
version=$1 folder=$2
address=${3:-"https://github.com/$(cat "$top/scripts/repository.txt")/releases/download/v$version"}

system=$(uname -s | tr '[:upper:]' '[:lower:]' | sed 's/darwin/macos/')
machine=$(uname -m | sed 's/aarch64/arm64/')
name="navlint-$version-$system-$machine"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

for file in SHA256SUMS "$name.tar.xz"; do
  curl --fail --silent --show-error --location --retry 3 --output "$work/$file" "$address/$file" || {
    printf 'error: %s cannot be downloaded.\n' "$address/$file" >&2
    exit 1
  }
done
# The checksum's line is found by the whole name, so that no other line answers.
awk -v name="$name.tar.xz" '$2 == name || $2 == "*" name' "$work/SHA256SUMS" >"$work/expected"
[ -s "$work/expected" ] || { printf 'error: SHA256SUMS does not name %s.tar.xz.\n' "$name" >&2; exit 1; }
(cd "$work" && if command -v sha256sum >/dev/null 2>&1; then sha256sum --check --quiet expected; else shasum -a 256 --check --quiet expected; fi) >&2 || {
  printf 'error: %s.tar.xz is not what SHA256SUMS says.\n' "$name" >&2
  exit 1
}
# Some small systems have no xz; Python brings its own.
if command -v xz >/dev/null 2>&1 || [ "$system" = macos ]; then
  mkdir -p "$folder"
  tar -xJf "$work/$name.tar.xz" -C "$folder"
elif command -v python3 >/dev/null 2>&1; then
  mkdir -p "$folder"
  python3 -m tarfile -e "$work/$name.tar.xz" "$folder"
else
  printf 'error: %s.tar.xz cannot be unpacked: install xz (xz-utils in Debian and Ubuntu) or Python 3, then try again.\n' "$name" >&2
  exit 1
fi
printf '%s\n' "$folder/$name/bin/navlint"
