#!/bin/sh
# Builds the fuzzer: navlint's own modules with coverage and AddressSanitizer, linked with the uninstrumented
# swift-syntax and Yams that the package's build has made. Instrumenting those would cost many minutes and find faults that are not ours.
#
#   sh Fuzzing/build.sh            after 'swift build' in the same configuration; CONFIG=release for faster runs
#   sh Fuzzing/build.sh readers    instruments the readers alone; what links and judges is taken as the package's build made it
set -eu
cd "$(dirname "$0")/.."
CONFIG=${CONFIG:-debug}
# Three quarters of the code stand here, and read no bytes.
as_built=""
[ "${1:-all}" = readers ] && as_built="Dialects Linking Rules"
# A relative path: the folder of the project may have a space in its name, and the flags below are split at spaces.
BUILD=.build/$(readlink ".build/$CONFIG" || echo "$CONFIG")
OUT=.build/fuzzing
mkdir -p "$OUT/objects"

# As SwiftPM names the package: after its folder. What it built opens its 'package' declarations to that name alone.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c 'a-z0-9\n' '_' | sed 's/^[0-9]/_/')

flags="-swift-version 6 -parse-as-library -enable-testing -package-name $package -Onone -gline-tables-only -sanitize=fuzzer,address -I $OUT -I $BUILD/Modules"
for folder in .build/checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include .build/checkouts/Yams/Sources/CYaml/include; do
  flags="$flags -Xcc -fmodule-map-file=$folder/module.modulemap -I $folder"
done

# A file has an object of its own, so that several cores make them.
threads=$(getconf _NPROCESSORS_ONLN)
modules="NavigationModel Threads Globs SourceFacts Dialects Linking Rules Policies Configuration Comparing Workspace"
folders=""
changed=""
for module in $modules; do
  case " $as_built " in *" $module "*)
    folders="$folders $BUILD/$module.build"
    # An instrumented module of an earlier build would be found first.
    rm -rf "$OUT/$module.swiftmodule" "$OUT/objects/$module.made"
    continue ;;
  esac
  folder=$OUT/objects/$module
  made=$folder.made
  folders="$folders $folder"
  # What stands on a module that changed is built anew, too.
  if [ -z "$changed" ] && [ -f "$made" ] && [ -z "$(find "Sources/$module" "$BUILD/Modules" -newer "$made" -name '*.swift*' | head -n 1)" ]; then continue; fi
  changed=yes
  echo "building $module"
  rm -rf "$folder" "$made"
  mkdir -p "$folder"
  find "Sources/$module" -name '*.swift' | LC_ALL=C sort > "$folder.files"
  { printf '{'; sed "s,.*/\\(.*\\)\\.swift,\"&\": {\"object\": \"$folder/\\1.o\"}\,," "$folder.files"; printf '"": {}}'; } > "$folder.json"
  # shellcheck disable=SC2086
  swiftc $flags -wmo -num-threads "$threads" -c -module-name "$module" -emit-module -emit-module-path "$OUT/$module.swiftmodule" \
    -output-file-map "$folder.json" "@$folder.files"
  touch "$made"
done
echo "building the fuzzer"
# shellcheck disable=SC2046,SC2086
swiftc $flags -o "$OUT/fuzz" Fuzzing/*.swift $(find $folders -name '*.o' | LC_ALL=C sort) \
  $(find "$BUILD"/SwiftSyntax.build "$BUILD"/SwiftSyntax[0-9]*.build "$BUILD"/SwiftParser.build "$BUILD"/_SwiftSyntaxCShims.build "$BUILD"/Yams.build "$BUILD"/CYaml.build -name '*.o' | LC_ALL=C sort)
