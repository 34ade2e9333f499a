"""A game between bots: who fails or breaks a rule has lost it."""

from random import Random
from typing import Any

import pytest

from tests.arena.players import scripted
from tilewright.arena.dealing import Dealer
from tilewright.arena.playing import Played, play_game
from tilewright.arena.results import result_of
from tilewright.azul.game import Azul
from tilewright.bots.roster import Player, player_of
from tilewright.catalog import read_record
from tilewright.core.bot import Limit
from tilewright.core.errors import BotFailed
from tilewright.core.game import AnyGame
from tilewright.core.playing import ROUND_LIMIT
from tilewright.core.record import write_record
from tilewright.core.rules import CHANCE
from tilewright.core.words import reason

FAILED = reason("", "say-bot-illegal", action="x", why="y")


def played(game: AnyGame, *players: Player, rounds: int = ROUND_LIMIT) -> Played:
    """A game between players with the luck of seed 1."""
    rngs = [Random(seat) for seat in range(game.seats)]
    return play_game(game, players, rngs, Dealer(1, 1), rounds)


def fail(game: AnyGame) -> Any:
    raise BotFailed(FAILED)


def test_a_game_ends_with_its_outcome(game: AnyGame) -> None:
    found = played(game, *[player_of("random")] * game.seats)
    again = read_record(write_record(found.record))
    assert again.moves == found.record.moves
    assert again.outcome() == found.outcome
    assert found.outcome is not None
    assert found.scores == found.outcome.scores


def test_a_game_that_does_not_end_is_broken_off_and_everyone_s() -> None:
    found = played(Azul(), player_of("random"), player_of("random"), rounds=2)
    assert found.record.broken_off
    assert found.outcome is None
    assert found.record.game.progress(found.record.final()).round == 3
    result = result_of(found, 1)
    assert (result.winners, result.ended) == ((), "broken off")
    assert result.share == 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_that_fails_loses_and_the_others_share_the_victory(seats: int) -> None:
    closed: list[str] = []
    others = [player_of("random")] * (seats - 2)
    found = played(Azul(seats), player_of("random"), scripted(3, fail, closed), *others)
    assert found.record.forfeit == (1, str(FAILED))
    assert closed == ["scripted"]
    again = read_record(write_record(found.record))
    assert again.forfeit == found.record.forfeit
    assert result_of(found, 2).share == 0
    assert result_of(found, 1).share * (seats - 1) == 1
    assert result_of(found, 1).forfeited == 2
    assert result_of(found, 1).why == str(FAILED)


def test_an_illegal_action_loses_and_is_told_with_its_rule() -> None:
    illegal = scripted(1, lambda game: game.notation.parse_action("W11"), [])
    found = played(Azul(), illegal, player_of("random"))
    assert found.record.forfeit is not None
    assert found.record.forfeit.seat == 0
    assert found.record.forfeit.reason.startswith("It chose W11: ")
    assert found.record.forfeit.reason.endswith("(AZ-2.5).")
    assert all(str(action) != "W11" for action in found.record.actions())


def test_a_bot_that_can_not_be_made_loses() -> None:
    closed: list[str] = []

    def make(game: AnyGame, rng: Random) -> Any:
        raise BotFailed(FAILED)

    found = played(Azul(), scripted(1, fail, closed), Player("broken", make, Limit()))
    assert found.record.forfeit == (1, str(FAILED))
    assert found.record.moves == []
    assert closed == ["scripted"]
    assert write_record(read_record(write_record(found.record))) == write_record(found.record)


def test_any_other_error_is_ours_and_ends_the_game() -> None:
    closed: list[str] = []

    def broken(game: AnyGame) -> Any:
        raise KeyError("factory")

    with pytest.raises(KeyError, match="factory"):
        played(Azul(), player_of("random"), scripted(2, broken, closed))
    assert closed == ["scripted"]


def test_what_is_no_action_at_all_is_our_mistake() -> None:
    with pytest.raises(TypeError, match="not an action"):
        played(Azul(), player_of("random"), scripted(2, lambda game: "2B4", []))


def test_bots_are_closed_though_a_decision_is_interrupted() -> None:
    closed: list[str] = []

    def interrupt(game: AnyGame) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(Azul(), scripted(0, fail, closed), scripted(3, interrupt, closed))
    assert closed == ["scripted", "scripted"]


def test_a_bot_is_given_its_limit_and_what_its_seat_sees() -> None:
    class Witness:
        def __init__(self, game: AnyGame, rng: Random) -> None:
            self.bot = player_of("random").make(game, rng)

        def choose(self, observation: Any, limit: Limit) -> Any:
            assert limit == Limit(nodes=7)
            assert observation.seat == 1
            return self.bot.choose(observation, limit)

        def close(self) -> None: ...

    made: Any = Witness
    found = played(Azul(), player_of("random"), Player("witness", made, Limit(nodes=7)))
    assert found.outcome is not None
    game = found.record.game
    assert any(game.actor(state) is CHANCE for state in found.record.states())
