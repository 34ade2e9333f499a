"""`tilewright puzzle`: puzzles to solve in the terminal, and how they are made and checked."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from tilewright.analysis.puzzles import Puzzle, holds, puzzles_of, renewed, shipped
from tilewright.analysis.values import to_json
from tilewright.bots.levels import LevelBot
from tilewright.catalog import GAMES
from tilewright.cli.client.choices import legal_text
from tilewright.cli.console import (
    paint_of,
    plain_progress,
    readable_line,
    show_drawing,
    stderr,
    stdout,
)
from tilewright.cli.files import write_whole
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.options import GAME_NAMES, game_of
from tilewright.core.bot import UNLIMITED
from tilewright.core.errors import InvalidOption, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.lexemes import short
from tilewright.core.record import Move, Record
from tilewright.core.words import Parameter, reason, say, sentence
from tilewright.native.engine import Engine
from tilewright.native.loading import require

EXAMPLES = """\b
Examples:
  tilewright puzzle                             any puzzle of Azul
  tilewright puzzle --game duel
  tilewright puzzle --id azul-ef871133
  tilewright puzzle make --game duel --number 300 --into duel.jsonl
  tilewright puzzle check duel.jsonl
  tilewright puzzle check duel.jsonl --renew --prune
"""

BROKEN = 1  # the status where a puzzle does not hold
SHOW = "show"
LEAVE = ("quit", "q", "exit")
PLAYERS = ("skilled", "strong")  # the games that puzzles are found in are theirs
BY_LOT = 0.06  # of their decisions, so that games differ

app = typer.Typer(rich_markup_mode=None, help="Solve puzzles.", invoke_without_command=True)


@app.callback(epilog=EXAMPLES)
def puzzle(
    context: typer.Context,
    game: Annotated[
        str, typer.Option("--game", metavar=GAME_NAMES, help="The game.", show_default=True)
    ] = "azul",
    number: Annotated[
        str | None,
        typer.Option("--id", metavar="ID", help="Which puzzle.  [default: any one]"),
    ] = None,
) -> None:
    """Solve a puzzle: find the one best move of a position.

    Type a move as it is written in records, "show" to see the solution, or "quit".
    """
    if context.invoked_subcommand is not None:
        return
    _ask(_chosen(game.lower(), number))


@app.command("make", epilog=EXAMPLES)
def make(
    into: Annotated[
        Path, typer.Option(metavar="FILE", help="Where they are written, a line for each.")
    ],
    game: Annotated[
        str, typer.Option("--game", metavar=GAME_NAMES, help="The game.", show_default=True)
    ] = "azul",
    number: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many the file shall hold.")
    ] = 500,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The seed of the first game.")] = 0,
) -> None:
    """Find puzzles in games of bots until a file holds so many; it goes on with those it has."""
    require()
    lines = into.read_text(encoding="utf-8").splitlines() if into.exists() else []
    known = {each.id for each in _read(lines)}
    with plain_progress() as bar:
        task = bar.add_task(sentence("say-reviewing"), total=number, completed=len(lines))
        for found in _found(game.lower(), seed):
            if len(lines) >= number:
                break
            if found.id in known:
                continue
            known.add(found.id)
            lines.append(to_json(found))
            write_whole(into, "\n".join([*lines, ""]))
            bar.update(task, completed=len(lines))
    told = sentence("say-puzzle-made", count=len(lines), file=str(into))
    stdout().print(told, soft_wrap=True)


@app.command("check", epilog=EXAMPLES)
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of puzzles.")],
    prune: Annotated[
        bool, typer.Option("--prune", help="Leave out those that do not hold any more.")
    ] = False,
    renew: Annotated[
        bool,
        typer.Option(
            "--renew", help="Judge by what was learned since, and write down what is found."
        ),
    ] = False,
) -> None:
    """Verify every puzzle of a file again, as when it was found; the status is 1 if one fails."""
    require()
    lines = file.read_text(encoding="utf-8").splitlines()
    kept, broken = [], 0
    with plain_progress() as bar:
        for line in bar.track(lines, description=sentence("say-reviewing")):
            (found,) = _read([line])
            again = renewed(found) if renew else found if holds(found) else None
            if again is not None:
                kept.append(to_json(again) if renew else line)
                continue
            broken += 1
            stderr().print(sentence("say-puzzle-broken", id=found.id), soft_wrap=True)
            if not prune:
                kept.append(line)
    if kept != lines:
        write_whole(file, "\n".join([*kept, ""]))
    told = sentence("say-puzzle-made", count=len(lines) - broken, file=str(file))
    stdout().print(told, soft_wrap=True)
    if broken and not prune:
        raise typer.Exit(BROKEN)


def _read(lines: list[str]) -> list[Puzzle]:
    from msgspec import json

    return [json.decode(line, type=Puzzle) for line in lines]


def _chosen(game: str, number: str | None) -> Puzzle:
    """The puzzle that is meant; raises InvalidOption."""
    if number is not None:
        for name in GAMES:
            if number in shipped(name):
                return shipped(name)[number]
        raise InvalidOption(reason("", "say-no-puzzle", id=readable_line(short(number))))
    game_of(game)  # is there such a game?
    found = shipped(game)
    if not found:
        raise InvalidOption(reason("", "say-no-puzzles", game=game))
    return found[Random().choice(sorted(found))]


def _ask(chosen: Puzzle) -> None:
    """Let somebody solve a puzzle."""
    game, console = chosen.table(), stdout()
    state = game.notation.parse_state(chosen.position)
    seen = game.observe(state, chosen.seat)
    show_drawing(console, game.drawing.draw(seen, None, paint_of(console)).rstrip())
    told: dict[str, Parameter] = {
        "id": chosen.id,
        "seat": chosen.seat + 1,
        "difficulty": chosen.difficulty,
    }
    console.print(sentence("say-puzzle-what", **told), soft_wrap=True)
    keyboard = Keyboard(console)
    answer: dict[str, Parameter] = {"move": chosen.solution, "share": chosen.margin}
    while True:
        try:
            typed = keyboard.ask(sentence("prompt-puzzle") + " ").strip()
        except EOFError:
            return
        if typed.lower() in LEAVE:
            return
        if typed.lower() == SHOW:
            console.print(sentence("say-puzzle-shown", **answer), soft_wrap=True)
            return
        if typed.upper() == chosen.solution.upper():
            console.print(sentence("say-puzzle-found", **answer), soft_wrap=True)
            return
        if typed:
            console.print(_missed(game, state, typed), soft_wrap=True)


def _missed(game: AnyGame, state: Any, typed: str) -> str:
    """Why what was typed is not the solution: it can't be read, is illegal, or is worse."""
    text = readable_line(short(typed))
    legal = [str(game.notation.action_of(each)) for each in game.legal_ids(state)]
    try:
        action = legal_text(game, legal, typed)
    except NotationError as error:
        return sentence("say-unreadable", text=text, at=error.at + 1, why=str(error.problem))
    refusal = game.refusal(state, game.notation.parse_action(action))
    return sentence("say-puzzle-missed", move=text) if refusal is None else say(refusal)


def _found(game: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles in one game after another, for ever."""
    for number in count(seed):
        table = game_of(game, scoring="random" if game == "duel" else None)
        yield from puzzles_of(_played(Engine(table), number))


def _played(game: AnyGame, seed: int) -> Record:
    """A game of two levels, with some moves at random."""
    rng = Random(seed)
    bots = [LevelBot(PLAYERS[(seat + seed) % 2], game, rng) for seat in range(game.seats)]
    record, state = Record(game), game.start()
    while (actor := game.actor(state)) is not None:
        if not isinstance(actor, int):
            action = game.sample(state, rng)
        elif rng.random() < BY_LOT:
            action = game.notation.action_of(rng.choice(game.legal_ids(state)))
        else:
            action = bots[actor].choose(game.observe(state, actor), UNLIMITED).action
        record.moves.append(Move(action))
        state = game.apply(state, action)
    return record
