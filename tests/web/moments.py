"""Tables at every kind of decision, found by playing at random until each has been asked for."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from tests.server.houses import settings_in
from tilewright.catalog import make_game
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.duel.actions import DrawPlate, KeepChips, TakeChip
from tilewright.server.storage.store import Store
from tilewright.tables.keys import key_of, new_id, new_token
from tilewright.tables.log import Founding
from tilewright.tables.rows import Played, Resigned, Row
from tilewright.tables.setup import SeatSetup, Setup
from tilewright.tables.table import Table

ME = 0  # the seat that the page is opened for
MOST_GAMES = 400  # in which every decision must have come up
EAGER = 0.8  # how often chips are saved and plates drawn, where that is allowed
NAMES = ("Anna", "Maximiliane-Konstanze von Hohenlohe", "Bo", "Szentgyörgyi Vilmos")

MoveMade: TypeAlias = tuple[int | None, str]  # who acted, and how
Claim: TypeAlias = Callable[[Any, tuple[str, ...]], bool]  # of a state and the legal actions


class Moment(NamedTuple):
    """A table that waits for a decision."""

    name: str
    game: str
    options: dict[str, str]
    played: tuple[MoveMade, ...]
    # what is typed to see every way of deciding, each after Escape; "" is nothing
    typed: tuple[str, ...]
    waits: bool = True  # for the seat that the page is opened for
    ends: str = ""  # how the game is broken off: `resign`


class Wanted(NamedTuple):
    """A decision that is looked for."""

    name: str
    is_it: Claim
    seat: int = ME


DUEL: dict[str, str] = {"first": "1"}
DUEL_FOUR = {"first": "1", "scoring": "random-4"}

DUEL_WANTED = (
    Wanted("first-plate", lambda state, _: state.phase.name == "SETUP"),
    Wanted("first-place", lambda state, _: state.phase.name == "PLACING"),
    Wanted("turn-first", lambda state, _: state.phase.name == "TURN"),
    Wanted("waiting", lambda state, _: state.phase.name == "TURN" and state.round > 1, seat=1),
    Wanted("stacking", lambda state, legal: state.phase.name == "STACKING" and len(legal) > 2),
    Wanted("drawing", lambda state, _: state.phase.name == "DRAWING" and len(state.hand) > 2),
    Wanted("keeping", lambda state, _: state.phase.name == "KEEPING" and len(state.hand) > 4),
    Wanted("returning", lambda state, _: state.phase.name == "RETURNING" and len(state.hand) > 3),
    Wanted("placing", lambda state, _: state.phase.name == "PLACING" and state.round > 2),
    Wanted("tiling", lambda state, _: state.phase.name == "TILING"),
    Wanted("paying", lambda state, legal: state.phase.name == "PAYING" and len(legal) > 2),
    Wanted("spending", lambda state, legal: state.phase.name == "SPENDING" and len(legal) > 5),
    Wanted("turn-moons", lambda state, legal: offers(state, legal, "M", "C", "P")),
    Wanted("turn-rich", lambda state, _: chips_held(state) >= (10, 5)),
)


def offers(state: Any, legal: tuple[str, ...], *kinds: str) -> bool:
    """Is it a turn at which actions of all these kinds are legal?"""
    return state.phase.name == "TURN" and {*kinds} <= {action[0] for action in legal}


def chips_held(state: Any) -> tuple[int, int]:
    """How many chips lie in the reserve of the seat of the page, and of the other, at a turn."""
    mine, other = [sum(board.chips) for board in state.boards]
    return (mine, other) if state.phase.name == "TURN" else (0, 0)


AZUL_WANTED = (
    Wanted("turn-first", lambda state, _: state.phase.name == "OFFER"),
    Wanted("turn-centre", lambda state, _: state.round > 2 and sum(state.centre) > 4),
)
GRAY_WANTED = (
    Wanted("tiling", lambda state, legal: state.phase.name == "TILING" and len(legal) > 2),
)


def moments() -> tuple[Moment, ...]:
    """Every kind of decision of both games, and how they may end early; always the same."""
    azul = [
        found
        for seats in ("2", "3", "4")
        for wall, wanted in (("coloured", AZUL_WANTED), ("gray", GRAY_WANTED))
        for found in found_in("azul", {"first": "1", "seats": seats, "wall": wall}, wanted)
    ]
    waiting = Wanted("waiting", lambda state, _: state.round > 1, seat=1)
    early = Wanted("resigned", lambda state, _: True)
    return (
        *found_in("duel", DUEL_FOUR, DUEL_WANTED),
        *found_in("duel", DUEL, [DUEL_WANTED[2]]),
        *azul,
        *found_in("azul", {"first": "1", "seats": "2"}, [waiting]),
        *[
            found._replace(ends="resign", typed=("",), waits=False)
            for game in ("azul", "duel")
            for found in found_in(game, {"first": "1"}, [early])
        ],
    )


def found_in(game: str, options: dict[str, str], wanted: Iterable[Wanted]) -> Iterator[Moment]:
    """The first moments at which these decisions are asked for, in games played at random."""
    missing = list(wanted)
    told = "-".join([game, *[options[each] for each in ("seats", "wall") if each in options]])
    told += f"-{options['scoring']}" if "scoring" in options else ""
    for seed in range(1, MOST_GAMES):
        for state, seat, legal, played in walked(game, options, seed):
            for each in [each for each in missing if each.seat == seat]:
                if each.is_it(state, legal):
                    missing.remove(each)
                    is_mine = seat == ME
                    typed = typed_for(legal) if is_mine else ("",)
                    name = f"{told}-{each.name}"
                    yield Moment(name, game, options, tuple(played), typed, is_mine)
        if not missing:
            return
    raise AssertionError(f"never asked for: {[each.name for each in missing]}")


def walked(
    game: str, options: dict[str, str], seed: int
) -> Iterator[tuple[Any, int, tuple[str, ...], list[MoveMade]]]:
    """The decisions of a game at random: state, seat, what is legal, and what was played before."""
    rules: Any = make_game(game, options)
    rng = Random(seed)
    state = rules.start()
    played: list[MoveMade] = []
    while (actor := rules.actor(state)) is not None:
        if actor is CHANCE:
            action, seat = rules.sample(state, rng), None
        else:
            legal, seat = legal_actions(rules, state), int(actor)
            yield state, seat, tuple(map(str, legal)), played
            saving = [each for each in legal if isinstance(each, TakeChip | DrawPlate | KeepChips)]
            action = rng.choice(saving if saving and rng.random() < EAGER else legal)
        played.append((seat, str(action)))
        state = rules.apply(state, action)


def typed_for(legal: tuple[str, ...]) -> tuple[str, ...]:
    """Nothing; then of every kind of action one, and of tiles also without a line."""
    chosen: dict[str, str] = {}
    for action in legal:
        is_tiles = action[0] in "123456789CLM" and len(action) == 3 and action[1] in "BYRKT"
        if is_tiles:
            source = "small" if action[0].isdecimal() else action[0]
            chosen.setdefault(f"{source} chosen", action[:2])
            chosen[f"{source} {'floor' if action[2] in 'FX' else 'line'}"] = action
        else:
            chosen["draw" if action == "P+" else action[0]] = action
    return ("", *dict.fromkeys(chosen.values()))


def stored(folder: Path, found: Iterable[Moment]) -> dict[str, str]:
    """Put the moments as tables into the database of a folder; their addresses by name."""
    with ThreadPoolExecutor(1) as thread:  # a browser that is driven has the loop of this one
        return thread.submit(lambda: asyncio.run(_store(folder, list(found)))).result()


async def _store(folder: Path, found: list[Moment]) -> dict[str, str]:
    store = await Store.open(settings_in(folder).database)
    paths = {}
    for moment in found:
        token = new_token()
        founding = _founding(moment, token)
        await store.found(founding)
        paths[moment.name] = f"/t/{founding.setup.id}#{token}"
    await store.close()
    return paths


def _founding(moment: Moment, token: str) -> Founding:
    now = int(time.time() * 1000)
    seats = make_game(moment.game, moment.options).seats
    setup = Setup(
        id=new_id(),
        game=moment.game,
        options=dict(moment.options),
        seats=[
            SeatSetup("person", NAMES[ME], None, key_of(token)),
            *[_other(name, moment.waits) for name in NAMES[1:seats]],
        ],
        clock=None,
        public=False,
        confirm=False,
        hints=True,
        seed="1",
        made=now,
    )
    rows = [
        Row(version, Played(seat, text), None, now)
        for version, (seat, text) in enumerate(moment.played, 1)
    ]
    if moment.ends:
        rows.append(Row(len(rows) + 1, Resigned(ME), None, now))
    return Founding(setup, rows, Table(setup, rows).summary(0, 0))


def _other(name: str, is_bot: bool) -> SeatSetup:
    """Another player: a bot, who is never away, unless it would play on by itself."""
    if is_bot:
        return SeatSetup("bot", name, "random", None)
    return SeatSetup("person", name, None, key_of(new_token()))
