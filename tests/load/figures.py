"""The figures of a run under load, and the bars that they have to pass."""

from collections import Counter
from dataclasses import dataclass, field
from math import ceil

from tests.load.server import Usage

LATENCY_BAR = 0.100  # seconds, of 99 moves in 100
MEMORY_BAR = 500_000_000  # bytes for each thousand tables, of the server with its bots' processes


@dataclass
class Figures:
    """What is counted and measured while the tables are played."""

    planned: int  # moves
    tables: int = 1000  # that are played
    sent: int = 0
    latencies: list[float] = field(default_factory=list)  # seconds, of the moves that arrived
    troubles: Counter[str] = field(default_factory=Counter)
    games: int = 0  # that came to their end
    memory: int = 0  # bytes at the worst moment, of the server
    with_bots: int = 0  # the same with its bots' processes
    seconds: float = 0.0  # of processors, that the server used for the moves
    own_seconds: float = 0.0  # that the players used meanwhile

    @property
    def lost(self) -> int:
        """How many moves were sent and did not arrive at both players."""
        return self.sent - len(self.latencies)

    def count_sent(self) -> None:
        """One more move is on its way."""
        self.sent += 1

    def percentile(self, percent: float) -> float:
        """The latency that so many moves in a hundred don't exceed; 0 without any."""
        ordered = sorted(self.latencies)
        return ordered[max(0, ceil(percent / 100 * len(ordered)) - 1)] if ordered else 0.0

    def see(self, usage: Usage) -> None:
        """Remember the memory, if it was never so much."""
        self.memory = max(self.memory, usage.memory)
        self.with_bots = max(self.with_bots, usage.with_bots)

    def misses(self) -> list[str]:
        """What was not as it has to be; nothing, if all is well."""
        found = [f"{count} times: {what}" for what, count in self.troubles.most_common()]
        if self.lost:
            found.append(f"{self.lost:,} of {self.sent:,} moves sent were lost")
        if len(self.latencies) < self.planned:
            found.append(f"{len(self.latencies):,} of {self.planned:,} moves were made")
        if self.percentile(99) >= LATENCY_BAR:
            found.append(f"the 99th percentile is not under {LATENCY_BAR * 1000:.0f} ms")
        memory_bar = MEMORY_BAR * max(1, self.tables / 1000)
        if self.with_bots >= memory_bar:
            found.append(f"the memory is not under {memory_bar / 1e6:.0f} MB")
        return found

    def lines(self) -> list[str]:
        """All figures, one to a line."""
        shown = [("p50", 50), ("p90", 90), ("p99", 99), ("p99.9", 99.9), ("worst", 100)]
        arrived = len(self.latencies)
        moves = max(1, arrived)
        return [
            f"moves      {arrived:,} of {self.planned:,}, {self.lost:,} lost, "
            f"{self.troubles.total():,} troubles, {self.games:,} games ended",
            "latency    "
            + ", ".join([f"{name} {self.percentile(at) * 1000:.1f} ms" for name, at in shown]),
            f"memory     {self.memory / 1e6:.0f} MB, with bots' processes "
            f"{self.with_bots / 1e6:.0f} MB, at the worst moment",
            f"processor  {self.seconds:.1f} s for the server, {self.seconds / moves * 1000:.2f} ms "
            f"a move; {self.own_seconds:.1f} s for the players",
        ]
