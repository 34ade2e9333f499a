"""A table of your own server: started with the game, on this machine, kept in the data folder."""

import os
import socket
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Event
from typing import NamedTuple, NoReturn

import typer
from msgspec import structs
from rich.console import Console

from tilewright.bots.roster import is_bot
from tilewright.cli.client.session import Session
from tilewright.cli.console import stderr
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.online.held import HeldTable, held_tables, let_go
from tilewright.cli.online.link import Link
from tilewright.cli.online.seat import OWN, Host
from tilewright.cli.online.web import Denied, make_table, table_now
from tilewright.cli.seats import OPEN, TERMINAL
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import Reason, reason, sentence
from tilewright.server.http.page import INDEX
from tilewright.server.monitoring.logs import configure_logs
from tilewright.server.serve import Embedded
from tilewright.server.settings import Settings
from tilewright.server.storage.ownership import AlreadyUsed, owned
from tilewright.tables.commands import NewTable, SeatWanted

FAST = 1_000_000  # a person on their own machine is never too hasty
PAUSE = 1.0  # seconds; Python may miss a signal that comes just before it begins to wait
SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")  # one of them says where a browser can open


class Served(NamedTuple):
    """A server that another process runs."""

    url: str


class Hosting:
    """Starts the server for as long as a game is played. `host` lets others on the network in."""

    def __init__(
        self,
        console: Console,
        keyboard: Keyboard,
        host: str | None,
        port: int | None,
        is_in_terminal: bool,
    ) -> None:
        given = {"host": host, "port": port}
        self._words = [
            word
            for name, value in given.items()
            if value is not None
            for word in (f"--{name}", str(value))
        ]  # where the server is to be reached, as it was said
        rates = ("address_rate", "token_rate", "tables_rate", "connection_rate")
        fast = dict.fromkeys(rates, FAST)
        quiet = {"log_level": "error", "log_format": "text"}
        settings = Settings.of_environment(os.environ, **given, **fast, **quiet)
        self._settings = structs.replace(settings, started=settings.started or "play")
        self._console = console
        self._keyboard = keyboard
        self._has_page = (self._settings.page / INDEX).is_file() and not is_in_terminal
        self._is_on_page = self._has_page and keyboard.is_terminal

    def open_home(self) -> None:
        """Show the page, where people choose what to play, until Ctrl-C; it returns without one."""
        if not self._has_page:
            return
        with self._server() as server:
            address = reachable(server.url)
            self._console.print(sentence("say-home", address=address))
            is_shown = _show(local(server.url))
            self._wait(sentence("say-home-on-page" if is_shown else "say-home-to-open"))
        raise typer.Exit

    def play(self, game: AnyGame, names: Sequence[str]) -> None:
        """Make a table and play there; leaves with a status."""
        new = NewTable(game.name, wanted_seats(names), dict(game.options), hints=True)
        with self._server() as server:
            made = make_table(local(server.url), new)
            links = [link.path for link in made.links]
            self._visit(server.url, Link(local(server.url), made.table, made.token), links)

    def resume(self, held: Sequence[HeldTable]) -> None:
        """Go on at the first of these tables that is not over, and leave with a status.

        Those that are over are forgotten; it returns if all of them are.
        """
        if not held:
            return
        with self._server() as server:
            for each in held:
                link = Link(local(server.url), each.table, each.token)
                if not _is_over(link):
                    self._visit(server.url, link, each.links)
                let_go(OWN, each.table)

    @contextmanager
    def _server(self) -> Iterator["Served | Embedded"]:
        """The server, which tells only what goes wrong; or the one that runs already.

        Another process that keeps its tables in the same file is the server of this game too,
        unless it was said where this one is to be reached.
        """
        configure_logs(self._settings)
        try:
            with self._embedded() as server:
                yield server
        except AlreadyUsed as used:
            owner = used.owner
            if owner is None or not owner.address or self._words:
                raise InvalidOption(_why_used(used, self._words)) from used
            self._console.print(sentence("say-server-there", address=owner.address))
            yield Served(owner.address)

    def _embedded(self) -> Embedded:
        """A server of our own.

        Where nobody said where it is to be reached, it takes any port if the usual one is taken.
        """
        try:
            return Embedded(self._settings)
        except InvalidOption:
            if self._words:
                # Where a server runs, that says more than that its port is taken.
                with owned(self._settings.database, ""):
                    raise
        return Embedded(structs.replace(self._settings, port=0))

    def _visit(self, server: str, link: Link, links: Sequence[str]) -> NoReturn:
        """Tell where the table is, and play there."""
        address = reachable(server)
        self._console.print(sentence("say-table", address=f"{address}/t/{link.table}"))
        for path in links:
            self._console.print(sentence("say-send-link", address=address + path), soft_wrap=True)
        here = [] if self._is_on_page else [TERMINAL]
        host = Host(link, links, [*here, *self._words])
        if not self._is_on_page:
            raise typer.Exit(Session(host, None, self._console, self._keyboard).play())
        host.hold()
        if _show(str(link)):
            self._wait(sentence("say-on-page"))
        else:
            self._console.print(sentence("say-to-open", address=str(link)), soft_wrap=True)
            self._wait(sentence("say-until-ctrl-c"))
        self._console.print(host.parting_line(), soft_wrap=True)
        raise typer.Exit

    def _wait(self, told: str) -> None:
        """Tell how to end it, and wait for that."""
        with suppress(KeyboardInterrupt):  # it may come as soon as it is told
            self._console.print(told)
            while not Event().wait(PAUSE):
                pass
        stderr().print()


def own_tables() -> list[HeldTable]:
    """The tables that are kept in the data folder, the one used last first."""
    return [each for each in held_tables() if each.server == OWN]


def wanted_seats(names: Sequence[str]) -> list[SeatWanted]:
    """Who shall sit on each seat: the first person is you, the others sit beside you."""
    people = [name for name in names if name != OPEN and not is_bot(name)]
    found = []
    for name in names:
        if name == OPEN:
            found.append(SeatWanted("open"))
        elif is_bot(name):
            found.append(SeatWanted("bot", level=name))
        else:
            found.append(SeatWanted("me" if name == people[0] else "shared", name))
    return found


def local(server: str) -> str:
    """The address of a server of this machine as it is found from here."""
    return server.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def reachable(server: str) -> str:
    """The address of a server as others on the network can type it."""
    for every in ("//0.0.0.0:", "//[::]:"):
        server = server.replace(every, f"//{_own_address()}:")
    return server


def _why_used(used: AlreadyUsed, words: Sequence[str]) -> Reason:
    """Why no server of our own can be started, and what can be done about it."""
    address = "" if used.owner is None else used.owner.address
    return reason(
        "",
        "say-server-used",
        who="server" if address else "other",
        address=address,
        options=" ".join(words),
        process="0" if used.owner is None else str(used.owner.process),
        database=used.database,
    )


def _show(address: str) -> bool:
    """Open a browser, where there is a screen for it; is it open?"""
    has_screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))
    return has_screen and webbrowser.open(address)


def _own_address() -> str:
    """The address of this machine on its network; its name if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        try:
            asker.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way out
        except OSError:
            return socket.gethostname()
        address: str = asker.getsockname()[0]
        return address


def _is_over(link: Link) -> bool:
    """Is there nothing left to play at a table?"""
    try:
        return table_now(link).view.status == "over"
    except Denied as denied:
        if denied.code in ("unknown-table", "unknown-token"):
            return True
        raise
