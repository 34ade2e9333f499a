"""The connection to a table against a server that follows a script: lost, hasty, nonsensical."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from select import select
from threading import Thread
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from websockets.sync.server import Server, ServerConnection, serve

from tilewright.cli.client.place import Contact, News, NoServer
from tilewright.cli.online.link import Link
from tilewright.cli.online.remote import Client
from tilewright.tables.commands import PROTOCOL, Act, Hint
from tilewright.tables.messages import Changed, Pong, Refused

TABLE, TOKEN = "a" * 12, "B" * 32
NOTHING = ("turn", "prompt", "offer", "clock", "result", "rematch")
VIEW: dict[str, Any] = {
    "status": "playing",
    "position": "",
    "confirming": False,
    **{name: [] for name in ("seats", "scores", "standing", "goals", "legal")},
    **dict.fromkeys(("moves", "round", "free"), 1),
    **dict.fromkeys(NOTHING),
}
SAID = {"message": "", "parameters": {}, "rule": ""}

Script = Callable[[ServerConnection, int], None]


def changed(version: int, command: str | None) -> str:
    told = {"what": "confirm", "seat": 0, "said": SAID, "view": VIEW}
    return json.dumps({"type": "changed", "version": version, "command": command, **told})


def refused(code: str, command: str | None) -> str:
    told = {"rule": "", "reason": "No.", "version": None}
    return json.dumps({"type": "refused", "code": code, "command": command, **told})


@contextmanager
def scripted(script: Script) -> Iterator[tuple[Link, list[list[Any]]]]:
    """A server whose connections follow a script, which gets their number; and what each heard."""
    heard: list[list[Any]] = []

    def follow(connection: ServerConnection) -> None:
        heard.append([])
        script(connection, len(heard))

    server: Server
    with serve(follow, "127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        port = server.socket.getsockname()[1]
        try:
            yield Link(f"http://127.0.0.1:{port}", TABLE, TOKEN), heard
        finally:
            server.shutdown()
            thread.join()


def news_of(client: Client, count: int) -> list[News]:
    """The next news, so many of them."""
    found: list[News] = []
    while len(found) < count:
        select([client.wake], [], [])
        found += client.news()
    return found


def test_a_command_that_was_not_answered_is_sent_again_with_its_id() -> None:
    def script(connection: ServerConnection, number: int) -> None:
        for frame in connection:
            message = json.loads(frame)
            heard[number - 1].append(message)
            if message["type"] == "hello" and number == 1:
                connection.send(changed(7, None))
            if message["type"] == "act":
                if number == 1:
                    return  # the connection breaks before the answer
                connection.send(changed(8, message["id"]))

    with scripted(script) as (link, heard), closing(Client(link)) as client:
        assert isinstance(news_of(client, 1)[0], Changed)
        client.send(Act("c1", 7, "1B1"))
        lost, found, answer = news_of(client, 3)
    assert (lost, found) == (Contact.LOST, Contact.FOUND)
    assert isinstance(answer, Changed)
    assert answer.command == "c1"
    hello = {
        "type": "hello",
        "table": TABLE,
        "token": TOKEN,
        "language": "en",
        "protocol": PROTOCOL,
        "player": None,
    }
    act = {"type": "act", "id": "c1", "version": 7, "action": "1B1"}
    assert heard == [[{**hello, "version": None}, act], [{**hello, "version": 7}, act]]


def test_a_loss_is_told_once_however_long_it_lasts() -> None:
    def script(connection: ServerConnection, number: int) -> None:
        hello = json.loads(connection.recv())
        heard[number - 1].append(hello)
        if number in (1, 4):  # the others end without a word
            connection.send('{"type":"pong"}')
        if number == 4:
            connection.recv()

    with scripted(script) as (link, heard), closing(Client(link)) as client:
        assert news_of(client, 4) == [Pong(), Contact.LOST, Contact.FOUND, Pong()]
        client.send(Hint("c2", 1))
    assert len(heard) == 4


def test_who_is_too_hasty_says_it_again_a_little_later() -> None:
    def script(connection: ServerConnection, number: int) -> None:
        for frame in connection:
            message = json.loads(frame)
            heard[number - 1].append(message["type"])
            if message["type"] == "act":
                is_first = heard[number - 1].count("act") == 1
                answer = refused("too-many", None) if is_first else changed(2, message["id"])
                connection.send(answer)

    with scripted(script) as (link, heard), closing(Client(link)) as client:
        client.send(Act("c1", 1, "1B1"))
        (answer,) = news_of(client, 1)
        assert isinstance(answer, Changed)
        assert answer.command == "c1"
    assert heard == [["hello", "act", "hello", "act"]]


def test_a_refusal_is_an_answer() -> None:
    def script(connection: ServerConnection, number: int) -> None:
        for frame in connection:
            message = json.loads(frame)
            heard[number - 1].append(message["type"])
            if message["type"] == "act":
                connection.send(refused("stale", message["id"]))
                if number == 1:
                    return

    with scripted(script) as (link, heard), closing(Client(link)) as client:
        client.send(Act("c1", 1, "1B1"))
        answer, lost = news_of(client, 2)
        assert isinstance(answer, Refused)
        assert lost == Contact.LOST
        client.send(Act("c2", 1, "1B1"))
        assert news_of(client, 2)[0] == Contact.FOUND
    assert heard[1] == ["hello", "act"]  # c2 alone


@pytest.mark.parametrize("nonsense", ["hello", "{}", '{"type":"dance"}', '{"type":"changed"}'])
def test_a_server_that_says_nonsense_is_told_as_such(nonsense: str) -> None:
    def script(connection: ServerConnection, number: int) -> None:
        heard[number - 1].append(connection.recv())
        connection.send(nonsense)
        connection.recv()

    with scripted(script) as (link, heard), closing(Client(link)) as client:
        (broken,) = news_of(client, 1)
    assert isinstance(broken, NoServer)
    assert len(heard) == 1


def test_a_server_that_is_not_there_is_told_at_once() -> None:
    with pytest.raises(NoServer, match="No server answers at http://127.0.0.1:9: Connection ref"):
        Client(Link("http://127.0.0.1:9", TABLE, None))
