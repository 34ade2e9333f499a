"""A table of your own server: started with the game, on this machine, kept in the data folder."""

import os
import socket
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date
from threading import Event
from typing import NamedTuple, NoReturn

import typer
from msgspec import structs
from rich.console import Console

from tilewright.bots.roster import is_bot
from tilewright.catalog import read_record
from tilewright.cli.console import stderr
from tilewright.cli.ending import file_name
from tilewright.cli.keyboard import Keyboard
from tilewright.cli.online.held import HeldTable, held_tables, hold, let_go
from tilewright.cli.online.link import Link
from tilewright.cli.online.visiting import Visiting
from tilewright.cli.online.web import Denied, make_table, table_now
from tilewright.cli.program import play_command
from tilewright.cli.saving import new_file, write_whole
from tilewright.cli.seats import OPEN, TERMINAL
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import sentence
from tilewright.server.http.page import INDEX
from tilewright.server.monitoring.logs import configure_logs
from tilewright.server.serve import Embedded
from tilewright.server.settings import Settings
from tilewright.server.storage.ownership import AlreadyUsed
from tilewright.tables.commands import NewTable, SeatWanted

OWN = ""  # the server of tables that are kept in the data folder
FAST = 1_000_000  # a person on their own machine is never too hasty
PAUSE = 1.0  # seconds; Python may miss a signal that comes just before it begins to wait
SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")  # one of them says where a browser can open


class Served(NamedTuple):
    """A server that another process runs."""

    url: str


class Hosting:
    """Starts the server for as long as a game is played. `host` lets others on the network in."""

    def __init__(
        self, console: Console, keyboard: Keyboard, host: str | None, is_in_terminal: bool
    ) -> None:
        self._host = host
        given = {"host": host}
        rates = ("address_rate", "token_rate", "tables_rate", "connection_rate")
        fast = dict.fromkeys(rates, FAST)
        quiet = {"log_level": "error", "log_format": "text"}
        settings = Settings.of_environment(os.environ, **given, **fast, **quiet)
        self._settings = structs.replace(settings, started=settings.started or "play")
        self._console = console
        self._keyboard = keyboard
        self.has_page = (self._settings.page / INDEX).is_file() and not is_in_terminal
        self._is_on_page = self.has_page and keyboard.is_terminal

    def open_home(self) -> NoReturn:
        """Show the page, where people choose what to play, until Ctrl-C."""
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
        unless this one was to be reached from elsewhere.
        """
        configure_logs(self._settings)
        try:
            with self._embedded() as server:
                yield server
        except AlreadyUsed as used:
            if self._host is not None or used.owner is None or not used.owner.address:
                raise
            self._console.print(sentence("say-server-there", address=used.owner.address))
            yield Served(used.owner.address)

    def _embedded(self) -> Embedded:
        """A server of our own.

        Where nobody else comes from the network, it takes any port if the usual one is taken.
        """
        try:
            return Embedded(self._settings)
        except InvalidOption:
            if self._host is not None:
                raise
        return Embedded(structs.replace(self._settings, port=0))

    def _visit(self, server: str, link: Link, links: Sequence[str]) -> NoReturn:
        """Tell where the table is, and play there."""
        address = reachable(server)
        self._console.print(sentence("say-table", address=f"{address}/t/{link.table}"))
        for path in links:
            self._console.print(sentence("say-send-link", address=address + path), soft_wrap=True)
        host = Host(links, self._host, not self._is_on_page)
        if not self._is_on_page:
            Visiting(link, None, self._console, self._keyboard, host).play()
            raise typer.Exit
        host.arrive(link)
        if _show(str(link)):
            self._wait(sentence("say-on-page"))
        else:
            self._console.print(sentence("say-to-open", address=str(link)), soft_wrap=True)
            self._wait(sentence("say-until-ctrl-c"))
        self._console.print(host.parting_line(link), soft_wrap=True)
        raise typer.Exit

    def _wait(self, told: str) -> None:
        """Tell how to end it, and wait for that."""
        with suppress(KeyboardInterrupt):  # it may come as soon as it is told
            self._console.print(told)
            while not Event().wait(PAUSE):
                pass
        stderr().print()


class Host:
    """Somebody at a table of their own server: the data folder keeps it."""

    def __init__(self, links: Sequence[str], host: str | None, is_in_terminal: bool) -> None:
        self._links = links  # of the seats that were open at the first table
        self._host = host  # where others on the network find it
        self._is_in_terminal = is_in_terminal

    def arrive(self, link: Link) -> None:
        """Hold the table, so that the game can be resumed."""
        hold(OWN, link.table, link.token, [path for path in self._links if link.table in path])

    def finish(self, link: Link, record: str) -> str:
        """Keep the record among the games of this person; the table is not held any more."""
        path = new_file(read_record(record).game.name, date.today())
        write_whole(path, record)
        let_go(OWN, link.table)
        return sentence("say-recorded", file=file_name(path))

    def parting_line(self, link: Link) -> str:
        """What to type to go on."""
        here = [TERMINAL] if self._is_in_terminal else []
        host = [] if self._host is None else ["--host", self._host]
        return sentence("say-resume", command=play_command(["--resume", *here, *host]))


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
