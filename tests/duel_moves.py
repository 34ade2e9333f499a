"""Moves pieces on a position of Duel as effects say, and knows no rules: what a page does.

A table here is what lies where, read from a position's fields: lists where pieces have an order,
counts where they have none.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from tilewright.core.effects import Effect, Moved, Piece, Place, Revealed, Scored
from tilewright.core.tiles import Tiles, colours_in
from tilewright.duel.plates import CHIPS
from tilewright.duel.state import CELLS, FACE_DOWN, LINES, NO_CHIP, TOKENS, State

Table: TypeAlias = dict[str, Any]

UNLIMITED = ("supply", "out")  # of which a position keeps no account
LISTS = ("display", "hand")  # what is taken out closes the gap
EMPTY = ""


def table_of(state: State) -> Table:
    """What lies where in a position."""
    table: Table = {
        "bag": _tiles(state.bag),
        "tower": _tiles(state.tower),
        "large-sun": _tiles(state.large.sun),
        "large-moon": _tiles(state.large.moon),
        "large": Counter({"1": 1} if state.start_tile is None else {}),
        "display": list(state.display),
        "hand": [drawn.plate for drawn in state.hand],
        "plate": Counter([state.plate] if state.plate else []),
        # Above: those that nobody has seen, of which only the top's back may be known.
        "unseen": set(state.unseen),
        "stack": [drawn.plate for drawn in state.returned],
        "top": FACE_DOWN + state.top if state.top else EMPTY,
        "unseen chips": Counter(dict(zip(CHIPS, state.chips, strict=True))),
    }
    for number, factory in enumerate(state.factories, start=1):
        table[f"sun{number}"] = _tiles(factory.sun)
        table[f"moon{number}"] = [colour.letter for colour in factory.moon]
        table[f"chip{number}"] = [] if factory.chip == NO_CHIP else [factory.chip]
    for number, side in enumerate(state.scoring, start=1):
        table[f"scoring{number}"] = [side]
    for seat, board in enumerate(state.boards):
        own = f"p{seat + 1}."
        table[f"{own}score"] = board.score
        for row, line in enumerate(board.lines, start=1):
            colour = EMPTY if line.colour is None else line.colour.letter
            for space in range(1, row + 1):
                table[f"{own}line{row}.{space}"] = colour if space <= line.filled else EMPTY
        for row in range(LINES):
            for column in range(LINES):
                tile = board.dome[row][column]
                table[f"{own}dome{row + 1}.{column + 1}"] = EMPTY if tile is None else str(tile)
        for at, plate in enumerate(board.cells):
            table[f"{own}cell{at // CELLS + 1}.{at % CELLS + 1}"] = plate or EMPTY
        for space in range(1, 5):
            held = board.broken[space - 1].letter if space <= len(board.broken) else EMPTY
            table[f"{own}broken{space}"] = held
        table[f"{own}tokens"] = Counter({"token": board.tokens})
        table[f"{own}used"] = Counter({"token": TOKENS - board.tokens})
        table[f"{own}chips"] = Counter(dict(zip(CHIPS, board.chips, strict=True)))
        table[f"{own}start"] = Counter({"1": 1} if state.start_tile == seat else {})
    return table


def moved(state: State, effects: Sequence[Effect]) -> Table:
    """What lies where after the pieces of a position moved as the effects say."""
    table = table_of(state)
    for effect in effects:
        match effect:
            case Moved(piece, source, target, number):
                for at in range(number):
                    _take(table, piece, _space(source, at))
                    _put(table, piece, _space(target, at))
            case Revealed(piece, place):
                _turn_up(table, piece, place)
            case Scored(seat, points):
                table[f"p{seat + 1}.score"] += points
    return table


def _tiles(tiles: Tiles) -> Counter[str]:
    return Counter([colour.letter for colour in colours_in(tiles)])


def _space(place: Place, at: int) -> Place:
    """The space so many further on, where places of that kind have spaces."""
    if place.kind in ("line", "broken"):
        return place._replace(at=(*place.at[:-1], place.at[-1] + at))
    return place


def _back(piece: Piece) -> Piece:
    """A plate face down."""
    return FACE_DOWN + ("S" if "S" in piece else "J")


def _take(table: Table, piece: Piece, place: Place) -> None:
    if place.kind in UNLIMITED:
        return
    if place.kind in LISTS:
        lies = table[place.kind].pop(place.at[0] - 1)
        assert lies in (piece, _back(piece)), place
        if lies != piece:  # turned up on its way, for those who had not seen it
            table["unseen"].discard(piece)
    elif place.kind == "stack":
        _draw(table, piece)
    elif isinstance(held := table[str(place)], str):
        assert held == piece, place
        table[str(place)] = EMPTY
    elif isinstance(held, list):
        assert held.pop() == piece, place
    else:
        # A plate is placed as it is turned (DU-4.5).
        lies = next(iter(held)) if place.kind == "plate" else piece
        assert sorted(lies) == sorted(piece)
        assert held[lies], (piece, place)
        held.subtract([lies])
        table[str(place)] = +held


def _draw(table: Table, piece: Piece) -> None:
    """The top plate: one that nobody has seen, while there are such, or the first put back."""
    hidden = sum([plate.startswith(FACE_DOWN) for plate in (*table["hand"], *table["stack"])])
    if len(table["unseen"]) == hidden:
        assert table["stack"].pop(0) in (piece, _back(piece))
        table["unseen"].discard(piece)
        return
    assert table["top"] in (EMPTY, _back(piece))
    table["top"] = EMPTY
    table["unseen"].discard(piece)


def _put(table: Table, piece: Piece, place: Place) -> None:
    if place.kind in UNLIMITED:
        return
    if place.kind in LISTS:
        table[place.kind].append(piece)
        assert len(table[place.kind]) == place.at[0], place
    elif place.kind == "stack":
        table["stack"].append(piece)
    elif place.kind == "scoring":
        assert str(place) not in table
        table[str(place)] = [piece]
    elif isinstance(held := table[str(place)], str):
        assert held == EMPTY, place
        table[str(place)] = piece
    elif isinstance(held, list):
        held.append(piece)
    else:
        held.update([piece])


def _turn_up(table: Table, piece: Piece, place: Place) -> None:
    if place.kind == "stack":
        assert table["top"] == EMPTY
        table["top"] = piece
    elif place.kind == "hand":
        lies = table["hand"][place.at[0] - 1]
        assert lies in (piece, _back(piece))
        table["hand"][place.at[0] - 1] = piece
        table["unseen"].discard(piece)
    else:
        assert table[str(place)] == [FACE_DOWN]
        table[str(place)] = [piece]
        table["unseen chips"].subtract([piece])
