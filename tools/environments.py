"""Tables and pictures of docs/environments.md, made from the code (`make environments`)."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import Parameter, signature
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np

from tilewright.azul.actions import FACTORIES
from tilewright.azul.game import WALLS, Azul
from tilewright.core.game import AnyGame
from tilewright.core.planes import size_of
from tilewright.duel.encoding import BACKS, FACES, KINDS, PHASES
from tilewright.duel.game import Duel
from tilewright.duel.plates import CHIPS, PLATES, SIDES
from tilewright.envs import azul_v0, duel_v0
from tilewright.envs.aec import TableEnv
from tilewright.envs.openspiel.games import AZUL, DUEL
from tilewright.envs.single import SingleTable
from tilewright.envs.vector import VectorTable

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
PICTURES = PAGE.parent / "pictures"
COLOURS = 256  # of a picture: its file is a third of what it was
BLOCK = re.compile(r"(<!-- table: ([a-z -]+) -->\n).*?(<!-- end of table -->)", re.DOTALL)

# What the arguments of the environments mean.
ARGUMENTS = {
    "seats": "How many seats the table has: 2, 3 or 4 (AZ-1.1).",
    "wall": "Which side of the walls is used: `coloured` or `gray` (AZ-1.4).",
    "scoring": "The sides of the scoring tiles, in a list or with commas between them; `random` or "
    "`random-4`: chance draws three or four (DU-2.2).",
    "first": "The seat, from 0, that starts round 1; None: chance draws it.",
    "reward": "What is rewarded: `win`, `margin` or `points`; see [rewards](#rewards).",
    "rounds": "A game is truncated where it would begin a round more.",
    "max_cycles": "A game is truncated where a player would have to decide more often; "
    "`parallel_env`: after so many steps. None: no such limit.",
    "render_mode": "`human` (printed), `ansi` (coloured text), `rgb_array` (a picture), or None.",
    "engine": "`native` (the fast core), `python`, or `auto`: the faster one that is there. "
    "Both play the same games.",
    "seed": "The source of all luck until a reset names another; None: a new one each time.",
    "num_envs": "How many games are played at once, the lanes.",
    "threads": "How many threads advance the lanes; the results do not depend on it.",
    "autoreset_mode": "What follows a game's end: Gymnasium's NEXT_STEP, SAME_STEP or DISABLED.",
    "opponents": "None: self-play. A player of the roster such as `greedy` or `search@2k`, or one "
    "for each other seat in turn order; a step lasts until the learner is in turn again.",
    "seat": "With opponents, the learner's seat; None: lane i sits on seat i modulo seats.",
    "arrays": "The arrays into which everything is written; None: new ones.",
}

# The same of many tables, where it is something else.
VECTOR = {
    **ARGUMENTS,
    "render_mode": "`ansi` (coloured text), `rgb_array` (a picture), or None.",
}

# The same of a single learner's, where it is something else.
SINGLE = {
    **VECTOR,
    "illegal_reward": "What an illegal action gives, which then ends the game; None: it raises.",
    "opponents": "A player of the roster, or one for each other seat in turn order.",
    "seat": "The learner's seat, from 0.",
}

# What the parameters of the OpenSpiel games mean, where it is something else.
PARAMETERS = {
    "seats": ARGUMENTS["seats"],
    "wall": ARGUMENTS["wall"],
    "scoring": "The sides of the scoring tiles with `+` between them; `random` or `random-4`: "
    "chance draws three or four (DU-2.2).",
    "first": "The seat, from 1, that starts round 1; 0: chance draws it.",
    "rounds": "A game that would begin a round more ends there.",
}


def tables() -> dict[str, Callable[[], str]]:
    """Every table of the page by its name."""
    return {
        "azul arguments": lambda: _arguments(azul_v0.env, TableEnv, ARGUMENTS),
        "duel arguments": lambda: _arguments(duel_v0.env, TableEnv, ARGUMENTS),
        "single arguments": lambda: _arguments(azul_v0.single_env, SingleTable, SINGLE),
        "vector arguments": lambda: _arguments(azul_v0.vector_env, VectorTable, VECTOR),
        "openspiel parameters": _openspiel_parameters,
        "sizes": _sizes,
        "azul planes": lambda: _azul_planes("coloured"),
        "azul gray planes": lambda: _azul_planes("gray"),
        "azul actions": _azul_actions,
        "duel planes": lambda: _planes(Duel()),
        "duel orders": _duel_orders,
        "duel actions": lambda: _actions(Duel()),
    }


def written(page: str) -> str:
    """The page with all its tables written anew; raises KeyError for a table nobody knows."""
    known = tables()
    return BLOCK.sub(lambda block: f"{block[1]}{known[block[2]]()}\n{block[3]}", page)


def _arguments(make: Callable[..., Any], table: type, meanings: Mapping[str, str]) -> str:
    """Arguments of a function that makes environments, then those that it passes on."""
    found = [
        parameter
        for each in (make, table)
        for parameter in signature(each).parameters.values()
        if parameter.kind is not Parameter.VAR_KEYWORD and parameter.name not in ("game", "name")
    ]
    named = {parameter.name: parameter for parameter in found}
    rows = [(f"`{name}`", _default(each), meanings[name]) for name, each in named.items()]
    return _table(("argument", "default", "meaning"), rows)


def _default(parameter: Parameter) -> str:
    if parameter.default is Parameter.empty:
        return ""
    return f"`{getattr(parameter.default, 'name', None) or repr(parameter.default)}`"


def _openspiel_parameters() -> str:
    rows = [
        (f"`{kind.short_name}`", f"`{name}`", f"`{value}`", PARAMETERS[name])
        for kind in (AZUL, DUEL)
        for name, value in kind.parameter_specification.items()
    ]
    return _table(("game", "parameter", "default", "meaning"), rows)


def _sizes() -> str:
    games: list[AnyGame] = [Azul(seats, wall) for seats in FACTORIES for wall in WALLS]
    rows = [
        (_table_name(game), str(size_of(game.encoding.planes)), str(game.num_actions))
        for game in (*games, Duel())
    ]
    return _table(("table", "numbers of an observation", "actions"), rows)


def _table_name(game: AnyGame) -> str:
    return f"Azul, {game.seats} seats, {game.wall} wall" if isinstance(game, Azul) else "Duel"


def _azul_planes(wall: str) -> str:
    """The planes of all tables of Azul with that wall: their shapes for 2, 3 and 4 seats."""
    by_seats = [Azul(seats, wall).encoding.planes for seats in FACTORIES]
    rows = []
    for same in zip(*by_seats, strict=True):
        shapes = [_shape(plane.shape) for plane in same]
        cells = [shapes[0], "", ""] if len(set(shapes)) == 1 else shapes
        rows.append((f"`{same[0].name}`", *cells, str(same[0].most), same[0].about))
    return _table(("plane", *[f"{seats} seats" for seats in FACTORIES], "most", "meaning"), rows)


def _planes(game: AnyGame) -> str:
    planes = game.encoding.planes
    rows = [(f"`{each.name}`", _shape(each.shape), str(each.most), each.about) for each in planes]
    return _table(("plane", "shape", "most", "meaning"), rows)


def _duel_orders() -> str:
    orders = {
        "phases (`phase`)": [phase.value for phase in PHASES],
        "scoring sides (`sides`, `counts`)": SIDES,
        "plates (`display`, `unseen`, `hand`, `returned`, `plate`)": PLATES,
        "backs (`top`, `hand`, `returned`)": BACKS,
        "what a space takes (`spaces`)": KINDS,
        "kinds of chips (`chips_left`, `chips`)": CHIPS,
        "faces of a chip (`chips_on`)": FACES,
    }
    rows = [(what, ", ".join([f"`{each}`" for each in order])) for what, order in orders.items()]
    return _table(("what", "order"), rows)


def _shape(shape: Sequence[int]) -> str:
    return " × ".join([str(length) for length in shape])


def _azul_actions() -> str:
    """The ids of all tables of Azul with the gray wall; those of the coloured one are the same."""
    rows = []
    for seats in FACTORIES:
        for kind, ids, texts, about in _kinds(Azul(seats, "gray")):
            rows.append((str(seats), kind, ids, texts, about))
    return _table(("seats", "action", "ids", "texts", "meaning"), rows)


def _actions(game: AnyGame) -> str:
    return _table(("action", "ids", "texts", "meaning"), _kinds(game))


def _kinds(game: AnyGame) -> list[tuple[str, str, str, str]]:
    """Kinds of actions in the order of their ids, with the first and the last of each."""
    rows = []
    decisions = [game.notation.action_of(number) for number in range(game.num_actions)]
    for kind, group in groupby(decisions, type):
        ids = [game.notation.action_id(action) for action in group]
        first, last = [f"`{game.notation.action_of(number)}`" for number in (ids[0], ids[-1])]
        numbers, texts = f"{ids[0]}–{ids[-1]}", f"{first} … {last}"
        if len(ids) == 1:
            numbers, texts = str(ids[0]), first
        rows.append((kind.__name__, numbers, texts, str(kind.__doc__)))
    return rows


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines])


def save_pictures() -> None:
    """Paint a table of each game in mid-round, as an environment renders it."""
    from PIL import Image

    for env, moves in ((azul_v0.env(seed=7), 22), (duel_v0.env(seed=7), 60)):
        env.render_mode = "rgb_array"
        env.reset()
        for _ in range(moves):
            env.step(env.action_space(env.agent_selection).sample())
        frame = env.render()
        assert isinstance(frame, np.ndarray)
        picture = Image.fromarray(frame).quantize(COLOURS, dither=Image.Dither.NONE)
        picture.save(PICTURES / f"{env.metadata['name']}.png", optimize=True)


def main() -> None:
    """Write the tables and the pictures of the page anew."""
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
    save_pictures()


if __name__ == "__main__":
    main()
