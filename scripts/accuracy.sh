#!/bin/bash
# Scores navlint against hand-made reference graphs and prints the table of docs/accuracy.md.
#
# usage: scripts/accuracy.sh LABELS APPS [NAVLINT]
#   LABELS   folder with the label files (OWNER+REPOSITORY.json) and score.py
#   APPS     folder with the labelled apps' sources, one folder each, named like the label file
#   NAVLINT  the program to score (.build/release/navlint)
set -euo pipefail
labels=${1:?usage: scripts/accuracy.sh LABELS APPS [NAVLINT]} apps=${2:?usage: scripts/accuracy.sh LABELS APPS [NAVLINT]}
navlint=$(realpath "${3:-.build/release/navlint}")
labels=$(realpath "$labels") apps=$(realpath "$apps")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo "| app | transitions F1 | precision | recall | back F1 | unreachable screens P / R | dead routes P / R | screen edges F1 | unresolved sites |"
echo "|---|---|---|---|---|---|---|---|---|"
for file in "$labels"/*.json; do
  name=$(basename "$file" .json)
  [ -d "$apps/$name" ] || { echo "accuracy.sh: no sources in $apps/$name" >&2; continue; }
  (cd "$apps/$name" && "$navlint" graph --format json . >"$work/graph.json" 2>/dev/null)
  python3 "$labels/score.py" "$file" "$work/graph.json" >"$work/score.txt"
  python3 - "$name" "$work" <<'PYTHON'
import json, sys
name, work = sys.argv[1:]
score = json.loads(open(work + "/score.txt").read().splitlines()[-1])
graph = json.load(open(work + "/graph.json"))
show = lambda key, part: "–" if score.get(key, {}).get(part) is None else f"{score[key][part]:.3f}"
pair = lambda key: f"{show(key, 'precision')} / {show(key, 'recall')}"
print("|", " | ".join([name.split("+", 1)[1], show("transitions", "f1"), show("transitions", "precision"), show("transitions", "recall"),
    show("back", "f1"), pair("unreachable-screens"), pair("dead-routes"), show("screen-edges", "f1"), str(len(graph["unresolved"]))]), "|")
PYTHON
done
