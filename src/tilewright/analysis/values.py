"""What an analysis and a review say: plain values that JSON can hold and give back.

Seats and rounds count as everywhere: seats from 0, rounds and steps from 1. A share is a share of
the win, from 0 to 1; a lead is in points, over the best of the others. Both are those of the seat
that decides, unless they are told for every seat.
"""

from typing import Any, TypeAlias

from msgspec import Struct, json

VERSION = 3  # counts up when steps of a review that were kept mean something else

Why: TypeAlias = "tuple[Difference, ...]"


class Judged(Struct, frozen=True):
    """A legal move, and what it is worth to the seat in turn."""

    id: int  # of the move
    move: str  # its text
    share: float  # of the win, for the seat in turn; a shared victory is half of it
    lead: float  # by which the seat is expected to lead in the end
    depth: int  # turns ahead that it was looked at; 0: at a glance
    is_exact: bool  # False: the share and the lead are bounds, it is worth that much or less
    is_proven: bool  # to the end of the round at least
    line: tuple[str, ...] = ()  # it and what is expected to follow, as far as it is known


class Analysis(Struct, frozen=True):
    """Every legal move of the seat in turn, the best first."""

    seat: int  # that is in turn
    moves: tuple[Judged, ...]  # all legal ones, the best first
    band: float  # four games of five end within so many points of the expected lead
    depth: int  # turns ahead that all were looked at
    nodes: int  # positions that were looked at
    proof: str  # none, round or game

    @property
    def best(self) -> Judged:
        """The best move."""
        return self.moves[0]

    def of(self, move: str) -> Judged:
        """What is said of a move; raises KeyError for one that is not legal."""
        for each in self.moves:
            if each.move == move:
                return each
        raise KeyError(move)


class Difference(Struct, frozen=True):
    """One thing that is worse after the move played than after the best one."""

    kind: str  # one of KINDS in analysis/why.py
    seat: int  # whom it is about
    number: int = 0  # points, tiles or chips: how many more or fewer
    colour: str = ""  # a letter, where it is about one colour
    line: int = 0  # the line, row or column, from 1; 0 where it is about none
    goal: str = ""  # what can't be finished any more, as the goals are called
    places: tuple[str, ...] = ()  # where one sees it on the table, as effects name places


class Decision(Struct, frozen=True, tag="decision"):
    """A move of a player, and what it cost."""

    step: int  # its number in the record
    round: int  # from 1
    seat: int  # that decided
    move: str  # what was played
    best: str  # the best move; the move played, where nothing was better
    share: float  # of the best move
    lead: float  # of the best move
    lost_share: float  # from 0
    lost_points: float  # of the expected lead, from 0
    label: str  # best, good, inaccuracy, mistake or blunder
    choices: int  # legal moves; where there is only one, nothing is judged
    proof: str  # of the search: none, round or game
    line: tuple[str, ...] = ()  # from the best move on
    played_line: tuple[str, ...] = ()  # from the move played on; empty where it is the best
    why: Why = ()  # what was worse, the largest first; empty where the core finds no difference
    is_last: bool = False  # with it the game was over


class Deal(Struct, frozen=True, tag="deal"):
    """What chance did between two decisions, and what it was worth to each seat."""

    step: int  # the first of its steps
    last: int  # the last of them
    round: int  # in which it was
    actions: tuple[str, ...]  # what chance did, as texts
    fills_factories: bool  # it opens a round; else it is a smaller draw in one
    share: tuple[float, ...]  # afterwards, with the best play of everybody in the round
    lead: tuple[float, ...]  # the same in points
    expected_share: tuple[float, ...]  # before
    expected_lead: tuple[float, ...]  # the same in points
    lucky_share: tuple[float, ...]  # more than expected
    lucky_points: tuple[float, ...]  # the same in points
    error_share: float  # the standard error of what was expected, which was sampled
    error_points: float  # the same in points


Step: TypeAlias = Decision | Deal


class Side(Struct, frozen=True):
    """How a seat played, and how lucky it was."""

    seat: int  # whose
    accuracy: float | None  # of 100; None where there was nothing to decide
    by_round: tuple[float | None, ...]  # the accuracy in each round
    labels: dict[str, int]  # how many moves have each label
    share: float  # the result: its part of the win
    lead: float  # in points, over the best of the others
    lucky_share: float  # what chance gave, in all
    lucky_points: float  # the same in points
    even_share: float  # the result with even luck
    even_lead: float  # the same in points
    error_share: float  # of these two: standard errors
    error_points: float  # the same in points


class Review(Struct, frozen=True):
    """A finished game, judged move by move."""

    game: str  # its name
    options: dict[str, str]  # of the table, as in the record
    limit: str  # how long each decision was thought about
    steps: tuple[Step, ...]  # decisions and deals, in their order
    sides: tuple[Side, ...]  # one for each seat
    moments: tuple[int, ...]  # the steps that decided the game, in their order

    def decisions(self) -> list[Decision]:
        """The moves of the players."""
        return [step for step in self.steps if isinstance(step, Decision)]

    def deals(self) -> list[Deal]:
        """What chance did."""
        return [step for step in self.steps if isinstance(step, Deal)]


def to_json(value: Any) -> str:
    """A value of this module as JSON."""
    return json.encode(value).decode()


def review_of(text: str) -> Review:
    """Read what `to_json` wrote of a review; raises msgspec.ValidationError."""
    return json.decode(text, type=Review)
