"""A table: begun, played, confirmed, taken back, left, ended, played again; all from its log."""

from collections.abc import Sequence
from random import Random

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import MADE, NEXT_TABLE, Growing, essence, setup_of
from tilewright.catalog import read_record
from tilewright.core.record import write_record
from tilewright.core.rules import CHANCE
from tilewright.tables import views
from tilewright.tables.commands import (
    Agree,
    Back,
    Change,
    Confirm,
    Decline,
    End,
    Rematch,
    Replace,
    Resign,
    Sit,
)
from tilewright.tables.records import record_of
from tilewright.tables.refusals import Denied
from tilewright.tables.rows import Confirmed, Early, Ended, Played, Resumed, Row
from tilewright.tables.table import Table

TWO = ("person", "person")
THREE = ("person", "person", "person")
GAMES = ("azul", "duel")


def refusal(growing: Growing, key: str | None, kind: type[Change], **fields: object) -> str:
    """The code with which a command is denied; nothing has changed."""
    before = essence(growing.table)
    with pytest.raises(Denied) as denied:
        growing.send(key, kind, **fields)
    assert essence(growing.table) == before
    return denied.value.code


# It begins


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_everybody_there_is_dealt_at_once(game: str) -> None:
    growing = Growing(setup_of(game, TWO))
    assert growing.table.status == "playing"
    assert all(row.event.seat is None and isinstance(row.event, Played) for row in growing.rows)
    assert growing.table.turn is not None
    assert growing.table.free == 0


@pytest.mark.parametrize("kinds", [("person", "open"), ("open", "open"), ("bot", "open")])
def test_a_table_waits_until_the_last_open_seat_is_taken(kinds: Sequence[str]) -> None:
    growing = Growing(setup_of("azul", kinds))
    for seat, kind in enumerate(kinds):
        if kind == "open":
            assert growing.table.status == "waiting"
            assert growing.table.turn is None
            growing.send(f"key{seat}", Sit, name=f"Guest {seat}")
            assert growing.table.sittings[seat].name == f"Guest {seat}"
    assert growing.table.status == "playing"
    assert growing.table.moves


def test_chance_follows_from_the_seed_alone() -> None:
    def played(seed: str) -> list[str]:
        growing = Growing(setup_of("duel", TWO, seed=seed))
        for _ in range(12):
            growing.act()
        return [str(row.event) for row in growing.rows]

    assert played("one") == played("one")
    assert played("one") != played("other")


def test_the_log_holds_the_decision_and_what_chance_did_after_it() -> None:
    growing = Growing(setup_of("azul", TWO))
    while len(rows := growing.act()) == 1:
        pass
    assert [row.event.seat is None for row in rows] == [False, True]
    assert rows[0].command is not None
    assert rows[1].command is None
    assert [row.version for row in growing.rows] == list(range(1, growing.table.version + 1))


# Confirming


def test_with_confirm_nothing_goes_on_before_it() -> None:
    growing = Growing(setup_of("azul", TWO, confirm=True))
    turn = growing.table.turn
    before = essence(growing.table)[2]
    growing.act()
    assert growing.table.is_confirming
    assert (growing.table.turn, growing.table.free) == (turn, 1)
    assert turn is not None
    other = growing.key(1 - turn)
    assert refusal(growing, other, Confirm) == "not-your-turn"
    assert refusal(growing, growing.key(turn), Back, moves=0) == "nothing-to-take-back"
    growing.send(growing.key(turn), Back)
    assert (essence(growing.table)[2], growing.table.turn) == (before, turn)
    growing.act()
    growing.send(growing.key(turn), Confirm)
    assert growing.table.turn == 1 - turn
    assert refusal(growing, growing.key(turn), Confirm) == "not-your-turn"
    assert refusal(growing, other, Confirm) == "nothing-to-confirm"


def test_with_confirm_the_deal_waits_for_the_last_word_of_the_round() -> None:
    growing = Growing(setup_of("azul", TWO, confirm=True))
    while True:
        seat = growing.table.turn
        assert seat is not None
        growing.act()
        if growing.table.game.actor(growing.table.state) is CHANCE:
            break
        growing.send(growing.key(seat), Confirm)
    assert growing.table.is_confirming
    assert growing.table.owed(growing.now) == []
    dealt = growing.send(growing.key(seat), Confirm)
    assert [type(row.event) for row in dealt] == [Confirmed, Played]


def test_a_bot_that_takes_over_confirms_what_was_left() -> None:
    growing = Growing(setup_of("azul", TWO, confirm=True))
    turn = growing.table.turn
    assert turn is not None
    growing.act()
    growing.absent = {turn}
    growing.send(growing.key(1 - turn), Replace, seat=turn, level="random")
    assert not growing.table.is_confirming
    assert growing.table.turn == 1 - turn


# Taking back


def mid_turn(growing: Growing) -> int:
    """Play until a seat has made a decision and decides again at once, freely; that seat."""
    rng = Random(1)
    while growing.table.status == "playing":
        if growing.table.free:
            turn = growing.table.turn
            assert turn is not None
            return turn
        growing.act(rng.choice(growing.legal()))
    raise AssertionError("no turn had several decisions")


def test_a_decision_in_the_middle_of_a_turn_is_taken_back_freely() -> None:
    growing = Growing(setup_of("duel", TWO))
    seat = mid_turn(growing)
    left = len(growing.table.moves) - growing.table.free
    state = growing.table.moves[left].before
    growing.send(growing.key(seat), Back, moves=left)
    assert (growing.table.state, growing.table.turn, growing.table.free) == (state, seat, 0)


@pytest.mark.parametrize("kinds", [TWO, THREE])
def test_what_others_have_seen_is_taken_back_when_all_agree(kinds: Sequence[str]) -> None:
    growing = Growing(setup_of("azul", kinds))
    first = growing.table.turn
    assert first is not None
    state, moves = growing.table.state, len(growing.table.moves)
    growing.act()
    growing.send(growing.key(first), Back)
    assert growing.table.proposal is not None
    assert refusal(growing, growing.key(first), Agree) == "offer-made"
    assert refusal(growing, growing.key(first), Back) == "offer-made"
    others = [seat for seat in range(len(kinds)) if seat != first]
    for seat in others:
        assert growing.table.state != state
        growing.send(growing.key(seat), Agree)
    assert (growing.table.state, len(growing.table.moves)) == (state, moves)
    assert growing.table.turn == first


@pytest.mark.parametrize("who", [0, 1])
def test_an_offer_is_declined_or_withdrawn(who: int) -> None:
    growing = Growing(setup_of("azul", TWO))
    first = growing.table.turn
    assert first is not None
    growing.act()
    growing.send(growing.key(first), Back)
    growing.send(growing.key(who), Decline)
    assert growing.table.proposal is None
    assert refusal(growing, growing.key(1 - first), Agree) == "no-offer"


def test_an_offer_lapses_when_the_game_goes_on() -> None:
    growing = Growing(setup_of("azul", TWO))
    first = growing.table.turn
    assert first is not None
    growing.act()
    growing.send(growing.key(first), Back)
    growing.act()
    assert growing.table.proposal is None


def test_among_bots_nobody_need_be_asked() -> None:
    growing = Growing(setup_of("azul", ("person", "bot")))
    while growing.table.turn != 0:
        growing.act()
    moves = len(growing.table.moves)
    growing.act()
    growing.act()
    growing.send("key0", Back)
    assert (len(growing.table.moves), growing.table.turn) == (moves, 0)


def test_a_shared_device_takes_back_across_its_seats() -> None:
    growing = Growing(setup_of("azul", ("shared", "shared")))
    moves = len(growing.table.moves)
    growing.act()
    growing.act()
    growing.send("shared", Back, moves=moves)
    assert len(growing.table.moves) == moves


def glimpse(kinds: Sequence[str] = TWO) -> tuple[Growing, int]:
    """A table of Duel where a seat has just looked at plates alone; the seat."""
    growing = Growing(setup_of("duel", kinds))
    rng = Random(3)
    while growing.table.status == "playing":
        legal = growing.legal()
        draws = [text for text in legal if text == "P+"]
        rows = growing.act(draws[0] if draws else rng.choice(legal))
        if any(growing.table.moves[-n - 1].is_secret for n in range(len(rows))):
            seat = growing.table.turn
            assert seat is not None
            return growing, seat
    raise AssertionError("nobody drew plates")


@pytest.mark.parametrize("kinds", [TWO, ("shared", "shared")])
def test_du_4_3_what_was_seen_alone_is_never_taken_back(kinds: Sequence[str]) -> None:
    growing, seat = glimpse(kinds)
    assert growing.table.free == 0
    moves = [number for number, move in enumerate(growing.table.moves) if move.seat == seat]
    for left in moves:
        assert refusal(growing, growing.key(seat), Back, moves=left) == "secret-seen"


def test_du_4_3_the_other_cannot_take_it_back_either() -> None:
    growing, seat = glimpse()
    own = [number for number, move in enumerate(growing.table.moves) if move.seat == 1 - seat]
    assert own
    with pytest.raises(Denied, match="secret-seen") as denied:
        growing.send(growing.key(1 - seat), Back)
    assert denied.value.rule.startswith("DU-4")


# Leaving, and the end


@pytest.mark.parametrize("game", GAMES)
def test_with_two_seats_who_resigns_has_lost(game: str) -> None:
    growing = Growing(setup_of(game, TWO))
    growing.act()
    growing.send("key1", Resign)
    ending = growing.table.ending
    assert ending is not None
    assert (ending.how, ending.seat) == ("resigned", 1)
    assert record_of(growing.table, "en").winners() == (0,)


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_a_bot_plays_on_and_the_last_person_ends_it(seats: int) -> None:
    growing = Growing(setup_of("azul", ["person"] * seats))
    for seat in range(seats - 1):
        growing.send(f"key{seat}", Resign)
        assert growing.table.status == "playing"
        assert growing.table.sittings[seat].kind == "bot"
    growing.send(f"key{seats - 1}", Resign)
    assert growing.table.status == "over"


def test_who_was_replaced_may_come_back() -> None:
    growing = Growing(setup_of("azul", TWO))
    assert refusal(growing, "key0", Replace, seat=1, level="random") == "not-absent"
    growing.absent = {1}
    assert refusal(growing, "key0", Replace, seat=1, level="nobody") == "option"
    growing.send("key0", Replace, seat=1, level="random")
    assert (growing.table.sittings[1].kind, growing.table.sittings[1].level) == ("bot", "random")
    assert growing.table.held("key1") == []
    growing.send("key1", Sit, name="Ben")
    assert (growing.table.sittings[1].kind, growing.table.held("key1")) == ("person", [1])


@pytest.mark.parametrize(
    ("kinds", "absent", "may"),
    [
        (TWO, (), False),
        (TWO, (1,), True),
        (("person", "bot"), (), True),
        (("person", "open"), (), True),
        (("shared", "shared"), (), True),
        (THREE, (2,), True),
    ],
)
def test_a_table_is_ended_when_nobody_is_left_or_somebody_is_absent(
    kinds: Sequence[str], absent: Sequence[int], may: bool
) -> None:
    growing = Growing(setup_of("azul", kinds))
    growing.absent = absent
    key = growing.key(0)
    if not may:
        assert refusal(growing, key, End) == "not-absent"
        return
    growing.send(key, End)
    assert growing.table.status == "over"
    assert refusal(growing, key, End) == "over"


# Once more


def test_a_rematch_is_offered_and_agreed() -> None:
    growing = Growing(setup_of("azul", TWO))
    assert refusal(growing, "key0", Rematch) == "not-over"
    growing.send("key1", Resign)
    growing.send("key0", Rematch)
    assert growing.table.proposal is not None
    assert refusal(growing, "key0", Rematch) == "offer-made"
    growing.send("key1", Rematch)
    assert growing.table.rematch == NEXT_TABLE
    assert refusal(growing, "key1", Rematch) == "offer-made"


def test_against_bots_a_rematch_needs_nobody() -> None:
    growing = Growing(setup_of("duel", ("person", "bot")))
    growing.send("key0", Resign)
    growing.send("key0", Rematch)
    assert growing.table.rematch == NEXT_TABLE


# The log is the truth


def test_a_row_that_does_not_follow_is_an_error() -> None:
    growing = Growing(setup_of("azul", TWO))
    with pytest.raises(ValueError, match="does not follow"):
        growing.table.apply(Row(1, Resumed(), None, MADE))


def played_out(game: str, kinds: Sequence[str], seed: int, confirm: bool) -> Growing:
    """A whole game of random decisions."""
    growing = Growing(setup_of(game, kinds, seed=str(seed), confirm=confirm))
    rng = Random(seed)
    while growing.table.status == "playing":
        seat = growing.table.turn
        assert seat is not None
        if growing.table.is_confirming:
            growing.send(growing.key(seat), Confirm)
        else:
            growing.now += rng.randrange(5_000)
            growing.act(rng.choice(growing.legal()))
    return growing


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize(("game", "seats"), [("azul", 2), ("azul", 3), ("azul", 4), ("duel", 2)])
def test_a_finished_game_is_its_log_and_its_record(game: str, seats: int, confirm: bool) -> None:
    growing = played_out(game, ["person"] * seats, seats, confirm)
    table = growing.table
    again = Table(table.setup, growing.rows)
    assert essence(again) == essence(table)
    record = read_record(write_record(record_of(table, "en")))
    assert record.outcome() == table.game.outcome(table.state)
    assert record.outcome() is not None
    assert record.tags["Player1"] == "Ana"


@pytest.mark.parametrize("how", ["resigned", "time", "ended", "expired", "failed"])
@pytest.mark.parametrize("game", GAMES)
def test_every_early_end_gives_a_record_that_can_be_read(game: str, how: Early) -> None:
    growing = Growing(setup_of(game, TWO))
    growing.act()
    if how == "resigned":
        growing.send("key1", Resign)
    else:
        seat = 1 if how in ("time", "failed") else None
        why = "It wrote “x”\nand died" if how == "failed" else ""
        row = Row(growing.table.version + 1, Ended(seat, how, why), None, MADE)
        growing.table = growing.table.after([row])
    assert growing.table.status == "over"
    record = read_record(write_record(record_of(growing.table, "en")))
    assert record.actions() == [made.action for made in growing.table.moves]
    assert record.winners() == ((0,) if how in ("resigned", "time", "failed") else ())
    assert essence(Table(growing.table.setup, growing.rows)) == essence(growing.table)


@pytest.mark.parametrize("how", ["resign", "end", "time", "expired"])
def test_a_game_that_ends_early_before_its_last_word_has_a_record(how: str) -> None:
    growing = Growing(setup_of("duel", TWO, confirm=True))
    while growing.table.game.actor(growing.table.state) is not None:
        seat = growing.table.turn
        assert seat is not None
        if growing.table.is_confirming:
            growing.send(growing.key(seat), Confirm)
        else:
            growing.act()
    growing.absent = {0, 1}
    if how in ("resign", "end"):
        growing.send("key0", Resign if how == "resign" else End)
    else:
        seat = growing.table.turn if how == "time" else None
        ended = Ended(seat, "time" if how == "time" else "expired")
        row = Row(growing.table.version + 1, ended, None, MADE)
        growing.table = growing.table.after([row])
    assert growing.table.status == "over"
    assert read_record(write_record(record_of(growing.table, "en"))).result()
    assert views.result(growing.table) is not None
    assert essence(Table(growing.table.setup, growing.rows)) == essence(growing.table)


def test_with_confirm_even_the_last_move_of_the_game_is_confirmed() -> None:
    growing = played_out("azul", TWO, 3, True)
    assert [type(row.event) for row in growing.rows[-2:]] == [Played, Confirmed]
    assert growing.table.game.outcome(growing.table.state) is not None


@pytest.mark.parametrize(
    ("kinds", "due"),
    [
        (("person", "open"), MADE + 100),
        (TWO, MADE + 900),
        (("bot", "bot"), MADE + 1_000),
    ],
)
def test_the_summary_says_when_to_look_after_a_table(kinds: Sequence[str], due: int) -> None:
    growing = Growing(setup_of("azul", kinds))
    summary = growing.table.summary(100, 900)
    assert (summary.due, summary.version) == (due, growing.table.version)


def test_a_table_that_is_over_is_never_due() -> None:
    growing = Growing(setup_of("azul", TWO))
    growing.send("key0", Resign)
    summary = growing.table.summary(100, 900)
    assert (summary.due, summary.status) == (None, "over")


def test_another_table_after_rows_leaves_this_one_as_it_is() -> None:
    growing = Growing(setup_of("azul", TWO))
    table = growing.table
    before = essence(table)
    growing.act()
    assert essence(table) == before
