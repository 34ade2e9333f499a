"""Health: whether the server can store something, and whether its caretaker goes round."""

import asyncio
from time import monotonic

from tilewright.server.http.answers import Problem
from tilewright.server.live.caretaker import Caretaker
from tilewright.server.storage.store import Store, StoreError

FRESH = 1.0  # seconds for which a probe of the store is taken for true
PATIENCE = 2.0  # seconds that a probe may take


class Wellness:
    """Finds what is wrong. Whoever asks, however often: the store is probed once a second."""

    def __init__(self, store: Store, caretaker: Caretaker) -> None:
        self._store = store
        self._caretaker = caretaker
        self._probe: asyncio.Task[None] | None = None
        self._probed = 0.0

    async def problems(self) -> list[Problem]:
        """What does not work; nothing, if all is well."""
        found: list[Problem] = [] if await self._can_store() else ["store"]
        return found if self._caretaker.is_well else [*found, "caretaker"]

    async def _can_store(self) -> bool:
        now = monotonic()
        probe = self._probe
        if probe is None or (probe.done() and now - self._probed >= FRESH):
            probe = self._probe = asyncio.create_task(self._store.probe())
            self._probed = now
        await asyncio.wait([probe], timeout=PATIENCE)
        if not probe.done():
            return False  # it is not asked for another one while it waits
        error = probe.exception()
        if error is not None and not isinstance(error, StoreError):
            raise error
        return error is None

    async def close(self) -> None:
        """Wait for a probe that is under way."""
        if self._probe is not None:
            await asyncio.wait([self._probe])
