"""Banned addresses: they may not pair, enter tournaments or play for ratings."""

from functools import partial

from sqlalchemy import Connection, delete, insert, select
from starlette.requests import Request

from tilewright.server.limits.rates import address_of
from tilewright.server.live.table import Live
from tilewright.server.live.tables import Tables
from tilewright.server.storage.answering import answered
from tilewright.server.storage.meetings import BANS
from tilewright.tables.commands import Agree, Changes, Rematch, Sit
from tilewright.tables.refusals import Denied


async def check_address(tables: Tables, request: Request) -> None:
    """Refuse a request from a banned address; raises Denied."""
    await _check(tables, address_of(request.scope))


async def check_beginning(tables: Tables, live: Live, command: Changes, address: str) -> None:
    """Refuse a command from a banned address that begins a rated game; raises Denied."""
    if live.table.setup.rated and isinstance(command, Sit | Rematch | Agree):
        await _check(tables, address)


def is_banned(connection: Connection, address: str, now: int) -> bool:
    """Is an address, as limits count it, banned at that time?"""
    row = connection.execute(select(BANS).where(BANS.c.address == address)).first()
    return row is not None and (row.until is None or row.until > now)


def ban(connection: Connection, address: str, now: int, until: int | None) -> None:
    """Ban an address until then, or for good."""
    lift(connection, address, now)
    connection.execute(insert(BANS), {"address": address, "since": now, "until": until})


def lift(connection: Connection, address: str, now: int) -> None:
    """Ban an address no more, from now on."""
    connection.execute(delete(BANS).where(BANS.c.address == address))


async def _check(tables: Tables, address: str) -> None:
    job = partial(is_banned, address=address, now=tables.now())
    if await answered(tables.store.read(job)):
        raise Denied("banned")
