"""Swiss pairings: what is promised of them, in random tournaments with late and leaving players."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.club.play import LOSS, TIE, WIN, Entrant, Outcome, Pairing, Played, balance, counts
from tilewright.club.swiss import next_round, placed, standings

OUTCOMES = [
    Outcome((WIN, LOSS), (50, 40)),
    Outcome((LOSS, WIN), (30, 44)),
    Outcome((TIE, TIE), None),
]


def entrants_of(count: int) -> list[Entrant]:
    return [Entrant(number, 2000 - 10 * number) for number in range(1, count + 1)]


def played_round(number: int, pairings: list[Pairing], rng: Random) -> list[Played]:
    return [
        Played(number, each, None if each.second is None else rng.choice(OUTCOMES))
        for each in pairings
    ]


def rounds(entrants: list[Entrant], count: int, rng: Random) -> Iterator[list[Played]]:
    """The games after each round."""
    games: list[Played] = []
    for number in range(1, count + 1):
        games = games + played_round(number, next_round(entrants, games), rng)
        yield games


@given(st.integers(2, 13), st.integers(1, 7), st.integers(0, 999))
@settings(max_examples=25)
def test_everybody_plays_once_a_round_nobody_meets_twice_and_nobody_has_two_byes(
    people: int, count: int, seed: int
) -> None:
    entrants = entrants_of(people)
    # A table of all against all has so many rounds; in fewer, nobody need meet twice.
    count = min(count, (people - 1) // 2 + 1)
    for games in rounds(entrants, count, Random(seed)):
        number = games[-1].round
        playing = [each for game in games if game.round == number for each in game.pairing.players]
        assert sorted(playing) == [each.number for each in entrants]
        byes = Counter([game.pairing.first for game in games if game.pairing.second is None])
        assert max(byes.values(), default=0) <= 1
        assert len(byes) == (number if people % 2 else 0)
        met = Counter([frozenset(g.pairing.players) for g in games if g.pairing.second is not None])
        assert max(met.values(), default=1) == 1


@given(st.integers(4, 12), st.integers(0, 999))
@settings(max_examples=15)
def test_who_enters_late_or_leaves_disturbs_nobody(people: int, seed: int) -> None:
    rng = Random(seed)
    entrants = entrants_of(people)
    games: list[Played] = []
    for number in range(1, 5):
        games += played_round(number, next_round(entrants, games), rng)
        gone = rng.choice(entrants)
        entrants = [each._replace(is_active=False) if each == gone else each for each in entrants]
        entrants.append(Entrant(len(entrants) + 1, 1500.0))
        pairings = next_round(entrants, games)
        playing = [each for pairing in pairings for each in pairing.players]
        assert sorted(playing) == sorted([each.number for each in entrants if each.is_active])


@given(st.integers(2, 16), st.integers(0, 999))
@settings(max_examples=15)
def test_who_has_begun_less_often_begins(people: int, seed: int) -> None:
    games: list[Played] = []
    for games_now in rounds(entrants_of(people), 5, Random(seed)):
        before, games = games, games_now
        for game in games[len(before) :]:
            if game.pairing.second is not None:
                first, second = game.pairing.players
                assert balance(before, first) <= balance(before, second)


def test_winners_meet_winners_and_the_upper_half_meets_the_lower() -> None:
    entrants = entrants_of(8)
    first = next_round(entrants, [])
    assert [set(each.players) for each in first] == [{1, 5}, {2, 6}, {3, 7}, {4, 8}]
    games = [
        Played(1, each, Outcome((WIN, LOSS) if each.first < 5 else (LOSS, WIN), None))
        for each in first
    ]
    second = next_round(entrants, games)
    assert [set(each.players) for each in second[:2]] == [{1, 3}, {2, 4}]
    assert [set(each.players) for each in second[2:]] == [{5, 7}, {6, 8}]


def test_the_last_without_a_bye_has_it_and_it_counts_as_a_win() -> None:
    entrants = entrants_of(3)
    first = next_round(entrants, [])
    assert first[-1] == Pairing(3, None)
    games = played_round(1, first, Random(0))
    assert counts(games, 3) == [WIN]
    assert next_round(entrants, games)[-1].first != 3


def test_more_rounds_than_opponents_repeat_all_pairings_equally() -> None:
    entrants = entrants_of(4)
    *_, games = rounds(entrants, 6, Random(1))
    met = Counter([frozenset(game.pairing.players) for game in games])
    assert set(met.values()) == {2}


def test_equal_in_all_that_counts_is_equal_in_place() -> None:
    found = placed([(4, (2,), 1), (6, (0,), 2), (4, (2,), 3), (4, (1,), 4)])
    assert [(each.place, each.number) for each in found] == [(1, 2), (2, 1), (2, 3), (4, 4)]


def test_ties_are_broken_by_whom_one_has_met() -> None:
    entrants = entrants_of(4)
    won = Outcome((WIN, LOSS), (50, 40))
    games = [
        Played(1, Pairing(1, 3), won),
        Played(1, Pairing(2, 4), won),
        Played(2, Pairing(1, 4), won),
        Played(2, Pairing(3, 2), won),  # 2 and 3 have won once each, but 3 has met 1
    ]
    assert [each.number for each in standings(entrants, games)] == [1, 3, 2, 4]


@pytest.mark.parametrize("people", [64, 65])
def test_a_large_tournament_is_paired_too(people: int) -> None:
    *_, games = rounds(entrants_of(people), 3, Random(7))
    met = Counter([frozenset(game.pairing.players) for game in games])
    assert max(met.values()) == 1
