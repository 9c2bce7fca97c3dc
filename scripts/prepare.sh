#!/bin/sh
# Makes sure that what the build needs is there: Swift, and Graphviz's library with its headers.
# Installs Graphviz where apt or brew is there; says what to install where not.
set -eu

say() { printf '%s\n' "$*" >&2; }

if ! command -v swift >/dev/null 2>&1; then
  say "error: there is no 'swift' on the PATH. navlint needs Swift 6.1 or later: https://www.swift.org/install"
  exit 1
fi

# SwiftPM asks pkg-config for the library, so both must be there.
has_graphviz() { command -v pkg-config >/dev/null 2>&1 && pkg-config --exists libgvc 2>/dev/null; }

has_graphviz && exit 0

if command -v apt-get >/dev/null 2>&1; then
  packages="libgraphviz-dev pkg-config"
  if [ "$(id -u)" -eq 0 ]; then
    sudo=""
  elif command -v sudo >/dev/null 2>&1; then
    sudo="sudo"
  else
    say "error: Graphviz's library is missing, and installing it needs root. Run as root, then try again:"
    say "  apt-get update && apt-get install -y $packages"
    exit 1
  fi
  say "Installing $packages with apt-get."
  # A failing update (one source of many) is no reason to stop: the install tells.
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2 || say "note: apt-get update failed; trying the lists that are there."
  # shellcheck disable=SC2086 # two words on purpose
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $packages >&2 || {
    say "error: apt-get could not install $packages; see its message above."
    exit 1
  }
elif command -v brew >/dev/null 2>&1; then
  say "Installing graphviz and pkgconf with brew."
  brew install graphviz pkgconf >&2 || {
    say "error: brew could not install graphviz; see its message above."
    exit 1
  }
else
  say "error: Graphviz's library with its headers, or pkg-config, is missing. Install them, then try again:"
  say "  Fedora, RHEL, Amazon Linux  dnf install graphviz-devel pkgconf-pkg-config"
  say "  openSUSE                    zypper install graphviz-devel pkg-config"
  say "  Arch                        pacman -S graphviz pkgconf"
  say "  Alpine                      apk add graphviz-dev pkgconf"
  say "  macOS                       brew install graphviz pkgconf (https://brew.sh)"
  exit 1
fi

if ! has_graphviz; then
  say "error: pkg-config still does not find 'libgvc'. See what 'pkg-config --print-errors --exists libgvc' says."
  exit 1
fi
