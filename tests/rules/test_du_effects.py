"""Effects of Duel: they move every piece, add up to the scores, and tell nobody too much."""

from itertools import chain
from random import Random

import pytest

from tests.duel_moves import moved, table_of
from tests.tables import DUEL, observers, table_id, walk
from tilewright.core.effects import Ended, Moved, Place, Revealed, Scored, Span, place_of
from tilewright.core.game import CHANCE
from tilewright.duel.game import Duel

EVERY = [(game, number + 1) for number, game in enumerate(DUEL)]  # of both kinds of players
of_every_table = pytest.mark.parametrize(
    ("duel", "seed"), EVERY, ids=[f"{table_id(game)}-{seed}" for game, seed in EVERY]
)


@of_every_table
def test_moving_the_pieces_makes_the_next_position(duel: Duel, seed: int) -> None:
    for step in walk(duel, seed):
        found = moved(step.state, duel.effects(step.state, step.action))
        assert found == table_of(step.after), step.action


@of_every_table
def test_what_is_scored_adds_up(duel: Duel, seed: int) -> None:
    for step in walk(duel, seed):
        scores = list(duel.scores(step.state))
        for each in step.points:
            scores[each.seat] += each.points
        assert tuple(scores) == duel.scores(step.after)


@of_every_table
def test_a_forecast_moves_the_pieces_of_one_board(duel: Duel, seed: int) -> None:
    for step in walk(duel, seed)[::5]:
        before = table_of(step.after)
        for seat, score in enumerate(duel.standing(step.after)):
            after = moved(step.after, duel.forecast(step.after, seat))
            assert after[f"p{seat + 1}.score"] == score
            others = [place for place in before if not place.startswith(f"p{seat + 1}.")]
            assert all(before[place] == after[place] for place in others if place != "tower")


@of_every_table
def test_places_are_read_back_and_spaces_are_those_of_the_seat(duel: Duel, seed: int) -> None:
    for step in walk(duel, seed):
        for effect in duel.effects(step.state, step.action):
            places: list[Place] = []
            match effect:
                case Moved():
                    assert effect.number > 0
                    places = [effect.source, effect.target]
                case Revealed():
                    places = [effect.place]
                case Scored():
                    places = list(effect.spaces)
                    assert places == sorted(set(places))
                    assert {place.seat for place in places} <= {effect.seat}
            for place in places:
                assert place_of(str(place)) == place


@of_every_table
def test_rounds_and_the_game_end_once(duel: Duel, seed: int) -> None:
    steps = walk(duel, seed)
    told = list(chain.from_iterable([duel.effects(step.state, step.action) for step in steps]))
    ended = [effect.what for effect in told if isinstance(effect, Ended)]
    assert ended.count(Span.ROUND) == 5
    assert ended.count(Span.GAME) == 1
    assert told[-1] == Ended(Span.GAME)
    for step in steps:
        effects = duel.effects(step.state, step.action)
        passes = step.state.turn is not None and step.after.turn not in (None, step.state.turn)
        if passes and step.state.round == step.after.round and not step.state.plate:
            assert Ended(Span.TURN) in effects or step.state.at


@of_every_table
def test_twins_that_look_the_same_before_and_after_tell_the_same(duel: Duel, seed: int) -> None:
    rng = Random(seed)
    for step in walk(duel, seed):
        effects = duel.effects(step.state, step.action)
        for seat in observers(duel):
            seen = duel.veiled(step.state, effects, seat)
            other = duel.imagine(duel.observe(step.state, seat), rng)
            actions = [step.action]
            if duel.actor(step.state) is CHANCE:
                actions.append(duel.sample(other, rng))
            for action in actions:
                if duel.refusal(other, action) is not None:
                    continue
                after = duel.observe(duel.apply(other, action), seat)
                if after == duel.observe(step.after, seat):
                    told = duel.veiled(other, duel.effects(other, action), seat)
                    assert told == seen, (seat, action)


@of_every_table
def test_veiled_effects_move_what_the_observer_sees(duel: Duel, seed: int) -> None:
    """From its position before to the one after, but for fronts that are being looked at."""
    for step in walk(duel, seed):
        effects = duel.effects(step.state, step.action)
        for seat in observers(duel):
            before = duel.observe(step.state, seat).table
            found = moved(before, duel.veiled(step.state, effects, seat))
            expected = table_of(duel.observe(step.after, seat).table)
            assert found == expected, (seat, step.action)


def test_a_front_is_told_to_who_looks_and_to_nobody_else() -> None:
    hidden = 0
    for game, seed in EVERY:
        for step in walk(game, seed):
            effects = game.effects(step.state, step.action)
            spectators = game.veiled(step.state, effects, None)
            hidden += spectators != effects
            assert all(not isinstance(each, Revealed) or each.to is None for each in spectators)
            turn = step.state.turn
            looks = [each for each in effects if isinstance(each, Revealed) and each.to is not None]
            if looks:
                assert {each.to for each in looks} == {turn}
                assert set(looks) <= set(game.veiled(step.state, effects, turn))
                assert not set(looks) & set(game.veiled(step.state, effects, 1 - (turn or 0)))
    assert hidden > 10
