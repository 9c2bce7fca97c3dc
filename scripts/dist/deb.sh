#!/bin/sh
# Packs a laid out navlint as a package for Debian and Ubuntu. It needs nothing but the libraries of C and C++.
#
#   sh scripts/dist/deb.sh STAGE VERSION ARCHITECTURE FOLDER
#
# ARCHITECTURE is Debian's name (amd64, arm64). Prints the package.
set -eu

stage=$1 version=$2 architecture=$3 folder=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
root="$work/root"
mkdir -p "$root/DEBIAN"
cp -R "$stage" "$root/usr"
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/doc/navlint/LICENSE" "$root/usr/share/doc/navlint/copyright"
gzip -9 -n "$root/usr/share/man/man1/navlint.1"
# The newest symbol that anything in the package needs says which C library it runs with.
libc=$(find "$root/usr/bin" "$root/usr/lib" -type f -exec objdump -T {} + 2>/dev/null | grep -o 'GLIBC_2\.[0-9]*' | sed 's/GLIBC_//' | sort -t. -k2 -n | tail -n 1)
cat >"$root/DEBIAN/control" <<EOF
Package: navlint
Version: $version
Architecture: $architecture
Maintainer: The navlint maintainers <navlint@users.noreply.github.com>
Installed-Size: $(du -sk "$root/usr" | cut -f 1)
Depends: libc6 (>= $libc), libstdc++6, libgcc-s1
Recommends: git
Section: devel
Priority: optional
Homepage: https://github.com/$(cat "$(dirname -- "$0")/../repository.txt")
Description: navigation graph analyzer and linter for Swift apps
 Reads the Swift sources of an iOS or macOS app without building them, and
 reports unreachable screens, dead routes, endless pushes and other navigation
 bugs. Draws the map of screens as SVG, PNG, PDF or an HTML page.
EOF
find "$root" -exec touch -h -d @0 {} +
target="$folder/navlint_${version}_$architecture.deb"
SOURCE_DATE_EPOCH=0 dpkg-deb --root-owner-group --build "$root" "$target" >/dev/null
printf '%s\n' "$target"
