#!/bin/sh
# Prints the Homebrew formula of a release: that of Integrations/Homebrew, with the release's archives and their checksums.
#
#   sh scripts/formula.sh FOLDER      the folder that holds the archives (out/dist)
#
# A system whose archive is not there is left out; the release workflow has all of them together.
set -eu

folder=${1:?usage: scripts/formula.sh FOLDER}
top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
address=$(cat "$top/scripts/repository.txt")
version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$top/Sources/NavigationModel/Tool.swift")

sum() { if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }

# A system and a machine as archives name them, and as Homebrew does.
archive() {
  file="navlint-$version-$1-$2.tar.xz"
  [ -e "$folder/$file" ] || return 0
  printf '  on_%s do\n    on_%s do\n      url "https://github.com/%s/releases/download/v%s/%s"\n      sha256 "%s"\n    end\n  end\n\n' \
    "$3" "$4" "$address" "$version" "$file" "$(sum "$folder/$file")"
}

archives=$(mktemp)
trap 'rm -f "$archives"' EXIT INT TERM
{
  printf '  version "%s"\n\n' "$version"
  archive macos arm64 macos arm
  archive macos x86_64 macos intel
  archive linux arm64 linux arm
  archive linux x86_64 linux intel
} >"$archives"
grep -q '  url ' "$archives" || { printf "formula.sh: '%s' holds no archive of version %s.\n" "$folder" "$version" >&2; exit 1; }

awk -v archives="$archives" '
  /^  head do/ && !found { while ((getline line < archives) > 0) print line; found = 1 }
  { print }
  END { exit !found }
' "$top/Integrations/Homebrew/navlint.rb" || { printf 'formula.sh: the formula has no block that begins with head do.\n' >&2; exit 1; }
