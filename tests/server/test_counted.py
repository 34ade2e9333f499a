"""Tables that count, rated or of a tournament: whose seats are whose, and no way out of a loss."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from sqlalchemy import select

from tests.server.growing import Growing, setup_of
from tests.server.houses import Ear, House, InLoop, embedded, in_loop, pass_hours, settings_in
from tests.server.test_keeping import new_player
from tests.server.waiting import eventually
from tilewright.core.errors import BotFailed
from tilewright.core.playing import legal_actions
from tilewright.core.words import reason
from tilewright.server.live.caretaker import Caretaker
from tilewright.server.live.table import Live
from tilewright.server.storage import results
from tilewright.server.storage.schema import RESULTS
from tilewright.tables.commands import (
    Act,
    Agree,
    Back,
    Changes,
    Claim,
    ClockWanted,
    End,
    Replace,
    Resign,
    Sit,
)
from tilewright.tables.keys import key_of
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Ended, Offered, Resigned, Row, TakenBack

TWO = ("person", "person")
CLOCK = ClockWanted(600)
COUNTED = pytest.mark.parametrize("kind", ["rated", "contest"])
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def counted(kinds: tuple[str, ...], kind: str, **more: Any) -> Growing:
    """A table that counts, as it begins."""
    more[kind] = True
    return Growing(setup_of("azul", kinds, **more))


def code_of(growing: Growing, key: str | None, command: type[Changes], **fields: Any) -> str:
    with pytest.raises(Denied) as denied:
        growing.send(key, command, **fields)
    return denied.value.code


# Taking back


@COUNTED
def test_what_somebody_has_answered_is_not_taken_back(kind: str) -> None:
    growing = counted(TWO, kind)
    first = growing.table.turn
    growing.act()
    assert code_of(growing, f"key{first}", Back) == "no-take-back"
    growing.act()
    assert code_of(growing, f"key{first}", Back) == "no-take-back"


@COUNTED
def test_against_bots_alone_a_move_stays_too(kind: str) -> None:
    growing = counted(("person", "bot"), kind)
    while growing.table.turn != 0:
        growing.act()
    growing.act()
    growing.act()
    assert code_of(growing, "key0", Back) == "no-take-back"


@COUNTED
def test_a_move_that_waits_to_be_confirmed_may_be_taken_back(kind: str) -> None:
    growing = counted(TWO, kind, confirm=True)
    turn = growing.table.turn
    growing.act()
    (row,) = growing.send(f"key{turn}", Back)
    assert isinstance(row.event, TakenBack)


def test_nobody_agrees_to_a_take_back_that_was_offered_before() -> None:
    growing = counted(TWO, "rated")
    first = growing.table.turn
    assert first is not None
    growing.act()
    moves = len(growing.table.moves) - 1
    offered = Row(growing.table.version + 1, Offered(first, "back", moves), None, growing.now)
    growing.table = growing.table.after([offered])
    assert code_of(growing, f"key{1 - first}", Agree) == "no-take-back"


# Ends


@COUNTED
def test_who_ends_it_alone_has_resigned(kind: str) -> None:
    growing = counted(("person", "bot", "bot"), kind)
    (row,) = growing.send("key0", End)
    assert row.event == Resigned(0, None)
    assert growing.table.ending == Ended(0, "resigned")


@COUNTED
def test_no_bot_takes_the_seat_of_who_is_absent(kind: str) -> None:
    growing = counted(TWO, kind)
    growing.absent = {1}
    assert code_of(growing, "key0", Replace, seat=1, level="random") == "not-absent"


@COUNTED
def test_with_a_clock_the_clock_alone_ends_the_game_of_who_is_absent(kind: str) -> None:
    growing = counted(TWO, kind, clock=CLOCK)
    turn = growing.table.turn
    assert turn is not None
    growing.absent = {turn}
    assert code_of(growing, f"key{1 - turn}", End) == "not-absent"


@COUNTED
def test_without_a_clock_who_is_absent_in_their_turn_loses_by_time(kind: str) -> None:
    growing = counted(TWO, kind)
    turn = growing.table.turn
    assert turn is not None
    other = f"key{1 - turn}"
    assert code_of(growing, other, End) == "not-absent"
    growing.absent = {turn}
    (row,) = growing.send(other, End)
    assert row.event == Ended(turn, "time")
    assert growing.table.status == "over"


@COUNTED
def test_who_is_absent_while_others_are_in_turn_loses_nothing(kind: str) -> None:
    growing = counted(("person",) * 3, kind)
    turn = growing.table.turn
    assert turn is not None
    absent, sender = [seat for seat in range(3) if seat != turn]
    growing.absent = {absent}
    assert code_of(growing, f"key{sender}", End) == "not-absent"
    assert code_of(growing, f"key{turn}", End) == "not-absent"


@COUNTED
@pytest.mark.parametrize("clock", [None, CLOCK])
def test_nobody_loses_because_a_bot_does_not_answer(kind: str, clock: ClockWanted | None) -> None:
    growing = counted(("person", "bot"), kind, clock=clock)
    while growing.table.turn != 1:
        growing.act()
    growing.absent = {1}
    (row,) = growing.send("key0", End)
    assert row.event == Ended(None, "ended")


def test_before_everybody_sits_a_table_that_counts_is_ended_as_any_other() -> None:
    growing = counted(("person", "open"), "rated")
    (row,) = growing.send("key0", End)
    assert row.event == Ended(None, "ended")


@COUNTED
@pytest.mark.parametrize("absent", [True, False])
def test_who_is_waited_for_until_a_table_without_a_clock_expires_loses_by_time(
    tmp_path: Path, kind: str, absent: bool
) -> None:
    async def test(house: InLoop) -> None:
        growing = counted(TWO, kind)
        growing.act()
        assert await expired(house, growing, absent) == Ended(growing.table.turn, "time")

    with_tables(tmp_path, test)


def test_nobody_loses_when_a_casual_table_expires(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        growing = Growing(setup_of("azul", TWO))
        assert await expired(house, growing, absent=True) == Ended(None, "expired")

    with_tables(tmp_path, test)


def test_nobody_loses_when_a_bot_is_waited_for_until_a_table_expires(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        growing = counted(("person", "bot"), "rated")
        while growing.table.turn != 1:
            growing.act()
        house.bots.faults += [BotFailed(reason("", "table-bots-busy")) for _ in range(99)]
        assert await expired(house, growing, absent=False) == Ended(None, "expired")

    with_tables(tmp_path, test)


async def expired(house: InLoop, growing: Growing, absent: bool) -> Ended | None:
    """A table at which nobody acts for two weeks, though somebody may listen; its end."""
    await house.tables.foundings.add(house.tables.foundings.of(growing.table, {}))
    caretaker = Caretaker(house.tables)
    await caretaker.go_round(house.clock())
    live = await house.tables.live(growing.table.setup.id)
    if live.table.bot_in_turn is not None:
        await eventually(partial(_is_lost, live), "the bot is away")
    if not absent:
        house.tables.presences.enter(live, Ear("key0"))
    await pass_hours(house, caretaker, 14 * 24 + 1)
    return (await house.tables.live(growing.table.setup.id)).table.ending


async def _is_lost(live: Live) -> bool:
    return bool(live.lost)


# Whose seat it is


def with_tables(folder: Path, test: Callable[[InLoop], Awaitable[None]]) -> None:
    async def run() -> None:
        async with in_loop(settings_in(folder)) as house:
            await test(house)

    asyncio.run(run())


async def player(house: InLoop, name: str) -> str:
    return (await house.tables.players.make(name, "")).player


async def refused(job: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Denied) as denied:
        await job
    return denied.value.code


def first_act(live: Live, name: str) -> Act:
    action = legal_actions(live.table.game, live.table.state)[0]
    return Act(name, live.table.version, action=str(action))


def test_making_and_taking_a_seat_of_a_rated_table_needs_a_player(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        wish: dict[str, Any] = {"game": "azul", "seats": [ME, OPEN], "rated": True}
        assert await refused(house.made(**wish)) == "unknown-device"
        ana, ben = await player(house, "Ana"), await player(house, "Ben")
        live, made = await house.made(ana, **wish)
        key = key_of(made.links[0].token)
        sit = Sit("s", live.table.version, name="Ben")
        assert await refused(house.tables.submit(live, key, sit)) == "unknown-device"
        await house.tables.submit(live, key, sit, player=ben)
        public, _ = await house.made(ana, public=True, **wish)
        assert await refused(house.tables.claim(public, Claim("Ben"))) == "unknown-device"
        await house.tables.claim(public, Claim("Ben"), ben)

    with_tables(tmp_path, test)


def test_only_the_player_of_a_seat_commands_it(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, keys, (ana, ben) = await rated_table(house)
        eve = await player(house, "Eve")
        turn = live.table.turn
        assert turn is not None
        key, owner, other = keys[turn], (ana, ben)[turn], (ana, ben)[1 - turn]
        act = first_act(live, "a")
        for who, code in ((None, "unknown-device"), (eve, "not-your-seat")):
            assert await refused(house.tables.submit(live, key, act, player=who)) == code
        assert await refused(house.tables.submit(live, key, act, player=other)) == "not-your-seat"
        await house.tables.holders.hold(
            live, key, eve
        )  # as by a hello with a link that was passed on
        await house.tables.submit(live, key, act, player=owner)
        held = await house.tables.store.read(partial(results.holders, table=live.table.setup.id))
        assert held == dict(zip(keys, (ana, ben), strict=True))

    with_tables(tmp_path, test)


async def rated_table(house: InLoop) -> tuple[Live, list[str], tuple[str, str]]:
    """A rated table of two players; the keys and the players by seat."""
    ana, ben = await player(house, "Ana"), await player(house, "Ben")
    live, made = await house.made(ana, game="azul", seats=[ME, OPEN], rated=True)
    keys = [key_of(made.token or ""), key_of(made.links[0].token)]
    await house.tables.submit(live, keys[1], Sit("s", live.table.version, name="Ben"), player=ben)
    return live, keys, (ana, ben)


def test_the_first_player_in_the_database_holds_a_seat_whatever_another_process_knows(
    tmp_path: Path,
) -> None:
    async def test(house: InLoop) -> None:
        ana, eve = await player(house, "Ana"), await player(house, "Eve")
        setup = setup_of("azul", TWO, rated=True)  # of a time when nobody had to hold its seats
        growing = Growing(setup)
        await house.tables.foundings.add(house.tables.foundings.of(growing.table, {}))
        live = await house.tables.live(setup.id)
        turn = live.table.turn
        key, other = f"key{turn}", f"key{1 - (turn or 0)}"
        await house.tables.store.hold(setup.id, key, ana)  # elsewhere
        act = first_act(live, "a")
        assert await refused(house.tables.submit(live, key, act, player=eve)) == "not-your-seat"
        await house.tables.submit(live, key, act, player=ana)
        assert await refused(house.tables.submit(live, other, first_act(live, "b"))) == (
            "unknown-device"
        )
        await house.tables.submit(live, other, first_act(live, "b"), player=eve)
        held = await house.tables.store.read(partial(results.holders, table=setup.id))
        assert held == {key: ana, other: eve}

    with_tables(tmp_path, test)


def test_a_link_that_somebody_took_is_not_taken_by_another_player(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        ana, ben, eve = [await player(house, name) for name in ("Ana", "Ben", "Eve")]
        three = {"game": "azul", "seats": [ME, OPEN, OPEN], "options": {"seats": "3"}}
        live, made = await house.made(ana, rated=True, **three)
        key = key_of(made.links[0].token)
        await house.tables.submit(live, key, Sit("s", live.table.version, name="Ben"), player=ben)
        resign = Resign("r", live.table.version)
        assert await refused(house.tables.submit(live, key, resign, player=eve)) == "not-your-seat"
        live.holders.clear()  # as in a process that has just read the table
        assert await refused(house.tables.submit(live, key, resign, player=eve)) == "not-your-seat"

    with_tables(tmp_path, test)


def test_at_a_casual_table_a_token_is_enough(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        ana, eve = await player(house, "Ana"), await player(house, "Eve")
        live, made = await house.made(ana, game="azul", seats=[ME, OPEN])
        keys = [key_of(made.token or ""), key_of(made.links[0].token)]
        await house.tables.submit(live, keys[1], Sit("s", live.table.version, name="Ben"))
        for number, who in enumerate((None, eve, ana)):
            turn = live.table.turn
            assert turn is not None
            await house.tables.submit(live, keys[turn], first_act(live, f"a{number}"), player=who)

    with_tables(tmp_path, test)


def test_a_rated_game_against_a_bot_that_is_ended_is_a_loss(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        ana = await player(house, "Ana")
        seats = [ME, {"kind": "bot", "level": "skilled"}]
        wish = {"game": "azul", "seats": seats, "options": {"first": "1"}, "rated": True}
        house.bots.gate = asyncio.Event()  # the bot thinks for long
        live, made = await house.made(ana, **wish)
        key = key_of(made.token or "")
        await house.tables.submit(live, key, first_act(live, "a"), player=ana)
        await house.tables.submit(live, key, End("e", live.table.version), player=ana)
        rows = await house.tables.store.read(
            lambda connection: connection.execute(select(RESULTS).order_by(RESULTS.c.seat)).all()
        )
        assert [(row.rated, row.place, row.how) for row in rows] == [
            (True, 2, "resigned"),
            (True, 1, "resigned"),
        ]
        assert rows[0].after < 1500
        house.bots.gate.set()

    with_tables(tmp_path, test)


def test_a_game_is_rated_whoever_comes_with_a_token_at_its_end(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, keys, people = await rated_table(house)
        for number in range(2):
            turn = live.table.turn
            assert turn is not None
            act = first_act(live, f"a{number}")
            await house.tables.submit(live, keys[turn], act, player=people[turn])
        resign = Resign("r", live.table.version)
        assert await refused(house.tables.submit(live, keys[1], resign)) == "unknown-device"
        await house.tables.submit(live, keys[1], resign, player=people[1])
        rows = await house.tables.store.read(
            lambda connection: connection.execute(select(RESULTS).order_by(RESULTS.c.seat)).all()
        )
        assert [(row.player_id, row.rated, row.place) for row in rows] == [
            (people[0], True, 1),
            (people[1], True, 2),
        ]

    with_tables(tmp_path, test)


# Over HTTP and sockets


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("counted")) as house:
        yield house


def rated(house: House) -> tuple[str, list[str], list[str]]:
    """A rated table that is played; its id, the tokens of its seats and of their players."""
    players = [new_player(house)["token"] for _ in range(2)]
    wish = {"game": "azul", "seats": [ME, OPEN], "rated": True}
    ana, ben = [{"Tilewright-Player": token} for token in players]
    made = house.ask("POST", "/api/tables", wish, **ana).json
    tokens = [made["token"], made["links"][0]["token"]]
    sit = {"type": "sit", "id": "s", "version": house.snapshot(made["table"])["version"]}
    path = f"/api/tables/{made['table']}/commands"
    answer = house.ask("POST", path, {**sit, "name": "Ben"}, tokens[1], **ben)
    assert answer.status == 200, answer
    return made["table"], tokens, players


def test_over_http_the_token_of_a_seat_is_not_enough(house: House) -> None:
    wish = {"game": "azul", "seats": [ME, OPEN], "rated": True}
    answer = house.ask("POST", "/api/tables", wish)
    assert (answer.status, answer.json["code"]) == (401, "unknown-device")
    table, tokens, players = rated(house)
    seen = house.snapshot(table)
    assert (seen["rated"], seen["counts"]) == (True, True)
    path = f"/api/tables/{table}/commands"
    resign = {"type": "resign", "id": "r", "version": seen["version"]}
    for headers, expected in (
        ({}, (401, "unknown-device")),
        ({"Tilewright-Player": players[0]}, (403, "not-your-seat")),
    ):
        answer = house.ask("POST", path, resign, tokens[1], **headers)
        assert (answer.status, answer.json["code"]) == expected
    mine = {"Tilewright-Player": players[1]}
    assert house.ask("POST", path, resign, tokens[1], **mine).status == 200


def test_at_a_socket_another_player_watches_but_neither_acts_speaks_nor_leaves(
    house: House,
) -> None:
    table, tokens, players = rated(house)
    with house.socket() as ben, house.socket() as stranger:
        for person, device in ((ben, players[1]), (stranger, players[0])):
            hello = {"table": table, "token": tokens[1], "protocol": 2, "player": device}
            person.say("hello", **hello)
            person.until("snapshot")
        assert stranger.ask("resign")["code"] == "not-your-seat"
        for kind, fields in (("say", {"phrase": "hello"}), ("leave", {})):
            stranger.say(kind, **fields)
            assert stranger.until("refused")["code"] == "not-your-seat"
        ben.catch_up()
        assert ben.ask("resign")["type"] == "changed"
