"""Largest matchings of any graph, against all matchings there are."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.club.matching import Matching

NODES = 8
edges = st.sets(st.sampled_from(list(combinations(range(NODES), 2))), max_size=16)


def largest(found: set[tuple[int, int]]) -> int:
    """The size of the largest matching, by trying them all."""
    if not found:
        return 0
    one, two = min(found)
    rest = found - {(one, two)}
    apart = {edge for edge in rest if not {one, two} & set(edge)}
    return max(largest(rest), 1 + largest(apart))


def neighbours(found: set[tuple[int, int]]) -> list[list[int]]:
    graph: list[list[int]] = [[] for _ in range(NODES)]
    for one, two in found:
        graph[one].append(two)
        graph[two].append(one)
    return graph


@given(edges)
@settings(max_examples=50)
def test_no_matching_of_a_graph_is_larger(found: set[tuple[int, int]]) -> None:
    matching = Matching(neighbours(found))
    assert matching.size == largest(found)
    for node, mate in enumerate(matching.mates):
        if mate >= 0:
            assert matching.mates[mate] == node
            assert tuple(sorted((node, mate))) in found


@given(edges, st.lists(st.sampled_from(list(combinations(range(NODES), 2))), max_size=3))
@settings(max_examples=30)
def test_without_some_nodes_it_is_the_largest_of_the_rest(
    found: set[tuple[int, int]], removed: list[tuple[int, int]]
) -> None:
    matching = Matching(neighbours(found))
    gone: set[int] = set()
    for pair in removed:
        if gone & set(pair):
            continue
        matching = matching.without(*pair)
        gone |= set(pair)
        assert matching.size == largest({edge for edge in found if not gone & set(edge)})


def test_a_circle_of_five_with_a_tail_is_matched_through_the_blossom() -> None:
    found = {(0, 1), (1, 2), (2, 3), (3, 4), (0, 4), (2, 5)}
    assert Matching(neighbours(found)).size == 3
