"""A visit to a table of known luck, without a socket: only choices, and taking them back."""

import io
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, cast

import pytest
from rich.console import Console

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.cli.keyboard import Keyboard
from tilewright.cli.online.client import Client, News
from tilewright.cli.online.visit import Visit
from tilewright.core.playing import legal_actions
from tilewright.tables.commands import Change
from tilewright.tables.decisions import Sender, rows_of
from tilewright.tables.refusals import Denied, refused
from tilewright.tables.setup import SeatSetup, Setup
from tilewright.tables.table import Table
from tilewright.tables.views import Attendance, Telling, Viewer, snapshot

KEY = "key"
PEOPLE = [SeatSetup("person", name, None, KEY) for name in ("Anna", "Ben")]


class Wire:
    """Stands for a client: what is sent is done at once at a table of this process."""

    wake = -1

    def __init__(self, seed: str) -> None:
        setup = Setup("a" * 12, "azul", {"first": "1"}, PEOPLE, None, False, False, False, seed, 0)
        table = Table(setup)
        self.table = table.after(table.owed(0))
        self._viewer = Viewer(KEY)
        self._news: list[News] = [snapshot(self.table, self._viewer, Attendance([], 0), 60)]

    def news(self) -> Iterator[News]:
        while self._news:
            yield self._news.pop(0)

    def send(self, command: Any) -> None:
        if not isinstance(command, Change):
            return
        try:
            rows = rows_of(self.table, Sender(KEY, (), ""), cast(Any, command), 0)
        except Denied as denied:
            version = self.table.version
            self._news.append(refused(denied.code, "en", denied.rule, command.id, version))
            return
        rows += self.table.after(rows).owed(0)
        self.table = self.table.after(rows)
        telling = Telling(self.table)
        self._news += [telling.event(row.version, self._viewer) for row in rows]


class Typist:
    """Stands for a keyboard: what is typed comes from a function."""

    is_terminal = False

    def __init__(self, answer: Callable[[], str]) -> None:
        self._answer = answer

    def ask_unless(self, other: int, prompt: str) -> str:
        return self._answer()

    def offer(self, words: Sequence[str]) -> None:
        pass

    def end_line(self) -> None:
        pass


def visited(wire: Wire, answer: Callable[[], str]) -> str:
    """What is shown during a visit until the person leaves."""
    console = Console(file=io.StringIO(), width=120, soft_wrap=True, color_system=None)
    client, keyboard = cast(Client, wire), cast(Keyboard, Typist(answer))
    assert Visit(client, console, keyboard, None, lambda _: None).play() is None
    return cast(io.StringIO, console.file).getvalue()


def seed_of_an_only_choice() -> str:
    """A table at which who always does the first thing comes to have no choice."""
    for seed in map(str, range(100)):
        wire = Wire(seed)
        if "(the only choice)" in visited(wire, partial(first_legal, wire)):
            return seed
    raise AssertionError("none of so many games has an only choice")


def first_legal(wire: Wire) -> str:
    table = wire.table
    return str(legal_actions(table.game, table.state)[0])


def test_an_only_choice_is_played_by_itself_and_taken_back_to_a_decision() -> None:
    wire = Wire(seed_of_an_only_choice())
    decided: list[int] = []  # how many moves there were at each decision
    undone: list[int] = []

    def answer() -> str:
        moves = wire.table.moves
        if undone:
            return "quit"
        alone = [made for made in moves if len(legal_actions(wire.table.game, made.before)) == 1]
        if alone:
            undone.append(len(moves))
            return "undo"
        decided.append(len(moves))
        return first_legal(wire)

    shown = visited(wire, answer)
    assert shown.count("(the only choice)") >= 1
    assert shown.count(" takes back.") >= 2
    assert len(wire.table.moves) == decided[-1]
    assert wire.table.version > undone[0]
