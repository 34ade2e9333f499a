"""A party: the programs of one table, and of its rematches."""

from typing import TYPE_CHECKING

from tests.chaos.parties import Kind

if TYPE_CHECKING:
    from tests.chaos.evening import Evening


class Party:
    """What the programs of a table share."""

    def __init__(self, evening: "Evening", kind: Kind) -> None:
        self.evening = evening
        self.kind = kind
        self.is_abandoned = False  # the answer to a claim was lost, and with it a seat
        self._rematches = kind.rematches
        self._goes_on: dict[str, bool] = {}  # by table

    def goes_on(self, table: str) -> bool:
        """Whether there is a rematch after that table; all its programs agree about it."""
        if table not in self._goes_on:
            can = not self.evening.hurry.is_set() and not self.is_abandoned
            self._goes_on[table] = can and self._rematches > 0
            self._rematches -= 1
        return self._goes_on[table]
