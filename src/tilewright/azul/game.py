"""Azul: which rule module speaks in which phase."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType

from tilewright.azul import dealing, drawing, encoding, ending, offer, tiling
from tilewright.azul.actions import FACTORIES, Action, Deal, First, Take, Tile
from tilewright.azul.notation import notation_of
from tilewright.azul.observation import Observation
from tilewright.azul.state import Phase, State
from tilewright.azul.telling import Telling
from tilewright.core.companions import RulesEncoding
from tilewright.core.draws import Draws
from tilewright.core.effects import Effect, Sink
from tilewright.core.errors import IllegalAction, InvalidOption, Refusal
from tilewright.core.rules import CHANCE, Actor, Outcome, Progress
from tilewright.core.seat import Seat, seat_of
from tilewright.core.words import reason

WALLS = ("coloured", "gray")  # AZ-1.4
RANDOM = "random"  # chance draws the start player (AZ-1.6)

# The options of a table as text, and what each may be; seats count from 1.
OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "seats": tuple([str(number) for number in FACTORIES]),
        "wall": WALLS,
        "first": (RANDOM, *[str(number) for number in range(1, max(FACTORIES) + 1)]),
    }
)


class Azul:
    """The rules of Azul at a table of 2 to 4 seats, all with the same wall (AZ-1.1, AZ-1.4).

    `first` is the seat, from 0, that starts round 1; None lets chance draw it (AZ-1.6).
    """

    name = "azul"

    def __init__(self, seats: int = 2, wall: str = "coloured", first: int | None = None) -> None:
        if type(seats) is not int or seats not in FACTORIES:
            raise InvalidOption(reason("AZ-1.1", "option-seats", value=repr(seats)))
        if wall not in WALLS:
            raise InvalidOption(reason("AZ-1.4", "option-wall", value=str(wall)))
        if first is not None and (type(first) is not int or first not in range(seats)):
            raise InvalidOption(reason("AZ-1.6", "option-first", value=repr(first), last=seats - 1))
        self.seats = seats
        self.wall = wall
        self.first = None if first is None else Seat(first)
        self.is_gray = wall == "gray"
        self.notation = notation_of(seats, self.is_gray)
        self.num_actions = len(self.notation.actions)
        self.telling = Telling(self)
        self.drawing = drawing
        self.encoding = RulesEncoding(self, encoding.planes(seats, self.is_gray), encoding.encode)

    @classmethod
    def of_options(cls, options: Mapping[str, str]) -> "Azul":
        """The table that `options` describes; what is not named takes its default."""
        for name, value in options.items():
            if name not in OPTIONS:
                raise InvalidOption(reason("", "option-unknown", name=name, value=value))
        seats, first = str(options.get("seats", "2")), str(options.get("first", RANDOM))
        if seats not in OPTIONS["seats"]:
            raise InvalidOption(reason("AZ-1.1", "option-seats", value=seats))
        if first not in OPTIONS["first"][: int(seats) + 1]:
            raise InvalidOption(reason("AZ-1.6", "option-first-number", value=first))
        return cls(
            seats=int(seats),
            wall=options.get("wall", "coloured"),
            first=None if first == RANDOM else int(first) - 1,
        )

    @property
    def options(self) -> Mapping[str, str]:
        """The table's options as text; seats count from 1."""
        first = RANDOM if self.first is None else str(self.first + 1)
        return MappingProxyType({"seats": str(self.seats), "wall": self.wall, "first": first})

    def __repr__(self) -> str:
        return f"Azul(seats={self.seats}, wall={self.wall!r}, first={self.first})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Azul) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.seats, self.wall, self.first))

    def __reduce__(self) -> tuple[object, ...]:
        return Azul.of_options, (dict(self.options),)

    def start(self) -> State:
        """The table before chance names the start player and deals (AZ-1)."""
        return dealing.set_up(self.seats, self.first)

    def actor(self, state: State) -> Actor:
        """The seat in turn, chance, or nobody once the game is over."""
        if state.phase is Phase.START or state.phase is Phase.DEAL:
            return CHANCE
        return state.turn

    def progress(self, state: State) -> Progress:
        """The round, its start player and the scores so far."""
        return Progress(state.round, state.start, tuple([board.score for board in state.boards]))

    def legal_ids(self, state: State) -> list[int]:
        """What the seat in turn may do, by ids, ascending."""
        if state.phase is Phase.OFFER:
            return offer.legal_takes(state)
        if state.phase is Phase.TILING:
            return tiling.legal_tiles(state)
        return []

    def refusal(self, state: State, move: int | Action) -> Refusal | None:
        """Why the actor may not do this here; None if it may."""
        action = self.notation.action(move)
        try:
            phase = state.phase
        except AttributeError:
            raise TypeError(
                f"{state!r} is not a state of Azul; parse_state reads its text"
            ) from None
        match phase, action:
            case Phase.OFFER, Take():
                return offer.take_refusal(state, action)
            case Phase.TILING, Tile():
                return tiling.tile_refusal(state, action)
            case Phase.DEAL, Deal():
                return dealing.deal_refusal(state, action)
            case Phase.START, First():
                if action.seat in range(self.seats):
                    return None
                return reason("AZ-1.6", "refusal-no-such-seat", seat=action.seat + 1)
        if not isinstance(action, Action):
            raise TypeError(f"{action!r} is not an action of Azul; parse_action reads its text")
        return offer.turn_refusal(state)

    def apply(self, state: State, move: int | Action) -> State:
        """The state after a move; raises IllegalAction."""
        return self._after(state, move, None)

    def effects(self, state: State, move: int | Action) -> tuple[Effect, ...]:
        """What a move does to the table, in order."""
        sink: list[Effect] = []
        self._after(state, move, sink)
        return tuple(sink)

    def _after(self, state: State, move: int | Action, sink: Sink) -> State:
        action = self.notation.action(move)
        refusal = self.refusal(state, action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        match action:
            case Take():
                state = offer.apply_take(state, action, sink)
                if state.tiles_on_offer:
                    return state
                state = state._replace(turn=state.start)  # AZ-3.8
            case Tile():
                state = tiling.apply_tile(state, action, sink)
            case Deal():
                return dealing.apply_deal(state, action, sink)
            case First():
                return state._replace(phase=Phase.DEAL, start=action.seat)
        state = tiling.tile_walls(state, self.is_gray, sink)
        return state if state.turn is not None else ending.after_tiling(state, self.is_gray, sink)

    def outcome(self, state: State) -> Outcome | None:
        """Scores and winners once the game is over (AZ-7.3)."""
        return ending.outcome(state)

    def standing(self, state: State) -> tuple[int, ...]:
        """What the scores would be if the walls were tiled now (AZ-4)."""
        return tuple([tiling.tiled_score(board, self.is_gray) for board in state.boards])

    def sample(self, state: State, rng: Random) -> Action:
        """The start player (AZ-1.6) or a deal (AZ-1.7), drawn at random."""
        if state.phase is Phase.START:
            return First(Seat(rng.randrange(self.seats)))
        if state.phase is Phase.DEAL:
            return dealing.sample_deal(state, rng)
        raise ValueError("chance does not act here")

    def draws(self, state: State, drawn: Sequence[int]) -> Draws | Action:
        """What chance does here, piece by piece: the next draw, or what the draws add up to.

        `drawn` are the numbers of the pieces drawn so far, each of which could come.
        """
        return dealing.draws(state, drawn)

    def observe(self, state: State, seat: int | None) -> Observation:
        """The whole table: nothing of Azul is hidden."""
        return Observation(seat_of(seat, self.seats), state, self.is_gray)

    def imagine(self, observation: Observation, rng: Random) -> State:
        """The state itself: nothing of Azul is hidden."""
        return observation.table
