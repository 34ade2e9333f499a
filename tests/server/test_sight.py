"""Who sees what at tables that count: a seat's token alone shows nothing that its player hides."""

import http.client
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import Growing, setup_of
from tests.server.houses import Ear, House, InLoop, embedded
from tests.server.test_counted import ME, OPEN, TWO, player, rated, rated_table, with_tables
from tests.server.test_keeping import new_player
from tests.server.waiting import PATIENCE
from tilewright.tables.commands import Sit
from tilewright.tables.keys import key_of
from tilewright.tables.messages import Snapshot
from tilewright.tables.views import Viewer


def test_a_seat_that_counts_is_seen_by_its_player_alone(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, keys, (ana, ben) = await rated_table(house)
        eve = await player(house, "Eve")
        for forgets in (False, True):
            if forgets:
                live.holders.clear()  # as in a process that has just read the table
            for seat, owner in enumerate((ana, ben)):
                for who in (None, ana, ben, eve):
                    expected = keys[seat] if who == owner else None
                    assert await house.tables.holders.sight(live, keys[seat], who) == expected

    with_tables(tmp_path, test)


def test_a_seat_that_nobody_holds_is_seen_by_the_first_player_who_comes(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        ana, eve = await player(house, "Ana"), await player(house, "Eve")
        growing = Growing(setup_of("azul", TWO, contest=True))
        await house.tables.foundings.add(house.tables.foundings.of(growing.table, {}))
        live = await house.tables.live(growing.table.setup.id)
        assert await house.tables.holders.sight(live, "key0", None) is None
        assert await house.tables.holders.sight(live, "key0", ana) == "key0"
        assert await house.tables.holders.sight(live, "key0", eve) is None

    with_tables(tmp_path, test)


def test_who_listens_with_a_link_only_watches_once_another_player_sits_there(
    tmp_path: Path,
) -> None:
    async def test(house: InLoop) -> None:
        ana, ben = await player(house, "Ana"), await player(house, "Ben")
        live, made = await house.made(ana, game="duel", seats=[ME, OPEN], rated=True)
        key = key_of(made.links[0].token)
        assert await house.tables.holders.sight(live, key, ana) == key  # the seat is open
        curious, nobody, own = Ear(key, ana), Ear(key), Ear(key, ben)
        for ear in (curious, nobody, own):
            house.tables.presences.enter(live, ear)
        sit = Sit("s", live.table.version, name="Ben")
        await house.tables.submit(live, key, sit, player=ben)
        assert [ear.viewer for ear in (curious, nobody, own)] == [
            Viewer(None),
            Viewer(None),
            Viewer(key),
        ]
        assert [each.yours for each in curious.heard if isinstance(each, Snapshot)] == [[]]
        assert "snapshot" not in own.kinds()
        assert live.present == {1}
        assert live.watchers == 2

    with_tables(tmp_path, test)


def test_at_a_casual_table_a_token_shows_the_seat_to_anybody(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        ana, ben = await player(house, "Ana"), await player(house, "Ben")
        live, made = await house.made(ana, game="duel", seats=[ME, OPEN])
        key = key_of(made.links[0].token)
        ear = Ear(key, ana)
        house.tables.presences.enter(live, ear)
        sit = Sit("s", live.table.version, name="Ben")
        await house.tables.submit(live, key, sit, player=ben)
        assert await house.tables.holders.sight(live, key, None) == key
        assert ear.viewer == Viewer(key)

    with_tables(tmp_path, test)


# Over HTTP and sockets


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("sight")) as house:
        yield house


def named(token: str) -> dict[str, str]:
    return {"Tilewright-Player": token}


@contextmanager
def stream(house: House, table: str, token: str, headers: dict[str, str]) -> Iterator[Any]:
    connection = http.client.HTTPConnection(house.address, timeout=PATIENCE)
    asked = {"Authorization": f"Bearer {token}", **headers}
    connection.request("GET", f"/api/tables/{table}/stream", headers=asked)
    lines = connection.getresponse()
    try:
        yield (json.loads(line) for line in lines if line.strip())
    finally:
        connection.close()


def test_over_http_a_table_shows_a_seat_to_its_player_alone(house: House) -> None:
    table, tokens, (ana, ben) = rated(house)
    gone = new_player(house)["token"]
    me = house.ask("GET", "/api/me", **named(gone)).json["player"]
    assert house.ask("POST", "/api/me/delete", {"player": me}, **named(gone)).status == 200
    for headers, yours in (({}, []), (named(ana), []), (named(gone), []), (named(ben), [1])):
        seen = house.ask("GET", f"/api/tables/{table}", token=tokens[1], **headers)
        assert (seen.status, seen.json["yours"]) == (200, yours)
        events = house.ask("GET", f"/api/tables/{table}/events", token=tokens[1], **headers)
        assert events.status == 200
        with stream(house, table, tokens[1], headers) as messages:
            assert next(messages)["yours"] == yours


def test_over_http_only_the_player_of_a_seat_asks_reports_and_complains(house: House) -> None:
    table, tokens, players = rated(house)
    seat = house.snapshot(table)["view"]["turn"]
    owner, other = players[seat], players[1 - seat]
    explain = {"type": "explain", "id": "q", "actions": ["1BF"]}
    complaint = {"seat": 1 - seat, "why": "unfair"}
    at = f"/api/tables/{table}"
    for path, body, fine in (
        ("questions", explain, (200, None)),
        ("complaints", complaint, (201, None)),
        ("report", {}, (409, "not-over")),
    ):
        for headers, expected in (
            ({}, (401, "unknown-device")),
            (named(other), (403, "not-your-seat")),
            (named(owner), fine),
        ):
            answer = house.ask("POST", f"{at}/{path}", body, tokens[seat], **headers)
            assert (answer.status, answer.json.get("code")) == expected


def test_a_stream_by_a_link_shows_no_seat_that_another_player_took(house: House) -> None:
    ana, ben = [new_player(house)["token"] for _ in range(2)]
    wish = {"game": "duel", "seats": [ME, OPEN], "rated": True}
    made = house.ask("POST", "/api/tables", wish, **named(ana)).json
    link = made["links"][0]["token"]
    with stream(house, made["table"], link, named(ana)) as messages:
        first = next(messages)
        assert first["yours"] == [1]
        sit = {"type": "sit", "id": "s", "version": first["version"], "name": "Ben"}
        path = f"/api/tables/{made['table']}/commands"
        assert house.ask("POST", path, sit, link, **named(ben)).status == 200
        for message in messages:
            if message["type"] == "snapshot":
                assert message["yours"] == []
                break


def test_at_a_socket_a_table_shows_a_seat_to_its_player_on_any_device(house: House) -> None:
    table, tokens, players = rated(house)
    seat = house.snapshot(table)["view"]["turn"]
    for device, yours in ((None, []), (players[1 - seat], []), (players[seat], [seat])):
        with house.socket() as person:
            person.say("hello", table=table, token=tokens[seat], protocol=2, player=device)
            assert person.until("snapshot")["yours"] == yours
            answer = person.ask("explain", actions=["1BF"])
            assert answer["type"] == ("explained" if yours else "refused")
