"""A match's pairs: played the same by any process, and broken ones told."""

import pickle

import pytest

from tests.arena.players import match_of
from tilewright import native
from tilewright.arena.match import Match, PairFailed, play_pair
from tilewright.arena.results import GameResult, PairResult
from tilewright.bots.greedy import GreedyBot
from tilewright.catalog import read_records
from tilewright.core.bot import Limit
from tilewright.native import choosing


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_the_first_player_sits_on_each_seat_in_turn(seats: str) -> None:
    result = play_pair(match_of("greedy", "random", seats=seats), 3)
    records = read_records(result.records)
    assert [game.seat for game in result.games] == list(range(1, int(seats) + 1))
    for seat, record in enumerate(records, start=1):
        names = [record.tags[f"Player{number}"] for number in range(1, int(seats) + 1)]
        assert [number for number, name in enumerate(names, start=1) if name == "greedy"] == [seat]
        assert record.tags["Rotation"] == str(seat)
        assert (record.tags["Match"], record.tags["Pair"]) == ("greedy - random", "3")
    for game, record in zip(result.games, records, strict=True):
        assert game.winners == tuple([seat + 1 for seat in record.winners()])
        assert "-".join([str(score) for score in game.scores]) == record.result()


def test_a_pair_comes_out_the_same_again() -> None:
    match = match_of("greedy", "random", seed=5)
    assert play_pair(match, 2) == play_pair(match, 2)
    assert play_pair(match, 2) != play_pair(match, 3)._replace(number=2)


@pytest.mark.skipif(not native.is_available(), reason="needs the fast core")
@pytest.mark.parametrize("game", ["azul", "duel"])
def test_a_pair_comes_out_the_same_without_the_core(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of("random", "random", game)
    quick = play_pair(match, 1)
    monkeypatch.setattr(choosing, "is_available", lambda: False)
    assert play_pair(match, 1) == quick


@pytest.mark.parametrize(
    ("winners", "ended", "share"),
    [((1,), "", 1), ((2, 3), "", 0), ((1, 3), "", 0.5), ((), "broken off", 0.25)],
)
def test_a_share_of_the_victory(winners: tuple[int, ...], ended: str, share: float) -> None:
    assert GameResult(1, winners, (9, 9, 9, 9), ended).share == share


def test_equal_shares_in_any_order_are_the_same_score() -> None:
    third = GameResult(1, (1, 2, 3), (5, 5, 5))
    won, lost = GameResult(1, (1,), (5, 4, 3)), GameResult(1, (2,), (4, 5, 3))
    scores = {PairResult(1, games).score for games in ((third, won, lost), (won, lost, third))}
    assert len(scores) == 1


def test_a_limit_is_for_players_that_name_none() -> None:
    match = match_of("greedy", "greedy@70")
    limited = Match(match.first, match.second, match.game, match.options, limit="2k")
    assert limited.player("greedy").limit == Limit(nodes=2000)
    assert limited.player("greedy@70").limit == Limit(nodes=70)
    assert match.player("greedy").limit == Limit(nodes=5000)
    records = read_records(play_pair(limited, 1).records)
    assert [record.tags["Limit1"] for record in records] == ["2k", "70"]


def test_a_mistake_of_ours_is_told_with_pair_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("factory")

    monkeypatch.setattr(GreedyBot, "choose", broken)
    with pytest.raises(PairFailed) as caught:
        play_pair(match_of("random", "greedy", seed=8), 4)
    told = str(caught.value)
    assert "Pair 4 of random against greedy with seed 8" in told
    assert "KeyError: 'factory'" in told
    assert "in broken" in caught.value.trace
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.trace, again.match) == (told, caught.value.trace, caught.value.match)


def test_a_match_and_its_results_travel_between_processes() -> None:
    match = match_of("random", "random")
    result = play_pair(match, 1)
    assert pickle.loads(pickle.dumps((match, result))) == (match, result)
