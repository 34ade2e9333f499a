"""Waiting in tests for what must come, and not for ever."""

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 20.0  # seconds, on a machine that is busy
PAUSE = 0.01  # seconds between two looks


async def eventually(is_so: Callable[[], Awaitable[bool]], what: str) -> None:
    """Return as soon as something is so; fail if that does not come."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not await is_so():
                await asyncio.sleep(PAUSE)
    except TimeoutError:
        raise AssertionError(f"waited {PATIENCE:.0f} s in vain: {what}") from None
