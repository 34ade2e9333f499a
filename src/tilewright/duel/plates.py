"""Plates (DU-1.5), chips (DU-1.6), scoring tiles (DU-1.9), and what pictures say of points."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from tilewright.core.tiles import COLOUR_OF, Colour
from tilewright.core.words import Parameter, Reason, listed, reason

Plate: TypeAlias = str  # its four spaces: top-left, top-right, bottom-left, bottom-right
Back: TypeAlias = str  # SPECIAL or JOKER: the type that a plate's back shows (DU-1.4)
Chip: TypeAlias = str  # the colours that a chip shows: one letter or two
Chips: TypeAlias = tuple[int, ...]  # how many of each kind of CHIPS

SPECIAL = "S"
JOKER = "J"

# [picture] (DU-1.5): a letter is a colour's space, S the special one, J the joker.
PLATES: tuple[Plate, ...] = (
    *("YKTS", "KSTR", "SKRB", "YBKS", "TRBS", "YSKR", "BKST", "STYB", "SYBR"),
    *("JBTK", "TRBJ", "KYRJ", "TYJK", "YRJB", "TKRJ", "RTYJ", "TBJY", "RJBK"),
)

# [picture] (DU-1.6): five kinds with one coloured half, five with two; two chips of each.
CHIPS: tuple[Chip, ...] = ("B", "Y", "R", "K", "T", "TY", "BR", "RT", "KB", "YK")
CHIPS_OF_A_KIND = 2

SPECIAL_POINTS = (1, 2, 3, 4, 5, 6)  # for dome rows 1 to 6 [picture] (DU-1.7)
BROKEN_COST = (0, 1, 3, 6, 10)  # for 0 to 4 broken tiles [picture] (DU-1.8)
START_TILE_COST = 2  # DU-1.3

# [picture] (DU-1.9): the scoring tiles, each with its two sides.
SCORING_TILES: tuple[tuple[str, str], ...] = (
    ("rows", "five-colours"),
    ("columns", "border"),
    ("diagonals", "corners"),
    ("jokers", "empty-specials"),
)
SIDES: tuple[str, ...] = tuple([side for tile in SCORING_TILES for side in tile])
SCORING_COUNTS = (3, 4)  # DU-2.2
FIRST_GAME = ("rows", "columns", "diagonals")  # the starred sides [ruling] (DU-2.2)

NO_CHIPS: Chips = (0,) * len(CHIPS)
ALL_CHIPS: Chips = (CHIPS_OF_A_KIND,) * len(CHIPS)


def back_of(plate: Plate) -> Back:
    """The type that a plate's back shows (DU-1.4)."""
    return SPECIAL if SPECIAL in plate else JOKER


def turned(plate: Plate, turns: int) -> Plate:
    """A plate after quarter turns clockwise (DU-4.5)."""
    for _ in range(turns):
        plate = plate[2] + plate[0] + plate[3] + plate[1]
    return plate


# Every orientation of every plate, and back: no two plates are turns of each other.
TURNED: Mapping[Plate, tuple[Plate, ...]] = {
    plate: tuple([turned(plate, turns) for turns in range(4)]) for plate in PLATES
}
PLATE_OF: Mapping[Plate, Plate] = {turn: plate for plate, turns in TURNED.items() for turn in turns}

# Which kinds of chips show a colour; a two-coloured one shows either (DU-1.6).
SHOWING: Mapping[Colour, tuple[bool, ...]] = {
    colour: tuple([letter in chip for chip in CHIPS]) for letter, colour in COLOUR_OF.items()
}


def in_order(plates: Iterable[Plate]) -> tuple[Plate, ...]:
    """Plates in the order of PLATES."""
    return tuple(sorted(plates, key=PLATES.index))


def chips_text(chips: Chips) -> str:
    """Chips as kinds with counts, `B1TY2`; `-` for none."""
    return "".join([f"{kind}{n}" for kind, n in zip(CHIPS, chips, strict=True) if n]) or "-"


def changed(chips: Chips, chip: Chip, by: int) -> Chips:
    """The chips with one kind's count changed."""
    at = CHIPS.index(chip)
    return (*chips[:at], chips[at] + by, *chips[at + 1 :])


def named_sides(sides: Sequence[str]) -> Parameter:
    """Sides of scoring tiles as people call them, for a sentence."""
    return listed([reason("", "option-side", side=side) for side in sides])


def scoring_refusal(sides: tuple[str, ...]) -> Reason | None:
    """Why these scoring tiles and sides can't be chosen; None if they can (DU-2.2)."""
    named = named_sides(sides)
    if len(sides) not in SCORING_COUNTS:
        return reason("DU-2.2", "refusal-scoring-number", sides=named)
    if any(side not in SIDES for side in sides):
        return reason("DU-2.2", "refusal-scoring-side", sides=named)
    if len(set(sides)) < len(sides):
        return reason("DU-2.2", "refusal-scoring-twice", sides=named)
    if any(first in sides and second in sides for first, second in SCORING_TILES):
        return reason("DU-2.2", "refusal-scoring-both-sides", sides=named)
    return None
