"""What games are searched by, as it stands behind the `?` of an address."""

from starlette.requests import Request

from tilewright.catalog import GAMES
from tilewright.core.words import reason
from tilewright.server.http.queries import number_in
from tilewright.server.players.history import Search
from tilewright.tables.refusals import Denied

RESULTS = ("won", "shared", "lost", "none")
LATEST = 10**14  # milliseconds since 1970: the year 5138
LONGEST = 40  # characters of an opponent


def search_in(request: Request) -> Search:
    """Which games are wanted; raises Denied."""
    return Search(
        game=_choice(request, "game", tuple(GAMES)),
        opponent=_opponent(request),
        result=_choice(request, "result", RESULTS),
        since=number_in(request, "since", LATEST),
        until=number_in(request, "until", LATEST),
        before=number_in(request, "before", LATEST),
    )


def _choice(request: Request, name: str, choices: tuple[str, ...]) -> str | None:
    given = request.query_params.get(name)
    if given is not None and given not in choices:
        why = reason("", "table-json-choice", field=name, choices=", ".join(choices))
        raise Denied("malformed", why=why)
    return given


def _opponent(request: Request) -> str | None:
    given = request.query_params.get("opponent")
    if given is None:
        return None
    if not given or len(given) > LONGEST or "\0" in given:
        why = reason("", "table-json-letters", field="opponent", least=1, most=LONGEST)
        raise Denied("malformed", why=why)
    return given
