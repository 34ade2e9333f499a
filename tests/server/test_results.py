"""Results in the store, on SQLite and on a real PostgreSQL: once each, in one order, recomputed."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("asyncpg", reason="needs the extra postgres")

import msgspec
from sqlalchemy import Connection, select, update

from tests.server.databases import BOTH, empty_database
from tests.server.founding import founding, row, summary
from tests.server.growing import setup_of
from tilewright.club import ratings
from tilewright.club.results import GameResult, SeatResult
from tilewright.server.players import history
from tilewright.server.players import rows as player_rows
from tilewright.server.players.answers import Tally
from tilewright.server.players.seats import players_at
from tilewright.server.storage import backups, results
from tilewright.server.storage.schema import PLAYERS, RATINGS, RESULTS
from tilewright.server.storage.store import Store
from tilewright.tables.table import Table

ANA, BEN, CLEO = "a" * 12, "b" * 12, "c" * 12
KEYS = {player: player[0] * 64 for player in (ANA, BEN, CLEO)}


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return empty_database(request, request.param, tmp_path, "results")


def with_store(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with a store that knows three players."""

    async def run() -> None:
        store = await Store.open(url)
        try:
            for player in KEYS:
                new = player_rows.NewPlayer(player, "", 1)
                await store.write(partial(player_rows.add_player, made=new))
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def ended(table: str, places: dict[str, int], ended: int = 2_000, **more: Any) -> GameResult:
    """A rated game of players, or of levels of bots, with their places."""
    seats = tuple(
        [
            SeatResult(
                seat,
                key=KEYS.get(who),
                level=None if who in KEYS else who,
                name=who,
                points=50,
                place=place,
                has_left=False,
            )
            for seat, (who, place) in enumerate(places.items())
        ]
    )
    whole = {"game": "azul", "options": "", "how": "finished", "rated": True, **more}
    return GameResult(table=table, ended=ended, seats=seats, **whole)


async def play(store: Store, game: GameResult) -> bool:
    """Store a table whose players hold their seats, and its end."""
    holders = {seat.key: player for player in KEYS for seat in game.seats if seat.name == player}
    await store.found(founding(game.table))
    return await store.append(
        game.table,
        [row(2)],
        summary(2, "over"),
        None,
        game,
        holders,  # type: ignore[arg-type]
    )


async def all_rows(store: Store) -> list[dict[str, Any]]:
    """All results, in their order."""
    ordered = select(RESULTS).order_by(RESULTS.c.number, RESULTS.c.seat)
    return await store.read(
        lambda connection: [dict(each._mapping) for each in connection.execute(ordered)]
    )


def test_figures_tell_those_whom_a_player_met_most_often_first(url: str) -> None:
    async def test(store: Store) -> None:
        games: list[dict[str, int]] = [
            {ANA: 1, BEN: 2},
            {BEN: 1, ANA: 1},
            {ANA: 2, CLEO: 1},
            {"skilled": 1, ANA: 2},
        ]
        games += [{ANA: 1, BEN: 2, "casual": 3}, {ANA: 1, "skilled": 2}, {ANA: 1, "casual": 2}]
        for number, places in enumerate(games):
            await play(store, ended(f"t{number}", places))
        await store.write(lambda it: it.execute(update(PLAYERS).values(name="Ben", public=False)))
        shown = update(PLAYERS).where(PLAYERS.c.id == BEN).values(public=True)
        await store.write(lambda it: it.execute(shown))
        told = await store.read(partial(history.statistics, player=ANA))
        assert [tally(each) for each in told.opponents] == [
            ("Ben", BEN, 2, 2, 1, 1, 0),
            ("Ben", BEN, 3, 1, 1, 0, 0),
            (CLEO, None, 2, 1, 0, 0, 1),  # who has no page is called as at the table
        ]
        assert [(each.level, each.seats, each.games) for each in told.levels] == [
            ("skilled", 2, 2),
            ("casual", 2, 1),
            ("casual", 3, 1),
        ]

    with_store(url, test)


def tally(told: Tally) -> tuple[str, str | None, int, int, int, int, int]:
    return told.name, told.player, told.seats, told.games, told.won, told.shared, told.lost


def test_a_result_is_written_once_by_whoever_stores_the_end(url: str) -> None:
    async def test(store: Store) -> None:
        game = ended("a", {ANA: 1, BEN: 2})
        other = await Store.open(url)
        await store.found(founding("a"))
        for player in (ANA, BEN):
            await store.hold("a", KEYS[player], player)
        stored = await asyncio.gather(
            *[
                each.append("a", [row(2)], summary(2, "over"), None, game)
                for each in (store, other, store, other)
            ]
        )
        await other.close()
        assert sum(stored) == 1
        found = await all_rows(store)
        assert [(each["seat"], each["number"], each["player_id"]) for each in found] == [
            (0, 1, ANA),
            (1, 1, BEN),
        ]
        await store.write(partial(results.add, games=[game]))  # as if it were told again
        assert len(await all_rows(store)) == 2

    with_store(url, test)


def test_a_rated_game_changes_ratings_and_tells_them_in_its_rows(url: str) -> None:
    async def test(store: Store) -> None:
        await play(store, ended("a", {ANA: 1, BEN: 2}))
        found = await store.read(partial(results.ratings_in, pool="azul-2", players=[ANA, BEN]))
        won, lost = await all_rows(store)
        assert found[ANA].strength.rating == won["after"] > won["before"] == 1500
        assert found[BEN].strength.rating == lost["after"] < 1500
        assert (found[ANA].games, won["deviation"]) == (1, found[ANA].strength.deviation)

    with_store(url, test)


@pytest.mark.parametrize(
    ("places", "more"),
    [
        ({ANA: 1, BEN: 2}, {"rated": False}),
        ({ANA: 1, "random": 2}, {}),  # a bot that was not measured
        ({ANA: 1, "skilled": 2}, {"options": "gray"}),
        ({"skilled": 1, "strong": 2}, {}),
    ],
)
def test_a_casual_game_changes_no_rating(
    tmp_path: Path, places: dict[str, int], more: dict[str, Any]
) -> None:
    async def test(store: Store) -> None:
        await play(store, ended("a", places, **more))
        assert not any([each["rated"] for each in await all_rows(store)])
        assert await store.read(lambda one: one.execute(select(RATINGS)).all()) == []

    with_store(f"sqlite:///{tmp_path}/tables.db", test)


def test_who_held_seats_holds_them_at_the_table_of_a_rematch(url: str) -> None:
    async def test(store: Store) -> None:
        await store.found(founding("a"))
        assert await store.hold("a", "k", ANA) == ANA
        assert await store.hold("a", "k", BEN) == ANA  # the first one stays
        assert [await store.holder("a", key) for key in ("k", "other")] == [ANA, None]
        assert await store.append("a", [row(2)], summary(2), founding("next"))
        assert await store.read(partial(results.holders, table="next")) == {"k": ANA}

    with_store(url, test)


async def check_backup(store: Store, folder: Path) -> None:
    """Back everything up, and restore it twice: it is there once, with the same ratings."""
    await backups.back_up(store._database, folder / "all.backup", 1, lambda *_: None)
    other = await Store.open(f"sqlite:///{folder}/restored.db")
    try:
        for is_whole in (False, True, False):
            put = other._database, folder / "all.backup", 2, is_whole, lambda *_: None
            await backups.restore(*put)
            assert await all_rows(other) == await all_rows(store)
            assert await other.read(all_ratings) == await store.read(all_ratings)
    finally:
        await other.close()


def all_ratings(connection: Connection) -> list[Any]:
    chosen = select(RATINGS).order_by(RATINGS.c.player_id, RATINGS.c.pool)
    return [tuple(row) for row in connection.execute(chosen)]


def test_ratings_recomputed_from_the_results_are_identical(url: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        rng = Random(20)
        others = [ANA, BEN, CLEO, "skilled", "grandmaster"]
        for number in range(15):
            who = rng.sample(others, rng.choice((2, 2, 3)))
            places = dict(zip(who, rng.choices((1, 2, 3), k=len(who)), strict=True))
            await play(store, ended(f"t{number}", places, 1_000 + number * 86_400_000))
        check = partial(results.recompute, is_writing=False)
        assert await store.read(check) == (0, 0)
        await check_backup(store, tmp_path)
        await store.write(
            lambda one: one.execute(update(RATINGS).values(rating=RATINGS.c.rating + 1))
        )
        await store.write(lambda one: one.execute(update(RESULTS).values(after=1.0)))
        different = await store.read(check)
        assert different.ratings > 0
        assert different.results > 5
        before = await store.write(partial(results.recompute, is_writing=True))
        assert before == different
        assert await store.read(check) == (0, 0)

    with_store(url, test)


@pytest.mark.parametrize("is_told", [True, False])
def test_a_bot_counts_with_the_rating_that_it_had_when_the_game_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_told: bool
) -> None:
    async def test(store: Store) -> None:
        with monkeypatch.context() as then:
            then.setattr(ratings, "BOTS", ratings.FIRST_BOTS)
            await play(store, ended("a", {ANA: 1, "grandmaster": 2}))
            await play(store, ended("b", {ANA: 2, "skilled": 1}))
        assert ratings.BOTS != ratings.FIRST_BOTS
        if not is_told:  # as results were stored before they told it
            bots = update(RESULTS).where(RESULTS.c.level.is_not(None)).values(before=None)
            await store.write(lambda one: one.execute(bots))
            setup = setup_of("azul", ("person", "bot"))
            old = Table(msgspec.structs.replace(setup, id="a"))
            told = await store.read(partial(players_at, table=old, now=3_000))
            rating = ratings.first_rating("azul-2", "", "grandmaster")
            assert rating is not None
            assert [seat.rating for seat in told.seats] == [1500, round(rating)]
        before = await store.read(all_ratings)
        check = partial(results.recompute, is_writing=False)
        assert await store.read(check) == (0, 0)
        await store.write(partial(results.recompute, is_writing=True))
        assert await store.read(all_ratings) == before
        await check_backup(store, tmp_path)

    with_store(f"sqlite:///{tmp_path}/tables.db", test)
