#!/bin/sh
# Installs each package of out/dist in a clean folder and draws a map of a fixture with it, without Swift or Graphviz on the PATH.
#
#   sh scripts/dist/try.sh [FOLDER [ROOT]]
#
# ROOT is the root folder of another system (as debootstrap makes it); there the .deb is installed as well. Prints a line a
# package: its size, and how long the first map took. Ends with 1 where one does not work.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
folder=$(CDPATH='' cd -- "${1:-"$top/out/dist"}" && pwd)
system=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
status=0

fail() { printf 'error: %s\n' "$*" >&2; status=1; }

# The map of a fixture as SVG, PNG and PDF, drawn by a program with an empty environment. In ROOT, where there is one.
map() {
  label=$1 package=$2 program=$3
  app=$work/app
  rm -rf "$app"
  cp -R "$top/Fixtures/CoordinatorShop" "$app"
  begin=$(date +%s%N 2>/dev/null || echo 0)
  for ending in svg png pdf; do
    env -i HOME="$work" PATH=/usr/bin:/bin "$program" graph "$app" --no-cache -q -o "$work/map.$ending" || { fail "$label draws no $ending"; return; }
    [ -s "$work/map.$ending" ] || { fail "$label: map.$ending is empty"; return; }
  done
  end=$(date +%s%N 2>/dev/null || echo 0)
  grep -q 'CatalogView\|Catalog' "$work/map.svg" || { fail "$label: the map has no screen"; return; }
  if command -v ldd >/dev/null 2>&1 && ldd "$program" 2>/dev/null | grep 'not found'; then fail "$label: libraries are missing"; return; fi
  printf '%-60s %6s kB   three maps in %s ms\n' "$(basename "$package")" "$(($(wc -c <"$package") / 1024))" "$(((end - begin) / 1000000))"
}

for package in "$folder"/navlint-*-"$(uname -s | tr '[:upper:]' '[:lower:]' | sed s/darwin/macos/)"-*.tar.gz; do
  mkdir "$work/archive"
  tar -xzf "$package" -C "$work/archive"
  map archive "$package" "$work/archive/$(basename "$package" .tar.gz)/bin/navlint"
done
for package in "$folder"/*.whl; do
  if python3 -m venv "$work/venv" && "$work/venv/bin/pip" install -q --no-index --no-deps --disable-pip-version-check "$package"; then
    map wheel "$package" "$work/venv/bin/navlint"
  else
    fail "pip does not install $package"
  fi
done
for package in "$folder"/*.artifactbundle.zip; do
  python3 -c 'import sys, zipfile, os
with zipfile.ZipFile(sys.argv[1]) as archive:
    for item in archive.infolist():
        os.chmod(archive.extract(item, sys.argv[2]), item.external_attr >> 16)' "$package" "$work/bundle"
  path=$(python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))["artifacts"]["navlint"]["variants"][0]["path"])' "$work/bundle/navlint.artifactbundle/info.json")
  map "artifact bundle" "$package" "$work/bundle/navlint.artifactbundle/$path"
done
for package in "$folder"/*.deb; do
  [ -e "$package" ] || continue
  dpkg-deb -x "$package" "$work/deb"
  map deb "$package" "$work/deb/usr/bin/navlint"
  if [ -n "$system" ]; then
    cp "$package" "$system/tmp/navlint.deb"
    rm -rf "$system/tmp/app"
    cp -R "$top/Fixtures/CoordinatorShop" "$system/tmp/app"
    if chroot "$system" dpkg -i /tmp/navlint.deb >/dev/null && chroot "$system" navlint graph /tmp/app --no-cache -q -o /tmp/map.png; then
      printf '%-60s installed and drawn in %s (%s kB)\n' "$(basename "$package")" "$system" "$(($(wc -c <"$system/tmp/map.png") / 1024))"
    else
      fail "the .deb does not work in $system"
    fi
  fi
done
(cd "$folder" && if command -v sha256sum >/dev/null 2>&1; then sha256sum --quiet -c SHA256SUMS; else shasum -a 256 --quiet -c SHA256SUMS; fi) || fail "a checksum is wrong"
for package in "$folder"/navlint-*.tar.gz "$folder"/*.deb "$folder"/*.whl; do
  [ -e "$package" ] || continue
  [ "$(wc -c <"$package")" -le 26214400 ] || fail "$package is larger than 25 MB"
done
exit "$status"
