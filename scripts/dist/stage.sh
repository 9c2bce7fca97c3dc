#!/bin/sh
# Lays out a built navlint as every package installs it, with all it needs to run on a machine that has only the
# libraries of C and C++.
#
#   sh scripts/dist/stage.sh PROGRAM FOLDER
#
#   bin/navlint            stripped
#   lib/navlint/           on Linux: Graphviz's plugins, the shared libraries that they and the program load, and a font
#   share/                 manual page, completions, licences
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
program=$1
root=$2

sh "$top/scripts/dist/share.sh" "$program" "$root"
mkdir -p "$root/bin"
cp "$program" "$root/bin/navlint"
strip "$root/bin/navlint"
[ "$(uname -s)" = Linux ] || exit 0

command -v patchelf >/dev/null 2>&1 || { echo "error: 'patchelf' is missing; it makes the program find the libraries beside it." >&2; exit 1; }
python3 "$top/scripts/dist/slice-icu.py" "$root/bin/navlint" >&2
patchelf --set-rpath "\$ORIGIN/../lib/navlint" "$root/bin/navlint"

# The plugins that maps need: layout, and the devices for SVG, PNG and PDF.
plugins=$(dirname "$(ldconfig -p | sed -n 's|.*=> \(/.*/libgvc\.so\.[0-9]*\)$|\1|p' | head -n 1)")/graphviz
configuration=$(find "$plugins" -maxdepth 1 -name 'config[0-9]*' | head -n 1)
[ -n "$configuration" ] || { echo "error: Graphviz's plugins are not in '$plugins'." >&2; exit 1; }
library="$root/lib/navlint"
mkdir -p "$library"
for plugin in core dot_layout pango; do
  cp -L "$plugins"/libgvplugin_"$plugin".so.[0-9] "$library/"
done
# Graphviz reads which plugin does what from a list; here, of these three alone.
awk '/^libgvplugin_/ { wanted = /_(core|dot_layout|pango)\.so/ } wanted' "$configuration" >"$library/$(basename "$configuration")"

# What every system has comes from there, as wheels for Linux do it; everything else is brought along.
needed() {
  ldd "$@" | sed -n 's|.* => \(/[^ ]*\) (0x.*|\1|p' | sort -u |
    grep -Ev '/(libc|libm|libstdc\+\+|libgcc_s|libdl|libpthread|librt|libresolv|libutil|ld-linux[^/]*)\.so' || true
}
needed "$program" "$library"/*.so.* | while IFS= read -r file; do
  case "$file" in */opt/swift/* | */usr/lib/swift/*) echo "error: the program is not linked statically with Swift's library: $file" >&2; exit 1 ;; esac
  [ -e "$library/$(basename "$file")" ] || cp -L "$file" "$library/"
done
for file in "$library"/*.so*; do
  chmod 644 "$file"
  strip --strip-unneeded "$file" 2>/dev/null || true
  patchelf --set-rpath "\$ORIGIN" "$file"
done

# A machine without fonts still gets readable maps.
mkdir -p "$library/fonts"
for font in DejaVuSans.ttf DejaVuSans-Bold.ttf; do
  found=$(find /usr/share/fonts -name "$font" 2>/dev/null | head -n 1)
  [ -n "$found" ] || { echo "error: the font $font is missing; install DejaVu's fonts (fonts-dejavu-core)." >&2; exit 1; }
  cp "$found" "$library/fonts/"
done
cat >"$library/fonts.conf" <<'EOF'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <alias binding="weak"><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias binding="weak"><family>Helvetica</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
EOF

# The licences of what is brought along, as Debian keeps them.
if command -v dpkg-query >/dev/null 2>&1; then
  mkdir -p "$root/share/doc/navlint/licenses"
  { needed "$program" "$plugins"/libgvplugin_core.so.[0-9] "$plugins"/libgvplugin_dot_layout.so.[0-9] "$plugins"/libgvplugin_pango.so.[0-9]
    find /usr/share/fonts -name DejaVuSans.ttf
    find "$plugins" -name 'libgvplugin_core.so.*' -type f; } | sort -u | while IFS= read -r file; do
    real=$(readlink -f "$file")
    owner=$(dpkg-query -S "$file" "$real" "/usr$real" "${real#/usr}" 2>/dev/null | head -n 1 | sed 's/:.*//') || owner=""
    [ -n "$owner" ] || { echo "note: no package is known for $file" >&2; continue; }
    [ -e "/usr/share/doc/$owner/copyright" ] && cp -L "/usr/share/doc/$owner/copyright" "$root/share/doc/navlint/licenses/$owner"
    dpkg-query -W -f '${Package} ${Version} ${source:Package}\n' "$owner" | head -n 1
  done | sort -u >"$root/share/doc/navlint/libraries.txt"
fi
