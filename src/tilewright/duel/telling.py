"""What people are told at a table of Duel: log lines, questions, goals and forecasts."""

from collections.abc import Mapping, Sequence
from functools import reduce

from tilewright.core.companions import TellingBasis
from tilewright.core.effects import Effect
from tilewright.core.game import Goal, LogLine
from tilewright.core.seat import Seat, seat_of
from tilewright.core.tiles import COLOUR_OF
from tilewright.core.words import Parameter, Reason, listed, reason
from tilewright.duel import dome, goals
from tilewright.duel.actions import (
    BROKEN,
    LARGE,
    Action,
    Deal,
    Decision,
    Draw,
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
from tilewright.duel.moons import moon_tops
from tilewright.duel.notation import NOTATION
from tilewright.duel.observation import Observation, observed_fronts, veiled
from tilewright.duel.payment import missing_tiles
from tilewright.duel.plates import JOKER, SPECIAL, Plate, named_sides
from tilewright.duel.stack import knows
from tilewright.duel.state import FACE_DOWN, SEATS, Phase, State


class Telling(TellingBasis[State, Action, Observation]):
    """What a seat or a spectator is told: fronts that others drew are face down (DU-4.3)."""

    def prompt(self, state: State) -> Reason:
        """What the seat in turn is asked."""
        return prompt(state)

    def lines(self, state: State, move: int | Action) -> Mapping[Seat | None, LogLine]:
        """What a move does, as each viewer may read it."""
        action = NOTATION.action(move)
        found: dict[Seat | None, LogLine] = {}
        for viewer in (None, *[Seat(seat) for seat in range(SEATS)]):
            seen: Action = action
            if isinstance(action, RevealFronts):
                seen = observed_fronts(state, action, viewer)
            found[viewer] = LogLine(str(seen), story(state, action, viewer))
        return found

    def goals(self, state: State) -> tuple[Goal, ...]:
        """The scoring tiles of the table (DU-8.1 to DU-8.8); none before they are drawn."""
        return goals.goals(state)

    def forecast(self, state: State, seat: int) -> tuple[Effect, ...]:
        """What tiling a dome would do if it began now, without spending chips (DU-6, DU-7)."""
        effects: list[Effect] = []
        dome.forecast(state, Seat(seat), effects)
        return tuple(effects)

    def veiled(
        self, state: State, effects: tuple[Effect, ...], seat: int | None
    ) -> tuple[Effect, ...]:
        """The effects of a move made in that state as a viewer may see them (DU-4.3)."""
        return veiled(state, effects, seat_of(seat, SEATS))


def story(state: State, action: Action, viewer: Seat | None) -> Reason:
    """The log line of an action that was taken in that state; its `seat` is whom it is about."""
    if isinstance(action, Draw):
        return _chance(state, action, viewer)
    assert state.turn is not None
    told = _decision(state, action, viewer)
    return told._replace(parameters={**told.parameters, "seat": state.turn})


def _decision(state: State, action: Decision, seat: Seat | None) -> Reason:
    match action:
        case TakeSun() | TakeMoon():
            return _take(state, action)
        case TakePlate() | DrawPlate() | StopDrawing() | KeepPlate() | ReturnPlate() | PlacePlate():
            return _plate(state, action, seat)
        case Stack():
            return reason("DU-5.1", "log-stack", colour=action.colour.word, factory=state.at)
        case TakeChip():
            chip = state.factories[action.factory - 1].chip
            told: dict[str, Parameter] = {"chip": chip, "shows": _named(chip)}
            return reason("DU-5.6", "log-take-chip", **told, factory=action.factory)
        case KeepChips():
            return reason("DU-6.6", "log-keep-chips", line=state.at)
        case SpendChips():
            return reason("DU-6.4", "log-spend-chips", count=action.count, line=state.at)
        case SpendChip():
            shows = _named(action.chip)
            return reason("DU-6.4", "log-spend-chip", chip=action.chip, shows=shows)
        case PlaceTile():
            return _tile(state, action)


def prompt(state: State) -> Reason:
    """What the seat in turn is asked."""
    if state.phase not in PROMPTS or state.turn is None:
        raise ValueError("no seat is asked anything here")
    rule, message = PROMPTS[state.phase]
    told: dict[str, Parameter] = {"round": state.round, "count": len(state.hand)}
    if state.phase is Phase.STACKING:
        told["factory"] = state.at
    elif state.at:
        board = state.boards[state.turn]
        colour = board.lines[state.at - 1].colour
        assert colour is not None
        missing = missing_tiles(board, state.at) - state.payment.paid
        left, size = state.payment.left, state.payment.size
        told |= {"line": state.at, "colour": colour.word}
        told |= {"missing": missing, "left": left, "size": size}
    if state.plate is not None:
        told |= {"plate": state.plate, "takes": _named(state.plate)}
    return reason(rule, message, **told)


PROMPTS = {
    Phase.SETUP: ("DU-2.6", "prompt-duel-first-plate"),
    Phase.TURN: ("DU-3.2", "prompt-duel-turn"),
    Phase.STACKING: ("DU-5.1", "prompt-duel-stack"),
    Phase.DRAWING: ("DU-4.3", "prompt-duel-draw"),
    Phase.KEEPING: ("DU-4.3", "prompt-duel-keep"),
    Phase.RETURNING: ("DU-4.3", "prompt-duel-return"),
    Phase.PLACING: ("DU-4.5", "prompt-duel-place"),
    Phase.PAYING: ("DU-6.4", "prompt-duel-pay"),
    Phase.SPENDING: ("DU-6.4", "prompt-duel-spend"),
    Phase.TILING: ("DU-6.1", "prompt-duel-tile"),
}


def watched(state: State, player: str) -> Reason:
    """What the seat in turn is asked, for those who are not in turn."""
    if state.phase not in WATCHED:
        return prompt(state)
    rule, _ = PROMPTS[state.phase]
    told: dict[str, Parameter] = {"round": state.round, "count": len(state.hand)}
    return reason(rule, WATCHED[state.phase], player=player, **told)


WATCHED = {
    Phase.SETUP: "prompt-watched-first-plate",
    Phase.TURN: "prompt-watched",
    Phase.DRAWING: "prompt-watched-draw",
    Phase.KEEPING: "prompt-watched-keep",
}


def _take(state: State, action: TakeSun | TakeMoon) -> Reason:
    assert state.turn is not None
    colour, line = action.colour, action.line
    broken = "all" if line == BROKEN else "some"
    if isinstance(action, TakeMoon):
        count = moon_tops(state)[colour]
        gains_start_tile = state.large.moon[colour] and state.start_tile is None  # DU-5.4
        rule, message, factory = "DU-5.3", "log-take-moons", 0
    else:
        sun = (
            state.large.sun if action.factory == LARGE else state.factories[action.factory - 1].sun
        )
        count = sun[colour]
        gains_start_tile = False
        rule = "DU-5.1"
        message = "log-take-large" if action.factory == LARGE else "log-take-small"
        factory = action.factory
    lost = count
    if line != BROKEN:
        lost = max(0, count - line + state.boards[state.turn].lines[line - 1].filled)
    return reason(
        rule,
        message,
        colour=colour.word,
        count=count,
        factory=factory,
        line=line,
        broken=lost,
        place=broken,
        start="yes" if gains_start_tile else "no",
    )


def _plate(
    state: State,
    action: TakePlate | DrawPlate | StopDrawing | KeepPlate | ReturnPlate | PlacePlate,
    seat: Seat | None,
) -> Reason:
    assert state.turn is not None
    match action:
        case TakePlate():
            plate = state.display[action.place - 1]
            return reason("DU-4.2", "log-take-plate", plate=plate, takes=_named(plate))
        case DrawPlate():
            points = min(1, state.boards[state.turn].score)
            back = state.top_back or ""
            return reason("DU-4.3", "log-draw-plate", points=points, back=back)
        case StopDrawing():
            return reason("DU-4.3", "log-stop-drawing", count=len(state.hand))
        case KeepPlate():
            kept = state.hand[action.place - 1]
            if not kept.known & knows(seat):  # others see its front when it is placed
                return reason("DU-4.3", "log-keep-unknown", place=action.place)
            seen: dict[str, Parameter] = {"plate": kept.plate, "takes": _named(kept.plate)}
            return reason("DU-4.3", "log-keep-plate", **seen, place=action.place)
        case ReturnPlate():
            back = state.hand[action.place - 1].back
            return reason("DU-4.3", "log-return-plate", back=back, place=action.place)
        case PlacePlate():
            return reason(
                "DU-4.5",
                "log-place-plate",
                plate=state.plate or "",
                takes=_named(state.plate or ""),
                row=action.row,
                column=action.column,
                turns=action.turns,
            )


def _tile(state: State, action: PlaceTile) -> Reason:
    assert state.turn is not None
    colour = state.boards[state.turn].lines[action.row - 1].colour
    assert colour is not None
    return reason("DU-6.1", "log-tile", row=action.row, column=action.column, colour=colour.word)


def _chance(state: State, action: Draw, seat: Seat | None) -> Reason:
    match action:
        case Scoring():
            return reason("DU-2.2", "log-scoring", sides=named_sides(action.sides))
        case First():
            return reason("DU-2.6", "log-first", seat=action.seat)
        case RevealPlate():
            takes = _named(action.plate)
            return reason("DU-2.1", "log-reveal-plate", plate=action.plate, takes=takes)
        case RevealBack():
            return reason("DU-4.3", "log-reveal-back", back=action.back)
        case RevealChip():
            told: dict[str, Parameter] = {"chip": action.chip, "shows": _named(action.chip)}
            return reason("DU-5.5", "log-reveal-chip", **told, factory=action.factory)
        case RevealFronts():
            seen = observed_fronts(state, action, seat).plates
            shown: dict[str, Parameter] = {"plates": " ".join(seen), "fronts": _fronts(seen)}
            return reason("DU-4.3", "log-reveal-fronts", **shown, count=len(seen))
        case Deal():
            return reason("DU-2.3", "log-deal", round=state.round)


TAKES = {letter: colour.word for letter, colour in COLOUR_OF.items()}
TAKES |= {SPECIAL: "special", JOKER: "joker"}


def _named(letters: str) -> Parameter:
    """In words what the spaces of a plate take, in reading order, or the colours of a chip."""
    return listed([reason("", "list-takes", colour=TAKES[letter]) for letter in letters])


def _fronts(plates: Sequence[Plate]) -> Parameter:
    """Several plates in words; of one that is face down its back."""
    named = [
        reason("", "list-face-down", back=plate[1]) if plate[0] == FACE_DOWN else _named(plate)
        for plate in plates
    ]
    return reduce(lambda one, two: reason("", "list-semicolon", before=one, last=two), named)
