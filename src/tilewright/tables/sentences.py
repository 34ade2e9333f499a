"""Sentences from messages, for who reads them: in a language, with names, and with "you"."""

from collections.abc import Sequence

from tilewright.core.words import Parameter, Reason, addressed, listed, named, reason, say
from tilewright.tables.messages import Result, Said, SeatView
from tilewright.tables.players import names_of


def told(said: Said, seats: Sequence[SeatView], own_seat: int | None, language: str = "en") -> str:
    """What a message says, to the player of a seat or, if None, to anybody.

    >>> from tilewright.tables.messages import Said, SeatView
    >>> seats = [SeatView(0, "person", "Ana"), SeatView(1, "bot", "skilled", "skilled")]
    >>> starts = Said("log-first", {"seat": 1}, "AZ-1.6")
    >>> told(starts, seats, None), told(starts, seats, 1), told(starts, seats, None, "pt-PT")
    ('skilled starts', 'You start', 'hábil começa')
    """
    return say(addressed(_reason(said, names_of(seats, language)), own_seat), language)


def _reason(said: Said, names: Sequence[str]) -> Reason:
    """A message as a reason that names the player of the seat that it is about."""
    parameters: dict[str, Parameter] = {
        name: _reason(value, names) if isinstance(value, Said) else value
        for name, value in said.parameters.items()
    }
    return named(Reason(said.rule, said.message, parameters), names)


def result_told(
    result: Result,
    game: str,
    seats: Sequence[SeatView],
    own_seat: int | None,
    language: str = "en",
) -> str:
    """How a game ended, to the player of a seat or, if None, to anybody."""
    names = names_of(seats, language)
    if result.scores is None:
        about: dict[str, Parameter] = {}
        if result.seat is not None:
            about = {"seat": result.seat, "player": names[result.seat]}
        ended = reason("", f"table-over-{result.how}", **about, why=result.why)
        return say(addressed(ended, own_seat), language)
    winners = result.winners
    points = result.scores[winners[0]]
    won: dict[str, Parameter] = {
        "winners": listed([names[seat] for seat in winners]),
        "you": "yes" if own_seat in winners else "no",
        "points": points,
    }
    if result.scores.count(points) > len(winners):
        return say(reason("", "table-won-tie", **won, game=game), language)
    others = listed([names[seat] for seat in winners if seat != own_seat])
    return say(reason("", "table-won", **won, others=others, count=len(winners)), language)
