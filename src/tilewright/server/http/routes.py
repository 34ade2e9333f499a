"""The one list of the HTTP API: every route, what it takes, what it answers, why it may refuse."""

from typing import Any

from tilewright.server.http.answers import Alive, Health, Imported, TableList
from tilewright.server.http.responses import STATUS
from tilewright.server.http.route import (
    ALWAYS,
    JSON,
    LINES,
    PLAYED,
    SEEN,
    SENT,
    TABLE,
    TEXT,
    Content,
    Route,
)
from tilewright.server.operating.routes import OPERATING_ROUTES
from tilewright.server.pairing.routes import PAIRING_ROUTES
from tilewright.server.players.routes import PLAYER_ROUTES
from tilewright.server.tournaments.routes import TOURNAMENT_ROUTES
from tilewright.tables.codes import Code
from tilewright.tables.commands import (
    Changes,
    Claim,
    Claimed,
    Continuation,
    NewTable,
    Questions,
    TableMade,
)
from tilewright.tables.messages import (
    Accepted,
    AnyMessage,
    Events,
    Explained,
    Hinted,
    Looked,
    Snapshot,
)
from tilewright.tables.reports import KeptReport, NewReport

# What a table may say to a command, and to a question, at the wrong time.
STATES = tuple([code for code, status in STATUS.items() if status == 409 and code != "no-hint"])
COMMANDED: tuple[Code, ...] = ("not-your-seat", "unknown-player", "notation", "illegal", "option")
QUESTIONED: tuple[Code, ...] = (
    "stale",
    "not-your-turn",
    "not-started",
    "over",
    "unconfirmed",
    "no-hint",
)

TABLE_ROUTES = (
    Route(
        "POST",
        "/api/tables",
        "make_table",
        "Make a table",
        "The answer holds your own token, if a seat is yours, and a link for every open seat. Who "
        "makes a rated table is a player.",
        {201: Content(JSON, TableMade)},
        (*ALWAYS, *SENT, *PLAYED, "option", "name-taken", "busy"),
        Content(JSON, NewTable),
        player="may",
    ),
    Route(
        "GET",
        "/api/tables",
        "list_tables",
        "List the public tables",
        "Those with an open seat can be joined by anyone.",
        {200: Content(JSON, TableList)},
        (*ALWAYS, "busy"),
    ),
    Route(
        "GET",
        "/api/tables/{id}",
        "show_table",
        "Show a table as it is now",
        "With a seat's token, all that this seat may see; without one, what a spectator may, as "
        "with the token of another player's seat at a table that counts.",
        {200: Content(JSON, Snapshot)},
        SEEN,
        token="may",
        player="may",
    ),
    Route(
        "POST",
        "/api/tables/{id}/seats",
        "claim_seat",
        "Take an open seat of a public table",
        "The answer holds the seat's token: keep it, it is told only once. At a rated table only a "
        "player takes one.",
        {201: Content(JSON, Claimed)},
        (*TABLE, *SENT, *PLAYED, "not-your-seat", "seat-taken", "name-taken", "over"),
        Content(JSON, Claim),
        player="may",
    ),
    Route(
        "POST",
        "/api/tables/{id}/commands",
        "send_command",
        "Change a table",
        "Carried out at most once: a command that is sent again with its id is answered again. At "
        "a table that counts only the player of the seat sends any.",
        {200: Content(JSON, Accepted)},
        (*SEEN, *SENT, *PLAYED, *STATES, *COMMANDED),
        Content(JSON, Changes),
        "must",
        player="may",
    ),
    Route(
        "POST",
        "/api/tables/{id}/questions",
        "ask_question",
        "Ask about a table",
        "Changes nothing. At a table that counts only the player of the seat asks.",
        {200: Content(JSON, Hinted | Explained | Looked)},
        (*SEEN, *SENT, *PLAYED, *QUESTIONED, "not-your-seat", "notation"),
        Content(JSON, Questions),
        "must",
        player="may",
    ),
    Route(
        "GET",
        "/api/tables/{id}/events",
        "list_events",
        "List all that happened at a table",
        "From the first on, or after `version`, as a seat or a spectator may see it, each with the "
        "table after it: what a replay needs. At most 500 at a time; compressed they are short.",
        {200: Content(JSON, Events)},
        SEEN,
        token="may",
        query=("version",),
        player="may",
    ),
    Route(
        "GET",
        "/api/tables/{id}/stream",
        "follow_table",
        "Follow a table",
        "The messages of the socket as they come, one JSON object to a line; an empty line now and "
        "then keeps the connection alive. It starts with what was missed since `version`, or with "
        "a snapshot, and ends when you close it or the server stops.",
        {200: Content(LINES, AnyMessage)},
        SEEN,
        token="may",
        query=("version",),
        player="may",
    ),
    Route(
        "GET",
        "/api/tables/{id}/record",
        "fetch_record",
        "Fetch the record of a game that is over",
        "Text in the notation of docs/notation.md, which `tilewright check` and `replay` read.",
        {200: Content(TEXT, str)},
        (*TABLE, "not-over"),
        of="records",
    ),
    Route(
        "GET",
        "/api/tables/{id}/report",
        "show_report",
        "Fetch the report of a finished game",
        "What every move was worth, if a player's browser has judged it by the engine and weights "
        "of this server. The server does not vouch for it.",
        {200: Content(JSON, KeptReport)},
        (*TABLE, "not-over"),
        of="records",
    ),
    Route(
        "POST",
        "/api/tables/{id}/report",
        "keep_report",
        "Keep the report of a finished game",
        "From a seat of the table, once for each version of the engine: the first stays. It must "
        "fit the game: an entry for every decision and every time chance acted. The answer is the "
        "report that is kept.",
        {200: Content(JSON, KeptReport)},
        (*SEEN, *SENT, *PLAYED, "not-over", "not-your-seat"),
        Content(JSON, NewReport),
        "must",
        player="may",
        takes_much=True,
        of="records",
    ),
    Route(
        "POST",
        "/api/records",
        "import_record",
        "Send in the record of a game",
        "It is replayed and checked, and kept as a table that is over, whether finished or not.",
        {201: Content(JSON, Imported)},
        (*ALWAYS, *SENT, "record", "busy"),
        Content(TEXT, str),
        of="records",
    ),
    Route(
        "POST",
        "/api/records/tables",
        "continue_record",
        "Play on from a record",
        "Makes a table at which the game goes on after the moves of a record without an end, which "
        "may begin with a position. The answer is that of a new table.",
        {201: Content(JSON, TableMade)},
        (*ALWAYS, *SENT, *PLAYED, "record", "option", "name-taken", "busy"),
        Content(JSON, Continuation),
        player="may",
        of="records",
    ),
    Route(
        "GET",
        "/api/openapi.json",
        "fetch_openapi",
        "Fetch the description of this API",
        "This document, OpenAPI 3.1.",
        {200: Content(JSON, dict[str, Any])},
        ALWAYS,
        has_tag=True,
    ),
    Route(
        "GET",
        "/healthz",
        "check_health",
        "Ask whether the server can do its work",
        "200 if it can store something, which it tries at most once a second, and if its caretaker "
        "looks after the tables; else 503, as while it stops.",
        {200: Content(JSON, Health), 503: Content(JSON, Health)},
        ALWAYS,
    ),
    Route(
        "GET",
        "/livez",
        "check_life",
        "Ask whether the server answers",
        "Nothing else is looked at: who gets no answer here may start it anew.",
        {200: Content(JSON, Alive)},
        ALWAYS,
    ),
    Route(
        "GET",
        "/metrics",
        "fetch_metrics",
        "Fetch the figures of the server",
        "In the text format of Prometheus; for the addresses of the server's settings.",
        {200: Content(TEXT, str)},
        (*ALWAYS, "not-allowed"),
    ),
)

ROUTES = (*TABLE_ROUTES, *PLAYER_ROUTES, *PAIRING_ROUTES, *TOURNAMENT_ROUTES, *OPERATING_ROUTES)
