"""`tilewright join`: sit down at a table of a server, or watch it."""

import os
from typing import Annotated

import typer

from tilewright.cli.console import stdout
from tilewright.cli.extra import require_server
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.online.link import TOKEN, Link
from tilewright.core.errors import InvalidOption
from tilewright.core.words import reason, sentence

PLAYER = "TILEWRIGHT_PLAYER"  # the token of a player, in the environment

EXAMPLES = """\b
Examples:
  tilewright join http://localhost:8080/t/k3x9m2p7q5w1#cJ2…   the seat that the link is for
  tilewright join http://localhost:8080/t/k3x9m2p7q5w1        watches
  tilewright join http://localhost:8080/t/k3x9m2p7q5w1 --name Ana    takes an open seat
  tilewright join http://localhost:8080/t/k3x9m2p7q5w1#cJ2… --player    a rated game
"""


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link of a seat or a table.")],
    name: Annotated[
        str | None,
        typer.Option(
            "--name", metavar="NAME", help="What you are called when you take an open seat."
        ),
    ] = None,
    token: Annotated[
        bool,
        typer.Option("--token", help="Ask for the secret of the seat, which the link leaves out."),
    ] = False,
    player: Annotated[
        bool,
        typer.Option(
            "--player",
            help="Sit there as a player, for rated games and tournaments: asks for the token of "
            f"yours, unless {PLAYER} has it.",
        ),
    ] = False,
) -> None:
    """Join a table of a server, or watch it.

    The server keeps the game: you may leave and come back with the same link.
    """
    place = Link.of_text(link)
    require_server()
    from tilewright.cli.client.session import Session
    from tilewright.cli.online.seat import Guest

    console = stdout()
    keyboard = Keyboard(console)
    if token:
        place = place._replace(token=_asked_token(keyboard, "prompt-token"))
    if player:
        known = os.environ.get(PLAYER, "").strip()
        place = place._replace(
            player=_checked(known) if known else _asked_token(keyboard, "prompt-own-player")
        )
    if place.token is None and name is not None:
        place = _claimed(place, name)
    Session(Guest(place, token), name, console, keyboard).play()


def _asked_token(keyboard: Keyboard, prompt: str) -> str:
    """The secret of a seat or a player, typed where nobody sees it; raises InvalidOption."""
    return _checked(keyboard.ask_secret(sentence(prompt)))


def _checked(text: str) -> str:
    """A text that can be a secret; raises InvalidOption."""
    if not TOKEN.fullmatch(text):
        raise InvalidOption(reason("", "say-token"))
    return text


def _claimed(table: Link, name: str) -> Link:
    """The seat at a public table that is held already, or else a new one."""
    from tilewright.cli.online.held import held_tables, hold
    from tilewright.cli.online.web import claim_seat

    for held in held_tables():
        if (held.server, held.table) == (table.server, table.table):
            return table._replace(token=held.token)
    seat = claim_seat(table, name)
    hold(seat.server, seat.table, seat.token)
    return seat
