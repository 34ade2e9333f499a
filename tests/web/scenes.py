"""Tables whose games are played by a script, always the same: for pictures and measurements."""

import re
from typing import Any, NamedTuple

from tests.server.houses import House

NAMES = ("Ana", "Rui", "Inês", "Tomás")
SEED = "tilewright"
TAKING = re.compile(r"[1-9CL][BYRKT][1-6]")  # to a line, in either game
MANY = 12  # choices, so that there is something to be seen
LUCK = "tilewright.tables.creation.new_seed"  # to be replaced, so that tables have the same luck


class Scene(NamedTuple):
    """A table, and the secrets of those who sit there."""

    house: House
    table: str
    tokens: list[str]

    def path(self, seat: int = 0) -> str:
        """The address for the one on a seat."""
        return f"/t/{self.table}#{self.tokens[seat]}"

    @property
    def view(self) -> Any:
        """The table as it is now."""
        return self.house.snapshot(self.table, self.tokens[0])["view"]

    def play(self, moves: int) -> "Scene":
        """So many moves, then on until seat 1 has many tiles to choose from, or to the end."""
        while (view := self.view)["status"] == "playing":
            seat = view["turn"]
            taking = [each for each in view["legal"] if TAKING.fullmatch(each["action"])]
            if view["moves"] >= moves and len(taking) >= MANY:
                break
            told = self.house.snapshot(self.table, self.tokens[seat])["view"]["legal"]
            answer = self.house.command(
                self.table, self.tokens[seat], "act", action=best_of(told)["action"]
            )
            assert answer.status == 200, answer
        return self


def scene(house: House, seats: int, game: str = "azul", **options: str) -> Scene:
    """A new table at which everybody has sat down."""
    number = {"seats": str(seats)} if game == "azul" else {}
    wanted = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * (seats - 1)]
    wish = {"game": game, "seats": wanted, "options": {"first": "1", **number, **options}}
    made = house.ask("POST", "/api/tables", {**wish, "hints": True}).json
    found = Scene(house, made["table"], [made["token"], *[each["token"] for each in made["links"]]])
    for name, token in zip(NAMES[1:], found.tokens[1:], strict=False):
        assert house.command(found.table, token, "sit", name=name).status == 200
    return found


def best_of(legal: list[Any]) -> Any:
    """The choice with the most points, of those with the most tiles: quick to tell."""
    return max(legal, key=lambda choice: (choice["points"], choice["action"][-1:].isdecimal()))
