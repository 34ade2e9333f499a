"""The facts of the page: what a drawing needs of the rules, as the rules have it."""

import re

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.positions import AZUL, board, tiled
from tilewright.azul import game as azul
from tilewright.catalog import make_game
from tilewright.core.errors import InvalidOption
from tilewright.duel import game as duel
from tilewright.tables.commands import ClockWanted
from tools.protocol.facts import facts

OPTIONS = {"azul": azul.OPTIONS, "duel": duel.OPTIONS}


def told(name: str) -> str:
    """The line of a fact, without what ends it."""
    (value,) = re.findall(rf"^  {name}: (.*),$", facts(), re.MULTILINE)
    return str(value)


def test_every_fact_of_the_rules_names_its_rule() -> None:
    comments = re.findall(r"^  /\*\* (.*) \*/$", facts().partition("LIMITS")[0], re.MULTILINE)
    unruled = [comment for comment in comments if not re.search(r"\b(AZ|DU)-\d", comment)]
    assert unruled == ["What a table may choose.", "Players.", "What a table may choose."]
    assert len(comments) > 30


def test_az_1_5_the_wall_is_that_on_which_tiles_are_placed() -> None:
    state = tiled(AZUL, board(lines="Y TT BBB RRRR YYYYY"))
    placed = [
        "".join([c.letter if c is not None else "." for c in row]) for row in state.boards[0].wall
    ]
    rows = re.findall(r'"(\w+)"', told("wall"))
    assert len(rows) == 5
    for row, line in zip(placed, rows, strict=True):
        assert re.fullmatch(row.replace(".", r"\w"), line)
        assert sorted(line) == sorted("BYRKT")


def test_az_5_4_the_costs_of_the_floor_line_are_steps_to_its_totals() -> None:
    assert told("floorCost") == "[1, 1, 2, 2, 2, 3, 3]"
    assert told("floorCosts") == "[0, 1, 2, 4, 6, 8, 11, 14]"


def test_du_8_8_only_empty_specials_cost_points() -> None:
    costs = re.findall(r'"?([\w-]+)"?: \{ rule: "DU-8.\d", points: -\d+ \}', facts())
    assert costs == ["empty-specials"]


@pytest.mark.parametrize("game", OPTIONS)
def test_every_value_of_an_option_can_be_chosen_and_no_other(game: str) -> None:
    for name, values in OPTIONS[game].items():
        most = {"seats": "4"} if game == "azul" and name != "seats" else {}
        for value in values:
            assert name in make_game(game, {**most, name: value}).options
        with pytest.raises(InvalidOption):
            make_game(game, {**most, name: "none of these"})
    assert set(make_game(game, {}).options) == set(OPTIONS[game])


def test_the_limits_of_a_clock_are_those_of_the_message() -> None:
    (least, most) = re.findall(r"seconds: \{ least: (\d+), most: (\d+) \}", facts())[0]
    assert ClockWanted.__annotations__["seconds"].__metadata__[0].ge == int(least)
    assert ClockWanted.__annotations__["seconds"].__metadata__[0].le == int(most)
