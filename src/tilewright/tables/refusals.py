"""Refusals: why a table does not carry out a command, as a code, an error and a message."""

from collections.abc import Mapping
from types import MappingProxyType

from tilewright.core.errors import GameError
from tilewright.core.words import Parameter, Reason, sentence
from tilewright.tables.codes import Code
from tilewright.tables.messages import Refused
from tilewright.tables.telling import said

# The sentence of each code, with its parameters.
MESSAGES: Mapping[Code, str] = MappingProxyType(
    {
        "malformed": "table-malformed",  # why
        "too-large": "table-too-large",  # most
        "slow": "table-slow",  # seconds
        "too-many": "table-too-many",  # seconds
        "origin": "table-origin",  # origin
        "not-allowed": "table-not-allowed",  # address
        "hello-first": "table-hello-first",
        "protocol": "table-protocol",  # spoken, known
        "language": "table-language",  # name
        "unknown-path": "table-unknown-path",  # path
        "method": "table-method",  # method, path
        "unknown-table": "table-unknown-table",
        "unreadable": "table-unreadable",
        "unknown-token": "table-unknown-token",
        "unknown-rules": "table-unknown-rules",  # value, known
        "option": "table-option",  # why
        "stale": "table-stale",  # version
        "not-your-seat": "table-not-your-seat",
        "not-your-turn": "table-not-your-turn",
        "not-started": "table-not-started",
        "over": "table-over",
        "not-over": "table-not-over",
        "illegal": "table-illegal",  # why: the rule's own sentence
        "notation": "table-notation",  # action, at (from 1), why
        "unconfirmed": "table-unconfirmed",
        "nothing-to-confirm": "table-nothing-to-confirm",
        "nothing-to-take-back": "table-nothing-to-take-back",
        "secret-seen": "table-secret-seen",
        "player-away": "table-player-away",
        "no-take-back": "table-no-take-back",
        "too-long": "table-too-long",
        "no-offer": "table-no-offer",
        "offer-made": "table-offer-made",
        "seat-taken": "table-seat-taken",
        "name-taken": "table-name-taken",  # name, other, why: taken, alike, unseen or kept
        "not-absent": "table-not-absent",
        "no-hint": "table-no-hint",
        "busy": "table-busy",
        "failed": "table-failed",
        "record": "table-record",  # line, why
        "unknown-device": "table-unknown-device",
        "unknown-player": "table-unknown-player",
        "banned": "table-banned",
        "passkey": "table-passkey",  # why
        "phrase": "table-phrase",
        "unknown-seek": "table-unknown-seek",
        "declined": "table-declined",
        "unknown-tournament": "table-unknown-tournament",
        "tournament-over": "table-tournament-over",
        "tournament-full": "table-tournament-full",
        "tournament-plan": "table-tournament-plan",  # why: seats, start or name
        "sealed": "table-sealed",
    }
)


class Denied(GameError):
    """A command that is refused: nothing has changed."""

    def __init__(self, code: Code, rule: str = "", **parameters: Parameter) -> None:
        super().__init__(code, rule, parameters)
        self.code = code
        self.rule = rule
        self.parameters = parameters
        self.command: str | None = None  # the id of the command
        found = parameters.get("version")
        self.version = found if isinstance(found, int) else None  # of the table

    def __str__(self) -> str:
        told = sentence(MESSAGES[self.code], rule=self.rule, **self.parameters)
        return f"{self.code}: {told}"

    def message(self, language: str, command: str | None, version: int | None) -> Refused:
        """What the sender of a command is told, at a table of that version."""
        parameters = {name: value for name, value in self.parameters.items() if name != "version"}
        return refused(self.code, language, self.rule, command, version, **parameters)


def refused(
    code: Code,
    language: str = "en",
    rule: str = "",
    command: str | None = None,
    version: int | None = None,
    **parameters: Parameter,
) -> Refused:
    """A refusal with its sentence, whose parameters stand beside the codes above.

    >>> refused("stale", version=7).reason
    'The table has moved on, to version 7. Look again before you act.'
    """
    if version is not None:
        parameters["version"] = version
    reason = sentence(MESSAGES[code], language, rule=rule, **parameters)
    why = parameters.get("why")
    return Refused(
        code=code,
        rule=rule,
        reason=reason,
        command=command,
        version=version,
        why=said(why) if isinstance(why, Reason) else None,
    )
