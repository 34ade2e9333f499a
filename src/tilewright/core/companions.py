"""What stands beside the rules of any game, as far as it follows from them and its decisions."""

from collections.abc import Callable, Sequence
from operator import index
from random import Random
from typing import Generic

from tilewright.core.planes import Plane
from tilewright.core.rules import ActionT, ObservationT, Rules, StateT


class Decisions(Generic[ActionT]):
    """The decisions of seats by their ids, and any action by its text."""

    def __init__(self, actions: Sequence[ActionT], read: Callable[[str], ActionT]) -> None:
        self.actions = tuple(actions)
        self.texts = tuple([str(action) for action in actions])
        self._read = read
        self._ids = {action: number for number, action in enumerate(actions)}
        self._known = dict(zip(self.texts, actions, strict=True))

    def action_id(self, action: ActionT) -> int:
        """The number of a seat's action; chance's have none (ValueError)."""
        if action not in self._ids:
            raise ValueError(f"{action}: not a decision of a seat at this table")
        return self._ids[action]

    def action_of(self, action_id: int) -> ActionT:
        """The action with that number (IndexError if there is none)."""
        if not 0 <= action_id < len(self.actions):
            last = len(self.actions) - 1
            raise IndexError(f"there is no action {action_id}; ids are 0 to {last}")
        return self.actions[action_id]

    def action(self, move: int | ActionT) -> ActionT:
        """The action that a move is."""
        if isinstance(move, int):
            return self.action_of(move)
        return self.action_of(index(move)) if hasattr(move, "__index__") else move

    def parse_action(self, text: str) -> ActionT:
        """Read an action; decisions, as `str` writes them, are known by heart."""
        known = self._known.get(text)
        return self._read(text) if known is None else known


class TellingBasis(Generic[StateT, ActionT, ObservationT]):
    """The part of a Telling that follows from the rules."""

    def __init__(self, rules: Rules[StateT, ActionT, ObservationT]) -> None:
        self._rules = rules

    def gains(self, state: StateT, ids: Sequence[int]) -> list[int]:
        """By how much each of these decisions changes the standing of the seat to act."""
        rules, actor = self._rules, self._rules.actor(state)
        afters = [rules.standing(rules.apply(state, number)) for number in ids]
        if not isinstance(actor, int):
            return []  # without a seat to act every id is refused
        now = rules.standing(state)[actor]
        return [after[actor] - now for after in afters]

    def seen(self, state: StateT, seat: int | None) -> str:
        """The text of what a viewer observes."""
        return str(self._rules.observe(state, seat))

    def imagined(self, state: StateT, seat: int | None) -> StateT:
        """A state that a viewer can't tell from this one."""
        return self._rules.imagine(self._rules.observe(state, seat), Random(0))


class RulesEncoding(Generic[StateT, ActionT, ObservationT]):
    """An Encoding, from its planes and the function that fills them."""

    def __init__(
        self,
        rules: Rules[StateT, ActionT, ObservationT],
        planes: tuple[Plane, ...],
        encode: Callable[[ObservationT], bytes],
    ) -> None:
        self.planes = planes
        self.encode = encode
        self._rules = rules

    def encoded(self, state: StateT, seat: int | None) -> bytes:
        """What a seat, or a spectator, observes, as numbers."""
        return self.encode(self._rules.observe(state, seat))

    def mask(self, state: StateT) -> bytes:
        """A byte for each id: 1 if the seat to act may do it, else 0."""
        marks = bytearray(self._rules.num_actions)
        for number in self._rules.legal_ids(state):
            marks[number] = 1
        return bytes(marks)
