#!/bin/sh
# Packs a built navlint with its manual page and completions, to be unpacked over /usr/local.
#
#   sh scripts/archive.sh [PROGRAM [FOLDER]]
#
# PROGRAM is the release build unless named; FOLDER is 'out'. Prints the archive's name.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
program=${1:-"$top/.build/release/navlint"}
out=${2:-"$top/out"}

version=$("$program" --version)
name="navlint-${version#navlint }-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
root="$work/$name"

mkdir -p "$root/bin" "$root/share/man/man1" "$root/share/zsh/site-functions" "$root/share/bash-completion/completions" "$root/share/fish/vendor_completions.d"
cp "$program" "$root/bin/navlint"
cp "$top/LICENSE" "$root/LICENSE"
cp "$top/docs/man/navlint.1" "$root/share/man/man1/navlint.1"
"$program" --generate-completion-script zsh >"$root/share/zsh/site-functions/_navlint"
"$program" --generate-completion-script bash >"$root/share/bash-completion/completions/navlint"
"$program" --generate-completion-script fish >"$root/share/fish/vendor_completions.d/navlint.fish"

mkdir -p "$out"
tar -czf "$out/$name.tar.gz" -C "$work" "$name"
printf '%s\n' "$out/$name.tar.gz"
