"""What is asked of the store for a table: a store that fails is a refusal, rows may be at fault."""

import logging
from collections.abc import Awaitable
from typing import TypeVar

from tilewright.server.storage.store import StoreError, UnreadableRows
from tilewright.tables.refusals import Denied

log = logging.getLogger("tilewright.tables")

Answer = TypeVar("Answer")


async def asked(answer: Awaitable[Answer]) -> Answer:
    """What the store answers; raises Denied, and UnreadableRows where the rows are at fault."""
    try:
        return await answer
    except UnreadableRows:
        raise
    except StoreError as error:
        log.error("the store failed: %s", error)
        raise Denied("busy") from error
