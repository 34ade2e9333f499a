"""Tables that share their deals get the same tiles; others have luck of their own."""

from random import Random

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import Growing, setup_of
from tilewright.core.playing import legal_actions
from tilewright.tables.commands import Act

TWO = ("person", "person")


def deals(game: str, seed: str, play: int, same_deals: bool) -> list[str]:
    """What chance does in the first moves of a table that is played at random."""
    growing = Growing(setup_of(game, TWO, seed=seed, same_deals=same_deals))
    rng = Random(play)
    for _ in range(60):
        table = growing.table
        if table.turn is None:
            break
        action = rng.choice(legal_actions(table.game, table.state))
        growing.send(f"key{table.turn}", Act, action=str(action))
    found = [made for made in growing.table.moves if made.seat is None]
    kinds = [type(made.action).__name__ for made in found]
    return [str(made.action) for made, kind in zip(found, kinds, strict=True) if kind == "Deal"]


def test_tables_with_the_same_seed_get_the_same_deals_whatever_is_played() -> None:
    one, two = [deals("azul", "s", play, same_deals=True) for play in (1, 2)]
    rounds = min(len(one), len(two), 5)  # then the lid is in the bag, and the lids differ
    assert rounds >= 3
    assert one[:rounds] == two[:rounds]
    assert deals("azul", "t", 1, same_deals=True)[0] != one[0]


def test_a_table_of_its_own_has_luck_of_its_own() -> None:
    one, two = [deals("azul", "s", play, same_deals=False) for play in (1, 2)]
    assert one[0] == two[0]
    assert one[1] != two[1]


def test_in_duel_the_first_two_deals_are_the_same_too() -> None:
    one, two = [deals("duel", "s", play, same_deals=True) for play in (1, 2)]
    assert len(one) >= 2
    assert one[:2] == two[:2]
