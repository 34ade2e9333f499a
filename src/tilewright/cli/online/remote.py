"""A connection to a table of a server: it comes back by itself, and a command counts once."""

import os
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from select import select
from threading import Event, Lock, Thread

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tilewright.cli.client.place import Contact, News, NoServer, SeatOfPlayer
from tilewright.cli.online.link import Link
from tilewright.cli.online.web import HASTE
from tilewright.tables.commands import PROTOCOL, AnyCommand, Ask, Change, Hello
from tilewright.tables.messages import Acted, AnyMessage, Changed, Refused, Snapshot

FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0  # seconds before another try to connect
PATIENCE = 5  # seconds for a connection to be made
PARTING = 1  # seconds for a connection to be closed


class Client:
    """Talks with a server about one table.

    A thread receives; `wake` becomes readable when there are news. What was sent and not answered
    when the connection broke is sent again with its own id, so the server does it once.
    """

    def __init__(self, link: Link) -> None:
        self.link = link
        self._news: SimpleQueue[News] = SimpleQueue()
        self._lock = Lock()
        self._unanswered: dict[str, str] = {}  # by the command's id
        self._version: int | None = None  # the last one received
        self._left = Event()
        self._connection: ClientConnection
        try:
            self._connect()
        except (OSError, WebSocketException) as error:
            raise NoServer(link.server, error) from error
        self.wake, self._bell = os.pipe()
        self._thread = Thread(target=self._receive, name="table", daemon=True)
        self._thread.start()

    def send(self, command: AnyCommand) -> None:
        """Send a command; one with an id is sent again until it is answered."""
        text = msgspec.json.encode(command).decode()
        with self._lock:
            if isinstance(command, (Change, Ask)):
                self._unanswered[command.id] = text
            # The thread notices a lost connection too, and sends what has no answer again.
            with suppress(OSError, ConnectionClosed):
                self._connection.send(text)

    def news(self) -> Iterator[News]:
        """What has been received since it was last asked."""
        while select([self.wake], [], [], 0)[0]:
            os.read(self.wake, 1)
            with suppress(Empty):
                yield self._news.get_nowait()

    def close(self) -> None:
        """Leave; the table remembers."""
        self._left.set()
        with self._lock:
            connection = self._connection
        connection.close()
        self._thread.join(PARTING)
        if not self._thread.is_alive():  # it may still wait for a server that does not answer
            os.close(self.wake)
            os.close(self._bell)

    def _connect(self) -> None:
        """Make a new connection to the table."""
        connection = connect(
            self.link.socket,
            legacy=True,
            proxy=None if self.link.is_local else True,
            open_timeout=PATIENCE,
            close_timeout=PARTING,
        )
        try:
            self._greet(connection)
        except BaseException:
            connection.close()
            raise

    def _greet(self, connection: ClientConnection) -> None:
        """Say hello, and again all that has no answer; then this is the connection."""
        hello = Hello(
            self.link.table,
            self.link.token,
            self._version,
            protocol=PROTOCOL,
            player=self.link.player,
        )
        with self._lock:
            self._connection = connection
            connection.send(msgspec.json.encode(hello).decode())
            for text in self._unanswered.values():
                connection.send(text)

    def _receive(self) -> None:
        """Receive until somebody leaves; a thread of its own."""
        wait, is_lost = FIRST_WAIT, False
        while True:
            try:
                for frame in self._connection:
                    message = msgspec.json.decode(frame, type=AnyMessage)
                    if is_lost:
                        self._tell(Contact.FOUND)
                    wait, is_lost = FIRST_WAIT, False
                    self._take(message)
            except msgspec.MsgspecError as error:
                self._tell(NoServer(self.link.server, error))
                return
            except (OSError, ConnectionClosed):
                pass  # as after a closing handshake
            finally:
                self._connection.close()
            if not is_lost and not self._left.is_set():
                self._tell(Contact.LOST)
            is_lost = True
            if self._left.wait(wait):
                return
            wait = min(2 * wait, LONGEST_WAIT)
            with suppress(OSError, WebSocketException):
                self._connect()

    def _take(self, message: AnyMessage) -> None:
        if isinstance(message, Refused) and message.code == "too-many" and not message.command:
            if not self._left.wait(HASTE):  # it did not say what it refused: all is said again
                self._greet(self._connection)
            return
        if isinstance(message, Snapshot):
            self._version = message.version
            if self.link.token is not None and _is_of_another(message):
                self._tell(SeatOfPlayer())
                return
        elif isinstance(message, (Acted, Changed)):
            self._version = max(message.version, self._version or 0)
        answered = getattr(message, "command", None)
        if answered is not None:
            with self._lock:
                self._unanswered.pop(answered, None)
        self._tell(message)

    def _tell(self, news: News) -> None:
        self._news.put(news)
        os.write(self._bell, b".")


def _is_of_another(snapshot: Snapshot) -> bool:
    """Is nothing shown for the token, since the game counts and its seat belongs to a player?"""
    return snapshot.counts and not snapshot.yours and snapshot.view.status != "over"
