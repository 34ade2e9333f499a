"""Pairs, and other work, done by processes of this machine."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

from tilewright.arena.contest import Done, Task
from tilewright.arena.match import play_pair
from tilewright.bots.pipes import end_all
from tilewright.core.errors import GameError
from tilewright.core.words import sentence

Plan = TypeVar("Plan")  # what a task is a part of, such as a match
Result = TypeVar("Result")

AHEAD = 2  # tasks for each process: one that it plays, one that waits for it


class WorkerDied(GameError):
    """A process that did our work ended by itself, such as by a fault in the fast core."""

    def __str__(self) -> str:
        return sentence("say-worker-died")


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(jobs: int, tasks: Iterable[Task]) -> Generator[Done, None, None]:
    """Play the tasks with so many processes; results come as they are ready."""
    return work_here(jobs, tasks, play_pair)


def work_here(
    jobs: int, tasks: Iterable[tuple[Plan, int]], work: Callable[[Plan, int], Result]
) -> Generator[tuple[Plan, Result], None, None]:
    """Do `work(plan, number)` for each task with so many processes; results as they are ready.

    Tasks are taken up only as they are needed. Close the generator to stop: what is being done is
    left at once.
    """
    if jobs == 1:
        for plan, number in tasks:
            yield plan, work(plan, number)
        return
    tasks = iter(tasks)
    context = get_context("spawn")  # a process with threads can't fork safely
    rope, hand = context.Pipe(duplex=False)  # workers are there as long as we hold the other end
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(rope,))
    try:
        doing: dict[Future[Result], Plan] = {}
        while True:
            with _without_ctrl_c():
                for plan, number in islice(tasks, jobs * AHEAD - len(doing)):
                    doing[pool.submit(work, plan, number)] = plan
            if not doing:
                return
            done, _ = wait(doing, return_when=FIRST_COMPLETED)
            for future in done:
                yield doing.pop(future), future.result()
    except BrokenProcessPool as error:
        raise WorkerDied from error
    finally:
        hand.close()
        pool.shutdown(cancel_futures=True)
        rope.close()


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Processes that are started here don't hear Ctrl-C while they can't answer it yet."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(rope: Connection) -> None:
    """A worker ends when its parent lets go or is gone, and by no other word.

    The pool terminates the others if one dies: they are to end their programs first.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda *_: None)
    Thread(target=_end_with_parent, args=(rope,), daemon=True).start()


def _end_with_parent(rope: Connection) -> None:
    rope.poll(None)  # nothing is ever sent: it is the end
    end_all()
    os._exit(0)
