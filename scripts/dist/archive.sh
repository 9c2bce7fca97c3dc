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
# Zopfli takes a minute and makes the archive a twentieth smaller.
if python3 -c 'import zopfli' 2>/dev/null; then
  python3 -c 'import sys, zopfli.gzip; sys.stdout.buffer.write(zopfli.gzip.compress(sys.stdin.buffer.read(), numiterations=3))' \
    <"$work/archive.tar" >"$folder/$name.tar.gz"
else
  gzip -9 -n <"$work/archive.tar" >"$folder/$name.tar.gz"
fi
printf '%s\n' "$folder/$name.tar.gz"
