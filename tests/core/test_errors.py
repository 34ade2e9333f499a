"""Errors: what they say survives a pickle, and being built anew from one value."""

import pickle

import pytest

from tilewright.azul.game import Azul
from tilewright.core.errors import (
    BotFailed,
    GameError,
    IllegalAction,
    InvalidOption,
    InvalidState,
    NotationError,
    ReasonError,
    RecordError,
)
from tilewright.core.words import reason
from tilewright.native.loading import CoreError, CoreMissing

WHY = reason("AZ-3.4", "refusal-line-complete", line=1)
ERRORS = [
    GameError("something"),
    NotationError("2B9", 2, WHY),
    RecordError(4, WHY),
    IllegalAction(Azul().notation.action_of(3), WHY),
    InvalidState((WHY, WHY)),
    ReasonError(WHY),
    InvalidOption(WHY),
    BotFailed(WHY),
    CoreError("no core"),
    CoreMissing(),
]


def test_no_error_of_the_tree_is_left_out() -> None:
    tree = {cls for cls in GameError.__subclasses__() if cls.__module__ == GameError.__module__}
    assert tree <= {type(error) for error in ERRORS}


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_says_the_same_after_a_pickle_and_built_from_itself_or_its_message(
    error: GameError,
) -> None:
    kind = type(error)
    for again in (pickle.loads(pickle.dumps(error)), kind(error)):
        assert type(again) is kind
        assert str(again) == str(error)
        assert _told(again) == _told(error)
    retold = kind(str(error))
    assert str(retold) == str(error)
    assert str(pickle.loads(pickle.dumps(retold))) == str(error)
    assert _told(retold).keys() == _told(error).keys()


def _told(error: GameError) -> dict[str, object]:
    """The fields of an error."""
    return {name: value for name, value in vars(error).items() if not name.startswith("_")}
