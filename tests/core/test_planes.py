"""Planes: their sizes, and how numbers are told in them."""

import pytest

from tilewright.core.planes import Plane, one_hot, seat_one_hot, seat_order, size_of, told

PLANES = (Plane("round", (1,), 255, "The round."), Plane("walls", (2, 5, 5), 1, "Two walls."))


def test_the_size_of_a_plane_is_the_product_of_its_shape() -> None:
    assert [plane.size for plane in PLANES] == [1, 50]


def test_the_size_of_an_encoding_is_the_sum_of_its_planes() -> None:
    assert size_of(PLANES) == 51
    assert size_of(()) == 0


@pytest.mark.parametrize(("number", "byte"), [(0, 0), (254, 254), (255, 255), (256, 255)])
def test_a_number_that_no_byte_can_hold_is_told_as_the_largest(number: int, byte: int) -> None:
    assert told(number) == byte


def test_one_hot_marks_one_place_or_none() -> None:
    assert one_hot(2, 4) == [0, 0, 1, 0]
    assert one_hot(None, 4) == [0, 0, 0, 0]


def test_seats_come_in_turn_order_from_the_observers_own() -> None:
    assert [seat_order(seat, 4) for seat in range(4)] == [
        (0, 1, 2, 3),
        (1, 2, 3, 0),
        (2, 3, 0, 1),
        (3, 0, 1, 2),
    ]


def test_a_spectator_begins_with_the_first_seat() -> None:
    assert seat_order(None, 3) == (0, 1, 2)


def test_a_seat_is_marked_at_its_place_in_that_order() -> None:
    assert seat_one_hot(0, (2, 0, 1)) == [0, 1, 0]
    assert seat_one_hot(None, (2, 0, 1)) == [0, 0, 0]
