"""Duel: which rule module speaks in which phase."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from tilewright.core.errors import IllegalAction, InvalidOption, Refusal
from tilewright.core.game import CHANCE, Actor, Outcome, Paint, Points, Seat, plain
from tilewright.core.ledger import Ledger
from tilewright.core.words import Reason, reason
from tilewright.duel import (
    dealing,
    dome,
    drawing,
    ending,
    moons,
    notation,
    payment,
    problems,
    stack,
    story,
    turns,
)
from tilewright.duel.actions import (
    DECISIONS,
    TAKE_PLATES,
    Action,
    Deal,
    DrawPlate,
    First,
    KeepChips,
    KeepPlate,
    PlacePlate,
    PlaceTile,
    ReturnPlate,
    RevealBack,
    RevealChip,
    RevealFronts,
    RevealPlate,
    Scoring,
    SpendChip,
    SpendChips,
    Stack,
    StopDrawing,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from tilewright.duel.observation import Observation, imagine, observe, observed_fronts
from tilewright.duel.plates import FIRST_GAME, scoring_refusal
from tilewright.duel.reading import parse_action
from tilewright.duel.state import SEATS, TOKENS, Phase, State

RANDOM_SCORING = {"random": 3, "random-3": 3, "random-4": 4}  # how many scoring tiles chance draws

_CHANCE = frozenset(
    {
        Phase.SCORING,
        Phase.DISPLAY,
        Phase.BACK,
        Phase.DEAL,
        Phase.START,
        Phase.CHIP,
        Phase.FRONTS,
    }
)
_IDS = {action: number for number, action in enumerate(DECISIONS)}


class Duel:
    """The rules of Azul Duel with 3 or 4 scoring tiles (DU-2.2).

    `scoring` names their sides, in a list or with commas between them, or is `"random"` (three) or
    `"random-4"`: then chance draws them.
    `first` is the seat, 0 or 1, that starts round 1; None lets chance draw it (DU-2.6).
    """

    name = "duel"
    seats = SEATS
    num_actions = len(DECISIONS)

    def __init__(self, scoring: Iterable[str] | str = FIRST_GAME, first: int | None = None) -> None:
        if first is not None and (type(first) is not int or first not in range(SEATS)):
            raise InvalidOption(reason("DU-2.6", "option-first", value=repr(first), last=SEATS - 1))
        self.scoring: tuple[str, ...] = ()
        self._drawn_tiles = 0
        if isinstance(scoring, str) and scoring in RANDOM_SCORING:
            self._drawn_tiles = RANDOM_SCORING[scoring]
        else:
            sides = scoring.split(",") if isinstance(scoring, str) else scoring
            self.scoring = tuple([str(side).strip() for side in sides])
            refusal = scoring_refusal(self.scoring)
            if refusal is not None:
                raise InvalidOption(refusal)
        self.first = None if first is None else Seat(first)

    @classmethod
    def of_options(cls, options: Mapping[str, str]) -> "Duel":
        """The table that `options` describes; what is not named takes its default."""
        for name, value in options.items():
            if name not in ("scoring", "first"):
                raise InvalidOption(reason("", "option-unknown", name=name, value=value))
        scoring = str(options.get("scoring", ",".join(FIRST_GAME)))
        first = str(options.get("first", "random"))
        if first not in ("1", "2", "random"):
            raise InvalidOption(reason("DU-2.6", "option-first-number", value=first))
        return cls(scoring, None if first == "random" else int(first) - 1)

    @property
    def options(self) -> Mapping[str, str]:
        """The table's options as text; seats count from 1."""
        scoring = ",".join(self.scoring) or f"random-{self._drawn_tiles}"
        first = "random" if self.first is None else str(self.first + 1)
        return MappingProxyType({"scoring": scoring, "first": first})

    def __repr__(self) -> str:
        scoring = self.scoring or f"random-{self._drawn_tiles}"
        return f"Duel(scoring={scoring!r}, first={self.first})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Duel) and self.options == other.options

    def __hash__(self) -> int:
        return hash(tuple(self.options.items()))

    def start(self) -> State:
        """The table before chance draws anything (DU-2)."""
        return dealing.set_up(self.scoring, self.first)

    def actor(self, state: State) -> Actor:
        """The seat in turn, chance, or nobody once the game is over."""
        return CHANCE if state.phase in _CHANCE else state.turn

    def round_of(self, state: State) -> int:
        """The number of the round, 1 to 5 (DU-3.1)."""
        return state.round

    def starter(self, state: State) -> Seat | None:
        """The start player of the round."""
        return state.start

    def scores(self, state: State) -> tuple[int, ...]:
        """The scores so far, by seat."""
        return tuple([board.score for board in state.boards])

    def legal_actions(self, state: State) -> Sequence[Action]:
        """What the seat in turn may do, ascending by id."""
        seat = state.turn
        if seat is None or state.phase in _CHANCE:
            return ()
        match state.phase:
            case Phase.TURN:  # DU-3.2
                return [
                    *moons.legal_takes(state, seat),
                    *moons.legal_chips(state, seat),
                    *stack.legal_plates(state, seat),
                ]
            case Phase.PLACING:
                return stack.legal_places(state, seat)
            case Phase.STACKING:
                return moons.legal_stacks(state)
            case Phase.TILING:
                return dome.legal_spaces(state, seat)
            case Phase.PAYING:
                return payment.legal_payments(state, seat)
            case Phase.SPENDING:
                return payment.legal_spends(state, seat)
            case Phase.DRAWING:
                return stack.legal_drawing(state)
            case Phase.KEEPING:
                return stack.legal_keeps(state)
            case Phase.RETURNING:
                return stack.legal_returns(state)
        return TAKE_PLATES[: len(state.display)]  # the set-up (DU-2.6)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Why the actor may not do this here; None if it may."""
        seat = state.turn
        if state.phase in _CHANCE or seat is None:
            return self._chance_refusal(state, action)
        match state.phase, action:
            case Phase.TURN, TakeSun():
                return moons.sun_refusal(state, action, seat)
            case Phase.TURN, TakeMoon():
                return moons.moon_refusal(state, action, seat)
            case Phase.TURN, TakeChip():
                return moons.chip_refusal(state, action, seat)
            case ((Phase.TURN | Phase.SETUP), TakePlate()):
                return stack.take_plate_refusal(state, action, seat)
            case Phase.TURN, DrawPlate():
                return stack.token_refusal(state, seat) or stack.draw_refusal(state, seat)
            case Phase.DRAWING, (DrawPlate() | StopDrawing()):
                return None
            case Phase.KEEPING, KeepPlate():
                return stack.hand_refusal(state, action.place)
            case Phase.RETURNING, ReturnPlate():
                return stack.hand_refusal(state, action.place)
            case Phase.PLACING, PlacePlate():
                return stack.place_refusal(state, action, seat)
            case Phase.STACKING, Stack():
                return moons.stack_refusal(state, action)
            case Phase.TILING, PlaceTile():
                return dome.space_refusal(state, action, seat)
            case Phase.PAYING, (KeepChips() | SpendChips()):
                return payment.payment_refusal(state, action, seat)
            case Phase.SPENDING, SpendChip():
                return payment.spend_refusal(state, action, seat)
        return _other_refusal(state, action)

    def _chance_refusal(self, state: State, action: Action) -> Refusal | None:
        match state.phase, action:
            case Phase.DEAL, Deal():
                return dealing.deal_refusal(state, action)
            case Phase.DISPLAY, RevealPlate():
                return dealing.reveal_plate_refusal(state, action)
            case Phase.BACK, RevealBack():
                return dealing.reveal_back_refusal(state, action)
            case Phase.CHIP, RevealChip():
                return dealing.reveal_chip_refusal(state, action)
            case Phase.FRONTS, RevealFronts():
                return stack.fronts_refusal(state, action)
            case Phase.START, First():
                return dealing.first_refusal(action)
            case Phase.SCORING, Scoring():
                return dealing.scoring_drawn_refusal(action, self._drawn_tiles)
        return _other_refusal(state, action)

    def apply(self, state: State, action: Action) -> State:
        """The state after an action; raises IllegalAction."""
        return self._after(state, action, [])

    def points(self, state: State, action: Action) -> tuple[Points, ...]:
        """Every point that this action gives and takes, with its reason (DU-4.3, DU-7, DU-8)."""
        ledger: Ledger = []
        self._after(state, action, ledger)
        return tuple(ledger)

    def _after(self, state: State, action: Action, ledger: Ledger) -> State:
        refusal = self.refusal(state, action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        seat = state.turn
        match action:
            case Scoring():
                return dealing.prepare(state._replace(scoring=action.sides))
            case First():
                return dealing.prepare(state._replace(start=action.seat))
            case Deal():
                return dealing.apply_deal(state, action)
            case RevealPlate():
                return dealing.apply_reveal_plate(state, action)
            case RevealBack():
                state = state._replace(top=action.back)
                return dealing.prepare(state) if seat is None else stack.go_on_drawing(state, seat)
            case RevealChip():
                state = dealing.apply_reveal_chip(state, action)
                return dealing.prepare(state) if seat is None else turns.end_turn(state, ledger)
        assert seat is not None
        match action:
            case TakeSun() | TakeMoon() | Stack() | TakeChip():
                return _after_taking(state, action, seat, ledger)
            case KeepChips() | SpendChips() | SpendChip() | PlaceTile():
                return _after_tiling(state, action, seat, ledger)
            case TakePlate():
                return stack.apply_take_plate(state, action, seat)
            case DrawPlate():
                return stack.apply_draw(state, seat, ledger)
            case StopDrawing():
                return state._replace(phase=Phase.FRONTS)
            case RevealFronts():
                return stack.apply_fronts(state, action, seat)
            case KeepPlate():
                return stack.apply_keep(state, action)
            case ReturnPlate():
                return stack.apply_return(state, action)
            case PlacePlate():
                state = stack.apply_place(state, action, seat)
                # The set-up uses no token (DU-2.6), a turn does (DU-4.1).
                is_setup = state.boards[seat].tokens == TOKENS
                return dealing.prepare(state) if is_setup else turns.end_turn(state, ledger)

    def outcome(self, state: State) -> Outcome | None:
        """Scores and the winner once the game is over (DU-8.9)."""
        return ending.outcome(state)

    def standing(self, state: State) -> tuple[int, ...]:
        """What the scores would be if the domes were tiled now, without spending chips (DU-6)."""
        return tuple([dome.standing(state, Seat(seat)) for seat in range(SEATS)])

    def sample(self, state: State, rng: Random) -> Action:
        """What chance draws or turns up here."""
        match state.phase:
            case Phase.DEAL:
                return dealing.sample_deal(state, rng)
            case Phase.DISPLAY:
                return dealing.sample_reveal_plate(state, rng)
            case Phase.BACK:
                return dealing.sample_reveal_back(state, rng)
            case Phase.CHIP:
                return dealing.sample_reveal_chip(state, rng)
            case Phase.FRONTS:
                return stack.sample_fronts(state, rng)
            case Phase.START:
                return First(Seat(rng.randrange(SEATS)))
            case Phase.SCORING:
                return dealing.sample_scoring(self._drawn_tiles, rng)
        raise ValueError("chance does not act here")

    def observe(self, state: State, seat: Seat | None) -> Observation:
        """All that a seat, or a spectator, has a right to know (DU-4.3)."""
        if seat is not None and seat not in range(SEATS):
            raise ValueError(f"there is no seat {seat}, from 0")
        return observe(state, seat)

    def imagine(self, observation: Observation, rng: Random) -> State:
        """A state that the observer can't tell from the true one."""
        return imagine(observation, rng)

    def action_id(self, action: Action) -> int:
        """The number of a seat's action."""
        if action not in _IDS:
            raise ValueError(f"{action}: not a decision of a seat")
        return _IDS[action]

    def action_of(self, action_id: int) -> Action:
        """The seat's action with that number."""
        if action_id < 0:
            raise IndexError(action_id)
        return DECISIONS[action_id]

    def parse_action(self, text: str) -> Action:
        """Read an action, such as `2B4`, `MYX`, `C2`, `P+` or `@13r2`."""
        return parse_action(text)

    def parse_state(self, text: str) -> State:
        """Read a position on one line; refuses an impossible one with all its problems."""
        return notation.parse_state(text)

    def problems(self, state: State) -> tuple[Reason, ...]:
        """Everything that is impossible about a state."""
        return problems.problems(state)

    def shown(self, state: State, action: Action, seat: Seat | None) -> str:
        """The text of an action; fronts that others drew are face down (DU-4.3)."""
        if isinstance(action, RevealFronts):
            return str(observed_fronts(state, action, seat))
        return str(action)

    def story(
        self, state: State, action: Action, seat: Seat | None, names: Sequence[str]
    ) -> Reason:
        """What an action does, as a log line that the seat may read."""
        return story.story(state, action, seat, names)

    def prompt(self, state: State) -> Reason:
        """What the seat in turn is asked."""
        return story.prompt(state)

    def draw(self, observation: Observation, names: Sequence[str], paint: Paint = plain) -> str:
        """The table as text for people."""
        return drawing.draw(observation, names, paint)


def _other_refusal(state: State, action: Action) -> Refusal:
    """What the table is waiting for, to an action of another kind."""
    if not isinstance(action, Action):
        raise TypeError(f"{action!r} is not an action of Duel; parse_action reads its text")
    return turns.turn_refusal(state)


def _after_taking(
    state: State,
    action: TakeSun | TakeMoon | Stack | TakeChip,
    seat: Seat,
    ledger: Ledger,
) -> State:
    match action:
        case TakeSun():
            state = moons.apply_take_sun(state, action, seat)
        case TakeMoon():
            state = moons.apply_take_moon(state, action, seat)
        case Stack():
            state = moons.apply_stack(state, action)
        case TakeChip():
            state = moons.apply_take_chip(state, action, seat)
    return state if state.phase is Phase.STACKING else turns.end_turn(state, ledger)


def _after_tiling(
    state: State,
    action: KeepChips | SpendChips | SpendChip | PlaceTile,
    seat: Seat,
    ledger: Ledger,
) -> State:
    match action:
        case KeepChips():
            return turns.next_line(state, ledger)
        case PlaceTile():
            state = dome.place_tile(state, seat, action.column, ledger)
            return turns.next_line(state, ledger)
        case SpendChips():
            state = payment.apply_payment(state, action, seat)
        case SpendChip():
            state = payment.apply_spend(state, action, seat)
    if not payment.is_paid(state, seat):
        return state
    spaces = dome.legal_spaces(state, seat)
    if len(spaces) > 1:
        return state._replace(phase=Phase.TILING)
    return turns.next_line(dome.place_tile(state, seat, spaces[0].column, ledger), ledger)
