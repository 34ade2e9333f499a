"""Reads the texts of Duel's actions and pieces."""

from collections.abc import Callable, Mapping
from string import ascii_lowercase

from tilewright.core.reading import Reader
from tilewright.core.seat import Seat
from tilewright.duel.actions import (
    BROKEN,
    LARGE,
    MOST_DRAWN,
    Action,
    Deal,
    DrawPlate,
    First,
    KeepChips,
    KeepPlate,
    PlacePlate,
    PlaceTile,
    ReturnPlate,
    RevealBack,
    RevealChip,
    RevealFronts,
    RevealPlate,
    Scoring,
    SpendChip,
    SpendChips,
    Stack,
    StopDrawing,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from tilewright.duel.plates import CHIPS, JOKER, PLATES, SIDES, SPECIAL, Chip, Plate


def parse_action(text: str) -> Action:
    """Read an action's text."""
    reader = Reader(text)
    mark = reader.one_of("1234LM^CPKU@$W=SDpbfc", "notation-duel-action")
    action: Action
    if mark in "1234L":
        colour, line = reader.colour(), _line(reader)
        action = TakeSun(LARGE if mark == "L" else int(mark), colour, line)
    else:
        action = _READERS[mark](reader)
    reader.end()
    return action


def _line(reader: Reader) -> int:
    mark = reader.one_of("123456X", "notation-line-or-broken")
    return BROKEN if mark == "X" else int(mark)


def _moon(reader: Reader) -> TakeMoon:
    colour = reader.colour()
    return TakeMoon(colour, _line(reader))


def _plate_action(reader: Reader) -> TakePlate | DrawPlate | StopDrawing:
    mark = reader.one_of("123+=", "notation-plate-action")
    if mark == "+":
        return DrawPlate()
    return StopDrawing() if mark == "=" else TakePlate(int(mark))


def _place(reader: Reader) -> int:
    start = reader.at
    place = reader.number("notation-place")
    if not 1 <= place <= MOST_DRAWN:
        reader.at = start
        reader.fail("notation-place")
    return place


def _place_plate(reader: Reader) -> PlacePlate:
    row = int(reader.one_of("123", "notation-cell"))
    column = int(reader.one_of("123", "notation-cell"))
    reader.expect("r")
    return PlacePlate(row, column, int(reader.one_of("0123", "notation-turns")))


def _chips_action(reader: Reader) -> KeepChips | SpendChips | SpendChip:
    if reader.peek() in ("0", "2", "3"):
        count = int(reader.one_of("023", "notation-chip"))
        return SpendChips(count) if count else KeepChips()
    return SpendChip(read_chip(reader))


def read_chip(reader: Reader) -> Chip:
    """A kind of chip."""
    return reader.word("BYRKT", CHIPS, "notation-chip")


def read_plate(reader: Reader) -> Plate:
    """A plate's front."""
    plate = reader.text[reader.at : reader.at + 4]
    if plate not in PLATES:
        reader.fail("notation-plate")
    reader.at += 4
    return plate


def read_sides(reader: Reader) -> tuple[str, ...]:
    """Sides of scoring tiles with commas between them."""
    sides = []
    while True:
        sides.append(reader.word(ascii_lowercase + "-", SIDES, "notation-side"))
        if not reader.skip(","):
            return tuple(sides)


def _tile(reader: Reader) -> PlaceTile:
    row = int(reader.one_of("123456", "notation-dome-row"))
    return PlaceTile(row, int(reader.one_of("123456", "notation-dome-column")))


def _deal(reader: Reader) -> Deal:
    large, *small = reader.list_of(reader.tiles)
    return Deal(large, tuple(small))


def _chip(reader: Reader) -> RevealChip:
    factory = int(reader.one_of("1234", "notation-factory"))
    return RevealChip(factory, read_chip(reader))


_READERS: Mapping[str, Callable[[Reader], Action]] = {
    "M": _moon,
    "^": lambda reader: Stack(reader.colour()),
    "C": lambda reader: TakeChip(int(reader.one_of("1234", "notation-factory"))),
    "P": _plate_action,
    "K": lambda reader: KeepPlate(_place(reader)),
    "U": lambda reader: ReturnPlate(_place(reader)),
    "@": _place_plate,
    "$": _chips_action,
    "W": _tile,
    "=": lambda reader: Scoring(read_sides(reader)),
    "S": lambda reader: First(Seat(int(reader.one_of("12", "notation-seat")) - 1)),
    "D": _deal,
    "p": lambda reader: RevealPlate(read_plate(reader)),
    "b": lambda reader: RevealBack(reader.one_of(SPECIAL + JOKER, "notation-back")),
    "f": lambda reader: RevealFronts(tuple(reader.list_of(lambda: read_plate(reader)))),
    "c": _chip,
}
