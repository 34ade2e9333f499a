"""The net of Duel: what it is told, what it says, and the games it learns from."""

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.native.searches import net_bytes, net_judgement
from tests.tables import walk
from tilewright.core.lines import Line
from tilewright.duel.game import Duel
from tilewright.duel.state import State
from tilewright.native import _native
from tilewright.native.engine import Engine
from tilewright.native.judgement import classic_weights, judgement_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tilewright.native._native import State as CoreState

TABLE = Duel(scoring="random-4")
ENGINE = Engine(TABLE)
LESSON = _native.lesson(ENGINE.core)
CLASSIC = judgement_of(ENGINE, "classic")
CLASSIC_BYTES = classic_weights("duel").numbers
ONE = 128 * 1024  # 1.0 of an output


class Plain:
    """The same net, in plain NumPy."""

    def __init__(self, told: bytes) -> None:
        rows = np.frombuffer(told, "<i2").astype(np.int64).reshape(-1, _native.HIDDEN)
        boards, nothing = 2 * LESSON["inputs"], np.zeros((1, _native.HIDDEN), np.int64)
        self.own = np.concatenate([rows[:boards:2], nothing])
        self.other = np.concatenate([rows[1:boards:2], nothing])
        self.contexts = np.concatenate([rows[boards:-2], nothing])
        self.win, self.lead = rows[-2:]

    def says(self, told: dict[str, Any], seat: int) -> tuple[float, float]:
        """The share of the win of a seat, and its lead in points."""
        found = []
        for each in (seat, 1 - seat):
            hidden = (
                self.own[told["inputs"][each]].sum(0)
                + self.other[told["inputs"][1 - each]].sum(0)
                + self.contexts[told["contexts"][each]].sum(0)
            )
            active = np.clip(hidden, 0, 4095)
            found.append((int(active @ self.win), int(active @ self.lead)))
        win, lead = (own - other for own, other in zip(*found, strict=True))
        return 1 / (1 + np.exp(-win / ONE)), 16 * lead / ONE


def value(win: float, lead: float) -> float:
    """What a search makes of it."""
    return 0.95 * win + 0.05 * (0.5 + 0.5 * float(np.clip(lead / 100, -1, 1)))


def is_told(state: "CoreState") -> bool:
    """Is something learned from such a state?"""
    try:
        _native.tell(ENGINE.core, CLASSIC, state)
    except ValueError:
        return False
    return True


def turns(seed: int) -> "Iterator[CoreState]":
    for step in walk(TABLE, seed):
        if isinstance(TABLE.actor(step.state), int) and step.state.phase.name == "TURN":
            yield ENGINE.of_value(step.state)


def test_the_net_says_in_mid_round_what_a_plain_one_says() -> None:
    plain, judgement = Plain(net_bytes(ENGINE, 1)), net_judgement(ENGINE, 1)
    search = _native.Search(ENGINE.core, judgement)
    seen = 0
    for state in list(turns(4))[::5]:
        seat = ENGINE.actor(state)
        assert isinstance(seat, int)
        for rated in search.think(state, nodes=0).moves:
            after = ENGINE.apply(state, rated.id)
            if not is_told(after):
                continue
            told = _native.tell(ENGINE.core, CLASSIC, after)
            assert rated.value == pytest.approx(value(*plain.says(told, seat)), abs=1e-12)
            seen += 1
    assert seen > 100


def test_a_seat_that_is_about_to_stack_is_judged_as_if_it_were_done() -> None:
    plain, judgement = Plain(net_bytes(ENGINE, 1)), net_judgement(ENGINE, 1)
    search = _native.Search(ENGINE.core, judgement)
    seen = 0
    for state in list(turns(6))[::4]:
        seat = ENGINE.actor(state)
        assert isinstance(seat, int)
        for rated in search.think(state, nodes=0).moves:
            after = ENGINE.apply(state, rated.id)
            if after.value().phase.name != "STACKING":
                continue
            while after.value().phase.name == "STACKING":
                after = ENGINE.apply(after, min(ENGINE.legal_ids(after)))  # colours in their order
            if not is_told(after):
                continue
            told = _native.tell(ENGINE.core, CLASSIC, after)
            assert rated.value == pytest.approx(value(*plain.says(told, seat)), abs=1e-12)
            seen += 1
    assert seen > 30


def supply(state: State, line: Line, row: int) -> int | None:
    """What is told of the tiles that lie there for a line in mid-round, as its input."""
    suns = [state.large.sun, *[factory.sun for factory in state.factories]]
    tops = [factory.moon[-1] for factory in state.factories if factory.moon]
    groups, tiles = [], []
    for colour in range(5):
        moon = state.large.moon[colour] + sum(top.value == colour for top in tops)
        groups.append({sun[colour] for sun in suns} | {moon})
        under = sum(each.value == colour for factory in state.factories for each in factory.moon)
        tiles.append(sum(sun[colour] for sun in suns) + state.large.moon[colour] + under)
    empty = int(LESSON["inputs"]) - 6 * 4
    if line.colour is None:
        return empty + 4 * row + min(sum(row + 1 in each for each in groups), 3)
    missing = row + 1 - line.filled
    if not missing:
        return None
    of = line.colour.value
    fits = 0 if missing in groups[of] else 1 if max(groups[of]) > missing else 2
    begun = row * (row - 1) // 2 + missing - 1
    return empty - 15 * 8 * 3 + (8 * begun + min(tiles[of], 7)) * 3 + fits


def test_the_net_is_told_what_the_table_has_for_each_line() -> None:
    seen = set()
    for state in turns(3):
        told, law = _native.tell(ENGINE.core, CLASSIC, state), state.value()
        for seat in range(2):
            inputs = {int(each) for each in told["inputs"][seat]}
            lines = [supply(law, line, row) for row, line in enumerate(law.boards[seat].lines)]
            expected = {each for each in lines if each is not None}
            first = LESSON["inputs"] - 6 * 4 - 15 * 8 * 3
            assert {each for each in inputs if first <= each < LESSON["inputs"]} == expected
            seen |= expected
    assert len(seen) > 60


def test_the_net_says_between_rounds_what_a_plain_one_says() -> None:
    plain, judgement = Plain(net_bytes(ENGINE, 2)), net_judgement(ENGINE, 2)
    played = _native.self_play(ENGINE.core, judgement, games=4, seed=1, nodes=20, kept=0)
    boundaries = len(played["games"])
    assert boundaries == 4 * 4
    assert list(played["rounds"]) == [2, 3, 4, 5] * 4
    for at in range(boundaries):
        if played["rounds"][at] == 2:
            continue
        told = {name: played[name][at] for name in ("inputs", "contexts")}
        win, _ = plain.says(told, 0)
        assert played["nexts"][at - 1] == pytest.approx([win, 1 - win], abs=3e-7)


def test_the_last_sample_of_a_game_leads_to_its_result() -> None:
    played = _native.self_play(ENGINE.core, CLASSIC, games=3, seed=2, nodes=20, kept=0)
    for at in np.flatnonzero(played["rounds"] == 5):
        assert list(played["nexts"][at]) == list(played["results"][at])
        best = int(np.argmax(played["results"][at]))
        assert played["points"][at][best] == max(played["points"][at])


def test_games_do_not_depend_on_the_number_of_threads() -> None:
    one, two = (
        _native.self_play(ENGINE.core, CLASSIC, games=4, seed=3, nodes=30, threads=threads)
        for threads in (1, 2)
    )
    assert one.keys() == two.keys()
    for name, values in one.items():
        assert np.array_equal(values, two[name])


def test_varied_games_start_with_other_scores_and_are_played_otherwise() -> None:
    plain, varied = (
        _native.self_play(ENGINE.core, CLASSIC, games=6, seed=5, nodes=30, kept=1, varied=share)
        for share in (0, 1)
    )
    first, length, _, _ = LESSON["ordered"][1]  # points
    scores = []
    for played in (plain, varied):
        starts = played["inputs"][np.unique(played["games"], return_index=True)[1]]
        scores.append(starts[(starts >= first) & (starts < first + length)] - first)
    assert list(scores[0]) == [5] * 12
    assert len(scores[1]) == 12
    assert len(set(scores[1])) > 4
    assert max(scores[1]) <= 15
    assert not np.array_equal(plain["points"][-1], varied["points"][-1])


def test_inputs_and_contexts_are_those_of_the_table() -> None:
    played = _native.self_play(ENGINE.core, CLASSIC, games=8, seed=4, nodes=20, kept=1)
    for name in ("inputs", "contexts"):
        assert played[name].max() == LESSON[name]  # rows are filled up with it
        used = np.unique(played[name])
        assert len(used) > LESSON[name] / 3
    first, length = LESSON["always"]
    always = (played["contexts"] >= first) & (played["contexts"] < first + length)
    assert (always.sum(-1) == 1).all()
    for first, length, _, _ in LESSON["ordered"]:
        ordered = (played["inputs"] >= first) & (played["inputs"] < first + length)
        assert (ordered.sum(-1) == 1).all()


def test_weights_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="these weights are not for this table"):
        _native.Judgement(ENGINE.core, CLASSIC_BYTES, net_bytes(ENGINE, 1)[:-128])
    with pytest.raises(ValueError, match="these weights are not for this table"):
        _native.Judgement(ENGINE.core, CLASSIC_BYTES[:-4])


def test_nothing_is_told_of_a_state_within_a_turn() -> None:
    rng = Random(1)
    state = ENGINE.start()
    state = ENGINE.apply(state, ENGINE.sample(state, rng))
    with pytest.raises(ValueError, match="nothing is learned from such a state"):
        _native.tell(ENGINE.core, CLASSIC, state)


def test_a_contest_can_be_played_in_parts() -> None:
    def played(begin: int, sets: int) -> list[float]:
        judgement = net_judgement(ENGINE, 3)
        return _native.contest(
            ENGINE.core, judgement, judgement, sets=sets, seed=4, nodes=5, begin=begin
        )

    whole = played(0, 6)
    assert played(0, 2) + played(2, 4) == whole
    assert played(6, 6) != whole


def test_the_better_judgement_wins_a_contest() -> None:
    judgement = net_judgement(ENGINE, 3)
    shares = _native.contest(ENGINE.core, CLASSIC, judgement, sets=6, seed=1, nodes=30)
    assert len(shares) == 6
    assert sum(shares) / 6 > 0.8


def test_who_may_think_in_a_contest_wins_it_against_who_may_not() -> None:
    shares = _native.contest(
        ENGINE.core, CLASSIC, CLASSIC, sets=6, seed=1, seconds=0.002, seconds2=0.0
    )
    assert sum(shares) / 6 > 0.8
