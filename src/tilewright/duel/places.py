"""The places of Duel's table, and pieces that move between them."""

from collections.abc import Iterable

from tilewright.core.effects import Effect, Moved, Piece, Place
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, Tiles

BAG = Place("bag")
TOWER = Place("tower")
LARGE_SUN = Place("large-sun")
LARGE_MOON = Place("large-moon")
START_TILE = Place("large")  # on the large factory, until somebody takes it (DU-5.4)
STACK = Place("stack")
PLATE = Place("plate")  # the plate that a seat is about to place
SUPPLY = Place("supply")  # the box: special tiles, chips and scoring tiles
OUT = Place("out")  # chips that are spent (DU-6.4)

SPACES = ("line", "broken")  # whose last number counts their spaces


def numbered(kind: str, number: int) -> Place:
    """One of several places of the table, from 1."""
    return Place(kind, None, (number,))


def owned(kind: str, seat: Seat, *at: int) -> Place:
    """A place on a seat's board."""
    return Place(kind, seat, at)


def move_tiles(sink: list[Effect], tiles: Tiles, source: Place, target: Place) -> None:
    """Tell that these tiles move, colour by colour."""
    moved = [(colour.letter, tiles[colour]) for colour in COLOURS if tiles[colour]]
    sink.extend([Moved(letter, source, target, number) for letter, number in moved])


def pour(
    sink: list[Effect],
    piece: Piece,
    sources: Iterable[tuple[Place, int]],
    targets: Iterable[tuple[Place, int]],
) -> None:
    """Tell that equal pieces move, in order, from places with so many to places for so many."""
    room = [(place, number) for place, number in targets if number]
    for place, number in sources:
        left, source = number, place
        while left:
            target, space = room.pop(0)
            moved = min(left, space)
            sink.append(Moved(piece, source, target, moved))
            left, source = left - moved, _behind(source, moved)
            if moved < space:
                room.insert(0, (_behind(target, moved), space - moved))


def _behind(place: Place, number: int) -> Place:
    """The place so many spaces on; a place that is no row of spaces stays what it is."""
    if place.kind not in SPACES:
        return place
    return place._replace(at=(*place.at[:-1], place.at[-1] + number))
