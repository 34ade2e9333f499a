"""Chance piece by piece has exactly the odds of chance at once, which are those of the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from tests.tables import TABLES, table_id, walk
from tilewright.azul.game import Azul
from tilewright.azul.state import State as AzulState
from tilewright.core.draws import Draws
from tilewright.core.game import AnyGame
from tilewright.core.rules import CHANCE
from tilewright.core.seat import Seat
from tilewright.core.tiles import COLOURS, Colour, Tiles, colours_in, letters, tiles_of
from tilewright.duel.game import Duel
from tilewright.duel.state import Drawn, Phase
from tilewright.duel.state import State as DuelState

Odds = dict[str, Fraction]


def odds_of_draws(game: Any, state: Any) -> Odds:
    """What the draws add up to along every path, which chance must accept, with its odds."""
    odds: Odds = {}
    paths: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while paths:
        drawn, odd = paths.pop()
        due = game.draws(state, drawn)
        if not isinstance(due, Draws):
            assert game.refusal(state, due) is None
            odds[str(due)] = odds.get(str(due), Fraction(0)) + odd
            continue
        total = sum(due.weights)
        paths += [((*drawn, n), odd * Fraction(weight, total)) for n, weight in due.odds]
    return odds


class Scripted(Random):
    """Luck that follows a script of choices, and notes how many there were and their odds."""

    def __init__(self, script: list[int], most_calls: int) -> None:
        super().__init__()
        self.script = script
        self.most_calls = most_calls
        self.sizes: list[int] = []
        self.odd = Fraction(1)

    def take(self, cases: Sequence[Any]) -> Any:
        """The next of these, equal ones taken together."""
        at = len(self.sizes)
        if at == self.most_calls:
            raise RecursionError
        if at == len(self.script):
            self.script.append(0)
        different = list(Counter(cases).items())
        self.sizes.append(len(different))
        found, count = different[self.script[at]]
        self.odd *= Fraction(count, len(cases))
        return found

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return int(self.take(range(start)))

    def choice(self, seq: Any) -> Any:
        return self.take(seq)

    def sample(self, population: Any, k: int, *, counts: Any = None) -> list[Any]:
        return list(self.take(list(permutations(population, k))))


def odds_of_sample(game: AnyGame, state: Any, most_calls: int = 20) -> tuple[Odds, Fraction]:
    """What `sample` does with every luck there is, with its odds, and what is left to chance.

    Something is left only where tiles are drawn again and again, oftener than `most_calls`.
    """
    odds: Odds = {}
    left = Fraction(0)
    script: list[int] = []
    while True:
        luck = Scripted(script, most_calls)
        try:
            found = str(game.sample(state, luck))
        except RecursionError:
            left += luck.odd
        else:
            odds[found] = odds.get(found, Fraction(0)) + luck.odd
        while script and script[-1] + 1 == luck.sizes[len(script) - 1]:
            script.pop()
        if not script:
            return odds, left
        script[-1] += 1


def azul_deal(bag: Tiles, lid: Tiles) -> AzulState:
    return Azul(first=0).start()._replace(bag=bag, lid=lid)


def duel_deal(bag: Tiles, tower: Tiles) -> DuelState:
    game, rng = Duel(first=0), Random(1)
    state = game.start()
    while state.phase is not Phase.DEAL:
        state = game.apply(state, game.sample(state, rng))
    return state._replace(bag=bag, tower=tower)


FEW_AZUL = [
    ((1, 0, 2, 0, 1), (0, 0, 0, 0, 0)),  # a bag for one factory
    ((1, 0, 0, 0, 1), (0, 2, 1, 0, 0)),  # the lid goes into the bag in mid-factory
    ((0, 0, 0, 0, 0), (1, 1, 2, 0, 1)),
    ((0, 3, 0, 1, 0), (1, 0, 0, 0, 1)),  # between two factories
]
FEW_DUEL = [
    ((0, 0, 0, 0, 0), (1, 1, 1, 0, 0)),  # fewer than five
    ((0, 3, 0, 0, 0), (0, 0, 0, 0, 0)),  # fewer than five, of one colour
    ((0, 6, 0, 0, 0), (0, 0, 0, 0, 0)),  # one colour only
    ((0, 2, 0, 0, 0), (0, 5, 0, 0, 0)),
    ((0, 5, 0, 0, 0), (1, 0, 0, 0, 1)),  # one colour in the bag, others in the tower
    ((1, 1, 0, 0, 0), (2, 1, 0, 0, 1)),  # a bag of two colours that runs out
    ((0, 2, 0, 0, 0), (1, 3, 0, 0, 0)),  # of one colour: what is drawn first may be put back
    ((0, 1, 0, 0, 0), (1, 4, 1, 0, 0)),
    ((0, 0, 0, 0, 0), (1, 5, 0, 0, 0)),
    ((5, 1, 0, 0, 0), (0, 0, 1, 0, 0)),  # of six, five may be equal
    ((5, 0, 1, 0, 1), (0, 0, 0, 0, 0)),
    ((2, 2, 1, 1, 0), (1, 0, 0, 0, 0)),
]


def physical_azul(bag: Tiles, lid: Tiles) -> Iterator[tuple[Colour, ...]]:
    """Every order in which single tiles may come out of the bag, all as likely."""
    for first, second in product(permutations(colours_in(bag)), permutations(colours_in(lid))):
        yield (*first, *second)


@pytest.mark.parametrize(("bag", "lid"), FEW_AZUL, ids=str)
def test_az_6_2_draws_have_the_odds_of_single_tiles_that_are_drawn(bag: Tiles, lid: Tiles) -> None:
    found: Counter[str] = Counter()
    for tiles in physical_azul(bag, lid):
        factories = [tiles_of(tiles[at : at + 4]) for at in range(0, 20, 4)]
        found["D" + "/".join([letters(factory) for factory in factories])] += 1
    total = sum(found.values())
    odds = {deal: Fraction(count, total) for deal, count in found.items()}
    assert odds_of_draws(Azul(first=0), azul_deal(bag, lid)) == odds


@pytest.mark.parametrize(("bag", "lid"), FEW_AZUL, ids=str)
def test_az_6_3_draws_have_the_odds_of_whole_deals(bag: Tiles, lid: Tiles) -> None:
    game, state = Azul(first=0), azul_deal(bag, lid)
    assert (odds_of_draws(game, state), Fraction(0)) == odds_of_sample(game, state)


def physical_large(bag: list[Colour], tower: list[Colour]) -> Iterator[tuple[list[Colour], ...]]:
    """Every way to draw the large factory's tiles from bag and tower (DU-9.3): tiles, and rests."""
    if len(bag) >= 5 or not tower:
        for order in permutations(range(len(bag)), min(5, len(bag))):
            rest = [tile for at, tile in enumerate(bag) if at not in order]
            yield [bag[at] for at in order], rest, tower
        return
    for order in permutations(range(len(tower)), min(5 - len(bag), len(tower))):
        rest = [tile for at, tile in enumerate(tower) if at not in order]
        yield bag + [tower[at] for at in order], rest, []


def physical_duel(bag: Tiles, tower: Tiles) -> Odds:
    """The odds of deals, from single tiles that are put back and drawn again (DU-2.4, DU-9.3)."""
    odds: Odds = {}

    def fill(large: list[Colour], bag: list[Colour], tower: list[Colour], odd: Fraction) -> None:
        orders = list(product(permutations(bag), permutations(tower)))
        for first, second in orders:
            tiles = (*first, *second)
            small = [tiles_of(tiles[at : at + 4]) for at in range(0, 16, 4)]
            deal = "D" + "/".join([letters(each) for each in (tiles_of(large), *small)])
            odds[deal] = odds.get(deal, Fraction(0)) + odd / len(orders)

    def draw(bag: list[Colour], tower: list[Colour], odd: Fraction, accepts: bool) -> None:
        ways = list(physical_large(bag, tower))
        equal = [way for way in ways if len(way[0]) == 5 and len(set(way[0])) == 1 and not accepts]
        good = [way for way in ways if len(way[0]) < 5 or len(set(way[0])) > 1 or accepts]
        total = len(ways)
        if equal:
            tiles, rest, other = equal[0]  # whichever were drawn, they are put back
            back = tiles + rest
            if len(set(back)) == 1:
                back, other = back + other, []
            if sorted(back) == sorted(bag) and good:
                total = len(good)  # the same draw again until it is good
            else:
                draw(back, other, odd * len(equal) / total, accepts=len(set(back)) == 1)
        for tiles, rest, other in good:
            fill(tiles, rest, other, odd / total)

    draw(list(colours_in(bag)), list(colours_in(tower)), Fraction(1), accepts=False)
    return odds


@pytest.mark.parametrize(("bag", "tower"), FEW_DUEL, ids=str)
def test_du_2_4_draws_have_the_odds_of_single_tiles_that_are_drawn(
    bag: Tiles, tower: Tiles
) -> None:
    assert odds_of_draws(Duel(first=0), duel_deal(bag, tower)) == physical_duel(bag, tower)


@pytest.mark.parametrize(("bag", "tower"), FEW_DUEL, ids=str)
def test_du_9_4_draws_have_the_odds_of_whole_deals(bag: Tiles, tower: Tiles) -> None:
    game, state = Duel(first=0), duel_deal(bag, tower)
    odds = odds_of_draws(game, state)
    sampled, left = odds_of_sample(game, state, most_calls=12)
    assert sum(odds.values()) == 1
    assert sum(sampled.values()) + left == 1
    assert set(odds) >= set(sampled)
    assert left < Fraction(1, 500)
    for deal, odd in odds.items():
        assert 0 <= odd - sampled.get(deal, 0) <= left


@pytest.mark.parametrize("game", TABLES.values(), ids=table_id)
def test_what_is_revealed_has_the_odds_of_sample(game: AnyGame) -> None:
    seen = set()
    for step in walk(game, seed=5):
        if game.actor(step.state) is not CHANCE or step.state.phase.value == "deal":
            continue
        if len(getattr(step.state, "hand", ())) > 3:  # too many orders to try them all
            continue
        odds, left = odds_of_sample(game, step.state)
        assert (odds_of_draws(game, step.state), Fraction(0)) == (odds, left)
        assert str(step.action) in odds
        seen.add(step.state.phase.value)
    assert game.name == "azul" or seen >= {"display", "back", "fronts", "chip"}


@pytest.mark.parametrize("game", TABLES.values(), ids=table_id)
def test_every_draw_of_a_game_leads_to_what_chance_may_do(game: Any) -> None:
    rng = Random(11)
    for step in walk(game, seed=3):
        if game.actor(step.state) is not CHANCE:
            with pytest.raises(ValueError, match="chance does not act here"):
                game.draws(step.state, ())
            continue
        drawn: tuple[int, ...] = ()
        while isinstance(due := game.draws(step.state, drawn), Draws):
            assert len(due.weights) == len(due.names)
            assert min(due.weights) >= 0
            numbers, weights = zip(*due.odds, strict=True)
            drawn = (*drawn, *rng.choices(numbers, weights))
        assert game.refusal(step.state, due) is None


def test_du_4_3_fronts_that_are_known_are_not_drawn_again() -> None:
    state = duel_deal((1,) * 5, (0,) * 5)
    held = (Drawn("KSTR", 1), Drawn("?J", 0), Drawn("TRBS", 2))
    unseen = tuple([plate for plate in state.unseen if plate not in ("KSTR", "TRBS")])
    state = state._replace(phase=Phase.FRONTS, turn=Seat(0), hand=held, unseen=unseen)
    jokers = [plate for plate in unseen if "J" in plate]
    odds = odds_of_draws(Duel(), state)
    assert odds == {f"fKSTR/{plate}/TRBS": Fraction(1, len(jokers)) for plate in jokers}


def test_du_9_1_a_plate_that_was_put_back_needs_no_draw() -> None:
    state = duel_deal((1,) * 5, (0,) * 5)
    state = state._replace(
        phase=Phase.DISPLAY, display=(), unseen=(), top=None, returned=(Drawn("KSTR", 1),)
    )
    assert str(Duel().draws(state, ())) == "pKSTR"


@pytest.mark.parametrize(
    ("game", "drawn", "text"),
    [
        (Azul(), (), "S2"),
        (Azul(first=0), (0,) * 5, "D2Y"),
        (Duel(scoring="random"), (0,), "=columns"),
        (Duel(), (), "pKSTR"),
    ],
    ids=str,
)
def test_a_draw_is_written_as_chances_action_begins(
    game: Any, drawn: Sequence[int], text: str
) -> None:
    due = game.draws(game.start(), drawn)
    assert isinstance(due, Draws)
    assert text in [due.text(number) for number, _ in due.odds]


def test_colours_are_numbered_in_wall_order() -> None:
    due = Azul(first=0).draws(Azul(first=0).start(), ())
    assert isinstance(due, Draws)
    assert tuple(due.names) == tuple([colour.letter for colour in COLOURS])
