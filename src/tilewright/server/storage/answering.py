"""What is asked of the store for somebody: a store that fails is a refusal to them."""

import logging
from collections.abc import Awaitable
from typing import TypeVar

from tilewright.server.storage.database import StoreError
from tilewright.tables.refusals import Denied

log = logging.getLogger("tilewright.store")

Answer = TypeVar("Answer")


async def answered(answer: Awaitable[Answer]) -> Answer:
    """What the store answers; raises Denied."""
    try:
        return await answer
    except StoreError as error:
        log.error("the store failed: %s", error)
        raise Denied("busy") from error
