"""`tilewright solve`: the best line from a position, its value, and whether it is proven."""

from random import Random
from typing import Annotated, Any

import typer

from tilewright.bots.search import Thinker
from tilewright.cli.console import show_json, stdout
from tilewright.cli.options import GameOfPosition, Json, RecordNumber, Scoring, Seats, Wall
from tilewright.cli.position import Place, Wanted, position_of
from tilewright.core.bot import Limit
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.rules import Outcome
from tilewright.core.seat import Seat
from tilewright.core.words import reason, sentence
from tilewright.native.judgement import LEARNED

EXAMPLES = """\b
Examples:
  tilewright solve game.tilewright              where the game was left
  tilewright solve game.tilewright --at 12      after 12 steps of it
  tilewright solve --game duel --limit 5s position.txt
  tilewright solve --wall gray --seats 3 --limit 1m --json - < position.txt

"Notation" in the documentation tells how a position is written on one line.
"""


def solve(
    position: Annotated[
        str,
        typer.Argument(
            metavar="FILE|POSITION",
            help="The record of a game, a file with a position, - for stdin, or a position itself.",
        ),
    ],
    at: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=0,
            help="Of a record: the position after so many steps, as replay numbers them.  "
            "[default: after the last one]",
        ),
    ] = None,
    record: RecordNumber = None,
    game: GameOfPosition = None,
    seats: Seats = None,
    wall: Wall = None,
    scoring: Scoring = None,
    limit: Annotated[
        str,
        typer.Option(
            "--limit", metavar="LIMIT", help="How long to think: 2m positions, 10s, 100ms."
        ),
    ] = "10s",
    seed: Annotated[
        int, typer.Option(metavar="N", help="The seed of sampled chance, any whole number.")
    ] = 0,
    json: Json = False,
) -> None:
    """Find the best moves from a position.

    A record names its game and options; for a position they are given as options. The result is
    proven to the end of the game if every line of play was searched to its end or refuted, and
    proven to the end of the round if what comes after the round is estimated. The value is the
    share of the win, from 0 to 1, of the seat to act. What that seat may not know is not used.
    """
    wanted = Wanted(game, seats, wall, scoring)
    chosen, state = position_of(position, Place(record, at), wanted)
    seat = chosen.actor(state)
    assert isinstance(seat, int)
    within = Limit.of_text(limit)
    if 0 in (within.nodes, within.seconds):
        raise InvalidOption(reason("", "say-solve-nothing"))
    thinker = Thinker(chosen, Random(seed), LEARNED)
    found = thinker.ratings(chosen.observe(state, seat), within, beyond=False)
    line = [chosen.notation.action_of(number) for number in found.line]
    end = _end(chosen, state, line)
    outcome = chosen.outcome(end)
    standing = chosen.standing(end) if outcome is None else outcome.scores
    told: dict[str, Any] = {
        "game": chosen.name,
        "position": str(state),
        "seat": seat + 1,
        "best": str(line[0]),
        "line": [str(action) for action in line],
        "value": round(found.moves[0].value, 4),
        "result": None if outcome is None else _result(outcome, Seat(seat)),
        "proof": found.proof,
        "proven": found.proof != "none",
        "depth": found.depth,
        "nodes": found.nodes,
        "standing": list(standing),
    }
    if json:
        show_json(told)
        return
    words: dict[str, str | float] = {
        "seat": seat + 1,
        "best": told["best"],
        "line": " ".join(told["line"]),
        "value": found.moves[0].value,
        "result": told["result"] or "open",
        "standing": "-".join([str(score) for score in standing]),
        "depth": found.depth,
        "nodes": found.nodes,
    }
    best = "say-solve-result" if found.proof == "game" else "say-solve-best"
    for message in (best, "say-solve-line", f"say-solve-proof-{found.proof}"):
        stdout().print(sentence(message, **words), soft_wrap=True)


def _end(game: AnyGame, state: Any, line: list[Any]) -> Any:
    """Where a line leads to, up to the first event of chance."""
    for action in line:
        if not isinstance(game.actor(state), int):
            break
        state = game.apply(state, action)
    return state


def _result(outcome: Outcome, seat: Seat) -> str:
    if seat not in outcome.winners:
        return "loss"
    return "win" if len(outcome.winners) == 1 else "draw"
