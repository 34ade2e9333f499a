"""What goes on beside: tasks that nobody waits for, and those that are not to be broken off."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from tilewright.tables.refusals import Denied

log = logging.getLogger("tilewright.tables")

Answer = TypeVar("Answer")


class Jobs:
    """Tasks under way; `finish` waits for all of them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def soon(self, job: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Do something beside; what goes wrong is in the log."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Denied):
            log.debug("not done: %s", error.code)
        else:
            log.error("something failed", exc_info=error)

    async def whole(self, job: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something to its end, even if who asked for it goes away meanwhile."""
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait until nothing is under way any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)


class Rounds:
    """A task that goes round for ever, from `start` to `stop`."""

    def __init__(self, going: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._going = going
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Has it begun, and not ended?"""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Begin to go round."""
        self._task = asyncio.create_task(self._going())

    async def stop(self) -> None:
        """End it; what was not done is done by who comes next."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
