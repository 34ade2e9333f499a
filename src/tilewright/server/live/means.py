"""What tables are run with: the store, the bus, bots, settings, a clock, and jobs beside."""

from collections.abc import Callable
from typing import NamedTuple

from tilewright.server.bots.pool import Bots
from tilewright.server.bus.bus import Bus
from tilewright.server.live.jobs import Jobs
from tilewright.server.settings import Settings
from tilewright.server.storage.store import Store


class Means(NamedTuple):
    """All that the modules of this folder share."""

    store: Store
    bus: Bus
    bots: Bots
    settings: Settings
    now: Callable[[], int]  # milliseconds since 1970
    jobs: Jobs

    @property
    def absent_after(self) -> int:
        """After how many milliseconds the others may go on without somebody."""
        return self.settings.absent_after * 1000
