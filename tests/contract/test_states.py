"""What every game must keep about states: texts, points, outcomes; and that none ever changes."""

from random import Random
from typing import Any

import pytest

from tests.tables import observers, walk
from tilewright.catalog import make_game
from tilewright.core.game import AnyGame, plain
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.core.words import say

SEEDS = (3, 4)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_reads_back_from_its_line(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        text = str(step.after)
        assert "\n" not in text
        read = game.notation.parse_state(text)
        assert read == step.after
        assert hash(read) == hash(step.after)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_state_reached_by_play_has_no_problems(game: AnyGame, seed: int) -> None:
    assert game.notation.problems(game.start()) == ()
    for step in walk(game, seed):
        assert game.notation.problems(step.after) == (), step.after


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_is_asked_changes_a_state(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        text, number = str(step.state), hash(step.state)
        assert game.apply(step.state, step.action) == step.after
        legal_actions(game, step.state)
        game.standing(step.state)
        game.observe(step.state, None)
        assert (str(step.state), hash(step.state)) == (text, number)
        assert step.state != step.after


@pytest.mark.parametrize("seed", SEEDS)
def test_every_point_and_every_step_can_be_told(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        for points in step.points:
            assert say(points.why)[0] in "+−0"
            assert str(abs(points.points)) in say(points.why)
        for seat in observers(game):
            story = game.telling.lines(step.state, step.action)[seat].story
            assert "player" not in story.parameters
            line = say(story)
            assert line
            assert not line.endswith(".")


@pytest.mark.parametrize("seed", SEEDS)
def test_every_decision_has_a_question_that_all_may_read(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        if game.actor(step.state) is CHANCE:
            with pytest.raises(ValueError, match="no seat"):
                game.telling.prompt(step.state)
            continue
        asked = game.telling.prompt(step.state)
        assert say(asked).endswith(".")
        for seat in observers(game):
            other = game.imagine(game.observe(step.state, seat), Random(seed))
            assert game.telling.prompt(other) == asked


def test_what_is_neither_a_state_nor_a_text_is_refused(game: AnyGame) -> None:
    action = game.sample(game.start(), Random(1))
    for state in (None, 5, "1 offer"):
        with pytest.raises(TypeError, match=f"{state!r} is not a state of "):
            game.apply(state, action)
    texts: list[Any] = [None, 5, b"2B4"]
    for text in texts:
        for read in (game.notation.parse_action, game.notation.parse_state):
            with pytest.raises(TypeError, match=f"must be a text, not {text!r}"):
                read(text)


def test_a_text_is_not_an_action_and_a_seat_must_exist(game: AnyGame) -> None:
    state = game.start()
    with pytest.raises(TypeError, match="parse_action"):
        game.apply(state, "2B4")
    for seat in (-1, game.seats):
        with pytest.raises(ValueError, match="no seat"):
            game.observe(state, Seat(seat))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_outcome_comes_with_the_end_and_not_before(game: AnyGame, seed: int) -> None:
    *steps, last = walk(game, seed)
    for step in (*steps, last):
        assert game.actor(step.state) is not None
        assert game.outcome(step.state) is None
    assert game.actor(last.after) is None
    assert list(legal_actions(game, last.after)) == []
    outcome = game.outcome(last.after)
    assert outcome is not None
    assert outcome.scores == game.progress(last.after).scores
    assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}
    assert list(outcome.winners) == sorted(set(outcome.winners))


@pytest.mark.parametrize("seed", SEEDS)
def test_chance_acts_only_where_it_must(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        if game.actor(step.state) is not CHANCE:
            assert game.actor(step.state) in range(game.seats)
            with pytest.raises(ValueError, match="chance"):
                game.sample(step.state, Random(seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_rounds_count_up_from_1(game: AnyGame, seed: int) -> None:
    rounds = [game.progress(step.state).round for step in walk(game, seed)]
    assert rounds[0] == 1
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, rounds[-1] + 1))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_standing_is_a_score_for_every_seat(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        standing = game.standing(step.state)
        assert len(standing) == game.seats
        assert min(standing) >= 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_drawing_names_every_player_and_every_score(game: AnyGame, seed: int) -> None:
    names = ["Anna", "Bo", "Carla", "Dirk"][: game.seats]
    for step in walk(game, seed):
        drawing = game.drawing.draw(game.observe(step.after, None), names, plain)
        for name, score in zip(names, game.progress(step.after).scores, strict=True):
            assert name in drawing
            assert str(score) in drawing


def test_a_table_is_made_from_its_options(game: AnyGame) -> None:
    again = make_game(game.name, game.options)
    assert again == game
    assert hash(again) == hash(game)
    assert dict(again.options) == dict(game.options)
    assert all(" " not in f"{name}{value}" for name, value in game.options.items())
