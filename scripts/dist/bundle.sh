#!/bin/sh
# Packs laid out navlints as an artifact bundle, from which SwiftPM plugins take the program.
#
#   sh scripts/dist/bundle.sh VERSION FOLDER TRIPLE=STAGE…
#
# One variant for each system. Prints the archive. Format: SwiftPM's proposal SE-0305.
set -eu

version=$1 folder=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
bundle="$work/navlint.artifactbundle"
mkdir -p "$bundle"
variants=""
for variant in "$@"; do
  triple=${variant%%=*}
  cp -R "${variant#*=}" "$bundle/navlint-$version-$triple"
  variants="$variants${variants:+, }{\"path\": \"navlint-$version-$triple/bin/navlint\", \"supportedTriples\": [\"$triple\"]}"
done
cat >"$bundle/info.json" <<EOF
{
  "schemaVersion": "1.0",
  "artifacts": {
    "navlint": {
      "type": "executable",
      "version": "$version",
      "variants": [$variants]
    }
  }
}
EOF
target=$(CDPATH='' cd -- "$folder" && pwd)/navlint-$version.artifactbundle.zip
rm -f "$target"
python3 - "$work" "$target" <<'EOF'
import pathlib, sys, zipfile
root, target = pathlib.Path(sys.argv[1]), sys.argv[2]
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(p for p in root.rglob("*") if p.is_file()):
        item = zipfile.ZipInfo(path.relative_to(root).as_posix(), date_time=(1980, 1, 1, 0, 0, 0))
        item.compress_type, item.create_system = zipfile.ZIP_DEFLATED, 3
        item.external_attr = (0o100000 | (0o755 if path.stat().st_mode & 0o100 else 0o644)) << 16
        archive.writestr(item, path.read_bytes())
EOF
printf '%s\n' "$target"
