"""The chance of a pair: the same draws in all its games."""

from random import Random

import pytest

from tests.arena.players import match_of
from tests.tables import TABLES
from tilewright.arena.dealing import Dealer, luck
from tilewright.arena.match import play_pair
from tilewright.catalog import read_records
from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out
from tilewright.core.record import Record
from tilewright.core.rules import CHANCE


def draws(record: Record, kind: str) -> list[str]:
    """What chance did, of one kind."""
    return [str(action) for action in record.actions() if type(action).__name__ == kind]


@pytest.mark.parametrize("pair", range(1, 6))
def test_both_games_of_a_pair_have_the_same_deals_and_start_player(pair: int) -> None:
    one, other = read_records(play_pair(match_of("greedy", "random"), pair).records)
    assert one.moves != other.moves
    assert draws(one, "First") == draws(other, "First")
    deals, others = draws(one, "Deal")[:5], draws(other, "Deal")[:5]  # until the bag is empty
    assert len(deals) == 5
    assert deals == others


@pytest.mark.parametrize("pair", range(1, 4))
def test_events_of_other_kinds_do_not_disturb_the_deals(pair: int) -> None:
    match = match_of("greedy@20", "random", "duel", scoring="random")
    one, other = read_records(play_pair(match, pair).records)
    for kind in ("Scoring", "First"):
        assert len(draws(one, kind)) == 1
        assert draws(one, kind) == draws(other, kind)
    assert draws(one, "Deal")[:2] == draws(other, "Deal")[:2]
    assert draws(one, "RevealChip") != draws(other, "RevealChip")


def test_pairs_and_seeds_have_deals_of_their_own() -> None:
    deals = {
        draws(
            read_records(play_pair(match_of("random", "random", seed=seed), pair).records)[0],
            "Deal",
        )[0]
        for seed in (0, 1)
        for pair in (1, 2)
    }
    assert len(deals) == 4


def test_an_event_is_drawn_with_the_luck_of_its_kind_and_number() -> None:
    game = TABLES["azul-2-coloured-random"]
    dealer = Dealer(seed=3, pair=9)
    state = game.start()
    first = dealer.draw(game, state)
    assert first == game.sample(state, luck(3, 9, "First", 1))
    state = game.apply(state, first)
    assert dealer.draw(game, state) == game.sample(state, luck(3, 9, "Deal", 1))
    assert dealer.draw(game, state) == game.sample(state, luck(3, 9, "Deal", 2))


def test_a_state_has_one_kind_of_event(game: AnyGame) -> None:
    record = play_out(game, Random(4))
    for state in record.states():
        if game.actor(state) is CHANCE:
            assert len({type(game.sample(state, Random(seed))) for seed in range(5)}) == 1
