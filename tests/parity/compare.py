"""Plays a game in the Python rules and in the core at once, and looks for a difference.

Every state is compared: the state itself, actor, scores and legal actions; and the effects of every
action, also as each viewer may see them. About every so manieth state is looked at closely: texts,
conversions, hash, encoded observations of every seat, the mask, the outcome, the standing here and
after some actions, forecasts, the effects of some actions, the rule that refuses each id and some
other actions, and what a table tells of it: goals, observations as text, imagined states, choices.
"""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.tables import curious_choice, observers
from tilewright.azul.actions import FLOOR, Take
from tilewright.core.errors import GameError, NotationError
from tilewright.core.playing import legal_actions
from tilewright.core.record import Move, Record, write_record
from tilewright.core.rules import CHANCE
from tilewright.duel.actions import BROKEN, TakeMoon, TakeSun
from tilewright.duel.state import Phase as DuelPhase
from tilewright.native.engine import Engine

if TYPE_CHECKING:
    from tilewright.native._native import State

# Actions of every kind, also such as no table has and of the other game.
STRANGE = (
    *("S1", "S2", "S4", "W11", "W55", "9T5", "1B1", "CTF", "LB1", "MYX", "M11", "C4", "P1", "P3"),
    *("P+", "P=", "K1", "K13", "U2", "@11r0", "@33r3", "^B", "$0", "$2", "$3", "$B", "$TY", "W66"),
    *("D-", "DBBYR/KKTT/BYRK/TTTT/BBBB", "DBBBBB/-/-/-/-", "DBBYRK/KKTT/BYRK/TTTT/BBBB"),
    *("pYKTS", "pRJBK", "bS", "bJ", "fYKTS", "fYKTS/JBTK", "c1B", "c4YK", "=rows,columns,jokers"),
    *("=rows,five-colours,border", "=rows,columns,diagonals,jokers", "DB/B/B/B/B"),
)


class Difference(NamedTuple):
    """Where the core does not do as the law says."""

    seed: int
    move: int  # how many moves were made before
    what: str
    law: str
    core: str
    record: str

    def __str__(self) -> str:
        return (
            f"seed {self.seed}, after move {self.move}: {self.what}\n"
            f"law:  {self.law}\ncore: {self.core}\n\n{self.record}"
        )


class Compared(NamedTuple):
    """One game: how many states were compared, how many closely, and the first difference."""

    states: int
    close: int
    difference: Difference | None


class Unequal(Exception):
    """Something that the core does otherwise than the law."""

    def __init__(self, what: str, law: object, core: object) -> None:
        super().__init__(what, law, core)
        self.what, self.law, self.core = what, law, core


def equal(what: str, law: object, core: object) -> None:
    """Raise Unequal if the two sides are."""
    if law != core:
        raise Unequal(what, law, core)


def compared(engine: Engine, seed: int, rounds: int, every: int) -> Compared:
    """The game of that seed, with a close look at about one state in so many."""
    record = Record(engine.reference)
    rng = Random(seed)
    states = close = 0
    try:
        for law_state, state in _walk(engine, record, seed, rng, rounds):
            states += 1
            if rng.randrange(every) == 0:
                close += 1
                look_closely(engine, law_state, state, rng)
    except (Unequal, GameError, ValueError) as error:
        sides = error if isinstance(error, Unequal) else Unequal("an error", "", repr(error))
        found = Difference(
            seed,
            len(record.moves),
            sides.what,
            str(sides.law),
            str(sides.core),
            write_record(record),
        )
        return Compared(states, close, found)
    return Compared(states, close, None)


def _walk(
    engine: Engine, record: Record, seed: int, rng: Random, rounds: int
) -> Iterator[tuple[Any, "State"]]:
    """The states of both sides, compared, from the start to the end."""
    law, core = engine.reference, engine.core
    numbers = {id(law.notation.action_of(number)): number for number in range(law.num_actions)}
    decisions = [law.notation.action_of(number) for number in range(law.num_actions)]
    law_state, state = law.start(), core.start()
    last: tuple[Any, State, Any] | None = None  # both states before the last action
    while True:
        equal("the state", core.of_value_unchecked(law_state), state)
        if last is not None:
            _compare_effects(engine, *last)
        equal("the scores", law.progress(law_state).scores, core.progress(state).scores)
        actor = law.actor(law_state)
        equal("the actor", actor, engine.actor(state))
        legal = legal_actions(law, law_state)
        ids = core.legal_ids(state)
        equal("the legal actions", list(legal), [decisions[number] for number in ids])
        yield law_state, state
        if actor is None:
            return
        if law.progress(law_state).round > rounds:
            record.broken_off = True
            return
        before = state
        if actor is CHANCE:
            action = _draw(engine, law_state, state, rng)
            state = core.apply_text(state, str(action))
        else:
            action = _choice(engine, law_state, legal, seed, rng)
            state = core.apply(state, numbers[id(action)])
        last = law_state, before, action
        law_state = law.apply(law_state, action)
        record.moves.append(Move(action))


def _compare_effects(engine: Engine, law_state: Any, state: "State", action: Any) -> None:
    """What an action does, in full and as every viewer may see it."""
    told = engine.reference.effects(law_state, action)
    equal(f"the effects of {action}", told, engine.effects(state, action))
    for seat in observers(engine.reference):
        seen = engine.reference.telling.veiled(law_state, told, seat)
        equal(f"what {seat} sees of {action}", seen, engine.telling.veiled(state, told, seat))


def _draw(engine: Engine, law_state: Any, state: "State", rng: Random) -> Any:
    """What chance does: drawn by either side, and possible in the law's eyes."""
    from tilewright.native._native import Generator

    if rng.random() < 0.5:
        return engine.reference.sample(law_state, rng)
    number = rng.getrandbits(64)
    text = engine.core.sample(state, Generator(number))
    action = engine.reference.notation.parse_action(text)
    equal("a draw of the core's", None, engine.reference.refusal(law_state, action))
    equal("a draw's text", str(action), text)
    drawn = engine.core.let_chance_act(state, Generator(number))
    equal("what a draw does", engine.core.apply_text(state, text), drawn)
    return action


def _choice(engine: Engine, law_state: Any, legal: Any, seed: int, rng: Random) -> Any:
    """By turns of the seed: any action, any kind of action, or tiles to lines while it goes."""
    if seed % 3 == 1:
        seat = engine.reference.actor(law_state)
        return curious_choice(engine.reference, law_state, seat, rng)  # type: ignore[arg-type]
    if seed % 3 == 2:
        tidy = [action for action in legal if not _is_dropped(action)]
        return rng.choice(tidy or legal)
    return rng.choice(legal)


def _is_dropped(action: Any) -> bool:
    match action:
        case Take():
            return action.line == FLOOR
        case TakeSun() | TakeMoon():
            return action.line == BROKEN
    return False


def look_closely(engine: Engine, law_state: Any, state: "State", rng: Random) -> None:
    """Compare everything else that both sides can say of a state."""
    law, core = engine.reference, engine.core
    text = str(law_state)
    equal("the position's text", text, str(state))
    equal("the text read", state, core.read_state_unchecked(text))
    equal("the state as Python's", law_state, state.value())
    equal("the round", law.progress(law_state).round, core.progress(state).round)
    equal("the start player", law.progress(law_state).starter, engine.progress(state).starter)
    equal("the outcome", law.outcome(law_state), engine.outcome(state))
    equal("the standing", law.standing(law_state), core.standing(state))
    for each in range(law.seats):
        equal(
            f"the forecast of {each}",
            law.telling.forecast(law_state, each),
            core.forecast(state, each),
        )
    legal = law.legal_ids(law_state)
    mask = bytes([number in set(legal) for number in range(law.num_actions)])
    equal("the mask", mask, core.mask(state))
    for seat in observers(law):
        planes = law.encoding.encode(law.observe(law_state, seat))
        equal(f"the observation of {seat}", planes, core.encode(state, seat))
    for number, rule in enumerate(core.refusals(state)):
        refusal = law.refusal(law_state, law.notation.action_of(number))
        equal(f"the refusal of {law.notation.action_of(number)}", refusal and refusal.rule, rule)
    for strange in rng.sample(STRANGE, 8):
        equal(f"the refusal of {strange}", *_strange_refusals(engine, law_state, state, strange))
    for number in rng.sample(legal, min(len(legal), 3)):
        unchecked = core.apply_unchecked(state, number)
        equal("the unchecked door", core.apply(state, number), unchecked)
        _compare_effects(engine, law_state, state, law.notation.action_of(number))
        equal("the state by an id", law.apply(law_state, number), unchecked.value())
    mixed = core.of_value_unchecked(mixed_factories(law_state, rng))
    equal("the hash of mixed factories", state.hash, mixed.hash)
    look_at_telling(engine, law_state, state)


def look_at_telling(engine: Engine, law_state: Any, state: "State") -> None:
    """Compare what a table tells its viewers of a state.

    An imagined state need not be the law's, but must be possible and look the same.
    """
    law, rng = engine.reference, Random(state.hash)
    equal("the goals", law.telling.goals(law_state), engine.telling.goals(state))
    for seat in observers(law):
        text = str(law.observe(law_state, seat))
        equal(f"the observation of {seat} as text", text, engine.telling.seen(state, seat))
        seed = rng.getrandbits(64)
        imagined = engine.core.imagined(state, seat, seed)
        seen = str(law.observe(imagined.value(), seat))
        equal(f"the observation of {seat} in a state imagined", text, seen)
        equal(f"the problems of what {seat} imagines", (), engine.notation.problems(imagined))
        again = engine.core.imagined(imagined, seat, seed)
        equal(f"what {seat} imagines in a state imagined", imagined, again)
    legal = law.legal_ids(law_state)
    equal("the legal ids", legal, engine.legal_ids(state))
    some = rng.sample(legal, min(len(legal), 3))
    gains = law.telling.gains(law_state, some)
    equal("what decisions change", gains, engine.telling.gains(state, some))


def _strange_refusals(engine: Engine, law_state: Any, state: "State", text: str) -> tuple[Any, Any]:
    """The rules that refuse an action; `unreadable` where it can't be read."""
    try:
        refusal = engine.reference.refusal(law_state, engine.reference.notation.parse_action(text))
        law = None if refusal is None else refusal.rule
    except NotationError:
        law = "unreadable"
    try:
        core = engine.core.refusal_of(state, text)
    except ValueError:
        core = "unreadable"
    return law, core


def mixed_factories(law_state: Any, rng: Random) -> Any:
    """The same table with its factories in another order."""
    order = list(range(len(law_state.factories)))
    rng.shuffle(order)
    mixed = law_state._replace(factories=tuple([law_state.factories[at] for at in order]))
    if law_state.phase is DuelPhase.STACKING:
        mixed = mixed._replace(at=order.index(law_state.at - 1) + 1)
    return mixed
