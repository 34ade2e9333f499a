"""The vocabulary of effects: places and pieces as text."""

import pytest

from tilewright.core.effects import Ended, Moved, Place, Span, place_of, scored, scores_in
from tilewright.core.seat import Seat

PLACES = {
    "bag": Place("bag"),
    "factory2": Place("factory", None, (2,)),
    "large-sun": Place("large-sun"),
    "p1.line4.2": Place("line", Seat(0), (4, 2)),
    "p4.marker": Place("marker", Seat(3)),
}


@pytest.mark.parametrize("text", PLACES)
def test_a_place_is_written_and_read_back(text: str) -> None:
    assert str(PLACES[text]) == text
    assert place_of(text) == PLACES[text]


@pytest.mark.parametrize("text", ["", "p1.", "p0.line1.1", "Line1", "line1.", "line 1", "line1.x"])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a place"):
        place_of(text)


def test_a_loss_is_told_as_a_positive_number() -> None:
    lost = scored(Seat(1), -4, "AZ-5.4", "floor", [Place("floor", Seat(1), (1,))], count=3)
    assert (lost.seat, lost.points, lost.kind) == (1, -4, "floor")
    assert lost.why == ("AZ-5.4", "score-floor", {"points": 4, "count": 3})


def test_scores_are_picked_out_in_their_order() -> None:
    first, second = (scored(Seat(0), points, "AZ-5.1", "tile") for points in (1, 2))
    moved = Moved("B", Place("bag"), Place("factory", None, (1,)), 2)
    assert scores_in([first, moved, second, Ended(Span.ROUND)]) == (first, second)
