"""Turns of the workers: thoughts that a person waits for come first."""

import asyncio
from collections import deque
from contextlib import suppress


class Turns:
    """So many at a time; of those who wait the hurried come first, otherwise first come."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._hurried: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    @property
    def are_taken(self) -> bool:
        """Does whoever comes now have to wait?"""
        return not self._free

    async def take(self, is_hurried: bool) -> None:
        """Wait for a turn."""
        if self._free:  # then nobody waits
            self._free -= 1
            return
        line = self._hurried if is_hurried else self._patient
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            with suppress(ValueError):
                line.remove(turn)
            if not turn.cancelled():  # it was given at the same moment
                self.give_back()
            raise

    def give_back(self) -> None:
        """Let the next one have the turn."""
        for line in (self._hurried, self._patient):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
