"""What a command comes to: the rows it would add to a table, or why it is denied."""

from collections.abc import Collection, Sequence
from functools import singledispatch
from typing import Any, NamedTuple

from tilewright.core.errors import NotationError
from tilewright.core.seat import Seat
from tilewright.tables.commands import (
    Act,
    Agree,
    Back,
    Change,
    Changes,
    Confirm,
    Decline,
    End,
    Rematch,
    Replace,
    Resign,
    Sit,
)
from tilewright.tables.levels import check_level, stand_in
from tilewright.tables.names import check_name, normal
from tilewright.tables.parts import Made
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import (
    Agreed,
    AnyEvent,
    Confirmed,
    Continued,
    Declined,
    Ended,
    Offered,
    Played,
    Replaced,
    Resigned,
    Row,
    Seated,
    TakenBack,
)
from tilewright.tables.table import Table

MOST_ROWS = 2_000  # of a table, where no setting says another number


class Sender(NamedTuple):
    """Who sends a command, and what the table can't know by itself."""

    key: str | None  # the hash of their token; None: a spectator
    absent: Collection[int]  # the seats that the others need not wait for
    next_id: str  # for the table of a rematch
    most_rows: int = MOST_ROWS  # of a table


def command_key(table: Table, key: str | None, command: str) -> str:
    """A command's id with whose it is, so that nobody's id meets another's: `0:c17`."""
    seats = table.keyed(key)
    return f"{seats[0] if seats else '-'}:{command}"


def rows_of(table: Table, sender: Sender, command: Changes, now: int) -> list[Row]:
    """The rows that a command adds; raises Denied and changes nothing.

    Whether the command is a repeated one must have been asked before.
    """
    if not table.keyed(sender.key):
        raise Denied("not-your-seat")
    if command.version != table.version:
        raise Denied("stale", version=table.version)
    found = _events(command, table, sender)
    mark = command_key(table, sender.key, command.id)
    marks = [mark, *[None] * (len(found) - 1)]
    return [
        Row(number, event, mark, now)
        for number, (event, mark) in enumerate(zip(found, marks, strict=True), table.version + 1)
    ]


def completed(table: Table, rows: Sequence[Row], now: int, most_rows: int) -> Table:
    """The table after rows, what chance does then, and its end if it has become too long."""
    table = table.after(rows)
    if owed := table.owed(now):
        table = table.after(owed)
    if table.status == "playing" and table.version >= most_rows:
        table = table.after([Row(table.version + 1, Ended(None, "ended"), None, now)])
    return table


def claimed(table: Table, name: str, key: str) -> Seated:
    """Somebody takes the first open seat of a public table for good; raises Denied."""
    if not table.setup.public:
        raise Denied("not-your-seat")
    if table.status == "over":
        raise Denied("over")
    open_seats = [seat for seat, each in enumerate(table.sittings) if each.kind == "open"]
    if not open_seats:
        raise Denied("seat-taken")
    return _sitting_down(table, open_seats[0], name, key)


@singledispatch
def _events(command: Change, table: Table, sender: Sender) -> list[AnyEvent]:
    """What a command asks for."""
    raise TypeError(f"{command!r} changes no table")


@_events.register
def _sit(command: Sit, table: Table, sender: Sender) -> list[AnyEvent]:
    seats = [
        seat
        for seat in table.keyed(sender.key)
        if table.sittings[seat].kind != "person" and not table.sittings[seat].has_resigned
    ]
    if table.status == "over":
        raise Denied("over")
    if not seats:
        raise Denied("seat-taken")
    return [_sitting_down(table, seats[0], command.name, None)]


def _sitting_down(table: Table, seat: int, name: str, key: str | None) -> Seated:
    """Somebody sits down on a seat, for good if with a key; raises Denied for a bad name."""
    others = [each.name for number, each in enumerate(table.sittings) if number != seat]
    kept = normal(name)
    check_name(kept, others)
    return Seated(seat, kept, key)


def _seat_in_turn(table: Table, sender: Sender) -> int:
    """The sender's seat, if it is its turn."""
    _check_playing(table)
    turn = table.turn
    if not table.held(sender.key):
        raise Denied("not-your-seat")
    if turn is None or turn not in table.held(sender.key):
        raise Denied("not-your-turn")
    return turn


def _check_playing(table: Table) -> None:
    if table.status == "over":
        raise Denied("over")
    if table.status == "waiting":
        raise Denied("not-started")


@_events.register
def _act(command: Act, table: Table, sender: Sender) -> list[AnyEvent]:
    seat = _seat_in_turn(table, sender)
    if table.is_confirming:
        raise Denied("unconfirmed")
    action = legal_action(table, Seat(seat), command.action)
    return [Played(seat, str(action))]


def legal_action(table: Table, seat: Seat, text: str) -> Any:
    """The action that a seat named; raises Denied if it can't be read or the rules refuse it."""
    try:
        action = table.game.notation.parse_action(text)
    except NotationError as error:
        raise Denied("notation", action=text, at=error.at + 1, why=error.problem) from error
    if table.game.refusal(table.state, action) is None:
        return action
    refusal = table.game.refusal(imagined(table, seat), action)
    assert refusal is not None
    raise Denied("illegal", refusal.rule, action=text, why=refusal)


def imagined(table: Table, seat: Seat | None) -> Any:
    """A state that looks like the true one to that seat; what is said of it can't give it away."""
    return table.game.telling.imagined(table.state, seat)


@_events.register
def _confirm(command: Confirm, table: Table, sender: Sender) -> list[AnyEvent]:
    seat = _seat_in_turn(table, sender)
    if len(table.moves) <= table.confirmed or not table.setup.confirm:
        raise Denied("nothing-to-confirm")
    return [Confirmed(seat)]


@_events.register
def _back(command: Back, table: Table, sender: Sender) -> list[AnyEvent]:
    _check_playing(table)
    held = table.held(sender.key)
    if not held:
        raise Denied("not-your-seat")
    own = [number for number, move in enumerate(table.moves) if move.seat in held]
    left = command.moves if command.moves is not None else max(own, default=-1)
    if left not in own:
        raise Denied("nothing-to-take-back")
    if table.version >= sender.most_rows // 2:
        raise Denied("too-long")
    undone = table.moves[left:]
    seat = undone[0].seat
    assert seat is not None  # it is one of their own
    _check_secrets(table, undone)
    _check_away(table, left)
    is_free = left >= table.confirmed and all([move.seat in held for move in undone])
    if table.setup.counts and not is_free:
        raise Denied("no-take-back")
    if is_free or not table.others(sender.key):
        return [TakenBack(seat, left)]
    if table.proposal is not None:
        raise Denied("offer-made")
    return [Offered(seat, "back", left)]


def _check_secrets(table: Table, undone: list[Made]) -> None:
    """What somebody has seen alone can't be taken back."""
    for move in undone:
        if move.is_secret:
            raise Denied("secret-seen", move.lines[None].story.rule)


def _check_away(table: Table, left: int) -> None:
    """Who was replaced and may come back is not asked, so what they left stays as it is.

    Nor is a deal taken back, for who has seen it would know what comes.
    """
    away = [each.left_at for each in table.sittings if each.left_at is not None]
    is_dealt = any([move.seat is None for move in table.moves[left:]])
    if away and (left < max(away) or is_dealt):
        raise Denied("player-away")


@_events.register
def _agree(command: Agree, table: Table, sender: Sender) -> list[AnyEvent]:
    proposal = table.proposal
    waiting = waited_for(table)
    if proposal is None:
        raise Denied("no-offer")
    own = [seat for seat in waiting if table.sittings[seat].key == sender.key]
    if not own:
        raise Denied("offer-made")
    agreed = Agreed(own[0])
    if len(waiting) > 1:
        return [agreed]
    if proposal.kind == "rematch":
        return [agreed, Continued(sender.next_id)]
    assert proposal.moves is not None
    if table.setup.counts:
        raise Denied("no-take-back")
    return [agreed, TakenBack(proposal.seat, proposal.moves)]


def waited_for(table: Table) -> list[int]:
    """The seats whose word to the offer is still missing, one for each person."""
    proposal = table.proposal
    if proposal is None:
        return []
    asked = table.others(table.sittings[proposal.seat].key)
    return [seat for seat in asked if (table.sittings[seat].key or "") not in proposal.agreed]


@_events.register
def _decline(command: Decline, table: Table, sender: Sender) -> list[AnyEvent]:
    held = table.held(sender.key)
    if not held:
        raise Denied("not-your-seat")
    if table.proposal is None:
        raise Denied("no-offer")
    return [Declined(held[0])]


@_events.register
def _resign(command: Resign, table: Table, sender: Sender) -> list[AnyEvent]:
    _check_playing(table)
    held = table.held(sender.key)
    seat = command.seat if command.seat is not None else held[0] if len(held) == 1 else None
    if seat is None or seat not in held:
        raise Denied("not-your-seat")
    plays_on = table.game.seats > 2 and table.others(sender.key)
    return [Resigned(seat, stand_in() if plays_on else None)]


def decides_by_clock(table: Table) -> bool:
    """Is it the clock that says when somebody has been away for too long?

    Where the game counts nobody gets rid of it by ending it, and in a game of days everybody is
    away most of the time.
    """
    clock = table.setup.clock
    return clock is not None and (table.setup.counts or clock.per_turn)


@_events.register
def _replace(command: Replace, table: Table, sender: Sender) -> list[AnyEvent]:
    _check_playing(table)
    if not table.held(sender.key):
        raise Denied("not-your-seat")
    check_level(command.level)
    is_waited_for = command.seat not in sender.absent or decides_by_clock(table)
    if table.setup.counts or is_waited_for or command.seat in table.keyed(sender.key):
        raise Denied("not-absent")
    return [Replaced(command.seat, command.level)]


@_events.register
def _end(command: End, table: Table, sender: Sender) -> list[AnyEvent]:
    if table.status == "over":
        raise Denied("over")
    if not table.held(sender.key):
        raise Denied("not-your-seat")
    if table.setup.counts and table.status == "playing":
        return [_counted_end(table, sender)]
    others = table.others(sender.key)
    away = set(sender.absent) - set(table.held(sender.key))
    may_end = table.status == "waiting" or not others or (away and not decides_by_clock(table))
    if not may_end:
        raise Denied("not-absent")
    return [Ended(None, "ended")]


def _counted_end(table: Table, sender: Sender) -> Resigned | Ended:
    """The end of a game that counts: somebody loses it, unless a bot does not answer."""
    held = table.held(sender.key)
    away = set(sender.absent) - set(held)
    turn = table.turn
    if turn in away and turn == table.bot_in_turn:
        return Ended(None, "ended")
    if not table.others(sender.key):
        return Resigned(held[0], None)
    if turn not in away or decides_by_clock(table):
        raise Denied("not-absent")
    return Ended(turn, "time")


@_events.register
def _rematch(command: Rematch, table: Table, sender: Sender) -> list[AnyEvent]:
    held = table.held(sender.key)
    if not held:
        raise Denied("not-your-seat")
    if table.status != "over":
        raise Denied("not-over")
    if table.rematch is not None:
        raise Denied("offer-made")
    if table.proposal is not None:
        return _agree(Agree(command.id, command.version), table, sender)
    if not table.others(sender.key):
        return [Continued(sender.next_id)]
    if table.version >= sender.most_rows:
        raise Denied("too-long")
    return [Offered(held[0], "rematch")]
