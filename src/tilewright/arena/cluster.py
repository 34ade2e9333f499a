"""Pairs played by the workers of a Dask cluster."""

import logging
from collections.abc import Generator, Iterable
from concurrent.futures import CancelledError
from importlib import import_module
from itertools import islice
from typing import Any

from tilewright.arena import sources
from tilewright.arena.contest import Done, Task
from tilewright.arena.match import Match, play_pair
from tilewright.arena.results import PairResult
from tilewright.core.errors import GameError
from tilewright.core.words import Parameter, Reason, reason

AHEAD = 2  # tasks for each thread of a worker: one that it plays, one that waits for it
PATIENCE = 10  # seconds for the scheduler's first answer


class ClusterError(GameError):
    """A cluster that can't play, and why not."""

    def __init__(self, problem: Reason) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return str(self.problem)


def play_on(address: str, tasks: Iterable[Task]) -> Generator[Done, None, None]:
    """Play the tasks on the cluster whose scheduler has that address; results as they are ready.

    A pair whose worker dies is played again by another one, and still comes once.
    """
    dask: Any = _package()
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is an exception
    tasks = iter(tasks)
    with _client(dask, address) as client:
        playing: dict[Any, Match] = {}
        ready = dask.as_completed(loop=client.loop)
        while True:
            threads = sum(client.nthreads().values())
            for match, number in islice(tasks, max(1, threads * AHEAD - len(playing))):
                future = client.submit(play_with_this_code, match, number, pure=False)
                playing[future] = match
                ready.add(future)
            if not playing:
                return
            future = next(ready)
            yield playing.pop(future), _result(dask, future, address)


def play_with_this_code(match: Match, number: int) -> PairResult:
    """Play a pair on a worker, which must have the code that the match was made with."""
    if not sources.is_of_this_package(match.code):
        raise ClusterError(reason("", "say-worker-code"))
    return play_pair(match, number)


def _package() -> Any:
    try:
        return import_module("distributed")
    except ModuleNotFoundError as error:
        if error.name != "distributed":
            raise
        raise _failed("say-no-dask") from error


def _client(dask: Any, address: str) -> Any:
    try:
        return dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise _failed("say-no-cluster", address=address, why=str(error)) from error


def _result(dask: Any, future: Any, address: str) -> PairResult:
    try:
        found: PairResult = future.result()
    except dask.scheduler.KilledWorker as error:
        raise _failed("say-workers-killed", workers=error.allowed_failures + 1) from error
    except CancelledError as error:
        raise _failed("say-cluster-lost", address=address) from error
    return found


def _failed(message: str, **parameters: Parameter) -> ClusterError:
    return ClusterError(reason("", message, **parameters))
