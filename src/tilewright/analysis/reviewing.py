"""Reviewing a finished game: what every decision cost, and what chance brought."""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilewright.analysis.analysing import Analyst, part_of
from tilewright.analysis.labels import LABELS, accuracy, label_of
from tilewright.analysis.lead import lead_over_others
from tilewright.analysis.luck import (
    BEFORE_DEAL,
    BEFORE_DRAW,
    ERRORS,
    expected,
    share_of,
    with_luck,
    worths,
)
from tilewright.analysis.values import Analysis, Deal, Decision, Review, Side, Step
from tilewright.analysis.why import differences
from tilewright.core.bot import MOST_NODES, MOST_SECONDS, Limit, check_limit
from tilewright.core.errors import InvalidOption
from tilewright.core.record import Record
from tilewright.core.rules import Outcome
from tilewright.core.words import reason

if TYPE_CHECKING:
    from tilewright.native._native import State

# For each decision, where no limit was named: as deep as the strongest level looks, or its best
# moves would be held against it. A review of Azul takes some seconds, of Duel half a minute, for
# its net takes much longer for a position.
DEFAULTS = {"azul": Limit(nodes=1_000_000), "duel": Limit(nodes=250_000)}
REGRET = 0.15  # what is worse by less is rated exactly at once
# What seems to cost so much or more is looked at again with so many times the limit, before it is
# called a blunder.
AGAIN = ((0.15, 2),)
FOR_LINE = (1, 10)  # the part of the limit that is for each of both lines of a reason
MOMENTS = 3  # at most, of a game
LEAST_MOMENT = 0.05  # of the win


def review(record: Record, limit: Limit | None = None) -> Review:
    """A finished game, judged move by move; `limit` is for each decision.

    A play, a replay of `stream_records` and a tree have their `record()`. Raises InvalidOption for
    a game that is not over: what a running game is worth is nobody's business but the players'.
    """
    return collected(record, reviewed(record, limit), limit)


def reviewed(
    record: Record, limit: Limit | None = None, done: Iterable[Step] = ()
) -> Iterator[Step]:
    """The same step by step, in the order of the game; leave it to stop.

    What was `done` before by the same limit is not done again. `collected` makes a review of it.
    """
    check_finished(record)
    return Reviewer(record, limit or default_limit(record)).steps(
        {each.step: each for each in done}
    )


def check_finished(record: Record) -> None:
    """Raise InvalidOption for a game without a result, TypeError for what is no record."""
    if not isinstance(record, Record):
        made = "read_record(text) reads one, and plays, replays and trees have record()"
        raise TypeError(f"a Record is reviewed, not a {type(record).__name__}: {made}")
    if record.outcome() is None:
        raise InvalidOption(reason("", "say-review-running"))


def default_limit(record: Record) -> Limit:
    """How long each decision is thought about where nobody says it."""
    return DEFAULTS[record.game.name]


def times_as_long(limit: Limit, times: int) -> Limit:
    """The limit for a decision that is looked at again.

    >>> times_as_long(Limit(nodes=2_000), 3).nodes
    6000
    """
    nodes = None if limit.nodes is None else min(limit.nodes * times, MOST_NODES)
    seconds = None if limit.seconds is None else min(limit.seconds * times, MOST_SECONDS)
    return Limit(nodes, seconds)


class Reviewer:
    """Judges the steps of one game."""

    def __init__(self, record: Record, limit: Limit) -> None:
        self._analyst = Analyst(record.game)
        self._limit = check_limit(limit)
        self._again = [(cost, times_as_long(limit, times)) for cost, times in AGAIN]
        self._texts = [str(each) for each in record.actions()]
        self._opening = None if record.opening is None else str(record.opening)

    def steps(self, done: dict[int, Step]) -> Iterator[Step]:
        """All steps, those that are done as they are."""
        core = self._analyst.engine.core
        state = core.start()
        if self._opening is not None:
            state = self._analyst.engine.notation.parse_state(self._opening)
        at = 0
        while at < len(self._texts):
            is_decision = isinstance(core.actor(state), int)
            last = at + 1 if is_decision else self._after_chance(state, at)
            before = state
            for text in self._texts[at:last]:
                state = core.apply_text(state, text)
            if at + 1 in done:
                yield done[at + 1]
            elif is_decision:
                found = self._decision(before, at)
                yield replace(found, is_last=core.actor(state) is None)
            else:
                yield self._deal(before, state, at, last)
            at = last

    def _after_chance(self, state: "State", at: int) -> int:
        """Up to where chance acts without a break."""
        core = self._analyst.engine.core
        while at < len(self._texts):
            state = core.apply_text(state, self._texts[at])
            at += 1
            if isinstance(core.actor(state), int):
                break
        return at

    def _decision(self, state: "State", at: int) -> Decision:
        core = self._analyst.engine.core
        seat = core.actor(state)
        assert isinstance(seat, int)
        seen = core.imagined(state, seat)
        move, number = self._texts[at], core.progress(state).round
        limit = self._limit
        found = self._judged(seen, limit, REGRET)
        for cost, longer in self._again:
            # A bound lies just at REGRET, and may hide more.
            if round(found.best.share - found.of(move).share, 4) < cost:
                break
            limit = longer
            found = self._judged(seen, limit, REGRET)
        best, played = found.best, found.of(move)
        told = (at + 1, number, seat, move)
        if len(found.moves) == 1 or played.share >= best.share:
            return Decision(
                *told, move, best.share, best.lead, 0.0, 0.0, label_of(0), len(found.moves),
                found.proof, best.line if best.move == move else (move,),
            )  # fmt: skip
        lost_share, lost_points = self._lost(seen, found, move, limit)
        for_line = part_of(self._limit, *FOR_LINE)
        better, line = self._analyst.both_lines(seen, best.id, best.line, played.id, for_line)
        return Decision(
            *told,
            best.move,
            best.share,
            best.lead,
            lost_share,
            lost_points,
            label_of(lost_share),
            len(found.moves),
            found.proof,
            better,
            line,
            differences(self._analyst.engine, seen, better, line),
        )

    def _judged(self, seen: "State", limit: Limit, regret: float) -> Analysis:
        return self._analyst.judged(seen, limit, 1, regret)

    def _lost(self, seen: "State", found: Analysis, move: str, limit: Limit) -> tuple[float, float]:
        """What a move costs against the best one, in shares and points."""
        best, played = found.best, found.of(move)
        share, points = best.share - played.share, best.lead - played.lead
        if not played.is_exact:  # at least so much: look how much, with all moves rated exactly
            again = self._judged(seen, limit, 1.0)
            share = max(share, again.of(best.move).share - again.of(move).share)
            points = max(points, again.of(best.move).lead - again.of(move).lead)
        return round(share, 4), round(max(points, 0.0), 1)

    def _deal(self, before: "State", after: "State", at: int, last: int) -> Deal:
        core, seats = self._analyst.engine.core, self._analyst.engine.seats
        texts = tuple(self._texts[at:last])
        is_deal = any([text.startswith("D") for text in texts])
        times = BEFORE_DEAL if is_deal else BEFORE_DRAW
        due = expected(self._analyst, before, times, at)
        if (
            at == 0 and self._opening is None
        ):  # at the start nobody has more to expect than the others
            due = due._replace(shares=(round(1 / seats, 4),) * seats, leads=(0.0,) * seats)
        now = worths(self._analyst, after)
        return Deal(
            at + 1,
            last,
            core.progress(after).round,
            texts,
            is_deal,
            tuple([round(each.share, 4) for each in now]),
            tuple([round(each.lead, 2) for each in now]),
            due.shares,
            due.leads,
            tuple(
                [round(one.share - other, 4) for one, other in zip(now, due.shares, strict=True)]
            ),
            tuple([round(one.lead - other, 4) for one, other in zip(now, due.leads, strict=True)]),
            due.error_share,
            due.error_lead,
        )


def collected(record: Record, steps: Iterable[Step], limit: Limit | None = None) -> Review:
    """The review that some steps of a game add up to; also of a part of them."""
    outcome = record.outcome()
    assert outcome is not None
    found = with_luck(tuple(steps), outcome)
    return Review(
        record.game.name,
        dict(record.game.options),
        str(limit or default_limit(record)),
        found,
        tuple([_side(record.game.name, outcome, found, seat) for seat in range(record.game.seats)]),
        _moments(found),
    )


def _side(game: str, outcome: Outcome, steps: tuple[Step, ...], seat: int) -> Side:
    own = [each for each in steps if isinstance(each, Decision) and each.seat == seat]
    open_ones = [each for each in own if each.choices > 1]
    deals = [each for each in steps if isinstance(each, Deal)]
    draws = [each for each in deals if not each.fills_factories]
    judged = sum([isinstance(each, Decision) and each.choices > 1 for each in steps])
    rounds = max([each.round for each in steps], default=0)
    share = share_of(outcome, seat)
    lead = lead_over_others(outcome.scores, seat)
    lucky_share = sum([each.lucky_share[seat] for each in deals])
    lucky_points = sum([each.lucky_points[seat] for each in deals])
    return Side(
        seat,
        accuracy([each.lost_share for each in open_ones]),
        tuple(
            [
                accuracy([each.lost_share for each in open_ones if each.round == number])
                for number in range(1, rounds + 1)
            ]
        ),
        {name: sum([each.label == name for each in open_ones]) for name, _ in LABELS},
        share,
        lead,
        round(lucky_share, 4),
        round(lucky_points, 1),
        round(share - lucky_share, 4),
        round(lead - lucky_points, 1),
        round(_error([each.error_share for each in draws], judged, ERRORS[game][0]), 4),
        round(_error([each.error_points for each in draws], judged, ERRORS[game][1]), 1),
    )


def _error(draws: list[float], decisions: int, each: float) -> float:
    """The standard error of what play gave: of what decisions cost, and of draws that were sampled.

    What was expected before deals does not count: it is the end of one round and the start of the
    next.
    """
    return sqrt(decisions * each**2 + sum([error**2 for error in draws]))


def _moments(steps: tuple[Step, ...]) -> tuple[int, ...]:
    """The steps that changed most."""
    sizes = {
        each.step: each.lost_share
        if isinstance(each, Decision)
        else max([abs(share) for share in each.lucky_share])
        for each in steps
    }
    largest = sorted(sizes, key=lambda step: -sizes[step])[:MOMENTS]
    return tuple(sorted([step for step in largest if sizes[step] >= LEAST_MOMENT]))
