"""Seeks: who fits whom, how ranges widen, and groups of the size of a table."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.club.seeks import ANY, BOT_AFTER, PATIENCE, Seek, Wish, fits, grouped, offers_bot
from tilewright.tables.commands import ClockWanted

AZUL = Wish("azul", (), 2, ClockWanted(600), is_rated=True)
FOUR = AZUL._replace(seats=4)
NOW = 1_000_000


def seek(
    name: str, rating: float = 1500, span: int = ANY, wish: Wish = AZUL, since: int = NOW
) -> Seek:
    return Seek(name, name, wish, rating, span, span, since)


def names(groups: list[list[Seek]]) -> list[set[str]]:
    return [{each.id for each in group} for group in groups]


def test_two_who_want_the_same_and_take_each_other_are_paired() -> None:
    assert names(grouped([seek("a"), seek("b")], NOW)) == [{"a", "b"}]


def test_another_game_clock_or_casual_does_not_fit() -> None:
    for wish in (
        AZUL._replace(game="duel"),
        AZUL._replace(clock=None),
        AZUL._replace(is_rated=False),
        AZUL._replace(options=(("wall", "gray"),)),
    ):
        assert grouped([seek("a"), seek("b", wish=wish)], NOW) == []


def test_nobody_plays_themselves() -> None:
    one, two = seek("a"), seek("b")._replace(player="a")
    assert grouped([one, two], NOW) == []


def test_both_must_take_the_other() -> None:
    strong, weak = seek("strong", 2000, 100), seek("weak", 1500)
    assert not fits(strong, weak, NOW)
    assert grouped([strong, weak], NOW) == []


def test_a_range_widens_while_somebody_waits() -> None:
    one, two = seek("one", 1500, 100), seek("two", 1700, 100)
    assert grouped([one, two], NOW + PATIENCE) == []
    assert names(grouped([one, two], NOW + PATIENCE + 10_000)) == [{"one", "two"}]


def test_who_has_waited_longest_chooses_the_nearest() -> None:
    seeks = [seek("late", 1500, since=NOW), seek("first", 1510, since=NOW - 9), seek("far", 1900)]
    assert names(grouped(seeks, NOW)) == [{"first", "late"}]


def test_a_table_of_four_waits_for_four_who_all_fit() -> None:
    three = [seek(name, wish=FOUR) for name in "abc"]
    assert grouped(three, NOW) == []
    picky = seek("picky", 1900, 50, FOUR)
    assert grouped([*three, picky], NOW) == []
    assert names(grouped([*three, picky, seek("d", wish=FOUR)], NOW)) == [set("abcd")]


def test_a_bot_is_offered_after_a_while() -> None:
    assert not offers_bot(seek("a"), NOW + BOT_AFTER - 1)
    assert offers_bot(seek("a"), NOW + BOT_AFTER)


people = st.builds(
    seek,
    st.sampled_from([f"p{number}" for number in range(30)]),
    st.integers(1000, 2000).map(float),
    st.sampled_from([50, 200, ANY]),
    st.sampled_from([AZUL, FOUR]),
    st.integers(NOW - 60_000, NOW),
)


@given(st.lists(people, max_size=25, unique_by=lambda each: each.id))
@settings(max_examples=25)
def test_groups_fit_nobody_is_in_two_and_no_pair_is_left_that_would_play(seeks: list[Seek]) -> None:
    groups = grouped(seeks, NOW)
    players = [each.player for group in groups for each in group]
    assert len(players) == len(set(players))
    for group in groups:
        assert len(group) == group[0].wish.seats
        assert all([fits(one, two, NOW) for one in group for two in group if one is not two])
    left = [each for each in seeks if each.player not in players and each.wish.seats == 2]
    assert not any([fits(one, two, NOW) for one in left for two in left])
