"""The questions before a game: what is played, and by whom."""

from collections.abc import Callable

from rich.console import Console

from tilewright.catalog import GAMES
from tilewright.cli.console import readable_line
from tilewright.cli.input.keyboard import Keyboard
from tilewright.cli.options import game_of
from tilewright.cli.seats import PERSON, opponent, seated
from tilewright.core.errors import InvalidOption
from tilewright.core.game import AnyGame
from tilewright.core.words import sentence
from tilewright.tables.levels import levels


class Questions:
    """Asks a person; an empty answer takes the default, a wrong one is asked again."""

    def __init__(self, keyboard: Keyboard, console: Console) -> None:
        self._keyboard = keyboard
        self._console = console

    def game(self) -> str:
        """Which game is played."""
        return self._answer(sentence("prompt-game"), next(iter(GAMES)), game_of).lower()

    def seats(self, game: str) -> str:
        """How many seats the table has."""
        return self._answer(sentence("prompt-seats"), "2", lambda seats: game_of(game, seats))

    def players(self, game: AnyGame) -> list[str]:
        """Who sits on each seat."""
        players: list[str] = []
        for number in range(1, game.seats + 1):
            question = sentence("prompt-player", seat=number, bots=", ".join(levels()))
            default = PERSON if number == 1 else opponent()
            answer = self._answer(question, default, lambda name: seated([*players, name], game))
            players.append(answer)
        return players

    def _answer(self, question: str, default: str, check: Callable[[str], object]) -> str:
        self._console.print(question)
        while True:
            answer = self._keyboard.ask(f"[{default}]") or default
            try:
                check(answer)
            except InvalidOption as error:
                self._console.print(readable_line(str(error)))
            else:
                return answer
