"""The secrets of tables: ids that nobody can guess, tokens of seats, and the keys kept of them."""

import secrets
from hashlib import sha256
from hmac import compare_digest
from string import ascii_lowercase, digits

from tilewright.tables.refusals import Denied
from tilewright.tables.table import Table

PLAYER_HEADER = "Tilewright-Player"  # beside Authorization, which is for the token of a seat
ID_LENGTH = 12  # 62 bits: who has no link finds no table


def new_id() -> str:
    """An id for a table that nobody can guess."""
    return "".join([secrets.choice(ascii_lowercase + digits) for _ in range(ID_LENGTH)])


def is_id(text: str) -> bool:
    """Can a table have this id?"""
    return len(text) == ID_LENGTH and set(text) <= set(ascii_lowercase + digits)


def new_token() -> str:
    """A secret for a seat: 192 bits."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """The seed of a table's luck."""
    return secrets.token_hex(16)


def key_of(token: str) -> str:
    """What is kept of a token: its hash."""
    return sha256(token.encode()).hexdigest()


def known_key(table: Table, token: str) -> str:
    """The key of a seat that the token opens; raises Denied. Every seat is compared, in full."""
    key = key_of(token)
    found = [
        sitting.key
        for sitting in table.sittings
        if sitting.key is not None and compare_digest(sitting.key, key)
    ]
    if not found:
        raise Denied("unknown-token")
    return found[0]


def path_of(table: str, token: str | None = None) -> str:
    """Where the page of a table is; the secret stands where no server sees it."""
    return f"/t/{table}" if token is None else f"/t/{table}#{token}"
