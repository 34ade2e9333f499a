"""From the first message of a table to the end of its game, and to the next one after a rematch."""

from contextlib import closing

from rich.console import Console

from tilewright.cli.client.place import Place
from tilewright.cli.client.scene import Scene
from tilewright.cli.client.visit import Visit
from tilewright.cli.console import show_table, stderr
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.story import end_line, signed, source_name, sources, steps_of
from tilewright.core.errors import GameError
from tilewright.core.record import Record
from tilewright.core.words import sentence

UNSAVED = 2  # the status after leaving a game that could not be saved


class Session:
    """Lets a person play at one table after the other."""

    def __init__(
        self, place: Place, name: str | None, console: Console, keyboard: Keyboard
    ) -> None:
        self._place = place
        self._name = name  # to sit down with
        self._console = console
        self._keyboard = keyboard
        self._is_over = False

    def play(self) -> int:
        """Play until the person leaves, and say how to come back if the game goes on: a status.

        The end of the input and Ctrl-C are ways to leave.
        """
        try:
            self._play()
        except KeyboardInterrupt:
            self._console.print()
        is_saved = self._place.save()
        if not self._is_over:
            line = self._place.parting_line()
            (self._console if is_saved else stderr()).print(line, soft_wrap=True)
        return 0 if is_saved else UNSAVED

    def _play(self) -> None:
        following: str | None = None
        while True:
            self._is_over = False
            with closing(self._place.arrive()) as connection:
                visit = Visit(connection, self._place, self._console, self._keyboard, self._name)
                following = visit.play(self._show_end)
            if following is None:
                return
            self._place.move_on(following)

    def _show_end(self, scene: Scene) -> None:
        """Where all points came from, who won, and where the record is."""
        self._is_over = True
        result = scene.view.result
        assert result is not None
        line = scene.result_line(result)
        try:
            record = self._place.record()
            _show_sums(record, scene.names, self._console)
            if result.scores is None:
                line = end_line(record, scene.names)
            where = self._place.finish()
        except GameError as error:  # the result is known all the same
            where = str(error)
        self._console.print(line)
        self._console.print(where, soft_wrap=True)


def _show_sums(record: Record, names: list[str], console: Console) -> None:
    """Where all points of a game came from."""
    game, states = record.game, record.states()
    points = [each for step in steps_of(record, names) for each in step.points]
    rows = [[sentence("say-source-start"), *map(str, game.progress(states[0]).scores)]]
    for source, sums in sources(points, game.seats).items():
        rows.append([source_name(source), *map(signed, sums)])
    rows.append([sentence("say-source-sum"), *map(str, game.progress(states[-1]).scores)])
    console.print()
    show_table(console, ["", *names], rows)
    console.print()
