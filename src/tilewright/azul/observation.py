"""What a seat of Azul may know: everything, for draws are decided only when they are seen."""

from typing import NamedTuple

from tilewright.azul.state import State
from tilewright.core.picture import svg
from tilewright.core.seat import Seat, numbered_names


class Observation(NamedTuple):
    """The open table as a seat or a spectator (None) sees it.

    What is left in the bag follows from what lies on the table (AZ-1.2), so it is open too.
    """

    seat: Seat | None
    table: State
    is_gray: bool  # the walls' side (AZ-8.1)

    def __str__(self) -> str:
        return str(self.table)

    def _repr_svg_(self) -> str:
        from tilewright.azul.picture import picture  # which draws observations

        return svg(picture(self, numbered_names(len(self.table.boards))))
