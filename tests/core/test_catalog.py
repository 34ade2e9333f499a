"""The list of games."""

import pytest

from tilewright.azul.game import Azul
from tilewright.catalog import GAMES, make_game
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame


def test_every_game_is_listed_under_its_name(game: AnyGame) -> None:
    assert isinstance(game, GAMES[game.name])
    assert list(GAMES) == ["azul", "duel"]


def test_options_that_are_not_named_take_their_default() -> None:
    assert make_game("azul", {}) == Azul(seats=2, wall="coloured", first=None)
    assert make_game("azul", {"wall": "gray", "first": "2"}) == Azul(2, "gray", first=1)


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("chess", {}, "option-game"),
        ("azul", {"seats": "5"}, "option-seats"),
        ("azul", {"seats": "two"}, "option-seats"),
        ("azul", {"wall": "green"}, "option-wall"),
        ("azul", {"first": "3"}, "option-first-number"),
        ("azul", {"seats": "3", "first": "0"}, "option-first-number"),
        ("azul", {"colour": "red"}, "option-unknown"),
        ("duel", {"seats": "3"}, "option-unknown"),
    ],
)
def test_what_is_not_known_is_refused(name: str, options: dict[str, str], message: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        make_game(name, options)
    assert caught.value.problem.message == message
    assert str(caught.value).endswith(".")
