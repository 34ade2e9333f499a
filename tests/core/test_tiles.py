"""Colours and counts of tiles."""

from tilewright.core.tiles import (
    COLOURS,
    NO_TILES,
    Colour,
    colours_in,
    counts,
    is_within,
    letters,
    minus,
    only,
    plus,
    tiles_of,
    without,
)

BBYT = tiles_of([Colour.TEAL, Colour.BLUE, Colour.YELLOW, Colour.BLUE])


def test_colours_stand_in_wall_order() -> None:
    assert "".join(map(str, COLOURS)) == "BYRKT"
    assert [colour.word for colour in COLOURS] == ["blue", "yellow", "red", "black", "teal"]


def test_tiles_are_counted_by_colour() -> None:
    assert BBYT == (2, 1, 0, 0, 1)
    assert tiles_of(colours_in(BBYT)) == BBYT
    assert only(Colour.RED, 3) == (0, 0, 3, 0, 0)
    assert without(BBYT, Colour.BLUE) == (0, 1, 0, 0, 1)


def test_tiles_are_added_and_taken_away() -> None:
    assert plus(BBYT, only(Colour.RED, 3)) == (2, 1, 3, 0, 1)
    assert minus(BBYT, only(Colour.BLUE, 2)) == (0, 1, 0, 0, 1)
    assert minus(NO_TILES, BBYT) == (-2, -1, 0, 0, -1)
    assert is_within(only(Colour.BLUE, 2), BBYT)
    assert not is_within(only(Colour.BLUE, 3), BBYT)


def test_tiles_are_written_as_letters_or_counts() -> None:
    assert letters(BBYT) == "BBYT"
    assert counts(BBYT) == "B2Y1T1"
    assert letters(NO_TILES) == counts(NO_TILES) == "-"
