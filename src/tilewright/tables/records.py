"""Records of games: a table becomes one, and one becomes a table that is over."""

from collections.abc import Iterator
from datetime import UTC, datetime

from msgspec import structs

from tilewright.bots.program import LONGEST_NAME
from tilewright.bots.roster import BOTS
from tilewright.core.record import RULES_VERSION, Forfeit, Move, Record
from tilewright.core.seat import Seat
from tilewright.core.words import reason, sentence
from tilewright.tables.keys import new_id, new_seed
from tilewright.tables.log import Founding
from tilewright.tables.names import is_readable, normal
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Ended, Played, Row
from tilewright.tables.setup import SeatSetup, Setup
from tilewright.tables.table import Table

LONGEST = 2_000  # moves: more than ten times a usual game
LONGEST_REASON = 2_000  # characters of why a game was forfeited


def record_of(table: Table, language: str) -> Record:
    """A table's game as a record, finished or not; a forfeit is explained in a language."""
    date = datetime.fromtimestamp(table.setup.made / 1000, UTC).date()
    tags = {f"Player{number}": name for number, name in enumerate(table.names, 1)}
    record = Record(table.game, {**tags, "Date": date.isoformat()})
    if table.setup.position:
        record.opening = table.opening
    record.moves = [Move(made.action) for made in table.moves]
    ending = table.ending
    if ending is None:
        return record
    if ending.seat is None:
        record.broken_off = True
    else:
        why = ending.why or sentence(f"table-ended-{ending.how}", language)
        record.forfeit = Forfeit(Seat(ending.seat), why)
    return record


def founding_of(record: Record, now: int, language: str) -> Founding:
    """A table that holds a record: nobody can sit there, and it is over. Raises Denied."""
    if len(record.moves) > LONGEST:
        raise Denied("record", line=1, why=reason("", "table-record-long", most=LONGEST))
    if record.forfeit is not None and len(record.forfeit.reason) > LONGEST_REASON:
        why = reason("", "table-record-reason", tag="Forfeit", most=LONGEST_REASON)
        raise Denied("record", line=1, why=why)
    game = record.game
    names = [record.tags.get(f"Player{number}", "") for number in range(1, game.seats + 1)]
    seats = [_player(name, number, language) for number, name in enumerate(names, 1)]
    setup = setup_of(record, seats, new_seed(), now)
    rows = list(record_rows(record, now))
    if record.outcome() is None and record.forfeit is None:
        rows.append(Row(len(rows) + 1, Ended(None, "ended"), None, now))
    return Founding(setup, rows, _opened(setup, rows).summary(0, 0))


def continued(record: Record, setup: Setup) -> Table:
    """A table at which the game of a record goes on, with what chance does first; raises Denied."""
    if len(record.moves) > LONGEST:
        raise Denied("record", line=1, why=reason("", "table-record-long", most=LONGEST))
    if record.outcome() is not None or record.forfeit is not None:
        raise Denied("record", line=1, why=reason("", "table-record-over"))
    rows = list(record_rows(record, setup.made))
    table = _opened(structs.replace(setup, position=_position(record)), rows)
    return table.after(table.owed(setup.made))


def _position(record: Record) -> str:
    return "" if record.opening is None else str(record.opening)


def _opened(setup: Setup, rows: list[Row]) -> Table:
    """A table with the moves of a record; raises Denied for a number that the core can't hold."""
    try:
        return Table(setup, rows)
    except ValueError as error:
        raise Denied("record", line=1, why=reason("", "table-record-number")) from error


def setup_of(record: Record, seats: list[SeatSetup], seed: str, now: int) -> Setup:
    """The set-up of a table at which the game of a record is played."""
    return Setup(
        id=new_id(),
        game=record.game.name,
        options=dict(record.game.options),
        seats=seats,
        clock=None,
        public=False,
        confirm=False,
        hints=False,
        seed=seed,
        made=now,
        rules=RULES_VERSION,
        position=_position(record),
    )


def record_rows(record: Record, now: int) -> Iterator[Row]:
    """The moves of a record as rows, and who forfeited the game."""
    version = 0
    for version, (move, state) in enumerate(zip(record.moves, record.states(), strict=False), 1):
        actor = record.game.actor(state)
        seat = actor if isinstance(actor, int) else None
        yield Row(version, Played(seat, str(move.action)), None, now)
    if record.forfeit is not None:
        ended = Ended(record.forfeit.seat, "failed", record.forfeit.reason)
        yield Row(version + 1, ended, None, now)


def _player(name: str, number: int, language: str) -> SeatSetup:
    """Who sat there; a name that can't be read is a number, in the language of who sends it in."""
    if name in BOTS:
        return SeatSetup("bot", name, name, None)
    unnamed = sentence("table-player", language, number=number)
    kept = normal(name)[:LONGEST_NAME]
    shown = kept if is_readable(kept) else unnamed
    return SeatSetup("person", shown, None, None)
