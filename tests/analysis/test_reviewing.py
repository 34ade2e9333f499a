"""Reviewing a game: what decisions cost, labels, luck, and a value that JSON holds."""

from functools import cache
from itertools import pairwise

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.analysis.games import played
from tilewright.analysis import review, review_of, reviewed, to_json
from tilewright.analysis.analysing import Analyst
from tilewright.analysis.annotating import annotated
from tilewright.analysis.labels import LABELS, accuracy, label_of
from tilewright.analysis.reviewing import AGAIN, REGRET, collected, times_as_long
from tilewright.analysis.values import Deal, Decision, Review
from tilewright.azul.game import Azul
from tilewright.core.bot import Limit
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.record import Record, write_record
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.plays.reading import stream_records

QUICK = Limit(500)
GAMES: list[AnyGame] = [Azul(), Azul(3), Azul(2, "gray"), Duel()]
NAMES = ["azul", "azul-3", "azul-gray", "duel"]


@cache
def quickly(game: AnyGame) -> Review:
    """A quick review of a game."""
    return review(played(game, 1), QUICK)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_step_of_the_game_is_reviewed_once(game: AnyGame) -> None:
    record = played(game, 1)
    found = quickly(game)
    states = record.states()
    covered = []
    for step in found.steps:
        if isinstance(step, Decision):
            covered.append(step.step)
            assert step.move == str(record.moves[step.step - 1].action)
            assert step.seat == game.actor(states[step.step - 1])
        else:
            covered += range(step.step, step.last + 1)
            assert game.actor(states[step.step - 1]) is CHANCE
            assert isinstance(game.actor(states[step.last]), int)
    assert covered == list(range(1, len(record.moves) + 1))
    assert found.steps[-1].is_last if isinstance(found.steps[-1], Decision) else False


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_costs_labels_and_accuracy_fit_together(game: AnyGame) -> None:
    found = quickly(game)
    for each in found.decisions():
        assert each.lost_share >= 0
        assert each.lost_points >= 0
        assert each.label == label_of(each.lost_share)
        assert each.line[0] == each.best
        assert bool(each.played_line) == (each.lost_share > 0)
        assert len(each.why) <= 3
    for side in found.sides:
        own = [each for each in found.decisions() if each.seat == side.seat and each.choices > 1]
        assert side.accuracy == accuracy([each.lost_share for each in own])
        assert sum(side.labels.values()) == len(own)
        assert len(side.by_round) == found.steps[-1].round


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_luck_and_play_add_up_to_the_result(game: AnyGame) -> None:
    found = quickly(game)
    for side in found.sides:
        lost = [0.0, 0.0]  # by this seat, and by the others together
        for each in found.decisions():
            lost[each.seat != side.seat] += each.lost_share
        due = 1 / game.seats - lost[0] + lost[1] / (game.seats - 1)
        assert side.even_share == pytest.approx(due, abs=0.01)
        assert side.even_share + side.lucky_share == pytest.approx(side.share, abs=0.001)
        assert side.even_lead + side.lucky_points == pytest.approx(side.lead, abs=0.11)
        assert side.error_share > 0
    assert sum([side.lucky_share for side in found.sides]) == pytest.approx(0, abs=0.15)


def test_what_two_seats_lose_and_win_by_luck_is_the_same() -> None:
    one, other = review(played(Azul(), 2), QUICK).sides
    assert one.lucky_share == pytest.approx(-other.lucky_share, abs=0.01)


def test_a_round_ends_where_the_next_deal_starts() -> None:
    """From what a deal is worth on, costs alone lead to what is expected before the next one."""
    steps = quickly(Azul()).steps
    at = [number for number, each in enumerate(steps) if isinstance(each, Deal)]
    for first, after in pairwise(at):
        deal, following = steps[first], steps[after]
        assert isinstance(deal, Deal)
        assert isinstance(following, Deal)
        share = deal.share[0]
        for each in steps[first + 1 : after]:
            assert isinstance(each, Decision)
            share += each.lost_share if each.seat else -each.lost_share
        assert share == pytest.approx(following.expected_share[0], abs=0.002)


def test_a_review_is_the_same_after_json() -> None:
    found = quickly(Duel())
    assert review_of(to_json(found)) == found


def test_a_review_goes_on_where_it_was_left() -> None:
    record = played(Azul(), 1)
    steps = reviewed(record, QUICK)
    done = [next(steps) for _ in range(20)]
    assert len(collected(record, done, QUICK).steps) == 20  # a part of it is a review, too
    whole = collected(record, reviewed(record, QUICK, done), QUICK)
    assert whole == quickly(Azul())


def test_a_running_game_is_refused() -> None:
    record = played(Azul(), 1)
    running = Record(record.game, {}, "", record.moves[:-1])
    with pytest.raises(InvalidOption, match="not over"):
        review(running)


def test_what_is_no_record_is_told_how_it_becomes_one() -> None:
    replay = next(stream_records(write_record(played(Azul(), 1)).splitlines(keepends=True)))
    with pytest.raises(TypeError, match=r"not a Replay: .* have record\(\)"):
        review(replay)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a limit is made by"):
        review(replay.record(), "2k")  # type: ignore[arg-type]


def test_a_bad_move_is_called_so_and_decides_the_game() -> None:
    """Somebody throws five tiles on the floor."""
    record = played(Azul(), 5, by_lot=0.3)
    found = review(record, QUICK)
    worst = max(found.decisions(), key=lambda each: each.lost_share)
    assert worst.label == "blunder"
    assert worst.step in found.moments
    assert worst.why


def test_labels_cover_every_cost() -> None:
    assert [most for _, most in LABELS] == sorted([most for _, most in LABELS])
    assert label_of(LABELS[-1][1] + 1) == LABELS[-1][0]


def test_a_game_that_began_with_a_position_is_reviewed_from_there() -> None:
    whole = played(Azul(), seed=1)
    at = len(whole.moves) - 7
    record = Record(whole.game, moves=whole.moves[at:], opening=whole.states()[at])
    found = review(record, Limit(200))
    assert [each.move for each in found.decisions()] == [str(each) for each in record.actions()]
    assert annotated(record, found).opening == record.opening


@pytest.mark.parametrize("game", [Azul(), Duel()], ids=["azul", "duel"])
def test_what_is_called_a_blunder_was_looked_at_with_twice_the_limit(game: AnyGame) -> None:
    record = played(game, 5, by_lot=0.3)
    states = record.states()
    blunders = [each for each in review(record, QUICK).decisions() if each.label == "blunder"]
    assert blunders
    for each in blunders:
        state = states[each.step - 1]
        analyst = Analyst(game)
        found = analyst.judged(analyst.seen(state), times_as_long(QUICK, AGAIN[0][1]), 1, REGRET)
        assert found.best.move == each.best
        assert found.best.share == each.share
        assert each.lost_share >= round(found.best.share - found.of(each.move).share, 4)


def test_what_costs_little_is_looked_at_once() -> None:
    record = played(Azul(), 1)
    states = record.states()
    first = Analyst(Azul())
    looked_at = 0
    for each in quickly(Azul()).decisions():
        found = first.judged(first.seen(states[each.step - 1]), QUICK, 1, REGRET)
        cost = round(found.best.share - found.of(each.move).share, 4)
        if cost < AGAIN[0][0]:
            looked_at += 1
            assert (each.share, each.lost_share) == (found.best.share, cost)
    assert looked_at
