"""An evening: so many tables at a time, from the first that is made to the last that is over."""

import asyncio
from random import Random

import msgspec

from tests.chaos.lines import LOST, write
from tests.chaos.notes import Notes
from tests.chaos.parties import KINDS, Kind
from tests.chaos.party import Party
from tests.chaos.player import Player
from tests.chaos.servers import Server, ServerFailed, nearest
from tilewright.server.players.answers import PlayerMade
from tilewright.tables.commands import Claim, Claimed, TableMade
from tilewright.tables.messages import Refused

AT_ONCE = 4  # tables that are made at the same time
PAUSE = 0.05  # seconds until a request is sent again


class Evening:
    """Everything that goes on: servers, programs, and how fast they play."""

    def __init__(self, servers: list[Server], think: float, rng: Random) -> None:
        self.servers = servers
        self.think = think  # seconds, on average
        self.rng = rng
        self.notes = Notes()
        self.players: set[Player] = set()
        self.sent = asyncio.Event()  # set with every command,
        self.asked = servers[0]  # which was sent to this server
        self.is_calm = True  # all tables go on, as far as we know
        self.hurry = asyncio.Event()  # no new tables, no thinking: finish
        self.resigns = False  # what is not over is given up
        self.making = asyncio.Semaphore(AT_ONCE)
        self.seated = 0  # tables whose programs have all come

    async def keep_playing(self, number: int) -> None:
        """Have one table going, and when it is over another, until there is a hurry."""
        while True:
            await self._play(KINDS[number % len(KINDS)])
            if self.hurry.is_set():
                return
            number += 7  # another kind

    async def _play(self, kind: Kind) -> None:
        party = Party(self, kind)
        async with self.making:
            players = await self._players(party)
        self.seated += 1
        self.players.update(players)
        try:
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
        finally:
            self.players.difference_update(players)

    async def _players(self, party: Party) -> list[Player]:
        """Make a table, and find programs for it."""
        wish = party.kind.wish()
        device = await self._device()
        made = await self._made(write(wish), device)
        assert made.token is not None
        own = [number for number, seat in enumerate(wish.seats) if seat.kind in ("me", "shared")]
        players = [Player(party, made.table, made.token, own, self._rng(), device)]
        if party.kind.public:
            claimed = await self._claimed(made.table, len(made.links))
            party.is_abandoned = len(claimed) < len(made.links)
            self.notes.claims += claimed
            seats = [(each.token, each.seat) for each in claimed]
        else:
            seats = [(link.token, link.seat) for link in made.links]
        for token, seat in seats:
            device = await self._device()
            players.append(Player(party, made.table, token, [seat], self._rng(), device))
        return players

    def _rng(self) -> Random:
        return Random(self.rng.random())

    async def _device(self) -> str:
        """The token of a new player's device."""
        while True:
            status, content = await self._posted("/api/players", b"{}")
            if status == 201:
                return msgspec.json.decode(content, type=PlayerMade).token
            if status is not None:
                raise ServerFailed(f"a player was not made: {content.decode()}")

    async def _made(self, body: bytes, device: str) -> TableMade:
        while True:
            status, content = await self._posted("/api/tables", body, device)
            if status == 201:
                made = msgspec.json.decode(content, type=TableMade)
                self.notes.tables.add(made.table)
                return made
            if status is not None:
                raise ServerFailed(f"a table was not made: {content.decode()}")
            self.notes.counts["tables made without an answer"] += 1

    async def _claimed(self, table: str, seats: int) -> list[Claimed]:
        """The open seats of a table; fewer if the answer to a claim was lost."""
        found: list[Claimed] = []
        names = iter(range(100))
        while len(found) < seats:
            claim = write(Claim(f"Claimant {next(names)}"))
            status, content = await self._posted(f"/api/tables/{table}/seats", claim)
            if status == 201:
                found.append(msgspec.json.decode(content, type=Claimed))
            elif status is not None:
                refused = msgspec.json.decode(content, type=Refused)
                if refused.code != "seat-taken":
                    raise ServerFailed(f"a seat was refused: {refused}")
                self.notes.counts["claims without an answer"] += 1
                break
        return found

    async def _posted(
        self, path: str, body: bytes, device: str | None = None
    ) -> tuple[int | None, bytes]:
        """What is answered, to a player's device if one is named; no status if nothing is."""
        headers = {} if device is None else {"Tilewright-Player": device}
        server = await nearest(self.servers, self.rng.randrange(len(self.servers)))
        try:
            return await server.web.post(path, body, headers)
        except LOST:
            await asyncio.sleep(PAUSE)
            return None, b""
