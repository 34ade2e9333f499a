"""Judgements: files of weights are checked, and each table has its own; classic plays as ever."""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.native.searches import classic, net_judgement
from tests.tables import TABLES, walk
from tilewright.azul.game import Azul
from tilewright.bots.roster import make_bot
from tilewright.core.bot import Limit
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native import _native
from tilewright.native.engine import Engine
from tilewright.native.judgement import (
    CLASSIC,
    FOLDER,
    GAMES,
    LEARNED,
    classic_weights,
    judgement_in,
    judgement_of,
    layout_of,
    table_of,
    weights_file,
)
from tilewright.native.weights import Weights, WeightsError, read_weights, write_weights

# What the classic search finds in a game of each table: ids, values to six digits, depths, proof.
# It must never change: other players are measured against it.
FOUND = {
    "azul-2-coloured-random": "4e49be798227033a",
    "azul-2-gray-random": "b44164000bae1143",
    "azul-3-coloured-random": "da635a88eeef0c1b",
    "azul-4-gray-random": "5e41d65ae5c0e577",
    "duel-rows,columns,diagonals-random": "a92caa447a2afcab",
    "duel-random-4-random": "28629c52737e6eda",
}
MOST_BYTES = 8_000_000  # of all weights in the package


# The same with 60,000 positions, of which some are spent on what follows the round.
FOUND_BEYOND = {
    "azul-2-coloured-random": "b15ca52bf5f37a3b",
    "azul-3-coloured-random": "6549f09aedc827d9",
}


@pytest.mark.parametrize(
    ("table", "found", "nodes", "stride"),
    [
        *[(table, found, 3_000, 4) for table, found in FOUND.items()],
        *[(table, found, 60_000, 9) for table, found in FOUND_BEYOND.items()],
    ],
)
def test_classic_finds_what_it_always_found(
    table: str, found: str, nodes: int, stride: int
) -> None:
    law = TABLES[table]
    engine = Engine(law)
    search = classic(engine)
    digest = sha256()
    for step in walk(law, 1)[::stride]:
        if not isinstance(law.actor(step.state), int):
            continue
        report = search.think(engine.of_value(step.state), nodes=nodes, seed=7, regret=0.02)
        moves = [
            (move.id, round(move.value, 6), move.depth, move.is_exact) for move in report.moves
        ]
        told = (moves, report.line, report.nodes, report.depth, report.proof)
        digest.update(repr(told).encode())
    assert digest.hexdigest()[:16] == found


@pytest.mark.parametrize("table", GAMES)
def test_every_table_has_its_judgement(table: str) -> None:
    game = GAMES[table]
    assert table_of(game) == table_of(Engine(game)) == table
    for name in (CLASSIC, LEARNED):
        assert judgement_of(game, name) is judgement_of(Engine(game), name)
    assert read_weights(weights_file(table, CLASSIC)).kind == "linear"
    if weights_file(table, LEARNED).exists():
        assert read_weights(weights_file(table, LEARNED)).kind == "net"
        assert judgement_of(game, LEARNED) is not judgement_of(game, CLASSIC)
    else:
        assert judgement_of(game, LEARNED) is judgement_of(game, CLASSIC)


@pytest.mark.parametrize("game", [Azul(2, "gray", first=1), Duel("random-4", first=0)], ids=repr)
def test_options_that_do_not_matter_have_the_same_judgement(game: AnyGame) -> None:
    assert judgement_of(game, LEARNED) is judgement_of(GAMES[table_of(game)], LEARNED)


def test_all_weights_together_are_small() -> None:
    files = list(FOLDER.rglob("*.weights"))
    assert len(files) >= 2 * len(GAMES) - 1
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES


def test_every_kind_of_weights_has_its_layout_at_each_table() -> None:
    stamps = {layout_of(table, kind) for table in GAMES for kind in ("linear", "net")}
    assert len(stamps) == 2 * len(GAMES)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    weights = Weights("azul-2", "net", "0123", {"games": 3, "by": "çedille"}, bytes(range(256)))
    write_weights(tmp_path / "some.weights", weights)
    assert read_weights(tmp_path / "some.weights") == weights
    assert [each.name for each in tmp_path.iterdir()] == ["some.weights"]


NET = weights_file("azul-2", LEARNED).read_bytes()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "this is not a file of weights"),
        (b"PNG and more", "this is not a file of weights"),
        (NET.replace(b"weights 1", b"weights 2", 1), "weights of version 2; this program reads"),
        (b"tilewright weights 1\n", "its second line does not say what it holds"),
        (b"tilewright weights 1\n[]\nx", "its second line does not say what it holds"),
        (b'tilewright weights 1\n{"table": "duel"}\nx', "its second line does not say what"),
        (NET[:-1], "the file is damaged"),
        (NET + b"\n", "the file is damaged"),
        (NET[:-1] + bytes([NET[-1] ^ 1]), "the file is damaged"),
        (NET.replace(b'"net"', b'"new"', 1), "weights of the kind 'new', which nobody knows"),
    ],
)
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, content: bytes, why: str) -> None:
    file = tmp_path / "some.weights"
    file.write_bytes(content)
    with pytest.raises(WeightsError, match=f"some.weights: {why}"):
        judgement_in("azul-2", file)


def test_weights_of_another_table_or_core_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="weights for azul-2, not for azul-2-gray"):
        judgement_in("azul-2-gray", weights_file("azul-2", LEARNED))
    net = read_weights(weights_file("azul-2", LEARNED))
    file = tmp_path / "some.weights"
    write_weights(file, net._replace(layout="0" * 16))
    with pytest.raises(WeightsError, match="weights for another core"):
        judgement_in("azul-2", file)
    write_weights(file, net._replace(made={"over": "0" * 64}))
    with pytest.raises(WeightsError, match="learned over other classic weights"):
        judgement_in("azul-2", file)
    write_weights(file, net._replace(numbers=net.numbers[:-128]))
    with pytest.raises(ValueError, match="these weights are not for this table"):
        judgement_in("azul-2", file)


def test_a_judgement_of_another_table_is_refused() -> None:
    engine = Engine(Azul())
    with pytest.raises(TypeError, match="a judgement of another table"):
        _native.Search(engine.core, judgement_of(Duel(), CLASSIC))


@pytest.mark.parametrize("law", [Azul(), Azul(3, "gray")], ids=repr)
def test_two_judgements_in_one_process_do_not_mix(law: AnyGame) -> None:
    """What is remembered of boards belongs to one judgement."""
    engine = Engine(law)
    other = _native.Judgement(engine.core, classic_weights("azul-4").numbers)
    net = net_judgement(engine, 1)
    usual = judgement_of(law, CLASSIC)
    states = [
        engine.of_value(step.state)
        for step in walk(law, 2)[:40:5]
        if isinstance(law.actor(step.state), int)
    ]
    values: dict[int, list[float]] = {}
    for _ in range(2):
        for at, judgement in enumerate((usual, other, net)):
            search = _native.Search(engine.core, judgement)
            found = [search.think(state, nodes=200).moves[0].value for state in states]
            assert values.setdefault(at, found) == found
    assert values[0] != values[1] != values[2] != values[0]


def test_search_and_classic_are_players_of_their_own() -> None:
    game = Azul()
    values = []
    for name in ("search", "classic"):
        bot = make_bot(name, game, Random(1))
        state = game.start()
        while not isinstance(game.actor(state), int):
            state = game.apply(state, game.sample(state, Random(1)))
        seat = game.actor(state)
        assert isinstance(seat, int)
        values.append(bot.choose(game.observe(state, seat), Limit(nodes=500)).value)
        bot.close()
    assert values[0] != values[1]
