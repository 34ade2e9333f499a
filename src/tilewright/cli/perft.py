"""`tilewright perft`: count sequences of decisions, to compare engines."""

from random import Random
from time import perf_counter
from typing import Annotated, Any

import typer

from tilewright.cli.console import show_json, show_table, stdout
from tilewright.cli.options import First, GameName, Json, Scoring, Seats, Seed, Wall, game_of
from tilewright.core import playing
from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE

EXAMPLES = """\b
Examples:
  tilewright perft azul --depth 3 --seed 7
  tilewright perft azul --depth 2 --divide      the count behind every first action
  tilewright perft azul --position "$(cat position.txt)"
"""


def perft(
    game: GameName = "azul",
    depth: Annotated[int, typer.Option(metavar="N", min=0, help="How many decisions deep.")] = 2,
    seed: Seed = 0,
    position: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Count from this position, not from a first deal."),
    ] = None,
    divide: Annotated[
        bool, typer.Option("--divide", help="Also the count behind every first action.")
    ] = False,
    seats: Seats = None,
    wall: Wall = None,
    scoring: Scoring = None,
    first: First = None,
    json: Json = False,
) -> None:
    """Count all sequences of moves up to a depth.

    A sequence that comes to chance or to the end of the game earlier counts as one there. The seed
    deals the first round, up to the first decision.
    """
    chosen = game_of(game, seats, wall, scoring, first)
    state = (
        _dealt(chosen, Random(seed)) if position is None else chosen.notation.parse_state(position)
    )
    depths = [_count(chosen, state, each) for each in range(min(1, depth), depth + 1)]
    divided = _divided(chosen, state, depth) if divide and depth else []
    if json:
        show_json(
            {"game": chosen.name, "position": str(state), "depths": depths}
            | ({"divide": dict(divided)} if divide else {})
        )
        return
    console = stdout()
    console.print(str(state), soft_wrap=True)
    rows = [[str(each["depth"]), f"{each['nodes']:,}", f"{each['nodes/s']:,}"] for each in depths]
    show_table(console, ["depth", "nodes", "nodes/s"], rows)
    if divide:
        show_table(console, ["action", "nodes"], [[text, f"{nodes:,}"] for text, nodes in divided])


def _dealt(game: AnyGame, rng: Random) -> Any:
    """The first position of a game in which a seat decides."""
    state = game.start()
    while game.actor(state) is CHANCE:
        state = game.apply(state, game.sample(state, rng))
    return state


def _count(game: AnyGame, state: Any, depth: int) -> dict[str, int]:
    began = perf_counter()
    nodes = playing.perft(game, state, depth)
    seconds = perf_counter() - began
    return {"depth": depth, "nodes": nodes, "nodes/s": round(nodes / max(seconds, 1e-9))}


def _divided(game: AnyGame, state: Any, depth: int) -> list[tuple[str, int]]:
    return [
        (str(action), playing.perft(game, game.apply(state, action), depth - 1))
        for action in playing.legal_actions(game, state)
    ]
