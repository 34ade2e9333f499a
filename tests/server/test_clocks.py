"""Clocks: whose runs, what a turn adds, when a flag falls, and that a server's absence is free."""

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import MADE, Growing, essence, setup_of
from tilewright.tables import views
from tilewright.tables.clocks import Clocks
from tilewright.tables.commands import Back, ClockWanted, Confirm, Sit
from tilewright.tables.rows import Resumed, Row
from tilewright.tables.table import Table

TWO = ("person", "person")
CLOCK = ClockWanted(60, 5)


def test_without_a_clock_there_is_none() -> None:
    table = Growing(setup_of("azul", TWO)).table
    assert (table.clocks.left, table.clocks.flag(0), views.clock(table)) == ([], None, None)


def test_a_turn_costs_its_time_and_earns_the_increment() -> None:
    growing = Growing(setup_of("azul", TWO, clock=CLOCK))
    turn = growing.table.turn
    assert turn is not None
    assert growing.table.clocks.flag(turn) == MADE + 60_000
    growing.now += 20_000
    growing.act()
    assert growing.table.clocks.left[turn] == 45_000
    assert growing.table.clocks.left[1 - turn] == 60_000
    assert growing.table.running == 1 - turn
    assert growing.table.clocks.flag(1 - turn) == growing.now + 60_000


def test_while_the_table_waits_no_clock_runs() -> None:
    growing = Growing(setup_of("azul", ("person", "open"), clock=CLOCK))
    growing.now += 1_000_000
    assert growing.table.running is None
    growing.send("key1", Sit, name="Eve")
    assert growing.table.clocks.left == [60_000, 60_000]
    assert growing.table.clocks.flag(growing.table.running) == growing.now + 60_000


def test_a_bots_clock_does_not_run() -> None:
    growing = Growing(setup_of("azul", ("bot", "person"), clock=CLOCK))
    while growing.table.turn != 0:
        growing.act()
    left = growing.table.clocks.left[0]
    assert growing.table.running is None
    growing.now += 30_000
    growing.act()
    assert growing.table.clocks.left[0] >= left
    assert growing.table.running == 1


def test_until_a_turn_is_confirmed_its_clock_runs() -> None:
    growing = Growing(setup_of("azul", TWO, clock=CLOCK, confirm=True))
    turn = growing.table.turn
    assert turn is not None
    for kind in (None, Back, None):
        growing.now += 10_000
        if kind is None:
            growing.act()
        else:
            growing.send(growing.key(turn), kind)
        assert growing.table.running == turn
    assert growing.table.clocks.left[turn] == 30_000
    growing.send(growing.key(turn), Confirm)
    assert growing.table.clocks.left[turn] == 35_000


def test_while_the_server_was_away_no_clock_ran() -> None:
    growing = Growing(setup_of("azul", TWO, clock=CLOCK))
    growing.now += 10_000_000
    row = Row(growing.table.version + 1, Resumed(), None, growing.now)
    table = growing.table.after([row])
    assert table.clocks.left == [60_000, 60_000]
    assert table.clocks.flag(table.running) == growing.now + 60_000


def test_the_summary_is_due_when_the_flag_falls() -> None:
    growing = Growing(setup_of("azul", TWO, clock=CLOCK))
    assert growing.table.summary(1, 1).due == MADE + 60_000


def test_clocks_are_in_the_log() -> None:
    growing = Growing(setup_of("duel", TWO, clock=CLOCK))
    for _ in range(20):
        growing.now += 777
        growing.act()
    assert essence(Table(growing.table.setup, growing.rows)) == essence(growing.table)


def test_nobody_is_told_of_less_than_nothing() -> None:
    clocks = Clocks([-5, 10], 0, MADE)
    told = clocks.clock(0)
    assert told is not None
    assert told.left == [0, 10]


def test_time_does_not_run_backwards() -> None:
    growing = Growing(setup_of("azul", TWO, clock=CLOCK))
    turn = growing.table.turn
    assert turn is not None
    growing.now -= 5_000
    growing.act()
    assert growing.table.clocks.left[turn] == 65_000
    assert growing.table.clocks.at == MADE


def test_for_correspondence_everybody_has_the_whole_stock_again_at_each_turn() -> None:
    day = 86_400_000
    growing = Growing(setup_of("azul", TWO, clock=ClockWanted(3 * 86_400, per_turn=True)))
    turn = growing.table.turn
    assert turn is not None
    growing.now += 2 * day
    assert growing.table.clocks.flag(turn) == MADE + 3 * day
    growing.act()
    assert growing.table.clocks.left == [3 * day, 3 * day]
    assert growing.table.clocks.flag(1 - turn) == growing.now + 3 * day
