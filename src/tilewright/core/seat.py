"""Seat: a chair at the table; a *player* is who sits on it."""

from typing import NewType

Seat = NewType("Seat", int)  # 0..n-1


def seat_of(number: int | None, seats: int) -> Seat | None:
    """The seat with that number, from 0, or None for a spectator; raises ValueError."""
    if number is None:
        return None
    if number not in range(seats):
        raise ValueError(f"there is no seat {number}, from 0")
    return Seat(number)


def numbered_names(seats: int) -> list[str]:
    """What players are called who told no name.

    >>> numbered_names(2)
    ['Player 1', 'Player 2']
    """
    return [f"Player {number}" for number in range(1, seats + 1)]
