"""Who asks: the player whose device has sent a request, by the token in its own header."""

from starlette.requests import Request

from tilewright.server.players.players import Players
from tilewright.server.players.rows import KnownDevice
from tilewright.tables.keys import PLAYER_HEADER
from tilewright.tables.refusals import Denied


async def player_of(request: Request, players: Players) -> str | None:
    """The player of a request, None of nobody; raises Denied for a token that is not known."""
    return await players.of_token(request.headers.get(PLAYER_HEADER))


async def known_player(request: Request, players: Players) -> str:
    """The player of a request that needs one; raises Denied."""
    return (await known_device(request, players)).player


async def known_device(request: Request, players: Players) -> KnownDevice:
    """The device of a request that needs a player; raises Denied."""
    token = request.headers.get(PLAYER_HEADER)
    if token is None:
        raise Denied("unknown-device")
    return await players.device(token)


def device_name(agent: str) -> str:
    """What a device is called by what its browser tells, without its version.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    return ", ".join([part for part in (browser, system) if part])


# The first that fits: many browsers name others, too.
BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)
