"""Counting results, and the sequential test in the order of the pairs."""

from random import Random

from tilewright.arena.results import GameResult, PairResult
from tilewright.arena.statistics import Sprt
from tilewright.arena.tally import Tally, Verdict

WON = {1: GameResult(1, (1,), (9, 5)), 2: GameResult(2, (2,), (5, 9))}
LOST = {1: GameResult(1, (2,), (5, 9)), 2: GameResult(2, (1,), (9, 5))}
SHARED = {1: GameResult(1, (1, 2), (7, 7)), 2: GameResult(2, (1, 2), (7, 7))}
BROKEN_OFF = GameResult(2, (), (3, 4), "broken off")


def forfeited(seat: int, by: int) -> GameResult:
    """A game that one of two seats lost by a fault."""
    return GameResult(seat, (3 - by,), (0, 0), "forfeit", by, "It crashed.")


def test_games_and_pairs_are_counted_from_the_first_player_s_side() -> None:
    tally = Tally(
        [
            PairResult(1, (WON[1], WON[2])),
            PairResult(2, (WON[1], LOST[2])),
            PairResult(3, (SHARED[1], BROKEN_OFF)),
            PairResult(4, (forfeited(1, by=1), forfeited(2, by=1))),
            PairResult(5, (LOST[1], SHARED[2])),
        ]
    )
    assert (tally.pairs, tally.wins, tally.draws, tally.losses) == (5, 4, 3, 3)
    assert tally.results == {1.0: 1, 0.5: 3, 0.25: 1}
    assert (tally.broken_off, tally.forfeits, tally.other_forfeits) == (1, 1, 1)
    assert sum([score * count for score, count in tally.results.items()]) == 2.75


def test_the_verdict_does_not_depend_on_which_pair_came_first() -> None:
    rng = Random(3)
    games = [(WON, LOST)[rng.random() < 0.3] for _ in range(800)]
    results = [PairResult(n, (games[2 * n - 2][1], games[2 * n - 1][2])) for n in range(1, 401)]
    verdicts = []
    for seed in range(4):
        order = results if seed == 0 else Random(seed).sample(results, len(results))
        verdict, there = Verdict(Sprt(0, 80)), dict[int, PairResult]()
        for result in order:
            there[result.number] = result
            verdict.look(there, 400)
        verdicts.append((verdict.passed, verdict.pairs, verdict.ratio))
    assert len(set(verdicts)) == 1
    passed, pairs, ratio = verdicts[0]
    assert passed is True
    assert pairs < 400
    assert ratio >= Sprt(0, 80).bounds[1]


def test_a_test_looks_no_further_than_it_is_asked_to() -> None:
    results = {number: PairResult(number, (WON[1], WON[2])) for number in range(1, 101)}
    verdict = Verdict(Sprt(0, 100))
    verdict.look(results, 3)
    assert (verdict.pairs, verdict.passed) == (3, None)
    verdict.look(results, 100)
    assert verdict.passed is True
    assert verdict.pairs < 100
