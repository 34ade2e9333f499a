"""Which tests run, in which order, and with which signals.

What needs the fast core, or the libraries of an extra, is left out where they are missing.
"""

import gc
import os
import signal
from importlib.util import find_spec
from pathlib import Path

import pytest

from tilewright import native

# Started in the background of a script, pytest and all that it starts would ignore Ctrl-C, and
# programs that tests interrupt would never end.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# What is collected stays to the end; to look through it again and again takes a third of the time.
gc.disable()

PACKAGE = Path(__file__).parent / "src" / "tilewright"
TESTS = Path(__file__).parent / "tests"
TOOLS = Path(__file__).parent / "tools"
SERVER = [
    PACKAGE / "server",
    PACKAGE / "cli" / "online",
    TESTS / "server",
    TESTS / "load",
    TESTS / "chaos",
    TOOLS / "protocol",
]
WEB = [TESTS / "web"]  # it needs the server, and a browser
ENVS = [PACKAGE / "envs", TESTS / "envs", PACKAGE.parents[1] / "docs" / "environments.md"]
SPIEL = [
    PACKAGE / "envs" / "openspiel",
    TOOLS / "environments.py",
    *sorted((TESTS / "envs").glob("*spiel*.py")),
    TESTS / "envs" / "test_documents.py",
    ENVS[-1],
]
LEARNER = [TESTS / "envs" / "test_train_ppo.py", TESTS / "examples" / "test_alphazero.py"]
LEARNERS = [TESTS / "envs" / "test_learners.py"]  # of other people

# Examples in documents that only the fast core can play.
NEED_CORE = [
    PACKAGE / "native",
    PACKAGE / "analysis",
    PACKAGE.parents[1] / "docs" / "analysis.md",
    PACKAGE / "envs" / "opponents.py",
    PACKAGE / "envs" / "vector.py",
    ENVS[-1],
]

# Where a library is not there, what needs it is left out.
NEEDED_BY = {
    "starlette": SERVER + WEB,
    "playwright": WEB,
    "pettingzoo": ENVS,
    "pyspiel": SPIEL,
    "torch": LEARNER + LEARNERS,
    "sb3_contrib": LEARNERS,
    "torchrl": LEARNERS,
    "griffe": [TOOLS / "fences.py"],  # which is in the environment of the site alone
}

collect_ignore = [
    str(folder)
    for library, folders in NEEDED_BY.items()
    if not find_spec(library)
    for folder in folders
]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out modules of ours without examples: importing them all takes each process long."""
    is_module = collection_path.suffix == ".py" and TESTS not in collection_path.parents
    return True if is_module and ">>>" not in collection_path.read_text("utf-8") else None


# After the samples of the folders have been taken.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests in a browser first, since they wait much, and mark what needs the core."""
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    if native.is_available():
        return
    for item in items:
        if any([place in (item.path, *item.path.parents) for place in NEED_CORE]):
            item.add_marker(pytest.mark.skip(reason="needs the fast core"))


def pytest_collection_finish() -> None:
    """Look for what can be thrown away from now on, only among what is new, and seldom."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    gc.enable()


def dealt(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """The same tests, so that each of some processes begins with a share of those in a browser.

    Of n tests, xdist hands the first n // processes to one process; so on with the rest.
    """
    files = {item.path for item in items}
    web = {path for path in files if WEB[0] in path.parents}
    in_browser = [item for item in items if item.path in web]
    others = [item for item in items if item.path not in web]
    order: list[pytest.Item] = []
    for left in range(processes, 0, -1):
        share = in_browser[left - 1 :: processes]
        number = (len(items) - len(order)) // left - len(share)
        order += share + others[:number]
        del others[:number]
    return order
