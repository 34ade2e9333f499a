"""A seat at a server's table: as a guest of others, or at the table of one's own server."""

from collections.abc import Sequence
from datetime import date
from shlex import quote

from tilewright.catalog import read_record
from tilewright.cli.client.place import Place
from tilewright.cli.files import file_name, new_file, write_whole
from tilewright.cli.online.held import hold, let_go
from tilewright.cli.online.link import Link
from tilewright.cli.online.remote import Client
from tilewright.cli.online.web import record_text
from tilewright.cli.program import play_command, program
from tilewright.core.record import Record, write_record
from tilewright.core.words import sentence

OWN = ""  # the server of tables that are kept in the data folder


class Guest(Place):
    """Somebody at another's table: the server keeps everything, the link opens it again."""

    commands = "say-commands-online"

    def __init__(self, link: Link, is_secret: bool) -> None:
        self._link = link
        self._is_secret = is_secret  # the token was typed where nobody saw it

    def arrive(self) -> Client:
        """Connect to the table."""
        return Client(self._link)

    def move_on(self, table: str) -> None:
        """Go to another table of the same server, where the token is good too."""
        self._link = self._link._replace(table=table)

    def record(self) -> Record:
        """The record, from the server; raises Denied or NoServer."""
        return read_record(record_text(self._link))

    def finish(self) -> str:
        """Where the server has the record."""
        return sentence("say-record-there", address=f"{self._link.server}{self._link.record}")

    def parting_line(self) -> str:
        """What to type to come back."""
        place = f"{quote(str(self._link._replace(token=None)))} --token"
        known = place if self._is_secret else quote(str(self._link))
        known += "" if self._link.player is None else " --player"
        return sentence("say-come-back", command=f"{program()} join {known}")


class Host(Guest):
    """Somebody at a table of their own server: the data folder keeps it.

    `links` are the paths of the seats that were open, `words` what was said of the server.
    """

    def __init__(self, link: Link, links: Sequence[str], words: Sequence[str]) -> None:
        super().__init__(link, is_secret=False)
        self._links = links
        self._words = words

    def hold(self) -> None:
        """Remember the table, so that the game can be resumed."""
        link = self._link
        hold(OWN, link.table, link.token, [path for path in self._links if link.table in path])

    def arrive(self) -> Client:
        """Hold the table, and connect to it."""
        self.hold()
        return super().arrive()

    def finish(self) -> str:
        """Keep the record among the games of this person; the table is not held any more."""
        record = self.record()
        path = new_file(record.game.name, date.today())
        write_whole(path, write_record(record))
        let_go(OWN, self._link.table)
        return sentence("say-recorded", file=file_name(path))

    def parting_line(self) -> str:
        """What to type to go on."""
        return sentence("say-resume", command=play_command(["--resume", *self._words]))
