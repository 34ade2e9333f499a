# `play` and `test` do all the set-up by themselves. They need Python 3.11 or newer, and make.
#
#   PYTHON   the Python that .venv is made with; without it the first suitable one is taken
#   ARGS     passed on to `tilewright play` and `tilewright bench`
#   GAMES    how many random games of each configuration `simulate` plays

ARGS ?=
GAMES ?= 5000

PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
PIP := .venv/bin/python -m pip --quiet --quiet --disable-pip-version-check --no-input

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check fmt bench simulate golden lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 18

play: .venv/ready ## play in the terminal: make play ARGS="duel --player Ana"
	@.venv/bin/tilewright play $(ARGS)

test: check ## check, then run all tests
	@.venv/bin/python -m pytest -q -n auto

check: .venv/ready ## lint, formatting and types
	@.venv/bin/python -m ruff check .
	@.venv/bin/python -m ruff format --check .
	@.venv/bin/python -m mypy

fmt: .venv/ready ## format the code and mend what can be mended
	@.venv/bin/python -m ruff check --fix-only .
	@.venv/bin/python -m ruff format .

bench: .venv/ready ## measure the speed: make bench ARGS=--json
	@.venv/bin/tilewright bench $(ARGS)

simulate: .venv/ready ## play many random games of every configuration: make simulate GAMES=200
	@.venv/bin/tilewright simulate --all --games $(GAMES)

golden: .venv/ready ## write the golden files anew; read their diff
	@.venv/bin/python -m tests.golden.make

lock: .venv/made ## pin the newest versions of all dependencies in constraints.txt
	@echo "Choosing versions"
	@rm -rf .venv/lock
	@.venv/bin/python -m venv .venv/lock
	@$(subst .venv/,.venv/lock/,$(PIP)) install "scikit-build-core"
	@$(subst .venv/,.venv/lock/,$(PIP)) install --no-build-isolation --editable ".[dev]"
	@echo "# The versions that Tilewright is developed with, written by \`make lock\`." > .venv/lock/pins
	@.venv/lock/bin/python -m pip freeze --exclude-editable >> .venv/lock/pins
	@mv .venv/lock/pins constraints.txt
	@rm -rf .venv/lock

clean: ## remove .venv and everything else that was made
	@rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The set-up. .venv/made says that a whole virtual environment was made, and where; .venv/ready
# says that all is installed. Each is written last, so an interrupted set-up is taken up again.
# A .venv that was made elsewhere, or whose Python is gone, is made anew.

ifneq ($(shell test -x .venv/bin/python && cat .venv/made 2>/dev/null),$(CURDIR))
.PHONY: .venv/made
endif

.venv/made:
	@rm -rf .venv; found=; lame=; \
	for python in $(if $(PYTHON),"$(PYTHON)",$(PYTHONS)); do \
	    "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
	    if "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then found=$$python; break; fi; \
	    lame=$${lame:-$$python}; \
	done; \
	if [ -z "$$found" ] && [ -n "$$lame" ]; then \
	    echo "$$lame can't make virtual environments: install its venv module (Debian, Ubuntu: python3-venv)." >&2; exit 2; \
	elif [ -z "$$found" ]; then \
	    echo "Tilewright needs Python 3.11 or newer; $(if $(PYTHON),$(PYTHON) is older or does not run,none was found). Install one, or name it: make PYTHON=/path/to/python3" >&2; exit 2; \
	fi; \
	echo "Setting up .venv with $$("$$found" --version) (once, about a minute)"; \
	trap 'rm -rf .venv; exit 2' HUP INT TERM; \
	"$$found" -m venv .venv || { rm -rf .venv; echo "$$found could not make .venv." >&2; exit 2; }; \
	pwd -P > .venv/made

.venv/ready: .venv/made pyproject.toml constraints.txt
	@rm -f $@
	@echo "Installing what Tilewright needs"
	@$(PIP) install --constraint constraints.txt scikit-build-core
	@$(PIP) install --constraint constraints.txt --no-build-isolation --editable ".[dev]"
	@touch $@
