"""Matchings of a graph: whether the rest can still be paired, by Edmonds' blossoms.

Written here, and not taken from a library of graphs: a pairing asks only *whether* the rest can be
paired, again and again after a small change, which one augmenting path answers.
"""

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from copy import copy

NOBODY = -1


class Matching:
    """As many pairs as a graph allows; nodes are numbers from 0, and may be removed."""

    def __init__(self, neighbours: Sequence[Iterable[int]]) -> None:
        self._neighbours = [sorted(each) for each in neighbours]
        self._gone: frozenset[int] = frozenset()
        self.mates = [NOBODY] * len(self._neighbours)
        for node, others in enumerate(self._neighbours):  # most of it, at once
            if self.mates[node] == NOBODY:
                free = [other for other in others if self.mates[other] == NOBODY]
                if free:
                    self._join(node, free[0])
        for node, mate in enumerate(self.mates):
            if mate == NOBODY:
                self._augment(node)

    @property
    def size(self) -> int:
        """How many pairs there are: no matching of the graph has more."""
        return sum([mate != NOBODY for mate in self.mates]) // 2

    def without(self, one: int, two: int) -> "Matching":
        """The largest matching of the graph without two of its nodes.

        Only their mates have to look for others: a path between two nodes that were free before
        would have been one before.
        """
        rest = copy(self)
        rest._gone = self._gone | {one, two}
        rest.mates = self.mates.copy()
        left = {self.mates[one], self.mates[two]} - {one, two, NOBODY}
        for node in (one, two, *left):
            rest.mates[node] = NOBODY
        for node in sorted(left):
            if rest.mates[node] == NOBODY:
                rest._augment(node)
        return rest

    def _join(self, one: int, two: int) -> None:
        self.mates[one], self.mates[two] = two, one

    def _augment(self, root: int) -> bool:
        """Let one more pair be, beginning with a node without a mate; whether that is possible."""
        search = _Search(self._neighbours, self._gone, self.mates, root)
        end = search.end()
        if end is None:
            return False
        node = end
        while node != NOBODY:  # along the path all pairs change
            before = search.parent[node]
            following = self.mates[before]
            self._join(node, before)
            node = following
        return True


class _Search:
    """A search for an augmenting path; odd circles, the blossoms, are shrunk to their base."""

    def __init__(
        self,
        neighbours: Sequence[Sequence[int]],
        gone: Collection[int],
        mates: Sequence[int],
        root: int,
    ) -> None:
        self._neighbours = neighbours
        self._gone = gone
        self._mates = mates
        self._root = root
        self.parent = [NOBODY] * len(mates)
        self._base = list(range(len(mates)))
        self._is_reached = [False] * len(mates)
        self._waiting = deque([root])
        self._is_reached[root] = True

    def end(self) -> int | None:
        """The free node at which a path ends; its way back is told by `parent`."""
        while self._waiting:
            node = self._waiting.popleft()
            for other in self._neighbours[node]:
                if self._base[node] == self._base[other] or self._mates[node] == other:
                    continue
                if other in self._gone:
                    continue
                if self._is_even(other):
                    self._shrink(node, other)
                elif self.parent[other] == NOBODY:
                    self.parent[other] = node
                    if self._mates[other] == NOBODY:
                        return other
                    self._reach(self._mates[other])
        return None

    def _is_even(self, node: int) -> bool:
        """Is a node an even number of steps from the root?"""
        mate = self._mates[node]
        return node == self._root or (mate != NOBODY and self.parent[mate] != NOBODY)

    def _reach(self, node: int) -> None:
        if not self._is_reached[node]:
            self._is_reached[node] = True
            self._waiting.append(node)

    def _shrink(self, one: int, two: int) -> None:
        base = self._common_base(one, two)
        inside: set[int] = set()
        self._mark(one, two, base, inside)
        self._mark(two, one, base, inside)
        for node, other in enumerate(self._base):
            if other in inside:
                self._base[node] = base
                self._reach(node)

    def _common_base(self, one: int, two: int) -> int:
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._mates[one] == NOBODY:
                break
            one = self.parent[self._mates[one]]
        while (two := self._base[two]) not in passed:
            two = self.parent[self._mates[two]]
        return two

    def _mark(self, node: int, child: int, base: int, inside: set[int]) -> None:
        while self._base[node] != base:
            mate = self._mates[node]
            inside |= {self._base[node], self._base[mate]}
            self.parent[node] = child
            child, node = mate, self.parent[mate]
