"""Examples in the docstrings of what needs the fast core are skipped where there is none."""

from pathlib import Path

import pytest

from tilewright import native

NATIVE = Path(__file__).parent / "src" / "tilewright" / "native"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark those examples."""
    if native.is_available():
        return
    for item in items:
        if NATIVE in item.path.parents:
            item.add_marker(pytest.mark.skip(reason="needs the fast core"))
