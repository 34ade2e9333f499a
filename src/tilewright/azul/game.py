"""Azul: which rule module speaks in which phase."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType

from tilewright.azul import (
    dealing,
    drawing,
    draws,
    encoding,
    ending,
    goals,
    notation,
    offer,
    problems,
    story,
    tiling,
)
from tilewright.azul.actions import (
    FACTORIES,
    Action,
    Deal,
    First,
    Take,
    Tile,
    decisions,
    parse_action,
)
from tilewright.azul.observation import Observation, imagine, observe
from tilewright.azul.state import Phase, State
from tilewright.core.draws import Draws
from tilewright.core.effects import Effect, Sink
from tilewright.core.errors import IllegalAction, InvalidOption, Refusal
from tilewright.core.game import CHANCE, Actor, Goal, Outcome, Paint, plain
from tilewright.core.picture import Picture
from tilewright.core.seat import Seat, numbered_names, seat_of
from tilewright.core.words import Reason, reason

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
        self._gray = wall == "gray"
        self.planes = encoding.planes(seats, self._gray)
        self._decisions = decisions(seats, self._gray)
        self._takes = tuple([each for each in self._decisions if isinstance(each, Take)])
        self._tiles = tuple([each for each in self._decisions if isinstance(each, Tile)])
        self._ids = {action: number for number, action in enumerate(self._decisions)}

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

    @property
    def num_actions(self) -> int:
        """180, 240 or 300 ids for 2, 3 or 4 seats; 25 more with the gray wall."""
        return len(self._decisions)

    def __repr__(self) -> str:
        return f"Azul(seats={self.seats}, wall={self.wall!r}, first={self.first})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Azul) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.seats, self.wall, self.first))

    def start(self) -> State:
        """The table before chance names the start player and deals (AZ-1)."""
        return dealing.set_up(self.seats, self.first)

    def actor(self, state: State) -> Actor:
        """The seat in turn, chance, or nobody once the game is over."""
        if state.phase is Phase.START or state.phase is Phase.DEAL:
            return CHANCE
        return state.turn

    def round_of(self, state: State) -> int:
        """The number of the round, from 1."""
        return state.round

    def starter(self, state: State) -> Seat | None:
        """The start player of the round."""
        return state.start

    def scores(self, state: State) -> tuple[int, ...]:
        """The scores so far, by seat."""
        return tuple([board.score for board in state.boards])

    def legal_actions(self, state: State) -> Sequence[Action]:
        """What the seat in turn may do, ascending by id."""
        if state.phase is Phase.OFFER:
            return offer.legal_takes(state, self._takes)
        if state.phase is Phase.TILING:
            return tiling.legal_tiles(state, self._tiles)
        return ()

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Why the actor may not do this here; None if it may."""
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

    def apply(self, state: State, action: Action) -> State:
        """The state after an action; raises IllegalAction."""
        return self._after(state, action, None)

    def effects(self, state: State, action: Action) -> tuple[Effect, ...]:
        """What this action does to the table, in order."""
        sink: list[Effect] = []
        self._after(state, action, sink)
        return tuple(sink)

    def _after(self, state: State, action: Action, sink: Sink) -> State:
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
        state = tiling.tile_walls(state, self._gray, sink)
        return state if state.turn is not None else ending.after_tiling(state, self._gray, sink)

    def outcome(self, state: State) -> Outcome | None:
        """Scores and winners once the game is over (AZ-7.3)."""
        return ending.outcome(state)

    def standing(self, state: State) -> tuple[int, ...]:
        """What the scores would be if the walls were tiled now (AZ-4)."""
        return tuple([tiling.tiled_score(board, self._gray) for board in state.boards])

    def forecast(self, state: State, seat: int) -> tuple[Effect, ...]:
        """What tiling a wall would do if it began now (AZ-4, AZ-5)."""
        return tiling.forecast(state.boards[seat], self._gray, Seat(seat))

    def goals(self, state: State) -> tuple[Goal, ...]:
        """Rows, columns and colours (AZ-7.2)."""
        return goals.goals(state, self._gray)

    def sample(self, state: State, rng: Random) -> Action:
        """The start player (AZ-1.6) or a deal (AZ-1.7), drawn at random."""
        if state.phase is Phase.START:
            return First(Seat(rng.randrange(self.seats)))
        if state.phase is Phase.DEAL:
            return dealing.sample_deal(state, rng)
        raise ValueError("chance does not act here")

    def draws(self, state: State, drawn: Sequence[int]) -> Draws | Action:
        """The start player (AZ-1.6), or the tiles of a deal one after another (AZ-1.7)."""
        return draws.draws(state, drawn)

    def observe(self, state: State, seat: int | None) -> Observation:
        """The whole table: nothing of Azul is hidden."""
        return observe(state, seat_of(seat, self.seats), self._gray)

    def imagine(self, observation: Observation, rng: Random) -> State:
        """The state itself: nothing of Azul is hidden."""
        return imagine(observation)

    def encode(self, observation: Observation) -> bytes:
        """An observation as the numbers of `planes`, the observer's own seat first."""
        return encoding.encode(observation, self._gray)

    def action_id(self, action: Action) -> int:
        """The number of a Take or a Tile."""
        if isinstance(action, First | Deal):
            raise ValueError(f"{action}: what chance does has no id")
        if action not in self._ids:
            raise ValueError(f"{action}: not an action of {self!r}")
        return self._ids[action]

    def action_of(self, action_id: int) -> Action:
        """The Take or Tile with that number."""
        if action_id < 0:
            raise IndexError(action_id)
        return self._decisions[action_id]

    def parse_action(self, text: str) -> Action:
        """Read an action: `2B4`, `CKF`, `W32`, `S1`, `DBBYR/…`."""
        return parse_action(text)

    def parse_state(self, text: str) -> State:
        """Read a position on one line; refuses an impossible one with all its problems."""
        return notation.parse_state(text, self.seats, self._gray)

    def parse_observation(self, text: str, seat: int | None) -> Observation:
        """Read a position on one line: everyone sees all of it."""
        return self.observe(self.parse_state(text), seat)

    def problems(self, state: State) -> tuple[Reason, ...]:
        """Everything that is impossible about a state."""
        return problems.problems(state, self.seats, self._gray)

    def veiled(
        self, state: State, effects: Sequence[Effect], seat: int | None
    ) -> tuple[Effect, ...]:
        """The effects themselves: nothing of Azul is hidden."""
        return tuple(effects)

    def shown(self, state: State, action: Action, seat: int | None) -> str:
        """The text of an action: everyone sees all of it."""
        return str(action)

    def story(self, state: State, action: Action, seat: int | None, names: Sequence[str]) -> Reason:
        """What an action does, as a log line: everyone may read all of it."""
        return story.story(state, action, names)

    def prompt(self, state: State) -> Reason:
        """What the seat in turn is asked."""
        return story.prompt(state)

    def draw(
        self, observation: Observation, names: Sequence[str] | None = None, paint: Paint = plain
    ) -> str:
        """The table as text for people."""
        named = numbered_names(self.seats) if names is None else names
        return drawing.draw(observation, named, self._gray, paint)

    def picture(self, observation: Observation, names: Sequence[str] | None = None) -> Picture:
        """The table as a picture."""
        from tilewright.azul import picture  # few programs draw

        named = numbered_names(self.seats) if names is None else names
        return picture.picture(observation, named)
