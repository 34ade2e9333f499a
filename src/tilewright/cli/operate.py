"""`tilewright server tables`, `announce`, `complaints`, `block`, `unblock`: for operators."""

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

import typer

from tilewright.cli.console import say
from tilewright.cli.extra import require_server
from tilewright.cli.options import Database, Most, Why
from tilewright.cli.stored import asked, time_now, written
from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason, sentence

Address = Annotated[str, typer.Argument(metavar="ADDRESS", help="An address of the internet.")]

LONGEST = 300  # characters of an announcement
HOUR = 3_600_000  # milliseconds

EXAMPLES = """\b
Examples:
  tilewright server tables --status playing
  tilewright server announce "The server rests on Sunday from 6 to 7." --hours 48
  tilewright server complaints
  tilewright server block 192.0.2.7 --days 7 --why "seeks without end"
All of them work while a server runs.
"""


def list_tables(
    database: Database = None,
    status: Annotated[
        str | None,
        typer.Option("--status", metavar="STATUS", help="Only waiting, playing or over."),
    ] = None,
    most: Most = 100,
) -> None:
    """List tables, those that changed last first."""
    require_server()
    from tilewright.server.operating import notes

    if status not in (None, "waiting", "playing", "over"):
        raise InvalidOption(reason("", "say-no-such-status", status=str(status)))
    for each in asked(database, partial(notes.tables, status=status, most=most)):
        names = ", ".join([name or "–" for name in each.names])
        line = f"{each.table}  {_time(each.changed)}  {each.game}  {each.status}  {names}"
        say(line)


def announce(
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help="What everybody is told; empty: nothing more.")
    ],
    database: Database = None,
    hours: Annotated[
        int, typer.Option("--hours", metavar="HOURS", min=1, max=24 * 90, help="For how long.")
    ] = 24,
) -> None:
    """Tell everybody something on the page, for some hours."""
    require_server()
    from tilewright.server.operating import deeds, notes
    from tilewright.server.operating.answers import Announcement
    from tilewright.tables.keys import new_id

    told = " ".join(text.split())
    if len(told) > LONGEST:
        raise InvalidOption(reason("", "say-announcement-long", most=LONGEST))
    now = time_now()
    if not told:
        written(database, deeds.logged(notes.end_announcements, now, "announce", "", ""))
        say(sentence("say-announced-nothing"))
        return
    announcement = Announcement(new_id(), told, now + hours * HOUR)
    job = partial(notes.announce, announcement=announcement)
    written(database, deeds.logged(job, now, "announce", announcement.id, told))
    say(sentence("say-announced", until=_time(announcement.until)))


def list_complaints(database: Database = None, most: Most = 100) -> None:
    """List what players have reported of others, the newest first."""
    require_server()
    from tilewright.server.operating import notes

    for each in asked(database, partial(notes.complaints, most=most)):
        line = sentence(
            "say-complaint-line",
            time=_time(each.time),
            table=each.table,
            seat=each.seat + 1,
            name=each.name,
            player=each.about or "–",
            by=each.by or "–",
            why=each.why,
        )
        say(line)


def block(
    address: Address,
    why: Why = "",
    days: Annotated[
        int | None, typer.Option("--days", metavar="DAYS", min=1, max=3_650, help="For how long.")
    ] = None,
    database: Database = None,
) -> None:
    """Let nobody at an address look for others, enter tournaments or play for ratings."""
    require_server()
    from tilewright.server.operating import bans, deeds

    key, now = _key(address), time_now()
    until = None if days is None else now + days * 24 * HOUR
    job = partial(bans.ban, address=key, until=until)
    written(database, deeds.logged(job, now, "block", key, why))
    say(sentence("say-blocked", address=key))


def unblock(address: Address, why: Why = "", database: Database = None) -> None:
    """Let an address do all again."""
    require_server()
    from tilewright.server.operating import bans, deeds

    key, now = _key(address), time_now()
    written(database, deeds.logged(partial(bans.lift, address=key), now, "unblock", key, why))
    say(sentence("say-unblocked", address=key))


def _key(address: str) -> str:
    """An address as limits count it; raises InvalidOption."""
    from tilewright.server.limits.rates import address_key, is_address

    if not is_address(address):
        raise InvalidOption(reason("", "say-no-address", address=address))
    return address_key(address)


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
