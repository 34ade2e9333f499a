"""The routes of complaints and announcements: what each takes, answers, and why it may refuse."""

from tilewright.server.http.route import ALWAYS, JSON, PLAYED, SEEN, SENT, Content, Route
from tilewright.server.operating.answers import AnnouncementList, ComplaintMade, NewComplaint

OPERATING_ROUTES = (
    Route(
        "POST",
        "/api/tables/{id}/complaints",
        "complain",
        "Tell the operator about somebody at your table",
        "From a seat of the table; once for each seat that it is about.",
        {201: Content(JSON, ComplaintMade)},
        (*SEEN, *SENT, *PLAYED, "not-your-seat"),
        Content(JSON, NewComplaint),
        "must",
        of="operator",
        player="may",
    ),
    Route(
        "GET",
        "/api/announcements",
        "list_announcements",
        "Ask what the operator tells everybody",
        "The newest comes first; each is told until its time is over.",
        {200: Content(JSON, AnnouncementList)},
        (*ALWAYS, "busy"),
        of="operator",
    ),
)
