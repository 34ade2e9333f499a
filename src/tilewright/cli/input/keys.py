"""Keys of a terminal: the bytes that it sends, read as characters and names of keys."""

import re
from codecs import getincrementaldecoder
from collections.abc import Iterator

# Besides characters. Terminals write some keys in several ways.
NAMES = {
    "\x01": "home",
    "\x02": "left",
    "\x03": "interrupt",
    "\x04": "end-of-input",
    "\x05": "end",
    "\x06": "right",
    "\x08": "backspace",
    "\t": "complete",
    "\n": "enter",
    "\x0b": "cut-after",
    "\r": "enter",
    "\x0e": "down",
    "\x10": "up",
    "\x15": "cut-before",
    "\x17": "cut-word",
    "\x1a": "suspend",
    "\x1c": "abort",
    "\x7f": "backspace",
    "\x1b\x7f": "cut-word",
    "\x1bb": "word-left",
    "\x1bf": "word-right",
}
CURSOR = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end"}
NUMBERED = {"1": "home", "3": "delete", "4": "end", "7": "home", "8": "end"}
WORDWISE = {"left": "word-left", "right": "word-right"}  # with Ctrl or Alt

# A whole sequence of Escape, or the start of one.
SEQUENCE = re.compile(r"\x1b(?:\[([0-?]*)[ -/]*([@-~])|O(.)|([^\[O]))", re.DOTALL)
BEGUN = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|O)?")


class Keys:
    """What was pressed and not yet taken; what has come in pieces is put together."""

    def __init__(self) -> None:
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")
        self._text = ""

    def feed(self, sent: bytes) -> None:
        """Take in what the terminal has sent."""
        self._text += self._decoder.decode(sent)

    def taken(self) -> Iterator[str]:
        """The keys pressed so far, each a character or a name; unknown ones are passed over."""
        while self._text and not BEGUN.fullmatch(self._text):
            found = SEQUENCE.match(self._text)
            pressed = found[0] if found else self._text[0]
            self._text = self._text[len(pressed) :]
            name = NAMES.get(pressed) or (_named(found) if found else pressed)
            if name and (len(name) > 1 or name.isprintable()):
                yield name


def _named(found: re.Match[str]) -> str:
    parameters, final, other, _ = found.groups()
    if final == "~":
        return NUMBERED.get(parameters, "")
    name = CURSOR.get(final or other or "", "")
    return WORDWISE.get(name, name) if ";" in (parameters or "") else name
