"""The results of games and of pairs, from the first player's side."""

from fractions import Fraction
from typing import NamedTuple

from tilewright.arena.playing import Played
from tilewright.core.record import BROKEN_OFF, FORFEITED


class GameResult(NamedTuple):
    """How one game of a pair ended. Seats count from 1."""

    seat: int  # the first player's
    winners: tuple[int, ...]  # nobody if it was broken off
    scores: tuple[int, ...]
    ended: str = ""  # BROKEN_OFF or FORFEITED, if it was
    forfeited: int | None = None  # by the fault of this seat
    why: str = ""  # what its fault was

    @property
    def share(self) -> Fraction:
        """The first player's share of the victory; one that was broken off is everyone's."""
        winners = self.winners or range(1, len(self.scores) + 1)
        return Fraction(self.seat in winners, len(winners))


class PairResult(NamedTuple):
    """How a pair came out, and the records of its games."""

    number: int  # from 1
    games: tuple[GameResult, ...]
    records: str = ""

    @property
    def score(self) -> float:
        """The first player's mean share of the victory."""
        return float(sum([game.share for game in self.games], Fraction()) / len(self.games))


def result_of(played: Played, seat: int) -> GameResult:
    """How a game ended for the first player, on that seat from 1."""
    forfeit = played.record.forfeit
    if forfeit is not None:
        lost = forfeit.seat + 1
        others = [each for each in range(1, len(played.scores) + 1) if each != lost]
        return GameResult(seat, tuple(others), played.scores, FORFEITED, lost, forfeit.reason)
    if played.outcome is None:
        return GameResult(seat, (), played.scores, BROKEN_OFF)
    winners = tuple([winner + 1 for winner in played.outcome.winners])
    return GameResult(seat, winners, played.scores)
