"""Play: one game as it goes on, with moves that are pushed and popped."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tilewright.core.errors import Refusal
from tilewright.core.game import AnyGame
from tilewright.core.picture import Picture, svg
from tilewright.core.record import Move, Record, result_text
from tilewright.core.rules import CHANCE, Actor, Outcome
from tilewright.native.choosing import rules_for
from tilewright.native.engine import Engine


class Play:
    """A game that goes on: moves are pushed and popped, and it says where it stands.

    It is to these games what a board with push and pop is to chess; a *board* here is a player's.
    A *move* is the text of an action, its id, or the action itself. Chance moves like everybody:
    its actions are pushed as texts (`DBBYR/…`), or drawn by `push_chance` from the play's `rng`.
    The fast core answers where it is there.

    >>> from tilewright import Azul
    >>> play = Play(Azul(first=0), seed=7)
    >>> play.push_chance()
    ('DBRRT/BBBK/BRKK/BBYR/BYRK',)
    >>> play.actor, len(play.legal), play.legal[:3]
    (0, 90, ['1B1', '1B2', '1B3'])
    >>> print(play.push("2B3"))
    2B3
    >>> print(play.refusal("2B3"))
    There is no blue tile on factory 2 (AZ-2.1).
    >>> play.actor, play.texts
    (1, ['DBRRT/BBBK/BRKK/BBYR/BYRK', '2B3'])
    >>> print(play.pop())
    2B3
    >>> play.actor, play.result
    (0, '*')
    """

    def __init__(self, game: AnyGame, seed: int | None = None) -> None:
        self.game = rules_for(game)
        self.rng = Random(seed)
        self._states = [self.game.start()]
        self._actions: list[Any] = []
        self._is_whole = True  # from the start of a game

    @classmethod
    def from_position(cls, game: AnyGame, position: Any, seed: int | None = None) -> "Play":
        """A play that begins at a position: a text, a state or what somebody observes.

        What an observer can't know is drawn from the play's `rng`. Raises NotationError or
        InvalidState.
        """
        play = cls(game, seed)
        play._states = [state_of(play.game, position, play.rng)]
        play._is_whole = play._states == [play.game.start()]
        return play

    @classmethod
    def from_record(cls, record: Record, seed: int | None = None) -> "Play":
        """The game of a record, after its last move; raises IllegalAction."""
        play = cls(record.game, seed)
        if record.opening is not None:
            play = cls.from_position(record.game, record.opening, seed)
        for move in record.moves:
            play.push(move.action)
        return play

    @property
    def state(self) -> Any:
        """The state after the last move, as the rules of `game` have it."""
        return self._states[-1]

    @property
    def text(self) -> str:
        """The position on one line; `from_position` reads it."""
        return str(self.state)

    @property
    def actor(self) -> Actor:
        """Who decides next: a seat, CHANCE, or None once the game is over."""
        return self.game.actor(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.actor is None

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners once the game is over."""
        return self.game.outcome(self.state)

    @property
    def result(self) -> str:
        """The scores in seat order, `45-38`; `*` while the game is not over."""
        return result_text(self.outcome)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores so far, by seat."""
        return self.game.progress(self.state).scores

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.game.progress(self.state).round

    @property
    def legal_ids(self) -> list[int]:
        """What the seat to act may do, by ids, ascending; nothing where no seat acts."""
        return self.game.legal_ids(self.state)

    @property
    def legal(self) -> list[str]:
        """What the seat to act may do, as texts, in the order of their ids."""
        return [str(self.game.notation.action_of(number)) for number in self.legal_ids]

    @property
    def actions(self) -> tuple[Any, ...]:
        """All that was pushed, the first one first."""
        return tuple(self._actions)

    @property
    def texts(self) -> list[str]:
        """The same as texts."""
        return [str(action) for action in self._actions]

    def refusal(self, move: Any) -> Refusal | None:
        """Why the actor may not do this; None if it may. Raises NotationError."""
        return self.game.refusal(self.state, self._action(move))

    def push(self, move: Any) -> Any:
        """Do a move and return its action; raises NotationError or IllegalAction.

        For an id without an action it raises IndexError.
        """
        action = self._action(move)
        self._states.append(self.game.apply(self.state, action))
        self._actions.append(action)
        return action

    def push_chance(self) -> tuple[str, ...]:
        """Draw what chance does, up to the next decision of a seat; the texts of it."""
        before = len(self._actions)
        while self.actor is CHANCE:
            self.push(self.game.sample(self.state, self.rng))
        return tuple(self.texts[before:])

    def pop(self) -> Any:
        """Take the last move back, whoever made it, and return its action; IndexError without."""
        if not self._actions:
            raise IndexError("no move was pushed")
        self._states.pop()
        return self._actions.pop()

    def observe(self, seat: int | None = None) -> Any:
        """All that a seat, or a spectator (None), has a right to know."""
        return self.game.observe(self.state, seat)

    def picture(self, seat: int | None = None, names: Sequence[str] | None = None) -> Picture:
        """What a seat, or a spectator, sees, as a picture that notebooks show."""
        return self.game.drawing.picture(self.observe(seat), names)

    def draw(self, seat: int | None = None, names: Sequence[str] | None = None) -> str:
        """What a seat, or a spectator, sees, as text for people."""
        return self.game.drawing.draw(self.observe(seat), names)

    def record(self, **tags: str) -> Record:
        """The game so far as a record; where it began at a position, the record does, too."""
        moves = [Move(each) for each in self._actions]
        opening = None if self._is_whole else reference_state(self.game, self._states[0])
        return Record(reference_of(self.game), tags, moves=moves, opening=opening)

    def copy(self) -> "Play":
        """Another play that stands where this one stands, with the same luck ahead."""
        other = Play(self.game)
        other.rng.setstate(self.rng.getstate())
        other._states, other._actions = self._states[:], self._actions[:]
        other._is_whole = self._is_whole
        return other

    __copy__ = copy

    def __len__(self) -> int:
        return len(self._actions)

    def __bool__(self) -> bool:
        return True  # also before the first move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Play of {reference_of(self.game)!r}: {self.text}>"

    def _repr_svg_(self) -> str:
        return svg(self.picture())

    def _action(self, move: Any) -> Any:
        notation = self.game.notation
        return notation.parse_action(move) if isinstance(move, str) else notation.action(move)


def reference_of(game: AnyGame) -> AnyGame:
    """The game in Python of one that lives in the core; any other is its own."""
    return game.reference if isinstance(game, Engine) else game


def reference_state(game: AnyGame, state: Any) -> Any:
    """A state as the game in Python has it."""
    return reference_of(game).notation.parse_state(str(state))


def state_of(game: AnyGame, position: Any, rng: Random | None = None) -> Any:
    """The state of a position: a text, an observation, or a state of either engine.

    Raises NotationError or InvalidState.
    """
    if isinstance(position, str):
        return game.notation.parse_state(position)
    if hasattr(position, "table"):  # what a seat, or a spectator, observes
        known = game.notation.parse_observation(str(position), position.seat)
        return game.imagine(known, rng or Random())
    return game.notation.parse_state(str(position))
