"""The typed client, blocking and asynchronous, against a real server."""

import asyncio
import re
import runpy
from collections.abc import Iterator
from contextlib import aclosing, closing
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")
pytest.importorskip("httpx", reason="needs the extra client")

import httpx

from tests.server.houses import settings_in
from tilewright.catalog import read_record
from tilewright.client import AsyncClient, AsyncRemoteSeat, Client, Denied, NoAnswer, calls
from tilewright.server.serve import Embedded
from tilewright.tables.commands import ClockWanted, Continuation, NewTable, SeatWanted
from tilewright.tables.messages import Acted, Changed, Snapshot, View

ME_AND_GREEDY = [SeatWanted("me", "Program"), SeatWanted("bot", level="greedy")]
ME_AND_OPEN = [SeatWanted("me", "Program"), SeatWanted("open")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with no limits that matter here."""
    with Embedded(settings_in(tmp_path_factory.mktemp("server"))) as running:
        yield running.url


@pytest.fixture
def client(server: str) -> Iterator[Client]:
    with Client(server) as found:
        yield found


def best(view: View) -> str:
    """The action that brings most at once."""
    return max(view.legal, key=lambda choice: choice.points).action


def test_a_program_plays_a_whole_game(client: Client) -> None:
    made = client.make_table(NewTable("azul", ME_AND_GREEDY))
    seat = client.seat(made.table, made.token)
    turns = 0
    for view in seat.turns():
        assert view.turn == 0
        seat.act(best(view))
        turns += 1
    end = seat.look()
    assert end.view.result is not None
    assert end.view.result.how == "finished"
    record = read_record(seat.record())
    assert record.tags["Player1"] == "Program"
    events = [*seat.events()]
    mine = [each for each in events if isinstance(each, Acted) and each.seat == 0]
    assert len(mine) == turns
    assert [event.version for event in events] == sorted({event.version for event in events})


def test_the_example_plays_a_whole_game(server: str) -> None:
    path = Path(__file__).parents[2] / "examples" / "client.py"
    record = read_record(runpy.run_path(str(path))["play"](server, "azul"))
    assert (record.tags["Player1"], record.outcome() is None) == ("Example", False)


def snippets(server: str) -> list[str]:
    """The programs of the document, for this server; each can be run by itself."""
    page = (Path(__file__).parents[2] / "docs" / "client.md").read_text(encoding="utf-8")
    found = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return [each.replace("http://127.0.0.1:8080", server) for each in found]


def test_the_example_of_the_document_plays_a_whole_game(
    server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    playing, _, _ = snippets(server)
    exec(playing, {})
    assert read_record(capsys.readouterr().out.strip() + "\n").outcome() is not None


def test_the_example_of_the_document_takes_open_seats(server: str, client: Client) -> None:
    _, sitting, _ = snippets(server)
    names: dict[str, Any] = {}
    exec(sitting, names)
    seats = client.seat(names["made"].table).look().view.seats
    assert [each.name for each in seats] == ["First program", "Second program"]


def test_the_example_of_the_document_watches_a_table_until_it_is_over(
    server: str, client: Client, capsys: pytest.CaptureFixture[str]
) -> None:
    _, _, watching = snippets(server)
    names: dict[str, Any] = {}
    exec(watching, names)
    result = client.seat(names["made"].table).look().view.result
    assert result is not None
    assert capsys.readouterr().out.strip() == str(result.scores)


def test_the_examples_of_the_document_run_one_after_another(
    server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, Any] = {}
    for each in snippets(server):
        exec(each, names)
    assert capsys.readouterr().out.strip().endswith("]")


def test_a_program_plays_asynchronously(server: str) -> None:
    async def game() -> str:
        async with AsyncClient(server) as client:
            made = await client.make_table(NewTable("duel", ME_AND_OPEN))
            me = client.seat(made.table, made.token)
            other = client.seat(made.table, made.links[0].token)
            await other.sit("Other")
            tasks = [asyncio.create_task(playing(seat, 5)) for seat in (me, other)]
            done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:  # who waits for the one that has stopped
                task.cancel()
            await asyncio.gather(*done)
            await asyncio.gather(*pending, return_exceptions=True)
            assert [event.version async for event in me.events()]
            return (await me.look()).view.status

    async def playing(seat: AsyncRemoteSeat, turns: int) -> None:
        async with aclosing(seat.turns()) as views:
            async for view in views:
                turns -= 1
                await seat.act(best(view))
                if not turns:
                    return

    assert asyncio.run(game()) == "playing"


def test_a_player_plays_a_rated_game(server: str, client: Client) -> None:
    new = NewTable("azul", ME_AND_OPEN, clock=ClockWanted(600), public=True, rated=True)
    with pytest.raises(Denied, match="unknown-device"):
        client.make_table(new)
    ana, ben = [client.make_player(name).token for name in ("Ana", "Ben")]
    with Client(server, player=ana) as hers, Client(server, player=ben) as his:
        made = hers.make_table(new)
        with pytest.raises(Denied, match="unknown-device"):
            client.claim_seat(made.table, "Nobody")
        seats = [hers.seat(made.table, made.token), his.claim_seat(made.table, "Benjamin")]
        for _ in range(2):
            views = [seat.look().view for seat in seats]
            turn = next(number for number, view in enumerate(views) if view.legal)
            with pytest.raises(Denied, match="unknown-device"):
                client.seat(made.table, seats[turn].token).act(best(views[turn]))
            seats[turn].act(best(views[turn]))
        assert isinstance(next(seats[0].follow()), Snapshot)


def test_a_player_plays_a_rated_game_asynchronously(server: str) -> None:
    async def game() -> int:
        async with AsyncClient(server) as nobody:
            player = (await nobody.make_player("Program")).token
        async with AsyncClient(server, player=player) as client:
            made = await client.make_table(NewTable("duel", ME_AND_GREEDY, rated=True))
            seat = client.seat(made.table, made.token)
            async with aclosing(seat.turns()) as views:
                async for view in views:
                    return (await seat.act(best(view))).version
        return 0

    assert asyncio.run(game())


def test_what_is_refused_says_why(client: Client) -> None:
    made = client.make_table(NewTable("azul", ME_AND_GREEDY))
    seat = client.seat(made.table, made.token)
    view = next(seat.turns())
    with pytest.raises(Denied) as denied:
        seat.act("9B1")
    assert denied.value.code in ("illegal", "notation")
    assert denied.value.refused.reason in str(denied.value)
    assert [each.legal for each in seat.explain([best(view)])] == [True]
    with pytest.raises(Denied, match="unknown-table"):
        client.seat("aaaaaaaaaaaa").look()
    with pytest.raises(Denied, match="unknown-table"):
        next(client.seat("aaaaaaaaaaaa").follow())
    with pytest.raises(Denied, match="not-over"):
        seat.record()
    with pytest.raises(Denied, match=r"made without them\. \(no-hint\)"):
        seat.hint()


def test_reasons_come_in_the_language_that_was_asked_for(server: str) -> None:
    with Client(server, language="nl") as client, pytest.raises(Denied) as denied:
        client.seat("aaaaaaaaaaaa").look()
    with Client(server) as client, pytest.raises(Denied) as english:
        client.seat("aaaaaaaaaaaa").look()
    assert denied.value.refused.reason != english.value.refused.reason


def test_open_seats_are_listed_and_claimed(client: Client) -> None:
    made = client.make_table(NewTable("azul", ME_AND_OPEN, public=True))
    assert made.table in [each.table for each in client.tables()]
    seat = client.claim_seat(made.table, "Guest")
    assert seat.look().yours == [1]
    with closing(client.seat(made.table).follow()) as messages:  # a spectator
        first = next(messages)
    assert isinstance(first, Snapshot)
    assert (first.yours, first.view.legal) == ([], [])


def test_records_are_sent_in_and_played_on(client: Client) -> None:
    text = (
        '[Game "azul"]\n[Options "seats=2 wall=coloured first=1"]\n[Rules "1"]\n[Result "*"]\n\n*\n'
    )
    kept = client.send_record(text)
    assert client.seat(kept.table).look().view.status == "over"
    made = client.continue_record(Continuation(text, ME_AND_GREEDY))
    assert client.seat(made.table, made.token).look().yours == [0]
    assert client.health().levels


def test_a_stream_that_is_lost_comes_back_with_what_was_missed(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "PAUSE", 0.0)
    made = client.make_table(NewTable("azul", ME_AND_OPEN))
    seat, other = client.seat(made.table, made.token), client.seat(made.table, made.links[0].token)
    asked: list[dict[str, str]] = []
    stream = client._http.stream

    def cut_off_once(method: str, path: str, **options: object) -> object:
        query = options["params"]
        assert isinstance(query, dict)
        asked.append(query)
        if len(asked) == 2:
            raise httpx.ReadError("cut off")
        return stream(method, path, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(client._http, "stream", cut_off_once)
    with closing(seat.follow()) as messages:
        first = next(messages)
        assert isinstance(first, Snapshot)
    other.sit("Other")
    following = calls.Following(made.table, first.version)
    with pytest.raises(NoAnswer, match="cut off"):
        next(client.lines(following, seat.token))
    with closing(client.lines(following, seat.token)) as missed:
        assert isinstance(next(missed), Changed | Acted)
    assert [query.get("version") for query in asked] == [None, *[str(first.version)] * 2]


def test_a_server_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "PAUSE", 0.0)
    with Client("http://127.0.0.1:9", patience=0.5) as client:
        with pytest.raises(NoAnswer, match="127.0.0.1"):
            client.health()
        with pytest.raises(NoAnswer):
            next(client.seat("aaaaaaaaaaaa").turns())


@pytest.mark.parametrize("content", [b"<html>", b"{}", b"[1]"])
def test_what_is_no_answer_is_told(content: bytes) -> None:
    for status in (200, 502):
        with pytest.raises(NoAnswer, match=str(status)):
            calls.show_table("aaaaaaaaaaaa").read(status, content)
