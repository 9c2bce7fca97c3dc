#!/bin/sh
# All readers for a minute together, short enough for continuous integration. Says so and does nothing where the compiler
# comes without libFuzzer and AddressSanitizer; every other failure fails.
#
#   sh Fuzzing/minute.sh [build]      'build' stops when the fuzzer is built
set -eu
cd "$(dirname "$0")/.."

probe=$(mktemp -d)
trap 'rm -rf "$probe"' EXIT
printf '@_cdecl("LLVMFuzzerTestOneInput")\npublic func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 { 0 }\n' > "$probe/probe.swift"
if ! swiftc -parse-as-library -sanitize=fuzzer,address "$probe/probe.swift" -o "$probe/probe" > "$probe/log" 2>&1; then
  echo "Fuzzing is skipped: this compiler builds no fuzzer. It said:"
  tail -n 3 "$probe/log"
  exit 0
fi
sh Fuzzing/build.sh readers
[ "${1:-}" = build ] && exit 0
# A machine that builds for others, too, may let an input wait.
TIMEOUT=60 sh Fuzzing/run.sh "${SECONDS_EACH:-5}"
