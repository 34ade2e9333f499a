"""Effects: they are complete, add up, and show a viewer no more than it may know."""

from random import Random
from typing import Any

import pytest

from tests import azul_moves, duel_moves
from tests.tables import observers, walk
from tilewright.core.effects import Ended, Moved, Place, Revealed, Scored, Span, place_of, scores_in
from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE

SEEDS = (1, 2, 3, 4)
MOVES: dict[str, Any] = {"azul": azul_moves, "duel": duel_moves}


@pytest.mark.parametrize("seed", SEEDS)
def test_pieces_that_move_as_told_lie_as_the_rules_lay_them(game: AnyGame, seed: int) -> None:
    moves = MOVES[game.name]
    for step in walk(game, seed):
        assert moves.moved(step.state, step.effects) == moves.table_of(step.after), step.action


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_scored_adds_up_to_the_scores(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        scores = list(game.progress(step.state).scores)
        for each in scores_in(step.effects):
            scores[each.seat] += each.points
        assert tuple(scores) == game.progress(step.after).scores, step.action


@pytest.mark.parametrize("seed", SEEDS)
def test_spans_end_when_the_rules_say_so(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        ends = [each.what for each in step.effects if isinstance(each, Ended)]
        assert ends == sorted(ends, key=list(Span).index)
        assert len(set(ends)) == len(ends)
        is_over = game.actor(step.after) is None
        begins = game.progress(step.after).round > game.progress(step.state).round
        assert (Span.GAME in ends) == is_over
        assert (Span.ROUND in ends) == (begins or is_over)


@pytest.mark.parametrize("seed", SEEDS)
def test_places_read_back_and_spaces_ascend(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        for effect in step.effects:
            match effect:
                case Moved(_, source, target):
                    places: list[Place] = [source, target]
                case Revealed(_, place):
                    places = [place]
                case Scored(seat, _, _, spaces, why):
                    places = list(spaces)
                    assert {space.seat for space in spaces} <= {seat}
                    assert [space.at for space in spaces] == sorted({space.at for space in spaces})
                    assert why.parameters["points"] == abs(effect.points)
                    assert why.message == f"score-{effect.kind}"
                case _:
                    places = []
            for each in places:
                assert place_of(str(each)) == each


@pytest.mark.parametrize("seed", SEEDS)
def test_effects_that_look_the_same_are_the_same(game: AnyGame, seed: int) -> None:
    """To an observer that can't tell two states apart, before and after the same action."""
    rng = Random(seed)
    compared = 0
    for step in walk(game, seed):
        for seat in observers(game):
            other = game.imagine(game.observe(step.state, seat), rng)
            if game.refusal(other, step.action) is not None:
                continue
            after = game.apply(other, step.action)
            if game.observe(after, seat) != game.observe(step.after, seat):
                continue  # the action itself opened something
            compared += 1
            seen = game.telling.veiled(step.state, step.effects, seat)
            assert game.telling.veiled(other, game.effects(other, step.action), seat) == seen, (
                step.action
            )
    assert compared > 50


@pytest.mark.parametrize("seed", SEEDS)
def test_draws_that_look_the_same_have_the_same_effects(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    for step in walk(game, seed):
        if game.actor(step.state) is not CHANCE:
            continue
        drawn = game.sample(step.state, rng)
        after = game.apply(step.state, drawn)
        effects = game.effects(step.state, drawn)
        for seat in observers(game):
            if game.observe(after, seat) == game.observe(step.after, seat):
                seen = game.telling.veiled(step.state, step.effects, seat)
                assert game.telling.veiled(step.state, effects, seat) == seen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_forecast_moves_the_pieces_of_one_board(game: AnyGame, seed: int) -> None:
    moves = MOVES[game.name]
    for step in walk(game, seed)[::5]:
        before = moves.table_of(step.after)
        for seat in range(game.seats):
            after = moves.moved(step.after, game.telling.forecast(step.after, seat))
            places = {each for each in before | after if before.get(each) != after.get(each)}
            assert {place[:3] for place in places} <= {f"p{seat + 1}.", "lid", "tow"}


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_scored_is_open(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        for seat in observers(game):
            seen = game.telling.veiled(step.state, step.effects, seat)
            assert scores_in(seen) == scores_in(step.effects)


def test_every_kind_of_effect_is_met(game: AnyGame) -> None:
    effects = [effect for seed in SEEDS for step in walk(game, seed) for effect in step.effects]
    kinds = {type(effect) for effect in effects}
    assert kinds == ({Moved, Scored, Ended} | ({Revealed} if game.name == "duel" else set()))
    assert any(isinstance(effect, Scored) and effect.spaces for effect in effects)
