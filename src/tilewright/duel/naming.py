"""Plates and chips in words: what a sentence says instead of their letters."""

from collections.abc import Sequence
from functools import reduce

from tilewright.core.tiles import COLOUR_OF
from tilewright.core.words import Parameter, listed, reason
from tilewright.duel.plates import JOKER, SPECIAL, Chip, Plate
from tilewright.duel.state import FACE_DOWN

TAKES = {letter: colour.word for letter, colour in COLOUR_OF.items()}
TAKES |= {SPECIAL: "special", JOKER: "joker"}


def named_plate(plate: Plate) -> Parameter:
    """What the spaces of a plate take, in reading order."""
    return _named(plate)


def named_plates(plates: Sequence[Plate]) -> Parameter:
    """The same of several plates; of one that is face down its back."""
    named = [
        reason("", "list-face-down", back=plate[1]) if plate[0] == FACE_DOWN else _named(plate)
        for plate in plates
    ]
    return reduce(lambda one, two: reason("", "list-semicolon", before=one, last=two), named)


def named_chip(chip: Chip) -> Parameter:
    """The colours that a chip shows."""
    return _named(chip)


def _named(letters: str) -> Parameter:
    return listed([reason("", "list-takes", colour=TAKES[letter]) for letter in letters])
