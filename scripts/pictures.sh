#!/bin/sh
# Draws the README's pictures anew, or says with --check which of them are stale:
#
#   sh scripts/pictures.sh [--check] PROGRAM
#
# The overviews of public apps in docs/images/apps are drawn from checkouts in FOLDER/MovieSwiftUI and FOLDER/Swiftfin:
#
#   sh scripts/pictures.sh --apps FOLDER PROGRAM
#
# Pictures are compared by their words, as the places of words differ from one machine's fonts to another's.
set -eu
check=
apps=
if [ "${1:-}" = --check ]; then check=yes; shift; fi
if [ "${1:-}" = --apps ]; then apps=$(cd "${2:?"name the folder of checkouts"}" && pwd); shift 2; fi
program=${1:?"name the program: sh scripts/pictures.sh .build/release/navlint"}
case $program in */*) program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program") ;; esac
cd "$(dirname "$0")/../docs/images"
if [ -n "$apps" ]; then
  mkdir -p apps
  for app in MovieSwiftUI Swiftfin; do
    "$program" graph "$apps/$app" --no-config --quiet --overview always --theme auto --title "$app" -o "apps/$app.svg"
  done
  exit 0
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
stale=0
# draw NAME OPTIONS…
draw() {
  name=$1
  shift
  "$program" graph Travel --no-config --no-cache --quiet --theme auto --title Travel "$@" -o "$scratch/$name"
  if [ -z "$check" ]; then
    cp "$scratch/$name" "$name"
    return
  fi
  for side in . "$scratch"; do
    sed -n 's/.*<text[^>]*>\(.*\)<\/text>.*/\1/p' "$side/$name" | LC_ALL=C sort > "$scratch/words$( [ "$side" = . ] && echo 1 || echo 2 )"
  done
  if ! cmp -s "$scratch/words1" "$scratch/words2"; then
    echo "docs/images/$name is stale: run 'sh scripts/pictures.sh PROGRAM' and commit docs/images" >&2
    stale=1
  fi
}
draw map.svg
draw overview.svg --overview always
draw wireframes.svg --area Account --cards wireframes
exit $stale
