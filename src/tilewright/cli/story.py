"""The story of a game for people: log lines, points with their reasons, how it ended."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tilewright.bots.roster import short_name
from tilewright.cli.console import readable
from tilewright.core.effects import Scored, scores_in
from tilewright.core.record import Record
from tilewright.core.seat import Seat
from tilewright.core.words import listed, named, say, sentence
from tilewright.tables.messages import Result, SeatView
from tilewright.tables.sentences import result_told

LONGEST_NAME = 20


class Step(NamedTuple):
    """A move of a game: who acted, what it says in the log, and the points it brought."""

    actor: Seat | None  # None: chance
    action: str
    line: str
    points: tuple[Scored, ...]


def steps_of(record: Record, names: Sequence[str]) -> Iterator[Step]:
    """Every move of a record, as spectators see it."""
    game, state = record.game, record.start()
    for action in record.actions():
        actor = game.actor(state)
        line = game.telling.lines(state, action)[None]
        yield Step(
            actor if isinstance(actor, int) else None,
            line.action,
            say(named(line.story, names)),
            scores_in(game.effects(state, action)),
        )
        state = game.apply(state, action)


def names_of(record: Record) -> list[str]:
    """The players' names by seat, from the tags Player1, Player2 …; seats without one are numbered.

    A name that sits on several seats gets the seat's number.
    """
    numbers = range(1, record.game.seats + 1)
    tags = [record.tags.get(f"Player{number}", f"Player {number}") for number in numbers]
    found = [readable(short_name(name))[:LONGEST_NAME] for name in tags]
    return [
        name if found.count(name) == 1 else f"{name} {number}"
        for number, name in zip(numbers, found, strict=True)
    ]


def points_lines(reasons: Iterable[tuple[int, str]], names: Sequence[str]) -> Iterator[str]:
    """The reasons of points, each under the name of the seat that gained or lost them."""
    width = max(map(len, names))
    last = None
    for seat, why in reasons:
        yield f"{'' if seat == last else names[seat]:{width}}  {why}"
        last = seat


def end_line(record: Record, names: Sequence[str]) -> str:
    """How a game ended: who won it, who forfeited it and why, or that it has no end."""
    outcome = record.outcome()
    if outcome is not None:
        result = Result("finished", list(outcome.winners), list(outcome.scores), None, "")
        seats = [SeatView(seat, "person", name) for seat, name in enumerate(names)]
        return result_told(result, record.game.name, seats, None)
    if record.forfeit is not None:
        player, why = names[record.forfeit.seat], readable(record.forfeit.reason)
        winners = listed([names[seat] for seat in record.winners()])
        count = len(record.winners())
        return sentence("say-forfeit", player=player, why=why, winners=winners, count=count)
    return sentence("say-broken-off" if record.broken_off else "say-in-progress")


def sources(points: Sequence[Scored], seats: int) -> dict[str, list[int]]:
    """All the points of a game by what they came from: their kind, and a sum for each seat.

    What gave no points is no source.
    """
    found: dict[str, list[int]] = {}
    for each in points:
        if each.points:
            found.setdefault(each.kind, [0] * seats)[each.seat] += each.points
    return found


def source_name(kind: str) -> str:
    """What a source of points is called: `tile` is `Tiles placed`."""
    return sentence(f"say-source-{kind}")


def signed(points: int) -> str:
    """Points with their sign, as score lines write them."""
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
