"""Observer: what OpenSpiel shows of a game to a player, as numbers, by planes and as text."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tilewright.core.planes import size_of
from tilewright.core.seat import Seat
from tilewright.envs.openspiel.lengths import most_characters
from tilewright.envs.openspiel.moments import Moment, Table

HISTORY = "history"  # all that was shown, among the planes


class Observer:
    """One kind of observation: `tensor` and `dict` are written anew by `set_from`.

    `dict` holds the planes of the game, as views of `tensor`. They tell the position. A whole
    history (`perfect_recall`) follows them as `history`: the text of all that was shown, a number
    for each character, then zeros. What only a player knows (without `public_info`) is told as text
    alone, and `tensor` is None.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        self._table = table
        self._kind = kind
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not kind.public_info:
            return
        planes = table.game.encoding.planes
        told = most_characters(table.game, table.rounds) if kind.perfect_recall else 0
        self.tensor = np.zeros(size_of(planes) + told, np.float32)
        end = 0
        for plane in planes:
            start, end = end, end + plane.size
            self.dict[plane.name] = self.tensor[start:end].reshape(plane.shape)
        if kind.perfect_recall:
            self.dict[HISTORY] = self.tensor[end:]

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees; its own seat comes first."""
        if self.tensor is None:
            return
        seen = self._encoded(state.moment, Seat(player))
        self.tensor[: len(seen)] = np.frombuffer(seen, np.uint8)
        if HISTORY in self.dict:
            shown = np.frombuffer(self.string_from(state, player).encode("ascii"), np.uint8)
            self.dict[HISTORY][: len(shown)] = shown
            self.dict[HISTORY][len(shown) :] = 0

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees: the position, or all actions that led to it."""
        moment, seat = state.moment, Seat(player)
        if self._kind.public_info:
            return " ".join(self._told(moment, self._viewer(seat), self._sees_all))
        open_to_all = self._told(moment, None, sees_all=False)
        known = self._told(moment, self._viewer(seat), self._sees_all)
        private = [own for own, said in zip(known, open_to_all, strict=True) if own != said]
        return " ".join(private)

    @property
    def _sees_all(self) -> bool:
        """Does the observer know what any player knows?"""
        return bool(self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS)

    def _viewer(self, seat: Seat) -> Seat | None:
        """The seat whose eyes the observer has; None for a spectator's."""
        return None if self._kind.private_info == pyspiel.PrivateInfoType.NONE else seat

    def _told(self, moment: Moment, seat: Seat | None, sees_all: bool) -> list[str]:
        """The words of the position, or the actions so far, as a seat or a spectator may see it."""
        table = self._table
        if self._kind.perfect_recall:
            return list(moment.acts) if sees_all else table.acts_shown(moment, seat)
        if sees_all:
            return str(moment.state).split(" ")
        return str(table.game.observe(table.value(moment), seat)).split(" ")

    def _encoded(self, moment: Moment, seat: Seat) -> bytes:
        table = self._table
        if not self._sees_all:
            return table.encoded(moment, self._viewer(seat))
        position = table.value(moment)
        seen: Any = table.game.observe(position, seat)._replace(table=position)
        return table.game.encoding.encode(seen)
