"""Moves pieces on a position of Azul as effects say, and knows no rules: what a page does.

A table here is what lies where, read from a position's fields, and the scores.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from tilewright.azul.state import MARKER, State
from tilewright.core.effects import Effect, Moved, Place, Scored
from tilewright.core.tiles import Tiles, colours_in

Table: TypeAlias = dict[str, Counter[str]]

SPACED = ("line", "wall", "floor")  # a space holds one piece


def table_of(state: State) -> Table:
    """What lies where in a position; an empty place is not named."""
    table: Table = {"bag": _tiles(state.bag), "lid": _tiles(state.lid)}
    table["centre"] = _tiles(state.centre)
    for number, factory in enumerate(state.factories, start=1):
        table[f"factory{number}"] = _tiles(factory)
    for seat, board in enumerate(state.boards):
        own = f"p{seat + 1}."
        table[f"{own}score"] = Counter({"points": board.score})
        for row, line in enumerate(board.lines, start=1):
            for space in range(1, line.filled + 1):
                table[f"{own}line{row}.{space}"] = Counter([str(line.colour)])
        for row, tiles in enumerate(board.wall, start=1):
            for column, tile in enumerate(tiles, start=1):
                table[f"{own}wall{row}.{column}"] = Counter([] if tile is None else [str(tile)])
        for space, piece in enumerate(board.floor, start=1):
            table[f"{own}floor{space}"] = Counter([str(piece)])
    if state.marker is None:
        table["centre"].update([MARKER])
    elif MARKER not in state.boards[state.marker].floor:
        table[f"p{state.marker + 1}.marker"] = Counter([MARKER])
    return _named(table)


def moved(state: State, effects: Sequence[Effect]) -> Table:
    """What lies where after the pieces of a position moved as the effects say."""
    table = table_of(state)
    for effect in effects:
        match effect:
            case Moved(piece, source, target, number):
                assert number > 0
                for at in range(number):
                    _take(table, piece, _space(source, at))
                    _put(table, piece, _space(target, at))
            case Scored(seat, points):
                table.setdefault(f"p{seat + 1}.score", Counter())["points"] += points
    return _named(table)


def _take(table: Table, piece: str, place: Place) -> None:
    assert table.get(str(place), Counter())[piece], f"no {piece} at {place}"
    table[str(place)].subtract([piece])


def _put(table: Table, piece: str, place: Place) -> None:
    held = table.setdefault(str(place), Counter())
    assert place.kind not in SPACED or not held.total(), f"{place} is taken"
    held.update([piece])


def _space(place: Place, at: int) -> Place:
    """The space so many further on, where places of that kind have spaces."""
    if place.kind in SPACED:
        return place._replace(at=(*place.at[:-1], place.at[-1] + at))
    return place


def _tiles(tiles: Tiles) -> Counter[str]:
    return Counter([str(colour) for colour in colours_in(tiles)])


def _named(table: Table) -> Table:
    return {place: +held for place, held in table.items() if +held}
