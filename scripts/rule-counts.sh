#!/bin/bash
# Counts what the rules say of apps, as Evaluation/rules.tsv has it.
#
# usage: scripts/rule-counts.sh NAVLINT APP…
#   NAVLINT  the program (.build/release/navlint)
#   APP      a folder with an app's sources; its own configuration is not read
set -euo pipefail
navlint=$(realpath "${1:?usage: scripts/rule-counts.sh NAVLINT APP…}")
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number=0
for app in "$@"; do
  number=$((number + 1))
  status=0
  (cd "$app" && "$navlint" check --no-config -q --format json .) >"$work/$number.json" 2>"$work/error" || status=$?
  if [ "$status" -gt 1 ]; then
    echo "rule-counts.sh: $app: $(head -1 "$work/error")" >&2
    rm "$work/$number.json"
  fi
done
python3 - "$work" <<'PYTHON'
import collections, glob, json, sys
counts = collections.defaultdict(collections.Counter)
files = sorted(glob.glob(sys.argv[1] + "/*.json"))
for file in files:
    for finding in json.load(open(file))["findings"]:
        counts[finding["rule"]][finding["severity"]] += 1
print(len(files), "apps")
print("| rule | error | warning | info |\n|---|---|---|---|")
for rule, of in sorted(counts.items()):
    print(f"| `{rule}` |", " | ".join(str(of[s] or "") for s in ("error", "warning", "info")), "|")
PYTHON
