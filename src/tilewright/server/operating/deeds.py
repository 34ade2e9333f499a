"""The log of what operators did: each deed is written down in the transaction that does it."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, insert

from tilewright.server.storage.schema import DEEDS
from tilewright.tables.keys import new_id


def logged(
    job: Callable[..., Any], now: int, deed: str, about: str, why: str
) -> Callable[[Connection], Any]:
    """A job of a connection and the time, which is written down with what it does."""

    def done(connection: Connection) -> Any:
        answer = job(connection, now=now)
        values = {"id": new_id(), "time": now, "deed": deed, "about": about, "why": why}
        connection.execute(insert(DEEDS), values)
        return answer

    return done
