#!/bin/sh
# Packs a laid out navlint as an archive to be unpacked anywhere, or over /usr/local. The same input gives the same bytes.
#
#   sh scripts/dist/archive.sh STAGE NAME FOLDER
#
# NAME is the folder in the archive and the archive's name. Prints the archive.
set -eu

stage=$1 name=$2 folder=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
cp -R "$stage" "$work/$name"
if tar --version 2>/dev/null | grep -q GNU; then
  tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf "$work/archive.tar" -C "$work" "$name"
else
  tar -cf "$work/archive.tar" -C "$work" "$name"
fi
# xz makes the archive a quarter smaller than gzip does. Python's is used, as the wheel needs Python anyway.
python3 -c 'import lzma, sys; sys.stdout.buffer.write(lzma.compress(sys.stdin.buffer.read(), preset=9 | lzma.PRESET_EXTREME))' \
  <"$work/archive.tar" >"$folder/$name.tar.xz"
printf '%s\n' "$folder/$name.tar.xz"
