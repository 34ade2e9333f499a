"""Opponents: the players of all seats but the learner's, in every lane of a batch."""

from collections.abc import Callable, Sequence
from operator import index
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.greedy import GreedyBot
from tilewright.bots.random import RandomBot
from tilewright.bots.roster import Player, is_program, player_of, try_player
from tilewright.bots.shaped import ShapedBot
from tilewright.core.bot import AnyBot
from tilewright.core.errors import BotFailed
from tilewright.core.game import AnyGame
from tilewright.core.seat import Seat
from tilewright.core.words import reason
from tilewright.native.batch import HOLD, Arrays, Batch
from tilewright.native.engine import Engine

LEARNER = -1  # in the place of a player's number
COPIED = (RandomBot, GreedyBot, ShapedBot)  # bots that hold nothing but their luck


class Seating(NamedTuple):
    """Where the learner sits, and who sits on the other seats, in turn order after it."""

    seat: int | None  # None: lane i's learner sits on seat i modulo the number of seats
    players: tuple[Player, ...]

    def learners(self, lanes: int) -> NDArray[np.int8]:
        """The learner's seat of each lane.

        >>> Seating(None, (player_of("greedy"),)).learners(3).tolist()
        [0, 1, 0]
        """
        if self.seat is not None:
            return np.full(lanes, self.seat, np.int8)
        return (np.arange(lanes) % (len(self.players) + 1)).astype(np.int8)


def seating_of(game: AnyGame, opponents: str | Sequence[str], seat: int | None) -> Seating:
    """The learner against one player on all other seats, or against one on each.

    Raises InvalidOption for a name that nobody has or a program that can't play, ValueError where
    the seats do not fit.
    """
    others = game.seats - 1
    if not isinstance(opponents, str | Sequence):
        raise TypeError(f"opponents are a player's name or a list of them, not {opponents!r}")
    names = [opponents] * others if isinstance(opponents, str) else list(opponents)
    nameless: list[object] = [name for name in names if not hasattr(name, "lower")]
    if nameless:
        raise TypeError(f"an opponent is named by a text, not {nameless[0]!r}")
    if len(names) != others:
        raise ValueError(
            f"a learner at a table with {game.seats} seats has {others} opponents, "
            f"not {len(names)}: name one for all of them, or one for each"
        )
    if seat is not None and index(seat) not in range(game.seats):
        raise ValueError(f"the learner's seat is 0 to {others}, not {seat}")
    seating = Seating(seat, tuple([player_of(name) for name in names]))
    for name in dict.fromkeys(filter(is_program, names)):
        try_player(name, game)
    return seating


class Opponents:
    """What the players of the other seats decide.

    `random`, and in Azul `greedy`, choose in the core by the lanes' own generators. Any other
    player is a bot for each lane and seat, which is told what its seat may know; its luck follows
    from the seed, the lane and the seat.
    """

    def __init__(self, batch: Batch, seating: Seating) -> None:
        self._batch = batch
        self._learners = seating.learners(batch.games)
        self._players = list(dict.fromkeys(seating.players))
        self._seated = self._players_by_seat(seating.players)
        self._in_core = core_choices(batch)
        self._engine = Engine(batch.game)
        self._lanes = np.arange(batch.games)
        self._actions = np.full(batch.games, HOLD, np.int32)
        self._luck = ["0/0"] * batch.games  # by lane: the seed of its bots, and a lane's number
        self._bots: dict[tuple[int, Seat], AnyBot] = {}

    def begin(self, seed: int, marked: NDArray[np.uint8]) -> None:
        """Sit down anew in the lanes that are marked, with the luck of that seed."""
        for lane in np.flatnonzero(marked).tolist():
            self._luck[lane] = f"{seed}/{lane}"
        self._dismiss([key for key in self._bots if marked[key[0]]])

    def begin_from(self, seeds: NDArray[np.uint64], marked: NDArray[np.uint8]) -> None:
        """The same with a seed for each lane, which gives it the luck of the first lane."""
        for lane in np.flatnonzero(marked).tolist():
            self._luck[lane] = f"{seeds[lane]}/0"
        self._dismiss([key for key in self._bots if marked[key[0]]])

    def act(self, arrays: Arrays, finals: NDArray[np.uint8] | None) -> None:
        """Let the others act until every learner is asked, or its game is over.

        `rewards`, `done` and `truncated` are added to what they told before. What a bot raises
        names its lane and seat; then some lanes are not yet where they should be.
        """
        rewards = arrays.rewards.copy()
        done, truncated = arrays.done.copy(), arrays.truncated.copy()
        while (due := (arrays.actors != self._learners) & (arrays.actors >= 0)).any():
            self._decide(arrays.actors, due)
            self._batch.step(self._actions, arrays, finals)
            # Of the next game nothing is scored before its learner decides (AZ-4, DU-6).
            rewards += arrays.rewards
            done |= arrays.done
            truncated |= arrays.truncated
        arrays.rewards[:] = rewards
        arrays.done[:] = done
        arrays.truncated[:] = truncated

    def close(self) -> None:
        """Let go of what the bots hold."""
        self._dismiss(list(self._bots))

    def __getstate__(self) -> dict[str, Any]:
        for (lane, seat), bot in self._bots.items():
            if not isinstance(bot, COPIED):
                name = self._players[self._seated[lane, seat]].name
                raise TypeError(
                    f"an environment in which {name} has begun to think can't be copied or "
                    "pickled: do it before the first reset, or take random, greedy or shaped"
                )
        return self.__dict__

    def _decide(self, actors: NDArray[np.int8], due: NDArray[np.bool_]) -> None:
        """An action for the lanes whose turn is an opponent's; the others hold."""
        self._actions.fill(HOLD)
        seated = np.where(due, self._seated[self._lanes, actors], LEARNER)
        for number, player in enumerate(self._players):
            in_turn = seated == number
            choose = self._in_core.get(player.name)
            if choose is not None:
                choose(self._actions, in_turn.view(np.uint8))
                continue
            for lane in np.flatnonzero(in_turn).tolist():
                self._actions[lane] = self._choice(player, lane, Seat(int(actors[lane])))

    def _choice(self, player: Player, lane: int, seat: Seat) -> int:
        """The id of what a bot does in a lane; what the rules refuse is its failure."""
        state = self._batch.state(lane)
        try:
            if (lane, seat) not in self._bots:
                rng = Random(f"{self._luck[lane]}/{seat}")
                self._bots[lane, seat] = player.make(self._engine, rng)
            observation = self._engine.observe(state, seat)
            action = self._bots[lane, seat].choose(observation, player.limit).action
            refusal = self._engine.refusal(state, action)
            if refusal is not None:
                raise BotFailed(reason("", "say-bot-illegal", action=str(action), why=refusal))
        except Exception as failure:
            failure.add_note(f"{player.name} in lane {lane}, on seat {seat}, both from 0")
            if (lane, seat) in self._bots:  # the next game is another bot's
                self._dismiss([(lane, seat)])
            raise
        return self._engine.notation.action_id(action)

    def _dismiss(self, keys: list[tuple[int, Seat]]) -> None:
        for key in keys:
            self._bots.pop(key).close()

    def _players_by_seat(self, players: Sequence[Player]) -> NDArray[np.int8]:
        """For each lane and seat the number of its player."""
        numbers = np.array([LEARNER, *[self._players.index(player) for player in players]], np.int8)
        seats = np.arange(len(numbers), dtype=np.int8)
        found: NDArray[np.int8] = numbers[(seats - self._learners[:, np.newaxis]) % len(numbers)]
        return found


def core_choices(
    batch: Batch,
) -> dict[str, Callable[[NDArray[np.int32], NDArray[np.uint8]], None]]:
    """The players, by name, whose choices the core can make without peeking at what is hidden."""
    if batch.game.name == "azul":
        return {"random": batch.choose, "greedy": batch.choose_greedily}
    return {"random": batch.choose}
