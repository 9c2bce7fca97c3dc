#!/bin/bash
# What the GitHub action runs: findings as annotations, on a pull request only the new ones, told at the lines that caused them,
# and the change of navigation as a comment.
#
# Reads: NAVLINT, NAVLINT_SOURCE, NAVLINT_RELEASES (where releases lie, if not in navlint's own repository), INPUT_PATHS, INPUT_BASE, INPUT_FAIL_ON, INPUT_COMMENT, INPUT_SARIF, PULL_REQUEST, GH_TOKEN, and GitHub's own
# variables. Ends with navlint's exit code.
set -euo pipefail

say() { printf '%s\n' "$*" >&2; }

# Lines of an input as an array; empty ones are left out.
lines() {
  local line
  result=()
  while IFS= read -r line || [[ -n $line ]]; do
    if [[ -n $line ]]; then result+=("$line"); fi
  done <<<"$1"
}

navlint=${NAVLINT:-navlint}
if ! command -v "$navlint" >/dev/null 2>&1; then
  # The release whose source the action is; a commit between releases is built.
  version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$NAVLINT_SOURCE/Sources/NavigationModel/Tool.swift")
  if ! navlint=$(sh "$NAVLINT_SOURCE/scripts/ci/install.sh" "$version" "${RUNNER_TEMP:-/tmp}/navlint" ${NAVLINT_RELEASES:+"$NAVLINT_RELEASES"}); then
    say "Building navlint from source; this takes about 15 minutes."
    sh "$NAVLINT_SOURCE/scripts/prepare.sh"
    swift build --package-path "$NAVLINT_SOURCE" -c release --product navlint >&2
    navlint=$(swift build --package-path "$NAVLINT_SOURCE" -c release --show-bin-path)/navlint
  fi
fi

lines "${INPUT_PATHS:-.}"
paths=("${result[@]+"${result[@]}"}")
lines "${INPUT_FAIL_ON:-findings}"
levels=()
for level in "${result[@]+"${result[@]}"}"; do levels+=(--fail-on "$level"); done

# The repository is the one around the current folder, found by its '.git' as navlint finds it: what lies among the sources
# came with the pull request, and may look like a repository to git. Nothing that settings name runs.
top=$PWD
while [[ ! -e $top/.git && -n $top ]]; do top=${top%/*}; done
git() {
  command git -C "${top:-/}" -c safe.bareRepository=explicit -c core.hooksPath=/dev/null -c core.fsmonitor=false \
    -c protocol.ext.allow=never -c submodule.recurse=false -c gc.auto=0 -c maintenance.auto=false "$@"
}

# On a pull request the base branch, in a clone that may be shallow.
base=${INPUT_BASE:-}
if [[ -z $base && -n ${GITHUB_BASE_REF:-} ]]; then
  base="origin/$GITHUB_BASE_REF"
  if ! git rev-parse --verify --quiet "$base^{commit}" >/dev/null || ! git merge-base "$base" HEAD >/dev/null 2>&1; then
    say "Fetching the history that '$base' and this branch share."
    git fetch --quiet --no-tags --no-recurse-submodules --prune --unshallow origin "+refs/heads/$GITHUB_BASE_REF:refs/remotes/$base" 2>/dev/null ||
      git fetch --quiet --no-tags --no-recurse-submodules --prune origin "+refs/heads/$GITHUB_BASE_REF:refs/remotes/$base"
  fi
fi

outputs=(--format github)
[[ -n ${INPUT_SARIF:-} ]] && outputs+=(--format sarif --output "$INPUT_SARIF")

status=0
if [[ -z $base ]]; then
  # Without a base there is nothing to lose or to change: those levels are for pull requests.
  level=warning
  case "${INPUT_FAIL_ON:-findings}" in error | info) level=$INPUT_FAIL_ON ;; esac
  "$navlint" check "${outputs[@]}" --fail-on "$level" -- "${paths[@]}" || status=$?
  [[ ${INPUT_FAIL_ON:-} == never && $status -eq 1 ]] && status=0
  exit "$status"
fi

comment="${RUNNER_TEMP:-/tmp}/navlint-comment.md"
"$navlint" diff "${outputs[@]}" --format markdown --output "$comment" "${levels[@]}" -- "$base...HEAD" "${paths[@]}" || status=$?
[[ $status -gt 1 ]] && exit "$status"
[[ -n ${GITHUB_OUTPUT:-} ]] && printf 'comment=%s\n' "$comment" >>"$GITHUB_OUTPUT"

# The comment is found again by its first line and updated in place. A pull request from a fork has no right to write one:
# the job summary holds the same text.
number=${PULL_REQUEST:-}
if [[ ${INPUT_COMMENT:-true} == true && -n $number ]] && command -v gh >/dev/null 2>&1; then
  marker=$(head -n 1 "$comment")
  known=$(gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$number/comments" \
    --jq ".[] | select(.body | startswith(\"$marker\")) | .id" 2>/dev/null | head -n 1) || known=""
  if [[ -n $known ]]; then
    gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" -F "body=@$comment" >/dev/null || say "note: the comment could not be updated."
  else
    gh api --method POST "repos/$GITHUB_REPOSITORY/issues/$number/comments" -F "body=@$comment" >/dev/null || say "note: the comment could not be written."
  fi
fi
exit "$status"
