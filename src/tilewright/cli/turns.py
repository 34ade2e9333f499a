"""The turns of a game in the terminal: what is shown, what a person may type."""

from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from tilewright.cli.choices import gathered, read_action, scored, secrets, told
from tilewright.cli.console import (
    hide_screen,
    paint_of,
    readable_line,
    show_drawing,
    show_help,
)
from tilewright.cli.ending import file_name, show_result
from tilewright.cli.keyboard import Keyboard
from tilewright.cli.overview import Told, show_told
from tilewright.cli.saving import why_not
from tilewright.cli.table import Table
from tilewright.cli.telling import Step, points_lines
from tilewright.core.errors import BotFailed, NotationError
from tilewright.core.lexemes import short
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.core.words import Parameter, say, sentence

ROWS_BESIDES = 5  # that a position takes besides table and choices: a gap, a question, the answer
LEAVE = ("quit", "q", "exit")
COMMANDS = ("help", "table", "look", "undo", "save", "quit")


class Turns:
    """Plays a table's game to its end, or until a person leaves."""

    def __init__(self, table: Table, console: Console, keyboard: Keyboard) -> None:
        self.table = table
        self._console = console
        self._keyboard = keyboard
        self._is_hint_due = True

    def play(self) -> bool:
        """Play on; False if a person left before the end. EOFError is a way to leave."""
        table = self.table
        while (actor := table.actor) is not None:
            try:
                action = table.next_action()
            except BotFailed as failure:
                assert actor is not CHANCE
                table.forfeit(actor, str(failure))
                continue
            if action is not None:
                is_only_choice = actor in table.people  # chance and bots have no person's choices
                self._show_step(table.act(action), is_only_choice)
            elif actor is not CHANCE and not self._decide(actor):
                return False
        self._console.print()
        self._show_table(table.people[0] if table.people else Seat(0))
        show_result(table, self._console)
        return True

    def _say(self, message: str, **parameters: Parameter) -> None:
        self._console.print(sentence(message, **parameters))

    def _decide(self, seat: Seat) -> bool:
        """Let a person decide; False if they leave."""
        table = self.table
        self._show_position(seat)
        is_warned = False
        while True:
            if table.save_problem:
                self._say("say-not-saved", file=file_name(table.file), why=table.save_problem)
            self._keyboard.offer([*COMMANDS, *map(str, table.legal_actions())])
            command, _, rest = self._keyboard.ask(f"{table.names[seat]}>").partition(" ")
            is_leaving = command.lower() in LEAVE and not rest.strip()
            if is_leaving and (table.save() or is_warned):
                return False
            is_warned = is_leaving
            match command.lower(), rest.strip():
                case _ if is_leaving:
                    self._say("say-quit-unsaved")
                case "", _:
                    self._show_prompt()
                    self._show_choices()
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
                case _, start if command.startswith("?"):
                    self._tell_choices(seat, command[1:] or start)
                case _:
                    if self._act(f"{command} {rest}".strip()):
                        return True

    def _act(self, text: str) -> bool:
        """Do what was typed; False if it can't be read or is refused, which is said."""
        table = self.table
        try:
            action = read_action(table.game, table.legal_actions(), text)
        except NotationError as error:
            typed = readable_line(short(text))
            if error.at == 0:
                self._say("say-not-a-choice", text=typed)
            else:
                self._say("say-unreadable", text=typed, at=error.at + 1, why=str(error.problem))
            return False
        refusal = table.game.refusal(table.state, action)
        if refusal is not None:
            self._console.print(str(refusal))
            return False
        self._show_step(table.act(action), False)
        return True

    def _undo(self) -> bool:
        count = self.table.undo()
        self._say("say-taken-back", count=count)
        return count > 0

    def _save(self, file: str) -> None:
        """Save, from now on to another file if one is named and can be written."""
        table = self.table
        try:
            path = Path(file).expanduser() if file else table.file
            if path.exists() and path.resolve() != table.file.resolve():
                self._say("say-file-exists", file=file_name(path))
                return
            table.save_as(path)
        except (OSError, RuntimeError, ValueError) as error:  # also no such home, no such name
            self._say("say-not-saved-there", file=readable_line(file), why=why_not(error))
            table.save()
        if not table.save_problem:
            self._say("say-saved-here", file=file_name(table.file))

    def _drawing(self, seat: Seat | None) -> str:
        """The table as a seat, or everybody (None), may see it."""
        table = self.table
        seen = table.game.observe(table.state, seat)
        return table.game.drawing.draw(seen, table.names, paint_of(self._console)).rstrip()

    @property
    def _is_shared(self) -> bool:
        """Do several people look at this screen?"""
        return len(self.table.people) > 1

    def _show_position(self, seat: Seat) -> None:
        """The table, what is asked, and the choices."""
        rows = self._drawing(seat).count("\n") + len(self._choice_lines()) + ROWS_BESIDES
        self._console.print()
        if self._console.is_terminal and self._console.height < rows:
            # What comes last stays in view.
            self._show_hint()
            self._show_choices()
            self._show_table(seat)
            self._show_prompt()
        else:
            self._show_table(seat)
            self._show_prompt()
            self._show_hint()
            self._show_choices()

    def _show_table(self, seat: Seat) -> None:
        """Draw what the seat to act may see; before several people, what all of them may see."""
        own, shared = self._drawing(seat), self._drawing(None)
        show_drawing(self._console, shared if self._is_shared else own)
        if self._is_shared and own != shared:
            self._say("say-look", player=self.table.names[seat])

    def _look(self, seat: Seat) -> None:
        """Show what only the seat to act may see and read, until they have seen it."""
        if self._is_shared:
            try:
                show_drawing(self._console, self._drawing(seat))
                self._tell(seat, self._secrets(seat), ())
                self._keyboard.ask(sentence("prompt-hide", player=self.table.names[seat]))
            finally:  # also for one who leaves here
                hide_screen(self._console)
        self._show_table(seat)

    def _show_prompt(self) -> None:
        self._console.print(say(self.table.game.telling.prompt(self.table.state)))

    def _show_hint(self) -> None:
        """The first time, what can be typed besides the choices."""
        if self._is_hint_due:
            self._say("say-hint")
        self._is_hint_due = False

    def _choice_lines(self) -> list[str]:
        texts = [str(action) for action in self.table.legal_actions()]
        return [f"  {line}" for line in gathered(texts, self._console.width - 2)]

    def _show_choices(self) -> None:
        for line in self._choice_lines():
            self._console.print(line)

    def _secrets(self, seat: Seat) -> Sequence[Any]:
        """The choices that can't be told before all the people at this screen."""
        table = self.table
        if not self._is_shared:
            return ()
        return secrets(table.game, table.state, table.legal_actions(), seat, table.names)

    def _tell_choices(self, seat: Seat, start: str) -> None:
        """Every legal action, or those that start like this, with what it does."""
        table = self.table
        legal = [
            action
            for action in table.legal_actions()
            if str(action).lower().startswith(start.lower())
        ]
        self._tell(seat, legal, self._secrets(seat))
        if not legal:
            self._say("say-no-such-choice", start=readable_line(short(start)))

    def _tell(self, seat: Seat, actions: Sequence[Any], hidden: Collection[Any]) -> None:
        """Say what each action does, but not of those that are hidden."""
        table = self.table
        game = table.game
        secret = sentence("say-secret-choice", player=table.names[seat])
        lines = told(game, table.state, actions, seat, table.names)
        seen = game.imagine(game.observe(table.state, seat), Random(0))
        points = scored(game, seen, actions, seat)
        choices = [
            Told(text, secret, None) if action in hidden else Told(text, line, worth)
            for action, (text, line), worth in zip(actions, lines, points, strict=True)
        ]
        show_told(self._console, choices)

    def _show_help(self) -> None:
        show_help(self._console, sentence(f"say-notation-{self.table.game.name}"))
        show_help(self._console, sentence("say-commands", people=len(self.table.people)))

    def _show_step(self, step: Step, is_only_choice: bool) -> None:
        if step.actor is None:
            self._console.print(step.line)
        elif is_only_choice:
            self._say("say-only-choice", line=step.line, action=step.action)
        else:
            self._console.print(f"{step.line} [{step.action}]")
        for line in points_lines(step.points, self.table.names):
            self._console.print(f"    {line}")
