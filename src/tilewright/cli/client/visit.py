"""A visit to a table: what arrives is shown, what is typed is sent.

No rule is known here: what is legal, why something is not, and what it scored, the table says.
"""

from collections.abc import Callable, Sequence
from secrets import token_hex
from select import select

from rich.console import Console

from tilewright.cli.client.choices import legal_text
from tilewright.cli.client.place import Connection, Contact, News, NoServer, Place, SeatOfPlayer
from tilewright.cli.client.scene import Scene
from tilewright.cli.console import hide_screen, readable_line, show_help
from tilewright.cli.input.keyboard import Keyboard
from tilewright.core.errors import GameError, NotationError
from tilewright.core.lexemes import short
from tilewright.core.seat import Seat
from tilewright.core.words import sentence
from tilewright.tables.commands import (
    Act,
    Agree,
    Back,
    Changes,
    Confirm,
    Decline,
    End,
    Explain,
    Hint,
    Leave,
    Look,
    Questions,
    Rematch,
    Replace,
    Resign,
    Sit,
)
from tilewright.tables.messages import (
    Acted,
    Changed,
    Explained,
    Explanation,
    Hinted,
    Looked,
    Presence,
    Refused,
    Snapshot,
)

QUIT = ("quit", "q", "exit")
COMMANDS = (
    *("help", "table", "look", "undo", "hint", "confirm", "agree", "decline"),
    *("resign", "rematch", "replace", "end", "quit"),
)
AT_ONCE = 40  # actions that one question may be about
# Codes after which nothing follows.
GONE = ("unknown-table", "unreadable", "unknown-token", "origin", "language", "protocol")


class TurnedAway(GameError):
    """The server does not let us in."""


class Visit:
    """Shows a table and takes what is typed there, until the game is over or the person leaves."""

    def __init__(
        self,
        connection: Connection,
        place: Place,
        console: Console,
        keyboard: Keyboard,
        name: str | None,
    ) -> None:
        self.scene: Scene | None = None
        self._connection = connection
        self._place = place
        self._console = console
        self._keyboard = keyboard
        self._name = name  # to sit down with
        self._unanswered: set[str] = set()
        self._alone: dict[str, int] = {}  # only choices that were played, and at which version
        self._behind = 0  # the version that the server says it has
        self._explaining: set[str] = set()  # the parts of a question that have no answer yet
        self._explained: list[Explanation] = []  # the answers to the others
        self._is_end_shown = False
        self._is_resigning = False
        self._is_undoing = False
        self._is_warned = False  # that what is not saved is lost

    def play(self, show_end: Callable[[Scene], None]) -> str | None:
        """Play until the person leaves, or until the game is over and nobody is there to type.

        The id of the table at which it goes on after a rematch, if there is one. The end of what is
        typed is a way to leave.
        """
        try:
            return self._play(show_end)
        except EOFError:
            self._connection.send(Leave())
            return None

    def _play(self, show_end: Callable[[Scene], None]) -> str | None:
        while True:
            for news in self._connection.news():
                self._take(news)
            scene = self.scene
            if scene is None:
                select([self._wake], [], [])
                continue
            if scene.view.status == "over":
                self._end(scene, show_end)
                can_go_on = self._connection.wake is not None and scene.people
                if not self._keyboard.is_terminal or not can_go_on:
                    return None
                if scene.view.rematch is not None:
                    return scene.view.rematch
            if not self._go_on(scene):
                self._connection.send(Leave())
                return None

    # What arrives

    def _take(self, news: News) -> None:
        """Take in and show what the server says."""
        if isinstance(news, Snapshot):
            self.scene = Scene(news, self._console)
            return
        match news:
            case Contact():
                self._keyboard.end_line()
                self._console.print(sentence(news.value))
            case NoServer() | SeatOfPlayer():
                raise news
            case Refused():
                self._take_refusal(news)
            case _ if self.scene is not None:
                self._take_event(self.scene, news)

    def _take_event(self, scene: Scene, news: News) -> None:
        command = getattr(news, "command", None) or ""
        is_awaited = command in self._unanswered  # a question may be answered twice
        self._unanswered.discard(command)
        match news:
            case Acted() | Changed():
                if scene.take(news):
                    self._keyboard.end_line()
                    scene.show_event(news, command in self._alone)
            case Presence():
                for line in scene.take_presence(news.presence):
                    self._keyboard.end_line()
                    self._console.print(line)
            case _ if not is_awaited:
                pass
            case Hinted():
                self._keyboard.end_line()
                line = scene.line(news.said)
                scene.say("say-hinted", line=line, action=readable_line(news.action))
            case Explained():
                self._keyboard.end_line()
                self._take_explanations(scene, command, news.actions)
            case Looked():
                self._keyboard.end_line()
                self._show_secrets(scene, news)

    def _take_refusal(self, refused: Refused) -> None:
        reason = readable_line(refused.reason)
        if refused.command is None and (self.scene is None or refused.code in GONE):
            raise TurnedAway(reason)
        self._unanswered.discard(refused.command or "")
        self._behind = max(self._behind, refused.version or 0)
        if self._is_undoing:  # nothing else can be taken back: what must be played is played
            self._alone.pop(refused.command or "", None)
            self._is_undoing = False
        if refused.code == "name-taken":
            self._name = None
        self._keyboard.end_line()
        self._console.print(reason)

    def _take_explanations(
        self, scene: Scene, command: str, choices: Sequence[Explanation]
    ) -> None:
        """Take in a part of what was asked about; with the last one, all are told."""
        self._explaining.discard(command)
        self._explained += choices
        if not self._explaining:
            scene.tell(self._explained)
            self._explained = []

    def _show_secrets(self, scene: Scene, looked: Looked) -> None:
        """Show what only the seat in turn may see and read, until they have seen it."""
        seat = Seat(looked.seat)
        try:
            scene.show_secrets(looked.position, seat, looked.choices)
            self._keyboard.ask(sentence("prompt-hide", player=scene.names[seat]))
        finally:  # also for one who leaves here
            hide_screen(self._console)
        scene.show_table()

    def _end(self, scene: Scene, show_end: Callable[[Scene], None]) -> None:
        if not self._is_end_shown:
            self._keyboard.end_line()
            self._console.print()
            scene.show_table()
            show_end(scene)
        self._is_end_shown = True

    # What is done

    def _go_on(self, scene: Scene) -> bool:
        """Play what must be played, ask, or wait; False if the person leaves."""
        is_due = not self._unanswered and scene.version >= self._behind
        if is_due and scene.open_seat is not None:
            return self._sit(scene)
        only = scene.only_choice
        if is_due and only is not None and scene.version not in self._alone.values():
            self._play_alone(scene, only)
            return True
        is_turn = scene.seat_in_turn is not None and not scene.is_offering
        words = COMMANDS if self._connection.wake is not None else (*COMMANDS, "save")
        self._keyboard.offer([*words, *[each.action for each in scene.view.legal]])
        if is_due and (is_turn or scene.asked_seat is not None):
            self._is_undoing = False
            scene.show_position_once()
            if self._place.problem:
                self._console.print(self._place.problem)
            line = self._keyboard.ask_unless(self._connection.wake, f"{scene.speaker}>")
        else:
            line = self._wait(scene)
        return line is None or self._obey(scene, line)

    def _play_alone(self, scene: Scene, only: str) -> None:
        """Do the only thing that can be done; who takes back goes on to what was a decision."""
        mark, version = token_hex(8), scene.version
        self._alone[mark] = version
        self._change(Back(mark, version) if self._is_undoing else Act(mark, version, only))

    def _wait(self, scene: Scene) -> str | None:
        """Wait for the server; a line if one is typed meanwhile."""
        scene.show_table_first()
        notice = f"{scene.speaker}>" if scene.view.status == "over" else scene.waiting_line()
        notice = "" if self._unanswered else notice
        return self._keyboard.wait_for(self._wake, notice)

    @property
    def _wake(self) -> int:
        """What becomes readable when there are news, where one has to wait for them."""
        assert self._connection.wake is not None  # a table in memory goes on when it is asked to
        return self._connection.wake

    def _sit(self, scene: Scene) -> bool:
        """Sit down under a name; False if the person leaves."""
        if self._name is None:
            asked = self._keyboard.ask_unless(self._connection.wake, sentence("prompt-name"))
            if asked in QUIT:
                return False
            self._name = asked or None
        if self._name is not None:
            self._change(Sit(token_hex(8), scene.version, self._name))
        return True

    def _change(self, command: Changes) -> None:
        self._unanswered.add(command.id)
        self._connection.send(command)

    def _ask(self, question: Questions) -> None:
        self._unanswered.add(question.id)
        self._connection.send(question)

    # What is typed

    def _obey(self, scene: Scene, line: str) -> bool:
        """Do what was typed; False if the person leaves."""
        command, _, rest = line.partition(" ")
        word, rest = command.lower(), rest.strip()
        is_resigning, self._is_resigning = self._is_resigning, False
        is_warned, self._is_warned = self._is_warned, False
        mark, version = token_hex(8), scene.version
        match word, rest:
            case _ if word in QUIT and not rest:
                return self._quit(is_warned)
            case "save", file if told := self._place.save_to(file):
                for each in told:
                    self._console.print(each)
            case "", _:
                scene.show_prompt()
                scene.show_choices()
            case "help" | "h", "":
                self._show_help(scene)
            case "table" | "t", "":
                scene.show_table()
            case "look" | "l", "" if len(scene.people) > 1:
                self._ask(Look(mark))
            case "look" | "l", "":
                scene.show_table()
            case "undo" | "u", "":
                self._is_undoing = True
                self._change(Back(mark, version))
            case "confirm", "":
                self._change(Confirm(mark, version))
            case "agree", "":
                self._change(Agree(mark, version))
            case "decline", "":
                self._change(Decline(mark, version))
            case "hint", "":
                self._ask(Hint(mark, version))
            case "resign", "" if not is_resigning:
                self._is_resigning = True
                scene.say("say-resign")
            case "resign", "":
                self._change(Resign(mark, version, scene.seat_in_turn))
            case "rematch", "":
                self._change(Rematch(mark, version))
            case "end", "":
                self._change(End(mark, version))
            case "replace", level:
                self._replace(scene, level)
            case _, start if command.startswith("?"):
                self._explain(scene, command[1:] or start)
            case _:
                self._act(scene, line)
        return True

    def _quit(self, is_warned: bool) -> bool:
        """Leave? Who would lose something has to say it twice."""
        if is_warned or self._place.save():
            return False
        self._is_warned = True
        self._console.print(sentence("say-quit-unsaved"))
        return True

    def _act(self, scene: Scene, text: str) -> None:
        """Send the action that was typed; what can't be read is told at once."""
        try:
            legal = [each.action for each in scene.view.legal]
            action = legal_text(scene.game, legal, text)
        except NotationError as error:
            typed = readable_line(short(text))
            if error.at == 0:
                scene.say("say-not-a-choice", text=typed)
            else:
                scene.say("say-unreadable", text=typed, at=error.at + 1, why=str(error.problem))
        else:
            self._change(Act(token_hex(8), scene.version, action))

    def _explain(self, scene: Scene, start: str) -> None:
        """Ask what every choice does, or those that start like this."""
        legal = [each.action for each in scene.view.legal]
        asked = [text for text in legal if text.lower().startswith(start.lower())]
        if not legal:
            scene.show_prompt()
        elif not asked:
            scene.say("say-no-such-choice", start=readable_line(short(start)))
        parts = [asked[first : first + AT_ONCE] for first in range(0, len(asked), AT_ONCE)]
        questions = [Explain(token_hex(8), part) for part in parts]
        self._explaining, self._explained = {each.id for each in questions}, []
        for question in questions:
            self._ask(question)

    def _replace(self, scene: Scene, level: str) -> None:
        """Ask that a bot takes the seat of a player who is absent."""
        others = [seat for seat in range(scene.game.seats) if seat not in scene.yours]
        if level and others:
            seat = next(iter(scene.absent), others[0])
            self._change(Replace(token_hex(8), scene.version, seat, level.lower()))
        else:
            scene.say("say-replace")

    def _show_help(self, scene: Scene) -> None:
        show_help(self._console, sentence(f"say-notation-{scene.game.name}"))
        commands = sentence(self._place.commands, people=len(scene.people))
        show_help(self._console, commands)
