#!/bin/sh
# Prints the Homebrew formula of a release: that of Integrations/Homebrew, with the address of the release's sources and their checksum.
#
#   sh scripts/formula.sh ARCHIVE      the archive of the sources that the release publishes
set -eu

archive=${1:?usage: scripts/formula.sh ARCHIVE}
top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
address=$(cat "$top/scripts/repository.txt")
version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$top/Sources/NavigationModel/Tool.swift")
if command -v sha256sum >/dev/null 2>&1; then sum=$(sha256sum "$archive"); else sum=$(shasum -a 256 "$archive"); fi

awk -v url="https://github.com/$address/releases/download/v$version/$(basename -- "$archive")" -v sum="${sum%% *}" '
  { print }
  /^  homepage / { printf "  url \"%s\"\n  sha256 \"%s\"\n", url, sum; found = 1 }
  END { exit !found }
' "$top/Integrations/Homebrew/navlint.rb" || { printf 'formula.sh: the formula has no line that begins with homepage.\n' >&2; exit 1; }
