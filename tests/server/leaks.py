"""The leak audit: what a seat may not know changes no byte that it is told.

A game of Duel is played by a script. In its twin the fronts that an observer has never seen are
exchanged for others with the same back. Whatever the server tells that observer has to be equal.

    python -m tests.server.leaks --games 500
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import msgspec

from tests.server.growing import MADE, NEXT_TABLE, Growing, setup_of
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.seat import Seat
from tilewright.duel.plates import back_of
from tilewright.duel.stack import unknown_to
from tilewright.native.choosing import rules_for
from tilewright.server.bots.questions import hint_question
from tilewright.server.live.table import Live
from tilewright.server.settings import Settings
from tilewright.tables.commands import Act, Agree, Back, Changes, Confirm, Resign
from tilewright.tables.decisions import Sender, rows_of
from tilewright.tables.explaining import explanations, looked
from tilewright.tables.refusals import Denied, refused
from tilewright.tables.rows import Played, Row, TakenBack
from tilewright.tables.setup import Setup
from tilewright.tables.table import Table
from tilewright.tables.views import Viewer

REVEAL = "f"  # how the text of a look at plates begins
TRIED = ("K3", "U2", "P1", "P+", "P=", "C1", "LB1", "@11r0", "W11", "x")  # besides what is legal
SCORINGS = ("random", "random-4", "rows,columns,diagonals")


class Observer(NamedTuple):
    """Who listens, and the seat whose knowledge they have a right to."""

    key: str | None
    seat: Seat | None


class Found(NamedTuple):
    """What an audit has compared."""

    games: int = 0
    twins: int = 0  # in which something hidden was exchanged
    bytes: int = 0

    def plus(self, other: "Found") -> "Found":
        """Both together."""
        return Found(*[one + two for one, two in zip(self, other, strict=True)])


class Leak(AssertionError):
    """Something that an observer was told and may not know."""


# The script


class Script(NamedTuple):
    """A game as its log, in the groups in which it was stored."""

    setup: Setup
    groups: list[list[Row]]

    @property
    def rows(self) -> list[Row]:
        """The whole log."""
        return [row for group in self.groups for row in group]


def scripted(seed: int, kinds: Sequence[str] = ("person", "person")) -> Script:
    """A game whose players like to draw plates, change their minds, and sometimes give up."""
    rng = Random(seed)
    options = {"scoring": rng.choice(SCORINGS)}
    setup = setup_of("duel", kinds, options, seed=str(seed), confirm=seed % 3 == 0, hints=True)
    growing = Growing(setup)
    groups = [growing.rows]
    patience = rng.randrange(60, 400)
    while (turn := growing.table.turn) is not None:
        before = growing.table.version
        _decide(growing, turn, rng, patience)
        groups.append(growing.rows[before:])
    return Script(setup, [group for group in groups if group])


def _decide(growing: Growing, turn: int, rng: Random, patience: int) -> None:
    key = growing.key(turn)
    if growing.table.version > patience:
        growing.send(key, Resign, seat=turn)
    elif growing.table.proposal is not None:
        growing.send(growing.key(1 - growing.table.proposal.seat), Agree)
    elif rng.random() < 0.03:
        try:
            growing.send(key, Back)
        except Denied:
            return
    elif growing.table.is_confirming:
        growing.send(key, Confirm)
    else:
        legal = growing.legal()
        draws = "P+" in legal and rng.random() < 0.7
        growing.act("P+" if draws else rng.choice(legal))


# The twin


def never_known(law: AnyGame, rows: Sequence[Row], seat: Seat | None) -> list[str]:
    """The plates whose fronts a seat has not seen at any time."""
    states = [law.start()]
    found = set(unknown_to(states[0], seat))
    for row in rows:
        match row.event:
            case Played(action=action):
                states.append(law.apply(states[-1], law.notation.parse_action(action)))
                found &= set(unknown_to(states[-1], seat))
            case TakenBack(moves=left):
                del states[left + 1 :]
    return sorted(found)


def exchange(plates: Sequence[str], rng: Random) -> dict[str, str]:
    """Other plates in their place, each with the same back; where it can be, none stays."""
    found: dict[str, str] = {}
    for back in {back_of(plate) for plate in plates}:
        alike = [plate for plate in plates if back_of(plate) == back]
        rng.shuffle(alike)
        found |= zip(alike, alike[1:] + alike[:1], strict=True)
    return found


def twin_of(rows: Sequence[Row], renamed: dict[str, str]) -> list[Row]:
    """The same log with other fronts."""
    return [_renamed(row, renamed) for row in rows]


def _renamed(row: Row, renamed: dict[str, str]) -> Row:
    if not is_reveal(row):
        return row
    assert isinstance(row.event, Played)
    plates = [renamed.get(plate, plate) for plate in row.event.action[len(REVEAL) :].split("/")]
    event = msgspec.structs.replace(row.event, action=REVEAL + "/".join(plates))
    return msgspec.structs.replace(row, event=event)


def is_reveal(row: Row) -> bool:
    """Did chance turn plates over?"""
    return isinstance(row.event, Played) and row.event.action.startswith(REVEAL)


# What an observer is told


def told_in_all(script: Script, rows: Sequence[Row], observer: Observer) -> Iterator[bytes]:
    """Everything that is told during a whole game, and to who comes back now and then."""
    rng = Random(len(rows))
    table = Table(script.setup)
    done = 0
    for group in script.groups:
        new = rows[done : done + len(group)]
        done += len(group)
        table = table.after(new)
        yield from Live(table).events(Viewer(observer.key), [row.version for row in new])
        if rng.random() < 0.05:
            yield from told_now(table, observer, rng.randrange(table.version + 1))


def told_now(table: Table, observer: Observer, version: int) -> Iterator[bytes]:
    """What is told to who comes, comes back, asks anything, or tries what can't be."""
    viewer, live = Viewer(observer.key), Live(table)
    yield from live.greeting(viewer, None, MADE, Settings())
    yield from live.greeting(viewer, version, MADE, Settings())
    texts = [str(action) for action in legal_actions(table.game, table.state)]
    for text in (
        *texts[:: max(1, len(texts) // 6)],
        "K3",
        "U2",
        "P1",
        "P+",
        "P=",
        "C1",
        "LB1",
        "@11r0",
        "W11",
        "x",
    ):
        yield _explained(table, viewer, text)
        yield _refused(table, observer, Act("a", table.version, action=text))
    for left in (None, *range(max(0, len(table.moves) - 9), len(table.moves), 2)):
        yield _refused(table, observer, Back("b", table.version, moves=left))
    yield _refused(table, observer, Confirm("c", table.version))
    if observer.seat is not None and table.turn == observer.seat:
        yield _encoded(looked(table, viewer, "l"))
        yield _encoded(hint_question(table, observer.seat))


def _explained(table: Table, viewer: Viewer, text: str) -> bytes:
    try:
        return _encoded(explanations(table, viewer, [text])[0])
    except Denied as denied:
        return _denial(denied)


def _refused(table: Table, observer: Observer, command: Changes) -> bytes:
    """The refusal of a command, or that there is none."""
    try:
        rows_of(table, Sender(observer.key, (), NEXT_TABLE), command, MADE)
    except Denied as denied:
        return _denial(denied)
    return b"granted"


def _denial(denied: Denied) -> bytes:
    parameters: dict[str, Any] = dict(denied.parameters)
    return _encoded(refused(denied.code, "en", denied.rule, **parameters))


_encoded = msgspec.json.Encoder().encode


# The comparison


def audit(seed: int) -> Found:
    """Compare a game with its twins for both seats, a spectator and a shared device."""
    found = Found(games=1)
    script = scripted(seed)
    for observer in (Observer("key0", Seat(0)), Observer("key1", Seat(1)), Observer(None, None)):
        found = found.plus(_audited(script, observer, Random(seed)))
    shared = scripted(seed, ("shared", "shared"))
    return found.plus(_audited(shared, Observer("shared", None), Random(seed)))


def _audited(script: Script, observer: Observer, rng: Random) -> Found:
    found = Found()
    law = rules_for(Table(script.setup).game, "python")
    rows = script.rows
    twin = _twin(law, rows, observer, rng)
    if twin is not None:
        pairs = zip(
            told_in_all(script, rows, observer), told_in_all(script, twin, observer), strict=True
        )
        found = found.plus(Found(0, 1, _compared(pairs, script, observer)))
    for number, row in enumerate(rows, 1):
        if not is_reveal(row):
            continue
        for end in (number, number + 1):  # as somebody looks, and has kept one
            twin = _twin(law, rows[:end], observer, rng)
            if twin is not None:
                tables = (Table(script.setup, rows[:end]), Table(script.setup, twin))
                one, two = [told_now(each, observer, max(0, end - 8)) for each in tables]
                size = _compared(zip(one, two, strict=True), script, observer)
                found = found.plus(Found(0, 1, size))
    return found


def _twin(law: AnyGame, rows: Sequence[Row], observer: Observer, rng: Random) -> list[Row] | None:
    """A log with other hidden fronts; None if nothing hidden was drawn."""
    twin = twin_of(rows, exchange(never_known(law, rows, observer.seat), rng))
    return None if twin == list(rows) else twin


def _compared(pairs: Iterator[tuple[bytes, bytes]], script: Script, observer: Observer) -> int:
    size = 0
    for one, two in pairs:
        if one != two:
            who = "a spectator" if observer.key is None else observer.key
            raise Leak(f"seed {script.setup.seed}: {who} was told\n{one!r}\nin its twin\n{two!r}")
        size += len(one)
    return size


def main(words: Sequence[str]) -> int:
    """Audit many games, and tell what was compared."""
    parser = argparse.ArgumentParser(prog="leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args(words)
    found = Found()
    with ProcessPoolExecutor(wanted.processes, get_context("spawn")) as pool:
        for each in pool.map(audit, range(wanted.games), chunksize=5):
            found = found.plus(each)
    sys.stdout.write(
        f"{found.games} games of Duel, {found.twins:,} twins, {found.bytes:,} bytes compared: "
        "nothing leaked\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
