"""The search in the core: what it finds is right, proven where it says so, and repeatable."""

from functools import lru_cache
from random import Random
from threading import Thread
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.native.searches import classic, net_judgement
from tests.tables import TABLES, walk
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.native._native import Search
from tilewright.native.engine import Engine
from tilewright.native.judgement import CLASSIC, LEARNED, judgement_of

if TYPE_CHECKING:
    from tilewright.native._native import Report, State

EVERY = pytest.mark.parametrize("law", TABLES.values(), ids=TABLES)


@lru_cache
def played(law: AnyGame, seed: int) -> tuple["State", ...]:
    """The states of a game between searches that look at few positions, where a seat decides."""
    engine, rng = Engine(law), Random(seed)
    search = classic(engine)
    state = engine.start()
    found = []
    while (actor := engine.actor(state)) is not None:
        if actor is CHANCE:
            state = engine.apply(state, engine.sample(state, rng))
        else:
            found.append(state)
            state = engine.apply(state, search.think(state, nodes=100).moves[0].id)
    return tuple(found)


def told(report: "Report") -> tuple[object, ...]:
    return report.moves, report.line, report.nodes, report.depth, report.proof


@EVERY
@pytest.mark.parametrize("nodes", [1, 50, 1000])
def test_choices_are_legal_and_come_best_first(law: AnyGame, nodes: int) -> None:
    engine = Engine(law)
    search = classic(engine)
    for state in played(law, 1)[::7]:
        report = search.think(state, nodes=nodes, regret=0.1)
        ids = [rated.id for rated in report.moves]
        values = [rated.value for rated in report.moves]
        assert sorted(ids) == sorted(engine.legal_ids(state))
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert report.line[0] == ids[0]


@EVERY
def test_the_line_can_be_played(law: AnyGame) -> None:
    engine = Engine(law)
    search = classic(engine)
    for state in played(law, 2)[::9]:
        for action_id in search.think(state, nodes=3000).line:
            if engine.actor(state) is CHANCE:
                break
            assert action_id in engine.legal_ids(state)
            state = engine.apply(state, action_id)


@EVERY
def test_the_same_limit_and_seed_find_the_same(law: AnyGame) -> None:
    engine = Engine(law)
    once = classic(engine)
    for state in played(law, 3)[::9]:
        first = told(once.think(state, nodes=2000, regret=0.05, seed=5))
        once.think(played(law, 3)[0], nodes=500)  # what it thought of before does not matter
        assert told(once.think(state, nodes=2000, regret=0.05, seed=5)) == first
        assert told(classic(engine).think(state, nodes=2000, regret=0.05, seed=5)) == first


@EVERY
def test_a_limit_of_nodes_is_kept(law: AnyGame) -> None:
    search = classic(Engine(law))
    for state in played(law, 1)[::9]:
        for nodes in (100, 5000):
            assert search.think(state, nodes=nodes).nodes <= nodes


@pytest.mark.parametrize("law", [law for law in TABLES.values() if law.name == "duel"], ids=repr)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("learned", [False, True])
def test_what_is_hidden_from_the_seat_changes_nothing(
    law: AnyGame, seed: int, learned: bool
) -> None:
    engine = Engine(law)
    judgement = net_judgement(engine, 1) if learned else judgement_of(engine, CLASSIC)
    search = Search(engine.core, judgement)
    differing = 0
    for step in walk(law, seed)[::3]:
        seat = law.actor(step.state)
        if not isinstance(seat, int):
            continue
        other = law.imagine(law.observe(step.state, Seat(seat)), Random(seed))
        differing += other != step.state
        reports = [search.think(engine.of_value(each), nodes=300) for each in (step.state, other)]
        assert told(reports[0]) == told(reports[1])
    assert differing or seed == 2  # players who want points seldom draw from the stack


def best_result(engine: Engine, state: "State", seat: int, known: dict[str, int]) -> int:
    """What a seat reaches at best against the best play: 1,000 for a win, and its lead."""
    outcome = engine.outcome(state)
    if outcome is not None:
        won = (Seat(seat) in outcome.winners) / len(outcome.winners)
        return round(1000 * (2 * won - 1)) + outcome.scores[seat] - outcome.scores[1 - seat]
    text = str(state)
    if text not in known:
        mine = engine.actor(state) == seat
        found = [
            best_result(engine, engine.apply(state, number), seat, known)
            for number in engine.legal_ids(state)
        ]
        known[text] = max(found) if mine else min(found)
    return known[text]


def tiles_left(state: "State") -> int:
    law = state.value()
    return sum(sum(source) for source in (*law.factories, law.centre))


def test_proven_ends_of_games_are_right() -> None:
    engine = Engine(Azul())
    search = classic(engine)
    proven = 0
    for seed in range(12):
        for state in played(Azul(), seed):
            if tiles_left(state) > 4 or state.value().phase.value != "offer":
                continue
            report = search.think(state)
            if report.proof != "game":
                continue
            seat = engine.actor(state)
            assert isinstance(seat, int)
            end = state
            for action_id in report.line:
                end = engine.apply(end, action_id)
            assert best_result(engine, end, seat, {}) == best_result(engine, state, seat, {})
            assert (report.moves[0].value > 0.94) == (best_result(engine, state, seat, {}) > 900)
            proven += 1
    assert proven >= 12


@pytest.mark.parametrize("law", [Azul(), Azul(2, "gray"), Azul(3), Azul(4)], ids=repr)
def test_the_last_decisions_of_a_round_are_proven(law: AnyGame) -> None:
    search = classic(Engine(law))
    last = [state for state in played(law, 4) if 0 < tiles_left(state) <= 5]
    assert last
    for state in last:
        assert search.think(state, nodes=200_000).proof in ("round", "game")


def test_a_net_that_thinks_without_a_limit_comes_to_an_end() -> None:
    engine = Engine(Azul())
    search = Search(engine.core, net_judgement(engine, 1))
    states = [state for state in played(engine.reference, 2) if 1 < tiles_left(state) < 8]
    assert "round" in [search.think(state).proof for state in states[:5]]


@pytest.mark.parametrize("law", [Azul(), Azul(2, "gray"), Azul(3, "gray"), Azul(4)], ids=repr)
def test_a_round_that_was_seen_is_looked_beyond(law: AnyGame) -> None:
    """With a net on every wall: where it is gray, everybody tiles before the deal."""
    engine = Engine(law)
    search = Search(engine.core, judgement_of(law, LEARNED))
    seen = changed = 0
    for state in [state for state in played(law, 2) if 1 < tiles_left(state) < 6]:
        near = search.think(state, nodes=30_000, beyond=False)
        if near.proof != "round" or len(near.moves) == 1:
            continue
        far = search.think(state, nodes=30_000)
        seen += far.nodes > 2 * near.nodes
        changed += far.moves[0].value != near.moves[0].value
    assert seen >= 2
    assert changed >= 2


def test_the_first_decision_of_a_game_is_not_proven() -> None:
    assert classic(Engine(Azul())).think(played(Azul(), 1)[0], nodes=10_000).proof == "none"


def test_the_order_of_the_factories_does_not_matter() -> None:
    engine = Engine(Azul(first=0))
    search = classic(engine)
    deals = ["DBBYR/KKTT/BYRK/TTTT/BBRR", "DTTTT/BBRR/BBYR/BYRK/KKTT"]
    states = [engine.apply(engine.start(), engine.notation.parse_action(deal)) for deal in deals]
    values = [search.think(state, nodes=10**6, beyond=False).moves[0].value for state in states]
    assert values[0] == pytest.approx(values[1], abs=0.03)
    small = [engine.notation.parse_state(text) for text in SAME_BUT_FOR_THE_FACTORIES]
    reports = [search.think(state, beyond=False) for state in small]
    assert reports[0].proof == reports[1].proof == "round"
    assert reports[0].moves[0].value == reports[1].moves[0].value


BOARDS = "0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
SAME_BUT_FOR_THE_FACTORIES = [
    f"1 offer 1 1 - BBYY/-/-/RRKT/- - B18Y18R18K19T19 - {BOARDS}",
    f"1 offer 1 1 - -/RRKT/BBYY/-/- - B18Y18R18K19T19 - {BOARDS}",
]


@pytest.mark.parametrize("law", [Azul(), Azul(4, "gray"), Duel()], ids=repr)
def test_a_thought_can_be_stopped_from_outside(law: AnyGame) -> None:
    search = classic(Engine(law))
    state = played(law, 1)[1]
    found: list[Report] = []
    thread = Thread(target=lambda: found.append(search.think(state)))
    thread.start()
    while thread.is_alive():  # a stop before the thought began would be lost
        search.stop()
        thread.join(0.01)
    assert found[0].moves


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"regret": -0.1}, ValueError),
        ({"regret": 1.5}, ValueError),
        ({"regret": float("nan")}, ValueError),
        ({"seconds": -1.0}, ValueError),
        ({"seconds": float("nan")}, ValueError),
        ({"nodes": -1}, TypeError),
        ({"seed": -1}, TypeError),
    ],
)
def test_wrong_wishes_are_refused(wrong: dict[str, float], error: type[Exception]) -> None:
    search = classic(Engine(Azul()))
    with pytest.raises(error):
        search.think(played(Azul(), 1)[0], **wrong)  # type: ignore[arg-type]


def test_only_a_seat_can_think() -> None:
    engine = Engine(Azul())
    with pytest.raises(ValueError, match="no seat is in turn"):
        classic(engine).think(engine.start())
    with pytest.raises(TypeError, match="another table"):
        classic(engine).think(played(Duel(), 1)[0])
