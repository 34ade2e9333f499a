"""What a kept table is by its facts: what every later version has to make of the same rows.

Sentences are left out, for their words may change.
"""

from typing import Any

import msgspec

from tilewright.catalog import read_record
from tilewright.core.record import write_record
from tilewright.tables import views
from tilewright.tables.records import record_of as table_record
from tilewright.tables.table import Table
from tilewright.tables.views import Viewer

WORDS = ("prompt", "why")  # of a view and of a result


class KeptTable(msgspec.Struct, frozen=True):
    """A table as it was when it was kept; `tokens` are those of its people, by seat."""

    id: str
    about: str
    tokens: dict[int, str]
    facts: dict[str, Any]
    views: dict[str, Any]  # by seat, `-` for a spectator; None where the version of then failed
    record: dict[str, Any] | None  # of a table that is over


class Kept(msgspec.Struct, frozen=True):
    """All tables of a database, and when it was left."""

    now: int  # milliseconds since 1970
    tables: list[KeptTable]


def facts_of(table: Table) -> dict[str, Any]:
    """What a table is, for nobody in particular."""
    proposal, ending = table.proposal, table.ending
    return {
        "version": table.version,
        "status": table.status,
        "state": str(table.game.observe(table.state, None)),
        "moves": [[made.seat, str(made.action), made.version] for made in table.moves],
        "sittings": [
            [each.kind, each.name, each.level, each.key, each.has_resigned]
            for each in table.sittings
        ],
        "turn": table.turn,
        "confirmed": table.confirmed,
        "free": table.free,
        "offer": proposal and [proposal.kind, proposal.seat, proposal.moves],
        "ending": ending and [ending.how, ending.seat, ending.why],
        "rematch": table.rematch,
        "commands": table.commands,
        "clocks": [table.clocks.left, table.clocks.at],
    }


def view_of(table: Table, key: str | None) -> dict[str, Any]:
    """The table as somebody sees it, without its sentences."""
    seen: dict[str, Any] = msgspec.to_builtins(views.view(table, Viewer(key)))
    result = seen["result"]
    for parts in (seen, *([] if result is None else [result])):
        for word in WORDS:
            parts.pop(word, None)
    return seen


def record_of(table: Table) -> dict[str, Any]:
    """The table's record, read again, without its sentences."""
    record = read_record(write_record(table_record(table, "en")))
    outcome = record.outcome()
    return {
        "options": dict(record.game.options),
        "tags": record.tags,
        "actions": [str(action) for action in record.actions()],
        "scores": None if outcome is None else list(outcome.scores),
        "winners": list(record.winners()),
        "broken_off": record.broken_off,
        "forfeit": None if record.forfeit is None else record.forfeit.seat,
    }
