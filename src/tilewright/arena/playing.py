"""One game between bots: whoever fails or breaks a rule has lost it."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from random import Random
from typing import Any, NamedTuple

from tilewright.arena.dealing import Dealer
from tilewright.bots.roster import Player
from tilewright.core.bot import AnyBot
from tilewright.core.errors import BotFailed
from tilewright.core.game import AnyGame
from tilewright.core.record import Forfeit, Move, Record
from tilewright.core.rules import CHANCE, Outcome
from tilewright.core.seat import Seat
from tilewright.core.words import reason


class Played(NamedTuple):
    """A game that was played; one without an outcome was broken off or forfeited."""

    record: Record
    scores: tuple[int, ...]
    outcome: Outcome | None


def play_game(
    game: AnyGame,
    players: Sequence[Player],
    rngs: Sequence[Random],
    dealer: Dealer,
    rounds: int,
) -> Played:
    """A game between the players, by seat, broken off if it would begin a round too many.

    Bots are closed in any case.
    """
    record = Record(game)
    state = game.start()
    with ExitStack() as seated:
        try:
            bots = [
                seated.enter_context(closing(_bot(game, Seat(seat), player, rng)))
                for seat, (player, rng) in enumerate(zip(players, rngs, strict=True))
            ]
            while (actor := game.actor(state)) is not None:
                if game.progress(state).round > rounds:
                    record.broken_off = True
                    break
                if actor is CHANCE:
                    action = dealer.draw(game, state)
                else:
                    action = _decision(game, state, actor, bots[actor], players[actor])
                record.moves.append(Move(action))
                state = game.apply(state, action)
        except _Forfeited as end:
            record.forfeit = end.forfeit
    return Played(record, game.progress(state).scores, game.outcome(state))


class _Forfeited(Exception):
    """The game is over by the fault of a seat."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(forfeit)
        self.forfeit = forfeit


@contextmanager
def _at_fault(seat: Seat) -> Iterator[None]:
    """A bot that fails here forfeits the game."""
    try:
        yield
    except BotFailed as failure:
        raise _Forfeited(Forfeit(seat, str(failure))) from failure


def _bot(game: AnyGame, seat: Seat, player: Player, rng: Random) -> AnyBot:
    with _at_fault(seat):
        return player.make(game, rng)


def _decision(game: AnyGame, state: Any, seat: Seat, bot: AnyBot, player: Player) -> Any:
    """What a bot chooses; what the rules refuse is its fault, and nothing is put in its place."""
    with _at_fault(seat):
        action = bot.choose(game.observe(state, seat), player.limit).action
        refusal = game.refusal(state, action)
        if refusal is not None:
            raise BotFailed(reason("", "say-bot-illegal", action=str(action), why=refusal))
    return action
