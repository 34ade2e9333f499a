"""`tilewright server players`, `ban`, `unban`, `deeds`, `ratings`: what operators do for a club."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Any, TypeVar

import typer

from tilewright.cli.console import say
from tilewright.cli.extra import require_server
from tilewright.cli.options import Database, Json, Most, Why
from tilewright.cli.stored import asked, time_now, written
from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason, sentence

Answer = TypeVar("Answer")

Player = Annotated[str, typer.Argument(metavar="PLAYER", help="The id of a player.")]

LIST = "tilewright server players"
MEND = "tilewright server ratings --recompute"

EXAMPLES = """\b
Examples:
  tilewright server players ana
  tilewright server ban 4k2m9x8w1q0z --why "insults as names"
  tilewright server deeds
  tilewright server ratings --check
All of them work while a server runs.
"""


def list_players(
    search: Annotated[
        str, typer.Argument(metavar="SEARCH", help="A part of a name, or an id.")
    ] = "",
    database: Database = None,
    most: Most = 100,
    as_json: Json = False,
) -> None:
    """List players, the newest first."""
    require_server()
    from tilewright.server.players import operating

    found = asked(database, partial(operating.listed, search=search, most=most))
    if as_json:
        say(json.dumps([each._asdict() for each in found]))
        return
    if not found:
        say(sentence("say-players-none"))
    for each in found:
        line = sentence(
            "say-player-line",
            player=each.player,
            name=_name(each.name),
            made=_day(each.made),
            games=each.games,
            kept=_yes(each.is_kept),
            banned=_yes(each.is_banned),
        )
        say(line)


def ban(player: Player, why: Why = "", database: Database = None) -> None:
    """Let a player play here no more, on none of their devices."""
    require_server()
    from tilewright.server.players import operating

    job = partial(operating.ban, player=player, why=why, now=time_now())
    name = _changed(database, job, player)
    say(sentence("say-player-banned", player=player, name=_name(name)))


def lift_ban(player: Player, why: Why = "", database: Database = None) -> None:
    """Let a player play here again."""
    require_server()
    from tilewright.server.players import operating

    job = partial(operating.lift_ban, player=player, why=why, now=time_now())
    name = _changed(database, job, player)
    say(sentence("say-player-unbanned", player=player, name=_name(name)))


def list_deeds(database: Database = None, most: Most = 100) -> None:
    """List what operators did, the newest first."""
    require_server()
    from tilewright.server.players import operating

    for each in asked(database, partial(operating.deeds, most=most)):
        line = {"deed": each.deed, "player": each.player, "why": each.why}
        say(sentence("say-deed-line", time=_day(each.time), **line))


def ratings(
    recompute: Annotated[
        bool,
        typer.Option(
            "--recompute/--check",
            help="Write the ratings anew, or only say whether they are right (status 1 if not).",
        ),
    ] = False,
    database: Database = None,
) -> None:
    """Compute all ratings from the stored results, and compare them with those that are kept."""
    require_server()
    from tilewright.server.storage import results

    job = partial(results.recompute, is_writing=recompute)
    found = written(database, job) if recompute else asked(database, job)
    if not any(found):
        say(sentence("say-ratings-same"))
        return
    message = "say-ratings-mended" if recompute else "say-ratings-differ"
    count = {"ratings": found.ratings, "results": found.results}
    say(sentence(message, command=MEND, **count))
    if not recompute:
        raise typer.Exit(1)


def _changed(database: str | None, job: Callable[[Any], Answer], player: str) -> Answer:
    from tilewright.tables.refusals import Denied

    try:
        return written(database, job)
    except Denied as denied:
        raise InvalidOption(
            reason("", "say-no-such-player", player=player, command=LIST)
        ) from denied


def _name(name: str) -> str:
    return name or sentence("say-player-unnamed")


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d")
