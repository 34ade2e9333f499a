"""Deleting a player: everything about them goes, and their games stay under another name.

Plain functions of a connection, the same for every kind of database. What is left is an id that
leads to nobody: with it, the ratings of those whom they met can still be computed.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from tilewright.server.storage import meetings
from tilewright.server.storage.schema import (
    CHALLENGES,
    DEEDS,
    DEVICES,
    EVENTS,
    HOLDERS,
    NAMES,
    PASSKEYS,
    PLAYERS,
    RESULTS,
    TABLES,
)
from tilewright.tables.messages import SeatView
from tilewright.tables.rows import Seated, event_of, stored
from tilewright.tables.setup import Setup


def forget(
    connection: Connection, player: str, now: int, called: Callable[[int], str]
) -> list[str]:
    """Delete a player; at which tables the name was replaced, by what a seat is `called`."""
    # First of all, so that whoever writes about the player comes before all of this, or is refused.
    meetings.hold_tournaments(connection, player)
    mine = select(PLAYERS.c.id).where(PLAYERS.c.id == player)
    connection.execute(mine.with_for_update(key_share=True))
    chosen = select(HOLDERS.c.table_id, HOLDERS.c.key).where(HOLDERS.c.player_id == player)
    held = connection.execute(chosen).all()
    for table, key in held:
        _rename(connection, table, key, called)
    for row in connection.execute(select(RESULTS).where(RESULTS.c.player_id == player)).all():
        same = (RESULTS.c.table_id == row.table_id) & (RESULTS.c.seat == row.seat)
        connection.execute(update(RESULTS).where(same).values(name=called(row.seat)))
    # Who held a seat is kept, as an id that leads to nobody: games that go on still count.
    for kind in (DEVICES, PASSKEYS, NAMES, CHALLENGES):
        connection.execute(delete(kind).where(kind.c.player_id == player))
    meetings.forget(connection, player, called(0))
    connection.execute(update(DEEDS).where(DEEDS.c.about == player).values(why=""))
    nothing = {"name": "", "public": False, "phrase": None, "kept": None, "deleted": now}
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(nothing))
    return sorted([table for table, _ in held])


def _rename(connection: Connection, table: str, key: str, called: Callable[[int], str]) -> None:
    """Replace the name of who held the seats of a key, in all that is stored of a table."""
    row = connection.execute(
        select(TABLES.c.setup, TABLES.c.seats).where(TABLES.c.id == table).with_for_update()
    ).first()
    if row is None:
        return
    setup = msgspec.json.decode(row.setup, type=Setup)
    sat = select(EVENTS).where(EVENTS.c.table_id == table, EVENTS.c.kind == "sit")
    events = [
        (each.version, event_of(each.seat, each.kind, each.text))
        for each in connection.execute(sat).all()
    ]
    seats = {number for number, seat in enumerate(setup.seats) if seat.key == key}
    seats |= {event.seat for _, event in events if isinstance(event, Seated) and event.key == key}
    for version, event in events:
        if isinstance(event, Seated) and event.seat in seats:
            other = msgspec.structs.replace(event, name=called(event.seat))
            same = (EVENTS.c.table_id == table) & (EVENTS.c.version == version)
            connection.execute(update(EVENTS).where(same).values(text=stored(other).text))
    values: dict[str, Any] = {
        "setup": _encoded(_renamed_setup(setup, key, called)),
        "seats": _encoded(_renamed_seats(row.seats, seats, called)),
    }
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))


def _renamed_setup(setup: Setup, key: str, called: Callable[[int], str]) -> Setup:
    seats = [
        msgspec.structs.replace(seat, name=called(number))
        if seat.key == key and seat.kind == "person"
        else seat
        for number, seat in enumerate(setup.seats)
    ]
    return msgspec.structs.replace(setup, seats=seats)


def _renamed_seats(text: str, seats: set[int], called: Callable[[int], str]) -> list[SeatView]:
    return [
        msgspec.structs.replace(view, name=called(view.seat))
        if view.seat in seats and view.kind == "person"
        else view
        for view in msgspec.json.decode(text, type=list[SeatView])
    ]


def _encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()
