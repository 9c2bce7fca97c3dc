#!/bin/sh
# Makes the documentation of the library NavlintKit with DocC, as a folder of pages for any web server. A warning is an error.
#
#   sh scripts/api-docs.sh [FOLDER]
#
# FOLDER is 'out/api'. The toolchain's own 'docc' is used, so the package needs no plugin. The address that the pages are served from is
# taken from NAVLINT_API_PATH ('navlint', as on GitHub Pages).
set -eu

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$top"
folder=${1:-"$top/out/api"}
# The modules of the product 'NavlintKit'.
modules="NavlintKit NavigationModel Rules Reporting"

if [ "$(uname -s)" = Darwin ]; then
  docc=$(xcrun --find docc)
  set -- -sdk "$(xcrun --show-sdk-path)"
else
  docc=$(command -v docc || printf '%s\n' "$(dirname -- "$(readlink -f "$(command -v swift)")")/docc")
  set --
fi
[ -x "$docc" ] || { echo "error: 'docc' is not in the toolchain of $(command -v swift). Install one that has it (swift.org's have)." >&2; exit 1; }

swift build --target NavlintKit >&2
swift build --target Reporting >&2
built=$(swift build --show-bin-path)
triple=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",*$/\1/p')
# Modules in C that the modules import have their maps beside their headers.
for map in $(cd .build/checkouts && find . -name module.modulemap -path '*/include/*'); do
  set -- "$@" -I "$top/.build/checkouts/$(dirname "$map")"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
mkdir "$work/symbols"
for module in $modules; do
  swift symbolgraph-extract -module-name "$module" -target "$triple" -I "$built/Modules" "$@" -minimum-access-level public \
    -skip-synthesized-members -skip-inherited-docs -output-dir "$work/symbols"
done
# Without what other modules' types gain: those pages stand in their own libraries.
find "$work/symbols" -name '*@*' -delete

"$docc" convert Sources/NavlintKit/NavlintKit.docc --additional-symbol-graph-dir "$work/symbols" \
  --fallback-display-name NavlintKit --fallback-bundle-identifier navlint.NavlintKit \
  --transform-for-static-hosting --hosting-base-path "${NAVLINT_API_PATH:-navlint}" --warnings-as-errors --output-path "$work/api"
rm -rf "$folder"
mkdir -p "$(dirname -- "$folder")"
mv "$work/api" "$folder"
printf '%s\n' "$folder"
