"""A line that is being typed: its text, the cursor, and what keys do to them."""

from collections.abc import Sequence

from rich.cells import cell_len

CUT = "…"  # stands where a long line goes on
LEAST = 8  # columns for the text, however narrow the terminal is


class Line:
    """A text with a cursor in it; `past` are the lines typed before, the last one at the end."""

    def __init__(self, past: Sequence[str]) -> None:
        self.text = ""
        self.at = 0  # the cursor is before this character
        self._past = past
        self._back = 0  # how many lines back in the past the text is from
        self._new = ""  # what was typed before somebody looked back

    def press(self, key: str) -> None:
        """Do what a key does; one that does nothing here is passed over."""
        match key:
            case "left":
                self.at = max(0, self.at - 1)
            case "right":
                self.at = min(len(self.text), self.at + 1)
            case "home":
                self.at = 0
            case "end":
                self.at = len(self.text)
            case "word-left":
                self.at = self._word_start()
            case "word-right":
                self.at = self._word_end()
            case "backspace":
                self._cut(max(0, self.at - 1), self.at)
            case "delete" | "end-of-input":
                self._cut(self.at, self.at + 1)
            case "cut-before":
                self._cut(0, self.at)
            case "cut-after":
                self._cut(self.at, len(self.text))
            case "cut-word":
                self._cut(self._word_start(), self.at)
            case "up":
                self._look_back(self._back + 1)
            case "down":
                self._look_back(self._back - 1)
            case _ if len(key) == 1:
                self.text = self.text[: self.at] + key + self.text[self.at :]
                self.at += 1

    def complete(self, words: Sequence[str]) -> list[str]:
        """Go on as far as all the words do that begin like this; which ones those are."""
        begun = self.text[: self.at].lstrip("? ")
        found = [word for word in words if word.lower().startswith(begun.lower())]
        if begun and found and self.at == len(self.text):
            shared = next(
                size
                for size in range(min(map(len, found)), 0, -1)
                if len({word[:size].lower() for word in found}) == 1
            )
            self.text = self.text[: self.at - len(begun)] + found[0][:shared]
            self.at = len(self.text)
        return found

    def _cut(self, start: int, end: int) -> None:
        self.text = self.text[:start] + self.text[end:]
        self.at = start

    def _word_start(self) -> int:
        before = self.text[: self.at].rstrip()
        return before.rfind(" ") + 1

    def _word_end(self) -> int:
        after = self.text[self.at :]
        gap = len(after) - len(after.lstrip())
        end = after.find(" ", gap)
        return len(self.text) if end < 0 else self.at + end

    def _look_back(self, back: int) -> None:
        if not 0 <= back <= len(self._past):
            return
        if self._back == 0:
            self._new = self.text
        self._back = back
        self.text = self._past[-back] if back else self._new
        self.at = len(self.text)


def visible(line: Line, width: int) -> tuple[str, int]:
    """As much of a line as a row has room for, and how many columns it goes on after the cursor."""
    room = max(LEAST, width) - 1  # the cursor needs a column
    start, end = 0, len(line.text)
    while cell_len(line.text[start : line.at]) > room:
        start += 1
    while cell_len(line.text[start:end]) > room:
        end -= 1
    shown = line.text[start:end]
    if start:
        shown = CUT + shown[1:]
    return shown, cell_len(line.text[line.at : end])
