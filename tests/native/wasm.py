"""What the engine of the page must answer: written by `make golden` from the core and the rules.

The page's tests ask the WebAssembly module the same and compare (`web/tests/engine`). Games
follow from their seeds, so that the file holds little more than digests.
"""

import json
import struct
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

from tilewright.core.errors import InvalidState, NotationError
from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.native.contract import TABLES
from tilewright.native.engine import Engine
from tilewright.native.judgement import LEARNED, judgement_of
from tilewright.tables.telling import said, sent

FILE = Path(__file__).parents[2] / "web" / "tests" / "engine" / "golden.json"
GAMES_OF_A_TABLE = 24
TEXTS_OF_A_TABLE = 40
CLOSE_LOOKS = 4  # one step of so many is looked at closely
NODES = (0, 700, 20_000)
SEED = 3  # of searches
REGRET = 0.05
ROUNDS = 8  # after which a game is left
OTHERS: tuple[AnyGame, ...] = (
    Duel("random-4", first=0),
    Duel(("jokers", "five-colours", "border", "corners")),
)
MARKS = "BYRKTSJbyrktsj.0123456789-/:?*,1 "


def golden() -> dict[str, Any]:
    """All that is compared."""
    tables = (*TABLES, *OTHERS)
    return {
        "games": [each for game in tables for each in games(game)],
        "texts": [each for game in tables for each in texts(game)],
        "searches": [each for game in TABLES for each in searches(game)],
    }


def written() -> str:
    """The file: a line for each case."""
    parts = []
    for name, cases in golden().items():
        lines = ",\n".join([_text(case) for case in cases])
        parts.append(f"{_text(name)}:[\n{lines}\n]")
    return "{" + ",\n".join(parts) + "}\n"


def table_key(game: AnyGame) -> dict[str, Any]:
    """A table as the page names it."""
    first = game.options["first"]
    starter = None if first == "random" else int(first) - 1
    if game.name == "duel":
        scoring = game.options["scoring"].split(",")
        return {"game": "duel", "seats": 2, "scoring": scoring, "first": starter}
    gray = game.options["wall"] == "gray"
    return {"game": "azul", "seats": game.seats, "gray": gray, "first": starter}


# Games


def games(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Random games: how many actions each has, and a digest of all that is told of them."""
    engine = Engine(game)
    for number in range(GAMES_OF_A_TABLE):
        digest, count = sha256(), 0
        for told in _told(engine, number):
            digest.update(_text(told).encode())
            count += 1
        yield {
            "table": table_key(game),
            "seed": number,
            "told": count,
            "digest": digest.hexdigest()[:16],
        }


def _told(engine: Engine, seed: int) -> Iterator[Any]:
    """What is told of a game: every position, and now and then all about it."""
    for at, (before, text, after) in enumerate(played(engine, seed)):
        yield [text, str(after)]
        if (at + seed) % CLOSE_LOOKS == 0:
            yield effects_of(engine, before, text)
            yield look(engine, after)
            yield [engine.telling.seen(after, seat) for seat in (None, *range(engine.seats))]


def played(engine: Engine, seed: int) -> Iterator[tuple[Any, str, Any]]:
    """A game as the page's tests play it: each state, what is done, and the state after it.

    Chance acts as the core samples it with the number of the step as its seed.
    """
    from tilewright.native._native import Generator

    core, state, step = engine.core, engine.start(), 0
    while core.actor(state) is not None and core.progress(state).round <= ROUNDS:
        chosen = (seed * 7919 + step * 104_729) % 1_000_003
        if core.actor(state) is CHANCE:
            text = core.sample(state, Generator(chosen))
        else:
            ids = core.legal_ids(state)
            text = core.action_text(ids[chosen % len(ids)])
        after = core.apply_text(state, text)
        yield state, text, after
        state, step = after, step + 1


def effects_of(engine: Engine, state: Any, text: str) -> Any:
    """What an action does, as the server tells it."""
    return to_builtins(sent(engine.core.effects(state, text)))


def look(engine: Engine, state: Any) -> dict[str, Any]:
    """All about a state, as the page is told it."""
    core = engine.core
    actor, progress, outcome = core.actor(state), core.progress(state), core.outcome(state)
    ids = core.legal_ids(state)
    gains = core.gains(state, ids)
    return {
        "actor": "chance" if actor is CHANCE else actor,
        "round": progress.round,
        "scores": progress.scores,
        "standing": core.standing(state),
        "legal": [
            {"id": number, "text": core.action_text(number), "points": points}
            for number, points in zip(ids, gains, strict=True)
        ],
        "outcome": outcome and {"scores": outcome.scores, "winners": outcome.winners},
        "position": str(state),
        "forecast": [to_builtins(sent(core.forecast(state, seat))) for seat in range(engine.seats)],
        "goals": [each._asdict() for each in core.goals(state)],
    }


# Texts that may be positions


def texts(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Positions that were changed at random, and what is wrong with each."""
    for text in changed_positions(game, TEXTS_OF_A_TABLE, Random(5)):
        found = problems(game, text)
        yield {
            "table": table_key(game),
            "text": text,
            "messages": [each["message"] for each in found],
            "digest": _digest(found),
        }


def problems(game: AnyGame, text: str) -> list[Any]:
    """Everything that the rules in Python say is wrong with a text."""
    try:
        game.notation.parse_state(text)
    except NotationError as error:
        return [to_builtins(said(error.problem))]
    except InvalidState as error:
        return [to_builtins(said(each)) for each in error.problems]
    return []


def changed_positions(game: AnyGame, count: int, rng: Random) -> Iterator[str]:
    """Positions of random games in which something was exchanged."""
    engine = Engine(game)
    found = 0
    while found < count:
        positions = [str(after) for _, _, after in played(engine, rng.randrange(10_000))]
        for _ in range(min(20, count - found)):
            text = rng.choice(positions)
            for _ in range(rng.choice((0, 1, 1, 1, 2))):
                text = _changed(text, rng.choice(positions), rng)
            yield text
            found += 1


def _changed(text: str, other: str, rng: Random) -> str:
    """A text with a part of another one, or with another character."""
    mark = rng.choice("   :/")
    if mark != " " or rng.random() < 0.6:
        parts, others = text.split(mark), other.split(mark)
        at = rng.randrange(min(len(parts), len(others)))
        parts[at] = others[at if rng.random() < 0.9 else rng.randrange(len(others))]
        return mark.join(parts)
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(("", rng.choice(MARKS))) + text[at + rng.randrange(2) :]


# Searches


def searches(game: AnyGame) -> Iterator[dict[str, Any]]:
    """What the search finds in positions of a random game, with the weights of the package."""
    from tilewright.native._native import Search

    engine = Engine(game)
    search = Search(engine.core, judgement_of(engine, LEARNED))
    states = [state for state, _, _ in played(engine, 11) if isinstance(engine.actor(state), int)]
    for state in (states[0], states[len(states) // 3], states[len(states) // 2], states[-1]):
        for nodes in NODES:
            report = search.think(state, nodes, None, REGRET, SEED, True)
            yield {
                "table": table_key(game),
                "position": str(state),
                "nodes": nodes,
                "best": engine.core.action_text(report.moves[0].id),
                "looked": report.nodes,
                "proof": report.proof,
                "digest": _digest(report_told(engine, report)),
            }


def report_told(engine: Engine, report: Any) -> dict[str, Any]:
    """A report as the module tells it, with all bits of its values."""
    text = engine.core.action_text
    return {
        "moves": [
            {
                "id": each.id,
                "text": text(each.id),
                "value": _bits(each.value),
                "depth": each.depth,
                "exact": each.is_exact,
            }
            for each in report.moves
        ],
        "line": [text(each) for each in report.line],
        "shares": [_bits(each) for each in report.shares],
        "nodes": report.nodes,
        "depth": report.depth,
        "proof": report.proof,
    }


def _bits(value: float) -> str:
    return struct.pack(">d", value).hex()


def _digest(value: Any) -> str:
    return sha256(_text(value).encode()).hexdigest()[:16]


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
