#!/bin/sh
# Installs each package of out/dist in a clean folder and draws a map of a fixture with it, without Swift or Graphviz on the PATH.
#
#   sh scripts/dist/try.sh [FOLDER [ROOT]]
#
# ROOT is the root folder of another system (as debootstrap makes it, with python3 and python3-venv); there the archive is unpacked and
# the wheel and the .deb are installed as well. Its /proc is mounted for that time where it is not there: no program in Swift runs without.
# Prints a line a package: its size, and how long the first map took. Ends with 1 where one does not work.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
folder=$(CDPATH='' cd -- "${1:-"$top/out/dist"}" && pwd)
system=${2:-}
work=$(mktemp -d)
mounted=""
# shellcheck disable=SC2329 # called by the trap
clean() {
  rm -rf "$work"
  [ -z "$mounted" ] || umount "$mounted"
}
trap clean EXIT INT TERM
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

# The same in the other system, where nothing of this one is seen.
elsewhere() {
  if [ ! -e "$system/proc/self" ]; then
    mkdir -p "$system/proc"
    mount -t proc proc "$system/proc"
    mounted=$system/proc
  fi
  place=$system/tmp/navlint
  rm -rf "$place"
  mkdir -p "$place"
  cp -R "$top/Fixtures/CoordinatorShop" "$place/app"
  cp "$folder"/navlint-*-linux-*.tar.xz "$folder"/*.whl "$folder"/*.deb "$place/"
  for step in \
    'archive: { tar -xJf navlint-*.tar.xz 2>/dev/null || python3 -m tarfile -e navlint-*.tar.xz .; } && set navlint-*-linux-*/bin/navlint' \
    'wheel: python3 -m venv venv && venv/bin/pip install -q --no-index ./navlint-*.whl && set venv/bin/navlint' \
    '.deb: dpkg -i ./navlint_*.deb >/dev/null && set navlint'; do
    begin=$(date +%s%N)
    # shellcheck disable=SC2016 # for the shell in there
    if chroot "$system" sh -c "cd /tmp/navlint && ${step#*: }"' && for ending in svg png pdf; do
        "$1" graph app --no-cache -q -o map.$ending || exit 1
      done && { "$1" check app -q >/dev/null; [ $? -eq 1 ]; } && ! ldd "$(command -v "$1")" | grep "not found"'; then
      printf '%-60s installed, and three maps and a check, in %s ms\n' "${step%%: *} in $system" "$((($(date +%s%N) - begin) / 1000000))"
    else
      fail "the ${step%%: *} does not work in $system"
    fi
  done
}

for package in "$folder"/navlint-*-"$(uname -s | tr '[:upper:]' '[:lower:]' | sed s/darwin/macos/)"-*.tar.xz; do
  mkdir "$work/archive"
  tar -xJf "$package" -C "$work/archive"
  map archive "$package" "$work/archive/$(basename "$package" .tar.xz)/bin/navlint"
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
done
[ -z "$system" ] || elsewhere
(cd "$folder" && if command -v sha256sum >/dev/null 2>&1; then sha256sum --quiet -c SHA256SUMS; else shasum -a 256 --quiet -c SHA256SUMS; fi) || fail "a checksum is wrong"
# A download of seconds. A wheel and a bundle are zip files by their formats, which pack less tightly than xz.
weigh() {
  [ ! -e "$2" ] || [ "$(wc -c <"$2")" -le $(($1 * 1000000)) ] || fail "$2 is larger than $1 MB"
}
for package in "$folder"/navlint-*.tar.xz "$folder"/*.deb; do weigh 25 "$package"; done
for package in "$folder"/*.whl "$folder"/*.artifactbundle.zip; do weigh 28 "$package"; done
exit "$status"
