"""Bots at the tables: they think in worker processes, so that the event loop never waits."""

import asyncio
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import cast

import msgspec

from tilewright.bots.roster import is_program, player_of
from tilewright.core.errors import BotFailed, InvalidOption, ReasonError
from tilewright.core.words import reason
from tilewright.server.bots.turns import Turns
from tilewright.server.bots.worker import Answer, Question, Reply, Stop, Think, Thought
from tilewright.server.monitoring.metrics import BOTS_WAITING

__all__ = ["Bots", "Busy", "Question", "Thought"]

# Safely (-P): a file random.py in the server's own folder is none of ours.
COMMAND = (sys.executable, "-P", "-m", "tilewright.server.bots.worker")
TRIES = 3  # how many worker crashes one request may cause before its table waits a while
PATIENCE = 30.0  # seconds beyond a player's own limit, after which a silent worker is ended
GRACE = 2.0  # seconds in which a worker ends by itself
LONGEST_ANSWER = 65_536  # bytes
LONGEST_REMARK = 500  # bytes of a line on stderr that are logged
MOST_REMARKS = 200  # lines of one worker that are logged

_log = logging.getLogger("tilewright.bots")


class Busy(ReasonError):
    """Too many questions wait already, or the server is closing: try again later."""


class Bots:
    """Answers what bots are asked by a bounded number of processes: what people wait for first."""

    def __init__(self, workers: int, waiting: int = 1000, patience: float = PATIENCE) -> None:
        self.busy = 0  # how many workers think
        self.waiting = 0  # how many questions wait for one
        self._workers = workers
        self._most_waiting = waiting
        self._patience = patience
        self._turns = Turns(workers)
        self._running: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._is_closed = False

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the worker processes."""
        return tuple([worker.process_id for worker in self._running])

    async def start(self) -> None:
        """Start the workers, so that the first question is answered as soon as any other."""
        self._idle += await asyncio.gather(*[self._new_worker() for _ in range(self._workers)])

    async def think(self, question: Question) -> Thought:
        """A bot's answer; if the task that waits for it is cancelled, so is the thought.

        Raises InvalidOption for a player who can't be asked, Busy, or BotFailed.
        """
        seconds = self._patience + _seconds_allowed(question.player)
        if self._is_closed:
            raise _closing()
        most = self._most_waiting if question.is_awaited else self._most_waiting // 2
        if self._turns.are_taken and self.waiting >= most:  # bots alone leave room for people
            raise Busy(reason("", "table-bots-busy"))
        self.waiting += 1
        try:
            with BOTS_WAITING.track_inprogress():
                await self._turns.take(question.is_awaited)
        finally:
            self.waiting -= 1
        self.busy += 1
        try:
            return await self._thought(question, seconds)
        finally:
            self.busy -= 1
            self._turns.give_back()

    async def close(self) -> None:
        """End all workers; whoever still waits for an answer is told that the server closes."""
        if self._is_closed:
            return
        self._is_closed = True
        await self._end_workers()
        for _ in range(self._workers):
            await self._turns.take(is_hurried=False)  # after all who still wait
        await self._end_workers()  # those that were about to start

    async def _thought(self, question: Question, seconds: float) -> Thought:
        """The answer of the first worker that does not die of the question."""
        bot = question.player
        for _ in range(TRIES):
            try:
                said = await self._said(question, seconds)
            except (_Died, OSError) as death:
                if not self._is_closed:
                    _log.warning("a worker was lost while %s thought: %s", bot, death)
                continue
            if isinstance(said, Answer):
                return said.thought
            raise BotFailed(reason("", "table-bot-failed", bot=bot, why=said.why))
        raise BotFailed(reason("", "table-bot-died", bot=bot, tries=TRIES))

    async def _said(self, question: Question, seconds: float) -> Reply:
        """What a worker answers; raises _Died."""
        worker = await self._worker()
        try:
            return await worker.ask(question, seconds)
        finally:
            if worker.is_alive:
                self._idle.append(worker)

    async def _worker(self) -> "_Worker":
        """A worker that has nothing to do; a new one if there is none."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
        if not self._is_closed:
            worker = await self._new_worker()
        if self._is_closed:
            raise _closing()
        return worker

    async def _new_worker(self) -> "_Worker":
        # In a session of its own, for a terminal's Ctrl-C is meant for the server.
        _, worker = await asyncio.get_running_loop().subprocess_exec(
            lambda: _Worker(self._running), *COMMAND, start_new_session=True
        )
        return worker

    async def _end_workers(self) -> None:
        await asyncio.gather(*[worker.end() for worker in self._running])


def _closing() -> Busy:
    return Busy(reason("", "table-bots-closing"))


def _seconds_allowed(player: str) -> float:
    """How many seconds a player may think; raises InvalidOption, for any program too."""
    if is_program(player):
        raise InvalidOption(reason("", "table-bot-program"))
    return player_of(player).limit.seconds or 0.0


class _Died(Exception):
    """What became of a worker."""


class _Worker(asyncio.SubprocessProtocol):
    """A running worker, which is asked one question at a time."""

    def __init__(self, running: "set[_Worker]") -> None:
        self.is_alive = True  # may it be asked?
        self._running = running  # where it stands as long as there is a process
        self._ended = asyncio.get_running_loop().create_future()
        self._fault = ""  # why it was killed
        self._number = 0  # of the last question
        self._answer: asyncio.Future[Reply | None] | None = None  # None: the worker died
        self._answers = _Lines(LONGEST_ANSWER, self._take)
        self._remarks = _Lines(LONGEST_REMARK, self._tell)
        self._told = 0  # remarks

    async def ask(self, question: Question, seconds: float) -> Reply:
        """The worker's answer; raises _Died if it ends, or is silent for so long."""
        self._number += 1
        self._answer = asyncio.get_running_loop().create_future()
        self._send(Think(self._number, question))
        try:
            async with asyncio.timeout(seconds):
                said = await self._answer
        except TimeoutError:
            self._kill(f"it was silent for {seconds:g} s")
            raise _Died(self._fault) from None
        except asyncio.CancelledError:
            self._send(Stop(self._number))
            raise
        if said is None:
            raise _Died(self._fault)
        return said

    async def end(self) -> None:
        """Let the worker end, and see to it that it does."""
        self.is_alive = False
        self._settle(None)  # what it would say now of a thought that is cut short is no answer
        self._stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await asyncio.shield(self._ended)
        self._kill("it did not end by itself")
        await self._ended

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process runs."""
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self.process_id = self._transport.get_pid()
        self._stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        self._running.add(self)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """The worker has written something."""
        (self._answers if fd == 1 else self._remarks).take(data)

    def process_exited(self) -> None:
        """The process has ended; something that it wrote may be on its way."""
        self.is_alive = False
        self._fault = self._fault or f"it ended with status {self._transport.get_returncode()}"
        self._stdin.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The process has ended, and all that it wrote was read."""
        self._transport.close()
        self._running.discard(self)
        self._ended.set_result(None)
        self._settle(None)

    def _send(self, heard: Think | Stop) -> None:
        self._stdin.write(msgspec.json.encode(heard) + b"\n")

    def _take(self, line: bytes) -> None:
        """Read an answer; one that nobody waits for any more is passed over."""
        try:
            said = _said(line)
        except msgspec.MsgspecError:
            self._kill("it wrote what is no answer")
        else:
            if said.number == self._number:
                self._settle(said)

    def _settle(self, said: Reply | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(said)

    def _tell(self, line: bytes) -> None:
        """Write a worker's remark to the log."""
        if self._told < MOST_REMARKS:
            self._told += 1
            text = line.decode("utf-8", errors="replace").rstrip()
            _log.warning("worker %d: %s", self.process_id, text)

    def _kill(self, why: str) -> None:
        self.is_alive = False
        if not self._ended.done():
            self._fault = self._fault or why
            with suppress(ProcessLookupError):  # it has just ended
                self._transport.kill()


_said = msgspec.json.Decoder(Reply).decode


class _Lines:
    """Bytes as they come, told line by line; what is too long is cut off."""

    def __init__(self, longest: int, tell: Callable[[bytes], None]) -> None:
        self._longest = longest
        self._tell = tell
        self._rest = b""

    def take(self, chunk: bytes) -> None:
        """Tell the lines that these bytes complete."""
        *lines, rest = (self._rest + chunk).split(b"\n")
        for line in lines:
            self._tell(line[: self._longest])
        self._rest = rest[: self._longest]
