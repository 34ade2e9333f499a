"""The HTTP API of complaints and announcements: one function for each route of `routes.py`."""

from functools import partial
from hashlib import sha256
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from tilewright.server.http.bodies import reader
from tilewright.server.http.guards import bearer_token
from tilewright.server.http.responses import json_response
from tilewright.server.limits.rates import Limits, address_of, check_wait
from tilewright.server.live.tables import Tables
from tilewright.server.operating import notes
from tilewright.server.operating.answers import AnnouncementList, ComplaintMade, NewComplaint
from tilewright.server.players.devices import player_of
from tilewright.server.storage import results
from tilewright.server.storage.answering import answered
from tilewright.tables.keys import is_id
from tilewright.tables.refusals import Denied

COMPLAINT = 10.0  # requests that a complaint counts as
MOST_ANNOUNCED = 5

read_complaint = reader(NewComplaint)


class Operator:
    """Answers for the operator. Every method is the function of the route of its name."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits

    async def complain(self, request: Request) -> Response:
        """Write down what a seat reports of another one."""
        new = read_complaint(await request.body())
        address, now = address_of(request.scope), monotonic()
        check_wait(await self._limits.charge(address, None, COMPLAINT, now))
        token = bearer_token(request.scope)
        if token is None:
            raise Denied("unknown-token")
        if not is_id(request.path_params["id"]):
            raise Denied("unknown-table")
        live = await self._tables.live(request.path_params["id"])
        key = await self._tables.key(live, token)
        by = await player_of(request, self._tables.players)
        await self._tables.holders.check(live, key, by)
        table = live.table
        own = table.keyed(key)
        if not own or new.seat in own or new.seat >= len(table.sittings):
            raise Denied("not-your-seat")
        job = partial(results.holders, table=table.setup.id)
        held = await answered(self._tables.store.read(job))
        complaint = notes.Complaint(
            id=sha256(f"{table.setup.id}/{own[0]}/{new.seat}".encode()).hexdigest()[:12],
            time=self._tables.now(),
            table=table.setup.id,
            seat=new.seat,
            name=table.names[new.seat],
            about=held.get(table.sittings[new.seat].key or ""),
            by=by,
            why=new.why,
        )
        await answered(self._tables.store.write(partial(notes.add_complaint, complaint=complaint)))
        return json_response(ComplaintMade(complaint.id), 201)

    async def list_announcements(self, request: Request) -> Response:
        """Tell what the operator tells everybody."""
        job = partial(notes.announcements, now=self._tables.now(), most=MOST_ANNOUNCED)
        return json_response(AnnouncementList(await answered(self._tables.store.read(job))))
