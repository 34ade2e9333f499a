"""What a table may cost: how much happens there, how much is told at once, how many rematches."""

import asyncio
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import InLoop, embedded, in_loop, settings_in
from tilewright.core.playing import legal_actions
from tilewright.server.live import table as live_module
from tilewright.tables.commands import Act, Back, Decline, Rematch, Resign, Sit
from tilewright.tables.keys import key_of
from tilewright.tables.refusals import Denied

ME, SHARED, OPEN = {"kind": "me"}, {"kind": "shared"}, {"kind": "open"}


async def loop_of_takebacks(house: InLoop) -> None:
    live, made = await house.made(game="azul", seats=[ME, SHARED])
    assert made.token is not None
    key = key_of(made.token)

    async def try_again_and_again() -> None:
        for number in range(200):
            action = str(legal_actions(live.table.game, live.table.state)[0])
            act = Act(f"a{number}", live.table.version, action=action)
            await house.tables.submit(live, key, act)
            await house.tables.submit(live, key, Back(f"b{number}", live.table.version))

    with pytest.raises(Denied, match="too-long"):
        await try_again_and_again()
    assert 50 <= live.table.version <= 52
    for number in range(200):  # the game itself goes on, but not for ever
        if live.table.turn is None:
            break
        legal = legal_actions(live.table.game, live.table.state)
        floor = next((each for each in legal if str(each).endswith("F")), legal[0])
        act = Act(f"c{number}", live.table.version, action=str(floor))
        await house.tables.submit(live, key, act)
    assert live.table.version <= 105
    assert live.table.ending is not None
    assert live.table.ending.how == "ended"


async def loop_of_offers(house: InLoop) -> None:
    live, made = await house.made(game="azul", seats=[ME, OPEN])
    assert made.token is not None
    mine, other = key_of(made.token), key_of(made.links[0].token)
    await house.tables.submit(live, other, Sit("s", live.table.version, name="Eve"))
    await house.tables.submit(live, mine, Resign("r", live.table.version))

    async def offer_again_and_again() -> None:
        for number in range(200):
            await house.tables.submit(live, mine, Rematch(f"o{number}", live.table.version))
            await house.tables.submit(live, other, Decline(f"d{number}", live.table.version))

    with pytest.raises(Denied, match="too-long"):
        await offer_again_and_again()
    assert live.table.version <= 102


@pytest.mark.parametrize("test", [loop_of_takebacks, loop_of_offers])
def test_the_rows_of_a_table_are_bounded(tmp_path: Path, test: object) -> None:
    async def run() -> None:
        async with in_loop(settings_in(tmp_path, table_rows=100)) as house:
            await test(house)  # type: ignore[operator]

    asyncio.run(run())


def test_what_happened_is_told_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "MOST_EVENTS", 4)
    with embedded(tmp_path) as house:
        made = house.table("me", "shared")
        table, token = made["table"], made["token"]
        for _ in range(8):
            action = house.snapshot(table, token)["view"]["legal"][0]["action"]
            assert house.command(table, token, "act", action=action).status == 200
        last, seen = house.snapshot(table)["version"], 0
        versions = []
        while seen < last:
            part = house.ask("GET", f"/api/tables/{table}/events?version={seen}").json
            assert 1 <= len(part["events"]) <= 4
            assert part["version"] == last
            versions += [event["version"] for event in part["events"]]
            seen = versions[-1]
        assert versions == [*range(1, last + 1)]
        beyond = house.ask("GET", f"/api/tables/{table}/events?version={last + 5}")
        assert beyond.json == {"events": [], "version": last}
        wrong = house.ask("GET", f"/api/tables/{table}/events?version=x")
        assert (wrong.status, wrong.json["code"]) == (400, "malformed")


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    with embedded(tmp_path, tables_rate=0.001, tables_burst=3) as house:
        made = house.table("me", "bot random")
        table, token = made["table"], made["token"]
        for _ in range(2):
            assert house.command(table, token, "resign").status == 200
            assert house.command(table, token, "rematch").status == 200
            table = house.snapshot(table)["view"]["rematch"]
        assert house.command(table, token, "resign").status == 200
        version = house.snapshot(table)["version"]
        refused = house.command(table, token, "rematch")
        assert (refused.status, refused.json["code"]) == (429, "too-many")
        assert int(refused.headers["retry-after"]) > 0
        assert house.snapshot(table)["version"] == version
        with house.socket(table, token) as person:
            person.until("over")
            assert person.ask("rematch")["code"] == "too-many"
