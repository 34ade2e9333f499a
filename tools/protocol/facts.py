"""What a drawing needs of the rules, and a form of the limits, in web/src/lib/facts.ts.

Every number is read from where the rules have it, and its comment names the rule.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec import inspect as kinds

from tilewright.analysis.puzzles import ASKED
from tilewright.azul import dealing as azul_dealing
from tilewright.azul import ending as azul_ending
from tilewright.azul import game as azul_game
from tilewright.azul.actions import FACTORIES
from tilewright.azul.offer import FLOOR_SPACES
from tilewright.azul.state import ROWS
from tilewright.azul.tiling import FLOOR_COST, column_of
from tilewright.bots.levels import LEVELS
from tilewright.bots.program import LONGEST_NAME
from tilewright.catalog import make_game
from tilewright.core.tiles import COLOURS
from tilewright.core.words import LOCALES
from tilewright.duel import dealing, ending, plates
from tilewright.duel import game as duel_game
from tilewright.duel.actions import DISPLAY, SMALL_FACTORIES
from tilewright.duel.encoding import SIDE_POINTS
from tilewright.duel.stack import DRAW_COST, LAST_ROUND
from tilewright.duel.state import CELLS, LINES, SEATS, START_SCORE, TOKENS
from tilewright.tables.commands import ClockWanted
from tilewright.tables.levels import STAND_IN

HEADER = "// Written by `make protocol` from the rules in Python; don't edit."
WIDTH = 100


class Fact(NamedTuple):
    """A value with its name and what it means."""

    name: str
    value: Any
    meaning: str


def facts() -> str:
    """The whole file."""
    return written((*_common(), _azul(), _duel(), _limits()))


def written(told: Sequence[Fact]) -> str:
    """A file that holds these facts."""
    return "\n\n".join([HEADER, *[_constant(fact) for fact in told]]) + "\n"


def _common() -> tuple[Fact, ...]:
    colours = [{"letter": colour.letter, "name": colour.word} for colour in COLOURS]
    return (
        Fact("COLOURS", colours, "The colours in wall order, with their letters (AZ-1.5)."),
        Fact("LEVELS", list(LEVELS), "The levels of bots, from the weakest to the strongest."),
        Fact("ASKED_LEVELS", len(ASKED), "How many of them were asked about each puzzle."),
        Fact("STAND_IN", STAND_IN, "The level of a bot where nobody has named one."),
        Fact("LANGUAGES", list(LOCALES), "The languages in which the server speaks."),
    )


def _azul() -> Fact:
    wall = [
        "".join([colour.letter for colour in sorted(COLOURS, key=lambda c: column_of(row, c))])
        for row in range(ROWS)
    ]
    told = (
        Fact("rows", ROWS, "Pattern lines, and rows and columns of the wall (AZ-1.3)."),
        Fact("wall", wall, "The colours of the coloured wall's spaces, by row (AZ-1.5)."),
        Fact("floorSpaces", FLOOR_SPACES, "Spaces of the floor line (AZ-1.3)."),
        Fact("floorCost", _steps(FLOOR_COST), "What each space of the floor line costs (AZ-5.4)."),
        Fact("floorCosts", list(FLOOR_COST), "What 0 to 7 filled spaces cost in all (AZ-5.4)."),
        Fact("factories", FACTORIES, "Factories by the number of seats (AZ-1.1)."),
        Fact("tilesOnAFactory", azul_dealing.TILES_ON_A_FACTORY, "AZ-1.7."),
        Fact("tilesOfAColour", azul_dealing.TILES_OF_A_COLOUR, "AZ-1.2."),
        Fact(
            "bonuses",
            {
                "rows": azul_ending.ROW_BONUS,
                "columns": azul_ending.COLUMN_BONUS,
                "colours": azul_ending.COLOUR_BONUS,
            },
            "At the end, for each complete row, column and colour (AZ-7.2).",
        ),
        Fact("options", _options("azul", azul_game.OPTIONS), "What a table may choose."),
    )
    return Fact("AZUL", told, "Azul, as it is drawn.")


def _duel() -> Fact:
    sides = {
        side: {"rule": rule, "points": -SIDE_POINTS[side] if _costs(side) else SIDE_POINTS[side]}
        for side, (rule, _) in ending.SCORING.items()
    }
    told = (
        Fact("seats", SEATS, "Players."),
        Fact("rounds", LAST_ROUND, "DU-3.1."),
        Fact("lines", LINES, "Pattern lines, and rows and columns of the dome (DU-1.3)."),
        Fact("cells", CELLS, "Plate cells in a row and in a column of the dome (DU-1.3)."),
        Fact("tokens", TOKENS, "Tokens of a player (DU-1.3)."),
        Fact("startScore", START_SCORE, "Points at the start (DU-1.3)."),
        Fact("smallFactories", SMALL_FACTORIES, "Beside the large one (DU-1.2)."),
        Fact("tilesOnSmall", dealing.TILES_ON_SMALL, "DU-2.3."),
        Fact("tilesOnLarge", dealing.TILES_ON_LARGE, "DU-2.3."),
        Fact("tilesOfAColour", dealing.TILES_OF_A_COLOUR, "DU-1.1."),
        Fact("brokenCost", _steps(plates.BROKEN_COST), "What each broken tile costs (DU-1.8)."),
        Fact("brokenCosts", list(plates.BROKEN_COST), "What 0 to 4 cost in all (DU-1.8)."),
        Fact("startTileCost", plates.START_TILE_COST, "DU-1.3."),
        Fact("specialPoints", list(plates.SPECIAL_POINTS), "By row of the dome (DU-1.7)."),
        Fact("drawCost", DRAW_COST, "For a plate of the stack (DU-4.3)."),
        Fact("display", DISPLAY, "Plates turned up (DU-2.1)."),
        Fact(
            "plates",
            list(plates.PLATES),
            "Each as its spaces: top left, top right, bottom left, bottom right; "
            "S special, J joker (DU-1.5).",
        ),
        Fact("chips", list(plates.CHIPS), "The kinds, by the colours that they show (DU-1.6)."),
        Fact("chipsOfAKind", plates.CHIPS_OF_A_KIND, "DU-1.6."),
        Fact("scoringTiles", plates.SCORING_TILES, "Each with its two sides (DU-1.9)."),
        Fact("firstGame", plates.FIRST_GAME, "The starred sides (DU-2.2)."),
        Fact(
            "sides", sides, "Points for one of what a side counts; of corners, the dearer (DU-8)."
        ),
        Fact("cornerPoints", ending.CORNER_POINTS, "By plate cell, from 0 (DU-8.7)."),
        Fact("options", _options("duel", duel_game.OPTIONS), "What a table may choose."),
    )
    return Fact("DUEL", told, "Azul Duel, as it is drawn.")


def _limits() -> Fact:
    told = (
        Fact("name", LONGEST_NAME, "Characters of a player's name."),
        Fact("clock", _ranges(ClockWanted), "Seconds, and seconds more for each turn."),
    )
    return Fact("LIMITS", told, "What a form may ask for.")


def _costs(side: str) -> bool:
    """Does a side take points (DU-8.8)?"""
    return side == "empty-specials"


def _steps(totals: Sequence[int]) -> list[int]:
    """What each one more adds."""
    return [after - before for before, after in pairwise(totals)]


def _options(game: str, values: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    """What each option of a game may be, and what it is if nobody says."""
    usual = make_game(game, {}).options
    return {name: {"values": values[name], "usual": usual[name]} for name in values}


def _ranges(struct: type) -> dict[str, dict[str, int]]:
    """The least and the most that the numbers of a message may be."""
    told = kinds.type_info(struct)
    assert isinstance(told, kinds.StructType)
    return {
        field.name: {"least": field.type.ge, "most": field.type.le}
        for field in told.fields
        if isinstance(field.type, kinds.IntType)
        and field.type.ge is not None
        and field.type.le is not None
    }


def _constant(fact: Fact) -> str:
    lines = [f"/** {fact.meaning} */"]
    if isinstance(fact.value, tuple) and isinstance(fact.value[0], Fact):
        lines += [f"export const {fact.name} = {{", *_fields(fact.value), "} as const;"]
    else:
        lines += _written(f"export const {fact.name} = ", fact.value, "", " as const;")
    return "\n".join(lines)


def _fields(told: Sequence[Fact]) -> Iterator[str]:
    for fact in told:
        yield f"  /** {fact.meaning} */"
        yield from _written(f"  {fact.name}: ", fact.value, "  ", ",")


def _written(start: str, value: Any, indent: str, end: str) -> list[str]:
    """A value as TypeScript has it: on one line if it fits, else each of its parts on its own."""
    line = f"{start}{_inline(value)}{end}"
    if len(line) <= WIDTH or not isinstance(value, list | tuple | Mapping):
        return [line]
    inner = indent + "  "
    if isinstance(value, Mapping):
        opening, closing = "{", "}"
        parts = [_written(f"{inner}{_key(k)}: ", v, inner, ",") for k, v in value.items()]
    else:
        opening, closing = "[", "]"
        parts = [_written(inner, each, inner, ",") for each in value]
    return [start + opening, *[line for part in parts for line in part], indent + closing + end]


def _inline(value: Any) -> str:
    if isinstance(value, Mapping):
        parts = [f"{_key(key)}: {_inline(each)}" for key, each in value.items()]
        return f"{{ {', '.join(parts)} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join([_inline(each) for each in value])}]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: object) -> str:
    text = str(key)
    return text if text.isidentifier() or text.isdecimal() else json.dumps(text)
