#!/bin/sh
# Prints what CHANGELOG.md says of a version: the notes of its release.
#
#   sh scripts/release-notes.sh 0.1.0
set -eu

version=${1:?usage: scripts/release-notes.sh VERSION}
notes=$(awk -v version="$version" '
  /^## / { inside = ($2 == version || $2 == "[" version "]"); next }
  inside
' "$(dirname -- "$0")/../CHANGELOG.md")
[ -n "$notes" ] || { printf 'release-notes.sh: CHANGELOG.md has no section "## %s", or it is empty.\n' "$version" >&2; exit 1; }
printf '%s\n' "$notes" | sed '/./,$!d'
