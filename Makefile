# Two commands do everything on a machine with a Swift toolchain:
#
#   make run    builds navlint, draws the bundled app's map to out/flow.svg and checks the app
#   make test   builds everything and runs the tests
#   make bench SOURCES=path/to/app   measures navlint on an app (docs/performance.md)
#
# `make run APP=path/to/your/app` does the same for an app of yours. All paths are relative or quoted: the folder may
# have a space in its name.

APP ?= Fixtures/CoordinatorShop
OUT ?= out
CONFIG ?= debug
NAVLINT = .build/$(CONFIG)/navlint

.DEFAULT_GOAL := help
SOURCES ?= Fixtures/CoordinatorShop
.PHONY: help prepare build run test bench

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

bench: prepare
	swift build --configuration release --product navlint
	swift build --configuration release --product parse-floor
	@sh scripts/bench.sh "$(SOURCES)"
