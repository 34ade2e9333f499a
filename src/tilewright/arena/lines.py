"""The lines of results: a pair as JSON holds it, and back, if it can be one."""

import json
from typing import Any

from tilewright.arena.results import GameResult, PairResult
from tilewright.core.record import BROKEN_OFF, FORFEITED


def dict_of(result: PairResult) -> dict[str, Any]:
    """A pair without its records, as JSON holds it."""
    games = [game._asdict() for game in result.games]
    return {"pair": result.number, "score": result.score, "games": games}


def result_of_line(line: bytes, seats: int) -> PairResult | None:
    """The pair of a table with so many seats that a line tells of; None if it can't be one."""
    try:
        kept = json.loads(line)
        games = [
            GameResult(
                **{**game, "winners": tuple(game["winners"]), "scores": tuple(game["scores"])}
            )
            for game in kept["games"]
        ]
        result = PairResult(kept["pair"], tuple(games))
        score = kept["score"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    can_be = (
        _is_number(result.number, 1)
        and [game.seat for game in games] == list(range(1, seats + 1))
        and all([_can_be(game, seats) for game in games])
        and type(score) is float
        and score == result.score
    )
    return result if can_be else None


def _can_be(game: GameResult, seats: int) -> bool:
    """Are all fields what they should be, and do they agree how it ended?"""
    if not (
        _is_number(game.seat, 1, seats)
        and all([_is_number(seat, 1, seats) for seat in game.winners])
        and len(game.scores) == seats
        and all([_is_number(score) for score in game.scores])
        and isinstance(game.why, str)
    ):
        return False
    if game.ended == FORFEITED:
        others = [seat for seat in range(1, seats + 1) if seat != game.forfeited]
        return _is_number(game.forfeited, 1, seats) and list(game.winners) == others
    if game.forfeited is not None or len(set(game.winners)) < len(game.winners):
        return False
    return not game.winners if game.ended == BROKEN_OFF else game.ended == "" and bool(game.winners)


def _is_number(value: object, least: int | None = None, most: int | None = None) -> bool:
    """Is that an integer, and within these bounds? JSON's true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return (least is None or value >= least) and (most is None or value <= most)
