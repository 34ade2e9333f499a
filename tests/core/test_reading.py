"""The reader of notation: what it reads, and where it says that it can't."""

from collections.abc import Callable

import pytest

from tilewright.core.errors import GameError, NotationError
from tilewright.core.reading import Reader
from tilewright.core.tiles import Colour
from tilewright.core.words import reason


def read_counts(reader: Reader) -> object:
    return reader.counts()


@pytest.mark.parametrize(
    ("text", "read", "found"),
    [
        ("12", lambda reader: reader.number("notation-score"), 12),
        ("-3", lambda reader: reader.number("notation-score"), -3),
        ("K", lambda reader: reader.colour(), Colour.BLACK),
        ("RB", lambda reader: reader.colours(), (Colour.RED, Colour.BLUE)),
        ("-", lambda reader: reader.colours(), ()),
        ("BBT", lambda reader: reader.tiles(), (2, 0, 0, 0, 1)),
        ("B12T1", read_counts, (12, 0, 0, 0, 1)),
        ("-", read_counts, (0, 0, 0, 0, 0)),
        ("B/-/T", lambda reader: reader.list_of(reader.colours), [(0,), (), (4,)]),
        ("abc", lambda reader: (reader.skip("b"), reader.skip("a"), reader.run_of("cb")), None),
    ],
)
def test_what_is_read(text: str, read: Callable[[Reader], object], found: object) -> None:
    reader = Reader(text)
    assert read(reader) == ((False, True, "bc") if found is None else found)
    reader.end()


@pytest.mark.parametrize(
    ("text", "read", "at", "message"),
    [
        ("", lambda reader: reader.colour(), 0, "notation-colour"),
        ("b", lambda reader: reader.colour(), 0, "notation-colour"),
        ("007", lambda reader: reader.number("notation-score"), 0, "notation-score"),
        ("1234567", lambda reader: reader.number("notation-score"), 0, "notation-score"),
        ("-", lambda reader: reader.number("notation-score"), 0, "notation-score"),
        ("²", lambda reader: reader.number("notation-score"), 0, "notation-score"),
        ("x", lambda reader: reader.colours(), 0, "notation-tiles"),
        ("YB", lambda reader: reader.tiles(), 0, "notation-order"),
        ("B1B1", read_counts, 2, "notation-order"),
        ("B0", read_counts, 1, "notation-count"),
        ("B", read_counts, 1, "notation-count"),
        ("x", read_counts, 0, "notation-tiles"),
        ("ab", lambda reader: reader.expect("b"), 0, "notation-mark"),
        ("B more", lambda reader: (reader.colour(), reader.end()), 1, "notation-end"),
    ],
)
def test_what_cant_be_read_says_where(
    text: str, read: Callable[[Reader], object], at: int, message: str
) -> None:
    with pytest.raises(NotationError) as caught:
        read(Reader(text))
    assert (caught.value.at, caught.value.problem.message) == (at, message)
    assert caught.value.text == text
    assert f"character {at + 1}: " in str(caught.value)


def test_a_long_text_is_cut_in_the_message() -> None:
    error = NotationError("x" * 500, 0, reason("", "notation-end"))
    assert len(str(error)) < 120
    assert isinstance(error, GameError)
    assert isinstance(error, ValueError)
