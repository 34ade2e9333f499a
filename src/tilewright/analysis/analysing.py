"""Analysing a position: every legal move judged by search, from what the seat in turn may know.

And why one move of it is worse than another.
"""

from collections.abc import Iterator
from itertools import count
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from tilewright.analysis.lead import (
    Link,
    Worth,
    expected_lead,
    lead_over_others,
    link_of,
    solved,
)
from tilewright.analysis.values import Analysis, Difference, Judged
from tilewright.analysis.why import differences
from tilewright.core.bot import Limit, check_limit
from tilewright.core.errors import IllegalAction, InvalidOption, InvalidState, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.words import reason
from tilewright.native.engine import Engine
from tilewright.native.judgement import LEARNED, judgement_of, known_name
from tilewright.native.loading import require
from tilewright.plays.play import Play
from tilewright.plays.tree import Node

if TYPE_CHECKING:
    from tilewright.native._native import Report, State

DEFAULT = Limit(nodes=200_000)  # where no limit was named
LINES = 3
REGRET = 0.05  # moves that are worse by less are rated exactly, where nobody says another share
FIRST_LOOK = 1_000  # positions of the first of several looks
DEEPER = 4  # times as many for each further one
FOR_MOVES = (3, 4)  # the part of a limit that is for rating them; the rest is for their lines
LONGEST_LINE = 60  # decisions
UNPROVEN = "none"  # the proof of a search that was cut off


def analyse(
    game: AnyGame,
    position: Any,
    limit: Limit = DEFAULT,
    lines: int = LINES,
    seed: int = 0,
    regret: float = REGRET,
) -> Analysis:
    """Every legal move of the seat in turn, judged within the limit; the first with their lines.

    `position` is a text, a state, an observation of that seat, or a play or node that stands there.
    Nothing is used that the seat may not know. All moves are judged at any limit, at a glance with
    none at all. Exact are the shares of moves that are worse than the best by less than `regret`, a
    share of the win; with 1 all are, and the search looks less far ahead. The same position, limit
    of nodes and seed give the same analysis. Raises NotationError or InvalidState for what is no
    position, and InvalidOption where no seat decides.

    >>> from tilewright.azul.game import Azul
    >>> empty = "...../...../...../...../....."
    >>> position = (
    ...     f"1 offer 1 1 2 -/-/-/-/- BBYY B18Y18R20K20T20 - "
    ...     f"0:-/-/-/-/-:{empty}:- 0:-/-/-/-/-:{empty}:1"
    ... )
    >>> found = analyse(Azul(), position, Limit(nodes=5_000))
    >>> found.best.move, found.proof, len(found.moves)
    ('CY2', 'round', 12)
    """
    return Analyst(game, seed).analyse(position, limit, lines, regret)


def analysed(
    game: AnyGame,
    position: Any,
    limit: Limit = DEFAULT,
    lines: int = LINES,
    seed: int = 0,
    regret: float = REGRET,
) -> Iterator[Analysis]:
    """The same, again and again: each time looked at more deeply, until the limit ends it.

    It ends early where there is nothing more to find. Leave it (`close`) to stop.
    """
    return Analyst(game, seed).deepened(position, limit, lines, regret)


def reasons(
    game: AnyGame,
    position: Any,
    move: Any,
    better: Any = None,
    limit: Limit = DEFAULT,
    seed: int = 0,
) -> tuple[Difference, ...]:
    """Why a move of a position is worse than a better one: at most three facts, the largest first.

    A move is its text, its id or the action itself; without `better` it is compared with the best
    one that the search finds. Both are played on as the search expects it, within this round, and
    the tables that come of it are compared. It does not judge which move is better: `analyse` does.
    It may be empty, where the core sees no difference, and is for the same move. Raises what
    `analyse` raises, and IllegalAction.

    >>> from tilewright.analysis.why import sentences
    >>> from tilewright.azul.game import Azul
    >>> empty = "...../...../...../...../....."
    >>> position = (
    ...     f"1 offer 1 1 2 -/-/-/-/- BBYY B18Y18R20K20T20 - "
    ...     f"0:-/-/-/-/-:{empty}:- 0:-/-/-/-/-:{empty}:1"
    ... )
    >>> found = reasons(Azul(), position, "CYF", limit=Limit(nodes=5_000))
    >>> sentences(found)[1:]
    ['1 point less this round.', 'Line 2 stays unfinished.']
    """
    return Analyst(game, seed).reasons(position, move, better, limit)


class Analyst:
    """Judges positions of one table. One thread may ask at a time; any may `stop` it."""

    def __init__(self, game: AnyGame, seed: int = 0, judgement: str = LEARNED) -> None:
        require()
        from tilewright.native._native import Search

        self.engine = game if isinstance(game, Engine) else Engine(game)
        self.judges_by = known_name(self.engine, judgement)
        self.seed = seed
        self.judgement = judgement_of(self.engine, self.judges_by)
        self._search = Search(self.engine.core, self.judgement)

    def analyse(
        self,
        position: Any,
        limit: Limit = DEFAULT,
        lines: int = LINES,
        regret: float = REGRET,
    ) -> Analysis:
        """As the function of that name."""
        return self.judged(self.seen(position), check_limit(limit), lines, regret)

    def deepened(
        self,
        position: Any,
        limit: Limit = DEFAULT,
        lines: int = LINES,
        regret: float = REGRET,
    ) -> Iterator[Analysis]:
        """As the function `analysed`."""
        check_limit(limit)
        state = self.seen(position)
        began = monotonic()
        for step in count():
            nodes = FIRST_LOOK * DEEPER**step
            is_last = limit.nodes is not None and nodes >= limit.nodes
            if is_last:
                nodes = limit.nodes or 0
            left = None if limit.seconds is None else limit.seconds - (monotonic() - began)
            if left is not None and left <= 0 and step:
                return
            within = Limit(nodes, None if left is None else max(left, 0.0))
            found = self.judged(state, within, lines, regret)
            yield found
            looked_at_all = found.nodes < (part_of(within, *FOR_MOVES).nodes or 0)
            if is_last or looked_at_all or found.proof == "game" or len(found.moves) == 1:
                return

    def reasons(
        self, position: Any, move: Any, better: Any = None, limit: Limit = DEFAULT
    ) -> tuple[Difference, ...]:
        """As the function of that name."""
        state = self.seen(position)
        worse_id = self._id_of(state, move)
        known: tuple[str, ...] = ()
        if better is None:
            best = self.judged(state, check_limit(limit), 1, REGRET).best
            better_id, known = best.id, best.line
        else:
            better_id = self._id_of(state, better)
        if better_id == worse_id:
            return ()
        lines = self.both_lines(state, better_id, known, worse_id, check_limit(limit))
        return differences(self.engine, state, *lines)

    def stop(self) -> None:
        """Let an analysis in another thread end at once with what it has found."""
        self._search.stop()

    def seen(self, position: Any) -> "State":
        """A state of the core that the seat in turn can't tell from what was given."""
        core = self.engine.core
        state = self._state(position)
        actor = core.actor(state)
        if not isinstance(actor, int):
            raise InvalidOption(reason("", "say-solve-no-seat"))
        return core.imagined(state, actor)

    def think(self, state: "State", limit: Limit, regret: float, beyond: bool = True) -> "Report":
        """What the search finds of a state in which a seat decides.

        `beyond`: a round that was seen to its end is also looked at beyond it, by sampled deals.
        """
        return self._search.think(state, limit.nodes, limit.seconds, regret, self.seed, beyond)

    def judged(self, state: "State", limit: Limit, lines: int, regret: float) -> Analysis:
        """Every move of a state in which a seat decides."""
        some, of = FOR_MOVES
        report = self.think(state, part_of(limit, some, of), regret)
        for_line = part_of(limit, of - some, of * max(lines - 1, 1))
        texts = [
            self._texts(report.line) if not at else self.line(state, report.moves[at].id, for_line)
            for at in range(min(lines, len(report.moves)))
        ]
        return self.told(state, report, texts)

    def told(self, state: "State", report: "Report", texts: list[tuple[str, ...]]) -> Analysis:
        """A report in shares, points and texts; the first moves with those lines."""
        core = self.engine.core
        seat = core.actor(state)
        assert isinstance(seat, int)
        link = link_of(self.engine, core.progress(state).round)
        standing = lead_over_others(core.standing(state), seat)
        is_proven = report.proof != UNPROVEN
        moves = []
        for at, each in enumerate(report.moves):
            worth = self.worth(report, each.value, link, standing)
            moves.append(
                Judged(
                    each.id,
                    core.action_text(each.id),
                    round(worth.share, 4),
                    worth.lead,
                    each.depth,
                    each.is_exact,
                    is_proven and each.is_exact,
                    texts[at] if at < len(texts) else (),
                )
            )
        band = 0.0 if report.proof == "game" and self.engine.seats == 2 else link.band
        return Analysis(seat, tuple(moves), band, report.depth, report.nodes, report.proof)

    def worth(self, report: "Report", value: float, link: Link, standing: int) -> Worth:
        """A value of a report as a share and a lead."""
        found = solved(self.engine, value) if report.proof == "game" else None
        return found or Worth(value, round(expected_lead(link, standing, value), 1))

    def line(self, state: "State", move: int, limit: Limit) -> tuple[str, ...]:
        """A move and what is expected to follow it in this round, up to the next act of chance."""
        core = self.engine.core
        after = core.apply(state, move)
        number = core.progress(state).round
        if not isinstance(core.actor(after), int) or core.progress(after).round != number:
            return self._texts([move])
        return self._texts([move, *self.think(after, limit, 0.0, beyond=False).line])

    def both_lines(
        self, state: "State", better: int, known: tuple[str, ...], worse: int, limit: Limit
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The lines of two moves; `known` is what is known of the better one's."""
        line = self.line(state, worse, limit)
        if len(known) < len(line):  # the search has forgotten how it goes on
            known = max(known, self.line(state, better, limit), key=len)
        return known, line

    def _id_of(self, state: "State", move: Any) -> int:
        """The id of a legal move: of its text, its id or the action; raises IllegalAction."""
        notation = self.engine.notation
        action = notation.parse_action(move) if isinstance(move, str) else notation.action(move)
        refusal = self.engine.refusal(state, action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        return notation.action_id(action)

    def _texts(self, ids: list[int]) -> tuple[str, ...]:
        return tuple([self.engine.core.action_text(each) for each in ids[:LONGEST_LINE]])

    def _state(self, position: Any) -> "State":
        """What was given as a state of the core; all but its own states are checked."""
        from tilewright.native._native import State

        if isinstance(position, Play | Node):
            position = position.state
        if isinstance(position, State):
            return position
        reference = self.engine.reference
        if isinstance(position, str):
            return self._read(position)
        if isinstance(position, type(reference.start())):
            return self.engine.of_value(position)
        if not hasattr(position, "table"):
            known = "a text, a state, an observation, a Play or a Node"
            raise TypeError(f"a position is {known}, not a {type(position).__name__}")
        return self.engine.core.of_value_unchecked(self._imagined(position))

    def _read(self, text: str) -> "State":
        """A position on one line, in full or as the seat in turn observes it."""
        notation = self.engine.reference.notation
        try:
            return self.engine.of_value(notation.parse_state(text))
        except (NotationError, InvalidState):
            words = text.split()
            if len(words) < 4 or words[3] not in ("1", "2", "3", "4"):
                raise
            try:
                observed = notation.parse_observation(text, int(words[3]) - 1)
            except (NotationError, InvalidState, ValueError):
                observed = None
            if observed is None:
                raise
        return self.engine.core.of_value_unchecked(self._imagined(observed))

    def _imagined(self, observation: Any) -> Any:
        return self.engine.reference.imagine(observation, Random(0))


def part_of(limit: Limit, some: int, of: int) -> Limit:
    """That fraction of a limit."""
    nodes = None if limit.nodes is None else limit.nodes * some // of
    return Limit(nodes, None if limit.seconds is None else limit.seconds * some / of)
