"""A database of tables for one command: opened, asked or changed, and closed."""

import asyncio
from collections.abc import Callable
from time import time
from typing import Any, TypeVar

Answer = TypeVar("Answer")


def time_now() -> int:
    """The time as databases have it, in milliseconds."""
    return int(time() * 1000)


def asked(database: str | None, job: Callable[[Any], Answer]) -> Answer:
    """What a database says, named or the usual one."""
    from tilewright.cli.online.databases import existing_address, opened_store

    async def run() -> Answer:
        async with opened_store(existing_address(database)) as store:
            return await store.read(job)

    return asyncio.run(run())


def written(database: str | None, job: Callable[[Any], Answer]) -> Answer:
    """The same of a job that changes it."""
    from tilewright.cli.online.databases import existing_address, opened_store

    async def run() -> Answer:
        async with opened_store(existing_address(database)) as store:
            return await store.write(job)

    return asyncio.run(run())
