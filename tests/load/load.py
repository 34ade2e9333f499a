"""Many tables at once, each with a move now and then."""

import asyncio
import gc
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from random import Random
from time import process_time
from typing import NamedTuple

from httpx import AsyncClient, HTTPError, Limits
from websockets.exceptions import WebSocketException

from tests.load.figures import Figures
from tests.load.match import PATIENCE, Trouble, seated
from tests.load.server import Server

GAMES = ("azul", "duel")  # in turn
AT_ONCE = 16  # tables that are set up at the same time
LOOK = 0.5  # seconds between two looks at the memory
SETTING_UP = 0.1  # seconds that a table may take to set up, beyond PATIENCE for all


class Plan(NamedTuple):
    """How much load: so many tables, each with a move every few seconds, for so long."""

    tables: int
    seconds: float
    every: float
    seed: int = 0

    @property
    def beats(self) -> int:
        """How many moves each table makes."""
        return max(1, round(self.seconds / self.every))

    @property
    def limit(self) -> float:
        """Seconds after which it is over, whatever happens."""
        return self.tables * SETTING_UP + self.seconds + 3 * PATIENCE


class Load:
    """A run: all tables are set up, then played for a while."""

    def __init__(self, server: Server, plan: Plan) -> None:
        self.figures = Figures(plan.tables * plan.beats, plan.tables)
        self.seated = 0
        self._server = server
        self._plan = plan
        self._given_up = 0
        self._entering = asyncio.Semaphore(AT_ONCE)
        self._all_seated = asyncio.Event()
        self._start: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def run(self, look: Callable[["Load"], None]) -> Figures:
        """Play; `look` is called now and then, to show how it stands.

        Raises ServerFailed, or TimeoutError once the plan's limit is over.
        """
        try:
            async with asyncio.timeout(self._plan.limit):
                await self._run(look)
        except ExceptionGroup as group:
            raise next(_leaves(group)) from None
        return self.figures

    async def _run(self, look: Callable[["Load"], None]) -> None:
        limits = Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
        async with (
            AsyncClient(
                base_url=self._server.address, limits=limits, timeout=PATIENCE, trust_env=False
            ) as http,
            asyncio.TaskGroup() as group,
        ):
            watching = group.create_task(self._watch(look))
            tables = [
                group.create_task(self._keep(http, number)) for number in range(self._plan.tables)
            ]
            await self._all_seated.wait()
            await self._measure(tables)
            watching.cancel()

    async def _measure(self, tables: "list[asyncio.Task[None]]") -> None:
        gc.collect()
        was_frozen = gc.get_freeze_count()
        gc.freeze()  # else the players' own rubbish would stop their clock now and then
        before, own = self._server.usage(), process_time()
        self._start.set_result(asyncio.get_running_loop().time())
        await asyncio.wait(tables)
        after = self._server.usage()
        if not was_frozen:  # pytest's own objects stay where they are
            gc.unfreeze()
        self.figures.see(after)
        self.figures.seconds = after.seconds - before.seconds
        self.figures.own_seconds = process_time() - own

    async def _watch(self, look: Callable[["Load"], None]) -> None:
        while True:
            self.figures.see(self._server.usage())
            look(self)
            await asyncio.sleep(LOOK)

    async def _keep(self, http: AsyncClient, number: int) -> None:
        """Keep one table going, game after game; one where something goes wrong is given up."""
        try:
            await self._play(http, number)
        except* (Trouble, TimeoutError, HTTPError, WebSocketException, OSError) as group:
            for error in _leaves(group):
                self.figures.troubles[f"{type(error).__name__}: {error}"] += 1
            self._given_up += 1
            self._check_seated()

    async def _play(self, http: AsyncClient, number: int) -> None:
        plan, figures = self._plan, self.figures
        rng = Random(f"{plan.seed}/{number}")
        phase = rng.random() * plan.every
        beats = deque([phase + beat * plan.every for beat in range(plan.beats)])
        while beats:
            async with AsyncExitStack() as stack:
                async with self._entering:
                    game = GAMES[number % len(GAMES)]
                    match = await stack.enter_async_context(seated(http, game))
                if not self._start.done():
                    self.seated += 1
                    self._check_seated()
                start = await asyncio.shield(self._start)
                while beats and not match.is_over:
                    await _sleep_until(start + beats.popleft())
                    figures.latencies.append(await match.move(rng, figures.count_sent))
                figures.games += match.is_over

    def _check_seated(self) -> None:
        if self.seated + self._given_up >= self._plan.tables:
            self._all_seated.set()


async def _sleep_until(time: float) -> None:
    await asyncio.sleep(max(0.0, time - asyncio.get_running_loop().time()))


def _leaves(error: BaseException) -> Iterator[BaseException]:
    """The errors that a group, and the groups in it, are made of."""
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _leaves(each)
    else:
        yield error
