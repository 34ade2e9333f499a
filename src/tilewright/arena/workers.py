"""Pairs played by processes of this machine."""

import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from threading import Thread

from tilewright.arena.contest import Done, Task
from tilewright.arena.match import Match, Stopped, play_pair
from tilewright.arena.results import PairResult
from tilewright.core.errors import GameError
from tilewright.core.words import sentence

AHEAD = 2  # tasks for each process: one that it plays, one that waits for it


class WorkerDied(GameError):
    """A process that played pairs ended by itself, such as by a fault in the fast core."""

    def __str__(self) -> str:
        return sentence("say-worker-died")


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(jobs: int, tasks: Iterable[Task]) -> Generator[Done, None, None]:
    """Play the tasks with so many processes; results come as they are ready.

    Tasks are taken up only as they are needed. Close the generator to stop: what is being played is
    left before its next decision.
    """
    if jobs == 1:
        for match, number in tasks:
            yield match, play_pair(match, number)
        return
    tasks = iter(tasks)
    context = get_context("spawn")  # a process with threads can't fork safely
    stopping = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(stopping,))
    try:
        playing: dict[Future[PairResult], Match] = {}
        while True:
            for match, number in islice(tasks, jobs * AHEAD - len(playing)):
                playing[pool.submit(_play, match, number)] = match
            if not playing:
                return
            done, _ = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                yield playing.pop(future), future.result()
    except BrokenProcessPool as error:
        raise WorkerDied from error
    finally:
        stopping.set()
        pool.shutdown(cancel_futures=True)


_stopping: Event  # of a worker: no more games


def _begin(stopping: Event) -> None:
    """A worker leaves Ctrl-C to its parent, and does not outlive it."""
    global _stopping  # noqa: PLW0603
    _stopping = stopping
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play(match: Match, number: int) -> PairResult:
    return play_pair(match, number, _stop_if_asked)


def _stop_if_asked() -> None:
    if _stopping.is_set():
        raise Stopped
