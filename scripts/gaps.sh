#!/bin/sh
# What the maps of some apps leave open, one line an app: sites without a destination, transitions without an origin (starts of flows
# aside), screens of live code without a way to them, and used routes that show nothing.
#
#   scripts/gaps.sh NAVLINT APP…
set -eu
navlint=$1
shift
echo "| app | transitions | sites without destination | transitions without origin | screens | without a way | routes that show nothing |"
echo "|---|---|---|---|---|---|---|"
for app in "$@"; do
  "$navlint" graph "$app" --no-config --no-cache -q --format json | python3 -c '
import json, os, sys
g = json.load(sys.stdin)
live = [s for s in g["screens"] if s["reachable"]]
row = [
    len(g["transitions"]), len(g["unresolved"]),
    sum(not t["from"] and t["kind"] != "flow" for t in g["transitions"]),
    len(live), sum(s["depth"] is None for s in live),
    sum(r["used"] and not r["destinations"] for r in g["routes"]),
]
print("|", os.path.basename(os.path.normpath(sys.argv[1])), "|", " | ".join(map(str, row)), "|")
' "$app"
done
