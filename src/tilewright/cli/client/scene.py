"""A table as its messages tell it, and how a terminal shows it."""

from collections.abc import Iterator, Sequence
from random import Random

from rich.console import Console

from tilewright.catalog import make_game
from tilewright.cli.client.choices import Told, gathered, show_told
from tilewright.cli.console import paint_of, readable_line, show_drawing
from tilewright.cli.story import LONGEST_NAME, points_lines
from tilewright.core.seat import Seat
from tilewright.core.words import Parameter, sentence
from tilewright.tables.messages import (
    Acted,
    Changed,
    Explanation,
    Result,
    Said,
    Scored,
    SeatPresence,
    Snapshot,
)
from tilewright.tables.players import names_of
from tilewright.tables.sentences import result_told, told

RAISED = "raised"  # the kind of what is forgiven because no score is below 0
LONGEST_SHOWN = LONGEST_NAME + 2  # with the number of one whom others are called like
ROWS_BESIDES = 5  # that a position takes besides table and choices: a gap, a question, the answer


class Scene:
    """What is known of a table: the last snapshot and all that came after it."""

    def __init__(self, snapshot: Snapshot, console: Console) -> None:
        self.game = make_game(snapshot.game, snapshot.options)
        self.yours = [Seat(seat) for seat in snapshot.yours]
        self.version = snapshot.version
        self.view = snapshot.view
        self._presence = {each.seat: each for each in snapshot.presence}
        self._console = console
        self._is_hint_due = True
        self._is_begun = False  # whether the table was ever drawn
        self._is_shown = False  # the position, after all that happened

    # What it is

    @property
    def names(self) -> list[str]:
        """What the players are called; open seats by their number."""
        return [readable_line(name)[:LONGEST_SHOWN] for name in names_of(self.view.seats)]

    @property
    def people(self) -> list[Seat]:
        """The seats of the people at this terminal."""
        return [seat for seat in self.yours if self.view.seats[seat].kind == "person"]

    @property
    def own_seat(self) -> Seat | None:
        """The seat of the only person at this terminal, who is spoken to."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def open_seat(self) -> Seat | None:
        """The seat that waits for the person at this terminal."""
        free = [seat for seat in self.yours if self.view.seats[seat].kind == "open"]
        return free[0] if free and self.view.status != "over" else None

    @property
    def seat_in_turn(self) -> Seat | None:
        """The seat of a person at this terminal who has to decide or confirm."""
        view = self.view
        turn = None if view.turn is None else Seat(view.turn)
        return turn if turn in self.people and (view.legal or view.confirming) else None

    @property
    def asked_seat(self) -> Seat | None:
        """The seat of a person at this terminal who has yet to answer an offer."""
        waiting = self.view.offer.waiting if self.view.offer else []
        return next((seat for seat in self.people if seat in waiting), None)

    @property
    def is_offering(self) -> bool:
        """Has somebody at this terminal made an offer that is not answered?"""
        return self.view.offer is not None and self.view.offer.seat in self.people

    @property
    def speaker(self) -> str:
        """The name of who types."""
        seat = self.asked_seat
        if seat is None:
            seat = self.seat_in_turn
        if seat is None:
            seat = self.people[0] if self.people else None
        return "" if seat is None else self.names[seat]

    @property
    def only_choice(self) -> str | None:
        """What the seat in turn has to do, if there is nothing else."""
        view = self.view
        if self.seat_in_turn is None or view.confirming or view.offer is not None:
            return None
        return view.legal[0].action if len(view.legal) == 1 else None

    @property
    def absent(self) -> list[Seat]:
        """The people for whom nobody has to wait any longer."""
        return [Seat(each.seat) for each in self._presence.values() if each.absent]

    # How it changes

    def take(self, message: Acted | Changed) -> bool:
        """Take in what happened; False for what is known already, as after a lost connection."""
        if message.version <= self.version:
            return False
        self.version, self.view = message.version, message.view
        self._is_shown = False
        return True

    def take_presence(self, presence: Sequence[SeatPresence]) -> Iterator[str]:
        """Take in who is connected, and say what that changes."""
        before, self._presence = self._presence, {each.seat: each for each in presence}
        for each in presence:
            was = before.get(each.seat, SeatPresence(each.seat, present=True, absent=False))
            if each.seat in self.yours or self.view.seats[each.seat].kind != "person":
                continue
            player = self.names[each.seat]
            if each.absent and not was.absent:
                yield sentence("say-absent", player=player, seat=each.seat + 1)
            elif each.present != was.present:
                yield sentence("say-here" if each.present else "say-away", player=player)

    # How it is shown

    def say(self, message: str, **parameters: Parameter) -> None:
        """Print a message of the catalogue."""
        self._console.print(sentence(message, **parameters))

    def line(self, said: Said) -> str:
        """What a message says, to who sits here."""
        return readable_line(told(said, self.view.seats, self.own_seat))

    def result_line(self, result: Result) -> str:
        """How the game ended."""
        return readable_line(result_told(result, self.game.name, self.view.seats, self.own_seat))

    def show_event(self, event: Acted | Changed, is_only_choice: bool) -> None:
        """What happened, and the points it brought, each with its reason."""
        line = self.line(event.said)
        if isinstance(event, Changed) or event.seat is None:
            self._console.print(line)
        elif is_only_choice:
            self.say("say-only-choice", line=line, action=readable_line(event.action))
        else:
            self._console.print(f"{line} [{readable_line(event.action)}]")
        effects = event.effects if isinstance(event, Acted) else ()
        points = [(each.seat, self.line(each.why)) for each in effects if isinstance(each, Scored)]
        for line in points_lines(points, self.names):
            self._console.print(f"    {line}")

    def show_position_once(self) -> None:
        """The table, what is asked, and the choices, unless they stand there already."""
        if self._is_shown:
            return
        self._is_shown = self._is_begun = True
        rows = self._drawing().count("\n") + len(self._choice_lines()) + ROWS_BESIDES
        self._console.print()
        if self._console.is_terminal and self._console.height < rows:
            # What comes last stays in view.
            self._show_hint()
            self.show_choices()
            self.show_table()
            self.show_prompt()
        else:
            self.show_table()
            self.show_prompt()
            self._show_hint()
            self.show_choices()

    def show_table_first(self) -> None:
        """Draw the table for who has come just now and has to wait."""
        if not self._is_begun and self.view.status == "playing":
            self._console.print()
            self.show_table()
        self._is_begun = self._is_begun or self.view.status == "playing"

    def show_table(self) -> None:
        """Draw the table; before several people, what all of them may see."""
        show_drawing(self._console, self._drawing())
        turn = self.seat_in_turn
        if turn is not None and self._knows_more(turn):
            self.say("say-look", player=self.names[turn])

    def _knows_more(self, seat: Seat) -> bool:
        """Would a seat see more than is drawn for several people? What it is can't be told here."""
        if self.own_seat is not None:
            return False
        seen = self.game.notation.parse_observation(self.view.position, None)
        own = self.game.observe(self.game.imagine(seen, Random(0)), seat)
        draw = self.game.drawing.draw
        return draw(own) != draw(seen)

    def show_secrets(self, position: str, seat: Seat, choices: Sequence[Explanation]) -> None:
        """Draw what only one seat may see, and tell what only it may know."""
        seen = self.game.notation.parse_observation(position, seat)
        drawing = self.game.drawing.draw(seen, self.names, paint_of(self._console))
        show_drawing(self._console, drawing.rstrip())
        self._tell(choices, seat)

    def show_prompt(self) -> None:
        """What a person at this terminal is asked, or whom they wait for."""
        if self.asked_seat is not None:
            self.say("say-asked")
        elif self.seat_in_turn is None:
            self._console.print(self.waiting_line())
        elif self.view.confirming:
            self.say("say-confirm")
        elif self.view.prompt is not None:
            self._console.print(self.line(self.view.prompt))
        if self.view.clock is not None:
            left = [f"{name} {_clock(each)}" for name, each in self._clocks(self.view.clock.left)]
            self.say("say-clock", clocks=", ".join(left))

    def show_choices(self) -> None:
        """The choices, gathered on a few lines."""
        for line in self._choice_lines():
            self._console.print(line)

    def tell(self, choices: Sequence[Explanation]) -> None:
        """What each choice does, and what the next scoring would bring after it."""
        self._tell(choices, self.own_seat)

    def _tell(self, choices: Sequence[Explanation], reader: Seat | None) -> None:
        """The same to a seat; to several people (None) not what only the seat in turn may know."""
        lines = []
        for each in choices:
            action = readable_line(each.action)
            if reader is None and not each.position and self.view.turn is not None:
                player = self.names[self.view.turn]
                lines.append(Told(action, sentence("say-secret-choice", player=player), None))
                continue
            scores = [one for one in (*each.effects, *each.forecast) if isinstance(one, Scored)]
            own = [one for one in scores if one.seat == self.view.turn]
            worth = sum([one.points for one in own if one.kind != RAISED])
            lines.append(Told(action, self.line(each.said), worth))
        show_told(self._console, lines)

    def waiting_line(self) -> str:
        """Whom the table waits for; nothing while it is on its way."""
        view = self.view
        if view.offer is not None and view.offer.waiting:
            player = self.names[view.offer.waiting[0]]
            return sentence("say-waiting", player=player)
        if view.status == "waiting":
            return sentence("say-waiting-open")
        if view.turn is None or (view.prompt is None and not view.confirming):
            return ""
        player = self.names[view.turn]
        if view.seats[view.turn].kind == "bot":
            return sentence("say-thinking", player=player)
        presence = self._presence.get(view.turn)
        is_here = presence is None or presence.present
        return sentence("say-waiting" if is_here else "say-waiting-away", player=player)

    def _drawing(self) -> str:
        """The table as the only person at this terminal, or everybody, may see it."""
        seen = self.game.notation.parse_observation(self.view.position, self.own_seat)
        return self.game.drawing.draw(seen, self.names, paint_of(self._console)).rstrip()

    def _show_hint(self) -> None:
        """The first time, what can be typed besides the choices."""
        if self._is_hint_due:
            self.say("say-hint")
        self._is_hint_due = False

    def _choice_lines(self) -> list[str]:
        texts = [readable_line(each.action) for each in self.view.legal]
        return [f"  {line}" for line in gathered(texts, self._console.width - 2)]

    def _clocks(self, left: Sequence[int]) -> Iterator[tuple[str, int]]:
        for seat, name, each in zip(self.view.seats, self.names, left, strict=True):
            if seat.kind == "person":
                yield name, each


def _clock(left: int) -> str:
    minutes, seconds = divmod(max(0, left) // 1000, 60)
    return f"{minutes}:{seconds:02}"
