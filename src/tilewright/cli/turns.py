"""The turns of a game in the terminal: what is shown, what a person may type."""

import shlex
from pathlib import Path

from rich.console import Console

from tilewright.cli.choices import gathered, read_action, told
from tilewright.cli.console import paint_of, show_drawing, show_entry, show_table
from tilewright.cli.keyboard import Keyboard
from tilewright.cli.table import Table
from tilewright.cli.telling import (
    Step,
    points_lines,
    result_line,
    signed,
    source_name,
    sources,
    steps_of,
)
from tilewright.core.errors import NotationError
from tilewright.core.game import CHANCE, Seat
from tilewright.core.words import Parameter, reason, say, sentence


class Turns:
    """Plays a table's game to its end, or until a person leaves."""

    def __init__(self, table: Table, console: Console, keyboard: Keyboard) -> None:
        self.table = table
        self._console = console
        self._keyboard = keyboard

    def play(self) -> bool:
        """Play on; False if a person left before the end. EOFError is a way to leave."""
        table = self.table
        while (actor := table.actor) is not None:
            action = table.next_action()
            if action is not None:
                self._show_step(table.act(action))
            elif actor is not CHANCE and not self._decide(actor):
                return False
        self._show_end()
        return True

    def _say(self, message: str, **parameters: Parameter) -> None:
        self._console.print(say(reason("", message, **parameters)))

    def _decide(self, seat: Seat) -> bool:
        """Let a person decide; False if they leave."""
        self._show_table(seat)
        self._show_choices()
        while True:
            if self.table.save_problem:
                self._say("say-not-saved", file=str(self.table.file), why=self.table.save_problem)
            command, _, rest = self._keyboard.ask(f"{self.table.names[seat]}>").partition(" ")
            match command.lower(), rest.strip():
                case "", _:
                    self._show_choices()
                case "quit" | "q" | "exit", "":
                    return False
                case "help" | "h", "":
                    self._show_help()
                case "table" | "t", "":
                    self._show_table(seat)
                case "look" | "l", "":
                    self._look(seat)
                case "undo" | "u", "":
                    if self._undo():
                        return True
                case "save", file:
                    self._save(file)
                case text, start if text.startswith("?"):
                    self._tell_choices(seat, text[1:] or start)
                case _:
                    if self._act(f"{command} {rest}".strip()):
                        return True

    def _act(self, text: str) -> bool:
        """Do what was typed; False if it can't be read or is refused, which is said."""
        table = self.table
        try:
            action = read_action(table.game, table.legal_actions(), text)
        except NotationError as error:
            self._say("say-unreadable", text=error.text, at=error.at + 1, why=str(error.problem))
            return False
        refusal = table.game.refusal(table.state, action)
        if refusal is not None:
            self._console.print(str(refusal))
            return False
        self._show_step(table.act(action))
        return True

    def _undo(self) -> bool:
        count = self.table.undo()
        self._say("say-taken-back", count=count)
        return count > 0

    def _save(self, file: str) -> None:
        """Save, from now on to another file if one is named."""
        if file:
            path = Path(file).expanduser()
            if path.exists():
                self._say("say-file-exists", file=str(path))
                return
            self.table.file = path
        self.table.save()
        if not self.table.save_problem:
            self._say("say-saved-here", file=str(self.table.file))

    def _drawing(self, seat: Seat | None) -> str:
        """The table as a seat, or everybody (None), may see it."""
        table = self.table
        seen = table.game.observe(table.state, seat)
        return table.game.draw(seen, table.names, paint_of(self._console)).rstrip()

    def _show_table(self, seat: Seat) -> None:
        """Draw what the seat to act may see; before several people, what all of them may see."""
        own, shared = self._drawing(seat), self._drawing(None)
        is_shared = len(self.table.people) > 1
        self._console.print()
        show_drawing(self._console, shared if is_shared else own)
        if is_shared and own != shared:
            self._say("say-look", player=self.table.names[seat])

    def _look(self, seat: Seat) -> None:
        """Draw what only the seat to act may see, until they have seen it."""
        show_drawing(self._console, self._drawing(seat))
        self._keyboard.ask(sentence("prompt-hide", player=self.table.names[seat]))
        self._console.clear()

    def _show_choices(self) -> None:
        texts = [str(action) for action in self.table.legal_actions()]
        self._console.print()
        self._say("say-choices")
        for line in gathered(texts, self._console.width - 2):
            self._console.print(f"  {line}")

    def _tell_choices(self, seat: Seat, start: str) -> None:
        """Every legal action, or those that start like this, with what it does."""
        table = self.table
        legal = [
            action
            for action in table.legal_actions()
            if str(action).lower().startswith(start.lower())
        ]
        width = max([len(str(action)) for action in legal], default=0)
        for text, line in told(table.game, table.state, legal, seat, table.names):
            show_entry(self._console, f"  {text.ljust(width)}", line)
        if not legal:
            self._say("say-no-such-choice", start=start)

    def _show_help(self) -> None:
        self._say(f"say-notation-{self.table.game.name}")
        self._say("say-commands")

    def _show_step(self, step: Step) -> None:
        self._console.print(f"{step.line} [{step.action}]" if step.actor is not None else step.line)
        for line in points_lines(step.points, self.table.names):
            self._console.print(f"    {line}")

    def _show_end(self) -> None:
        table = self.table
        outcome = table.game.outcome(table.state)
        assert outcome is not None
        self._show_table(Seat(0))
        self._console.print()
        points = [each for step in steps_of(table.record, table.names) for each in step.points]
        rows = [[sentence("say-source-start"), *map(str, table.game.scores(table.states[0]))]]
        for source, sums in sources(points, table.game.seats).items():
            rows.append([source_name(source), *map(signed, sums)])
        rows.append([sentence("say-source-sum"), *map(str, outcome.scores)])
        show_table(self._console, ["", *table.names], rows)
        self._console.print()
        self._console.print(result_line(table.game, outcome, table.names))
        self._say("say-recorded", file=str(table.file))


def resume_line(table: Table) -> str:
    """What to type to go on with a game that was left."""
    if table.save_problem:
        return sentence("say-not-saved", file=str(table.file), why=table.save_problem)
    return sentence(
        "say-resume", command=f"tilewright play --resume {shlex.quote(str(table.file))}"
    )
