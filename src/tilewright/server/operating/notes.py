"""Complaints, announcements and tables as operators see them: plain functions of a connection."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.server.operating.answers import Announcement
from tilewright.server.storage.meetings import ANNOUNCEMENTS, COMPLAINTS
from tilewright.server.storage.schema import TABLES
from tilewright.tables.messages import SeatView
from tilewright.tables.setup import Setup


class Complaint(NamedTuple):
    """What somebody reports of somebody else."""

    id: str
    time: int
    table: str
    seat: int
    name: str  # of whom it is about
    about: str | None  # the player, if one is known
    by: str | None
    why: str


class Known(NamedTuple):
    """A table in the operator's list."""

    table: str
    game: str
    status: str
    names: list[str]
    changed: int


def add_complaint(connection: Connection, complaint: Complaint) -> None:
    """Write a complaint down, once."""
    values = complaint._asdict()
    values["table_id"] = values.pop("table")
    connection.execute(_COMPLAIN[connection.dialect.name], values)


def complaints(connection: Connection, most: int) -> list[Complaint]:
    """What was reported, the newest first."""
    chosen = select(COMPLAINTS).order_by(COMPLAINTS.c.time.desc(), COMPLAINTS.c.id).limit(most)
    return [
        Complaint(row.id, row.time, row.table_id, row.seat, row.name, row.about, row.by, row.why)
        for row in connection.execute(chosen)
    ]


def announce(connection: Connection, announcement: Announcement, now: int) -> None:
    """Tell everybody something until its time is over."""
    values = {"time": now, **msgspec.structs.asdict(announcement)}
    connection.execute(insert(ANNOUNCEMENTS), values)


def announcements(connection: Connection, now: int, most: int) -> list[Announcement]:
    """What is told at a time, the newest first."""
    chosen = select(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.until > now)
    ordered = chosen.order_by(ANNOUNCEMENTS.c.time.desc(), ANNOUNCEMENTS.c.id).limit(most)
    return [Announcement(row.id, row.text, row.until) for row in connection.execute(ordered)]


def end_announcements(connection: Connection, now: int) -> None:
    """Tell nothing more."""
    chosen = ANNOUNCEMENTS.c.until > now
    connection.execute(ANNOUNCEMENTS.update().where(chosen).values(until=now))


def tables(connection: Connection, status: str | None, most: int) -> list[Known]:
    """Tables, those changed last first; of one status, or of all."""
    columns = (TABLES.c.id, TABLES.c.setup, TABLES.c.status, TABLES.c.seats, TABLES.c.changed)
    chosen = select(*columns).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
    if status is not None:
        chosen = chosen.where(TABLES.c.status == status)
    return [_known(row) for row in connection.execute(chosen)]


def _known(row: Any) -> Known:
    setup = msgspec.json.decode(row.setup, type=Setup)
    seats = msgspec.json.decode(row.seats, type=list[SeatView])
    return Known(row.id, setup.game, row.status, [seat.name for seat in seats], row.changed)


_COMPLAIN: Mapping[str, Any] = {
    "sqlite": sqlite.insert(COMPLAINTS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(COMPLAINTS).on_conflict_do_nothing(),
}
