#!/bin/sh
# Makes a package of the SwiftPM plugins that brings a built navlint along, so that nobody who uses it builds navlint or the Swift parser.
#
#   sh scripts/plugin-package.sh [PROGRAM [FOLDER]]
#
# PROGRAM is the release build unless named; FOLDER is 'out/navlint-plugins'. Commit the folder, or zip its artifact bundle for a release and
# name the address in Package.swift. It is for machines like this one: a program for others is one more variant in info.json. Prints the folder.
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
program=${1:-"$top/.build/release/navlint"}
out=${2:-"$top/out/navlint-plugins"}

version=$("$program" --version)
triple=$(swift -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",*$/\1/p')
[ -n "$triple" ] || { printf 'error: swift does not say for which system it builds.\n' >&2; exit 1; }
bundle="$out/navlint.artifactbundle"

mkdir -p "$bundle/bin" "$out/Plugins"
cp "$program" "$bundle/bin/navlint"
cp -R "$top/Integrations/SwiftPM/Plugins/." "$out/Plugins"
cat >"$bundle/info.json" <<EOF
{
  "schemaVersion": "1.0",
  "artifacts": {
    "navlint": {
      "type": "executable",
      "version": "${version#navlint }",
      "variants": [{"path": "bin/navlint", "supportedTriples": ["$triple"]}]
    }
  }
}
EOF
# The program is a target of the package itself instead of another package's product.
sed -e '/^  dependencies: \[.package(name: "navlint"/d' \
  -e 's|\.product(name: "navlint", package: "navlint")|"navlint"|' \
  -e 's|^  targets: \[$|&\
    .binaryTarget(name: "navlint", path: "navlint.artifactbundle"),|' \
  "$top/Integrations/SwiftPM/Package.swift" >"$out/Package.swift"
printf '%s\n' "$out"
