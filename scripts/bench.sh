#!/bin/sh
# Measures 'navlint check' of whole programs against what reading Swift costs at least.
#
#   scripts/bench.sh FOLDER          (make bench SOURCES=FOLDER)
#
# Cold, warm (nothing changed), with a comment more at the end of one file, with one more at its beginning, and with a function more in it; user
# and wall time, peak memory, and the phases. With Python, also one edit in the language server (the median of TYPED; of CPU time the mean): code
# that makes or unmakes a finding, a comment, and a function letter by letter. The yardsticks are measured in
# the same run, alternately with navlint, because machines are busy with other things: SwiftParser alone on the same files (the floor), and,
# where they are installed, ast-grep looking for one pattern and 'swift format lint'. Times are the best of ROUNDS; user time
# disturbs least. NAVLINT and PARSE_FLOOR name other builds.
set -eu

sources=${1:?"Name the folder of an app's sources: make bench SOURCES=path/to/app"}
rounds=${ROUNDS:-3}
navlint=${NAVLINT:-.build/release/navlint}
floor=${PARSE_FLOOR:-.build/release/parse-floor}
typed=${TYPED:-20}
[ -d "$sources" ] || { echo "'$sources' is no folder." >&2; exit 2; }
[ -x /usr/bin/time ] || { echo "GNU time is needed: apt-get install time" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A copy, as one file of it is changed. Without a repository's rules, all that is in it is read.
mkdir "$work/app"
cp -R "$sources/." "$work/app/"
rm -rf "$work/app/.git"

# run NAME COMMAND…: one line "NAME wall user memory" is added to the results.
run() {
  name=$1
  shift
  status=0
  /usr/bin/time -f '%e %U %S %M' -o "$work/time" "$@" > /dev/null 2> "$work/err" || status=$?
  [ "$status" -le 1 ] || { echo "$name failed with $status:" >&2; cat "$work/err" >&2; exit 2; }
  tail -n 1 "$work/time" | awk -v name="$name" '{ print name, $1, $2 + $3, $4 }' >> "$work/results"
  [ ! -s "$work/err" ] || cp "$work/err" "$work/err-$name"
}

check() { run "$1" "$navlint" check "$work/app" -q --timings --cache-path "$work/cache"; }

# A file of the app: of a test only the first lines are read.
changed=$(find "$work/app" -name '*.swift' -size +1k -print0 | sort -z | xargs -0 grep -L -E '^(@testable )?import (XCTest|Testing)' | sed -n 1p)
round=0
while [ "$round" -lt "$rounds" ]; do
  round=$((round + 1))
  run floor "$floor" "$work/app"
  rm -rf "$work/cache"
  check cold
  check warm
  # What says nothing to navlint, and what does.
  echo "// round $round" >> "$changed"
  check remark
  # What moves all code of the file by a line.
  { echo "// round $round"; cat "$changed"; } > "$work/moved"
  cp "$work/moved" "$changed"
  check moved
  echo "func ofRound$round() {}" >> "$changed"
  check changed
  run uncached "$navlint" check "$work/app" -q --no-cache
  if command -v python3 > /dev/null 2>&1; then python3 scripts/time-typing.py "$navlint" "$work/app" "$typed" --rows >> "$work/results"; fi
  if command -v ast-grep > /dev/null 2>&1; then run ast-grep ast-grep run --pattern '$A.present($$$)' --lang swift "$work/app"; fi
  if [ -n "${FORMAT:-}" ]; then run swift-format swift format lint --recursive --parallel "$work/app"; fi
done

files=$(find "$work/app" -name '*.swift' | wc -l)
lines=$(find "$work/app" -name '*.swift' -exec cat {} + | wc -l)
echo "$files Swift files, $lines lines; best of $rounds rounds, $(getconf _NPROCESSORS_ONLN) processors"
echo
awk '
  { if (!($1 in wall)) { order[++count] = $1; wall[$1] = $2; user[$1] = $3; memory[$1] = $4 }
    if ($2 < wall[$1]) wall[$1] = $2; if ($3 < user[$1]) user[$1] = $3; if ($4 > memory[$1]) memory[$1] = $4 }
  END {
    printf "| run | wall s | CPU s | MB | wall / floor | CPU / floor | wall / cold | CPU / cold |\n|---|---|---|---|---|---|---|---|\n"
    for (i = 1; i <= count; i++) { n = order[i]
      printf "| %s | %.2f | %.2f | %d | %.2f | %.2f | %.2f | %.2f |\n", n, wall[n], user[n], memory[n] / 1024,
        wall[n] / wall["floor"], user[n] / user["floor"], wall[n] / wall["cold"], user[n] / user["cold"] } }
' "$work/results"
for name in cold changed moved remark warm; do
  echo
  echo "$name, phases of the last round:"
  grep '^  ' "$work/err-$name"
done
