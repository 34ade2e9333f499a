"""A play: what is pushed can be popped, and it stands where the rules say."""

import copy
import pickle
from random import Random

import pytest

from tilewright.azul.game import Azul
from tilewright.core.errors import IllegalAction, InvalidState, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.record import write_record
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.native.choosing import rules_for
from tilewright.plays.play import Play

DEAL = "DBBYR/KKTT/BYRK/YYYT/BRRT"


def random_play(game: AnyGame, seed: int, most: int = 10_000) -> Play:
    """A random game, or its first moves."""
    play, rng = Play(game, seed), Random(seed)
    while not play.is_over and len(play) < most and play.round < 8:
        if not play.push_chance():
            play.push(rng.choice(play.legal_ids))
    return play


def test_a_play_pops_back_to_the_start_through_the_same_positions(game: AnyGame) -> None:
    play = random_play(game, 3, most=60)
    texts = play.texts
    passed = []
    while len(play):
        passed.append(play.text)
        play.pop()
    assert play.text == str(game.start())
    for text, position in zip(texts, reversed(passed), strict=True):
        play.push(text)
        assert play.text == position


def test_legal_texts_and_ids_are_the_same_moves(game: AnyGame) -> None:
    play = random_play(game, 5, most=20)
    play.push_chance()
    for text, number in zip(play.legal, play.legal_ids, strict=True):
        assert play.refusal(text) is None
        assert str(play.push(number)) == text
        by_id = play.text
        play.pop()
        play.push(text)
        assert play.text == by_id
        play.pop()


def test_a_whole_game_is_a_record_that_tells_its_result() -> None:
    play = random_play(Duel(), 2)
    record = play.record(Player1="Ana")
    assert record.result() == play.result
    assert '[Player1 "Ana"]' in write_record(record)
    again = Play.from_record(record)
    assert (again.text, again.texts) == (play.text, play.texts)


def test_chance_is_drawn_from_the_seed_and_never_unasked() -> None:
    first, second = Play(Azul(), seed=4), Play(Azul(), seed=4)
    assert first.actor is CHANCE
    assert first.legal == []
    assert first.push_chance() == second.push_chance() != ()
    assert first.push_chance() == ()


def test_what_the_rules_refuse_changes_nothing() -> None:
    play = Play(Azul(first=0))
    play.push(DEAL)
    before = play.text
    with pytest.raises(IllegalAction, match="AZ-2.1"):
        play.push("1T1")
    with pytest.raises(NotationError):
        play.push("1Z1")
    with pytest.raises(IndexError):
        play.push(100_000)
    assert (play.text, len(play)) == (before, 1)


def test_nothing_can_be_popped_before_the_first_move() -> None:
    with pytest.raises(IndexError, match="no move"):
        Play(Azul()).pop()


def test_a_play_begins_at_a_text_a_state_of_either_engine_or_an_observation(game: AnyGame) -> None:
    play = random_play(game, 6, most=30)
    play.push_chance()
    assert isinstance(play.actor, int)
    reference = game.notation.parse_state(play.text)
    for position in (play.text, play.state, reference, play.observe(play.actor)):
        other = Play.from_position(game, position, seed=1)
        assert other.legal == play.legal
        assert str(other.observe(play.actor)) == str(play.observe(play.actor))


def test_an_impossible_position_is_refused() -> None:
    text = str(Azul(first=0).start()).replace("B20", "B19")
    with pytest.raises(InvalidState, match="AZ-1.2"):
        Play.from_position(Azul(first=0), text)


def test_a_play_from_a_position_is_a_record_from_there() -> None:
    play = Play(Azul(first=0))
    assert Play.from_position(Azul(first=0), play.text).record().opening is None
    play.push(DEAL)
    late = Play.from_position(Azul(first=0), play.text)
    late.push(late.legal_ids[0])
    assert str(late.record().start()) == play.text
    assert Play.from_record(late.record()).text == late.text


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda p: pickle.loads(pickle.dumps(p))]
)
def test_a_copy_goes_its_own_way_with_the_same_luck(copied: object) -> None:
    assert callable(copied)
    play = Play(Azul(), seed=9)
    other = copied(play)
    play.push_chance()
    assert len(other) == 0
    other.push_chance()
    assert (other.texts, other.text) == (play.texts, play.text)


@pytest.mark.parametrize("engine", ["auto", "python"])
@pytest.mark.parametrize("made", [Azul(), Azul(wall="gray"), Duel()], ids=repr)
def test_notebooks_show_plays_and_states_as_a_spectator_sees_them(
    made: AnyGame, engine: str
) -> None:
    game = rules_for(made, engine)
    play = random_play(made, 8, most=12)
    seen = game.observe(game.notation.parse_state(play.text), None)
    assert play._repr_svg_() == seen._repr_svg_()
    assert "gray wall" in play._repr_svg_() or made != Azul(wall="gray")
    state = game.notation.parse_state(play.text)
    if engine == "auto" or made != Azul(wall="gray"):  # a state in Python does not know its wall
        assert state._repr_svg_() == seen._repr_svg_()


def test_a_state_in_python_that_shows_a_gray_wall_is_drawn_with_one() -> None:
    game = Azul(wall="gray", first=0)
    play = random_play(game, 1)
    state = game.notation.parse_state(play.text)
    assert "gray wall" in state._repr_svg_()
