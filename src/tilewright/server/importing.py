"""A record becomes a table: finished, to be looked at."""

from collections.abc import Iterator

from tilewright.bots.program import LONGEST_NAME
from tilewright.bots.roster import BOTS
from tilewright.core.record import RULES_VERSION, Record
from tilewright.core.words import reason, sentence
from tilewright.server.denied import Denied
from tilewright.server.log import Founding, Kind, Row, SeatSetup, Setup
from tilewright.server.making import new_id, new_seed
from tilewright.server.names import is_readable, normal
from tilewright.server.table import Table

LONGEST = 2_000  # moves: more than ten times a usual game
LONGEST_REASON = 2_000  # characters of why a game was forfeited


def founding_of(record: Record, now: int, language: str) -> Founding:
    """A table that holds a record: nobody can sit there, and it is over. Raises Denied."""
    if len(record.moves) > LONGEST:
        raise Denied("record", line=1, why=reason("", "table-record-long", most=LONGEST))
    if record.forfeit is not None and len(record.forfeit.reason) > LONGEST_REASON:
        why = reason("", "table-record-reason", tag="Forfeit", most=LONGEST_REASON)
        raise Denied("record", line=1, why=why)
    game = record.game
    names = [record.tags.get(f"Player{number}", "") for number in range(1, game.seats + 1)]
    setup = Setup(
        id=new_id(),
        game=game.name,
        options=dict(game.options),
        seats=[_player(name, number, language) for number, name in enumerate(names, 1)],
        clock=None,
        public=False,
        confirm=False,
        hints=False,
        seed=new_seed(),
        made=now,
        rules=RULES_VERSION,
    )
    rows = list(_rows(record, now))
    return Founding(setup, rows, Table(setup, rows).summary(0, 0))


def _player(name: str, number: int, language: str) -> SeatSetup:
    """Who sat there; a name that can't be read is a number, in the language of who sends it in."""
    if name in BOTS:
        return SeatSetup("bot", name, name, None)
    unnamed = sentence("table-player", language, number=number)
    kept = normal(name)[:LONGEST_NAME]
    shown = kept if is_readable(kept) else unnamed
    return SeatSetup("person", shown, None, None)


def _rows(record: Record, now: int) -> Iterator[Row]:
    version = 0
    for version, (move, state) in enumerate(zip(record.moves, record.states(), strict=False), 1):
        actor = record.game.actor(state)
        seat = actor if isinstance(actor, int) else None
        yield Row(version, seat, Kind.ACT, str(move.action), None, now)
    if record.forfeit is not None:
        text = f"failed {record.forfeit.reason}"
        yield Row(version + 1, record.forfeit.seat, Kind.END, text, None, now)
    elif record.outcome() is None:
        yield Row(version + 1, None, Kind.END, "ended", None, now)
