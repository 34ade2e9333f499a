"""`tilewright replay`: step through the record of a game."""

from typing import Annotated, Any

import typer
from rich.console import Console

from tilewright.cli.console import (
    paint_of,
    readable,
    readable_line,
    show_drawing,
    show_entry,
    show_json,
    stdout,
)
from tilewright.cli.files import FileError, read_games
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.options import Json
from tilewright.cli.story import end_line, names_of, points_lines, steps_of
from tilewright.core.lexemes import short
from tilewright.core.record import Move, Record
from tilewright.core.words import say, sentence

EXAMPLES = """\b
Examples:
  tilewright replay game.tilewright             step through it on a terminal
  tilewright replay game.tilewright --points    and say where every point comes from
  tilewright replay game.tilewright --at 12     the table after 12 steps
  tilewright replay games.tilewright --record 3 --json
"""


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file of records, or - for stdin.")],
    record: Annotated[
        int, typer.Option(metavar="N", min=1, help="Which record of the file, from 1.")
    ] = 1,
    at: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Show only the table after so many steps."),
    ] = None,
    points: Annotated[
        bool, typer.Option("--points", help="Say where every point comes from.")
    ] = False,
    json: Json = False,
) -> None:
    """Step through the record of a game.

    On a terminal it goes step by step, otherwise all is told at once. A step is a player's move,
    or what chance did: what was dealt or turned up. Tables are drawn as spectators saw them;
    --json gives actions and positions in full.
    """
    records = read_games(file)
    if record > len(records):
        raise FileError(file, sentence("say-no-such-record", number=record, last=len(records)))
    chosen = records[record - 1]
    if at is not None and at > len(chosen.moves):
        raise FileError(file, sentence("say-no-such-step", number=at, last=len(chosen.moves)))
    console = stdout()
    view = View(chosen, console, points)
    keyboard = Keyboard(console)
    if json:
        show_json(_as_json(chosen, view.names, at))
    elif at is not None:
        view.show(at)
    elif console.is_terminal and keyboard.is_terminal:
        _steer(view, keyboard)
    else:
        view.show_all()


class View:
    """A record on a console, as spectators see it."""

    def __init__(self, record: Record, console: Console, with_points: bool) -> None:
        self.record = record
        self.names = names_of(record)
        self.states = record.states()
        self.steps = list(steps_of(record, self.names))
        self._console = console
        self._with_points = with_points

    def show(self, number: int) -> None:
        """The table after so many steps, and what the last of them did."""
        self._show_table(number)
        if number:
            self._show_step(number)
        if number == len(self.steps):
            self._show_end()

    def show_all(self) -> None:
        """Every tag and move, then the last table."""
        self._show_tags()
        for number in range(1, len(self.steps) + 1):
            self._show_step(number)
        self._show_table(len(self.steps))
        self._show_end()

    def say_steering(self, typed: str) -> None:
        """What can be typed, to one who typed something else."""
        text = readable_line(short(typed))
        self._console.print(sentence("say-replay", text=text, last=len(self.steps)))

    def _show_table(self, number: int) -> None:
        game = self.record.game
        seen = game.observe(self.states[number], None)
        self._console.print()
        show_drawing(
            self._console, game.drawing.draw(seen, self.names, paint_of(self._console)).rstrip()
        )
        self._console.print()

    def _show_tags(self) -> None:
        game = self.record.game
        self._console.print(
            f"{game.name}: {', '.join(f'{k} {v}' for k, v in game.options.items())}"
        )
        for name, value in self.record.tags.items():
            self._console.print(f"{name}: {readable(value)}")
        if self.record.comment:
            self._console.print(readable(self.record.comment))
        self._console.print()

    def _show_step(self, number: int) -> None:
        step, move = self.steps[number - 1], self.record.moves[number - 1]
        width = len(str(len(self.steps)))
        line = f"{step.line} [{step.action}{move.mark}]"
        show_entry(self._console, f"{number:{width}}", line)
        if move.comment:
            show_entry(self._console, " " * width, f"{{{readable(move.comment)}}}")
        for variation in move.variations:
            show_entry(self._console, " " * width, f"({readable(_line(variation))})")
        if self._with_points:
            reasons = [(each.seat, say(each.why)) for each in step.points]
            for points in points_lines(reasons, self.names):
                self._console.print(f"{'':{width}}    {points}")

    def _show_end(self) -> None:
        self._console.print(end_line(self.record, self.names))


def _line(moves: list[Move]) -> str:
    """A variation as text, with those inside it."""
    words = []
    for move in moves:
        words.append(f"{move.action}{move.mark}")
        words += [f"{{{move.comment}}}"] if move.comment else []
        words += [f"({_line(variation)})" for variation in move.variations]
    return " ".join(words)


def _steer(view: View, keyboard: Keyboard) -> None:
    """Go to and fro as a person asks, until they leave."""
    number, last = 0, len(view.steps)
    view.show(number)
    while True:
        try:
            command = keyboard.ask(sentence("prompt-replay", number=number, last=last)).lower()
        except EOFError:
            return
        if command in ("quit", "q", "exit"):
            return
        if command in ("", "next", "n"):
            number = min(number + 1, last)
        elif command in ("back", "b"):
            number = max(number - 1, 0)
        elif command in map(str, range(last + 1)):
            number = int(command)
        else:
            view.say_steering(command)
            continue
        view.show(number)


def _forfeit(record: Record) -> dict[str, Any] | None:
    if record.forfeit is None:
        return None
    return {"seat": record.forfeit.seat + 1, "reason": record.forfeit.reason}


def _as_json(record: Record, names: list[str], at: int | None) -> dict[str, Any]:
    """The record, or what it shows after so many steps, for a program."""
    states = record.states()
    found: dict[str, Any] = {
        "game": record.game.name,
        "options": dict(record.game.options),
        "tags": record.tags,
        "comment": record.comment,
        "result": record.result(),
        "winners": [seat + 1 for seat in record.winners()],
        "broken_off": record.broken_off,
        "forfeit": _forfeit(record),
    }
    if at is not None:
        found["at"] = at
        found["position"] = str(states[at])
        found["scores"] = list(record.game.progress(states[at]).scores)
        return found
    found["moves"] = [
        {
            "number": number,
            "seat": None if step.actor is None else step.actor + 1,
            "action": str(move.action),
            "mark": move.mark,
            "comment": move.comment,
            "variations": [_line(variation) for variation in move.variations],
            "line": step.line,
            "points": [
                {
                    "seat": each.seat + 1,
                    "points": each.points,
                    "why": say(each.why),
                    "rule": each.why.rule,
                }
                for each in step.points
            ],
            "scores": list(record.game.progress(state).scores),
        }
        for number, (step, move, state) in enumerate(
            zip(steps_of(record, names), record.moves, states[1:], strict=True), 1
        )
    ]
    return found
