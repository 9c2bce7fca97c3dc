#!/bin/sh
# Writes the repository's address and the version into every page and file that users copy from.
#
#   sh scripts/stamp.sh               writes them
#   sh scripts/stamp.sh --check       ends with 1 where a file says something else, and says which
#   sh scripts/stamp.sh OWNER/NAME    changes the address, here and everywhere
#
# The address stands in scripts/repository.txt, the version in Sources/NavigationModel/Tool.swift. After a change of either, run this.
set -eu

cd "$(dirname -- "$0")/.."
mode=${1:-write}
address=$(cat scripts/repository.txt)
version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' Sources/NavigationModel/Tool.swift)
[ -n "$version" ] || { printf 'stamp.sh: Sources/NavigationModel/Tool.swift names no version.\n' >&2; exit 2; }

case $mode in
  write | --check) ;;
  */*/* | /* | */ | *[!A-Za-z0-9_./-]*) printf "stamp.sh: '%s' is no address: write OWNER/NAME.\n" "$mode" >&2; exit 2 ;;
  */*) ;;
  *) printf "stamp.sh: '%s' is not understood: nothing, --check or OWNER/NAME.\n" "$mode" >&2; exit 2 ;;
esac

files() {
  find README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md CODE_OF_CONDUCT.md action.yml .pre-commit-hooks.yaml Dockerfile ci docs Integrations Sources/NavlintKit/NavlintKit.docc .github \
    -name .build -prune -o -type f \( -name '*.md' -o -name '*.yml' -o -name '*.yaml' -o -name '*.rb' -o -name '*.swift' -o -name Dockerfile \) -print
}

# OWNER is what a page says before it was stamped. The name ends where no letter of a name follows.
name=${address#*/}
owner=${address%/*}
stamped() {
  sed -E \
    -e "s#(github\.com/|githubusercontent\.com/|uses: )[A-Za-z0-9_.-]+/$name([^A-Za-z0-9_-]|\$)#\1$address\2#g" \
    -e "s#(brew [a-z]+ (--HEAD )?)[A-Za-z0-9_.-]+/tap/#\1$owner/tap/#g" \
    -e "s#(uses: $address)@[^ ]+#\1@v$version#" \
    -e "s#(githubusercontent\.com/$address)/[^/]+/#\1/v$version/#" \
    -e "s#(github\.com/$address/(releases/download|archive/refs/tags))/v[0-9][0-9.]*(/|\.tar)#\1/v$version\3#" \
    -e "s#(github\.com/$address(\.git)?\", (from|exact): )\"[^\"]*\"#\1\"$version\"#" \
    -e "/repo: https:..github\.com.$owner.$name\$/{n;s#rev: .*#rev: v$version#;}" \
    "$1"
}

if [ "$mode" != write ] && [ "$mode" != --check ]; then
  work=$(mktemp)
  trap 'rm -f "$work"' EXIT INT TERM
  files | while IFS= read -r file; do
    sed -e "s#$address#$mode#g" -e "s#$owner/tap/#${mode%/*}/tap/#g" "$file" >"$work"
    cmp -s "$file" "$work" || cat "$work" >"$file"
  done
  printf '%s\n' "$mode" >scripts/repository.txt
  rm -f "$work"
  exec sh scripts/stamp.sh
fi

status=0
new=$(mktemp)
trap 'rm -f "$new"' EXIT INT TERM
list=$(files)
IFS='
'
for file in $list; do
  stamped "$file" >"$new"
  cmp -s "$file" "$new" && continue
  if [ "$mode" = write ]; then
    cat "$new" >"$file"
    printf '%s\n' "$file"
  else
    printf "stamp.sh: %s does not say '%s' and version %s: run 'sh scripts/stamp.sh'.\n" "$file" "$address" "$version" >&2
    status=1
  fi
done
for file in $list; do
  if grep -n '\bOWNER/' "$file" >&2; then
    printf 'stamp.sh: %s says OWNER in a place that this script does not know.\n' "$file" >&2
    status=1
  fi
done
grep -q "^## \[*$version" CHANGELOG.md || {
  printf 'stamp.sh: CHANGELOG.md has no section "## %s".\n' "$version" >&2
  status=1
}
exit "$status"
