"""Positions of Azul drawn as text. Seats count from 1, as in notation; what is not drawn is empty.

Every position is read back through the game, so a test that draws an impossible one fails at once.
"""

from collections.abc import Sequence

from tilewright.azul.actions import FACTORIES
from tilewright.azul.dealing import TILES_OF_A_COLOUR
from tilewright.azul.game import Azul
from tilewright.azul.problems import all_tiles
from tilewright.azul.state import (
    EMPTY_BOARD,
    EMPTY_WALL,
    MARKER,
    ROWS,
    Board,
    FloorPiece,
    Phase,
    State,
    Wall,
)
from tilewright.core.effects import Scored, scores_in
from tilewright.core.lines import EMPTY_LINE, Line
from tilewright.core.playing import legal_actions
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOUR_OF, COLOURS, NO_TILES, Tiles, minus, tiles_of

AZUL = Azul(first=0)
THREE = Azul(seats=3, first=0)
FOUR = Azul(seats=4, first=0)
GRAY = Azul(wall="gray", first=0)
GRAY_FOUR = Azul(seats=4, wall="gray", first=0)

# A factory offer whose last four tiles the seat in turn can take to an empty line 5: nothing falls.
LAST_FACTORY = "KKKK"
LAST_TAKE = "1K5"


def wall(drawing: str) -> Wall:
    """A wall drawn in five rows, a full stop for an empty space."""
    return _spaces(drawing)


def tiles(text: str) -> Tiles:
    """Tiles as letters in any order: `BBYR`; `-` or nothing for none."""
    return tiles_of([COLOUR_OF[letter] for letter in text.replace("-", "")])


def board(lines: str = "- - - - -", wall: str = "", floor: str = "", score: int = 0) -> Board:
    """A board: lines from top to bottom, the wall drawn, the floor line from left to right."""
    return Board(score, _lines(lines), _spaces(wall) if wall else EMPTY_WALL, _floor(floor))


def offer(
    game: Azul,
    *boards: Board,
    factories: str = LAST_FACTORY,
    centre: str = "",
    lid: str = "",
    start: int = 1,
    turn: int = 1,
    marker: int | None = None,
) -> State:
    """The factory offer; the bag holds every tile that lies nowhere else."""
    dealt = tuple([tiles(factory) for factory in factories.split()])
    dealt += (NO_TILES,) * (FACTORIES[game.seats] - len(dealt))
    state = _table(game, boards, Phase.OFFER, start)
    state = state._replace(
        turn=Seat(turn - 1),
        marker=None if marker is None else Seat(marker - 1),
        factories=dealt,
        centre=tiles(centre),
        lid=tiles(lid),
    )
    return checked(game, state._replace(bag=_missing(state)))


def before_deal(game: Azul, *boards: Board, bag: str, start: int = 1) -> State:
    """A later round before its deal; the lid holds every tile that lies nowhere else."""
    state = _table(game, boards, Phase.DEAL, start)._replace(bag=tiles(bag))
    return checked(game, state._replace(lid=_missing(state)))


def tiling(game: Azul, *boards: Board, start: int = 1, turn: int = 1) -> State:
    """Wall-tiling where a seat has to choose a space of its gray wall; nobody took the marker."""
    state = _table(game, boards, Phase.TILING, start)._replace(turn=Seat(turn - 1))
    return checked(game, state._replace(bag=_missing(state)))


def over(game: Azul, *boards: Board) -> State:
    """The end of a game, with the bonuses in the scores."""
    state = _table(game, boards, Phase.OVER, 1)
    return checked(game, state._replace(bag=_missing(state)))


def checked(game: Azul, state: State) -> State:
    """The state, read back from its text; raises InvalidState for an impossible one."""
    return game.notation.parse_state(str(state))


def after(game: Azul, state: State, *actions: str) -> State:
    """The state after these actions, one after another."""
    for action in actions:
        state = game.apply(state, game.notation.parse_action(action))
    return state


def tiled(game: Azul, *boards: Board) -> State:
    """The table after wall-tiling; the last seat, whose line 5 is free, took the last tiles."""
    return after(game, offer(game, *boards, turn=game.seats), LAST_TAKE)


def points(game: Azul, state: State, action: str) -> list[Scored]:
    """The points of one action, in order."""
    return list(scores_in(game.effects(state, game.notation.parse_action(action))))


def why_not(game: Azul, state: State, action: str) -> str:
    """The English sentence that refuses an action; empty if it is allowed."""
    return str(game.refusal(state, game.notation.parse_action(action)) or "")


def choices(game: Azul, state: State) -> list[str]:
    """What the seat in turn may do, as texts in the order of their ids."""
    return [str(action) for action in legal_actions(game, state)]


def _table(game: Azul, boards: Sequence[Board], phase: Phase, start: int) -> State:
    """A table of round 2 without any tiles but those on the boards."""
    return State(
        round=2,
        phase=phase,
        start=Seat(start - 1),
        turn=None,
        marker=None,
        factories=(NO_TILES,) * FACTORIES[game.seats],
        centre=NO_TILES,
        bag=NO_TILES,
        lid=NO_TILES,
        boards=(*boards, *[EMPTY_BOARD] * (game.seats - len(boards))),
    )


def _missing(state: State) -> Tiles:
    """The tiles that lie nowhere on this table (AZ-1.2)."""
    return minus((TILES_OF_A_COLOUR,) * len(COLOURS), all_tiles(state))


def _spaces(drawing: str) -> Wall:
    rows = [row.replace(" ", "") for row in drawing.split("\n") if row.strip()]
    if [len(row) for row in rows] != [ROWS] * ROWS or not set("".join(rows)) <= {*COLOUR_OF, "."}:
        raise ValueError(f"not a wall of 5 × 5 spaces: {drawing}")
    return tuple([tuple([COLOUR_OF.get(mark) for mark in row]) for row in rows])


def _lines(text: str) -> tuple[Line, ...]:
    found = tuple([_line(word) for word in text.split()])
    if len(found) != ROWS:
        raise ValueError(f"not five pattern lines: {text}")
    return found


def _line(word: str) -> Line:
    if word == "-":
        return EMPTY_LINE
    if len(set(word)) > 1:
        raise ValueError(f"a line of two colours: {word}")
    return Line(COLOUR_OF[word[0]], len(word))


def _floor(text: str) -> tuple[FloorPiece, ...]:
    return tuple([MARKER if mark == MARKER else COLOUR_OF[mark] for mark in text.replace(" ", "")])
