"""A program that appends to tables of a store until it is killed, and prints what was stored.

python -m tests.server.appender URL TABLE…
"""

import asyncio
import os
import sys

from tests.server.founding import rows, summary
from tilewright.server.storage.store import Store


async def append_for_ever(store: Store, table: str) -> None:
    """Append three rows at a time."""
    version = 1
    while True:
        new = rows(range(version + 1, version + 4), f"0:c{version}")
        version += 3
        if not await store.append(table, new, summary(version)):
            raise AssertionError(f"{table} has another row {version}")
        os.write(1, f"{table} {version}\n".encode())


async def main(url: str, *tables: str) -> None:
    """Append to all tables at once."""
    store = await Store.open(url)
    await asyncio.gather(*[append_for_ever(store, table) for table in tables])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
