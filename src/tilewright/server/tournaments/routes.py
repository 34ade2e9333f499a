"""The routes of tournaments: what each takes, what it answers, why it may refuse."""

from tilewright.club.plan import Plan
from tilewright.server.http.route import ALWAYS, JSON, PLAYED, SENT, Content, Route
from tilewright.server.tournaments.told import Entry, TournamentList, TournamentTold
from tilewright.tables.codes import Code

ASKED: tuple[Code, ...] = (*ALWAYS, *PLAYED, "busy")
FOUND: tuple[Code, ...] = (*ASKED, "unknown-tournament")

TOURNAMENT_ROUTES = (
    Route(
        "POST",
        "/api/tournaments",
        "make_tournament",
        "Make a tournament",
        "Swiss, an arena or a duplicate, for games of two. It runs by itself from its start on. It "
        "counts as a table, and nobody has more than two that are not over.",
        {201: Content(JSON, TournamentTold)},
        (*ASKED, *SENT, "option", "tournament-plan", "not-allowed"),
        Content(JSON, Plan),
        of="tournaments",
        player="must",
    ),
    Route(
        "GET",
        "/api/tournaments",
        "list_tournaments",
        "List the tournaments",
        "Those that are not over come first, the next to start before the others.",
        {200: Content(JSON, TournamentList)},
        ASKED,
        of="tournaments",
        player="may",
    ),
    Route(
        "GET",
        "/api/tournaments/{id}",
        "show_tournament",
        "Show a tournament",
        "Its plan, its standings and its games; of a duplicate nothing of a deal before all its "
        "tables are done. Who takes part in an arena asks again now and then: who does not is "
        "taken for gone, and not paired.",
        {200: Content(JSON, TournamentTold)},
        FOUND,
        of="tournaments",
        player="may",
    ),
    Route(
        "POST",
        "/api/tournaments/{id}/enter",
        "enter_tournament",
        "Take part in a tournament",
        "Before it starts or later. The token opens all your seats; who enters again with another "
        "one gets their next seats by that.",
        {200: Content(JSON, TournamentTold)},
        (*FOUND, *SENT, "tournament-over", "tournament-full", "name-taken", "not-allowed"),
        Content(JSON, Entry),
        of="tournaments",
        player="must",
    ),
    Route(
        "POST",
        "/api/tournaments/{id}/leave",
        "leave_tournament",
        "Take part no more",
        "The game that you play goes on; you are not paired again.",
        {200: Content(JSON, TournamentTold)},
        (*FOUND, *SENT),
        of="tournaments",
        player="must",
    ),
)
