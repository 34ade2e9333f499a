"""What stands beside the rules in the core: it answers all of it but what is said in words."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tilewright.core.game import AnyGame, LogLine
from tilewright.core.seat import Seat
from tilewright.core.words import Reason

if TYPE_CHECKING:
    from tilewright.native._native import Engine as Core
    from tilewright.native._native import State


class EngineNotation:
    """The reference's texts and ids; positions become states of the core."""

    def __init__(self, core: "Core", reference: AnyGame) -> None:
        self._core = core
        self._known = known = reference.notation
        self.action_id = known.action_id
        self.action_of = known.action_of
        self.action = known.action
        self.parse_action = known.parse_action
        self.parse_observation = known.parse_observation

    def parse_state(self, text: str) -> "State":
        """Read a position on one line; refuses an impossible one with all its problems."""
        return self._core.of_value_unchecked(self._known.parse_state(text))

    def problems(self, state: "State") -> tuple[Reason, ...]:
        """Everything that is impossible about a state."""
        return self._known.problems(state.value())


class EngineTelling:
    """What the core tells of its states, and the reference's sentences about them."""

    def __init__(self, core: "Core", reference: AnyGame) -> None:
        self._core = core
        self._words = reference.telling
        self.goals = core.goals
        self.forecast = core.forecast
        self.veiled = core.veiled
        self.seen = core.seen
        self.imagined = core.imagined

    def prompt(self, state: "State") -> Reason:
        """What the seat in turn is asked."""
        return self._words.prompt(state.value())

    def lines(self, state: "State", move: Any) -> Mapping[Seat | None, LogLine]:
        """What a move does in that state, as each viewer may read it."""
        return self._words.lines(state.value(), move)

    def gains(self, state: "State", ids: Sequence[int]) -> list[int]:
        """By how much each of these decisions changes the standing of the seat to act."""
        try:
            return self._core.gains(state, ids)
        except ValueError:  # one of them is refused: the reference raises that with its reason
            return self._words.gains(state.value(), ids)


class EngineEncoding:
    """The reference's planes, filled by the core."""

    def __init__(self, core: "Core", reference: AnyGame) -> None:
        self.planes = reference.encoding.planes
        self.encode = reference.encoding.encode
        self.encoded = core.encode
        self.mask = core.mask
