"""No seat is special: tables turned round play on alike, and walls are tiled alike in any order."""

import re

import pytest

from tests.tables import AZUL, DUEL, walk
from tilewright.azul.game import Azul
from tilewright.core.effects import scores_in
from tilewright.core.game import AnyGame

SEEDS = (11, 12, 13)
SEAT_WORDS = (2, 3, 4)  # of a position: start player, turn, marker or start tile
KNOWN_WORDS = (13, 14)  # of a position of Duel: plates with who knows them


def turned(text: str, game: AnyGame, by: int) -> str:
    """A position, or an action that names a seat, with everyone moved on by some seats."""
    seats = game.seats
    if re.fullmatch(r"S\d", text):
        return f"S{(int(text[1]) - 1 + by) % seats + 1}"
    if " " not in text:
        return text
    words = text.split(" ")
    for place in SEAT_WORDS:
        if words[place] != "-":
            words[place] = str((int(words[place]) - 1 + by) % seats + 1)
    if game.name == "duel":
        for place in KNOWN_WORDS:
            words[place] = words[place].translate(str.maketrans("12", "21"))
    boards = words[-seats:]
    return " ".join([*words[:-seats], *boards[seats - by :], *boards[: seats - by]])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [*AZUL, DUEL[0], DUEL[-1]], ids=repr)
def test_a_table_that_is_turned_round_plays_on_alike(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        for by in range(1, game.seats):
            state = game.notation.parse_state(turned(str(step.state), game, by))
            action = game.notation.parse_action(turned(str(step.action), game, by))
            assert str(game.apply(state, action)) == turned(str(step.after), game, by)
            points = [((seat + by) % game.seats, gained) for seat, gained, *_ in step.points]
            found = [(seat, gained) for seat, gained, *_ in scores_in(game.effects(state, action))]
            assert sorted(found) == sorted(points)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", [each for each in AZUL if each.wall == "coloured"], ids=repr)
def test_az_4_wall_tiling_does_not_depend_on_the_order_of_seats(game: Azul, seed: int) -> None:
    ends = [step for step in walk(game, seed) if step.points]
    assert len(ends) >= 5
    for step in ends:
        for start in range(1, game.seats + 1):
            words = str(step.state).split(" ")
            words[2] = str(start)
            other = game.apply(game.notation.parse_state(" ".join(words)), step.action)
            assert other.boards == step.after.boards
            assert other.lid == step.after.lid
            assert other.phase == step.after.phase
