"""The routes of pairing: what each takes, what it answers, why it may refuse."""

from tilewright.server.http.route import ALWAYS, JSON, PLAYED, SENT, Content, Route
from tilewright.server.pairing.wishes import Acceptance, NewSeek, SeekEnded, SeekList, SeekTold
from tilewright.tables.codes import Code

SOUGHT: tuple[Code, ...] = (*ALWAYS, *PLAYED, "busy")

PAIRING_ROUTES = (
    Route(
        "POST",
        "/api/seeks",
        "seek",
        "Look for somebody to play with",
        "You are paired with who wants the same, in each other's range of ratings. With `invited` "
        "it is a challenge to one player, who is challenged again a day after declining at the "
        "earliest. The same token is the same search: send it again if the answer was lost. "
        "Ask how it stands, or you are taken for gone. A new search counts as a table that you "
        "make.",
        {201: Content(JSON, SeekTold)},
        (
            *SOUGHT,
            *SENT,
            "option",
            "name-taken",
            "unknown-player",
            "unknown-seek",
            "declined",
            "not-allowed",
        ),
        Content(JSON, NewSeek),
        of="meetings",
        player="must",
    ),
    Route(
        "GET",
        "/api/seeks",
        "list_seeks",
        "List who looks for somebody to play with",
        "Challenges to you come first; then those who take your rating, one search of each.",
        {200: Content(JSON, SeekList)},
        SOUGHT,
        of="meetings",
        player="may",
    ),
    Route(
        "GET",
        "/api/seeks/{id}",
        "await_seek",
        "Ask how your search stands",
        "The answer waits up to 20 seconds for news.",
        {200: Content(JSON, SeekTold)},
        (*SOUGHT, "unknown-seek"),
        of="meetings",
        player="must",
    ),
    Route(
        "POST",
        "/api/seeks/{id}/accept",
        "accept_seek",
        "Play with somebody who looks for others, or has challenged you",
        "The answer names the table: the token that you sent opens your seat there. It counts as a "
        "table that you make.",
        {200: Content(JSON, SeekTold)},
        (*SOUGHT, *SENT, "unknown-seek", "name-taken", "not-allowed"),
        Content(JSON, Acceptance),
        of="meetings",
        player="must",
    ),
    Route(
        "POST",
        "/api/seeks/{id}/end",
        "end_seek",
        "Look no more, or decline a challenge",
        "A search that has found somebody stays as it is, and its table is told.",
        {200: Content(JSON, SeekEnded)},
        (*SOUGHT, *SENT),
        of="meetings",
        player="must",
    ),
)
