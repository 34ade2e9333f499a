"""Luck: what of a result chance brought, and what play did.

Between two deals there are decisions, and each costs what the search says that it costs. What a
round brought to a seat besides its own costs and those of the others is the luck of its deal: with
the best play of everybody, that is what the deal was worth. So a result less the luck of its game
is what play alone would have given. Smaller draws of Duel inside a round are judged by themselves:
what the table is worth after what chance did, less the mean over what it might have done.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from tilewright.analysis.analysing import Analyst
from tilewright.analysis.lead import Worth, lead_over_others, link_of
from tilewright.analysis.values import Deal, Decision, Step
from tilewright.core.bot import Limit
from tilewright.core.rules import Outcome

if TYPE_CHECKING:
    from tilewright.native._native import State

LIMIT = Limit(nodes=4_000)  # for each table that chance may bring about
BEFORE_DEAL = 24  # how often chance is asked again
BEFORE_DRAW = 12

# The standard error of what one decision is said to cost, in shares and points: by so much the sum
# over a game changes with ten times the nodes, divided by the square root of its decisions
# (docs/analysis.md).
ERRORS = {"azul": (0.04, 1.0), "duel": (0.012, 0.4)}


class Expected(NamedTuple):
    """What chance may bring: means over samples for each seat, and their standard errors."""

    shares: tuple[float, ...]
    leads: tuple[float, ...]
    error_share: float
    error_lead: float


def expected(analyst: Analyst, state: "State", times: int, seed: int) -> Expected:
    """What a state in which chance acts promises to every seat."""
    from tilewright.native._native import Generator

    core, rng = analyst.engine.core, Generator(seed)
    sampled = []
    for _ in range(times):
        after = state
        while not isinstance(core.actor(after), int):
            after = core.let_chance_act(after, rng)
        sampled.append(worths(analyst, after))
    seats = range(analyst.engine.seats)
    shares = [[each[seat].share for each in sampled] for seat in seats]
    leads = [[each[seat].lead for each in sampled] for seat in seats]
    return Expected(
        tuple([round(_mean(each), 4) for each in shares]),
        tuple([round(_mean(each), 2) for each in leads]),
        round(max(_error(each) for each in shares), 4),
        round(max(_error(each) for each in leads), 2),
    )


def worths(analyst: Analyst, state: "State") -> tuple[Worth, ...]:
    """What a state in which a seat decides is worth to every seat.

    Of two seats one has what the other has not. Of more, each is asked in its turn, after the best
    moves of those before it.
    """
    core, seats = analyst.engine.core, analyst.engine.seats
    found: dict[int, Worth] = {}
    while len(found) < seats:
        seat = core.actor(state)
        assert isinstance(seat, int)
        report = analyst.think(state, LIMIT, 0.0, beyond=False)
        link = link_of(analyst.engine, core.progress(state).round)
        standing = lead_over_others(core.standing(state), seat)
        found[seat] = analyst.worth(report, report.moves[0].value, link, standing)
        if seats == 2:
            share, lead = found[seat]
            found[1 - seat] = Worth(1 - share, -lead)
        else:
            state = core.apply(state, report.moves[0].id)
    return tuple([found[seat] for seat in range(seats)])


def with_luck(steps: Sequence[Step], outcome: Outcome) -> tuple[Step, ...]:
    """The steps of a game, with the luck of every deal whose round is there to its end."""
    deals = [at for at, each in enumerate(steps) if isinstance(each, Deal) and each.fills_factories]
    found = list(steps)
    for at, until in zip(deals, [*deals, len(steps)][1:], strict=True):
        deal = steps[at]
        assert isinstance(deal, Deal)
        if until < len(steps):
            end = steps[until]
            assert isinstance(end, Deal)
            found[at] = _judged(deal, steps[at + 1 : until], end.expected_share, end.expected_lead)
        elif at + 1 < until and _is_last(steps[-1]):
            seats = range(len(outcome.scores))
            shares = tuple([share_of(outcome, seat) for seat in seats])
            leads = tuple([float(lead_over_others(outcome.scores, seat)) for seat in seats])
            found[at] = _judged(deal, steps[at + 1 : until], shares, leads)
    return tuple(found)


def share_of(outcome: Outcome, seat: int) -> float:
    """A seat's share of a win."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _is_last(step: Step) -> bool:
    return isinstance(step, Decision) and step.is_last


def _judged(
    deal: Deal, round_of: Sequence[Step], shares: tuple[float, ...], leads: tuple[float, ...]
) -> Deal:
    """A deal, after whose round everybody had such shares and leads."""
    seats = len(shares)
    now_share, now_lead = list(shares), list(leads)
    for step in round_of:
        for seat in range(seats):
            if isinstance(step, Deal):
                now_share[seat] -= step.lucky_share[seat]
                now_lead[seat] -= step.lucky_points[seat]
            else:
                part = 1.0 if seat == step.seat else -1 / (seats - 1)
                now_share[seat] += part * step.lost_share
                now_lead[seat] += part * step.lost_points
    return replace(
        deal,
        share=tuple([round(each, 4) for each in now_share]),
        lead=tuple([round(each, 2) for each in now_lead]),
        lucky_share=_less(now_share, deal.expected_share),
        lucky_points=_less(now_lead, deal.expected_lead),
    )


def _less(found: Sequence[float], due: Sequence[float]) -> tuple[float, ...]:
    return tuple([round(one - other, 4) for one, other in zip(found, due, strict=True)])


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _error(values: list[float]) -> float:
    """The standard error of a mean."""
    mean, number = _mean(values), len(values)
    return sqrt(sum([(each - mean) ** 2 for each in values]) / (number - 1) / number)
