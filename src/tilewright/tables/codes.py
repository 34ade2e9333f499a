"""The codes of refusals: why something was refused, for programs."""

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "malformed",  # not JSON, not a command, or a field that can't be
    "too-large",
    "slow",  # a request that did not come to its end in time
    "too-many",  # more requests than are allowed in that time
    "origin",  # a page of another site
    "not-allowed",  # not for this address
    "hello-first",  # nothing was said before hello
    "protocol",  # a client that speaks another version of the protocol
    "language",
    "unknown-path",
    "method",
    "unknown-table",
    "unreadable",  # a table that this server can't read; the others are not affected
    "unknown-token",
    "unknown-rules",  # a table that another version of the server plays
    "option",  # a game, an option, a level or a seat that can't be
    "stale",  # the table has moved on; `version` says how far
    "not-your-seat",
    "not-your-turn",
    "not-started",
    "over",
    "not-over",
    "illegal",  # the rules refuse it; `rule` says which
    "notation",  # an action that can't be read
    "unconfirmed",  # your last moves wait to be confirmed
    "nothing-to-confirm",
    "nothing-to-take-back",
    "secret-seen",  # what was hidden can't be unseen
    "player-away",  # who is away and may come back would have to agree
    "no-take-back",  # the table is rated or a tournament's
    "too-long",  # so much has happened at the table that it takes no more
    "no-offer",
    "offer-made",
    "seat-taken",
    "name-taken",
    "not-absent",
    "no-hint",
    "busy",  # try again
    "failed",  # a fault of the server
    "record",  # a record that can't be read
    "unknown-device",  # the token of a player's device that is not known, or not any more
    "unknown-player",  # nobody, or somebody whose page is not public
    "banned",  # a player who may not play here
    "passkey",  # a passkey's answer that is not accepted
    "phrase",  # nobody has this recovery phrase
    "unknown-seek",  # nobody looks for others by this id any more
    "declined",  # a challenge to somebody who has declined one of yours within a day
    "unknown-tournament",
    "tournament-over",
    "tournament-full",
    "tournament-plan",  # a tournament that can't be
    "sealed",  # a table whose deals others still play
]
