"""The story of a game for people: log lines, points with their reasons, how it ended."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tilewright.bots.roster import short_name
from tilewright.cli.console import readable
from tilewright.core.effects import Scored, scores_in
from tilewright.core.game import AnyGame
from tilewright.core.record import Record
from tilewright.core.seat import Seat
from tilewright.core.words import listed, say, sentence
from tilewright.tables.messages import Result, SeatView
from tilewright.tables.sentences import result_told

LONGEST_NAME = 20


class Step(NamedTuple):
    """A move of a game: who acted, what it says in the log, and the points it brought."""

    number: int  # from 1
    actor: Seat | None  # None: chance
    action: str
    line: str
    points: tuple[Scored, ...]


def step_of(
    game: AnyGame, state: Any, action: Any, number: int, names: Sequence[str], seat: Seat | None
) -> Step:
    """What an action, taken in that state, tells a seat or a spectator."""
    actor = game.actor(state)
    return Step(
        number,
        actor if isinstance(actor, int) else None,
        game.shown(state, action, seat),
        say(game.story(state, action, seat, names)),
        scores_in(game.effects(state, action)),
    )


def steps_of(record: Record, names: Sequence[str]) -> Iterator[Step]:
    """Every move of a record, as spectators see it."""
    state = record.game.start()
    for number, move in enumerate(record.moves, 1):
        yield step_of(record.game, state, move.action, number, names, None)
        state = record.game.apply(state, move.action)


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


def points_lines(points: Sequence[Scored], names: Sequence[str]) -> Iterator[str]:
    """Each point with its reason, under the name of who gained or lost it."""
    width = max(map(len, names))
    last: Seat | None = None
    for each in points:
        name = "" if each.seat == last else names[each.seat]
        last = each.seat
        yield f"{name.ljust(width)}  {say(each.why)}"


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
