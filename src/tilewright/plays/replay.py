"""Replay: a game of a file of records, replayed and checked."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tilewright.catalog import make_game
from tilewright.core.game import AnyGame
from tilewright.core.record import Forfeit, Move, Record, read_records, result_text
from tilewright.core.rules import CHANCE, Outcome
from tilewright.core.seat import Seat
from tilewright.native.choosing import rules_for
from tilewright.plays.play import Play, reference_of, reference_state, state_of
from tilewright.plays.tree import Tree

if TYPE_CHECKING:
    from tilewright.native._native import Replay as CoreReplay

CHANCE_ID = -1  # stands for what chance did, which has no id


class Replay:
    """A game of a file: who played, what was done, and every state. Never changes.

    `tags` are those of its `Record`, `line` is where it begins in its file, from 1, and `source`
    its text. All of it was checked; comments, marks and variations are read when `record` or
    `tree` is asked for.
    """

    def __init__(  # made by tilewright.plays.reading
        self,
        game: AnyGame,
        tags: Mapping[str, str],
        source: str,
        line: int,
        core: "CoreReplay | None" = None,
        record: Record | None = None,
    ) -> None:
        self.game = game
        self.tags = tags
        self.source = source
        self.line = line
        self.core = core  # where the core has replayed it
        self._record = record
        self._states: list[Any] | None = None

    @property
    def ids(self) -> list[int]:
        """The ids of the moves; CHANCE_ID, which is -1, where chance moved."""
        if self.core is not None:
            return self.core.ids
        moves = zip(self.states(), self.record().actions(), strict=False)
        number, actor = self.game.notation.action_id, self.game.actor
        return [CHANCE_ID if actor(state) is CHANCE else number(each) for state, each in moves]

    @property
    def texts(self) -> list[str]:
        """The texts of the moves, chance's too."""
        if self.core is not None:
            return self.core.texts
        return [str(action) for action in self.record().actions()]

    @property
    def decisions(self) -> int:
        """How many moves were decisions of seats."""
        if self.core is not None:
            return self.core.decisions
        return sum([number != CHANCE_ID for number in self.ids])

    def __len__(self) -> int:
        """How many moves there are, chance's too."""
        return len(self.record().moves) if self.core is None else len(self.core)

    def __bool__(self) -> bool:
        return True  # also a game in which nothing was done

    def state(self, at: int) -> Any:
        """The state after so many moves, from 0 to the length; raises IndexError."""
        if not 0 <= at <= len(self):
            raise IndexError(f"the game has {len(self)} moves, not {at}")
        return self.states()[at] if self.core is None else self.core.state(at)

    def states(self) -> Sequence[Any]:
        """The start, and the state after each move."""
        if self._states is None:
            core = self.core
            self._states = (
                self._replayed()
                if core is None
                else [core.state(at) for at in range(len(core) + 1)]
            )
        return self._states

    @property
    def final(self) -> Any:
        """The state after the last move."""
        return self.state(len(self))

    @property
    def outcome(self) -> Outcome | None:
        """Scores and winners, if the game is over."""
        return self.game.outcome(self.final)

    @property
    def result(self) -> str:
        """The scores in seat order, `45-38`; `*` for a game without an outcome."""
        return result_text(self.outcome) if self.core is None else self.core.result

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won; all the others if a seat forfeited the game, nobody if it has no end."""
        outcome = self.outcome
        return self.record().winners() if outcome is None else outcome.winners

    @property
    def forfeit(self) -> Forfeit | None:
        """Who lost the game by a fault, and why."""
        return None if self.core is not None else self.record().forfeit

    def record(self) -> Record:
        """The whole record, with its comments, marks and variations."""
        if self._record is None:
            (found,) = read_records(self.source, fast_game)
            self._record = found
        return _told_in_python(self._record)

    def tree(self) -> Tree:
        """The game as a tree of variations, with the state at every node."""
        return Tree.from_record(self.record())

    def play(self) -> Play:
        """A play that stands at the end of the game."""
        return Play.from_record(self.record())

    def __repr__(self) -> str:
        return f"<Replay of {reference_of(self.game)!r}, line {self.line}: {self.result}>"

    def _replayed(self) -> list[Any]:
        record = self.record()
        begin = self.game.start()
        if record.opening is not None:
            begin = state_of(self.game, record.opening)
        found = [begin]
        for action in record.actions():
            found.append(self.game.apply(found[-1], action))
        return found


def fast_game(name: str, options: Mapping[str, str]) -> AnyGame:
    """The game of that name, in the core if it is there; raises InvalidOption."""
    return rules_for(make_game(name, options))


def _told_in_python(record: Record) -> Record:
    """A copy of a record whose game is the one in Python, as other readers give it."""
    return Record(
        reference_of(record.game),
        dict(record.tags),
        record.comment,
        [_copied(move) for move in record.moves],
        record.broken_off,
        record.forfeit,
        None if record.opening is None else reference_state(record.game, record.opening),
    )


def _copied(move: Move) -> Move:
    variations = [[_copied(each) for each in line] for line in move.variations]
    return Move(move.action, move.mark, move.comment, variations)
