#!/bin/sh
# Makes sure that the programs are there that `make dist` needs besides Swift: patchelf, and the font that maps bring along.
set -eu

[ "$(uname -s)" = Linux ] || exit 0
missing=""
command -v patchelf >/dev/null 2>&1 || missing="patchelf"
command -v objdump >/dev/null 2>&1 || missing="$missing binutils"
find /usr/share/fonts -name DejaVuSans.ttf 2>/dev/null | grep -q . || missing="$missing fonts-dejavu-core"
[ -z "$missing" ] && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
  # shellcheck disable=SC2086 # several words on purpose
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing >&2 || {
    apt-get update -q >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing >&2
  }
else
  echo "error: 'make dist' needs $missing. Install them, then try again." >&2
  exit 1
fi
