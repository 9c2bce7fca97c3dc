# Two commands do everything on a machine with a Swift toolchain:
#
#   make run    builds navlint, draws the bundled app's map to out/flow.svg and checks the app
#   make test   builds everything and runs the tests
#   make bench SOURCES=path/to/app   measures navlint on an app (docs/performance.md)
#   make parts SOURCES=…             measures reading, facts, linking and the whole, each by itself (the package in Benchmarks/)
#   make lint   says what swift-format would change; 'make format' changes it
#   make fuzz   gives every reader damaged input for SECONDS each (or one: TARGET=swift)
#   make mutants   damages the bundled apps COUNT times and reads each
#
# `make run APP=path/to/your/app` does the same for an app of yours. All paths are relative or quoted: the folder may
# have a space in its name.

APP ?= Fixtures/CoordinatorShop
OUT ?= out
CONFIG ?= debug
SECONDS ?= 60
TARGET ?=
COUNT ?= 10000
SOURCES ?= Fixtures/CoordinatorShop
NAVLINT = .build/$(CONFIG)/navlint

.DEFAULT_GOAL := help
.PHONY: help prepare build run test lint format bench parts fuzz mutants

help:
	@sed -n 's/^#   //p' Makefile

prepare:
	@sh scripts/prepare.sh

build: prepare
	swift build --configuration "$(CONFIG)" --product navlint

run: build
	@mkdir -p "$(OUT)"
	"$(NAVLINT)" graph "$(APP)" -o "$(OUT)/flow.svg"
	@echo
	"$(NAVLINT)" check "$(APP)" || [ $$? -eq 1 ]
	@echo
	@echo "The map is in $(OUT)/flow.svg; open it in a browser."

test: prepare
	swift build
	swift test

# The examples of the rules are data: their marks are no Swift.
STYLED = find Package.swift Sources Tests Benchmarks Fuzzing Integrations -name Examples -prune -o -name '*.swift' -print0

lint:
	$(STYLED) | xargs -0 swift format lint --strict --parallel

format:
	$(STYLED) | xargs -0 swift format format --in-place --parallel

# What people get is linked statically where the system's Swift allows it (see scripts/archive.sh), so that is what is measured.
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

bench: prepare
	swift build --configuration release $(STATIC) --product navlint
	swift build --configuration release $(STATIC) --product parse-floor
	@NAVLINT=.build/release/navlint sh scripts/bench.sh "$(SOURCES)"

parts: prepare
	@sources=$$(cd "$(SOURCES)" && pwd) && cd Benchmarks && NAVLINT_BENCHMARK_SOURCES="$$sources" swift package benchmark

fuzz: build
	CONFIG="$(CONFIG)" sh Fuzzing/build.sh
	CONFIG="$(CONFIG)" sh Fuzzing/run.sh $(SECONDS) $(TARGET)

mutants:
	NAVLINT_MUTANTS=$(COUNT) swift test --filter MutationTests
