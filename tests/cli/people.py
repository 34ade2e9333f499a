"""A server as a process, and people at its tables: processes that are answered line by line."""

import os
import subprocess
from collections.abc import Callable, Sequence
from random import sample
from select import select

from tests.cli.conftest import Start
from tilewright.cli.online.link import Link
from tilewright.cli.online.web import make_table
from tilewright.tables.commands import NewTable, SeatWanted

SILENCE = 60  # seconds after which a test does not wait any longer
MOST_ANSWERS = 2_000  # in a game
PORTS = range(20_000, 32_000)  # below those that the system gives to others while a server is away
HASTY = {f"TILEWRIGHT_{name}_RATE": "100000" for name in ("ADDRESS", "TOKEN", "TABLES")}


class Server:
    """`tilewright serve`, on a port of its own that it keeps when it is started again."""

    def __init__(self, start: Start, **changes: str) -> None:
        self._start = start
        self._changes = changes
        self.url = ""
        ports = sample(PORTS, 10)
        while not self._is_started(str(ports.pop())):
            pass  # somebody else has that port
        self._port = self.url.rpartition(":")[2]

    def restart(self) -> None:
        """Start it again after a kill, where it was."""
        assert self._is_started(self._port)

    def _is_started(self, port: str) -> bool:
        """Start it, and wait until it says where it is."""
        changes = {**HASTY, **self._changes, "TILEWRIGHT_LOG_LEVEL": "error"}
        self.process = self._start("serve", "--port", port, "--bot-workers", "1", **changes)
        assert self.process.stdout is not None
        shown = self.process.stdout.readline()
        self.url = shown.rpartition(" ")[2].strip()
        return shown.startswith("The tables are served at ")

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        self.process.kill()
        self.process.wait()

    def table(self, game: str, *seats: SeatWanted, **options: str) -> list[Link]:
        """A new table: the link of who made it, if a seat is theirs, then those of open seats."""
        made = make_table(self.url, NewTable(game, list(seats), options, hints=True))
        tokens = [made.token] if made.token else []
        tokens += [link.token for link in made.links]
        return [Link(self.url, made.table, token) for token in tokens]

    def public_table(self, game: str, *seats: SeatWanted, **options: str) -> Link:
        """A new public table, as a stranger finds it."""
        made = make_table(self.url, NewTable(game, list(seats), options, public=True))
        return Link(self.url, made.table, None)


class Person:
    """Somebody in a process of their own, who reads what is shown and types when asked."""

    def __init__(self, start: Start, name: str, *words: str, **changes: str) -> None:
        self.name = name
        self.shown = ""  # since the last answer
        self.told = ""  # all of it
        self.answers = 0
        self.is_gone = False
        self._start = start
        self._words = words
        self._changes = changes
        self.sit_down()

    def sit_down(self) -> None:
        """Start the process, once more after a kill."""
        self.process = self._start(*self._words, **self._changes)
        assert self.process.stdout is not None
        self.stdout = self.process.stdout.fileno()
        self.shown = ""

    @property
    def is_asked(self) -> bool:
        """Does it wait for a line?"""
        return self.shown.endswith(f"\n{self.name}> ")

    def read(self) -> None:
        """Take in what is shown."""
        more = os.read(self.stdout, 65_536).decode()
        self.is_gone = not more
        self.shown += more
        self.told += more

    def type(self, line: str) -> None:
        """Answer."""
        assert self.process.stdin is not None
        self.answers += 1
        self.shown = ""
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait()

    def until(self, text: str) -> str:
        """Wait until a text is shown; all that was shown since the last answer."""
        while text not in self.shown:
            wait_for([self])
            if self.is_gone:
                told = f"{self.told!r}: {process_error(self.process)}"
                raise AssertionError(f"{self.name} left after {told}")
        return self.shown

    def rest(self) -> str:
        """Wait until it has ended; all that was shown since the last answer."""
        while not self.is_gone:
            wait_for([self])
        self.process.wait()
        return self.shown


def wait_for(people: Sequence[Person]) -> None:
    """Wait until somebody is shown something."""
    ready = select([person.stdout for person in people], [], [], SILENCE)[0]
    assert ready, f"nothing happens after {[person.told[-2_000:] for person in people]}"
    for person in people:
        if person.stdout in ready:
            person.read()


def first_choice(shown: str) -> str:
    """The first of the choices that stand above the prompt."""
    *lines, _ = shown.splitlines()
    block: list[str] = []
    while lines[-1].startswith("  "):
        block.insert(0, lines.pop())
    start, _, ends = block[0].strip().split("   ")[0].partition(" ")
    return start + ends[:1]


def play_out(people: Sequence[Person], disturb: Callable[[Person], None]) -> None:
    """Let everybody do the first thing they may until all have left; `disturb` after each line."""
    while playing := [person for person in people if not person.is_gone]:
        wait_for(playing)
        for person in playing:
            if person.is_asked:
                person.type(first_choice(person.shown))
                disturb(person)
        assert sum(person.answers for person in people) < MOST_ANSWERS


def process_error(process: subprocess.Popen[str]) -> str:
    """What a process that has ended wrote to stderr."""
    assert process.stderr is not None
    return process.stderr.read()
