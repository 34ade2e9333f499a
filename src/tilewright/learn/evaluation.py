"""Evaluation: two judgements against each other in the core, until it is clear which is better."""

import json
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from itertools import count, takewhile
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tilewright.arena import sources
from tilewright.arena.journal import Journal
from tilewright.arena.statistics import Interval, Sprt, score_interval
from tilewright.core.bot import Limit
from tilewright.core.errors import ReasonError
from tilewright.core.words import Parameter, reason
from tilewright.native import _native
from tilewright.native.judgement import GAMES, judgement_with
from tilewright.native.tables import core_of
from tilewright.native.weights import Weights


class Contest(NamedTuple):
    """All that decides a set of games on the same luck, but for its number and for time."""

    table: str
    names: tuple[str, str]  # of the judgements, as they are told
    weights: tuple[Weights, Weights]
    limits: tuple[Limit, Limit]  # of a decision
    seed: int

    def as_dict(self) -> dict[str, Any]:
        """As JSON holds it; weights are told apart by their digests."""
        (first, second), (limit, second_limit) = self.names, self.limits
        return {
            "table": self.table,
            "first": first,
            "second": second,
            "limit": str(limit),
            "second_limit": str(second_limit),
            "seed": self.seed,
            "first_weights": self.weights[0].digest[:12],
            "second_weights": self.weights[1].digest[:12],
            "core": sources.core(),
        }


class Set(NamedTuple):
    """What came of a set: the first judgement's share of the win, on average over all seats."""

    number: int  # from 0
    share: float


class Standing(NamedTuple):
    """How a contest stands."""

    results: Counter[float]  # how many sets had each share
    passed: bool | None = None  # what the sequential test says; None: nothing yet

    @property
    def sets(self) -> int:
        """How many sets count."""
        return self.results.total()

    @property
    def score(self) -> Interval:
        """The first judgement's share of the win."""
        return score_interval(self.results)


Work: TypeAlias = Callable[[Iterable[tuple[Contest, int]]], Generator[tuple[Contest, Set]]]


def play_set(contest: Contest, number: int) -> Set:
    """Play the set of that number, with the first judgement on every seat in turn."""
    game = GAMES[contest.table]
    first, second = contest.limits
    (share,) = _native.contest(
        core_of(game),
        judgement_with(contest.table, contest.weights[0], contest.names[0]),
        judgement_with(contest.table, contest.weights[1], contest.names[1]),
        begin=number,
        sets=1,
        seed=contest.seed,
        nodes=first.nodes,
        seconds=first.seconds,
        nodes2=second.nodes,
        seconds2=second.seconds,
    )
    return Set(number, round(share, 6))


def standings(
    contest: Contest,
    sets: int,
    work: Work,
    test: Sprt | None = None,
    kept: "Kept | None" = None,
) -> Iterator[Standing]:
    """Play the sets that are lacking; yields how the contest stands, first of all what is kept.

    It stops where the sequential test is sure. The test takes sets in the order of their numbers,
    so it says the same whoever was quicker, and none beyond the one that decided it counts.
    """
    known = {} if kept is None else dict(kept.shares)
    yield (standing := _standing(known, test))
    lacking = [(contest, number) for number in range(sets) if number not in known]
    if standing.passed is not None or not lacking:
        return
    with closing(work(lacking)) as played:
        for _, found in played:
            if kept is not None:
                kept.keep(found)
            known[found.number] = found.share
            yield (standing := _standing(known, test))
            if standing.passed is not None:
                return


def _standing(shares: Mapping[int, float], test: Sprt | None) -> Standing:
    if test is None:
        return Standing(Counter(shares.values()))
    results: Counter[float] = Counter()
    for number in takewhile(shares.__contains__, count()):
        results[shares[number]] += 1
        # A test of results that are all the same has nothing to compare yet.
        passed = test.verdict({0.0: 0, 0.5: 0, 1.0: 0} | results)
        if passed is not None:
            return Standing(results, passed)
    return Standing(results)


class KeptError(ReasonError):
    """A file that can't go on with a contest, and why not."""


class Kept:
    """A file of the sets of a contest: a line that tells what is played, and one for each set.

    One process at a time may play for it; it is made if it is not there. Raises KeptError if it
    holds something else, or another process plays for it.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._journal = Journal(path)
        try:
            if not self._journal.lock():
                raise _refused("say-contest-busy", file=str(path))
            lines = self._journal.lines()
            if not lines and not self._journal.is_empty():
                raise _refused("say-match-unreadable", file=str(path))
            self.shares = _shares(path, lines, contest.as_dict())  # by the numbers of sets
            self._journal.cut_torn()
            if not lines:
                self._journal.add(contest.as_dict())
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Kept":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let another process play for this file."""
        self._journal.close()

    def keep(self, found: Set) -> None:
        """Count a set that was not counted yet."""
        self._journal.add({"set": found.number, "share": found.share})
        self.shares[found.number] = found.share


def _shares(path: Path, lines: list[bytes], contest: dict[str, Any]) -> dict[int, float]:
    """What the lines of a file tell of that contest; raises KeptError if it is another one."""
    shares: dict[int, float] = {}
    for at, line in enumerate(lines, start=1):
        value = _value(line)
        if at == 1:
            _check(path, value, contest)
            continue
        found = _set_of(value)
        if found is None or found.number in shares:
            raise _refused("say-contest-line", file=str(path), line=at)
        shares[found.number] = found.share
    return shares


def _check(path: Path, told: dict[str, Any], contest: dict[str, Any]) -> None:
    """Is this the contest? The names of judgements may have changed, if their numbers have not."""
    if told.keys() != contest.keys():
        raise _refused("say-match-unreadable", file=str(path))
    for name, value in contest.items():
        if name not in ("first", "second") and told[name] != value:
            old, new = json.dumps(told[name]), json.dumps(value)
            raise _refused("say-contest-other", file=str(path), name=name, old=old, new=new)


def _set_of(told: dict[str, Any]) -> Set | None:
    """The set that a line tells of; None if it can't be one."""
    number, share = told.get("set"), told.get("share")
    if type(number) is not int or isinstance(share, bool) or not isinstance(share, int | float):
        return None
    return Set(number, float(share)) if number >= 0 and 0 <= share <= 1 else None


def _value(line: bytes) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _refused(message: str, **parameters: Parameter) -> KeptError:
    return KeptError(reason("", message, **parameters))
