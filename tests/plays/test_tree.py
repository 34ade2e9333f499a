"""A tree: states at every node, and the same record before and after."""

from base64 import b64encode

import pytest

from tests.plays.test_play import DEAL, random_play
from tilewright.azul.game import Azul
from tilewright.catalog import read_record
from tilewright.core.errors import IllegalAction
from tilewright.core.record import Forfeit, write_record
from tilewright.duel.game import Duel
from tilewright.plays.tree import Tree

TEXT = """\
[Game "azul"]
[Options "seats=2 wall=coloured first=1"]
[Rules "1"]
[Player1 "Anna"]
[Result "*"]

{A short game.}
1. DBBYR/KKTT/BYRK/YYYT/BRRT 4Y2? {one falls} (4Y3! CT1 (CTF) 1B2 {well}) (1B2) CT3
*
"""


def test_a_record_becomes_a_tree_and_the_same_record_again() -> None:
    tree = Tree.from_record(read_record(TEXT))
    assert write_record(tree.record()) == TEXT
    assert tree.record() == read_record(TEXT)


def test_what_is_nested_beside_a_variations_first_move_stands_beside_it() -> None:
    nested = TEXT.replace("(4Y3! CT1 (CTF) 1B2 {well}) (1B2)", "(4Y3! (1B2) CT1)")
    tree = Tree.from_record(read_record(nested))
    (deal,) = tree.root.children
    assert [node.move for node in deal.children] == ["4Y2", "4Y3", "1B2"]
    assert "(4Y3! CT1) (1B2)" in write_record(tree.record())


def test_every_node_has_the_state_after_its_move() -> None:
    game = Azul(first=0)
    for node in Tree.from_record(read_record(TEXT)).root.walk():
        state = game.start()
        for each in node.path()[1:]:
            state = game.apply(state, each.action)
        assert node.text == str(state)
        assert node.play().text == node.text


def test_a_move_is_added_once_and_first_as_the_main_line() -> None:
    tree = Tree(Azul(first=0))
    deal = tree.root.add(DEAL)
    first, second = deal.add("4Y2"), deal.add("4Y3")
    assert deal.add("4Y2") is first
    assert deal.children == (first, second)
    assert (first.is_main_line, second.is_main_line) == (True, False)
    second.promote()
    assert deal.next is second
    first.remove()
    assert [node.move for node in deal.children] == ["4Y3"]
    assert tree.end() is second


def test_an_illegal_move_adds_nothing() -> None:
    tree = Tree(Azul(first=0))
    deal = tree.root.add(DEAL)
    with pytest.raises(IllegalAction):
        deal.add("1T1")
    assert deal.children == ()


def test_the_root_stays_where_it_is_and_has_no_mark() -> None:
    tree = Tree(Azul())
    with pytest.raises(ValueError, match="root"):
        tree.root.remove()
    with pytest.raises(ValueError, match="root"):
        tree.root.mark = "!"
    with pytest.raises(ValueError, match="not a mark"):
        tree.root.mark = "?!?"


def test_a_whole_game_of_duel_with_its_end_survives() -> None:
    record = random_play(Duel(), 2).record(Player1="Ana")
    assert Tree.from_record(record).record() == record
    record.moves.pop()
    record.forfeit = Forfeit(1, "It crashed.")
    assert Tree.from_record(record).record() == record


def test_a_tree_from_a_position_is_a_record_from_there() -> None:
    play = random_play(Azul(), 3, most=10)
    tree = Tree(Azul(), play.text)
    tree.root.add(play.legal_ids[0])
    record = read_record(write_record(tree.record()))
    assert str(record.start()) == tree.root.text == play.text
    assert Tree.from_record(record).end().text == tree.end().text


def test_a_node_is_shown_as_a_picture() -> None:
    tree = Tree.from_record(read_record(TEXT))
    assert tree.end()._repr_svg_() == tree._repr_svg_() != tree.root._repr_svg_()


def test_a_tree_is_shown_with_its_moves_variations_and_comments() -> None:
    tree = Tree(Azul(first=0))
    deal = tree.root.add("DBBYR/KKTT/BYRK/YYYT/BRRT")
    played, better = deal.add("4Y2"), deal.add("4Y3")
    played.mark, played.comment = "?", "one <b>falls</b> & breaks"
    better.comment = "better"
    shown = tree._repr_html_()
    picture = b64encode(tree._repr_svg_().encode()).decode()
    assert f"data:image/svg+xml;base64,{picture}" in shown
    assert "4Y2? {one &lt;b&gt;falls&lt;/b&gt; &amp; breaks} (4Y3 {better})" in shown
    assert "<b>" not in shown
    assert 'alt="&lt;Tree of Azul' in shown
