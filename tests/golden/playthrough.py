"""A whole game as text: its record, then each step as the log tells it, points and drawings."""

from collections.abc import Iterator
from pathlib import Path

from tests.tables import AZUL, DUEL, Step, table_id, walk
from tilewright.core.game import AnyGame, plain
from tilewright.core.record import Move, Record, write_record
from tilewright.core.words import named, say

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bo", "Carla", "Dirk")

GAMES: list[AnyGame] = [*AZUL, DUEL[0], DUEL[2], DUEL[3], DUEL[-1]]
# Two games for each table: one in which the players try everything, one in which they want points.
SEEDS = {table_id(game): (2 * number + 1, 2 * number + 2) for number, game in enumerate(GAMES)}


def file_of(game: AnyGame) -> Path:
    """Where the playthroughs of a table are kept."""
    return FOLDER / f"{table_id(game).replace(',', '+')}.txt"


def playthroughs(game: AnyGame) -> str:
    """The text of a table's golden file."""
    return "\n".join([playthrough(game, seed) for seed in SEEDS[table_id(game)]])


def playthrough(game: AnyGame, seed: int) -> str:
    """The game of that seed as text."""
    steps = walk(game, seed)
    tags = {f"Player{seat}": name for seat, name in enumerate(NAMES[: game.seats], start=1)}
    record = Record(game, {**tags, "Seed": str(seed)})
    record.moves = [Move(step.action) for step in steps]
    lines = [*write_record(record).split("\n"), *_told(game, steps)]
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def _told(game: AnyGame, steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        action, story = game.telling.lines(step.state, step.action)[None]
        yield f"{action:<9} {say(named(story, NAMES))}"
        for points in step.points:
            yield f"{'':9} {NAMES[points.seat]} {say(points.why)} ({points.why.rule})"
        is_over = game.actor(step.after) is None
        if is_over or game.progress(step.after).round > game.progress(step.state).round:
            yield ""
            yield str(step.after)
            yield game.drawing.draw(game.observe(step.after, None), NAMES[: game.seats], plain)
