"""Pairs, and other work, done by the workers of a Dask cluster."""

import logging
import re
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from tilewright.arena import sources
from tilewright.arena.contest import Done, Task
from tilewright.arena.match import Match, play_pair
from tilewright.arena.results import PairResult
from tilewright.core.errors import InvalidOption, ReasonError
from tilewright.core.words import Parameter, reason

Plan = TypeVar("Plan")  # what a task is a part of, such as a match
Result = TypeVar("Result")

AHEAD = 2  # tasks for each thread of a worker: one that it plays, one that waits for it
PATIENCE = 10  # seconds for the scheduler's first answer
GLANCE = 1  # seconds between looks whether there are workers

ADDRESS = re.compile(r"(?:(?:tcp|tls|ws|wss)://)?(?:[\w.-]+|\[[\w:.%]+\]):([0-9]{1,5})", re.ASCII)


class ClusterError(ReasonError):
    """A cluster that can't play, and why not."""


def check_address(address: str) -> None:
    """Can that be the address of a scheduler? Raises InvalidOption if not."""
    found = ADDRESS.fullmatch(address)
    if found is None or not 0 < int(found[1]) <= 65_535:
        raise InvalidOption(reason("", "say-cluster-address", address=address))


def play_on(
    address: str, tasks: Iterable[Task], tell_waiting: Callable[[], None]
) -> Generator[Done, None, None]:
    """Play the tasks on the cluster whose scheduler has that address; results as they are ready."""
    return work_on(address, tasks, tell_waiting, play_with_this_code)


def work_on(
    address: str,
    tasks: Iterable[tuple[Plan, int]],
    tell_waiting: Callable[[], None],
    work: Callable[[Plan, int], Result],
) -> Generator[tuple[Plan, Result], None, None]:
    """Do `work(plan, number)` for each task on the cluster whose scheduler has that address.

    A task whose worker dies is done again by another one, and its result still comes once. Whenever
    there are no workers any more, `tell_waiting` is called once.
    """
    dask: Any = _package()
    _silence_logs()
    client = _client(dask, address)
    try:
        yield from _worked(dask, client, iter(tasks), tell_waiting, work)
    except dask.scheduler.KilledWorker as error:
        raise _failed("say-workers-killed", workers=error.allowed_failures + 1) from error
    except (OSError, CancelledError, dask.client.ClosedClientError) as error:
        raise _failed("say-cluster-lost", address=address) from error
    finally:
        with suppress(OSError):  # a cluster that was lost has nothing to close
            client.close(PATIENCE)


def _worked(
    dask: Any,
    client: Any,
    tasks: Iterator[tuple[Plan, int]],
    tell_waiting: Callable[[], None],
    work: Callable[[Plan, int], Result],
) -> Generator[tuple[Plan, Result], None, None]:
    playing: dict[Any, Plan] = {}
    ready = dask.as_completed(loop=client.loop, with_results=True)
    while True:
        threads = sum(client.nthreads().values())
        for plan, number in islice(tasks, max(1, threads * AHEAD - len(playing))):
            future = client.submit(work, plan, number, pure=False)
            playing[future] = plan
            ready.add(future)
        if not playing:
            return
        _wait(client, ready, tell_waiting)
        future, result = next(ready)
        if isinstance(result, CancelledError):
            raise result
        yield playing.pop(future), result


def _wait(client: Any, ready: Any, tell_waiting: Callable[[], None]) -> None:
    """Wait until a pair is ready; while there are no workers, that is told once."""
    had_workers = True
    while not ready.has_ready():
        has_workers = bool(client.nthreads())
        if had_workers and not has_workers:
            tell_waiting()
        had_workers = has_workers
        with ready.thread_condition:
            if not ready.has_ready():
                ready.thread_condition.wait(GLANCE)


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


def _silence_logs() -> None:
    """What matters is an exception; many a logger of Dask has a level of its own."""
    for name in ("distributed", *logging.root.manager.loggerDict):
        if name.partition(".")[0] in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def _client(dask: Any, address: str) -> Any:
    try:
        return dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise _failed("say-no-cluster", address=address, why=str(error)) from error


def _failed(message: str, **parameters: Parameter) -> ClusterError:
    return ClusterError(reason("", message, **parameters))
