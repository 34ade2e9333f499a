"""Seeks: what somebody wants to play, and who fits whom, the wider the longer they wait."""

from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tilewright.tables.commands import ClockWanted

ANY = 10_000  # a range that everybody is in
PATIENCE = 10_000  # milliseconds after which a range begins to widen
WIDENING = 10  # points of rating by which a range widens in a second, on both sides
BOT_AFTER = 45_000  # milliseconds after which a bot is offered


class Wish(NamedTuple):
    """What is to be played: only equal wishes are paired."""

    game: str
    options: tuple[tuple[str, str], ...]
    seats: int
    clock: ClockWanted | None
    is_rated: bool


class Seek(NamedTuple):
    """Somebody who waits for others."""

    id: str
    player: str
    wish: Wish
    rating: float
    below: int  # how far below their own rating others may be
    above: int
    since: int  # milliseconds since 1970


def fits(one: Seek, two: Seek, now: int) -> bool:
    """Would these two play each other, with what they want now?"""
    if one.player == two.player or one.wish != two.wish:
        return False
    return _takes(one, two, now) and _takes(two, one, now)


def _takes(one: Seek, two: Seek, now: int) -> bool:
    low, high = span(one, now)
    return low <= two.rating <= high


def span(seek: Seek, now: int) -> tuple[float, float]:
    """The ratings that somebody takes after that time.

    A range widens while they wait, so that few wait for ever.
    """
    more = max(0, now - seek.since - PATIENCE) * WIDENING / 1000
    return seek.rating - seek.below - more, seek.rating + seek.above + more


def grouped(seeks: Sequence[Seek], now: int) -> list[list[Seek]]:
    """Groups that can play now, each as large as its table; who has waited longest chooses first.

    Everybody in a group fits everybody else, and nobody is in two, by whatever seek.
    """
    by_wish: defaultdict[Wish, list[Seek]] = defaultdict(list)
    for seek in seeks:
        by_wish[seek.wish].append(seek)
    groups: list[list[Seek]] = []
    taken: set[str] = set()
    first = min([seek.since for seek in seeks], default=0)
    order = sorted(by_wish.items(), key=lambda each: min([seek.since - first for seek in each[1]]))
    for wish, waiting in order:
        groups += _groups([seek for seek in waiting if seek.player not in taken], wish, now, taken)
    return groups


def _groups(seeks: list[Seek], wish: Wish, now: int, taken: set[str]) -> list[list[Seek]]:
    line = _Line(seeks)
    groups = []
    for seek in sorted(seeks, key=lambda each: (each.since, each.id)):
        if seek.player in taken:
            continue
        group = [seek]
        for other in line.nearest(seek, now):
            players = [each.player for each in group]
            if other.player in taken or other.player in players:
                continue
            if all([fits(each, other, now) for each in group]):
                group.append(other)
                if len(group) == wish.seats:
                    break
        if len(group) == wish.seats:
            groups.append(group)
            taken.update([each.player for each in group])
            for each in group:
                line.remove(each)
    return groups


class _Line:
    """Seeks of one wish in the order of their ratings."""

    def __init__(self, seeks: Sequence[Seek]) -> None:
        self._line: list[tuple[float, str, Seek]] = []
        for seek in seeks:
            insort(self._line, (seek.rating, seek.id, seek))

    def remove(self, seek: Seek) -> None:
        del self._line[bisect_left(self._line, (seek.rating, seek.id, seek))]

    def nearest(self, seek: Seek, now: int) -> Iterator[Seek]:
        """Everybody whom somebody takes, the nearest in rating first."""
        low, high = span(seek, now)
        up = bisect_left(self._line, (seek.rating, seek.id, seek))
        down = up - 1
        while True:
            above = self._line[up][2] if up < len(self._line) else None
            below = self._line[down][2] if down >= 0 else None
            to_above = high + 1 if above is None else above.rating - seek.rating
            to_below = high + 1 if below is None else seek.rating - below.rating
            if above is not None and above.rating <= high and to_above <= to_below:
                up += 1
                yield above
            elif below is not None and below.rating >= low:
                down -= 1
                yield below
            elif above is not None and above.rating <= high:
                up += 1
                yield above
            else:
                return


def offers_bot(seek: Seek, now: int) -> bool:
    """Has somebody waited so long that a bot is offered? The search goes on meanwhile."""
    return now - seek.since >= BOT_AFTER
