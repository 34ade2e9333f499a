"""What a tournament knows of its players and their games, whatever its kind."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

WIN, TIE, LOSS = 2, 1, 0  # what a game counts: twice, so that all are whole numbers

Number: TypeAlias = int  # of somebody who takes part, from 1


class Entrant(NamedTuple):
    """Somebody who takes part, and plays on unless they have withdrawn."""

    number: Number
    rating: float
    is_active: bool = True


class Pairing(NamedTuple):
    """Two who play, in the order of their seats, or one who has a bye."""

    first: Number
    second: Number | None

    @property
    def players(self) -> tuple[Number, ...]:
        """Who takes part in it."""
        return (self.first,) if self.second is None else (self.first, self.second)


class Outcome(NamedTuple):
    """How a game ended, by seat: what it counts, and the points on the scoring track."""

    counts: tuple[int, int]
    points: tuple[int, int] | None  # None: it ended early
    at_fault: int | None = None  # the seat by whose fault it ended early


class Played(NamedTuple):
    """A pairing of a round, with its outcome once its game is over; a bye is over at once."""

    round: int
    pairing: Pairing
    outcome: Outcome | None = None

    @property
    def is_over(self) -> bool:
        """Is there nothing more to wait for?"""
        return self.pairing.second is None or self.outcome is not None


def outcome_of(
    winners: Sequence[int], points: Sequence[int] | None, at_fault: int | None
) -> Outcome:
    """The outcome of a game of two seats that is over; without a winner it counts for neither."""
    counts = [LOSS, LOSS]
    for seat in winners:
        counts[seat] = WIN if len(winners) == 1 else TIE
    told = None if points is None else (points[0], points[1])
    return Outcome((counts[0], counts[1]), told, at_fault)


def counts(games: Iterable[Played], number: Number) -> list[int]:
    """What each round has counted for somebody, in the order of the games; a bye is a win."""
    found = []
    for game in games:
        if number in game.pairing.players:
            if game.pairing.second is None:
                found.append(WIN)
            elif game.outcome is not None:
                found.append(game.outcome.counts[game.pairing.players.index(number)])
    return found


def opponents(games: Iterable[Played], number: Number) -> list[Number]:
    """Whom somebody was paired with, in the order of the games."""
    return [
        other
        for game in games
        if number in game.pairing.players
        for other in game.pairing.players
        if other != number
    ]


def seats_of(games: Iterable[Played], number: Number) -> list[int]:
    """Where somebody sat in games against others: 0 or 1."""
    return [
        game.pairing.players.index(number)
        for game in games
        if game.pairing.second is not None and number in game.pairing.players
    ]


def balance(games: Iterable[Played], number: Number) -> int:
    """How much more often somebody sat first than second."""
    return sum([1 if seat == 0 else -1 for seat in seats_of(games, number)])
