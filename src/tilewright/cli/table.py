"""A table at which a game is being played: its record, its seats, its file."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tilewright.bots.roster import is_bot
from tilewright.cli.saving import why_not, write_whole
from tilewright.cli.seats import bots_of
from tilewright.cli.telling import Step, names_of, step_of
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.record import Forfeit, Move, Record, write_record
from tilewright.core.rules import CHANCE, Actor
from tilewright.core.seat import Seat


class Table:
    """One game in progress; all changes go through `act` and `undo`, and each one is saved.

    The luck of a chance event follows from the seed and the number of moves before it,
    so taking a move back does not bring other tiles.
    """

    def __init__(self, record: Record, seed: str, file: Path) -> None:
        self.game: AnyGame = record.game
        self.record = record
        self.states: list[Any] = record.states()
        self.file = file
        self.save_problem = ""  # why the last change could not be saved
        self.names = names_of(record)
        self._seed = seed
        players = [record.tags.get(f"Player{seat + 1}", "") for seat in range(self.game.seats)]
        is_over = self.actor is None
        self._bots = {} if is_over else bots_of(self.game, players, Random(f"{seed}/bots"))
        self.people = [Seat(seat) for seat, name in enumerate(players) if not is_bot(name)]
        # What is told goes to the only person's seat; people who share the keyboard are spectators.
        self.reader = self.people[0] if len(self.people) == 1 else None

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    @property
    def actor(self) -> Actor:
        """Who decides next; nobody after a forfeit."""
        return None if self.record.forfeit else self.game.actor(self.state)

    def legal_actions(self) -> Sequence[Any]:
        """What the seat to act may do."""
        return legal_actions(self.game, self.state)

    def next_action(self) -> Any:
        """What chance, a bot or a person without a choice does now; None if a person decides.

        Raises BotFailed for a bot that does not answer as it should.
        """
        actor = self.actor
        if actor is None:
            return None
        if actor is CHANCE:
            luck = Random(f"{self._seed}/{len(self.record.moves)}")
            return self.game.sample(self.state, luck)
        if actor in self._bots:
            seen = self.game.observe(self.state, actor)
            return self._bots[actor].bot.choose(seen, self._bots[actor].limit).action
        legal = self.legal_actions()
        return legal[0] if len(legal) == 1 else None

    def act(self, action: Any) -> Step:
        """Apply an action and save the game; raises IllegalAction and changes nothing."""
        after = self.game.apply(self.state, action)
        number = len(self.states)
        step = step_of(self.game, self.state, action, number, self.names, self.reader)
        self.states.append(after)
        self.record.moves.append(Move(action))
        self.save()
        return step

    def forfeit(self, seat: Seat, why: str) -> None:
        """End the game by the fault of a seat, and save it."""
        self.record.forfeit = Forfeit(seat, why)
        self.save()

    def close(self) -> None:
        """Let the bots go, and the programs that they are."""
        for bot, _ in self._bots.values():
            bot.close()

    def undo(self) -> int:
        """Take back to a person's last decision; how many moves that were, 0 if there is none."""
        for number in reversed(range(len(self.record.moves))):
            state = self.states[number]
            if self.game.actor(state) in self.people and len(self.game.legal_ids(state)) > 1:
                made = self.record.decisions()
                del self.record.moves[number:], self.states[number + 1 :]
                self.save()
                return made - self.record.decisions()
        return 0

    def save(self) -> bool:
        """Write the record to the table's file; if it can't be, `save_problem` says why."""
        try:
            self.save_as(self.file)
        except OSError as error:
            self.save_problem = why_not(error)
        return not self.save_problem

    def save_as(self, file: Path) -> None:
        """Write the record to a file, and from now on to that one; OSError changes nothing."""
        write_whole(file, write_record(self.record))
        self.file, self.save_problem = file, ""
