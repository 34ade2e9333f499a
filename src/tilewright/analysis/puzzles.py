"""Puzzles: positions with one clearly best move, found in games and verified by a deeper search."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json
from msgspec.structs import replace

from tilewright.analysis.analysing import Analyst
from tilewright.analysis.values import Analysis
from tilewright.analysis.why import differences
from tilewright.bots.levels import LEVELS, LevelBot
from tilewright.catalog import GAMES, make_game
from tilewright.core.bot import UNLIMITED, Limit
from tilewright.core.game import AnyGame
from tilewright.core.record import Record

if TYPE_CHECKING:
    from tilewright.native._native import State

MARGIN = 0.06  # of the win: by so much the solution is better than any other move
EXACT = 0.15  # a second best move that is worse by less is rated exactly
FINDING = Limit(nodes=50_000)
DEEPER = 10  # times as many nodes verify a puzzle
LEAST_CHOICES = 6
OPEN = (0.1, 0.98)  # the share of the win that the solution is worth
MOST_OF_A_ROUND = 1  # puzzles from one round of a game
HARDEST = 5
# The levels that are asked: those above them see about as much as the search that finds puzzles.
ASKED = tuple(LEVELS)[: list(LEVELS).index("champion")]
QUIET = "quiet"  # the theme where nothing that one can see at once is the reason


class Puzzle(Struct, frozen=True):
    """A position, and the one best move of the seat in turn."""

    id: str
    game: str
    options: dict[str, str]
    position: str
    seat: int
    solution: str
    line: tuple[str, ...]  # from the solution on
    share: float  # of the win that the solution is worth
    second: str  # the best of the other moves
    margin: float  # of the win, at least, at DEEPER times the nodes that found it
    theme: str  # what the second best move does worse, as the kinds of differences are called
    difficulty: int  # 1 to HARDEST
    missed_by: tuple[str, ...]  # the levels that choose something else
    proof: str  # none, round or game
    judgement: str  # by which it was verified: learned or classic

    def table(self) -> AnyGame:
        """The game with its options."""
        return make_game(self.game, self.options)


def puzzles(records: Iterable[Record]) -> Iterator[Puzzle]:
    """The puzzles in some games, each position once."""
    known: set[str] = set()
    for record in records:
        for found in puzzles_of(record):
            if found.id not in known:
                known.add(found.id)
                yield found


def puzzles_of(record: Record) -> Iterator[Puzzle]:
    """The puzzles in one game, at most one of a round."""
    game = record.game
    analyst = Analyst(game)
    in_round: dict[int, int] = {}
    for state in record.states():
        number = game.progress(state).round
        if not isinstance(game.actor(state), int) or in_round.get(number, 0) >= MOST_OF_A_ROUND:
            continue
        if len(game.legal_ids(state)) < LEAST_CHOICES:
            continue
        seen = analyst.seen(_as_seen(game, state))
        first = analyst.judged(seen, FINDING, 1, MARGIN)
        found = verified(analyst, seen, first) if has_one_best(first) else None
        if found is not None:
            in_round[number] = in_round.get(number, 0) + 1
            yield found


def has_one_best(found: Analysis) -> bool:
    """Is one move better than all others by the margin, and is the game still open?"""
    least, most = OPEN
    return least <= found.best.share <= most and margin_of(found) >= MARGIN


def margin_of(found: Analysis) -> float:
    """By how much the best move is better than any other, at least."""
    return found.moves[0].share - found.moves[1].share


def verified(analyst: Analyst, state: "State", first: Analysis) -> Puzzle | None:
    """The puzzle in a position, looked at with ten times the nodes; None if there is none."""
    found = deeper(analyst, state)
    if found.best.move != first.best.move or not has_one_best(found):
        return None
    missed = missed_by(analyst.engine.reference, state.value(), found.best.move)
    options = dict(analyst.engine.options)
    if analyst.engine.name == "duel":  # what chance drew is in the position
        options["scoring"] = str(state).split()[5]
    text = str(state)
    return Puzzle(
        f"{analyst.engine.name}-{sha256(text.encode()).hexdigest()[:8]}",
        analyst.engine.name,
        options,
        text,
        found.seat,
        found.best.move,
        found.best.line,
        round(found.best.share, 3),
        found.moves[1].move,
        round(margin_of(found), 3),
        theme_of(analyst, state, found),
        difficulty_of(missed),
        missed,
        found.proof,
        analyst.judges_by,
    )


def deeper(analyst: Analyst, state: "State") -> Analysis:
    """A position looked at with ten times the nodes that find a puzzle."""
    assert FINDING.nodes is not None
    return analyst.judged(state, Limit(FINDING.nodes * DEEPER), 1, EXACT)


def theme_of(analyst: Analyst, state: "State", found: Analysis) -> str:
    """What the second best move does worse."""
    second = analyst.line(state, found.moves[1].id, FINDING)
    reasons = differences(analyst.engine, state, found.best.line, second)
    return reasons[0].kind if reasons else QUIET


def holds(puzzle: Puzzle) -> bool:
    """Is the solution better than any other move by the margin told, at ten times the nodes?

    It is judged as it was when the puzzle was found, whatever was learned since.
    """
    analyst = Analyst(puzzle.table(), judgement=puzzle.judgement)
    found = deeper(analyst, analyst.seen(puzzle.position))
    told = round(margin_of(found), 3)
    return found.best.move == puzzle.solution and told >= puzzle.margin >= MARGIN


def renewed(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as the search judges it now; None if it is none any more."""
    analyst = Analyst(puzzle.table())
    state = analyst.seen(puzzle.position)
    found = deeper(analyst, state)
    if found.best.move != puzzle.solution or not has_one_best(found):
        return None
    game = puzzle.table()
    missed = missed_by(game, game.notation.parse_state(puzzle.position), puzzle.solution)
    return replace(
        puzzle,
        difficulty=difficulty_of(missed),
        missed_by=missed,
        line=found.best.line,
        share=round(found.best.share, 3),
        second=found.moves[1].move,
        margin=round(margin_of(found), 3),
        theme=theme_of(analyst, state, found),
        proof=found.proof,
        judgement=analyst.judges_by,
    )


def difficulty_of(missed: Sequence[str]) -> int:
    """How hard a puzzle is that these levels miss, from 1 to HARDEST."""
    return 1 + round(len(missed) / len(ASKED) * (HARDEST - 1))


def missed_by(game: AnyGame, state: Any, solution: str) -> tuple[str, ...]:
    """The levels that choose another move than the solution."""
    seat = game.actor(state)
    assert isinstance(seat, int)
    seen = game.observe(state, seat)
    return tuple(
        [
            level
            for level in ASKED
            if str(LevelBot(level, game, Random(0)).choose(seen, UNLIMITED).action) != solution
        ]
    )


@cache
def shipped(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game that come with the package, by id."""
    file = resources.files("tilewright").joinpath("puzzles", f"{game}.jsonl")
    if game not in GAMES or not file.is_file():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return {each.id: each for each in [json.decode(line, type=Puzzle) for line in lines]}


def _as_seen(game: AnyGame, state: Any) -> Any:
    """A state as the seat in turn knows it: what is hidden from it is nobody's to see later."""
    seat = game.actor(state)
    assert isinstance(seat, int)
    return game.imagine(game.observe(state, seat), Random(0))
