"""What OpenSpiel shows to players: as much as they may know, and nothing else."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="needs the extra openspiel")

import pyspiel

from tests.envs.spiel import law_state, let_chance_act, loaded, played
from tests.tables import TABLES, observers, table_id, walk
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.duel.plates import back_of

NOBODY = pyspiel.PrivateInfoType.NONE
ONE = pyspiel.PrivateInfoType.SINGLE_PLAYER
EVERYBODY = pyspiel.PrivateInfoType.ALL_PLAYERS
SEATS = (Seat(0), Seat(1))
MANY_SIDES = [Azul(3, "gray"), Duel("random")]


def observer(game: Any, *, recall: bool = False, public: bool = True, private: Any = ONE) -> Any:
    kind = pyspiel.IIGObservationType(
        perfect_recall=recall, public_info=public, private_info=private
    )
    return game.make_py_observer(kind)


def secretive(seed: int) -> list[Any]:
    """States of a game of Duel in which a plate is hidden from somebody."""
    states = played(loaded(Duel()), Random(seed))
    return [each for each in states if hidden_from(each, 0) or hidden_from(each, 1)]


def hidden_from(state: Any, player: int) -> list[str]:
    """The plates that were drawn and that this player does not know."""
    table = law_state(state)
    drawn = (*table.hand, *table.returned)
    return [each.plate for each in drawn if not each.is_hidden and not each.known >> player & 1]


# Observations


@pytest.mark.parametrize("law", MANY_SIDES, ids=table_id)
def test_a_tensor_holds_the_planes_that_the_player_sees(law: AnyGame) -> None:
    game = loaded(law)
    seen, watched = observer(game), observer(game, private=NOBODY)
    for state in played(game, Random(3))[::5]:
        table = law_state(state)
        for seat in range(law.seats):
            due = law.encoding.encode(law.observe(table, Seat(seat)))
            seen.set_from(state, seat)
            assert bytes(seen.tensor.astype(np.uint8)) == due
            assert state.observation_tensor(seat) == list(due)
            watched.set_from(state, seat)
            assert bytes(watched.tensor.astype(np.uint8)) == law.encoding.encode(
                law.observe(table, None)
            )
    assert {name: plane.shape for name, plane in seen.dict.items()} == {
        plane.name: plane.shape for plane in law.encoding.planes
    }
    assert all([np.shares_memory(plane, seen.tensor) for plane in seen.dict.values()])


@pytest.mark.parametrize("law", [TABLES["azul-2-coloured-random"], Duel("random-4")], ids=table_id)
def test_a_tensor_of_an_information_state_holds_all_that_was_shown(law: AnyGame) -> None:
    game = loaded(law, rounds=2)
    planes = len(game.new_initial_state().observation_tensor(0))
    for state in played(game, Random(6))[::17]:
        for seat in range(law.seats):
            tensor = state.information_state_tensor(seat)
            assert len(tensor) == game.information_state_tensor_size()
            assert tensor[:planes] == state.observation_tensor(seat)
            history = bytes(map(int, tensor[planes:])).decode("ascii")
            assert history.rstrip("\0") == state.information_state_string(seat)
            assert history.endswith("\0" * 200)  # there is room for longer games


@pytest.mark.parametrize("law", MANY_SIDES, ids=table_id)
def test_the_observation_is_the_position_as_the_player_may_see_it(law: AnyGame) -> None:
    game = loaded(law)
    watched = observer(game, private=NOBODY)
    for state in played(game, Random(3))[::5]:
        table = law_state(state)
        for seat in range(law.seats):
            assert state.observation_string(seat) == str(law.observe(table, Seat(seat)))
            assert watched.string_from(state, seat) == str(law.observe(table, None))


def test_nothing_is_shown_before_a_deal_is_complete() -> None:
    state = loaded(Azul(first=0)).new_initial_state()
    before = [state.observation_string(0), state.information_state_string(0)]
    for _ in range(19):
        state.apply_action(state.legal_actions()[0])
        assert [state.observation_string(0), state.information_state_string(0)] == before
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0) == "DBBBB/BBBB/BBBB/BBBB/BBBB"


def test_du_4_3_all_players_together_know_all_that_is_drawn() -> None:
    states = secretive(4)
    together = observer(loaded(Duel()), private=EVERYBODY)
    for state in states[::9]:
        table = law_state(state)
        assert together.string_from(state, 0) == str(table)
        together.set_from(state, 0)
        hidden = together.dict["unseen"].sum()
        assert hidden == len(table.unseen)


# What only one knows


@pytest.mark.parametrize("recall", [False, True])
def test_in_azul_nobody_knows_more_than_the_others(recall: bool) -> None:
    game = loaded(Azul(3))
    private = observer(game, recall=recall, public=False)
    for state in played(game, Random(3))[::20]:
        assert [private.string_from(state, seat) for seat in range(3)] == ["", "", ""]
        assert private.tensor is None


@pytest.mark.parametrize("recall", [False, True])
def test_du_4_3_what_is_public_and_what_is_private_make_up_what_a_player_knows(
    recall: bool,
) -> None:
    game = loaded(Duel())
    public = observer(game, recall=recall, private=NOBODY)
    private = observer(game, recall=recall, public=False)
    whole = observer(game, recall=recall)
    known: dict[tuple[int, str, str], str] = {}
    has_private = set()
    for seed, seat in product((4, 5, 6), SEATS):
        for state in played(game, Random(seed)):
            assert public.string_from(state, 0) == public.string_from(state, 1)
            told = private.string_from(state, seat)
            has_private.add((seat, bool(told)))
            key = (seat, public.string_from(state, seat), told)
            assert known.setdefault(key, whole.string_from(state, seat)) == whole.string_from(
                state, seat
            )
            if not told:
                assert whole.string_from(state, seat) == public.string_from(state, seat)
    assert has_private == set(product(SEATS, (False, True)))


def test_nothing_is_told_that_is_neither_public_nor_private() -> None:
    nothing = observer(loaded(Duel()), public=False, private=NOBODY)
    assert {nothing.string_from(state, 0) for state in secretive(4)} == {""}


# Histories


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
def test_an_information_state_is_all_that_a_seat_was_shown(law: AnyGame) -> None:
    end, true = played(loaded(law), Random(13))[-1], law.start()
    shown: list[list[str]] = [[] for _ in range(law.seats)]
    for act in end.moment.acts:
        action = law.notation.parse_action(act)
        for seat, texts in enumerate(shown):
            texts.append(law.telling.lines(true, action)[Seat(seat)].action)
        true = law.apply(true, action)
    assert str(end) == str(true)
    for seat, texts in enumerate(shown):
        assert end.information_state_string(seat) == " ".join(texts)


@pytest.mark.parametrize("law", TABLES.values(), ids=table_id)
def test_decisions_are_open_to_all(law: AnyGame) -> None:
    for step in walk(law, seed=3):
        if law.actor(step.state) is not CHANCE:
            shown = {
                law.telling.lines(step.state, step.action)[seat].action for seat in observers(law)
            }
            assert shown == {str(step.action)}


def test_du_4_3_histories_that_differ_in_what_is_hidden_look_the_same_to_a_player() -> None:
    differ = 0
    for seed, seat in product((4, 5, 6), SEATS):
        for state in secretive(seed)[::3]:
            other = state.resample_from_infostate(seat, Random(seed).random)
            rival = 1 - seat
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions() == state.legal_actions()
            is_same = other.information_state_string(rival) == state.information_state_string(rival)
            assert is_same == (hidden_from(other, seat) == hidden_from(state, seat))
            assert is_same == (other.history() == state.history())
            differ += not is_same
    assert differ > 50


def test_histories_that_do_not_look_the_same_have_other_texts() -> None:
    law = Duel()
    looks: dict[tuple[int, str], list[str]] = {}
    for seed, seat in product((4, 5), SEATS):
        for state in played(loaded(law), Random(seed))[::20]:
            table, shown = law.start(), []
            for act in state.moment.acts:
                action = law.notation.parse_action(act)
                shown.append(law.telling.lines(table, action)[seat].action)
                table = law.apply(table, action)
            text = state.information_state_string(seat)
            assert looks.setdefault((seat, text), shown) == shown


# Other worlds


def test_a_state_without_secrets_is_the_only_one() -> None:
    for law in (Azul(), Duel()):
        for state in played(loaded(law), Random(4))[:8]:
            other = state.resample_from_infostate(0, Random(1).random)
            assert (str(other), other.history()) == (str(state), state.history())


def test_du_4_3_another_world_is_reached_by_its_history() -> None:
    game = loaded(Duel())
    for state, seat in product(secretive(5)[::7], SEATS):
        other = state.resample_from_infostate(seat, Random(3).random)
        again = game.new_initial_state()
        for number in other.history():
            again.apply_action(number)
        assert str(again) == str(other)
        assert Duel().notation.problems(law_state(other)) == ()


def test_du_4_3_every_plate_with_that_back_is_as_likely_to_be_hidden() -> None:
    states = secretive(4)
    state, seat = next((s, p) for s in states for p in SEATS if len(hidden_from(s, p)) == 1)
    table, (plate,) = law_state(state), hidden_from(state, seat)
    able = [each for each in (*table.unseen, plate) if back_of(each) == back_of(plate)]
    rng = Random(8)
    worlds = 150 * len(able)
    found = Counter(
        [
            hidden_from(state.resample_from_infostate(seat, rng.random), seat)[0]
            for _ in range(worlds)
        ]
    )
    assert set(found) == set(able)
    assert all([100 < count < 200 for count in found.values()])


def test_another_world_may_begin_with_a_position() -> None:
    game = loaded(Duel())
    rng = Random(2)
    for begun in secretive(6)[::10]:
        state = game.new_initial_state(str(begun))
        for _ in range(3):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                let_chance_act(state, rng)
        for seat in SEATS:
            other = state.resample_from_infostate(seat, rng.random)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)


def test_draws_that_nobody_has_seen_are_drawn_anew() -> None:
    state = loaded(Azul(first=0)).new_initial_state()
    for number in (4, 4, 4):
        state.apply_action(number)
    others = [state.resample_from_infostate(0, Random(seed).random) for seed in range(20)]
    assert {len(other.history()) for other in others} == {3}
    assert len({str(other) for other in others}) > 10


# Observers


def test_an_observer_that_is_not_named_is_the_usual_one() -> None:
    game = loaded(Duel())
    state = secretive(4)[0]
    assert game.make_py_observer().string_from(state, 1) == state.observation_string(1)
    told = pyspiel._Observation(game, game.make_observer({}))
    assert told.string_from(state, 1) == state.observation_string(1)


def test_observers_have_no_parameters() -> None:
    with pytest.raises(ValueError, match="observers have no parameters"):
        loaded(Azul()).make_py_observer(params={"colour": "red"})
