"""Under which name somebody plays with strangers: the one given, or that of the player."""

from functools import partial

from tilewright.core.words import sentence
from tilewright.server.players.players import Players
from tilewright.server.players.rows import name_of
from tilewright.server.storage.answering import answered
from tilewright.tables.names import check_name, normal


async def playing_name(players: Players, given: str | None, player: str, language: str) -> str:
    """The name of a player at a table with others; who has none is a number. Raises Denied."""
    found = await answered(players.store.read(partial(name_of, player=player)))
    name = normal(given or found or "")
    if not name:
        return sentence("table-player", language, number=1)
    check_name(name, ())
    await players.check_names([name], player)
    return name
