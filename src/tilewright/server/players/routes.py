"""The routes of players: what each takes, what it answers, why it may refuse."""

from tilewright.server.http.route import ALWAYS, JSON, SENT, Content, Route
from tilewright.server.players.answers import NewPlayer, PlayerMade

PLAYER_ROUTES = (
    Route(
        "POST",
        "/api/players",
        "make_player",
        "Become a player on this device",
        "Nothing is asked. The answer holds the token of the device: send it in the header "
        "`Tilewright-Player` with whatever you do as this player. It is told only once.",
        {201: Content(JSON, PlayerMade)},
        (*ALWAYS, *SENT, "name-taken", "busy"),
        Content(JSON, NewPlayer),
        of="people",
    ),
)
