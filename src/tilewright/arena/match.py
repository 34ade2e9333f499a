"""Match, and how a pair of it is played: the same deals, the first player on each seat in turn."""

from dataclasses import asdict, dataclass
from functools import lru_cache
from random import Random
from traceback import format_exc
from typing import Any

from tilewright.arena.dealing import Dealer
from tilewright.arena.playing import Played, play_game
from tilewright.arena.results import PairResult, result_of
from tilewright.bots.roster import Player, names_limit, player_of
from tilewright.catalog import make_game
from tilewright.core.bot import Limit
from tilewright.core.errors import GameError
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT
from tilewright.core.record import write_record
from tilewright.core.words import sentence
from tilewright.native.choosing import rules_for


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: all that decides how its pairs come out, and nothing else."""

    first: str  # the players, by the names of the roster
    second: str
    game: str
    options: tuple[tuple[str, str], ...]
    seed: int = 0
    limit: str = ""  # of players whose names tell none; without it the roster's
    rounds: int = ROUND_LIMIT
    code: str = ""  # a digest of the code that plays

    def as_dict(self) -> dict[str, Any]:
        """The fields as JSON holds them."""
        return {**asdict(self), "options": dict(self.options)}

    @property
    def table(self) -> AnyGame:
        """The rules of its table."""
        return _table(self.game, self.options)

    def player(self, name: str) -> Player:
        """A player with the limit that holds in this match."""
        return limited_player(name, self.limit)


@lru_cache
def _table(name: str, options: tuple[tuple[str, str], ...]) -> AnyGame:
    return make_game(name, dict(options))


def limited_player(name: str, limit: str) -> Player:
    """A player with that limit, if there is one and its name tells none; raises InvalidOption."""
    player = player_of(name)
    if not limit or names_limit(name):
        return player
    return player._replace(limit=Limit.of_text(limit))


class PairFailed(GameError):
    """A pair that could not be played, as by a mistake in our own code; nothing of it counts."""

    def __init__(self, match: Match, number: int, problem: str, trace: str) -> None:
        super().__init__(match, number, problem, trace)
        self.match = match
        self.number = number
        self.problem = problem
        self.trace = trace

    def __str__(self) -> str:
        return sentence(
            "say-pair-failed",
            pair=self.number,
            first=self.match.first,
            second=self.match.second,
            seed=str(self.match.seed),
            why=self.problem,
        )


def play_pair(match: Match, number: int) -> PairResult:
    """Play the pair of that number, from 1: a game with the first player on each seat.

    The same in any process, as long as no player has a clock. Raises PairFailed.
    """
    try:
        game = rules_for(match.table)
        players = match.player(match.first), match.player(match.second)
        played = play_rotations(game, *players, match.seed, number, match.rounds)
        results = [result_of(each, seat) for seat, each in enumerate(played, start=1)]
        records = "\n".join([write_record(each.record) for each in played])
    except Exception as error:  # whatever breaks is told with the pair that breaks it
        problem = f"{type(error).__name__}: {error}"
        raise PairFailed(match, number, problem, format_exc()) from error
    return PairResult(number, tuple(results), records)


def play_rotations(
    game: AnyGame, first: Player, second: Player, seed: int, pair: int, rounds: int
) -> list[Played]:
    """The games of a pair: the first player sits on each seat in turn, the second on all others."""
    return [
        _play_rotation(game, first, second, seed, pair, rounds, seat) for seat in range(game.seats)
    ]


def _play_rotation(
    game: AnyGame, first: Player, second: Player, seed: int, pair: int, rounds: int, seat: int
) -> Played:
    """The game of a pair in which the first player sits on that seat, from 0."""
    players = [first if each == seat else second for each in range(game.seats)]
    rngs = [Random(f"{seed}/{pair}/{seat}/{each}") for each in range(game.seats)]
    played = play_game(game, players, rngs, Dealer(seed, pair), rounds)
    tags = {f"Player{number}": player.name for number, player in enumerate(players, start=1)}
    tags |= {f"Limit{number}": str(player.limit) for number, player in enumerate(players, start=1)}
    tags |= {"Match": f"{first.name} - {second.name}", "Seed": str(seed)}
    played.record.tags = {**tags, "Pair": str(pair), "Rotation": str(seat + 1)}
    return played
