# `make` tells what there is to make. Variables: PYTHON (which Python makes the environment), ARGS (for `make play`).

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

VENV := .venv
BIN := $(VENV)/bin
export PIP_ROOT_USER_ACTION := ignore
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHON

# What must be tested to the last branch: the rules, and the bytes that become scans.
PURE := assistant/games/*,assistant/readers/decoders/*

# What reads codes in a phone's page.
PHONES := assistant/screen/static/vendor/package-lock.json

.PHONY: help setup play test packages lint types imports suite bench machine firmware fuzz clean

help:
	@echo "make play    set up, if need be, and start a game"
	@echo "make test    install what the tests need and run them all"
	@echo "make setup   only set up: a virtual environment in $(VENV) with the project in it"
	@echo "make bench   measure; the last line is one JSON object"
	@echo "make firmware   build the reader's firmware: the program for a Nano or Uno, and the sketch folder for the Arduino IDE"
	@echo "make machine start a PC in this one, with a USB keyboard, and test what needs a real one"
	@echo "make fuzz    let a fuzzer search for bytes that break the firmware's parsers, ten seconds each; FUZZ_S=600 for longer;"
	@echo "             then a million random frames for every decoder of a reader; FRAMES=10000 for fewer"
	@echo "make clean   remove the environment and everything that was built"

setup: $(VENV)/.installed

play: setup
	@$(BIN)/sushi-says play $(ARGS)

test: packages lint types imports suite

packages:
	@tools/apt-install $$(sed 's/#.*//' tests/system-packages.txt)
	@command -v npm >/dev/null || tools/apt-install npm  # fetches what reads a phone's camera; see setup.py

lint: $(VENV)/.installed-tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed-tests
	$(BIN)/mypy

imports: $(VENV)/.installed-tests
	$(BIN)/lint-imports

suite: $(VENV)/.installed-tests
	@tools/run-tests $(VENV)
	@echo "Branch coverage of the rules and the decoders, which must be whole:"
	@$(BIN)/coverage report --include='$(PURE)' --skip-covered --show-missing --fail-under=100

machine: $(VENV)/.installed-tests
	@tools/apt-install qemu-system-x86 linux-image-amd64 busybox-static kmod
	$(BIN)/pytest tests/machine

bench: $(VENV)/.installed-tests
	@$(BIN)/python -m tests.bench

firmware:
	@tools/apt-install gcc-avr avr-libc
	$(MAKE) -C firmware nano sketch

fuzz: $(VENV)/.installed-tests
	@tools/apt-install clang libclang-rt-dev
	$(MAKE) -C firmware fuzz
	$(BIN)/python -m tests.fuzz.decoders $(FRAMES)

clean:
	rm -rf $(VENV) build dist *.egg-info .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# The stamps make a changed pyproject.toml build the environment anew.
$(VENV)/.installed: pyproject.toml setup.py package-lock.json
	@echo "Setting up. This takes a minute or two, once."
	@tools/make-venv $(VENV)
	@$(BIN)/pip install --quiet --editable .
	@test -e $(PHONES) || echo "Phones cannot scan with their cameras: that needs npm. Install it, then: make clean setup"
	@touch $@

$(VENV)/.installed-tests: $(VENV)/.installed
	@$(BIN)/pip install --quiet --editable '.[test]'
	@touch $@
