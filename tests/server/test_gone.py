"""Players who were deleted or banned while they play: what they begin is not stored any more."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import House, InLoop, embedded
from tests.server.test_counted import ME, OPEN, player, rated, rated_table, refused, with_tables
from tests.server.test_keeping import new_player
from tests.server.test_operating import told
from tilewright.server.players import forgetting, operating
from tilewright.tables.commands import Agree, NewTable, Rematch, Resign, SeatWanted, Sit
from tilewright.tables.keys import key_of


def banned(who: str) -> Callable[..., Any]:
    return partial(operating.ban, player=who, why="", now=1)


def deleted(who: str) -> Callable[..., Any]:
    return partial(forgetting.forget, player=who, now=1, called=lambda seat: f"Seat {seat + 1}")


GONE = pytest.mark.parametrize(
    ("gone", "code"), [(banned, "banned"), (deleted, "unknown-device")], ids=["banned", "deleted"]
)


@GONE
@pytest.mark.parametrize("is_rated", [True, False])
def test_who_is_gone_takes_no_seat_and_makes_no_table(
    tmp_path: Path, gone: Callable[[str], Any], code: str, is_rated: bool
) -> None:
    async def test(house: InLoop) -> None:
        ana, ben = await player(house, "Ana"), await player(house, "Ben")
        wish: dict[str, Any] = {"game": "azul", "seats": [ME, OPEN], "rated": is_rated}
        live, made = await house.made(ana, **wish)
        await house.tables.store.write(gone(ben))
        sit = Sit("s", live.table.version, name="Ben")
        key = key_of(made.links[0].token)
        new = NewTable("azul", [SeatWanted("me"), SeatWanted("open")], rated=is_rated)
        sits, makes, other = await asyncio.gather(  # written with one stroke
            refused(house.tables.submit(live, key, sit, player=ben)),
            refused(house.tables.foundings.make(new, "en", ben)),
            house.tables.foundings.make(new, "en", ana),
        )
        assert (sits, makes) == (code, code)
        assert live.table.sittings[1].kind == "open"
        assert (await house.tables.live(other.table)).table.status == "waiting"

    with_tables(tmp_path, test)


@GONE
def test_nobody_plays_a_rated_rematch_with_who_is_gone(
    tmp_path: Path, gone: Callable[[str], Any], code: str
) -> None:
    async def test(house: InLoop) -> None:
        live, keys, people = await rated_table(house)

        async def send(seat: int, kind: type[Resign | Rematch | Agree], name: str) -> None:
            command = kind(name, live.table.version)
            await house.tables.submit(live, keys[seat], command, player=people[seat])

        await send(0, Resign, "r")
        await send(1, Rematch, "m")
        await house.tables.store.write(gone(people[1]))
        assert await refused(send(0, Agree, "a")) == "unknown-player"
        assert live.table.rematch is None

    with_tables(tmp_path, test)


# At a socket that was open before


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("gone")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    with embedded(folder) as house:
        yield house


@pytest.mark.parametrize("is_deleted", [False, True])
def test_at_an_open_socket_who_is_gone_neither_acts_speaks_nor_sits_down(
    house: House, folder: Path, is_deleted: bool
) -> None:
    table, tokens, players = rated(house)
    other = {"Tilewright-Player": new_player(house)["token"]}
    wish = {"game": "azul", "seats": [ME, OPEN], "rated": True}
    link = house.ask("POST", "/api/tables", wish, **other).json
    mine = {"Tilewright-Player": players[1]}
    me = house.ask("GET", "/api/me", **mine).json["player"]
    with house.socket() as playing, house.socket() as sitting:
        for person, at, token in (
            (playing, table, tokens[1]),
            (sitting, link["table"], link["links"][0]["token"]),
        ):
            person.say("hello", table=at, token=token, protocol=2, player=players[1])
            person.until("snapshot")
        if is_deleted:
            assert house.ask("POST", "/api/me/delete", {"player": me}, **mine).status == 200
        else:
            told(folder, "ban", me, "--why", "a test")
        code = "unknown-device" if is_deleted else "banned"
        assert playing.ask("resign")["code"] == code
        playing.say("say", phrase="hello")
        assert playing.until("refused")["code"] == code
        assert sitting.ask("sit", name="Ben")["code"] == code
