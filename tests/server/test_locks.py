"""Locks of PostgreSQL: who looks at a player in earnest holds up nobody who writes of them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("asyncpg", reason="needs the extra postgres")

from sqlalchemy import Connection, select, text

from tests.server.databases import empty_database
from tests.server.houses import InLoop, in_loop, settings_in
from tilewright.club.plan import Plan
from tilewright.server.pairing import rows as seeks
from tilewright.server.players import operating, profile
from tilewright.server.players.answers import MeWanted
from tilewright.server.players.credentials import ask, keep_phrase
from tilewright.server.players.forgetting import forget
from tilewright.server.players.rows import NewDevice, add_device, kept_out
from tilewright.server.storage.schema import TABLES
from tilewright.server.tournaments import rows, steps
from tilewright.server.tournaments.keeper import Keeper
from tilewright.server.tournaments.told import Entry
from tilewright.tables.commands import ClockWanted
from tilewright.tables.keys import new_seed, new_token

Job = Callable[[Connection], Any]
SOON = 0.3  # seconds in which somebody who waits for nobody is done

EARNEST: dict[str, Callable[[str], Job]] = {
    "kept_out": lambda player: partial(kept_out, players=[player]),
    "add_device": lambda player: partial(add_device, new=NewDevice("d", player, "k", "", 1)),
    "keep": lambda player: partial(keep_phrase, player=player, phrase="1" * 64, now=1),
    "change": lambda player: partial(profile.change, player=player, wanted=MeWanted("Anna")),
    "ban": lambda player: partial(operating.ban, player=player, why="", now=1),
    "forget": lambda player: partial(forget, player=player, now=1, called=str),
    "pair": lambda player: partial(free, player=player),
}


def free(connection: Connection, player: str) -> list[str]:
    """The player, if they can be paired now."""
    return list(connection.scalars(seeks._FREE, {"of_players": [player]}))


def mention(connection: Connection, player: str) -> None:
    """Write a row that names the player, as a seat does that they get."""
    connection.execute(text("SET LOCAL lock_timeout = '3s'"))
    ask(connection, new_token(), player, 1, 2)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return empty_database(request, "postgresql", tmp_path, "locks")


def with_house(folder: Path, database: str, test: Callable[[InLoop], Awaitable[None]]) -> None:
    async def run() -> None:
        async with in_loop(settings_in(folder, database=database)) as house:
            await test(house)

    asyncio.run(run())


@asynccontextmanager
async def held(house: InLoop, job: Job) -> AsyncIterator[Callable[[Job], Awaitable[Any]]]:
    """A transaction that has done a job and is not over; it does more."""
    engine: Any = house.tables.store._database
    async with engine._engine.begin() as connection:
        await connection.run_sync(job)
        yield connection.run_sync


@pytest.mark.parametrize("what", EARNEST)
def test_rows_that_name_a_player_are_written_meanwhile(
    tmp_path: Path, database: str, what: str
) -> None:
    async def test(house: InLoop) -> None:
        ana = (await house.tables.players.make("Ana", "")).player
        async with held(house, EARNEST[what](ana)):
            await house.tables.store.write(partial(mention, player=ana))

    with_house(tmp_path, database, test)


def test_who_is_named_in_a_row_that_is_being_written_is_paired(
    tmp_path: Path, database: str
) -> None:
    async def test(house: InLoop) -> None:
        ana = (await house.tables.players.make("Ana", "")).player
        async with held(house, partial(mention, player=ana)):
            assert await house.tables.store.write(partial(free, player=ana)) == [ana]
        async with held(house, partial(kept_out, players=[ana])):  # as in a ban
            assert await house.tables.store.write(partial(free, player=ana)) == []

    with_house(tmp_path, database, test)


async def entered(house: InLoop) -> tuple[Keeper, str, str]:
    """A tournament of two, and the one who may be deleted."""
    keeper = Keeper(house.tables)
    ana, rui = [(await house.tables.players.make(name, "")).player for name in ("Ana", "Rui")]
    plan = Plan("Friday", "swiss", "azul", ClockWanted(300), house.clock(), rounds=1)
    tournament = (await keeper.make(plan, ana, "192.0.2.7")).tournament
    for who in (ana, rui):
        await keeper.enter(tournament, Entry(new_token()), who, "en")
    return keeper, tournament, rui


@pytest.mark.parametrize("what", ["ban", "forget"])
def test_who_is_banned_or_deleted_during_a_step_of_their_tournament_blocks_nobody(
    tmp_path: Path, database: str, what: str
) -> None:
    async def test(house: InLoop) -> None:
        _, tournament, rui = await entered(house)
        begun = partial(rows.leave, id=tournament, player=rui)
        async with held(house, begun) as go_on:
            gone = asyncio.create_task(house.tables.store.write(EARNEST[what](rui)))
            await asyncio.sleep(SOON)
            assert not gone.done()
            await go_on(partial(mention, player=rui))
        await gone

    with_house(tmp_path, database, test)


def test_who_is_deleted_while_their_table_is_founded_leaves_no_name_there(
    tmp_path: Path, database: str
) -> None:
    async def test(house: InLoop) -> None:
        keeper, tournament, rui = await entered(house)
        step = partial(
            steps.step,
            id=tournament,
            now=house.clock(),
            found=keeper._founding,
            new_seed=new_seed,
        )
        async with held(house, step):
            gone = asyncio.create_task(house.tables.store.write(EARNEST["forget"](rui)))
            await asyncio.sleep(SOON)
        await gone
        chosen = select(TABLES.c.setup)
        (setup,) = await house.tables.store.read(lambda found: list(found.scalars(chosen)))
        assert "Ana" in setup
        assert "Rui" not in setup

    with_house(tmp_path, database, test)
