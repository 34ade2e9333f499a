"""Plays a game with the typed client, always for the most points: client.py URL [GAME].

tilewright serve &
python3 examples/client.py http://127.0.0.1:8080 duel
"""

import sys

from tilewright.client import Client, Denied, NoAnswer
from tilewright.tables.commands import NewTable, SeatWanted


def play(server: str, game: str) -> str:
    """Play against a bot of the server; the record of the game."""
    with Client(server) as client:
        seats = [SeatWanted("me", "Example"), SeatWanted("bot", level="greedy")]
        made = client.make_table(NewTable(game, seats))
        seat = client.seat(made.table, made.token)
        for view in seat.turns():
            seat.act(max(view.legal, key=lambda choice: choice.points).action)
        return seat.record()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    try:
        print(play(sys.argv[1], [*sys.argv, "azul"][2]))
    except (Denied, NoAnswer) as error:
        sys.exit(str(error))
