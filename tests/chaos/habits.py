"""What a program does at its table: mostly what scores at once, now and then anything."""

from typing import TYPE_CHECKING

from tilewright.tables.commands import (
    Act,
    Agree,
    Back,
    Changes,
    Confirm,
    Decline,
    End,
    Rematch,
    Resign,
    Sit,
)
from tilewright.tables.messages import View

if TYPE_CHECKING:
    from tests.chaos.player import Player

# How often a program does something other than what scores most at once, takes a move back, asks
# for one to be taken back that is not its own any more, and declines what is offered.
FANCY, TAKE_BACK, ASK_BACK, DECLINE = 0.2, 0.15, 0.03, 0.3


def decision(player: "Player") -> Changes | None:
    """The next command; None if there is nothing to do for now."""
    view, version = player.view, player.version
    if view is None or version is None or version < player.needed:
        return None
    if view.status == "over":
        return _after_the_end(player, view, version)
    new_id = player.party.evening.notes.new_id
    seats = [view.seats[seat] for seat in player.seats]
    if any(seat.kind == "open" for seat in seats):
        return Sit(new_id(), version, f"Program {player.seats[0] + 1}")
    if player.party.is_abandoned:
        return End(new_id(), version)
    if view.status == "waiting":
        return None
    if player.party.evening.resigns:
        return Resign(new_id(), version, player.seats[0])
    return _in_play(player, view, version)


def _in_play(player: "Player", view: View, version: int) -> Changes | None:
    rng, new_id = player.rng, player.party.evening.notes.new_id
    may_take_back = player.party.kind.takes_back and not player.party.evening.hurry.is_set()
    if view.offer is not None and set(view.offer.waiting) & set(player.seats):
        return (Decline if rng.random() < DECLINE else Agree)(new_id(), version)
    if view.turn not in player.seats:
        asks = may_take_back and view.offer is None and rng.random() < ASK_BACK
        return Back(new_id(), version) if asks else None
    if may_take_back and view.free and rng.random() < TAKE_BACK:
        return Back(new_id(), version)
    if view.confirming:
        return Confirm(new_id(), version)
    if not view.legal:  # of a moment that is past: more is to come
        return None
    if rng.random() < FANCY:
        choice = rng.choice(view.legal)
    else:
        most = max(choice.points for choice in view.legal)
        choice = rng.choice([choice for choice in view.legal if choice.points == most])
    return Act(new_id(), version, choice.action)


def _after_the_end(player: "Player", view: View, version: int) -> Changes | None:
    """Play once more, if the party does; otherwise go home."""
    party, new_id = player.party, player.party.evening.notes.new_id
    if not party.goes_on(player.table):
        player.is_done = True
    elif view.rematch is not None:
        party.evening.notes.tables.add(view.rematch)
        player.move_on(view.rematch)
    elif view.offer is None:
        return Rematch(new_id(), version)
    elif set(view.offer.waiting) & set(player.seats):
        return Agree(new_id(), version)
    return None
