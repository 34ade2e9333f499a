"""Which games the contract is tested over."""

import os

import pytest

from tests.tables import TABLES, table_id


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Play each seed at every other table; with TILEWRIGHT_ALL set, at all of them."""
    if os.environ.get("TILEWRIGHT_ALL"):
        return
    left_out = [item for item in items if not is_sampled(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if is_sampled(item)]


def is_sampled(item: pytest.Item) -> bool:
    """Is it the turn of a test's seed at its table, if it has both?"""
    callspec = getattr(item, "callspec", None)
    if item.path.parent.name != "contract" or callspec is None or "seed" not in callspec.params:
        return True
    table, seed = (
        list(TABLES).index(table_id(callspec.params["game"])),
        int(callspec.params["seed"]),
    )
    # Neighbours in the list differ in the wall: each wall meets both kinds of players.
    return (table + table // 2 + seed) % 2 == 0
