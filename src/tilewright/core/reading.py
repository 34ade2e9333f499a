"""Reads notation from left to right, and says where it went wrong."""

from collections.abc import Callable, Container
from typing import NoReturn, TypeVar

from tilewright.core.errors import NotationError
from tilewright.core.tiles import COLOUR_OF, LETTERS, Colour, Tiles, tiles_of
from tilewright.core.words import Parameter, reason

T = TypeVar("T")


class Reader:
    """A place in a text. Every method reads on, or raises NotationError with a message id."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"what is read must be a text, not {text!r}")
        self.text = text
        self.at = 0

    def fail(self, message: str, **parameters: Parameter) -> NoReturn:
        """Say that the text can't be read on from here."""
        raise NotationError(self.text, self.at, reason("", message, **parameters))

    def peek(self) -> str:
        """The next character; empty at the end."""
        return self.text[self.at : self.at + 1]

    def skip(self, mark: str) -> bool:
        """Step over that mark if it comes next."""
        if not self.text.startswith(mark, self.at):
            return False
        self.at += len(mark)
        return True

    def expect(self, mark: str) -> None:
        """Step over that mark, which must come next."""
        if not self.skip(mark):
            self.fail("notation-mark", mark=mark)

    def one_of(self, marks: str, message: str) -> str:
        """One character out of those."""
        mark = self.peek()
        if not mark or mark not in marks:
            self.fail(message)
        self.at += 1
        return mark

    def run_of(self, marks: str) -> str:
        """As many characters out of those as come next, perhaps none."""
        start = self.at
        while self.peek() and self.peek() in marks:
            self.at += 1
        return self.text[start : self.at]

    def word(self, marks: str, known: Container[str], message: str) -> str:
        """One of the words that are known, made of those characters."""
        start = self.at
        found = self.run_of(marks)
        if found not in known:
            self.at = start
            self.fail(message)
        return found

    def number(self, message: str) -> int:
        """A whole number of at most six figures, perhaps negative."""
        start = self.at
        self.skip("-")
        figures = self.run_of("0123456789")
        text = self.text[start : self.at]
        if not 1 <= len(figures) <= 6 or str(int(text)) != text:
            self.at = start
            self.fail(message)
        return int(text)

    def colour(self) -> Colour:
        """A colour's letter."""
        return COLOUR_OF[self.one_of(LETTERS, "notation-colour")]

    def colours(self) -> tuple[Colour, ...]:
        """Tiles as letters; `-` for none."""
        if self.skip("-"):
            return ()
        found = self.run_of(LETTERS)
        if not found:
            self.fail("notation-tiles")
        return tuple([COLOUR_OF[letter] for letter in found])

    def tiles(self) -> Tiles:
        """Tiles as letters in wall order; `-` for none."""
        start = self.at
        colours = self.colours()
        if list(colours) != sorted(colours):
            self.at = start
            self.fail("notation-order")
        return tiles_of(colours)

    def counts(self) -> Tiles:
        """Tiles as letters with counts in wall order, `B12Y3`; `-` for none."""
        found = [0] * len(LETTERS)
        if self.skip("-"):
            return tuple(found)
        last = -1
        while (letter := self.peek()) and letter in LETTERS:
            colour = COLOUR_OF[letter]
            if colour <= last:
                self.fail("notation-order")
            last = colour
            self.at += 1
            start = self.at
            found[colour] = self.number("notation-count")
            if found[colour] < 1:
                self.at = start
                self.fail("notation-count")
        if last < 0:
            self.fail("notation-tiles")
        return tuple(found)

    def list_of(self, item: Callable[[], T]) -> list[T]:
        """Items with `/` between them."""
        found = [item()]
        while self.skip("/"):
            found.append(item())
        return found

    def end(self) -> None:
        """Nothing may follow."""
        if self.at < len(self.text):
            self.fail("notation-end")
