"""Makes a database of tables of every kind, to be opened by every later version.

`python -m tests.server.kept.make NAME` writes NAME.sql.gz and NAME.json.gz beside this file: a dump
of the database, and what the version that made it made of it. Run it once for a release that has
changed what is kept, and never again for one that is out: the files are what that release wrote.
Names that nobody can see, or that look alike, are in the files of the first release alone.
"""

import asyncio
import gzip
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from tests.server.houses import Clock, InLoop, in_loop, pass_hours, settings_in
from tests.server.kept.facts import Kept, KeptTable, facts_of, record_of, view_of
from tests.tables import TABLES, walk
from tilewright.catalog import read_record
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.record import Forfeit, Move, Record, write_record
from tilewright.core.seat import Seat
from tilewright.server.live.caretaker import Caretaker
from tilewright.server.live.table import Live
from tilewright.tables.commands import (
    Act,
    Agree,
    Back,
    Change,
    Claim,
    Confirm,
    Decline,
    End,
    Rematch,
    Replace,
    Resign,
    Sit,
)
from tilewright.tables.keys import key_of
from tilewright.tables.records import founding_of
from tilewright.tables.rows import Ended, Row
from tilewright.tables.table import Table

FOLDER = Path(__file__).parent
BEGAN = 1_790_000_000_000  # milliseconds since 1970: when the first table is made

ME, SHARED, OPEN = {"kind": "me"}, {"kind": "shared"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
LONG_REASON = "The engine wrote " + 100 * "a very long line, "  # nearly as long as it may be


class Party:
    """A table in the making, with the tokens of its people."""

    def __init__(self, house: InLoop, live: Live, tokens: dict[int, str]) -> None:
        self.house = house
        self.live = live
        self.tokens = tokens
        self._rng = Random(5)

    @property
    def table(self) -> Table:
        """As it is now."""
        return self.live.table

    async def send(self, sender: int, kind: type[Change], **fields: Any) -> None:
        """Carry out a command of a seat."""
        command = kind(f"c{self.table.version}", self.table.version, **fields)
        key = key_of(self.tokens[sender])
        await self.house.tables.submit(self.live, key, command)  # type: ignore[arg-type]
        self.house.clock.pass_seconds(1)

    async def act(self, decisions: int = 1) -> None:
        """Let who is in turn decide, so often; bots play by themselves."""
        for _ in range(decisions):
            await self.settle()
            turn = self.table.turn
            if turn is None:
                return
            if self.table.is_confirming:
                await self.send(turn, Confirm)
                continue
            legal = legal_actions(self.table.game, self.table.state)
            action = self._rng.choice(legal)
            await self.send(turn, Act, action=str(action))
        await self.settle()

    async def settle(self) -> None:
        """Wait until no bot is in turn."""
        while self.table.bot_in_turn is not None:
            await asyncio.sleep(0.001)

    async def act_until(self, is_so: Callable[[Table], bool]) -> None:
        """Play until something is so."""
        while not is_so(self.table):
            await self.act()

    async def finish(self) -> None:
        """Play to the end, each for points."""
        while self.table.status == "playing":
            await self.settle()
            turn = self.table.turn
            if turn is None:
                continue
            game, state = self.table.game, self.table.state
            legal = legal_actions(game, state)
            best = max(legal, key=lambda each: game.standing(game.apply(state, each))[turn])
            await self.send(turn, Act, action=str(best))


async def party(house: InLoop, *seats: dict[str, str], game: str = "azul", **more: Any) -> Party:
    """A new table; everybody who was invited sits down, unless the first of them is not to."""
    options = dict(more.pop("options", {}))
    if game == "azul":
        options["seats"] = str(len(seats))
    sits = more.pop("sits", True)
    live, made = await house.made(game=game, seats=list(seats), options=options, **more)
    tokens = {
        seat: made.token
        for seat, wanted in enumerate(seats)
        if wanted["kind"] in ("me", "shared") and made.token is not None
    }
    found = Party(house, live, {**tokens, **{link.seat: link.token for link in made.links}})
    if sits:
        for number, link in enumerate(made.links):
            await found.send(link.seat, Sit, name=f"Guest {number + 1}")
    return found


Making = Callable[[InLoop], Awaitable[Party]]
MAKING: dict[str, Making] = {}


def kept(make: Making) -> Making:
    """One of the tables; its name tells what is special about it."""
    MAKING[make.__name__.replace("_", " ").strip()] = make
    return make


@kept
async def finished_by_two(house: InLoop) -> Party:
    """A whole game of Azul."""
    found = await party(house, ME, OPEN)
    await found.finish()
    return found


@kept
async def finished_against_a_bot_on_the_gray_wall(house: InLoop) -> Party:
    """A whole game with decisions of the tiling."""
    found = await party(house, ME, BOT, options={"wall": "gray"}, hints=True)
    await found.finish()
    return found


@kept
async def finished_duel(house: InLoop) -> Party:
    """A whole game of Azul Duel."""
    found = await party(house, ME, OPEN, game="duel")
    await found.finish()
    return found


@kept
async def finished_bots(house: InLoop) -> Party:
    """Bots alone."""
    found = await party(house, BOT, BOT, BOT, public=True)
    await found.settle()
    return found


def running(name: str, game: AnyGame, decisions: int) -> None:
    """A table of people in the middle of a game with these options."""

    async def make(house: InLoop) -> Party:
        options = dict(game.options)
        seats = [ME, *[OPEN] * (game.seats - 1)]
        found = await party(house, *seats, game=game.name, options=options)
        await found.act(decisions)
        return found

    MAKING[f"running {name}"] = make


for _number, (_name, _game) in enumerate(TABLES.items()):
    running(_name, _game, 14 + 5 * _number)


@kept
async def running_on_one_device(house: InLoop) -> Party:
    """People who share a token."""
    found = await party(house, ME, SHARED, SHARED, options={"wall": "gray"})
    await found.act_until(lambda table: table.game.progress(table.state).round == 3)
    return found


@kept
async def running_with_secrets(house: InLoop) -> Party:
    """Plates that one seat alone has seen."""
    found = await party(house, ME, OPEN, game="duel", options={"scoring": "random-4"})
    await found.act_until(_has_secrets)
    return found


def _has_secrets(table: Table) -> bool:
    seen = [str(table.game.observe(table.state, seat)) for seat in (Seat(0), Seat(1), None)]
    return len(set(seen)) > 1


@kept
async def running_with_unconfirmed_moves(house: InLoop) -> Party:
    """A move that waits to be confirmed."""
    found = await party(house, ME, OPEN, confirm=True, hints=True)
    await found.act_until(lambda table: len(table.moves) > 7 and table.is_confirming)
    return found


@kept
async def running_after_free_takebacks(house: InLoop) -> Party:
    """Unconfirmed moves taken back, and others made instead."""
    found = await party(house, ME, OPEN, confirm=True)
    for _ in range(3):
        await found.act_until(lambda table: table.is_confirming)
        turn = found.table.turn
        assert turn is not None
        await found.send(turn, Back)
        await found.act(2)
    return found


@kept
async def running_after_an_agreed_takeback(house: InLoop) -> Party:
    """An offer that was declined, then one that was agreed to."""
    found = await party(house, ME, OPEN)
    await found.act(6)
    last = found.table.moves[-1].seat
    assert last is not None
    await found.send(last, Back)
    await found.send(1 - last, Decline)
    await found.send(last, Back)
    await found.send(1 - last, Agree)
    await found.act(2)
    return found


@kept
async def running_with_an_offer(house: InLoop) -> Party:
    """An offer of a takeback that one of two has agreed to."""
    found = await party(house, ME, OPEN, OPEN)
    await found.act(5)
    last = found.table.moves[-1].seat
    assert last is not None
    await found.send(last, Back)
    await found.send((last + 1) % 3, Agree)
    return found


@kept
async def running_with_clocks(house: InLoop) -> Party:
    """Clocks with increments."""
    found = await party(house, ME, OPEN, clock={"seconds": 600, "increment": 5})
    await found.act(9)
    house.clock.pass_seconds(20)
    return found


@kept
async def running_with_a_bot_in_a_seat_that_was_left(house: InLoop) -> Party:
    """An absent player whom a bot has replaced."""
    found = await party(house, ME, OPEN, clock={"seconds": 600})
    await found.act(5)
    house.clock.pass_seconds(61)
    await found.send(0, Replace, seat=1, level="random")
    await found.act(4)
    return found


@kept
async def running_after_a_return(house: InLoop) -> Party:
    """A player who took the seat back from the bot."""
    found = await party(house, ME, OPEN)
    await found.act(5)
    house.clock.pass_seconds(61)
    await found.send(0, Replace, seat=1, level="random")
    await found.act(2)
    await found.send(1, Sit, name="Guest again")
    await found.act(3)
    return found


@kept
async def running_without_one_who_resigned(house: InLoop) -> Party:
    """A bot plays on for somebody who has resigned."""
    found = await party(house, ME, OPEN, OPEN)
    await found.act(7)
    await found.send(1, Resign)
    await found.act(2)
    return found


@kept
async def waiting_for_two(house: InLoop) -> Party:
    """Seats that nobody has taken."""
    return await party(house, ME, OPEN, OPEN, sits=False, public=True)


@kept
async def waiting_for_one_after_a_claim(house: InLoop) -> Party:
    """A seat that was claimed, another that is open."""
    found = await party(house, ME, OPEN, OPEN, sits=False, public=True)
    claimed = await house.tables.claim(found.live, Claim("Claimant"))
    found.tokens[claimed.seat] = claimed.token
    return found


@kept
async def waiting_private(house: InLoop) -> Party:
    """A table of Duel that is joined by link."""
    return await party(house, ME, OPEN, game="duel", sits=False)


@kept
async def resigned(house: InLoop) -> Party:
    """A game that somebody gave up."""
    found = await party(house, ME, OPEN, public=True)
    await found.act(8)
    await found.send(1, Resign)
    return found


@kept
async def over_with_a_rematch_offered(house: InLoop) -> Party:
    """One of two wants to play again."""
    found = await party(house, ME, OPEN, game="duel")
    await found.act(4)
    await found.send(0, Resign)
    await found.send(1, Rematch)
    return found


@kept
async def over_with_a_rematch(house: InLoop) -> Party:
    """Both want to play again."""
    found = await party(house, ME, OPEN)
    await found.act(4)
    await found.send(0, Resign)
    await found.send(1, Rematch)
    await found.send(0, Rematch)
    return found


@kept
async def rematch_that_runs(house: InLoop) -> Party:
    """The table of a rematch."""
    first = await over_with_a_rematch(house)
    assert first.table.rematch is not None
    live = await house.tables.live(first.table.rematch)
    found = Party(house, live, {0: first.tokens[1], 1: first.tokens[0]})
    await found.act(3)
    return found


@kept
async def ended(house: InLoop) -> Party:
    """A table that one person ended."""
    found = await party(house, ME, BOT)
    await found.act(6)
    await found.send(0, End)
    return found


@kept
async def failed(house: InLoop) -> Party:
    """A game that a bot lost by a fault, as the first release ended it."""
    found = await party(house, ME, BOT)
    await found.act()
    ended = Ended(1, "failed", "The bot took 3 processes down with it.")
    row = Row(found.table.version + 1, ended, None, house.clock())
    async with found.live.lock:
        await house.tables.writer.commit(found.live, [row])
    return found


@kept
async def imported_finished(house: InLoop) -> Party:
    """A record that was sent in."""
    record = Record(game := TABLES["duel-five-colours,border,corners-random"], {"Player1": "Zoë"})
    record.moves = [Move(step.action) for step in walk(game, 2)]
    return await _imported(house, record)


@kept
async def imported_broken_off(house: InLoop) -> Party:
    """A record of a game without an end."""
    record = Record(game := TABLES["azul-4-gray-random"], {"Player2": "greedy"})
    record.moves = [Move(step.action) for step in walk(game, 2)[:40]]
    record.broken_off = True
    return await _imported(house, record)


@kept
async def imported_with_a_long_reason(house: InLoop) -> Party:
    """A record of a game that was forfeited, with a long text why."""
    record = Record(game := TABLES["azul-2-coloured-random"])
    record.moves = [Move(step.action) for step in walk(game, 2)[:10]]
    record.forfeit = Forfeit(Seat(1), LONG_REASON.strip())
    return await _imported(house, record)


async def _imported(house: InLoop, record: Record) -> Party:
    founding = founding_of(read_record(write_record(record)), house.clock(), "en")
    await house.tables.foundings.add(founding)
    return Party(house, await house.tables.live(founding.setup.id), {})


@kept
async def out_of_time(house: InLoop) -> Party:
    """A flag that fell; tables of before expire at their own time."""
    found = await party(house, ME, OPEN, clock={"seconds": 60})
    await found.act(3)
    house.clock.pass_seconds(61)
    await house.tables.look_after(found.live)
    return found


async def _expired_waiting(house: InLoop) -> Party:
    return await party(house, ME, OPEN, sits=False)


async def _expired_playing(house: InLoop) -> Party:
    found = await party(house, ME, OPEN)
    await found.act(6)
    return found


async def _all_parties(house: InLoop) -> dict[str, Party]:
    """Every table; those that expire are made long before the others."""
    found = {
        "expired waiting": await _expired_waiting(house),
        "expired playing": await _expired_playing(house),
    }
    await pass_hours(house, Caretaker(house.tables), 15 * 24)
    for name, make in MAKING.items():
        found[name] = await make(house)
        await found[name].settle()
    return found


def _kept_table(name: str, party: Party) -> KeptTable:
    table = party.table
    keys = {str(seat): key_of(token) for seat, token in party.tokens.items()}
    seen: dict[str, Any] = {}
    for viewer, key in {"-": None, **keys}.items():
        try:
            seen[viewer] = view_of(table, key)
        except ValueError:  # a sentence that can't be said
            seen[viewer] = None
    return KeptTable(
        table.setup.id,
        name,
        party.tokens,
        facts_of(table),
        seen,
        record_of(table) if table.status == "over" else None,
    )


async def _make(folder: Path) -> Kept:
    settings, clock = settings_in(folder), Clock(BEGAN)
    async with in_loop(settings, clock) as house:
        parties = await _all_parties(house)
    clock.pass_seconds(600)  # in which no server ran
    async with in_loop(settings, clock) as house:
        for each in parties.values():
            each.live = await house.tables.live(each.table.setup.id)
        tables = [_kept_table(name, each) for name, each in parties.items()]
        return Kept(house.clock(), tables)


def main(name: str) -> None:
    """Make the database, and write both files."""
    with TemporaryDirectory() as folder:
        kept_tables = asyncio.run(_make(Path(folder)))
        with sqlite3.connect(Path(folder) / "tables.db") as database:
            dump = "\n".join(database.iterdump()) + "\n"
    (FOLDER / f"{name}.sql.gz").write_bytes(gzip.compress(dump.encode(), 9, mtime=0))
    told = msgspec.json.encode(kept_tables)
    (FOLDER / f"{name}.json.gz").write_bytes(gzip.compress(told, 9, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
