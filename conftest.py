"""What needs the fast core, or the libraries of the server, is skipped where they are not."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tilewright import native

PACKAGE = Path(__file__).parent / "src" / "tilewright"
NATIVE = PACKAGE / "native"

TESTS = Path(__file__).parent / "tests"
SERVER = [
    PACKAGE / "server",
    PACKAGE / "cli" / "online",
    TESTS / "server",
    TESTS / "load",
    TESTS / "chaos",
]
WEB = [TESTS / "web"]  # it needs the server, and a browser

collect_ignore = [
    str(folder)
    for library, folders in {"starlette": SERVER + WEB, "playwright": WEB}.items()
    if not find_spec(library)
    for folder in folders
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark those examples."""
    if native.is_available():
        return
    for item in items:
        if NATIVE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason="needs the fast core"))
