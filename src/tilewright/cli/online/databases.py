"""The database of a server, opened by a command."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilewright.server.storage.store import Store


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    """The store at an address, closed at the end; raises StoreError."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()
