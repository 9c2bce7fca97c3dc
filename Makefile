# Two commands do everything on a machine with a Swift toolchain:
#
#   make run    draws the bundled app's map to out/flow.svg and checks the app; builds navlint first where there is no build
#   make test   builds everything and runs the tests
#   make bench SOURCES=path/to/app   measures navlint on an app (docs/performance.md)
#   make parts SOURCES=…             measures reading, facts, linking and the whole, each by itself (the package in Benchmarks/)
#   make install   builds the release and installs program, manual and completions under PREFIX (/usr/local)
#   make docs   makes the documentation of the library NavlintKit in out/api
#   make dist   makes all packages for this system in out/dist
#   make lint   says what swift-format would change; 'make format' changes it
#   make fuzz   gives every reader damaged input for SECONDS each (or one: TARGET=swift)
#   make pathological   reads sources that are small and could be dear, and compares two sizes of each
#   make mutants   damages the bundled apps COUNT times and reads each
#   make attacks   makes COUNT hostile repositories out of parts and runs every command on them
#
# `make run APP=path/to/your/app` does the same for an app of yours. `make run` takes the release build where there is one.
# All paths are relative or quoted: the folder may have a space in its name.

APP ?= Fixtures/CoordinatorShop
OUT ?= out
PREFIX ?= /usr/local
# The release build where there is one, else a debug build, which is there sooner.
CONFIG ?= $(if $(wildcard .build/release/navlint),release,debug)
SECONDS ?= 60
TARGET ?=
COUNT ?= 10000
SOURCES ?= Fixtures/CoordinatorShop
NAVLINT = .build/$(CONFIG)/navlint
# What people get is linked statically where the system's Swift allows it, so that is what is measured and packed.
# Symbols that nobody looks up by name would keep code that nobody runs.
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker --gc-sections)

.DEFAULT_GOAL := help
.PHONY: help prepare build run test lint format install dist docs bench parts fuzz pathological mutants attacks

help:
	@sed -n 's/^#   //p' Makefile

prepare:
	@sh scripts/prepare.sh

build: prepare
	@[ -x "$(NAVLINT)" ] || echo "Building navlint ($(CONFIG)). The first build takes about $(if $(filter release,$(CONFIG)),15,4) minutes on two cores."
	swift build --configuration "$(CONFIG)" $(if $(filter release,$(CONFIG)),$(STATIC)) --product navlint

run: build
	@mkdir -p "$(OUT)"
	"$(NAVLINT)" graph "$(APP)" -o "$(OUT)/flow.svg"
	@echo
	"$(NAVLINT)" check "$(APP)" || [ $$? -eq 1 ]
	@echo
	@echo "The map is in $(OUT)/flow.svg; open it in a browser."

test: prepare
	swift build --build-tests
	swift test

# The examples of the rules are data: their marks are no Swift.
STYLED = find Package.swift Sources Tests Benchmarks Fuzzing Integrations -name Examples -prune -o -name '*.swift' -print0

lint:
	$(STYLED) | xargs -0 swift format lint --strict --parallel

format:
	$(STYLED) | xargs -0 swift format format --in-place --parallel

# Needs Graphviz on the machine, as `make prepare` installs it; the packages of `make dist` bring it along.
install:
	@$(MAKE) --no-print-directory build CONFIG=release
	sh scripts/dist/share.sh .build/release/navlint "$(DESTDIR)$(PREFIX)"
	mkdir -p "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/navlint "$(DESTDIR)$(PREFIX)/bin/navlint"

docs: prepare
	sh scripts/api-docs.sh

dist: prepare
	sh scripts/prepare-dist.sh
	sh scripts/dist.sh

bench: prepare
	swift build --configuration release $(STATIC) --product navlint
	swift build --configuration release $(STATIC) --product parse-floor
	@NAVLINT=.build/release/navlint sh scripts/bench.sh "$(SOURCES)"

parts: prepare
	@sources=$$(cd "$(SOURCES)" && pwd) && cd Benchmarks && NAVLINT_BENCHMARK_SOURCES="$$sources" swift package benchmark

fuzz: build
	CONFIG="$(CONFIG)" sh Fuzzing/build.sh
	CONFIG="$(CONFIG)" sh Fuzzing/run.sh $(SECONDS) $(TARGET)

# One at a time, as each is measured.
pathological: prepare
	swift build --configuration release $(STATIC) --product navlint
	NAVLINT_EXECUTABLE=.build/release/navlint NAVLINT_PATHOLOGICAL=1 swift test --no-parallel --filter PathologicalTests

mutants:
	NAVLINT_MUTANTS=$(COUNT) swift test --filter MutationTests

attacks:
	NAVLINT_ATTACKS=$(COUNT) swift test --filter AttackTests
