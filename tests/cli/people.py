"""People at tables: each is a thread with a console and a keyboard of its own, and is typed to."""

import os
from collections.abc import Callable, Sequence
from select import select
from threading import Condition, Thread
from typing import Any, TypeAlias, cast

from rich.console import Console

from tilewright.cli.client.session import Session
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.online.link import Link
from tilewright.cli.online.seat import Guest
from tilewright.cli.online.web import make_table
from tilewright.tables.commands import NewTable, SeatWanted

SILENCE = 60  # seconds after which a test does not wait any longer
MOST_ANSWERS = 2_000  # in a game

Play: TypeAlias = Callable[[Console, Keyboard], object]

_HEARD = Condition()  # somebody was shown something, or is gone


class Vanished(Exception):
    """Somebody is gone without a word."""


class Typist:
    """Stands for a keyboard: what is typed comes from the test, through a pipe."""

    def __init__(self, console: Console, is_terminal: bool) -> None:
        self.is_terminal = is_terminal
        self._console = console
        self._begun = ""  # the prompt or notice that stands there
        self.is_vanishing = False
        self._lines, self.write = os.pipe()
        self._end, self.end = os.pipe()

    def offer(self, words: Sequence[str]) -> None:
        """Nobody presses Tab."""

    def ask(self, prompt: str) -> str:
        """The next line."""
        line = self._line(None, prompt)
        assert line is not None
        return line

    def ask_unless(self, other: int | None, prompt: str) -> str | None:
        """The next line; on a terminal None as soon as there are news."""
        return self._line(other if self.is_terminal else None, prompt)

    def wait_for(self, other: int, notice: str) -> str | None:
        """A line if one is typed on a terminal before there are news."""
        if self.is_terminal:
            return self._line(other, notice)
        self._ready([other])
        return None

    def end_line(self) -> None:
        """Begin a row of its own."""
        if self._begun:
            self._console.print()
        self._begun = ""

    def _line(self, other: int | None, prompt: str) -> str | None:
        if prompt and prompt != self._begun:
            self._console.print(prompt, end=" ")
            self._begun = prompt
        awaited = [self._lines] if other is None else [self._lines, other]
        if other in self._ready(awaited):
            return None
        line = os.read(self._lines, 1_000).decode().rstrip("\n")  # a test types line by line
        self._begun = ""
        self._console.print(line)
        return line

    def _ready(self, awaited: list[int]) -> list[int]:
        ready = select([*awaited, self._end], [], [])[0]
        if self._end in ready:
            raise Vanished if self.is_vanishing else EOFError
        return ready

    def close(self) -> None:
        """Close the pipes."""
        for end in (self._lines, self.write, self._end, self.end):
            os.close(end)


class Person:
    """Somebody who reads what is shown and types when asked."""

    def __init__(self, name: str, play: Play, is_terminal: bool = False) -> None:
        self.name = name
        self.shown = ""  # since the last answer
        self.told = ""  # all of it
        self.answers = 0
        self.is_gone = False
        self.result: object = None  # what the play came to, or how it failed
        plain = {"color_system": None, "markup": False, "emoji": False, "highlight": False}
        console = Console(file=cast(Any, self), width=120, soft_wrap=True, **cast(Any, plain))
        self._typist = Typist(console, is_terminal)
        keyboard = cast(Keyboard, self._typist)
        self._thread = Thread(target=self._play, args=(play, console, keyboard), daemon=True)
        self._thread.start()

    def _play(self, play: Play, console: Console, keyboard: Keyboard) -> None:
        try:
            self.result = play(console, keyboard)
        except Exception as error:
            self.result = error
        with _HEARD:
            self.is_gone = True
            _HEARD.notify_all()

    def write(self, text: str) -> None:
        """Take in what is shown."""
        with _HEARD:
            self.shown += text
            self.told += text
            _HEARD.notify_all()

    def flush(self) -> None:
        """All is shown at once."""

    @property
    def is_asked(self) -> bool:
        """Does it wait for a choice? News that come while it answers repeat the prompt alone."""
        return self.shown.endswith(f"\n{self.name}> ") and "\n  " in self.shown

    def type(self, line: str) -> None:
        """Answer."""
        with _HEARD:
            self.answers += 1
            self.shown = ""
        os.write(self._typist.write, f"{line}\n".encode())

    def until(self, text: str) -> str:
        """Wait until a text is shown; all that was shown since the last answer."""
        with _HEARD:
            _HEARD.wait_for(lambda: text in self.shown or self.is_gone, SILENCE)
        assert text in self.shown, f"{self.name} is shown {self.told!r}, then: {self.result!r}"
        return self.shown

    def asked(self) -> str:
        """Wait until it has to decide."""
        return self.until(f"\n{self.name}> ")

    def rest(self) -> str:
        """Wait until it has ended; all that was shown since the last answer."""
        self._thread.join(SILENCE)
        assert self.is_gone, self.told
        assert not isinstance(self.result, Exception), self.result
        return self.shown

    def vanish(self) -> None:
        """Be gone without a word, as by a kill."""
        self._typist.is_vanishing = True
        os.write(self._typist.end, b".")

    def leave(self) -> None:
        """End what is typed, whatever it is at; this is the last."""
        os.write(self._typist.end, b".")
        self._thread.join(SILENCE)
        assert self.is_gone, self.told
        self._typist.close()


class Server:
    """A server at which tests make tables."""

    def __init__(self, url: str) -> None:
        self.url = url

    def table(self, game: str, *seats: SeatWanted, **options: str) -> list[Link]:
        """A new table: the link of who made it, if a seat is theirs, then those of open seats."""
        return self.made(NewTable(game, list(seats), options, hints=True))

    def made(self, new: NewTable) -> list[Link]:
        """The same for a table with settings of its own."""
        made = make_table(self.url, new)
        tokens = [made.token] if made.token else []
        tokens += [link.token for link in made.links]
        return [Link(self.url, made.table, token) for token in tokens]


def joining(link: Link, name: str | None = None) -> Play:
    """How somebody plays at a server's table."""
    return lambda console, keyboard: Session(Guest(link, False), name, console, keyboard).play()


def first_choice(shown: str) -> str:
    """The first of the choices that were shown last."""
    lines = shown.splitlines()
    while not lines[-1].startswith("  "):
        lines.pop()
    block: list[str] = []
    while lines[-1].startswith("  "):
        block.insert(0, lines.pop())
    start, _, ends = block[0].strip().split("   ")[0].partition(" ")
    return start + ends[:1]


def play_out(*people: Person) -> None:
    """Let everybody do the first thing they may until all have left."""
    while playing := [person for person in people if not person.is_gone]:
        play_on(*playing)
        assert sum(person.answers for person in people) < MOST_ANSWERS


def play_on(*people: Person) -> None:
    """Let those who are asked next do the first thing they may."""
    for person in asked_of(*people):
        person.type(first_choice(person.shown))


def asked_of(*people: Person) -> list[Person]:
    """Wait until somebody is asked, or gone: those who are asked."""
    with _HEARD:
        found = _HEARD.wait_for(lambda: [p for p in people if p.is_asked or p.is_gone], SILENCE)
    assert found, [person.told[-2_000:] for person in people]
    return [person for person in found if person.is_asked]
