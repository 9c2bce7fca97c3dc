#!/bin/sh
# Makes sure that a headless browser is there for the tests of the HTML page. Fails, without a word of error, where there is none to be had.
set -eu

has_browser() {
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    # A stub that only asks for another package is no browser.
    "$name" --version >/dev/null 2>&1 && return 0
  done
  [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ]
}

has_browser && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
  printf 'Installing chromium with apt-get.\n' >&2
  env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2 || true
  env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends chromium >&2 || true
fi
has_browser && exit 0
printf 'note: no Chromium or Chrome here; the tests of the HTML page will be skipped.\n' >&2
exit 1
