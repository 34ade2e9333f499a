"""Speed of records: games per second that a stream of them reads and replays."""

from random import Random

from tilewright.cli.speed.rates import rate
from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out
from tilewright.core.record import write_record
from tilewright.native.choosing import rules_for
from tilewright.plays.reading import stream_records

GAMES = 50  # random ones, read again and again
ROUNDS = 12  # so many that a game has its usual length


def records_speed(game: AnyGame, seed: int, seconds: float) -> tuple[float, ...]:
    """Games per second, each replayed and its result checked."""
    rules, rng = rules_for(game, "native"), Random(seed)
    texts = [write_record(play_out(rules, rng, ROUNDS)) for _ in range(GAMES)]
    lines = "\n".join(texts).splitlines(keepends=True)
    return rate(lambda: sum([1 for _ in stream_records(lines)]), seconds)
