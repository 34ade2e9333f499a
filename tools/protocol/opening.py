"""The hand-written part of docs/protocol.md; its examples are real messages."""

from string import Template

import msgspec

from tilewright.core.words import LOCALES
from tilewright.server.live.table import MOST_EVENTS
from tilewright.server.settings import Settings
from tilewright.tables.commands import PROTOCOL
from tools.protocol import examples

TEXT = Template(
    """\
# The protocol of the tables

The server keeps the tables; pages and programs talk to it in JSON. There are two ways in, with the
same messages: a WebSocket for whoever wants to be told at once, and HTTP for programs. This page
tells all of it. Tools read the HTTP part in [openapi.json](openapi.json), and the page's
TypeScript has the same types in `web/src/lib/protocol.ts`.

All three are written by `make protocol` from `src/tilewright/tables`, so they can't
differ from what the server sends. The same command writes `web/src/lib/facts.ts`: what a drawing
of the table needs to know of the rules, and a form of the limits, from the rules in Python.

Seats count from 0 here, as in arrays; in texts for people and in the [notation](notation.md)
everything counts from 1.

- [A table over a socket](#a-table-over-a-socket)
- [Versions, ids and repeats](#versions-ids-and-repeats), and [coming back](#coming-back)
- [Refusals](#refusals)
- [What a seat is told](#what-a-seat-is-told)
- [Tokens and links](#tokens-and-links)
- [Programs over HTTP](#programs-over-http), with [all routes](#routes)
- [How much, how often](#how-much-how-often)
- [Commands](#commands), [messages](#messages), [effects](#effects), [what they are made
  of](#parts), [codes](#codes)

## A table over a socket

Connect to `ws://HOST/ws` and say hello within $hello_timeout seconds. Every message, either way, is
one JSON object in a text frame, and its `type` says what it is.

```json
$hello
```

`protocol` is the version of the protocol that you speak; this page tells version $protocol.
A client that speaks another one is refused with the code `protocol`, before it could misunderstand
anything. With the token of a seat you sit there; without one you watch. The answer is a
[snapshot](#message-snapshot), all about the table as you may see it:

```json
$snapshot
```

`position` and `action` are texts of the [notation](notation.md), and you need no rules to play:
`legal` lists what you may do, with what each choice would change at once. More is told to who asks
with [explain](#command-explain): the [effects](#effects) of an action, those of your tiling if it
began then, and the position after it. `goals` are what counts at the end of the game, each with its
worth to every seat, now and at most.

Here Ana takes the blue tile from the centre:

```json
$act
```

Everybody at the table is told what happened, step by step, and how the table is now. Ana knows her
own command by its id:

```json
$acted
```

What chance does follows in the same way, as `acted` with `seat` null; whatever else happens comes
as [changed](#message-changed), and at the end of the game [over](#message-over). In between you may
hear who is there ([presence](#message-presence)), that a bot has begun to think
([thinking](#message-thinking)), and how the clocks are ([clock](#message-clock)).

## Versions, ids and repeats

Everything that happens at a table raises its version by one, and `acted` and `changed` say which
version they made. One command may make several: after the last tile of a round comes the deal.

A command carries the version that you saw and an id that you choose. The id makes it safe to send
a command again when no answer came: **it is carried out once**, however often it arrives, and
every time it is answered. Ids are your own, two seats can't disturb each other; use a new one for
each command.

The version keeps you from acting on an old table. If anything has happened since, the command is
refused and nothing is changed; `version` says how far the table is:

```json
$stale
```

What is acknowledged is kept: it was stored durably before anybody was told.

## Coming back

Connections break. Connect again and say hello with the last version that you saw:

```json
$come_back
```

You are told what you missed, message by message, and then what happens next; if it is too much, or
if the server does not know that version, [resync](#message-resync) comes and a snapshot after it.
If a command was under way, send it again with its id.

Who is away for $absent_after seconds, or said [leave](#command-leave), is absent: the others may
then let a bot take over ([replace](#command-replace)) or end the table ([end](#command-end)). The
seat stays yours: with [sit](#command-sit) you take it back from the bot. Until then the others can
take back only what they and the bot did since you left, and no deal: what you decided is there when
you come back, and nobody knows what comes.

At a table that counts ([tokens](#tokens-and-links)) no bot takes over, and no game is called off.
With a clock, the clock decides. Without one, whoever is absent in their own turn loses by time when
somebody sends `end`; alone against bots `end` is to resign. Nothing is taken back there but your
own moves that nobody has answered and that revealed nothing.

## Refusals

A command that can't be carried out changes nothing and is answered with a code for programs and a
reason for people. Where a rule of the game refuses, it is named; the rules are in
[azul.md](rules/azul.md) and [duel.md](rules/duel.md).

```json
$illegal
```

Over HTTP the same object is the body of the answer, with the status of its [code](#codes). An
illegal action is never replaced by another.

## What a seat is told

Exactly what it has a right to know, and nothing else: its observation, what is legal for it, what
was scored and why. Two tables that differ only in what a seat may not know send that seat the same
bytes. A spectator is told what all may see. `legal` is empty unless it is your turn.

Who holds several seats, with others around the same device, is told what all may see; the player in
turn may ask for the rest with [look](#command-look).

Messages hold no sentences, but what sentences are made of: [Said](#said) is the id of a message of
the catalogues in `src/tilewright/words`, with its parameters. Whoever shows it to a person says it
in their language, with the name of the seat that it is about, or "you". Nothing else is needed to
know what happened: the [effects](#effects) tell it. Only the `reason` of a refusal is a sentence,
in the language of your hello, since people read it in consoles too; what the rules or the notation
have against a command is beside it as `why`.

## Tokens and links

A seat belongs to whoever knows its token, 32 characters that nobody can guess. Who makes a table
gets one for the seats of their own, and a link for each open seat: `/t/TABLE#TOKEN`. What stands
after `#` stays in the browser: it is in no request and in no log. The server itself keeps only a
hash of each token.

Send a token in `hello` or in the header `Authorization: Bearer TOKEN`, never in an address. It is
good at the table of a rematch, too.

A table *counts* (`counts` in the snapshot) if it is rated or a tournament's. There a seat also
belongs to one player: whoever takes it first, or comes first with its token. Name yours by the
token of your device, as `player` in `hello` or in the header `Tilewright-Player`. Commands without
a player are refused with `unknown-device`, those of another one with `not-your-seat`; to make a
rated table and to take a seat at one you need a player, too.

What only a seat may see is shown there to its player alone: send your player with whatever you
read, too. With the token of a seat that another player holds, or without a player, you watch:
`yours` is empty in the snapshot. Who listens by the link of an open seat is told so, by a snapshot,
once somebody else takes the seat. Questions, reports and complaints from a seat are its player's,
like commands.

## Programs over HTTP

Make a table, here against a bot:

```sh
curl http://localhost:8080/api/tables --json \\
  '$new_table'
```

`options` are those of the game, each with a text: for Azul `seats` (2, 3, 4), `wall` (coloured,
gray) and `first` (random, or a seat's number from 1), for Duel `scoring` (three or four sides of
scoring tiles with commas between them, random, random-4) and `first`.

The answer names the table and your token. Follow it: a line for each message, as over the socket,
and an empty line now and then, so that both sides know that the other is there.

```sh
curl --no-buffer --header "Authorization: Bearer $$TOKEN" \\
  http://localhost:8080/api/tables/$$TABLE/stream
```

After a lost connection ask for `…/stream?version=N`, with the last version that you saw, and you
are told what you missed. What happened from the first move on, for a replay, is at `…/events`, at
most $most_events at a time: while `version` in the answer is more than that of its last event, ask
for `…/events?version=N` with the version of that event.

Refusals over HTTP are in the language that the header `Accept-Language` likes best among
$languages, or else in English; all Portuguese but that of Brazil is that of Portugal.
`Content-Language` says which it was. No hello is said there: `protocol` in the snapshot tells the
version of the protocol.

When `turn` in a `view` is your seat, choose one of `legal` and send it with the version of that
message:

```sh
curl http://localhost:8080/api/tables/$$TABLE/commands \\
  --header "Authorization: Bearer $$TOKEN" --json \\
  '$act'
```

The answer is [accepted](#message-accepted) or a refusal. `examples/bot.py` does this for a whole
game, in 41 lines.

### Routes

$routes

Where a token *may* be sent, you are a spectator without it.

## How much, how often

Unless the server is set up otherwise:

| what | at most |
|---|---|
| a message of a socket | $max_message bytes |
| a request's body | $max_body bytes |
| a record that is sent in | $max_record bytes |
| requests and messages of an address | $address_rate a second, $address_burst at once |
| requests and messages of a token | $token_rate a second, $token_burst at once |
| tables made by an address, rematches included | $tables_rate an hour |
| rematches made by a token | $tables_rate an hour |
| versions of a table | $table_rows; nothing is taken back after half of them |
| sockets and streams of an address | $sockets_per_address |
| connections of an address | $connections_per_address, and $connection_rate new ones a second |

What is dear counts as several requests: a log by its rows, an explanation by its actions, a record
by its length, a hint as twenty. It is answered as long as anything is left, and then takes longer
to make up for. Pings, pongs and fragments of a socket have a budget of their own, ten times as
large; beyond it, the socket is closed with 1008.

A game that would have more versions is broken off. What is too much is refused with
`too-large` or `too-many`; over HTTP the header `Retry-After` says
when to try again. Who does not read what is sent to them for $send_timeout seconds is disconnected,
and may come back."""
)


def opening(routes: str) -> str:
    """The text with its examples, the figures of the settings and the table of routes."""
    limits = msgspec.structs.asdict(Settings()).items()
    figures = {name: f"{most:,g}" for name, most in limits if isinstance(most, int | float)}
    return TEXT.substitute(
        figures,
        most_events=MOST_EVENTS,
        protocol=PROTOCOL,
        routes=routes,
        languages=", ".join([f"`{language}`" for language in LOCALES]),
        hello=examples.line(examples.HELLO),
        come_back=examples.line(examples.COME_BACK),
        snapshot=examples.page(examples.snapshot()),
        act=examples.line(examples.act()),
        acted=examples.page(examples.acted()),
        stale=examples.page(examples.stale()),
        illegal=examples.page(examples.illegal()),
        new_table=examples.line(examples.NEW_TABLE),
    )
