#!/bin/sh
# Fuzzes readers: sh Fuzzing/run.sh [SECONDS] [TARGET...]; without a target all of them, each for that long,
# as many at a time as there are cores.
#
# Seeds come from Fixtures and are not committed; what a run finds new stays in .build/fuzzing/corpus. An input that crashes,
# takes more than TIMEOUT seconds (10; more on a busy machine, as the clock on the wall counts), or more than two gigabytes is left in
# .build/fuzzing/found, and the script ends with 1.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
[ $# -gt 0 ] && shift
targets=${*:-swift interface propertylist project texts configuration facts baseline graph lock git index ignore}
fuzz=.build/fuzzing/fuzz
found=.build/fuzzing/found
mkdir -p "$found"

# Seeds: the files of the fixtures that a reader is for, and one or two of each format that has none there.
seed() {
  folder=.build/fuzzing/corpus/$1
  mkdir -p "$folder"
  number=0
  case $1 in
    swift) pattern='*.swift' ;;
    interface) pattern='*.storyboard' ;;
    propertylist) pattern='*.plist' ;;
    configuration) pattern='*.yml' ;;
    lock) pattern='*.nav' ;;
    *) pattern='' ;;
  esac
  if [ -n "$pattern" ]; then
    find Fixtures Integrations -name "$pattern" -size -40k | LC_ALL=C sort | while read -r file; do
      number=$((number + 1))
      cp "$file" "$folder/seed-$number"
    done
  fi
  case $1 in
    propertylist)
      printf '<?xml version="1.0"?><plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneStoryboardFile</key><string>Main</string></dict><key>a</key><array><true/><dict/></array></dict></plist>' > "$folder/seed-own"
      printf '{ CFBundleURLTypes = ( { CFBundleURLSchemes = ( app, "b" ); } ); /* a */ }' > "$folder/seed-old"
      # Binary: an Info.plist, and a set, which crashes Foundation's reader.
      printf 'bplist00\324\001\002\003\004\005\013\025\026\137\020\020CFBundleURLTypes\137\020\032UIApplicationSceneManifestQdQn\241\006\321\007\010\137\020\022CFBundleURLSchemes\242\011\012Sappa\000\351\322\014\015\016\017\137\020\043UIApplicationSupportsMultipleScenes\137\020\025UISceneConfigurations\011\321\020\021Qr\241\022\321\023\024\137\020\030UISceneDelegateClassNameSA\056BAx\020\007\010\021\044ACEGJ\137bfin\224\254\255\260\262\264\267\322\326\330\000\000\000\000\000\000\001\001\000\000\000\000\000\000\000\027\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\332' > "$folder/seed-binary"
      printf 'bplist00\321\001\002\137\020\020CFBundleURLTypes\301\003Qx\010\013\036\040\000\000\000\000\000\000\001\001\000\000\000\000\000\000\000\004\000\000\000\000\000\000\000\000\000\000\000\000\000\000\000\042' > "$folder/seed-set" ;;
    project) printf '// !$*UTF8*$!\n{ buildSettings = { SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2"; SUPPORTED_PLATFORMS = "iphoneos"; }; }' > "$folder/seed-own" ;;
    texts)
      printf '/* a */ "k" = "t\\U00e9 \\n";\nplain = word;\n' > "$folder/seed-own"
      printf '{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "\\u00e9 %%lld"}}}}}}}, "m": {}}}' > "$folder/seed-catalog"
      printf '<?xml version="1.0"?><plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%%#@n@</string><key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%%d</string></dict></dict></dict></plist>' > "$folder/seed-plurals" ;;
    configuration) printf 'extends: ../b.yml\nincluded: [A, "*/B"]\nrules: {push-loop: error, dead-end-screen: {severity: info}}\npolicies:\n  - name: x\n    forbidden: {from: "A*", to: "/B(c|d)+/"}\nentry_points: [{screen: A, via: deep-link}]\n' > "$folder/seed-own" ;;
    baseline) printf '# navlint baseline, version 1. One\npush-loop\tA\ndead-end-screen\tA.B\t#2\n' > "$folder/seed-own" ;;
    graph)
      for app in Fixtures/*/; do ".build/${CONFIG:-debug}/navlint" graph -q "$app" --format json > "$folder/seed-$(basename "$app")" || true; done ;;
    lock) printf 'screen A view reachable\nscreen B view reachable\n\000screen A view reachable\nA -> B push owner=A\n' > "$folder/seed-own" ;;
    git) printf '0123456789012345678901234567890123456789 blob 3\nabc\nx missing\n0123456789012345678901234567890123456780 tree 1\na\n' > "$folder/seed-own" ;;
    index)
      cp .git/index "$folder/seed-repository" 2>/dev/null || true
      # One file in versions 2 and 4, with made-up times and names of objects.
      for v in 2 4; do
        {
          printf "DIRC\\000\\000\\000\\00$v\\000\\000\\000\\001"
          head -c 24 /dev/zero; printf '\000\000\201\244'; head -c 32 /dev/zero; printf '\000\001'
          [ $v = 4 ] && printf '\000'
          printf 'a\000'; head -c 20 /dev/zero
        } > "$folder/seed-$v"
      done ;;
    ignore) printf '*.a\n!b/**/c\n/d/\n[a-z[:digit:]]?\\*\n**/e\n' > "$folder/seed-own" ;;
    # The fuzzer turns Swift sources into facts by itself, when it is asked to.
    facts) NAVLINT_FUZZ_WRITE=$folder NAVLINT_FUZZ=facts "$fuzz" -runs=1 $(find Fixtures -name '*.swift' -size -8k | LC_ALL=C sort | head -n 20) > /dev/null 2>&1 || true ;;
  esac
}

# Fuzzes one target, and says in one line what came of it.
attack() {
  target=$1
  seed "$target"
  log=.build/fuzzing/$target.log
  # Swift's own crash report takes longer than the fuzzer's, and says no more.
  # Caches that live as long as the process are no leaks.
  if NAVLINT_FUZZ=$target ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no nice -n 19 "$fuzz" -max_total_time="$seconds" -timeout="${TIMEOUT:-10}" -rss_limit_mb=2048 -max_len=16384 \
    -artifact_prefix="$found/$target-" -print_final_stats=1 -detect_leaks=0 ".build/fuzzing/corpus/$target" > "$log" 2>&1
  then
    echo "$target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs, nothing found"
  else
    echo "$target: FOUND, see $log and $found"
    tail -n 20 "$log"
    return 1
  fi
}

status=0
running=""
finish() {
  for process in $running; do wait "$process" || status=1; done
  running=""
}

# As many targets at a time as there are cores.
cores=$(getconf _NPROCESSORS_ONLN)
for target in $targets; do
  attack "$target" &
  running="$running $!"
  # shellcheck disable=SC2086
  set -- $running
  [ $# -lt "$cores" ] || finish
done
finish
exit $status
