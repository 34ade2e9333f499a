"""The keeper of tournaments: looks after those that are due; one process does, by the database."""

import asyncio
import logging
from collections.abc import Collection
from functools import partial

import msgspec

from tilewright.club.plan import Plan
from tilewright.core.record import RULES_VERSION
from tilewright.server.limits.openings import Openings
from tilewright.server.live.jobs import Rounds
from tilewright.server.live.tables import Tables
from tilewright.server.pairing.names import playing_name
from tilewright.server.pairing.wanted import checked
from tilewright.server.players.rows import name_of
from tilewright.server.storage.answering import answered
from tilewright.server.storage.store import StoreError
from tilewright.server.tournaments import rows, steps
from tilewright.server.tournaments.rows import Kept, Listed, Member
from tilewright.server.tournaments.titles import is_title
from tilewright.server.tournaments.told import Entry, TournamentTold, told
from tilewright.tables.creation import started
from tilewright.tables.keys import key_of, new_id, new_seed
from tilewright.tables.levels import check_level
from tilewright.tables.log import Founding
from tilewright.tables.names import normal
from tilewright.tables.refusals import Denied
from tilewright.tables.setup import SeatSetup, Setup

log = logging.getLogger("tilewright.tournaments")

EVERY = 0.5  # seconds between two rounds of the keeper
LARGEST_ROUND = 50  # tournaments
AFTER_FAULT = 60.0  # seconds until a tournament is looked after again that had an error
EARLIEST = -60_000  # milliseconds from now at which a tournament may start
LATEST = 90 * 86_400_000
MOST_LISTED = 100
MOST_OF_ADDRESS = 4  # tournaments that are not over
SEEN = 10_000  # milliseconds after which it is noted again that somebody looks


class Keeper(Rounds):
    """All tournaments; they are in the store, and nothing of them is in memory."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(self._run)
        self._tables = tables
        self._openings = Openings(MOST_OF_ADDRESS, seconds=600)
        self._faults: dict[str, float] = {}  # when a tournament with an error may be tried again

    # What people ask for

    async def make(self, plan: Plan, player: str, address: str) -> TournamentTold:
        """Make a tournament; raises Denied for a plan that can't be."""
        now = self._tables.now()
        wanted = checked(plan.game, plan.options, plan.clock, plan.rated)
        if wanted.seats != 2:
            raise Denied("tournament-plan", why="seats")
        if plan.bots is not None:
            check_level(plan.bots)
        if not EARLIEST <= plan.starts - now <= LATEST:
            raise Denied("tournament-plan", why="start")
        plan = msgspec.structs.replace(plan, name=normal(plan.name))
        if not is_title(plan.name):
            raise Denied("tournament-plan", why="name")
        tournament = new_id()
        job = partial(rows.add, id=tournament, plan=plan, maker=player, now=now)
        async with self._openings.beginning(address, tournament, self._still_open):
            await answered(self._tables.store.write(job))
        return await self.told(tournament, player)

    async def _still_open(self, tournaments: Collection[str]) -> list[str]:
        job = partial(rows.still_open, tournaments=tournaments)
        return await answered(self._tables.store.read(job))

    async def told(self, tournament: str, player: str | None) -> TournamentTold:
        """A tournament as a player, or anybody, may see it; raises Denied."""
        store, now = self._tables.store, self._tables.now()
        kept, shown = await answered(store.read(partial(rows.seen, id=tournament)))
        own = kept.member(player)
        if own is not None and player is not None and now - own.seen > SEEN:
            await answered(store.write(partial(rows.see, id=tournament, player=player, now=now)))
        return await asyncio.to_thread(told, kept, shown, player, now)

    async def listed(self, player: str | None) -> list[Listed]:
        """Tournaments, those that are not over first."""
        job = partial(rows.listed, player=player, most=MOST_LISTED)
        return await answered(self._tables.store.read(job))

    async def enter(
        self, tournament: str, entry: Entry, player: str, language: str
    ) -> TournamentTold:
        """Let a player take part; raises Denied."""
        own = await answered(self._tables.store.read(partial(name_of, player=player)))
        name = await playing_name(self._tables.players, entry.name, own, player, language)
        job = partial(
            rows.enter,
            id=tournament,
            player=player,
            name=name,
            key=key_of(entry.token),
            now=self._tables.now(),
        )
        await answered(self._tables.store.write(job))
        return await self.told(tournament, player)

    async def leave(self, tournament: str, player: str) -> TournamentTold:
        """Let a player take part no more; raises Denied."""
        job = partial(rows.leave, id=tournament, player=player)
        await answered(self._tables.store.write(job))
        return await self.told(tournament, player)

    # What goes on by itself

    async def _run(self) -> None:
        """Go round for ever; no error of a tournament ends it."""
        while True:
            try:
                if await self._tables.bus.leads():
                    await self.go_round()
            except (Denied, StoreError) as error:
                log.warning("tournaments could not be looked after: %s", error)
            except Exception as error:
                log.error("the keeper failed", exc_info=error)
            await asyncio.sleep(EVERY)

    async def go_round(self) -> None:
        """Look after every tournament that is due."""
        now, clock = self._tables.now(), asyncio.get_running_loop().time()
        job = partial(rows.due, now=now, most=LARGEST_ROUND)
        for tournament in await self._tables.store.read(job):
            if self._faults.get(tournament, clock) > clock:
                continue
            try:
                await self.step(tournament)
            except StoreError:
                raise
            except Exception as error:
                self._faults[tournament] = clock + AFTER_FAULT
                log.error("tournament %s failed", tournament, exc_info=error)

    async def step(self, tournament: str) -> None:
        """Do what is due in one tournament, in one transaction."""
        job = partial(
            steps.step,
            id=tournament,
            now=self._tables.now(),
            found=self._founding,
            new_seed=new_seed,
        )
        for table in await self._tables.store.write(job):
            self._tables.wake(table)

    def _founding(self, kept: Kept, first: Member, second: Member, seed: str) -> Founding:
        plan = kept.plan
        wanted = checked(plan.game, {**plan.options, "first": "1"}, plan.clock, plan.rated)
        setup = Setup(
            id=new_id(),
            game=plan.game,
            options=wanted.options,
            seats=[_seat(first), _seat(second)],
            clock=plan.clock,
            public=False,
            confirm=False,
            hints=False,
            seed=seed,
            made=self._tables.now(),
            rules=RULES_VERSION,
            rated=plan.rated,
            contest=True,
            same_deals=plan.kind == "duplicate",
        )
        holders = {each.key: each.player for each in (first, second) if each.key and each.player}
        return self._tables.foundings.of(started(setup), holders)


def _seat(member: Member) -> SeatSetup:
    if member.level is not None:
        return SeatSetup("bot", member.level, member.level, None)
    return SeatSetup("person", member.name, None, member.key)
