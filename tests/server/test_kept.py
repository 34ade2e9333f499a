"""Databases of earlier releases: opened, looked at in full, and played on."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import Clock, InLoop, in_loop, pass_hours, settings_in
from tests.server.kept.facts import Kept, KeptTable, facts_of, record_of, view_of
from tests.server.kept.reading import NAMES, unpack
from tests.server.waiting import eventually
from tilewright.core.playing import legal_actions
from tilewright.server.live.caretaker import Caretaker
from tilewright.server.live.table import Live, history
from tilewright.tables.commands import Act, Confirm, Rematch, Sit
from tilewright.tables.keys import key_of
from tilewright.tables.refusals import Denied
from tilewright.tables.views import Viewer

Look = Callable[[InLoop, Live, KeptTable], Awaitable[None]]


@pytest.fixture(params=NAMES)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """What a release has left in tmp_path/tables.db."""
    return unpack(request.param, tmp_path / "tables.db")


def at_every_table(folder: Path, kept: Kept, look: Look) -> int:
    """Open the database and look at each of its tables; how many there are."""

    async def run() -> int:
        async with in_loop(settings_in(folder), Clock(kept.now)) as house:
            for each in kept.tables:
                await look(house, await house.tables.live(each.id), each)
        return len(kept.tables)

    return asyncio.run(run())


def same(now: dict[str, Any], then: dict[str, Any], about: str) -> None:
    """All that was told then is told now; more may be."""
    assert {name: now[name] for name in then} == then, about


def test_every_kept_table_is_what_it_was(tmp_path: Path, kept: Kept) -> None:
    async def look(house: InLoop, live: Live, each: KeptTable) -> None:
        same(facts_of(live.table), each.facts, each.about)
        for viewer, then in each.views.items():
            key = None if viewer == "-" else key_of(each.tokens[int(viewer)])
            now = view_of(live.table, key)
            if then is not None:
                same(now, then, f"{each.about}, as {viewer} sees it")
            assert history(live.table, Viewer(key))
        if each.record is not None:
            same(record_of(live.table), each.record, each.about)

    assert at_every_table(tmp_path, kept, look) > 40


def test_every_kept_table_goes_on(tmp_path: Path, kept: Kept) -> None:
    gone_on: list[str] = []

    async def look(house: InLoop, live: Live, each: KeptTable) -> None:
        table, tokens = live.table, each.tokens
        gone_on.append(table.status)
        if table.status == "waiting":
            for seat, sitting in enumerate(table.sittings):
                if sitting.kind == "open":
                    sit = Sit(f"later{seat}", live.table.version, name=f"Late {seat}")
                    await house.tables.submit(live, key_of(tokens[seat]), sit)
            assert live.table.status == "playing"
        if live.table.status == "playing":
            for number in range(4):
                await play_on(house, live, tokens, f"later-{number}")
        elif tokens and table.rematch is None:
            for seat in tokens:
                if live.table.rematch is None:
                    key = key_of(tokens[seat])
                    if live.table.held(key):
                        again = Rematch(f"again{seat}", live.table.version)
                        await house.tables.submit(live, key, again)
            gone_on.append("rematch" if live.table.rematch else "offered")

    at_every_table(tmp_path, kept, look)
    assert {"waiting", "playing", "over", "rematch"} <= set(gone_on)


async def play_on(house: InLoop, live: Live, tokens: dict[int, str], name: str) -> None:
    """Let the person in turn decide, after the bots have."""

    async def no_bot_is_in_turn() -> bool:
        return live.table.bot_in_turn is None

    await eventually(no_bot_is_in_turn, "bots play on")
    turn, version = live.table.turn, live.table.version
    if turn is None:
        assert live.table.status == "over"
        return
    key = key_of(tokens[turn])
    if live.table.is_confirming:
        await house.tables.submit(live, key, Confirm(name, version))
    else:
        action = str(legal_actions(live.table.game, live.table.state)[-1])
        await house.tables.submit(live, key, Act(name, version, action=action))
    assert live.table.version > version


def test_a_table_of_newer_rules_is_told_of_and_the_others_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_loop(settings_in(tmp_path)) as house:
            me, open_seat = {"kind": "me"}, {"kind": "open"}
            wish: dict[str, Any] = {"game": "azul", "seats": [me, open_seat], "public": True}
            _, made = await house.made(**wish)
            _, other = await house.made(**wish)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            change = "UPDATE tables SET setup = replace(setup, ?, ?) WHERE id = ?"
            database.execute(change, ('"rules":"1"', '"rules":"2"', made.table))
            database.commit()
        async with in_loop(settings_in(tmp_path)) as house:
            with pytest.raises(Denied, match="version 2 of the rules"):
                await house.tables.live(made.table)
            await pass_hours(house, Caretaker(house.tables), 25)
            assert await house.tables.listed() == []
            assert (await house.tables.live(other.table)).table.status == "over"

    asyncio.run(run())
