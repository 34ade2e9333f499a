"""The settings of the server, read once: defaults, then the environment, then what was given."""

import ipaddress
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from socket import gethostname
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, ValidationError, convert, field

from tilewright.arena.workers import cores
from tilewright.core.errors import InvalidOption
from tilewright.core.words import Reason, reason

PREFIX = "TILEWRIGHT_"  # of the variables: port is TILEWRIGHT_PORT

LOOPBACK = ("localhost", "127.0.0.1", "::1")
ANY = "*"
HOME = "*.local"  # names that machines give themselves (mDNS)
AT_HOME = (".lan", ".home.arpa", ".internal")  # endings that nobody can buy
MOST_BOT_WORKERS = 16

Count: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
Bytes: TypeAlias = Annotated[int, Meta(ge=256, le=16_777_216)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0.1, le=31_536_000)]  # at most a year
Days: TypeAlias = Annotated[int, Meta(ge=1, le=36_500)]
WholeSeconds: TypeAlias = Annotated[int, Meta(ge=1, le=31_536_000)]
Rate: TypeAlias = Annotated[float, Meta(ge=0.001, le=1_000_000)]
HostName: TypeAlias = Annotated[
    str,
    Meta(pattern=r"^(\*|(\*\.)?[a-z0-9._-]+|\[?[0-9a-f:.]+\]?)$", examples=["tiles.example.org"]),
]
Origin: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?$",
        examples=["https://tiles.example.org"],
    ),
]
Network: TypeAlias = Annotated[str, Meta(examples=["10.0.0.0/8"])]
Database: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(sqlite:///.+|postgresql://.*)$",
        examples=["sqlite:///tables.db", "postgresql://user@host/tables"],
    ),
]
Redis: TypeAlias = Annotated[
    str, Meta(pattern=r"^(rediss?|unix)://.+$", examples=["redis://localhost:6379/0"])
]


def default_database(environ: Mapping[str, str]) -> str:
    """The SQLite file of one's own tables, in the XDG data folder."""
    data = environ.get("XDG_DATA_HOME", "")
    base = Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share"
    return f"sqlite:///{base / 'tilewright' / 'tables.db'}"


class Settings(Struct, frozen=True, kw_only=True):
    """How the server runs. Connections are limited for each worker, all else for all together."""

    # Where it listens, where tables are kept, and how many work.
    host: Annotated[str, Meta(pattern=r"^\S+$", examples=["127.0.0.1"])] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8080  # 0: any that is free
    database: Database = field(default_factory=lambda: default_database(os.environ))
    redis: Redis | None = None
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # several need PostgreSQL and Redis
    bot_workers: Annotated[int, Meta(ge=1, le=MOST_BOT_WORKERS)] = field(
        default_factory=lambda: max(1, min(cores() - 1, MOST_BOT_WORKERS))
    )  # processes in which bots think, of each worker
    bots_waiting: Count = 1_000  # bots' turns that wait for a process

    # Whom it answers.
    hosts: tuple[HostName, ...] = LOOPBACK  # names of this server; *: any; *.x: any that ends so
    origins: tuple[Origin, ...] = ()  # sites, besides its own, whose pages it answers
    proxies: tuple[Network, ...] = ()  # whose word about the sender's address is taken
    metrics: tuple[Network, ...] = ("127.0.0.0/8", "::1")  # who may see the figures

    # How much it takes in.
    max_message: Bytes = 4_096  # a message of a socket
    max_body: Bytes = 16_384  # a request
    max_record: Bytes = 65_536  # a record that is sent in
    body_timeout: Seconds = 15.0  # for all of a request's body
    address_rate: Rate = 20.0  # requests and messages a second of an address
    address_burst: Count = 100
    token_rate: Rate = 10.0  # the same of a token
    token_burst: Count = 50
    tables_rate: Rate = 30.0  # tables an hour made by an address; rematches also by a token
    tables_burst: Count = 30
    connection_rate: Rate = 40.0  # new connections a second of an address
    connection_burst: Count = 200
    connections_per_address: Count = 200
    connections: Count | None = None  # of all addresses; None: as many as files may be open
    sockets_per_address: Count = 50  # sockets and streams
    sockets: Count = 5_000  # of all addresses
    watchers: Count = 200  # of a table
    table_rows: Annotated[int, Meta(ge=100, le=100_000)] = 2_000  # all that happens at a table

    # How long it waits.
    send_queue: Count = 256  # messages that wait for a slow client
    send_timeout: Seconds = 10.0  # for a client to take a message
    hello_timeout: Seconds = 10.0  # for the first message of a socket
    ping_every: Seconds = 20.0
    absent_after: WholeSeconds = 60  # without a connection: the others may go on without them
    waiting_expires: WholeSeconds = 24 * 3_600  # a table that nobody joins
    playing_expires: WholeSeconds = 14 * 24 * 3_600  # a table at which nobody acts
    keep_abandoned: Days | None = 30  # a table that was closed because nobody came or played
    keep_finished: Days | None = None  # all other tables that are over; None: for ever
    idle_unload: Seconds = 600.0  # a table that nobody looks at leaves the memory
    shutdown_grace: Seconds = 5.0  # for what is under way when the server stops

    # What it tells, and the page.
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = field(
        default_factory=lambda: "text" if sys.stderr.isatty() else "json"
    )
    page: Path = Path(__file__).parent / "page"  # the folder of the built page
    started: Literal["", "make", "play", "serve"] = ""  # by which command, for the page's advice

    @classmethod
    def of_environment(cls, environ: Mapping[str, str], **given: Any) -> "Settings":
        """The settings by the environment and by what was given, unless that is None.

        Raises InvalidOption, which names what is wrong and what is allowed.
        """
        hints = get_type_hints(cls, include_extras=True)
        if unknown := given.keys() - hints.keys():
            raise TypeError(f"there are no settings {', '.join(sorted(unknown))}")
        values: dict[str, Any] = {"database": default_database(environ)}
        for name, hint in hints.items():
            if given.get(name) is not None:
                values[name] = _value("--" + name.replace("_", "-"), hint, given[name])
            elif text := environ.get(PREFIX + name.upper(), "").strip():
                values[name] = _value(PREFIX + name.upper(), hint, text)
        host = values.get("host", LOOPBACK[1])
        more = (host,) if is_loopback(host) else (host, *own_names(gethostname()), HOME)
        values.setdefault("hosts", tuple(dict.fromkeys((*LOOPBACK, *more))))
        settings = cls(**values)
        _check_workers(settings)
        return settings


def _check_workers(settings: Settings) -> None:
    shared = settings.database.startswith("postgresql:") and settings.redis is not None
    if settings.workers > 1 and not shared:
        raise InvalidOption(reason("", "option-setting-workers", count=settings.workers))


def own_names(name: str) -> list[str]:
    """The names by which others at home may know a machine of that name.

    >>> own_names("Ana-PC.example.org")
    ['ana-pc.example.org', 'ana-pc', 'ana-pc.lan', 'ana-pc.home.arpa', 'ana-pc.internal']
    """
    whole = name.lower()
    short = whole.partition(".")[0]
    names = [whole, short, *[short + ending for ending in AT_HOME]]
    return [each for each in dict.fromkeys(names) if re.fullmatch(r"[a-z0-9._-]+", each)]


def is_loopback(host: str) -> bool:
    """Does a server that listens there hear nobody but this machine?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == LOOPBACK[0]


def _value(name: str, hint: Any, value: Any) -> Any:
    """A value of a setting's type: a number may be text, several values a text with commas."""
    if NoneType in get_args(hint):
        hint = get_args(hint)[0]
    if get_origin(hint) is tuple:
        items = value.split(",") if isinstance(value, str) else value
        return tuple([_item(name, get_args(hint)[0], item) for item in items if item.strip()])
    return _converted(name, hint, value)


def _item(name: str, hint: Any, text: str) -> Any:
    text = text.strip().lower().removesuffix("/")
    if hint is Network and not _is_network(text):
        raise InvalidOption(_problem(name, hint, text))
    return _converted(name, hint, text)


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return text == ANY
    return True


def _converted(name: str, hint: Any, value: Any) -> Any:
    try:
        return convert(value, hint, strict=False, dec_hook=lambda kind, text: kind(text))
    except ValidationError:
        raise InvalidOption(_problem(name, hint, value)) from None


def _problem(name: str, hint: Any, value: object) -> Reason:
    shown = re.sub(r"(://[^/@:]*:)[^/@]*@", r"\1…@", str(value))  # no password is shown
    if get_origin(hint) is Literal:
        choices = ", ".join(get_args(hint))
        return reason("", "option-setting-choice", name=name, choices=choices, value=shown)
    meta = next(part for part in get_args(hint) if isinstance(part, Meta))
    if meta.examples:
        example = ", ".join([str(each) for each in meta.examples])
        return reason("", "option-setting-text", name=name, example=example, value=shown)
    assert meta.ge is not None
    assert meta.le is not None
    message = "option-setting-count" if get_args(hint)[0] is int else "option-setting-number"
    return reason("", message, name=name, least=meta.ge, most=meta.le, value=shown)
