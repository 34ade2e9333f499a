"""Games for tests of the analysis: played by the search with a few positions for each decision."""

from functools import cache
from random import Random

from tilewright.analysis.analysing import Analyst
from tilewright.core.bot import Limit
from tilewright.core.game import AnyGame
from tilewright.core.record import Move, Record
from tilewright.native._native import Generator


@cache
def played(game: AnyGame, seed: int, nodes: int = 100, by_lot: float = 0.1) -> Record:
    """A whole game of the search against itself, with some decisions at random."""
    analyst, rng, chance = Analyst(game), Random(seed), Generator(seed)
    core, notation = analyst.engine.core, analyst.engine.notation
    record, state = Record(game), core.start()
    while (actor := core.actor(state)) is not None:
        if not isinstance(actor, int):
            text = core.sample(state, chance)
        elif rng.random() < by_lot:
            text = core.action_text(rng.choice(core.legal_ids(state)))
        else:
            text = core.action_text(analyst.think(state, Limit(nodes), 0.0).moves[0].id)
        record.moves.append(Move(notation.parse_action(text)))
        state = core.apply_text(state, text)
    return record
