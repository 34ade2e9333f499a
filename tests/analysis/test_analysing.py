"""Analysing a position: all moves at any limit, nothing hidden used, deeper step by step."""

from random import Random

import pytest

pytest.importorskip("tilewright.native._native", reason="needs the fast core")

from tests.analysis.games import played
from tests.tables import TABLES
from tilewright.analysis import Analyst, analyse, analysed, reasons
from tilewright.analysis.lead import link_of, links, solved
from tilewright.azul.game import Azul
from tilewright.core.bot import Limit
from tilewright.core.errors import IllegalAction, InvalidOption, InvalidState, NotationError
from tilewright.core.game import AnyGame
from tilewright.duel.game import Duel
from tilewright.native.judgement import GAMES
from tilewright.plays.play import Play
from tilewright.plays.tree import Tree

LAST = (  # the game ends with this round: seat 1's fifth tile of its first row waits in line 1
    "5 offer 2 1 1 -/-/-/-/- YYT - B8Y9R11K14T12 "
    "27:B/RR/RRR/BB/-:.YRKT/.BY.K/.TBY./.K.../.R...:1 "
    "18:T/TT/YYY/BBBB/-:.YRK./.BYR./.TB../.KT.Y/..K..:B"
)


@pytest.mark.parametrize("nodes", [0, 2_000])
@pytest.mark.parametrize("game", TABLES.values(), ids=TABLES)
def test_every_legal_move_is_judged_at_any_limit(game: AnyGame, nodes: int) -> None:
    states = played(game, 3).states()
    seats = [at for at, state in enumerate(states) if isinstance(game.actor(state), int)]
    for at in (seats[0], seats[len(seats) // 2], seats[-1]):
        found = analyse(game, states[at], Limit(nodes), lines=2)
        assert sorted(each.id for each in found.moves) == game.legal_ids(states[at])
        shares = [each.share for each in found.moves]
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= share <= 1 for share in shares)
        assert found.seat == game.actor(states[at])
        for each in found.moves[:2]:
            assert each.line[0] == each.move
            after = states[at]
            for text in each.line:  # the line can be played
                after = game.apply(after, game.notation.parse_action(text))


def test_the_same_limit_of_nodes_gives_the_same_analysis() -> None:
    state = played(Azul(), 1).states()[5]
    assert analyse(Azul(), state, Limit(3_000)) == analyse(Azul(), state, Limit(3_000))


@pytest.mark.parametrize("seed", [2, 3])
def test_what_is_hidden_changes_nothing(seed: int) -> None:
    game, rng = Duel(scoring="random"), Random(seed)
    differing = 0
    for state in played(game, seed, by_lot=0.5).states():
        seat = game.actor(state)
        if not isinstance(seat, int):
            continue
        seen = game.observe(state, seat)
        other = game.imagine(seen, rng)
        if other == state:
            continue
        differing += 1
        found = analyse(game, state, Limit(300))
        assert analyse(game, other, Limit(300)) == found
        assert analyse(game, seen, Limit(300)) == found
        assert analyse(game, str(seen), Limit(300)) == found
    assert differing


def test_a_solved_game_tells_its_result_and_lead() -> None:
    found = analyse(Azul(), LAST)
    assert (found.best.move, found.proof, found.best.is_proven) == ("CT5", "game", True)
    assert (found.best.share, found.best.lead, found.band) == (1.0, 8.0, 0.0)
    assert found.best.line == ("CT5", "CY5")


def test_it_deepens_until_the_limit() -> None:
    state = played(Azul(), 1).states()[2]
    found = list(analysed(Azul(), state, Limit(20_000), lines=1))
    assert [each.nodes for each in found] == [750, 3_000, 12_000, 15_000]
    assert found[0].depth < found[-1].depth
    assert found[-1] == analyse(Azul(), state, Limit(20_000), lines=1)


def test_it_ends_where_there_is_nothing_more_to_find() -> None:
    assert [each.proof for each in analysed(Azul(), LAST, Limit())][-1] == "game"


def test_no_time_at_all_still_gives_an_analysis() -> None:
    assert len(list(analysed(Azul(), LAST, Limit(seconds=0)))) == 1


def test_a_position_without_a_decision_is_refused() -> None:
    with pytest.raises(InvalidOption):
        analyse(Azul(), Azul().start())


def test_a_text_that_is_no_position_is_refused() -> None:
    with pytest.raises(NotationError):
        analyse(Azul(), "5 offer 2 1 nonsense")
    with pytest.raises(InvalidState):
        analyse(Azul(), LAST.replace("YYT -", "YYYYYYYYYYYYYYT -"))


def test_all_moves_are_exact_where_no_regret_is_too_large() -> None:
    """The third best move of this deal is not the first of those that are only bounded."""
    play = Play(Azul(first=0), seed=7)
    play.push_chance()
    bounded = analyse(Azul(), play, Limit(20_000), lines=1)
    exact = analyse(Azul(), play, Limit(20_000), lines=1, regret=1)
    assert not bounded.moves[2].is_exact
    assert all(each.is_exact for each in exact.moves)
    assert (bounded.best.move, exact.best.move) == ("2B3", "2B3")
    assert bounded.moves[2].move != exact.moves[2].move
    *_, deepest = analysed(Azul(), play, Limit(20_000), lines=1, regret=1)
    assert deepest == exact


def test_a_play_and_a_node_are_positions() -> None:
    tree = Tree(Azul(first=0))
    node = tree.root.add("DBBYR/KKTT/BYRK/YYYT/BRRT")
    due = analyse(Azul(), node.text, Limit(500))
    assert analyse(Azul(), node, Limit(500)) == due
    assert analyse(Azul(), node.play(), Limit(500)) == due


def test_what_is_no_position_and_no_limit_is_told_what_is_one() -> None:
    with pytest.raises(TypeError, match="a position is a text, .* not a int"):
        analyse(Azul(), 7)
    with pytest.raises(TypeError, match=r"Limit\(nodes=1_000\), .* can't be 1000"):
        analyse(Azul(), LAST, 1_000)  # type: ignore[arg-type]


def test_another_thread_may_stop_it() -> None:
    analyst = Analyst(Azul())
    analyst.stop()  # before it has begun it does nothing
    assert analyst.analyse(LAST).proof == "game"


def test_every_table_has_links_that_grow_with_the_share() -> None:
    for table, game in GAMES.items():
        assert all(link.by > 0 and link.band > 0 for link in links(table)), table
        assert link_of(game, 50) == links(table)[-1]


def test_a_solved_value_is_read_back_exactly() -> None:
    assert solved(Azul(), 0.95 - 0.005 + 0.9 * 0) is not None
    assert solved(Duel(), 0.95 + 0.025 * 1.3) == (1.0, 30.0)
    assert solved(Duel(), 0.025 * 0.7) == (0.0, -30.0)
    assert solved(Azul(), 0.5) == (0.5, 0.0)
    assert solved(Azul(3), 0.9) is None


def test_reasons_of_a_position_are_facts_of_the_lines_of_both_moves() -> None:
    found = reasons(Azul(), LAST, "CYF", limit=Limit(2_000))
    assert {"fallen", "points"} <= {each.kind for each in found}
    best = analyse(Azul(), LAST, Limit(2_000)).best.move
    assert reasons(Azul(), LAST, "CYF", best, Limit(2_000)) == found
    play = Play.from_position(Azul(), LAST)
    action = play.game.notation.parse_action("CYF")
    assert reasons(Azul(), play, action, limit=Limit(2_000)) == found
    assert reasons(Azul(), play, play.game.notation.action_id(action), best, Limit(2_000)) == found


def test_a_move_has_no_reasons_against_itself() -> None:
    assert reasons(Azul(), LAST, "CYF", "CYF", Limit(1_000)) == ()
    best = analyse(Azul(), LAST, Limit(2_000)).best.move
    assert reasons(Azul(), LAST, best, limit=Limit(2_000)) == ()


def test_reasons_are_given_for_legal_moves_alone() -> None:
    with pytest.raises(IllegalAction, match="AZ-2.1"):
        reasons(Azul(), LAST, "1B1", limit=Limit(0))
    with pytest.raises(IllegalAction, match="AZ-2.1"):
        reasons(Azul(), LAST, "CYF", better="1B1", limit=Limit(0))
    with pytest.raises(NotationError):
        reasons(Azul(), LAST, "nothing", limit=Limit(0))


def test_reasons_use_nothing_that_the_seat_may_not_know() -> None:
    game = Duel()
    states = played(game, 5).states()
    state = next(each for each in states[30:] if isinstance(game.actor(each), int))
    seat = game.actor(state)
    assert isinstance(seat, int)
    moves = game.legal_ids(state)
    observed = game.observe(state, seat)
    assert reasons(game, state, moves[-1], limit=Limit(500)) == reasons(
        game, observed, moves[-1], limit=Limit(500)
    )
