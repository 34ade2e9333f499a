"""A position named on the command line: as text, in a file, or in the record of a game."""

from pathlib import Path
from typing import Any, NamedTuple

from tilewright.cli.console import readable_line
from tilewright.cli.files import STDIN, FileError, read_text, records_of
from tilewright.cli.options import DEFAULT_GAME, game_of, refuse_options
from tilewright.core.errors import InvalidOption, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.lexemes import short
from tilewright.core.record import Record
from tilewright.core.rules import CHANCE
from tilewright.core.words import reason, sentence

TAG = "["  # with which every record begins, and no position


class Place(NamedTuple):
    """Where in a file of records a position is: which record, and after how many steps."""

    record: int | None  # from 1
    at: int | None


class Wanted(NamedTuple):
    """The options of a table, as far as they were given."""

    game: str | None
    seats: str | None
    wall: str | None
    scoring: str | None


def position_of(named: str, place: Place, wanted: Wanted) -> tuple[AnyGame, Any]:
    """The game and the state that are meant, in which a seat decides; raises GameError."""
    if named != STDIN and not Path(named).is_file():
        if not _looks_like_position(named):
            raise InvalidOption(reason("", "say-solve-what", text=readable_line(short(named))))
        return _position(named, place, wanted)
    return _in_text(named, read_text(named), place, wanted)


def game_or_position_of(named: str, place: Place, wanted: Wanted) -> Record | tuple[AnyGame, Any]:
    """A whole record where no step of it is named; else as `position_of`."""
    if place.at is not None or (named != STDIN and not Path(named).is_file()):
        return position_of(named, place, wanted)
    text = read_text(named)
    if not text.lstrip().startswith(TAG):
        return _in_text(named, text, place, wanted)
    return _record(named, text, place, wanted)


def beginning_of(named: str, game: AnyGame) -> Any:
    """The state from which a game goes on, as text or in a file; raises GameError."""
    is_text = named != STDIN and not Path(named).is_file()
    state = game.notation.parse_state((named if is_text else read_text(named)).strip())
    if game.actor(state) is None:
        raise InvalidOption(reason("", "say-position-over"))
    return state


def _in_text(named: str, text: str, place: Place, wanted: Wanted) -> tuple[AnyGame, Any]:
    """The position in the text of a file."""
    if text.lstrip().startswith(TAG):
        return _in_record(named, text, place, wanted)
    if not _looks_like_position(text):
        raise FileError(named, sentence("say-solve-file"))
    try:
        return _position(text.strip(), place, wanted)
    except NotationError as error:
        raise FileError(named, str(error)) from error


def _looks_like_position(text: str) -> bool:
    return " " in text.strip()  # every position has several parts


def _position(text: str, place: Place, wanted: Wanted) -> tuple[AnyGame, Any]:
    """A position as text; its table is told by options."""
    refuse_options("say-solve-only-record", record=place.record, at=place.at is not None)
    game = game_of(wanted.game or DEFAULT_GAME, wanted.seats, wanted.wall, wanted.scoring)
    state = game.notation.parse_state(text)
    if not isinstance(game.actor(state), int):
        raise InvalidOption(reason("", "say-solve-no-seat"))
    return game, state


def _in_record(file: str, text: str, place: Place, wanted: Wanted) -> tuple[AnyGame, Any]:
    """The position after so many steps of a record, or after the last; it tells its table."""
    record = _record(file, text, place, wanted)
    states, game = record.states(), record.game
    last = len(states) - 1
    step = last if place.at is None else place.at
    if step > last:
        raise FileError(file, sentence("say-no-such-step", number=step, last=last))
    actor = game.actor(states[step])
    if not isinstance(actor, int):
        message = "say-solve-chance" if actor is CHANCE else "say-solve-over"
        raise FileError(file, sentence(message, step=step))
    return game, states[step]


def _record(file: str, text: str, place: Place, wanted: Wanted) -> Record:
    """The record of a text that is meant; it tells its table."""
    refuse_options("say-solve-table", **wanted._asdict())
    records = records_of(file, text)
    number = place.record or 1
    if number > len(records):
        raise FileError(file, sentence("say-no-such-record", number=number, last=len(records)))
    return records[number - 1]
