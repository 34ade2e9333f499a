"""Playing what is missing of some matches, and keeping every pair as it comes."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from typing import TypeAlias

from tilewright.arena.match import Match, PairFailed
from tilewright.arena.results import PairResult
from tilewright.arena.store import Store

Task: TypeAlias = tuple[Match, int]  # a match, and the number of a pair of it
Done: TypeAlias = tuple[Match, PairResult]
Play: TypeAlias = Callable[[Iterable[Task]], Generator[Done, None, None]]


def play_missing(stores: Sequence[Store], pairs: int, play: Play) -> Generator[Done, None, None]:
    """Play the pairs 1 to `pairs` that a match lacks; yields each one when it is kept.

    Each pair is given out once and counted once, whoever plays it. Close the generator to stop.
    Raises PairFailed, once the trace is in the folder of its match.
    """
    kept_in = {store.match: store for store in stores}
    lacking = [
        (store.match, number)
        for store in stores
        for number in range(1, pairs + 1)
        if number not in store.results
    ]
    if not lacking:
        return
    with closing(play(lacking)) as played:
        try:
            for match, result in played:
                kept_in[match].keep(result)
                yield match, result
        except PairFailed as failure:
            kept_in[failure.match].keep_failure(failure)
            raise
