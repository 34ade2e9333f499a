"""Examples for the handbook: what the server sends at a real table, near the end of a round."""

import json
from typing import Any

import msgspec

from tilewright.core.seat import Seat
from tilewright.server.settings import Settings
from tilewright.tables import views
from tilewright.tables.commands import PROTOCOL, Act, Hello, NewTable, SeatWanted
from tilewright.tables.decisions import Sender, legal_action, rows_of
from tilewright.tables.keys import key_of
from tilewright.tables.messages import Acted, Changed, Refused, SeatPresence, Snapshot
from tilewright.tables.refusals import Denied, refused
from tilewright.tables.rows import Played, Row
from tilewright.tables.setup import SeatSetup, Setup
from tilewright.tables.table import Table
from tilewright.tables.views import Attendance, Telling, Viewer

TABLE = "k3v9x2m7qa1d"
TOKEN = "Zt3nQe8vR1x_Lw5bYc7mKd2sHj9fGpUa"
MOVES = "DYRKT/BKTT/BYRT/BYRK/BRKK 5K2 4R1 1T1 2T2 CK3 CB3 3Y4 CY4 CT5"
LEGAL, ILLEGAL = "CB5", "CR3"

WIDTH = 96

ANA = Viewer(key_of(TOKEN))
NEW_TABLE = NewTable("azul", [SeatWanted("me", name="Ana"), SeatWanted("bot", level="casual")])
HELLO = Hello(TABLE, TOKEN, protocol=PROTOCOL)
COME_BACK = Hello(TABLE, TOKEN, version=9, protocol=PROTOCOL)


def table() -> Table:
    """A table of Azul at which Ana is in turn."""
    people = [SeatSetup("person", "Ana", None, ANA.key), SeatSetup("person", "Rui", None, "")]
    options = {"seats": "2", "wall": "coloured", "first": "2"}
    setup = Setup(TABLE, "azul", options, people, None, False, False, True, "", 0)
    made = Table(setup)
    for number, text in enumerate(MOVES.split(), 1):
        seat = made.turn
        made.apply(Row(number, Played(seat, text), None, 0))
    return made


def snapshot() -> Snapshot:
    """What Ana is told when she comes to the table."""
    there = [SeatPresence(seat, True, False) for seat in range(2)]
    return views.snapshot(table(), ANA, Attendance(there, 0), Settings().absent_after)


def act() -> Act:
    """What Ana does."""
    return Act("c1", table().version, LEGAL)


def acted() -> Acted | Changed:
    """What she is told of it."""
    made = table()
    for row in rows_of(made, Sender(ANA.key, (), ""), act(), 0):
        made.apply(row)
    return Telling(made).event(len(MOVES.split()) + 1, ANA)


def illegal() -> Refused:
    """What she would be told of an action against the rules."""
    made = table()
    try:
        legal_action(made, Seat(0), ILLEGAL)
    except Denied as denied:
        return refused(denied.code, "en", denied.rule, "c2", made.version, **denied.parameters)
    raise AssertionError(f"{ILLEGAL} is legal")


def stale() -> Refused:
    """What she would be told of a command that comes too late."""
    return refused("stale", command="c1", version=table().version + 2)


def line(command: msgspec.Struct) -> str:
    """A command as people write it, without what need not be said."""
    return json.dumps(json.loads(msgspec.json.encode(command), object_hook=_lean))


def _lean(told: dict[str, Any]) -> dict[str, Any]:
    return {
        name: each for name, each in told.items() if each is not False and each not in (None, {})
    }


def page(message: msgspec.Struct) -> str:
    """A message laid out for people."""
    return _laid_out(json.loads(msgspec.json.encode(message)), "", "")


def _laid_out(value: Any, indent: str, before: str) -> str:
    """JSON in as few lines as fit, after what stands before it."""
    text = before + json.dumps(value, ensure_ascii=False)
    if len(indent) + len(text) <= WIDTH or not isinstance(value, list | dict):
        return indent + text
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    if isinstance(value, dict):
        pieces = [_laid_out(each, indent + "  ", f'"{name}": ') for name, each in value.items()]
    else:
        pieces = [_laid_out(each, indent + "  ", "") for each in value]
    return "\n".join([indent + before + opening, ",\n".join(pieces), indent + closing])
