"""Pairs played by several processes: the same results, and none of them left behind."""

import os
import signal
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from multiprocessing import active_children

import pytest

from tests.arena.players import match_of
from tilewright.arena.contest import Task
from tilewright.arena.match import PairFailed
from tilewright.arena.workers import WorkerDied, cores, play_here

MATCH = match_of("random", "random")
OTHER = replace(MATCH, seed=1)


def test_any_number_of_processes_plays_the_same_pairs_each_once() -> None:
    tasks = [(match, number) for number in (1, 2, 3) for match in (MATCH, OTHER)]
    alone = list(play_here(1, tasks))
    assert [(match, result.number) for match, result in alone] == tasks
    together = list(play_here(2, tasks))
    assert len(together) == len(tasks)
    assert dict.fromkeys(together) == dict.fromkeys(alone)
    assert active_children() == []


def test_it_can_be_stopped_at_any_moment_and_takes_up_no_more_than_it_needs() -> None:
    taken = 0

    def endless() -> Iterator[Task]:
        nonlocal taken
        while True:
            taken += 1
            yield MATCH, taken

    with closing(play_here(2, endless())) as played:
        next(played)
        next(played)
    assert taken <= 7
    assert active_children() == []


def test_a_pair_that_fails_in_another_process_is_told() -> None:
    nobody = replace(MATCH, first="nobody")
    with pytest.raises(PairFailed, match="Pair 9 of nobody against random") as caught:
        list(play_here(2, [(nobody, 9)]))
    assert "There is no bot called nobody" in str(caught.value)
    assert active_children() == []


def test_a_process_that_dies_is_told() -> None:
    endless = ((MATCH, number) for number in range(1, 10**6))
    with closing(play_here(2, endless)) as played:
        next(played)
        os.kill(next(child.pid for child in active_children() if child.pid), signal.SIGKILL)
        with pytest.raises(WorkerDied, match="start the same command again"):
            list(played)
    assert active_children() == []


def test_there_is_a_core_to_play_on() -> None:
    assert cores() >= 1
