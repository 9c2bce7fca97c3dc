#!/bin/sh
# Makes sure that the programs are there that reports are validated with: xmllint, and Python's jsonschema. Without them those
# tests are skipped, except where NAVLINT_VALIDATORS=required says that they must not be.
set -eu

if ! command -v xmllint >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
  DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends libxml2-utils >&2 || {
    apt-get update -q >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends libxml2-utils >&2
  }
fi
for package in jsonschema pre-commit; do
  module=$(printf '%s' "$package" | tr - _)
  python3 -c "import $module" >/dev/null 2>&1 || python3 -m pip install -q "$package" >&2 || true
done
