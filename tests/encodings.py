"""An encoded observation taken apart: each plane by its name, as lists within lists."""

from typing import Any

from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat


def decoded(game: AnyGame, state: Any, seat: int | None) -> dict[str, Any]:
    """The planes of what a seat, from 0, or a spectator sees, each in its shape."""
    numbers = list(game.encoding.encode(game.observe(state, None if seat is None else Seat(seat))))
    found = {}
    for plane in game.encoding.planes:
        block, numbers = numbers[: plane.size], numbers[plane.size :]
        found[plane.name] = _shaped(block, plane.shape)
    assert numbers == []
    return found


def _shaped(numbers: list[Any], shape: tuple[int, ...]) -> list[Any]:
    for length in reversed(shape[1:]):
        numbers = [numbers[at : at + length] for at in range(0, len(numbers), length)]
    return numbers


def hot(numbers: list[int]) -> int | None:
    """The place of the one in a one-hot list; None if there is none."""
    assert sorted(numbers) in ([0] * len(numbers), [0] * (len(numbers) - 1) + [1])
    return numbers.index(1) if 1 in numbers else None
