#!/bin/sh
# Builds the fuzzer: navlint's own modules with coverage and AddressSanitizer, linked with the uninstrumented
# swift-syntax and Yams that the package's build has made. Instrumenting those would cost many minutes and find faults that are not ours.
#
#   sh Fuzzing/build.sh        after 'swift build' in the same configuration; CONFIG=release for faster runs
set -eu
cd "$(dirname "$0")/.."
CONFIG=${CONFIG:-debug}
# A relative path: the folder of the project may have a space in its name, and the flags below are split at spaces.
BUILD=.build/$(readlink ".build/$CONFIG" || echo "$CONFIG")
OUT=.build/fuzzing
mkdir -p "$OUT/objects"

flags="-swift-version 6 -parse-as-library -enable-testing -package-name navlint -Onone -gline-tables-only -sanitize=fuzzer,address -I $OUT -I $BUILD/Modules"
for folder in .build/checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include .build/checkouts/Yams/Sources/CYaml/include; do
  flags="$flags -Xcc -fmodule-map-file=$folder/module.modulemap -I $folder"
done

modules="NavigationModel Threads Globs SourceFacts Dialects Linking Rules Policies Configuration Comparing Workspace"
objects=""
changed=""
for module in $modules; do
  object=$OUT/objects/$module.o
  objects="$objects $object"
  # What stands on a module that changed is built anew, too.
  if [ -z "$changed" ] && [ -f "$object" ] && [ -z "$(find "Sources/$module" "$BUILD/Modules" -newer "$object" -name '*.swift*' | head -n 1)" ]; then continue; fi
  changed=yes
  echo "building $module"
  # shellcheck disable=SC2086,SC2046
  find "Sources/$module" -name '*.swift' | LC_ALL=C sort > "$OUT/$module.files"
  swiftc $flags -wmo -c -module-name "$module" -emit-module -emit-module-path "$OUT/$module.swiftmodule" -o "$object" "@$OUT/$module.files"
done
echo "building the fuzzer"
# shellcheck disable=SC2046
swiftc $flags -o "$OUT/fuzz" Fuzzing/*.swift $objects \
  $(find "$BUILD"/SwiftSyntax.build "$BUILD"/SwiftSyntax[0-9]*.build "$BUILD"/SwiftParser.build "$BUILD"/_SwiftSyntaxCShims.build "$BUILD"/Yams.build "$BUILD"/CYaml.build -name '*.o' | LC_ALL=C sort)
