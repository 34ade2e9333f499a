"""Reviews that the page must come to: written by `make golden` from the analysis in Python.

The page's tests review the same games by the WebAssembly module and compare (`web/tests/analysis`).
"""

import json
from pathlib import Path
from typing import Any

from tests.analysis.games import played
from tilewright.analysis import review
from tilewright.analysis.values import Deal, Decision, Difference, Side
from tilewright.azul.game import Azul
from tilewright.core.bot import Limit
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel

FILE = Path(__file__).parents[2] / "web" / "tests" / "analysis" / "reviews.json"
GAMES: tuple[AnyGame, ...] = (Azul(), Azul(3, "gray"), Duel())
SEED = 4
NODES = 600  # for each decision


def written() -> str:
    """The file: a line for each step of each game."""
    return (
        json.dumps([reviewed(game) for game in GAMES], separators=(",", ":")).replace(
            "],[", "],\n["
        )
        + "\n"
    )


def reviewed(game: AnyGame) -> dict[str, Any]:
    """A game, and what is found of it."""
    record = played(game, SEED)
    found = review(record, Limit(NODES))
    return {
        "game": game.name,
        "options": dict(game.options),
        "moves": " ".join([str(action) for action in record.actions()]),
        "nodes": NODES,
        "decisions": [_decision(each) for each in found.decisions()],
        "deals": [_deal(each) for each in found.deals()],
        "sides": [_side(each) for each in found.sides],
    }


def _decision(each: Decision) -> list[Any]:
    worth = [each.share, each.lead, each.lost_share, each.lost_points]
    return [each.best, *worth, each.label, each.choices, [_why(why) for why in each.why]]


def _why(each: Difference) -> list[Any]:
    places = list(each.places)
    return [each.kind, each.seat, each.number, each.colour, each.line, each.goal, places]


def _deal(each: Deal) -> list[Any]:
    due = [list(each.expected_share), list(each.expected_lead)]
    luck = [list(each.lucky_share), list(each.lucky_points)]
    return [each.round, each.fills_factories, *due, *luck, each.error_share, each.error_points]


def _side(each: Side) -> list[Any]:
    even = [each.even_share, each.even_lead, each.error_share, each.error_points]
    return [each.accuracy, list(each.by_round), list(each.labels.values()), *even]
