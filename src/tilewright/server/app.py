"""The app: routes and lifespan only."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from tilewright.core.words import LOCALES, sentence
from tilewright.server.bots.pool import Bots
from tilewright.server.bus.bus import open_bus
from tilewright.server.http.api import Api, denied_response
from tilewright.server.http.callers import Callers
from tilewright.server.http.guards import guards
from tilewright.server.http.headers import language_of
from tilewright.server.http.page import Page
from tilewright.server.http.queries import check_query
from tilewright.server.http.records import Records
from tilewright.server.http.responses import refusal_response
from tilewright.server.http.routes import ROUTES
from tilewright.server.limits.connections import Gate
from tilewright.server.limits.places import Places
from tilewright.server.limits.rates import Limits
from tilewright.server.live.caretaker import Caretaker
from tilewright.server.live.tables import Tables
from tilewright.server.monitoring.health import Wellness
from tilewright.server.operating.api import Operator
from tilewright.server.pairing.api import Meetings
from tilewright.server.pairing.pairer import Pairer
from tilewright.server.players.api import People
from tilewright.server.settings import Settings
from tilewright.server.sockets.sessions import Sockets
from tilewright.server.storage.store import Store
from tilewright.server.tournaments.api import Tournaments
from tilewright.server.tournaments.keeper import Keeper
from tilewright.tables.refusals import Denied, refused

SHOWN = 100  # characters of a path that are told back
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")  # all are answered
PATHS = list(dict.fromkeys([route.path for route in ROUTES]))


class House:
    """What the app holds while it runs."""

    def __init__(
        self,
        tables: Tables,
        pairer: Pairer,
        keeper: Keeper,
        wellness: Wellness,
        limits: Limits,
        settings: Settings,
    ) -> None:
        self.tables = tables
        places = Places(settings, tables.bus)
        callers = Callers(tables, limits)
        self.api = Api(tables, callers, wellness, places, settings)
        self.records = Records(tables, callers)
        self.people = People(tables, limits)
        self.meetings = Meetings(tables, pairer, limits)
        self.tournaments = Tournaments(tables, keeper, limits)
        self.operator = Operator(tables, limits)
        self.sockets = Sockets(tables, limits, places, settings)

    def stop(self) -> None:
        """Let everybody go: they will come back to the next server."""
        self.api.stop()
        self.sockets.stop()


def make_app(settings: Settings) -> Starlette:
    """The server's app; what it needs is opened when it starts."""
    limits = Limits(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Gate]]:
        async with opened(settings, limits) as house:
            app.state.house = house
            yield {"gate": Gate(settings, limits)}  # for heads.py and frames.py

    def answering(path: str) -> Callable[[Request], Awaitable[Response]]:
        found = {str(route.method): route for route in ROUTES if route.path == path}

        async def answer(request: Request) -> Response:
            house: House = request.app.state.house
            route = found.get(request.method)
            if route is None:
                raise HTTPException(405, headers={"Allow": ", ".join(found)})
            if path.startswith("/api/"):
                check_query(request, route.query)
            response: Response = await getattr(getattr(house, route.of), route.name)(request)
            return response

        return answer

    async def socket(websocket: WebSocket) -> None:
        house: House = websocket.app.state.house
        await house.sockets.serve(websocket)

    page = Page(settings.page)
    return Starlette(
        routes=[
            *[Route(path, answering(path), methods=METHODS) for path in PATHS],
            WebSocketRoute("/ws", socket),
            Route("/{path:path}", page.show, methods=METHODS),
        ],
        middleware=guards(settings, limits),
        exception_handlers={Denied: denied_response, HTTPException: http_refusal},
        lifespan=lifespan,
    )


@asynccontextmanager
async def opened(settings: Settings, limits: Limits) -> AsyncIterator[House]:
    """Store, bus, bots, tables and the caretaker, closed in the reverse order."""
    for language in LOCALES:
        sentence("table-over", language)  # catalogues are read now, and not while somebody waits
    async with AsyncExitStack() as stack:
        store = await Store.open(settings.database)
        stack.push_async_callback(store.close)
        bus = open_bus(settings.redis)
        stack.push_async_callback(bus.close)
        limits.share(bus)
        bots = Bots(settings.bot_workers, settings.bots_waiting)
        stack.push_async_callback(bots.close)
        await bots.start()
        tables = Tables(store, bus, bots, settings)
        await tables.start()
        stack.push_async_callback(tables.close)
        caretaker = Caretaker(tables)
        wellness = Wellness(store, caretaker)
        stack.push_async_callback(wellness.close)
        caretaker.start()
        stack.push_async_callback(caretaker.stop)
        pairer, keeper = Pairer(tables), Keeper(tables)
        pairer.start()
        stack.push_async_callback(pairer.stop)
        keeper.start()
        stack.push_async_callback(keeper.stop)
        yield House(tables, pairer, keeper, wellness, limits, settings)


async def http_refusal(request: Request, error: Exception) -> Response:
    """What is not there, and methods that are not, as refusals."""
    assert isinstance(error, HTTPException)
    path, language = request.url.path[:SHOWN], language_of(request.headers)
    if error.status_code == 405 and "Allow" in (error.headers or {}):
        told = refused("method", language, method=request.method[:SHOWN], path=path)
        return refusal_response(told, language, headers=error.headers)
    return refusal_response(refused("unknown-path", language, path=path), language)
