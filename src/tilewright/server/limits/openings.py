"""What addresses have begun and is not over yet, so that none begins too much of it."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import TypeAlias

from tilewright.tables.refusals import Denied

MOST_ADDRESSES = (
    10_000  # that are remembered; the one that began something longest ago is forgotten
)

StillOpen: TypeAlias = Callable[[Collection[str]], Awaitable[Collection[str]]]


class Openings:
    """What each address has begun at this process; who asks the store says what of it is open."""

    def __init__(self, most: int, seconds: int) -> None:
        self._most = most
        self._seconds = seconds  # after which somebody who has too much may try again
        self._begun: OrderedDict[str, set[str]] = OrderedDict()
        self._beginning: set[str] = set()  # what may not be in the store yet

    @asynccontextmanager
    async def beginning(self, address: str, id: str, still_open: StillOpen) -> AsyncIterator[None]:
        """Count what an address begins, unless it fails; raises Denied if it has too much open."""
        if len(self._of(address)) >= self._most:
            await self._forget_closed(address, still_open)
        begun = self._of(address)
        if len(begun) >= self._most:
            raise Denied("too-many", seconds=self._seconds)
        begun.add(id)  # at once: others may ask while this one is stored
        self._begun.move_to_end(address)
        self._beginning.add(id)
        try:
            yield
        except Exception:
            begun.discard(id)
            raise
        finally:
            self._beginning.discard(id)

    async def _forget_closed(self, address: str, still_open: StillOpen) -> None:
        asked = self._of(address) - self._beginning
        closed = asked.difference(await still_open(tuple(asked)))
        self._of(address).difference_update(closed)

    def _of(self, address: str) -> set[str]:
        begun = self._begun.setdefault(address, set())
        if len(self._begun) > MOST_ADDRESSES:
            self._begun.popitem(last=False)
        return begun
