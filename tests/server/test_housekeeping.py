"""Housekeeping: what a clock that is wrong can't do, and which tables are dropped, and when."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import Clock, Ear, InLoop, in_loop, pass_hours, settings_in
from tests.server.test_tables import first_act, key_in_turn, two_people
from tilewright.core.playing import legal_actions
from tilewright.server.clock import SteadyClock
from tilewright.server.live.caretaker import SLOWER, Caretaker
from tilewright.server.live.tables import Tables
from tilewright.server.monitoring.metrics import REGISTRY
from tilewright.server.storage.pauses import Pause, Pauses
from tilewright.tables.commands import Act, Confirm, Resign
from tilewright.tables.keys import key_of
from tilewright.tables.refusals import Denied

ME, SHARED, OPEN = {"kind": "me"}, {"kind": "shared"}, {"kind": "open"}
DAY = 24  # hours


def with_tables(
    folder: Path,
    test: Callable[[InLoop, Caretaker], Awaitable[None]],
    clock: Clock | None = None,
    **settings: Any,
) -> None:
    """Run a test with tables and a caretaker that has gone round once."""

    async def run() -> None:
        limits = {"waiting_expires": 86_400, "playing_expires": 2 * 86_400, **settings}
        async with in_loop(settings_in(folder, **limits), clock) as house:
            caretaker = Caretaker(house.tables)
            await caretaker.go_round(house.clock())
            await test(house, caretaker)

    asyncio.run(run())


def test_a_clock_that_is_ahead_at_the_start_closes_no_table(tmp_path: Path) -> None:
    clock = Clock()
    ids: list[str] = []

    async def before(house: InLoop, _: Caretaker) -> None:
        ids.append((await house.made(game="azul", seats=[ME, OPEN]))[1].table)
        ids.append((await house.made(game="azul", seats=[ME, SHARED]))[1].table)

    async def ahead(house: InLoop, caretaker: Caretaker) -> None:
        await pass_hours(house, caretaker, 2)
        for table in ids:
            assert (await house.tables.live(table)).table.status != "over"
        assert await house.tables.store.due(clock(), 100) == []  # looked at when it is time

    async def after(house: InLoop, caretaker: Caretaker) -> None:
        await pass_hours(house, caretaker, 20)
        assert (await house.tables.live(ids[0])).table.status == "waiting"
        await pass_hours(house, caretaker, 5)
        assert (await house.tables.live(ids[0])).table.status == "over"
        assert (await house.tables.live(ids[1])).table.status == "playing"

    with_tables(tmp_path, before, clock)
    clock.pass_seconds(20 * DAY * 3600)
    with_tables(tmp_path, ahead, clock)
    clock.pass_seconds(-20 * DAY * 3600)  # somebody has set it right
    with_tables(tmp_path, ahead, clock)
    clock.pass_seconds(21 * DAY * 3600)
    with_tables(tmp_path, after, clock)


def test_a_clock_that_jumps_while_the_server_runs_closes_no_table(tmp_path: Path) -> None:
    async def test(house: InLoop, caretaker: Caretaker) -> None:
        live, _ = await house.made(game="azul", seats=[ME, SHARED])
        house.clock.pass_seconds(400 * DAY * 3600)
        await caretaker.go_round(house.clock())
        assert live.table.status == "playing"

    with_tables(tmp_path, test)


def test_a_steady_clock_goes_on_evenly_and_follows_when_it_is_told_to() -> None:
    wall, running = [1_000 * 10**9], [50 * 10**9]
    clock = SteadyClock(lambda: wall[0], lambda: running[0])
    assert clock() == 1_000_000
    running[0] += 10**9
    wall[0] += 20 * 86_400 * 10**9
    assert clock() == 1_001_000
    assert clock.follow() == 20 * 86_400_000 - 1_000
    assert clock() == wall[0] // 10**6
    assert clock.follow() == 0
    wall[0] -= 4 * 10**9  # a little
    assert clock.follow() == 0


@pytest.mark.parametrize("days", [20, -20])
def test_a_clock_that_is_set_is_on_nobodys_clock(tmp_path: Path, days: int) -> None:
    async def run() -> None:
        wall, running = [10**18], [10**12]
        clock = SteadyClock(lambda: wall[0], lambda: running[0])
        async with in_loop(settings_in(tmp_path)) as house:
            store, bus, settings = house.tables.store, house.tables.bus, house.tables.settings
            tables = Tables(store, bus, house.bots, settings, clock)  # type: ignore[arg-type]
            own = InLoop(tables, house.bots, house.clock)
            caretaker = Caretaker(tables)
            await caretaker.go_round(clock())
            live, _ = await two_people(own, clock={"seconds": 600})
            running[0] += 120 * 10**9
            wall[0] += 120 * 10**9 + days * 86_400 * 10**9
            await caretaker.go_round(clock())
            assert live.table.status == "playing"
            turn = live.table.turn
            assert turn is not None
            running[0] += 30 * 10**9
            wall[0] += 30 * 10**9
            await tables.submit(live, key_in_turn(live), first_act(live))
            assert live.table.clocks.left[turn] == 570_000
            await tables.close()

    asyncio.run(run())


times = st.integers(0, 1_000)


@given(st.lists(st.tuples(times, times).map(sorted), max_size=6), times, times, times)
def test_pauses_are_not_counted(found: list[list[int]], since: int, now: int, span: int) -> None:
    pauses = Pauses([Pause(*each) for each in found])
    ticks = [t for t in range(since, now) if not any(b <= t < e for b, e in found)]
    assert pauses.elapsed(since, now) == len(ticks)
    by = pauses.ago(span, now)
    assert pauses.elapsed(by, now) == span
    assert pauses.elapsed(by + 1, now) < span or span == 0


# Retention


async def tables_of_all_kinds(house: InLoop, caretaker: Caretaker) -> dict[str, str]:
    """Ids of tables: two that were abandoned, one that was given up, one that is played."""
    found: dict[str, str] = {}
    found["nobody joined"] = (await house.made(game="azul", seats=[ME, OPEN]))[1].table
    found["nobody played"] = (await house.made(game="azul", seats=[ME, SHARED]))[1].table
    live, made = await house.made(game="azul", seats=[ME, SHARED])
    assert made.token is not None
    resign = Resign("r", live.table.version, seat=0)
    await house.tables.submit(live, key_of(made.token), resign)
    found["given up"] = made.table
    await pass_hours(house, caretaker, 2.5 * DAY)
    found["new"] = (await house.made(game="azul", seats=[ME, SHARED]))[1].table
    return found


async def there(house: InLoop) -> set[str]:
    return {table async for table in house.tables.store.ids()}


async def go_round(house: InLoop, caretaker: Caretaker) -> None:
    for _ in range(SLOWER):
        await caretaker.go_round(house.clock())


def dropped(kind: str) -> float:
    return REGISTRY.get_sample_value("tilewright_tables_dropped_total", {"kind": kind}) or 0.0


def test_abandoned_tables_are_dropped_and_finished_ones_stay(tmp_path: Path) -> None:
    before = dropped("abandoned")

    async def test(house: InLoop, caretaker: Caretaker) -> None:
        ids = await tables_of_all_kinds(house, caretaker)
        await pass_hours(house, caretaker, 2 * DAY)
        await go_round(house, caretaker)
        assert await there(house) == set(ids.values()) - {ids["nobody joined"]}
        house.clock.pass_seconds(400 * DAY * 3600)  # in which no server ran
        await go_round(house, caretaker)
        assert ids["nobody played"] in await there(house)
        await pass_hours(house, caretaker, DAY)
        await go_round(house, caretaker)
        assert await there(house) == {ids["given up"], ids["new"]}
        with pytest.raises(Denied, match="unknown-table"):
            await house.tables.live(ids["nobody joined"])

    with_tables(tmp_path, test, keep_abandoned=3)
    assert dropped("abandoned") == before + 2


def test_finished_tables_are_dropped_where_a_setting_says_so(tmp_path: Path) -> None:
    async def test(house: InLoop, caretaker: Caretaker) -> None:
        ids = await tables_of_all_kinds(house, caretaker)
        await go_round(house, caretaker)
        assert await there(house) == set(ids.values()) - {ids["given up"]}

    with_tables(tmp_path, test, keep_abandoned=None, keep_finished=2)


def test_a_table_that_somebody_looks_at_is_not_dropped(tmp_path: Path) -> None:
    async def test(house: InLoop, caretaker: Caretaker) -> None:
        ids = await tables_of_all_kinds(house, caretaker)
        live, ear = await house.tables.live(ids["nobody joined"]), Ear(None)
        house.tables.presences.enter(live, ear)
        await pass_hours(house, caretaker, 13)
        await go_round(house, caretaker)
        assert ids["nobody joined"] in await there(house)
        house.tables.presences.depart(live, ear)
        for _ in range(2):  # it leaves the memory, then the store
            await go_round(house, caretaker)
        assert ids["nobody joined"] not in await there(house)

    with_tables(tmp_path, test, keep_abandoned=2)


def test_a_game_whose_last_move_was_unconfirmed_is_not_abandoned(tmp_path: Path) -> None:
    async def test(house: InLoop, caretaker: Caretaker) -> None:
        live, made = await house.made(game="azul", seats=[ME, SHARED], confirm=True)
        assert made.token is not None
        key = key_of(made.token)
        while live.table.game.actor(live.table.state) is not None:
            if live.table.is_confirming:
                confirm = Confirm(f"c{live.table.version}", live.table.version)
                await house.tables.submit(live, key, confirm)
                continue
            game, state, turn = live.table.game, live.table.state, live.table.turn
            assert turn is not None
            legal = legal_actions(game, state)
            best = max(legal, key=lambda each: game.standing(game.apply(state, each))[turn])
            act = Act(f"a{live.table.version}", live.table.version, action=str(best))
            await house.tables.submit(live, key, act)
        assert live.table.status == "playing"
        await pass_hours(house, caretaker, 2.1 * DAY)
        table = (await house.tables.live(made.table)).table
        assert (table.status, table.ending) == ("over", None)
        await pass_hours(house, caretaker, 1.5 * DAY)
        await go_round(house, caretaker)
        assert made.table in await there(house)

    with_tables(tmp_path, test, keep_abandoned=1)
