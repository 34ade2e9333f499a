"""A clock that goes on evenly, whatever is done to the clock of the machine."""

import time
from collections.abc import Callable

STEP = 5_000_000_000  # nanoseconds by which the machine's clock may differ before it is followed

# The time since the machine started, also while it slept.
_RUNNING = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def running_ns() -> int:
    """Nanoseconds since the machine started."""
    return time.clock_gettime_ns(_RUNNING)


class SteadyClock:
    """The time in milliseconds since 1970: that of the machine at first, then evenly on."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, running: Callable[[], int] = running_ns
    ) -> None:
        self._wall = wall
        self._running = running
        self._ahead = wall() - running()

    def __call__(self) -> int:
        """The time now."""
        return (self._running() + self._ahead) // 1_000_000

    def follow(self) -> int:
        """Take over the machine's clock if somebody has set it; by how many milliseconds."""
        step = self._wall() - self._running() - self._ahead
        if abs(step) < STEP:
            return 0
        self._ahead += step
        return step // 1_000_000
