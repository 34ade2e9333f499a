"""Which games the contract and the properties are tested over."""

import os
from collections import Counter

import pytest

from tests.tables import TABLES, table_id


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Play one seed at each table, all in turn; with TILEWRIGHT_ALL set, all of them at all."""
    if os.environ.get("TILEWRIGHT_ALL"):
        return
    played = [item for item in items if is_of_a_seed(item)]
    seeds = Counter([name_of(item) for item in played])
    left_out = {item for item in played if not is_in_turn(item, seeds[name_of(item)])}
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def is_of_a_seed(item: pytest.Item) -> bool:
    """Does a test of the contract, or of a property, play the game of a seed?"""
    callspec = getattr(item, "callspec", None)
    is_here = item.path.parent.name in ("contract", "property")
    return is_here and callspec is not None and {"game", "seed"} <= callspec.params.keys()


def name_of(item: pytest.Item) -> tuple[str, str]:
    """The test function of an item."""
    return str(item.path), item.name.partition("[")[0]


def is_in_turn(item: pytest.Item, games: int) -> bool:
    """Is it the turn of a test's seed at its table, if it plays that many games at all tables?"""
    callspec = item.callspec  # type: ignore[attr-defined]
    table = list(TABLES).index(table_id(callspec.params["game"]))
    # Neighbours in the list differ in the wall: each wall meets both kinds of players.
    seed: int = callspec.indices["seed"]
    return (table + table // 2 + seed) % (games // len(TABLES)) == 0
