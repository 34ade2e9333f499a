"""The database of a server, opened by a command."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilewright.server.store import Store


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    """The store at an address, closed at the end; raises StoreError."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def check_database(url: str) -> None:
    """Raise StoreError, which says what is wrong, for a database that can't be used."""
    asyncio.run(_ask(url))


async def _ask(url: str) -> None:
    async with opened_store(url) as store:
        await store.ping()
