#!/bin/sh
# Lays out what belongs to an installed navlint besides the program: manual page, completions, licence.
#
#   sh scripts/dist/share.sh PROGRAM FOLDER
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
program=$1
share=$2/share

mkdir -p "$share/man/man1" "$share/doc/navlint" "$share/zsh/site-functions" "$share/bash-completion/completions" \
  "$share/fish/vendor_completions.d"
cp "$top/LICENSE" "$share/doc/navlint/LICENSE"
cp "$top/docs/man/navlint.1" "$share/man/man1/navlint.1"
"$program" --generate-completion-script zsh >"$share/zsh/site-functions/_navlint"
"$program" --generate-completion-script bash >"$share/bash-completion/completions/navlint"
"$program" --generate-completion-script fish >"$share/fish/vendor_completions.d/navlint.fish"
