"""What is played: every kind of table, and how its programs behave."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from tilewright.native import is_available
from tilewright.tables.commands import ClockWanted, NewTable, SeatWanted

LEVEL = "casual" if is_available() else "greedy"

AZUL = "azul"
DUEL = "duel"
GRAY = {"wall": "gray"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A kind of table: `seats` by their first letters, me, open, bot and shared."""

    game: str
    seats: str
    options: Mapping[str, str] = field(default_factory=dict)
    by_http: bool = False  # its programs play over HTTP
    public: bool = False  # open seats are claimed
    confirm: bool = False
    takes_back: bool = False
    rematches: int = 0
    clock: ClockWanted | None = None

    def wish(self) -> NewTable:
        """The wish for such a table."""
        seats = {"seats": str(len(self.seats))} if self.game == AZUL else {}
        return NewTable(
            game=self.game,
            seats=[_seat(letter, number) for number, letter in enumerate(self.seats, 1)],
            options={**seats, **self.options},
            clock=self.clock,
            public=self.public,
            confirm=self.confirm,
            rated=not (self.takes_back or self.public),  # a rated game is not called off either
        )


def _seat(letter: str, number: int) -> SeatWanted:
    kinds: Mapping[str, Literal["me", "open", "bot", "shared"]] = {
        "m": "me",
        "o": "open",
        "b": "bot",
        "s": "shared",
    }
    kind = kinds[letter]
    return SeatWanted(
        kind,
        name=f"Program {number}" if kind in ("me", "shared") else None,
        level=LEVEL if kind == "bot" else None,
    )


# A table of each in turn.
KINDS = (
    Kind(game=AZUL, seats="mo"),
    Kind(game=DUEL, seats="mo", takes_back=True),
    Kind(game=AZUL, seats="mb", by_http=True),
    Kind(game=AZUL, seats="oom", options=GRAY, takes_back=True),
    Kind(game=DUEL, seats="om", by_http=True, rematches=1),
    Kind(game=AZUL, seats="mo", public=True, rematches=2),
    Kind(game=DUEL, seats="bm", rematches=1),
    Kind(game=AZUL, seats="mooo"),
    Kind(game=AZUL, seats="mo", confirm=True, takes_back=True),
    Kind(game=DUEL, seats="mo", public=True, by_http=True),
    Kind(game=AZUL, seats="mbo"),
    Kind(game=AZUL, seats="mo", options=GRAY, clock=ClockWanted(3600, 10)),
    Kind(game=DUEL, seats="mo", confirm=True, takes_back=True, rematches=1),
    Kind(game=AZUL, seats="mso", takes_back=True),
    Kind(game=AZUL, seats="mobb", options=GRAY),
    Kind(game=DUEL, seats="mo", clock=ClockWanted(3600)),
)
