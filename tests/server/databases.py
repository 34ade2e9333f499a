"""Empty databases for tests: a SQLite file, or a database of the PostgreSQL of this process."""

import asyncio
from pathlib import Path

import pytest

BOTH = ("sqlite", "postgresql")
EMPTY = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"


def empty_database(request: pytest.FixtureRequest, kind: str, folder: Path, name: str) -> str:
    """The address of an empty database; `name` is that of PostgreSQL's for a module of tests."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/tables.db"
    server: str = request.getfixturevalue("postgres_url")
    asyncio.run(_emptied(server, name))
    return server.replace("/postgres?", f"/{name}?")


async def _emptied(server: str, name: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(server)
    if not await connection.fetchval("SELECT count(*) FROM pg_database WHERE datname = $1", name):
        await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    await execute(server.replace("/postgres?", f"/{name}?"), EMPTY)


async def execute(url: str, statement: str) -> None:
    """Execute a statement in a database of PostgreSQL."""
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()
