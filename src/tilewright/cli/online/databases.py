"""The database of a server, as a command finds and opens it."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tilewright.cli.files import FileError
from tilewright.core.words import sentence
from tilewright.server.settings import Settings
from tilewright.server.storage.ownership import file_of
from tilewright.server.storage.store import Store


def address_of(database: str | None) -> str:
    """The address that was given, or that of the data folder; raises InvalidOption."""
    return Settings.of_environment(os.environ, database=database).database


def existing_address(database: str | None) -> str:
    """The same of a database that is there; raises FileError for a file that is not."""
    address = address_of(database)
    file = file_of(address)
    if file is not None and not file.is_file():
        raise FileError(str(file), sentence("say-no-database"))
    return address


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    """The store at an address, closed at the end; raises StoreError."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()
