"""What players send and are sent over HTTP."""

from msgspec import Struct

from tilewright.tables.commands import Name


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """What players send."""


class NewPlayer(Sent, frozen=True):
    """Somebody who plays here for the first time."""

    name: Name | None = None  # None: none yet


class PlayerMade(Struct, frozen=True):
    """The player that you are on this device, with the secret of the device."""

    player: str  # the id
    token: str
    name: str  # "": none yet
