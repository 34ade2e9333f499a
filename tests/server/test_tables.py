"""The tables by id: once stored it is told, whatever fails; bots, clocks, absences, restarts."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from threading import get_ident
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import essence
from tests.server.houses import Clock, Ear, InLoop, in_loop, pass_hours, settings_in
from tests.server.waiting import eventually
from tilewright.catalog import read_record
from tilewright.core.errors import BotFailed
from tilewright.core.playing import legal_actions
from tilewright.core.record import write_record
from tilewright.core.words import reason
from tilewright.server.bots.pool import Busy
from tilewright.server.live import driver
from tilewright.server.live.caretaker import SLOWER, Caretaker
from tilewright.server.live.table import Live
from tilewright.server.storage.store import StoreError
from tilewright.tables.commands import Act, Back, Claim, Rematch, Replace, Resign, Sit
from tilewright.tables.keys import key_of, new_token
from tilewright.tables.records import record_of
from tilewright.tables.refusals import Denied
from tilewright.tables.table import Table

ME, SHARED, OPEN = {"kind": "me"}, {"kind": "shared"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def with_tables(
    folder: Path, test: Callable[[InLoop], Awaitable[None]], clock: Clock | None = None
) -> None:
    """Run a test with tables in an event loop."""

    async def run() -> None:
        async with in_loop(settings_in(folder), clock) as house:
            await test(house)

    asyncio.run(run())


async def two_people(house: InLoop, **more: Any) -> tuple[Live, list[str]]:
    """A table of two people who are both there; their keys by seat."""
    live, made = await house.made(game="azul", seats=[ME, OPEN], **more)
    assert made.token is not None
    keys = [key_of(made.token), key_of(made.links[0].token)]
    await house.tables.submit(live, keys[1], Sit("sit", live.table.version, name="Eve"))
    return live, keys


def first_act(live: Live, name: str = "a") -> Act:
    """The first legal action as a command."""
    action = legal_actions(live.table.game, live.table.state)[0]
    return Act(name, live.table.version, action=str(action))


def key_in_turn(live: Live) -> str | None:
    assert live.table.turn is not None
    return live.table.sittings[live.table.turn].key


async def stored(house: InLoop, live: Live) -> Table:
    """The table as the store has it."""
    found = await house.tables.store.load(live.table.setup.id)
    assert found is not None
    return Table(*found)


def test_what_is_told_is_stored_and_what_is_stored_is_told(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, keys = await two_people(house)
        ears = [Ear(key) for key in (*keys, None)]
        for ear in ears:
            house.tables.presences.enter(live, ear)
        for number in range(30):
            if live.table.turn is None:
                break
            await house.tables.submit(live, key_in_turn(live), first_act(live, f"a{number}"))
        assert essence(await stored(house, live)) == essence(live.table)
        for ear in ears:
            versions = [each.version for each in ear.heard if hasattr(each, "view")]
            first = versions[0]
            assert versions == list(range(first, live.table.version + 1))

    with_tables(tmp_path, test)


def test_every_command_thrice_and_shuffled_is_carried_out_once(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        rng = Random(5)
        live, _ = await two_people(house)
        sent: list[tuple[str | None, Act]] = []
        for number in range(20):
            if live.table.turn is None:
                break
            key, command = key_in_turn(live), first_act(live, f"a{number}")
            sent.append((key, command))
            old = rng.sample(sent, min(len(sent), 4))
            batch = [(key, command)] * 3 + old * 2
            rng.shuffle(batch)
            jobs = [house.tables.submit(live, *each) for each in batch]
            versions = await asyncio.gather(*jobs)
            made = {name.id: v for (_, name), v in zip(batch, versions, strict=True)}
            for (_, each), version in zip(batch, versions, strict=True):
                assert version == made[each.id]
        texts = [row.command for row in [m.row for m in live.table.moments] if row.command]
        assert len(texts) == len(set(texts)) == len(sent) + 1
        assert essence(await stored(house, live)) == essence(live.table)

    with_tables(tmp_path, test)


def failing(house: InLoop, is_stored: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next append fail, before or after it was stored."""
    append = house.tables.store.append

    async def fails(*arguments: Any) -> bool:
        monkeypatch.undo()
        if is_stored:
            await append(*arguments)
        raise StoreError(reason("", "table-database-closed"))

    monkeypatch.setattr(house.tables.store, "append", fails)


@pytest.mark.parametrize("is_stored", [False, True])
def test_when_the_store_fails_the_sender_asks_again_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_stored: bool
) -> None:
    async def test(house: InLoop) -> None:
        live, _ = await two_people(house)
        ear = Ear(None)
        house.tables.presences.enter(live, ear)
        key, command, before = key_in_turn(live), first_act(live), live.table.version
        failing(house, is_stored, monkeypatch)
        with pytest.raises(Denied, match="busy"):
            await house.tables.submit(live, key, command)
        assert live.table.version == before
        assert "acted" not in ear.kinds()
        again = await house.tables.live(live.table.setup.id)
        assert again is live
        assert await house.tables.submit(live, key, command) == before + 1
        assert ear.kinds().count("acted") == 1
        assert essence(await stored(house, live)) == essence(live.table)

    with_tables(tmp_path, test)


def test_between_two_processes_one_wins_and_the_other_is_refused(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, keys = await two_people(house)
        other = Live(live.table)
        ear = Ear(keys[0])
        house.tables.presences.enter(other, ear)
        key, mine = key_in_turn(live), first_act(live, "mine")
        await house.tables.submit(live, key, mine)
        theirs = Act("theirs", mine.version, action=mine.action)
        with pytest.raises(Denied, match="stale"):
            await house.tables.submit(other, key, theirs)
        assert essence(other.table) == essence(live.table)
        assert ear.kinds().count("acted") == 1
        assert await house.tables.submit(other, key, mine) == mine.version + 1

    with_tables(tmp_path, test)


# Bots


def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, made = await house.made(game="azul", seats=[BOT, BOT])
        assert made.token is None

        async def is_over() -> bool:
            return live.table.status == "over"

        await eventually(is_over, "the bots' game ends")
        record = read_record(write_record(record_of(live.table, "en")))
        assert record.outcome() is not None
        assert all(question.player == "random" for question in house.bots.asked)

    with_tables(tmp_path, test)


def test_a_bot_that_fails_is_asked_again_and_its_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waits: list[float] = []
    true_sleep, here = asyncio.sleep, get_ident()

    async def sleep(seconds: float) -> None:
        if get_ident() == here:
            waits.append(seconds)
            await asyncio.get_running_loop().run_in_executor(None, int)
        else:  # a server of other tests, in a thread of its own
            await true_sleep(seconds)

    monkeypatch.setattr("tilewright.server.live.driver.asyncio.sleep", sleep)

    async def test(house: InLoop) -> None:
        died = reason("", "table-bot-died", bot="random", tries=3)
        house.bots.faults += [BotFailed(died) for _ in range(9)]
        live, _ = await house.made(game="duel", seats=[BOT, BOT])

        async def is_over() -> bool:
            return live.table.status == "over"

        while not await is_over():
            await asyncio.wait([live.thought] if live.thought else [asyncio.create_task(is_over())])
        assert live.table.ending is None
        assert live.lost == {}

    with_tables(tmp_path, test)
    assert waits == [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0, 60.0]
    assert "failed" in caplog.text


def test_a_bot_that_does_not_answer_is_away_and_may_be_replaced(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        house.bots.faults += [BotFailed(reason("", "table-bots-busy")) for _ in range(2)]
        live, made = await house.made(
            game="azul", seats=[ME, BOT], options={"seats": "2", "first": "2"}
        )
        assert made.token is not None
        key, ear = key_of(made.token), Ear(key_of(made.token))
        house.tables.presences.enter(live, ear)

        async def is_lost() -> bool:
            return bool(live.lost)

        await eventually(is_lost, "the bot is away")
        assert [(each.seat, each.present, each.absent) for each in ear.heard[-1].presence] == [
            (0, True, False),
            (1, False, False),
        ]
        replace = Replace("r", live.table.version, seat=1, level="greedy")
        with pytest.raises(Denied, match="not-absent"):
            await house.tables.submit(live, key, replace)
        house.clock.pass_seconds(60)
        await go_round(Caretaker(house.tables), house)
        assert [each.absent for each in ear.heard[-1].presence] == [False, True]
        house.bots.faults.clear()
        await house.tables.submit(live, key, replace)
        assert live.lost == {}

        async def waits_for_me() -> bool:
            return live.table.turn == 0

        await eventually(waits_for_me, "the other bot plays")
        assert live.table.status == "playing"

    with_tables(tmp_path, test)


def test_a_table_whose_bot_never_answers_expires(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        house.bots.faults += [BotFailed(reason("", "table-bots-busy")) for _ in range(99)]
        live, _ = await house.made(game="azul", seats=[BOT, BOT])

        async def is_lost() -> bool:
            return bool(live.lost)

        await eventually(is_lost, "the bot is away")
        await pass_hours(house, Caretaker(house.tables), 14 * 24)
        assert live.table.ending is not None
        assert live.table.ending.how == "expired"

    with_tables(tmp_path, test)


def test_a_bot_is_asked_again_when_too_many_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "RETRY_BOT", 0.001)

    async def test(house: InLoop) -> None:
        house.bots.faults += [Busy(reason("", "table-bots-busy")) for _ in range(3)]
        live, _ = await house.made(game="azul", seats=[BOT, ME])

        async def waits_for_me() -> bool:
            return live.table.turn == 1

        await eventually(waits_for_me, "the bot plays")

    with_tables(tmp_path, test)


def test_a_thought_is_dropped_when_the_table_moves_on(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        house.bots.gate = asyncio.Event()
        live, made = await house.made(game="azul", seats=[ME, BOT])
        assert made.token is not None
        key = key_of(made.token)

        async def my_turn() -> bool:
            return live.table.turn == 0

        async def thinks() -> bool:
            return live.thought is not None and len(house.bots.asked) > asked

        asked = 0
        if live.table.turn != 0:
            house.bots.gate.set()
            await eventually(my_turn, "my turn")
            house.bots.gate.clear()
        asked = len(house.bots.asked)
        moves = len(live.table.moves)
        await house.tables.submit(live, key, first_act(live))
        await eventually(thinks, "the bot thinks")
        await house.tables.submit(live, key, Back("b", live.table.version))
        assert live.thought is None
        house.bots.gate.set()
        assert (len(live.table.moves), live.table.turn) == (moves, 0)
        assert essence(await stored(house, live)) == essence(live.table)

    with_tables(tmp_path, test)


def test_to_close_does_not_wait_until_bots_have_played_out(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_loop(settings_in(tmp_path)) as house:
            lives = [(await house.made(game="duel", seats=[BOT, BOT]))[0] for _ in range(8)]

            async def has_begun() -> bool:
                return len(house.bots.asked) > 8

            await eventually(has_begun, "bots play")
        assert any(live.table.status == "playing" for live in lives)

    asyncio.run(run())


# Time


def test_a_flag_falls(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, _ = await two_people(house, clock={"seconds": 60})
        loser = live.table.turn
        caretaker = Caretaker(house.tables)
        house.clock.pass_seconds(59)
        await caretaker.go_round(house.clock())
        assert live.table.status == "playing"
        house.clock.pass_seconds(1)
        await caretaker.go_round(house.clock())
        assert live.table.ending is not None
        assert (live.table.ending.how, live.table.ending.seat) == ("time", loser)

    with_tables(tmp_path, test)


@pytest.mark.parametrize(
    ("seats", "hours"), [([ME, OPEN], 24), ([ME, SHARED], 14 * 24)], ids=["waiting", "playing"]
)
def test_a_table_that_is_left_alone_expires_and_its_record_stays(
    tmp_path: Path, seats: list[dict[str, str]], hours: int
) -> None:
    async def test(house: InLoop) -> None:
        live, _ = await house.made(game="azul", seats=seats)
        caretaker = Caretaker(house.tables)
        await caretaker.go_round(house.clock())
        await pass_hours(house, caretaker, hours - 1 / 3600)
        assert live.table.status != "over"
        house.clock.pass_seconds(1)
        await caretaker.go_round(house.clock())
        live = await house.tables.live(live.table.setup.id)  # it had left the memory
        assert live.table.ending is not None
        assert live.table.ending.how == "expired"
        found = await stored(house, live)
        assert read_record(write_record(record_of(found, "en"))).broken_off

    with_tables(tmp_path, test)


async def go_round(caretaker: Caretaker, house: InLoop) -> None:
    """Go round so often that everything was looked at."""
    for _ in range(SLOWER):
        await caretaker.go_round(house.clock())


def test_who_is_away_for_long_is_absent_and_may_be_replaced(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        house.bots.gate = asyncio.Event()  # no bot answers
        live, keys = await two_people(house)
        here, away = Ear(keys[0]), Ear(keys[1])
        house.tables.presences.enter(live, here)
        house.tables.presences.enter(live, away)
        house.tables.presences.depart(live, away)
        caretaker = Caretaker(house.tables)
        replace = Replace("r", live.table.version, seat=1, level="random")
        house.clock.pass_seconds(59)
        await go_round(caretaker, house)
        assert not any(seat.absent for seat in here.heard[-1].presence)
        with pytest.raises(Denied, match="not-absent"):
            await house.tables.submit(live, keys[0], replace)
        house.clock.pass_seconds(1)
        await go_round(caretaker, house)
        assert [seat.absent for seat in here.heard[-1].presence] == [False, True]
        await house.tables.submit(live, keys[0], replace)
        assert live.table.held(keys[1]) == []
        house.tables.presences.enter(live, away)
        await house.tables.submit(live, keys[1], Sit("s", live.table.version, name="Eve"))
        assert live.table.held(keys[1]) == [1]

    with_tables(tmp_path, test)


def test_who_says_goodbye_is_absent_at_once_but_not_while_another_socket_is_there(
    tmp_path: Path,
) -> None:
    async def test(house: InLoop) -> None:
        live, keys = await two_people(house)
        ears = [Ear(keys[1]), Ear(keys[1])]
        for ear in ears:
            house.tables.presences.enter(live, ear)
        house.tables.presences.depart(live, ears[0], for_good=True)
        assert live.absent(house.clock(), 60_000) == set()
        house.tables.presences.depart(live, ears[1])
        assert live.absent(house.clock(), 60_000) == set()
        house.tables.presences.enter(live, ears[0])
        house.tables.presences.depart(live, ears[0], for_good=True)
        assert live.absent(house.clock(), 60_000) == {1}
        house.tables.presences.enter(live, ears[1])
        assert live.absent(house.clock(), 60_000) == set()

    with_tables(tmp_path, test)


# From the store


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, _ = await two_people(house)
        await house.tables.submit(live, key_in_turn(live), first_act(live))
        house.clock.pass_seconds(601)
        caretaker = Caretaker(house.tables)
        await go_round(caretaker, house)
        assert house.tables.memory.lives == {}
        again = await house.tables.live(live.table.setup.id)
        assert again is not live
        assert essence(again.table) == essence(live.table)

    with_tables(tmp_path, test)


def test_after_a_restart_all_is_as_it_was_and_no_clock_has_run(tmp_path: Path) -> None:
    clock = Clock()
    left: dict[str, Any] = {}

    async def before(house: InLoop) -> None:
        live, _ = await two_people(house, clock={"seconds": 60})
        clock.pass_seconds(10)
        await house.tables.submit(live, key_in_turn(live), first_act(live))
        left.update(table=live.table)

    async def after(house: InLoop) -> None:
        old: Table = left["table"]
        await Caretaker(house.tables).go_round(clock())
        live = await house.tables.live(old.setup.id)
        assert live.table.status == "playing"
        assert str(live.table.state) == str(old.state)
        assert live.table.clocks.left == old.clocks.left
        assert live.table.clocks.at == clock()
        assert await house.tables.submit(live, key_in_turn(live), first_act(live, "next"))

    with_tables(tmp_path, before, clock)
    clock.pass_seconds(3600)
    with_tables(tmp_path, after, clock)


def test_after_a_restart_the_first_round_takes_up_the_bots(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(house: InLoop) -> None:
        house.bots.gate = asyncio.Event()  # no bot ever answers
        live, _ = await house.made(game="azul", seats=[BOT, BOT])
        ids.append(live.table.setup.id)

    async def after(house: InLoop) -> None:
        await Caretaker(house.tables).go_round(house.clock() + 1000)
        live = house.tables.memory.lives[ids[0]]  # to ask for the table would set its bots going

        async def is_over() -> bool:
            return live.table.status == "over"

        await eventually(is_over, "the bots play on")

    with_tables(tmp_path, before)
    with_tables(tmp_path, after)


def test_a_rematch_is_a_table_for_the_same_tokens(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, keys = await two_people(house, public=True, confirm=True)
        await house.tables.submit(live, keys[0], Resign("r", live.table.version))
        for name, key in zip("xy", keys, strict=True):
            await house.tables.submit(live, key, Rematch(name, live.table.version))
        assert live.table.rematch is not None
        again = await house.tables.live(live.table.rematch)
        assert again.table.status == "playing"
        assert [again.table.held(key) for key in keys] == [[1], [0]]
        assert again.table.setup.confirm

    with_tables(tmp_path, test)


def test_an_open_seat_of_a_public_table_is_claimed_once(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, made = await house.made(
            game="azul", seats=[ME, OPEN, OPEN], options={"seats": "3"}, public=True
        )
        assert [setup.id for setup, _ in await house.tables.listed()] == [made.table]
        names = ("Ben", "Cleo", "Dan")
        jobs = [house.tables.claim(live, Claim(name)) for name in names]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        denied = [each for each in results if isinstance(each, Denied)]
        assert [each.code for each in denied] == ["seat-taken"]
        claimed = [each for each in results if not isinstance(each, BaseException)]
        assert sorted(each.seat for each in claimed) == [1, 2]
        for each in claimed:
            assert live.table.held(key_of(each.token)) == [each.seat]
        assert live.table.status == "playing"
        for link in made.links:  # the seats belong to others now
            with pytest.raises(Denied, match="unknown-token"):
                await house.tables.key(live, link.token)

    with_tables(tmp_path, test)


def test_a_claim_with_a_token_of_ones_own_may_be_sent_again(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, _ = await house.made(game="azul", seats=[ME, OPEN], public=True)
        claim = Claim("Ben", new_token())
        first = await house.tables.claim(live, claim)
        version = live.table.version
        assert await house.tables.claim(live, claim) == first
        assert live.table.version == version

    with_tables(tmp_path, test)


def test_a_private_table_is_neither_listed_nor_claimed(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        live, _ = await house.made(game="azul", seats=[ME, OPEN])
        assert await house.tables.listed() == []
        with pytest.raises(Denied, match="not-your-seat"):
            await house.tables.claim(live, Claim("Eve"))

    with_tables(tmp_path, test)


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def test(house: InLoop) -> None:
        with pytest.raises(Denied, match="unknown-table"):
            await house.tables.live("000000000000")

    with_tables(tmp_path, test)
