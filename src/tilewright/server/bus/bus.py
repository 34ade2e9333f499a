"""The bus: what server processes tell each other about their tables; in one process, nothing."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from tilewright.core.errors import ReasonError
from tilewright.core.words import reason
from tilewright.tables.phrases import Phrase


class Moved(Struct, frozen=True, tag="moved"):
    """A table has reached a version."""

    table: str
    version: int


class There(Struct, frozen=True, tag="there"):
    """Who is connected to a table has changed."""

    table: str


class Thinks(Struct, frozen=True, tag="thinks"):
    """A bot has begun to think at a table."""

    table: str
    seat: int


class Says(Struct, frozen=True, tag="says"):
    """Somebody says a phrase at a table."""

    table: str
    seat: int
    phrase: Phrase


News: TypeAlias = Moved | There | Thinks | Says


class Here(NamedTuple):
    """Who is connected to a table: seats, and how many only watch."""

    seats: frozenset[int]
    watchers: int


NOBODY = Here(frozenset(), 0)


class Budget(NamedTuple):
    """What somebody takes from a budget, of which so much is there and so much comes back."""

    key: str  # of the budget, and whose it is
    interval: float  # seconds in which a request comes back
    span: float  # seconds in which all of it does
    cost: float  # requests that are taken
    needed: float  # requests that have to be there


class BusError(ReasonError):
    """A bus that can't be used, and why not."""


class Bus(Protocol):
    """What a process hears from the others and tells them.

    Once it has started nothing of it raises because the others can't be reached, except `ping`.
    """

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""

    async def start(
        self, on_news: Callable[[News], None], on_reconnect: Callable[[], None]
    ) -> None:
        """Hear the others' news of the tables that are followed; raises BusError.

        `on_reconnect` is called when a lost connection is back: news may have been missed.
        """

    async def follow(self, table: str) -> None:
        """Hear what is told of a table after this."""

    async def unfollow(self, table: str) -> None:
        """Hear no more of a table."""

    async def tell(self, news: News) -> None:
        """Tell the other processes."""

    async def set_presence(self, table: str, seats: Sequence[int], watchers: int) -> None:
        """Say who is connected to a table at this process."""

    async def presence(self, table: str) -> tuple[frozenset[int], int]:
        """The seats and the number of watchers connected to a table at any living process."""

    async def leads(self) -> bool:
        """Whether it is this process that looks after tables nobody looks after.

        It is so for a second: ask more often than that.
        """

    async def spend(self, budgets: Sequence[Budget]) -> float | None:
        """Take from budgets of all processes, in order, up to the first that has not enough.

        Seconds until that one would have; 0.0: all are taken; None: nobody counts together.
        """

    def set_open(self, address: str, count: int) -> None:
        """Say how many sockets an address has at this process; the others know within a second."""

    async def open_elsewhere(self, address: str) -> int:
        """How many sockets an address has at other living processes, as far as known.

        These know how many it has here from now on.
        """

    async def ping(self) -> None:
        """Raise BusError if the others can't be reached."""

    async def close(self) -> None:
        """Hear and tell nothing more; the others forget who was connected here."""


class LocalBus:
    """The bus of a process that is alone."""

    is_shared = False

    def __init__(self) -> None:
        self._here: dict[str, Here] = {}

    async def start(
        self, on_news: Callable[[News], None], on_reconnect: Callable[[], None]
    ) -> None:
        """There are no news of others."""

    async def follow(self, table: str) -> None:
        """There are no news of others."""

    async def unfollow(self, table: str) -> None:
        """There are no news of others."""

    async def tell(self, news: News) -> None:
        """There is nobody to be told."""

    async def set_presence(self, table: str, seats: Sequence[int], watchers: int) -> None:
        """Say who is connected to a table."""
        here = Here(frozenset(seats), watchers)
        if here == NOBODY:
            self._here.pop(table, None)
        else:
            self._here[table] = here

    async def presence(self, table: str) -> tuple[frozenset[int], int]:
        """Who is connected to a table."""
        return self._here.get(table, NOBODY)

    async def leads(self) -> bool:
        """There is nobody else."""
        return True

    async def spend(self, budgets: Sequence[Budget]) -> float | None:
        """Nobody counts together."""
        return None

    def set_open(self, address: str, count: int) -> None:
        """There is nobody to be told."""

    async def open_elsewhere(self, address: str) -> int:
        """There is nothing elsewhere."""
        return 0

    async def ping(self) -> None:
        """There is nobody to be reached."""

    async def close(self) -> None:
        """Nothing is open."""


def open_bus(url: str | None) -> Bus:
    """The bus at the address of a Redis, such as `redis://host/0`; None: of this process alone."""
    if url is None:
        return LocalBus()
    try:
        from tilewright.server.bus.redis_bus import RedisBus
    except ModuleNotFoundError as error:
        if error.name != "redis":
            raise
        raise BusError(reason("", "table-no-redis")) from None
    return RedisBus(url)
