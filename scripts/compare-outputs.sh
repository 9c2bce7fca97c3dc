#!/bin/sh
# Compares what two builds of navlint say of the same sources: for changes that must change nothing.
#
#   scripts/compare-outputs.sh OLD_NAVLINT NEW_NAVLINT [FOLDER…]
#
# Runs 'graph --format json' and 'check --format json' with both programs on each folder of Fixtures and on each FOLDER:
# all rules on, guesses too, no configuration, no cache. Names each output that differs, with the number of changed
# lines and the first of them, and each run that ended otherwise. Exit code: 0 all the same, 1 something differs, 2 it could not compare.
# SHOWN (20) says how many lines of a difference are shown.
set -eu

usage="usage: scripts/compare-outputs.sh OLD_NAVLINT NEW_NAVLINT [FOLDER…]"
old=${1:?"$usage"} new=${2:?"$usage"}
shift 2
for program in "$old" "$new"; do
  [ -x "$program" ] && [ -f "$program" ] || { echo "'$program' is no program." >&2; exit 2; }
done
for folder in "$@"; do
  [ -d "$folder" ] || { echo "'$folder' is no folder." >&2; exit 2; }
done
old=$(realpath -- "$old") new=$(realpath -- "$new")

top=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 2' INT TERM

# A rule that is off unless asked for is switched on by giving it a severity. Rules that only one of the two knows show as differences.
severities() {
  "$1" rules --no-config --format json | tr '{' '\n' | sed -n 's/.*"id": "\([^"]*\)".*"severity": "\([^"]*\)".*/--severity \1=\2/p' | tr '\n' ' '
}
severities "$old" > "$work/severities-old"
severities "$new" > "$work/severities-new"
[ -s "$work/severities-old" ] && [ -s "$work/severities-new" ] || { echo "The rules could not be listed." >&2; exit 2; }

# run PROGRAM NAME COMMAND…: standard output, and the exit code after it, so that both are compared.
run() {
  program=$1 name=$2 status=0
  shift 2
  "$program" "$@" --no-config --no-cache --confidence guessed > "$work/$name" 2> "$work/errors" || status=$?
  echo "exit code $status" >> "$work/$name"
  [ "$status" -lt 2 ] || sed "s|^|  $name: |" "$work/errors" >&2
}

# One file at a time: the JSON has one line an item, so a difference shows what changed.
compared=0 different=0
compare() {
  command=$1 folder=$2
  shift 2
  compared=$((compared + 1))
  # Both run in the same folder: outputs hold paths as seen from there.
  # shellcheck disable=SC2046 # several words on purpose
  (cd "$folder" && run "$old" old "$command" --format json $(if [ "$command" = check ]; then cat "$work/severities-old"; fi) .)
  # shellcheck disable=SC2046
  (cd "$folder" && run "$new" new "$command" --format json $(if [ "$command" = check ]; then cat "$work/severities-new"; fi) .)
  if diff "$work/old" "$work/new" > "$work/diff"; then return 0; fi
  different=$((different + 1))
  echo "$command $folder: $(grep -c '^[<>]' "$work/diff") lines differ"
  sed -n "1,${SHOWN:-20}p" "$work/diff" | cut -c1-300 | sed 's/^/  /'
}

for folder in "$top"/Fixtures/*/ "$@"; do
  for command in graph check; do compare "$command" "$folder"; done
done
echo "$different of $compared outputs differ."
[ "$different" -eq 0 ]
