"""Movetext in the core: what it reads is a game that the rules allow, whatever the text is."""

from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native.engine import Engine
from tilewright.plays.play import Play

MARKS = (*'{}()[]"\\!?*.-/ \n\t0123456789BYRKTWSDPCF', "1-2", "4. ", "{}", "\\n", "()", "\x00", "é")
SOME = pytest.mark.parametrize("game", [Azul(4, "gray"), Duel()], ids=repr)


def movetext(game: AnyGame, seed: int, moves: int) -> tuple[Play, str]:
    """A random game as far as so many moves, and its text with remarks and a variation."""
    play = Play(game, seed)
    while len(play) < moves:
        if not play.push_chance():
            play.push(play.rng.choice(play.legal_ids))
    *texts, last = play.texts
    return play, " ".join([*texts, last + "!?", "{so \\} it is}", f"({last} {{or not}})", "*"])


@SOME
def test_all_states_of_a_game_are_those_of_the_rules(game: AnyGame) -> None:
    play, text = movetext(game, 3, 60)
    found = Engine(game).core.replay(text)
    assert found is not None
    assert found.texts == play.texts
    assert str(found.state(len(found))) == play.text
    later = Engine(game).core.replay(" ".join([*play.texts[40:], "*"]), found.state(40))
    assert later is not None
    assert str(later.state(len(later))) == play.text


@SOME
@pytest.mark.parametrize("seed", range(3))
def test_what_is_read_of_a_damaged_text_is_a_game(game: AnyGame, seed: int) -> None:
    engine, rng = Engine(game), Random(seed)
    _, text = movetext(game, seed, 30)
    for _ in range(60):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice(MARKS) * rng.randrange(3) + text[at + rng.randrange(3) :]
        found = engine.core.replay(damaged)
        if found is None:
            continue
        state = engine.start()
        for number, move in enumerate(found.texts, start=1):
            state = engine.apply(state, engine.notation.parse_action(move))
            assert str(state) == str(found.state(number)), damaged


def test_a_state_of_another_table_is_refused() -> None:
    with pytest.raises(TypeError, match="another table"):
        Engine(Azul()).core.replay("*", Engine(Duel()).start())


@pytest.mark.parametrize("text", ["", "(", ")", "{", "{\\", "1", "1. " * 99, "(" * 99 + "*"])
def test_a_text_that_is_cut_off_is_no_game(text: str) -> None:
    assert Engine(Azul()).core.replay(text) is None
