"""Which games the contract and the properties are tested over."""

import os
from collections import Counter

import pytest

from tests.tables import TABLES, table_id


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Play one seed at every other table, all in turn; with TILEWRIGHT_ALL set, all at all."""
    if os.environ.get("TILEWRIGHT_ALL"):
        return
    played = [item for item in items if is_of_a_seed(item)]
    seeds = Counter([name_of(item) for item in played])
    turns = {name: turn for turn, name in enumerate(seeds)}
    left_out = {
        item for item in played if not is_in_turn(item, seeds[name_of(item)], turns[name_of(item)])
    }
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def is_of_a_seed(item: pytest.Item) -> bool:
    """Does a test of the contract, or of a property, play the game of a seed?"""
    callspec = getattr(item, "callspec", None)
    if item.path.parent.name not in ("contract", "property") or callspec is None:
        return False
    if not {"game", "seed"} <= callspec.params.keys():
        return False
    return table_id(callspec.params["game"]) in TABLES


def name_of(item: pytest.Item) -> tuple[str, str]:
    """The test function of an item."""
    return str(item.path), item.name.partition("[")[0]


def is_in_turn(item: pytest.Item, games: int, turn: int) -> bool:
    """Is it the turn of a test's seed at its table, if it plays that many games at all tables?

    One test looks at the tables between those of the next.
    """
    callspec = item.callspec  # type: ignore[attr-defined]
    table = list(TABLES).index(table_id(callspec.params["game"]))
    # Neighbours in the list differ in the wall: each wall meets both kinds of players.
    seed: int = callspec.indices["seed"]
    is_its_seed = (table + table // 2 + seed) % max(1, games // len(TABLES)) == 0
    return is_its_seed and (table // 2 + turn) % 2 == 0
