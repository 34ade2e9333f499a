"""Positions with changes made in their text, and what is said to be wrong with them."""

import pytest

from tilewright.core.errors import InvalidState
from tilewright.core.game import AnyGame


def changed(text: str, *changes: str) -> str:
    """The text with each change, written `old > new`, made once."""
    for change in changes:
        old, _, new = change.partition(" > ")
        assert old in text, f"{old} is not in {text}"
        text = text.replace(old, new, 1)
    return text


def problems(game: AnyGame, text: str) -> list[str]:
    """Everything that is said to be wrong with a position."""
    with pytest.raises(InvalidState) as error:
        game.notation.parse_state(text)
    assert str(error.value) == " ".join(map(str, error.value.problems))
    return [str(problem) for problem in error.value.problems]
