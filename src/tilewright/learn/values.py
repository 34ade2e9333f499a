"""Values across deals: do they stay where they were, and do they foresee results?

What a position is worth before a deal is the average of what it is worth after it. So the values
of a good judgement move up and down when tiles are dealt, and on average they stay as they were.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from math import log, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE
from tilewright.native.engine import Engine
from tilewright.native.tables import core_of

if TYPE_CHECKING:
    from tilewright.native._native import Judgement

NEAREST = 0.001  # to 0 and 1: nothing is more certain where a log-loss is told


class Deal(NamedTuple):
    """What was said of a deal, to the seat that began the round; all are shares of the win."""

    round: int
    before: float  # at the end of the round before, by the judgement
    after: float  # at the first decision, by the search
    compared: float  # the same by the search with the other judgement
    result: float


class Held(NamedTuple):
    """How values of a round held."""

    round: int
    deals: int
    change: float  # across the deal, on average
    error: float  # of that average, as a standard deviation
    loss: float  # the log-loss of the result at the first decision
    compared: float  # the same of the other judgement


class Asked(NamedTuple):
    """What is asked of every game: who judges, by how many positions, and on which luck."""

    game: AnyGame
    judgements: tuple["Judgement", "Judgement"]
    nodes: int
    seed: int


def deals(asked: Asked, games: int, threads: int) -> Iterator[list[Deal]]:
    """The deals of each game that the search plays against itself by the first judgement."""
    with ThreadPoolExecutor(threads) as pool:
        yield from pool.map(lambda number: _of_game(asked, number), range(games))


def held(found: Iterable[Deal]) -> list[Held]:
    """How values held, for each round that was dealt often enough to say it."""
    of_rounds: dict[int, list[Deal]] = {}
    for deal in found:
        of_rounds.setdefault(deal.round, []).append(deal)
    return [_of_round(of_rounds[each]) for each in sorted(of_rounds) if len(of_rounds[each]) > 1]


def _of_round(found: list[Deal]) -> Held:
    changes = [deal.after - deal.before for deal in found]
    return Held(
        found[0].round,
        len(found),
        fmean(changes),
        stdev(changes) / sqrt(len(found)),
        fmean([_loss(deal.after, deal.result) for deal in found]),
        fmean([_loss(deal.compared, deal.result) for deal in found]),
    )


def _loss(value: float, result: float) -> float:
    share = min(max(value, NEAREST), 1 - NEAREST)
    return -result * log(share) - (1 - result) * log(1 - share)


def _of_game(asked: Asked, number: int) -> list[Deal]:
    from tilewright.native._native import Generator, Search

    engine = Engine(asked.game)
    own, other = [Search(core_of(asked.game), each) for each in asked.judgements]
    luck = Generator(asked.seed * 1_000_003 + number)
    state = engine.start()
    seat: int | None = None  # who decided last
    before: float | None = None  # what that seat expected, if the round ended with it
    told: list[tuple[int, Deal]] = []  # with the seat that began
    while engine.outcome(state) is None:
        actor = engine.actor(state)
        if actor is CHANCE:
            state = engine.core.let_chance_act(state, luck)
            continue
        assert isinstance(actor, int)
        report = own.think(state, nodes=asked.nodes, seed=number)
        if before is not None and (seat == actor or asked.game.seats == 2):
            value = before if seat == actor else 1 - before
            compared = other.think(state, nodes=asked.nodes, seed=number).moves[0].value
            round_ = engine.progress(state).round
            told.append((actor, Deal(round_, value, report.moves[0].value, compared, 0.0)))
        chosen, before = report.moves[0].id, None
        after = engine.apply(state, chosen)
        if engine.progress(after).round != engine.progress(state).round:
            # The last decision of a round: what it leads to is judged without looking beyond.
            rated = own.think(state, nodes=asked.nodes, regret=1.0, beyond=False).moves
            before = next(each.value for each in rated if each.id == chosen)
        state, seat = after, actor
    outcome = engine.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return [deal._replace(result=share * (seat in outcome.winners)) for seat, deal in told]
