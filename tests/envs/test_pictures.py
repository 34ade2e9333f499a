"""The pictures of both tables: all that an observer may know is in them, and nothing else."""

from functools import lru_cache
from itertools import combinations, product
from random import Random

import pytest

from tests.tables import AZUL, DUEL, observers, walk
from tilewright.azul.game import Azul
from tilewright.core.game import AnyGame
from tilewright.core.picture import Art, Picture, Shape, Text
from tilewright.core.seat import Seat
from tilewright.core.tiles import Colour
from tilewright.duel.game import Duel
from tilewright.duel.state import State, other
from tilewright.envs.raster import bounds, pixels

NAMES = ("player_0", "player_1", "player_2", "player_3")
LONG_NAMES = ("Wilhelmina Wintergreen-Wolverhampton of Wessex",) * 4
SEEDS = (3, 4)
SIZES = {"azul-2": (960, 672), "azul-3": (1472, 672), "azul-4": (1472, 672), "duel-2": (1152, 768)}


@lru_cache(maxsize=2)
def pictures(game: AnyGame, seed: int) -> tuple[Picture, ...]:
    """A whole game as a spectator sees it, from the empty table to its end."""
    steps = walk(game, seed)
    states = [*[step.state for step in steps], steps[-1].after]
    return tuple([game.drawing.picture(game.observe(state, None), NAMES) for state in states])


@pytest.mark.parametrize("seed", SEEDS)
def test_every_picture_of_a_table_has_the_same_size(game: AnyGame, seed: int) -> None:
    expected = SIZES[f"{game.name}-{game.seats}"]
    found = {(each.width, each.height) for each in pictures(game, seed)}
    assert found == {expected}


@pytest.mark.parametrize("seed", SEEDS)
def test_every_shape_lies_inside_the_picture(game: AnyGame, seed: int) -> None:
    for picture in pictures(game, seed):
        for shape in picture.shapes:
            left, top, right, bottom = bounds(shape)
            assert left >= 0, shape
            assert top >= 0, shape
            assert right <= picture.width, shape
            assert bottom <= picture.height, shape


def overlaps(one: Shape, other: Shape) -> bool:
    """Do two shapes share a place? The bounds of a text have a pixel of air on each side."""
    left, top, right, bottom = bounds(one)
    other_left, other_top, other_right, other_bottom = bounds(other)
    is_beside = other_right - 1 <= left + 1 or right - 1 <= other_left + 1
    return not is_beside and top + 1 < other_bottom - 1 and other_top + 1 < bottom - 1


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
def test_no_text_runs_into_another(game: AnyGame, names: tuple[str, ...]) -> None:
    for step in walk(game, seed=3)[::30]:
        picture = game.drawing.picture(game.observe(step.state, None), names)
        texts = [shape for shape in picture.shapes if isinstance(shape, Text)]
        assert len(texts) > 20
        assert [pair for pair in combinations(texts, 2) if overlaps(*pair)] == []


@pytest.mark.parametrize("letter", "Wi")
def test_a_long_name_covers_no_piece(game: AnyGame, letter: str) -> None:
    state = walk(game, seed=4)[20].state
    picture = game.drawing.picture(game.observe(state, None), (40 * letter,) * 4)
    names = [s for s in picture.shapes if isinstance(s, Text) and s.text.endswith("…")]
    pieces = [shape for shape in picture.shapes if isinstance(shape, Art)]
    assert len(names) >= game.seats
    assert [pair for pair in product(names, pieces) if overlaps(*pair)] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_what_looks_different_to_a_spectator_is_drawn_differently(game: AnyGame, seed: int) -> None:
    told: dict[Picture, str] = {}
    for step, picture in zip(walk(game, seed), pictures(game, seed), strict=False):
        observation = str(game.observe(step.state, None))
        assert told.setdefault(picture, observation) == observation
    assert len(told) > 50


@pytest.mark.parametrize("game", AZUL[:2], ids=["coloured", "gray"])
def test_a_tile_that_is_taken_changes_the_pixels(game: Azul) -> None:
    steps = [step for step in walk(game, seed=4) if game.actor(step.state) in (0, 1)]
    for step in steps[:6]:
        before = pixels(game.drawing.picture(game.observe(step.state, None), NAMES))
        after = pixels(game.drawing.picture(game.observe(step.after, None), NAMES))
        assert (before != after).any()


def test_two_states_that_look_the_same_to_an_observer_have_the_same_picture() -> None:
    rng, different = Random(7), 0
    for game in DUEL:
        hidden = [step for step in walk(game, seed=3) if step.state.hand or step.state.returned]
        for step in hidden[::2]:
            for seat in observers(game):
                observation = game.observe(step.state, seat)
                imagined = game.imagine(observation, rng)
                picture = game.drawing.picture(observation, NAMES)
                assert game.drawing.picture(game.observe(imagined, seat), NAMES) == picture
                different += imagined != step.state
    assert different > 50


def state_with_drawn_plates(game: Duel) -> State:
    """A state in which the seat in turn has seen several plates that the other has not."""
    for step in walk(game, seed=3):
        state: State = step.state
        if sum([drawn.known in (1, 2) for drawn in state.hand]) > 1:
            return state
    raise AssertionError("nobody drew two plates in this game")


def test_du_4_3_only_who_drew_plates_sees_their_fronts() -> None:
    game = DUEL[3]
    state = state_with_drawn_plates(game)
    assert state.turn is not None

    def backs(seat: Seat | None) -> int:
        picture = game.drawing.picture(game.observe(state, seat), NAMES)
        symbols = [shape.symbol for shape in picture.shapes if isinstance(shape, Art)]
        return sum([symbol.startswith("back-") for symbol in symbols])

    assert backs(state.turn) + len(state.hand) == backs(other(state.turn)) == backs(None)


def test_du_4_3_hidden_fronts_leave_no_trace_in_the_pixels() -> None:
    game, rng = DUEL[3], Random(1)
    state = state_with_drawn_plates(game)
    assert state.turn is not None
    for seat in (other(state.turn), None):
        observation = game.observe(state, seat)
        imagined = [game.imagine(observation, rng) for _ in range(5)]
        assert any([each != state for each in imagined])
        expected = pixels(game.drawing.picture(observation, NAMES))
        for each in imagined:
            seen = pixels(game.drawing.picture(game.observe(each, seat), NAMES))
            assert seen.tobytes() == expected.tobytes()


def test_az_2_4_a_marker_that_found_no_space_is_seen() -> None:
    game = Azul(first=0)
    state = walk(AZUL[0], seed=4)[1].state
    full = state.boards[0]._replace(floor=(Colour.BLUE,) * 7)
    state = state.with_board(Seat(0), full)
    pictures = [
        game.drawing.picture(game.observe(state._replace(marker=marker), None), NAMES)
        for marker in (None, Seat(0), Seat(1))
    ]
    assert len(set(pictures)) == 3


def test_the_core_s_engine_has_the_law_s_pictures(game: AnyGame) -> None:
    pytest.importorskip("tilewright.native._native", reason="needs the fast core")
    from tilewright.native.engine import Engine

    engine, state = Engine(game), walk(game, seed=4)[12].state
    observation = engine.observe(engine.of_value(state), Seat(1))
    assert engine.drawing.picture(observation, NAMES) == game.drawing.picture(
        game.observe(state, Seat(1)), NAMES
    )
