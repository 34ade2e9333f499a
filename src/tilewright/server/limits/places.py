"""Places of sockets and streams: so many at a process, and so many of an address at all of them."""

from tilewright.server.bus.bus import Bus
from tilewright.server.limits.connections import Slots, most_listeners
from tilewright.server.settings import Settings


class Places:
    """Places for those who listen to tables, counted together with the other processes.

    A place that was given back elsewhere is known here within a second.
    """

    def __init__(self, settings: Settings, bus: Bus) -> None:
        self._slots = Slots(most_listeners(settings), settings.sockets_per_address)
        self._most_of_address = settings.sockets_per_address
        self._bus = bus

    def __len__(self) -> int:
        return len(self._slots)

    @property
    def is_full(self) -> bool:
        """Is no place left at this process for anybody?"""
        return self._slots.is_full

    async def take(self, address: str) -> bool:
        """Take a place, if there is one."""
        if not self._slots.has_room(address):
            return False
        self._slots.take(address)
        try:
            if self._bus.is_shared:
                self._bus.set_open(address, self._slots.of(address))
                elsewhere = await self._bus.open_elsewhere(address)
                if self._slots.of(address) + elsewhere > self._most_of_address:
                    self.give_back(address)
                    return False
        except BaseException:
            self.give_back(address)
            raise
        return True

    def give_back(self, address: str) -> None:
        """Give a place back."""
        self._slots.give_back(address)
        if self._bus.is_shared:
            self._bus.set_open(address, self._slots.of(address))
