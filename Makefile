# Needs make and Python >= 3.11; everything else comes from PyPI into .venv.
# `make` alone lists the targets.

VENV := .venv
BIN := $(VENV)/bin
JOBS := 2
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
unexport PYTHONDONTWRITEBYTECODE  # or every process of the tests compiles every module

# What an installed package was made from: a change of any of these installs again.
MADE_FROM := pyproject.toml $(wildcard build_backend/*.py art/generator/*.py) \
  $(shell find web \( -name node_modules -o -name fonts \) -prune -o -type f -print 2>/dev/null) \
  $(shell find src/hato -name '*.ftl' 2>/dev/null) $(wildcard src/hato/server/messages.py src/hato/server/bodies.py src/hato/cards/names.py src/hato/cards/poems.json)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint type unit browser slow bench art web chromium clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play ## install what is needed and open the table in the browser
	@$(BIN)/hato play || test $$? = 130  # Ctrl-C is how one ends it

test: $(VENV)/.dev chromium lint type ## set everything up and run all checks
	@$(PYTEST)

lint: $(VENV)/.dev ## style and the direction of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/lint-imports

type: $(VENV)/.dev ## types
	@$(BIN)/mypy
	@$(BIN)/python tools/web_types.py --check
	@$(BIN)/python build_backend/browser.py

unit: $(VENV)/.dev ## tests without a browser
	@$(PYTEST) -m "not slow and not browser"

browser: $(VENV)/.dev chromium ## tests in the browser
	@$(PYTEST) -m browser

slow: $(VENV)/.dev ## exhaustive tests
	@$(PYTEST) -m slow

bench: $(VENV)/.play ## measure the engine
	@$(BIN)/hato bench

art: $(VENV)/.python ## draw art/decks and art/ui again
	@rm -rf art/decks art/ui
	@cd art && ../$(BIN)/python -m generator . default

web: $(VENV)/.python ## build the browser app again
	@rm -rf src/hato/server/static
	@$(BIN)/python -m pip install --quiet --no-deps --editable .

clean: ## remove everything that was made
	@rm -rf $(VENV) build dist src/*.egg-info src/hato/art src/hato/server/static web/node_modules
	@rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis test-results
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.python:
	@for name in python3.14 python3.13 python3.12 python3.11 python3; do \
	  if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then echo "Hato needs Python 3.11 or newer: install it and try again." >&2; exit 1; fi; \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	  version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	  echo "Python $$version here cannot make virtual environments: install the package python$$version-venv." >&2; \
	  exit 1; \
	fi; \
	$$python -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.python $(MADE_FROM)
	@echo "Installing Hato (the first time takes a minute)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.python $(MADE_FROM)
	@echo "Installing Hato and its tools (the first time takes a few minutes)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(VENV)/.play $@

# The browser of the tests: HATO_CHROMIUM, or the first of these on PATH.
chromium:
	@for name in $${HATO_CHROMIUM:-chromium chromium-browser google-chrome}; do \
	  if command -v "$$name" >/dev/null; then exit 0; fi; \
	done; \
	if [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then \
	  echo "The tests need Chromium: install the package chromium, or set HATO_CHROMIUM to a browser." >&2; \
	  exit 1; \
	fi; \
	echo "Installing Chromium"; \
	export DEBIAN_FRONTEND=noninteractive; \
	apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null
