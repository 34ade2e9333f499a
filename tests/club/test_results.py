"""What is kept of a table that is over: points, places, who left, and whether it is rated."""

from random import Random
from typing import Any

from tilewright.catalog import make_game
from tilewright.club.results import GameResult, result_of
from tilewright.core.playing import legal_actions
from tilewright.tables.commands import End
from tilewright.tables.creation import started
from tilewright.tables.decisions import Sender, rows_of
from tilewright.tables.rows import AnyEvent, Ended, Played, Replaced, Resigned, Row
from tilewright.tables.setup import SeatSetup, Setup
from tilewright.tables.table import Table

PERSON = SeatSetup("person", "Ana", None, "a" * 64)
OTHER = SeatSetup("person", "Ben", None, "b" * 64)
THIRD = SeatSetup("person", "Cleo", None, "c" * 64)
BOT = SeatSetup("bot", "skilled", "skilled", None)


def table(*seats: SeatSetup, **more: Any) -> Table:
    """A new table of Azul, rated unless told otherwise."""
    game = make_game("azul", {"seats": str(len(seats)), "wall": "coloured", "first": "1"})
    setup = {
        "id": "t",
        "game": "azul",
        "options": dict(game.options),
        "seats": list(seats),
        "clock": None,
        "public": False,
        "confirm": False,
        "hints": False,
        "seed": "5",
        "made": 1_000,
        "rules": "1",
        "rated": True,
        **more,
    }
    return started(Setup(**setup))


def after(before: Table, *events: AnyEvent) -> Table:
    """The table after events, each a second later."""
    for event in events:
        row = Row(before.version + 1, event, None, before.changed + 1_000)
        before = before.after([row])
        before = before.after(before.owed(before.changed))
    return before


def played(before: Table, most: int = 10_000) -> Table:
    """The table after random moves, to its end if there may be so many."""
    rng = Random(3)
    while before.status == "playing" and most:
        action = rng.choice(legal_actions(before.game, before.state))
        before = after(before, Played(before.turn, str(action)))
        most -= 1
    return before


def result(over: Table) -> GameResult:
    found = result_of(over)
    assert found is not None
    return found


def test_a_finished_game_has_points_and_places() -> None:
    over = played(table(PERSON, BOT))
    found = result(over)
    outcome = over.game.outcome(over.state)
    assert outcome is not None
    assert (found.how, found.rated, found.ended) == ("finished", True, over.changed)
    assert [seat.points for seat in found.seats] == list(outcome.scores)
    winners = [seat.seat for seat in found.seats if seat.place == 1]
    assert winners == list(outcome.winners)
    assert [(seat.key, seat.level) for seat in found.seats] == [("a" * 64, None), (None, "skilled")]


def test_who_resigns_or_runs_out_of_time_is_last() -> None:
    begun = played(table(PERSON, OTHER), 4)
    for event in (Resigned(0), Ended(0, "time")):
        found = result(after(begun, event))
        assert [seat.place for seat in found.seats] == [2, 1]
        assert [seat.points for seat in found.seats] == [None, None]
        assert found.rated


def ended_by(before: Table, seat: SeatSetup, *absent: int) -> Table:
    """The table after somebody has ended it while others are absent."""
    sender = Sender(seat.key, absent, "")
    return before.after(rows_of(before, sender, End("e", before.version), before.changed))


def test_who_is_absent_in_their_turn_is_last_when_the_others_end_it() -> None:
    begun = played(table(PERSON, OTHER, THIRD), 4)
    turn = begun.turn
    assert turn is not None
    there = [each for seat, each in enumerate((PERSON, OTHER, THIRD)) if seat != turn]
    found = result(ended_by(begun, there[0], turn))
    assert (found.how, found.rated) == ("time", True)
    assert [seat.place for seat in found.seats] == [3 if each == turn else 1 for each in range(3)]


def test_who_ends_a_game_against_a_bot_has_lost_it() -> None:
    found = result(ended_by(played(table(PERSON, BOT), 4), PERSON))
    assert (found.how, found.rated) == ("resigned", True)
    assert [seat.place for seat in found.seats] == [2, 1]


def test_the_result_of_a_contest_that_is_not_rated_is_told_and_changes_no_rating() -> None:
    begun = played(table(PERSON, BOT, rated=False, contest=True), 4)
    found = result(ended_by(begun, PERSON))
    assert not found.rated
    assert [seat.place for seat in found.seats] == [2, 1]


def test_who_left_is_behind_all_others_under_their_own_name() -> None:
    begun = played(table(PERSON, OTHER, THIRD), 4)
    found = result(played(after(begun, Resigned(0, "skilled"))))
    left = found.seats[0]
    assert (left.place, left.has_left, left.name, left.level) == (3, True, "Ana", None)
    assert {seat.place for seat in found.seats[1:]} <= {1, 2}
    replaced = result(played(after(begun, Replaced(1, "skilled"))))
    assert replaced.seats[1].place == 3


def test_a_game_that_nobody_has_won_has_no_places_and_is_casual() -> None:
    found = result(after(played(table(PERSON, OTHER), 4), Ended(None, "expired")))
    assert [seat.place for seat in found.seats] == [None, None]
    assert not found.rated


def test_a_table_at_which_nobody_has_decided_anything_has_no_result() -> None:
    assert result_of(after(table(PERSON, OTHER), Resigned(0))) is None
    assert result_of(table(PERSON, OTHER)) is None


def test_hints_and_several_seats_in_one_hand_make_a_game_casual() -> None:
    assert not result(played(table(PERSON, OTHER, hints=True))).rated
    assert not result(played(table(PERSON, PERSON))).rated
    assert not result(played(table(PERSON, OTHER, rated=False))).rated
