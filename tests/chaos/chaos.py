"""A whole run: servers, tables, kills, the end of all games, and the reckoning."""

import asyncio
import signal
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from tests.chaos.audit import Log, check_records, losses, read_log, wrong_results
from tests.chaos.evening import Evening
from tests.chaos.killing import Killer
from tests.chaos.servers import Server, ServerFailed
from tests.server.services import ServiceFailed, postgres, redis

SEATED_WITHIN = 120.0  # seconds until all tables are made
RESIGNED_WITHIN = 60.0  # seconds until tables that were resigned are over
PAUSE = 0.1  # seconds between two looks


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What shall happen; times in seconds."""

    kills: int
    tables: int
    servers: int = 1  # 2 share PostgreSQL and Redis
    think: float  # for a decision, on average
    seed: int
    apart: tuple[float, float] = (0.5, 4.0)  # of play from all tables' going on to the next kill
    finish: float = 240.0  # what is not over so long after the last kill is resigned
    resume: float | None = 2.0  # from a restart until all tables go on; None: as long as it takes

    @property
    def limit(self) -> float:
        """How long all of it may take."""
        return 600 + self.finish + 20 * self.kills


class Told:
    """What is told while it goes on, and at the end."""

    def __init__(self) -> None:
        self._out = Console(highlight=False, markup=False, soft_wrap=True)
        self.bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            console=Console(stderr=True),
        )

    def say(self, line: str) -> None:
        """Print a line."""
        self._out.print(line)


def run(plan: Plan, told: Told) -> list[str]:
    """Go through it; everything that was lost, or why it could not be done."""
    found: list[str] = []
    try:
        with ExitStack() as stack:
            database, bus = "", None
            if plan.servers > 1:
                database, bus = stack.enter_context(postgres()), stack.enter_context(redis())
            stack.enter_context(told.bar)
            found = asyncio.run(_bounded(plan, told, database, bus))
    except* (ServerFailed, ServiceFailed, TimeoutError, asyncio.CancelledError) as failed:
        found = [str(each) or f"it was ended: {each!r}" for each in leaves(failed)]
    return found


async def _bounded(plan: Plan, told: Told, database: str, bus: str | None) -> list[str]:
    """Do it in bounded time; if a signal ends it, the servers end with it."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with tempfile.TemporaryDirectory(prefix="tilewright-chaos-") as folder:
        async with asyncio.timeout(plan.limit):
            return await _chaos(plan, told, Path(folder), database, bus)


async def _chaos(plan: Plan, told: Told, folder: Path, database: str, bus: str | None) -> list[str]:
    database = database or f"sqlite:///{folder / 'tables.db'}"
    servers = [Server(number, database, bus, folder) for number in range(plan.servers)]
    evening = Evening(servers, plan.think, Random(plan.seed))
    killer = Killer(evening, plan.apart, Random(plan.seed + 1))
    try:
        await _play(plan, told, evening, killer)
        for server in servers:
            await server.stop()
        log = await read_log(database)
        _tell(plan, told, evening, killer, log)
        found = list(losses(evening.notes, log))
        found += [line for server in servers for line in server.complaints()]
        found += await wrong_results(database, log)
        found += await check_records(database, folder / "records", evening.notes.tables)
        return found
    except BaseException:
        for loss in evening.notes.losses:
            told.say(f"LOST  {loss}")
        raise
    finally:
        for server in servers:
            server.kill()


async def _play(plan: Plan, told: Told, evening: Evening, killer: Killer) -> None:
    for server in evening.servers:
        server.spawn()
        await server.answers()
    async with asyncio.TaskGroup() as group:
        tables = [group.create_task(evening.keep_playing(each)) for each in range(plan.tables)]
        await _sit_down(plan, told, evening)
        bar = told.bar.add_task("kills", total=plan.kills)
        while killer.kills < plan.kills:
            await killer.kill()
            told.bar.update(bar, completed=min(killer.kills, plan.kills))
        evening.hurry.set()
        await _finish(plan, told, evening, tables)


async def _sit_down(plan: Plan, told: Told, evening: Evening) -> None:
    bar = told.bar.add_task("tables made", total=plan.tables)
    try:
        async with asyncio.timeout(SEATED_WITHIN):
            while evening.seated < plan.tables:
                await asyncio.sleep(PAUSE)
                told.bar.update(bar, completed=min(evening.seated, plan.tables))
    except TimeoutError:
        made = f"{evening.seated} of {plan.tables} tables"
        raise ServerFailed(f"only {made} were made in {SEATED_WITHIN:.0f} s") from None


async def _finish(
    plan: Plan, told: Told, evening: Evening, tables: "list[asyncio.Task[None]]"
) -> None:
    """Play to the end; what takes too long is resigned, and what does not end is a loss."""
    bar = told.bar.add_task("tables over", total=len(tables))
    for table in tables:
        table.add_done_callback(lambda _: told.bar.advance(bar))
    _, playing = await asyncio.wait(tables, timeout=plan.finish)
    if not playing:
        return
    evening.notes.counts["tables resigned"] += len(playing)
    evening.resigns = True
    for player in evening.players:
        player.look_again()
    _, playing = await asyncio.wait(playing, timeout=RESIGNED_WITHIN)
    for player in evening.players if playing else ():
        evening.notes.lose(f"{player.table}: it did not end; {player.state()}")
    for table in playing:
        table.cancel()


def _tell(plan: Plan, told: Told, evening: Evening, killer: Killer, log: Log) -> None:
    notes, counts = evening.notes, evening.notes.counts
    rows = [event for kept in log.values() for event in kept.events]
    times = {row.command.partition(":")[2]: row.time for row in rows if row.command is not None}
    stored = [each for each, killed in killer.under_way if times.get(each, killed + 1) <= killed]
    told.say(f"{killer.kills} kills, {killer.early} of them while the server was starting")
    told.say(
        f"{len(killer.under_way)} commands were under way at a kill, {len(stored)} of them stored "
        "already; all were sent again"
    )
    told.say(f"a server answered {spread(killer.started)} after it was started")
    told.say(f"all tables went on {spread(killer.resumed)} after it answered again,")
    told.say(f"and {spread(killer.rested)} after the kill")
    told.say(
        f"{len(notes.tables)} tables, {len(rows)} rows, {len(notes.answered)} commands acknowledged"
    )
    told.say(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
    for seconds, last in zip(killer.resumed, killer.last, strict=True):
        if plan.resume is not None and seconds > plan.resume:
            notes.lose(f"tables went on {seconds:.2f} s after a restart; the last: {last}")
    if plan.servers > 1 and not counts["races with one winner and one refusal"]:
        notes.lose("there was no race between the servers")


def spread(seconds: list[float]) -> str:
    """The time in the middle, and the longest."""
    return f"{sorted(seconds)[len(seconds) // 2]:.2f} s (at worst {max(seconds):.2f} s)"


def leaves(group: BaseExceptionGroup[BaseException]) -> Iterator[BaseException]:
    """The exceptions of a group and of the groups in it."""
    for each in group.exceptions:
        if isinstance(each, BaseExceptionGroup):
            yield from leaves(each)
        else:
            yield each
