"""What addresses have begun and is not over yet, so that none begins too much of it."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection

from tilewright.tables.refusals import Denied

MOST_ADDRESSES = (
    10_000  # that are remembered; the one that began something longest ago is forgotten
)


class Openings:
    """What each address has begun at this process; who asks the store says what of it is open."""

    def __init__(self, most: int, seconds: int) -> None:
        self._most = most
        self._seconds = seconds  # after which somebody who has too much may try again
        self._begun: OrderedDict[str, set[str]] = OrderedDict()

    async def check(
        self, address: str, still_open: Callable[[Collection[str]], Awaitable[Collection[str]]]
    ) -> None:
        """Refuse an address that has too much open; raises Denied."""
        begun = self._begun.get(address, set())
        if len(begun) < self._most:
            return
        begun.intersection_update(await still_open(tuple(begun)))
        if len(begun) >= self._most:
            raise Denied("too-many", seconds=self._seconds)

    def add(self, address: str, id: str) -> None:
        """Remember what an address has begun."""
        self._begun.setdefault(address, set()).add(id)
        self._begun.move_to_end(address)
        if len(self._begun) > MOST_ADDRESSES:
            self._begun.popitem(last=False)
