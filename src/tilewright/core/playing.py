"""Play, replay, perft, legal actions: plain functions over any game."""

from collections.abc import Iterable
from random import Random

from tilewright.core.game import Game
from tilewright.core.record import Move, Record
from tilewright.core.rules import CHANCE, ActionT, ObservationT, StateT

# Not part of the rules: players who never complete a row could go on for ever.
ROUND_LIMIT = 50


def play_out(
    game: Game[StateT, ActionT, ObservationT], rng: Random, rounds: int = ROUND_LIMIT
) -> Record:
    """The record of a game of random decisions, broken off if it would begin a round too many."""
    record = Record(game)
    state = game.start()
    while (actor := game.actor(state)) is not None:
        if game.progress(state).round > rounds:
            record.broken_off = True
            break
        if actor is CHANCE:
            action = game.sample(state, rng)
        else:
            action = game.notation.action_of(rng.choice(game.legal_ids(state)))
        record.moves.append(Move(action))
        state = game.apply(state, action)
    return record


def replay(game: Game[StateT, ActionT, ObservationT], actions: Iterable[ActionT]) -> StateT:
    """The state after these actions from the start; raises IllegalAction."""
    state = game.start()
    for action in actions:
        state = game.apply(state, action)
    return state


def perft(game: Game[StateT, ActionT, ObservationT], state: StateT, depth: int) -> int:
    """How many sequences of that many decisions of seats start here.

    A sequence that reaches chance or the end of the game before counts as one, there.
    """
    ids = game.legal_ids(state)  # none where chance acts or the game is over
    if depth == 0 or not ids:
        return 1
    if depth == 1:
        return len(ids)
    return sum([perft(game, game.apply(state, number), depth - 1) for number in ids])


def legal_actions(game: Game[StateT, ActionT, ObservationT], state: StateT) -> list[ActionT]:
    """What the seat to act may do, ascending by id."""
    return [game.notation.action_of(number) for number in game.legal_ids(state)]
