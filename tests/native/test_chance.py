"""What chance does in the core has the odds of the game."""

from collections import Counter
from math import comb, sqrt
from random import Random
from statistics import fmean, pstdev

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out
from tilewright.duel.game import Duel
from tilewright.native._native import Generator, State
from tilewright.native.engine import Engine

DRAWS = 6000


def surprise(found: Counter[str], odds: dict[str, float]) -> float:
    """How far counts lie from their odds: chi-square for each degree of freedom; about 1."""
    total = sum(found.values())
    assert set(found) <= set(odds)
    parts = [(found[case] - total * p) ** 2 / (total * p) for case, p in odds.items()]
    return sum(parts) / (len(parts) - 1)


def draws(law: AnyGame, state: State) -> list[str]:
    """What chance does there, many times."""
    core, generator = Engine(law).core, Generator(3)
    return [core.sample(state, generator) for _ in range(DRAWS)]


def test_az_1_6_every_seat_may_start() -> None:
    found = Counter(draws(Azul(3), Engine(Azul(3)).start()))
    assert surprise(found, {"S1": 1 / 3, "S2": 1 / 3, "S3": 1 / 3}) < 4


def test_az_1_7_tiles_are_drawn_without_putting_back() -> None:
    deals = draws(Azul(first=0), Engine(Azul(first=0)).start())
    last = Counter(str(deal.rsplit("/", 1)[1].count("T")) for deal in deals)
    odds = {str(n): comb(20, n) * comb(80, 4 - n) / comb(100, 4) for n in range(5)}
    assert surprise(last, odds) < 4


def test_az_6_2_the_lid_goes_into_the_bag_when_it_is_empty() -> None:
    law = Azul(first=0)
    engine = Engine(law)
    short = law.start()._replace(bag=(1, 0, 0, 0, 1), lid=(19, 20, 20, 20, 19))
    deals = draws(law, engine.core.of_value_unchecked(short))
    first = [deal[1:].split("/")[0] for deal in deals]
    assert all("B" in factory and "T" in factory for factory in first)
    others = Counter(
        "".join(factory.replace("B", "", 1).replace("T", "", 1)).count("Y") for factory in first
    )
    odds = {str(n): comb(20, n) * comb(78, 2 - n) / comb(98, 2) for n in range(3)}
    assert surprise(Counter({str(n): count for n, count in others.items()}), odds) < 4


def test_du_2_4_a_large_factory_of_one_colour_is_drawn_again() -> None:
    law = Duel(first=0)
    engine = Engine(law)
    rng = Random(2)
    law_state = law.start()
    while law_state.phase.value != "deal":
        law_state = law.apply(law_state, law.sample(law_state, rng))
    few = law_state._replace(bag=(5, 1, 0, 0, 0), tower=(8, 12, 13, 13, 13))
    found = Counter(deal.split("/")[0] for deal in draws(law, engine.core.of_value_unchecked(few)))
    assert set(found) == {"DBBBBY"}


def test_du_1_4_backs_and_plates_have_the_odds_of_the_unseen_ones() -> None:
    law = Duel(first=0)
    engine = Engine(law)
    plates = Counter(draws(law, engine.start()))
    assert len(plates) == 18
    assert surprise(plates, dict.fromkeys(plates, 1 / 18)) < 2
    state = engine.start()
    for plate in ("pYKTS", "pKSTR", "pSKRB"):
        state = engine.apply(state, engine.notation.parse_action(plate))
    backs = Counter(draws(law, state))
    assert surprise(backs, {"bS": 6 / 15, "bJ": 9 / 15}) < 4


def test_du_2_2_scoring_tiles_are_drawn_with_both_sides_alike() -> None:
    law = Duel(scoring="random")
    found = Counter(draws(law, Engine(law).start()))
    assert len(found) == 4 * 8
    assert surprise(found, dict.fromkeys(found, 1 / 32)) < 2


@pytest.mark.parametrize("law", [Azul(), Azul(4, "gray"), Duel(scoring="random-4")], ids=repr)
def test_whole_games_have_the_law_s_lengths_and_scores(law: AnyGame) -> None:
    engine = Engine(law)
    generator = Generator(8)
    ends = [engine.core.play_out(engine.start(), generator)[0] for _ in range(2000)]
    law_ends = [play_out(law, Random(seed)).states()[-1] for seed in range(150)]
    scores = [law.progress(end).scores[0] for end in law_ends]
    assert close_to([engine.progress(end).scores[0] for end in ends], scores)
    rounds = [law.progress(end).round for end in law_ends]
    assert close_to([engine.progress(end).round for end in ends], rounds)


def close_to(many: list[int], few: list[int]) -> bool:
    """Are the means of many and of few games as near as chance lets them be?"""
    chance: float = pstdev(few) / sqrt(len(few))
    return abs(fmean(many) - fmean(few)) < 4 * chance + 0.05
