"""From a link to the end of a game: a table is visited, and the next one after a rematch."""

from typing import Protocol

from rich.console import Console

from tilewright.catalog import read_record
from tilewright.cli.ending import show_sums
from tilewright.cli.keyboard import Keyboard
from tilewright.cli.online.client import Client, NoServer
from tilewright.cli.online.link import Link
from tilewright.cli.online.scene import Scene
from tilewright.cli.online.visit import Visit
from tilewright.cli.online.web import Denied, record_text


class Keeper(Protocol):
    """Remembers, for a person, the tables that they visit."""

    def arrive(self, link: Link) -> None:
        """They are at that table now."""

    def finish(self, link: Link, record: str) -> str:
        """The game is over there: keep its record, and say where it is."""

    def parting_line(self, link: Link) -> str:
        """How to come back to a game that goes on."""


class Visiting:
    """Lets a person visit one table after the other."""

    def __init__(
        self, link: Link, name: str | None, console: Console, keyboard: Keyboard, keeper: Keeper
    ) -> None:
        self._link = link
        self._is_over = False
        self._name = name
        self._console = console
        self._keyboard = keyboard
        self._keeper = keeper

    def play(self) -> None:
        """Play until the person leaves, and say how to come back if the game goes on.

        The end of the input and Ctrl-C are ways to leave.
        """
        try:
            self._play()
        except KeyboardInterrupt:
            self._console.print()
        if not self._is_over:
            self._console.print(self._keeper.parting_line(self._link), soft_wrap=True)

    def _play(self) -> None:
        """Play at this table, and at the next one after a rematch."""
        following: str | None = self._link.table
        while following is not None:
            self._link = self._link._replace(table=following)
            self._is_over = False
            self._keeper.arrive(self._link)
            with Client(self._link) as client:
                visit = Visit(client, self._console, self._keyboard, self._name, self._show_end)
                following = visit.play()

    def _show_end(self, scene: Scene) -> None:
        """Where all points came from, who won, and where the record is."""
        self._is_over = True
        result = scene.view.result
        assert result is not None
        try:
            text = record_text(self._link)
            show_sums(read_record(text), scene.names, self._console)
            where = self._keeper.finish(self._link, text)
        except (NoServer, Denied) as error:  # the result is known all the same
            where = str(error)
        self._console.print(scene.result_line(result))
        self._console.print(where, soft_wrap=True)
