#!/bin/sh
# Makes sure that the programs are there that `make dist` needs besides Swift: patchelf, the font that maps bring along,
# and a compressor.
set -eu

# Without it the archive is larger; nothing else differs.
python3 -c 'import zopfli' 2>/dev/null || python3 -m pip install -q zopfli >&2 || echo "note: 'zopfli' cannot be installed; the archive is a twentieth larger." >&2
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
