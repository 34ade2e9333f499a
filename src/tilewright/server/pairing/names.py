"""Under which name somebody plays with strangers: the one given, or that of the player."""

from tilewright.core.words import sentence
from tilewright.server.players.players import Players
from tilewright.tables.names import check_name, normal


async def playing_name(
    players: Players, given: str | None, own: str, player: str, language: str
) -> str:
    """The name of a player at a table with others; who has none is a number. Raises Denied."""
    if given is not None:
        name = normal(given)
        check_name(name, ())
    elif own:  # another may keep it meanwhile
        name = own
    else:
        return sentence("table-player", language, number=1)
    await players.check_names([name], player)
    return name
