"""Results: what is kept of each seat when a game ends at a table."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from tilewright.club.ratings import variant_of
from tilewright.core.rules import Outcome
from tilewright.tables.parts import Sitting
from tilewright.tables.table import Table

Ending: TypeAlias = Literal["finished", "resigned", "time", "ended", "expired", "failed"]
DECIDED: tuple[Ending, ...] = ("finished", "resigned", "time")  # somebody has won


class SeatResult(NamedTuple):
    """How a game ended for one seat."""

    seat: int
    key: str | None  # of who held the seat, also if a bot played on for them; None: a bot
    level: str | None  # of a bot that sat there from the start
    name: str
    points: int | None  # None: the game was not played to its end
    place: int | None  # from 1; those who share a place have the same; None: nobody has won
    has_left: bool  # a bot played on


class GameResult(NamedTuple):
    """How a game ended, for all seats."""

    table: str
    game: str
    options: str  # what besides the number of seats makes it another game: `gray`, or ""
    how: Ending
    rated: bool  # as its table was made, and as it was played
    ended: int  # milliseconds since 1970
    seats: tuple[SeatResult, ...]


def result_of(table: Table) -> GameResult | None:
    """The result of a table that is over; None of one at which nobody has decided anything."""
    if table.status != "over" or all([made.seat is None for made in table.moves]):
        return None
    ending = table.ending
    how: Ending = "finished" if ending is None else ending.how
    left = [_has_left(sitting) for sitting in table.sittings]
    outcome = table.game.outcome(table.state) if ending is None else None
    places = _places(how, left, outcome, None if ending is None else ending.seat)
    seats = tuple(
        [
            SeatResult(
                seat,
                key=sitting.key,
                level=sitting.level if sitting.key is None else None,
                name=_name(table, seat),
                points=None if outcome is None else outcome.scores[seat],
                place=places[seat],
                has_left=left[seat],
            )
            for seat, sitting in enumerate(table.sittings)
        ]
    )
    return GameResult(
        table.setup.id,
        table.setup.game,
        variant_of(table.game.options),
        how,
        table.setup.rated and how in DECIDED and not _is_special(table),
        table.changed,
        seats,
    )


def _name(table: Table, seat: int) -> str:
    """The name of who sat there; of a person who left it is the last one of their own."""
    if not _has_left(table.sittings[seat]):
        return table.names[seat]
    found = [
        moment.seats[seat].name for moment in table.moments if moment.seats[seat].kind == "person"
    ]
    return found[-1] if found else table.setup.seats[seat].name


def _is_special(table: Table) -> bool:
    """Hints were given, it began in the middle, or somebody held several seats."""
    keys = [sitting.key for sitting in table.sittings if sitting.key is not None]
    return table.setup.hints or bool(table.setup.position) or len({*keys}) < len(keys)


def _has_left(sitting: Sitting) -> bool:
    return sitting.kind == "bot" and sitting.key is not None


def _places(
    how: Ending, left: Sequence[bool], outcome: Outcome | None, fault: int | None
) -> list[int | None]:
    """The place of each seat: who left is behind all others, and who lost early is last."""
    seats = range(len(left))
    if how not in DECIDED:
        return [None for _ in seats]
    worth: list[tuple[int, ...]] = [(seat != fault, not left[seat]) for seat in seats]
    if outcome is not None:
        worth = [
            (not left[seat], seat in outcome.winners, score)
            for seat, score in enumerate(outcome.scores)
        ]
    return [1 + sum([other > mine for other in worth]) for mine in worth]
