"""Puzzles: one best move, verified with ten times the nodes, as they are shipped."""

from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from msgspec import json, structs

from tests.analysis.games import played
from tilewright.analysis.analysing import Analyst
from tilewright.analysis.puzzles import (
    FINDING,
    HARDEST,
    MARGIN,
    QUIET,
    Puzzle,
    deeper,
    holds,
    margin_of,
    puzzles,
    puzzles_of,
    shipped,
)
from tilewright.analysis.why import KINDS
from tilewright.azul.game import Azul
from tilewright.bots.levels import LEVELS
from tilewright.catalog import GAMES
from tilewright.core.game import AnyGame
from tilewright.native._native import Judgement
from tilewright.native.judgement import CLASSIC, LEARNED, judgement_of

LEAST = {"azul": 500, "duel": 300}


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_that_is_shipped_is_well_formed(game: str) -> None:
    found = shipped(game)
    assert len(found) >= LEAST[game]
    for each in found.values():
        table = each.table()
        state = table.notation.parse_state(each.position)
        assert table.actor(state) == each.seat
        texts = [str(table.notation.action_of(move)) for move in table.legal_ids(state)]
        assert {each.solution, each.second} <= set(texts)
        assert each.solution != each.second
        assert each.share >= each.margin
        assert each.judgement in (CLASSIC, LEARNED)
        for text in each.line:
            state = table.apply(state, table.notation.parse_action(text))
        assert each.line[0] == each.solution
        assert each.margin >= MARGIN
        assert each.theme in (*KINDS, QUIET)
        assert 1 <= each.difficulty <= HARDEST
        assert set(each.missed_by) <= set(LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_what_is_shipped_holds_at_ten_times_the_nodes(game: str) -> None:
    found = shipped(game)
    for name in Random(1).sample(sorted(found), 3):
        assert holds(found[name]), name


def test_a_puzzle_is_found_and_verified() -> None:
    games = (played(Azul(), seed, 300) for seed in range(40))
    found = next(puzzles(games))
    analyst = Analyst(found.table())
    again = deeper(analyst, analyst.seen(found.position))
    assert again.best.move == found.solution
    assert round(margin_of(again), 3) == found.margin >= MARGIN
    assert again.nodes > (FINDING.nodes or 0) or again.proof != "none"
    assert holds(found)
    assert json.decode(json.encode(found), type=Puzzle) == found


def test_there_is_at_most_one_of_a_round() -> None:
    found = list(puzzles_of(played(Azul(), 7, 300)))
    rounds = [each.position.split()[0] for each in found]
    assert len(rounds) == len(set(rounds))


def test_a_puzzle_that_does_not_hold_is_noticed() -> None:
    name = sorted(shipped("azul"))[0]
    right = shipped("azul")[name]
    table = right.table()
    other = next(
        str(table.notation.action_of(move))
        for move in table.legal_ids(table.notation.parse_state(right.position))
        if str(table.notation.action_of(move)) != right.solution
    )
    wrong = json.decode(
        json.encode(right).replace(
            f'"solution":"{right.solution}"'.encode(), f'"solution":"{other}"'.encode()
        ),
        type=Puzzle,
    )
    assert not holds(wrong)


def test_a_puzzle_is_verified_by_the_judgement_that_it_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen = next(each for each in shipped("azul").values() if each.judgement == LEARNED)
    asked = []

    def heard(game: AnyGame, name: str) -> Judgement:
        asked.append(name)
        return judgement_of(game, name)

    monkeypatch.setattr("tilewright.analysis.analysing.judgement_of", heard)
    holds(chosen)
    holds(structs.replace(chosen, judgement=CLASSIC))
    assert asked == [LEARNED, CLASSIC]
