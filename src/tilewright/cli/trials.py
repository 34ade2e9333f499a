"""Random games that are looked at closely: does every state keep what the rules promise?"""

import signal
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import Any

from tilewright.catalog import make_game, read_record
from tilewright.core.effects import scores_in
from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out
from tilewright.core.record import Record, write_record
from tilewright.core.rules import CHANCE

BATCH = 20  # games of one task: small enough for a progress bar and for Ctrl-C


@dataclass(frozen=True, slots=True)
class Trial:
    """What one random game was like."""

    seed: int
    decisions: int = 0  # of seats
    rounds: int = 0
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()  # seats from 0; nobody if it was broken off
    start: int = 0  # the start player's seat, from 0
    problem: str = ""  # the first promise that was broken
    record: str = ""  # of a game with a problem

    @property
    def broken_off(self) -> bool:
        """Did the limit of rounds end it?"""
        return not self.winners


def batches(
    table: tuple[str, Mapping[str, str]], seeds: range, rounds: int, check: bool, jobs: int
) -> Iterator[list[Trial]]:
    """Trials at a table, a batch at a time, by so many processes."""
    parts = [seeds[at : at + BATCH] for at in range(0, len(seeds), BATCH)]
    if jobs == 1:
        for part in parts:
            yield _batch(table, part, rounds, check)
        return
    pool = ProcessPoolExecutor(
        min(jobs, len(parts)),
        mp_context=get_context("spawn"),  # a process with threads can't fork safely
        initializer=_leave_ctrl_c_to_the_parent,
    )
    try:
        tasks = [pool.submit(_batch, table, part, rounds, check) for part in parts]
        for task in as_completed(tasks):
            yield task.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _batch(
    table: tuple[str, Mapping[str, str]], seeds: Sequence[int], rounds: int, check: bool
) -> list[Trial]:
    game = make_game(*table)
    return [trial(game, seed, rounds, check) for seed in seeds]


def trial(game: AnyGame, seed: int, rounds: int, check: bool) -> Trial:
    """Play one random game from its seed and, if wanted, check it."""
    try:
        record = play_out(game, Random(seed), rounds)
        states = record.states()
        problem = next(problems(record, states), "") if check else ""
    except Exception as error:  # whatever breaks in the rules is reported with its seed
        return Trial(seed, problem=f"{type(error).__name__}: {error}")
    outcome = game.outcome(states[-1])
    return Trial(
        seed,
        decisions=sum(game.actor(state) not in (CHANCE, None) for state in states),
        rounds=game.progress(states[-1]).round - record.broken_off,
        scores=game.progress(states[-1]).scores,
        winners=() if outcome is None else outcome.winners,
        start=next(seat for state in states if (seat := game.progress(state).starter) is not None),
        problem=problem,
        record=write_record(record) if problem else "",
    )


def problems(record: Record, states: Sequence[Any]) -> Iterator[str]:
    """Every broken promise: possible states, scores from 0, points that add up, the record."""
    game = record.game
    for number, state in enumerate(states):
        for problem in game.notation.problems(state):
            yield f"after move {number}: {problem}"
        if min(game.progress(state).scores) < 0:
            yield f"after move {number}: a score is below 0"
    for number, move in enumerate(record.moves):
        gained = Counter[int]()
        for each in scores_in(game.effects(states[number], move.action)):
            gained[each.seat] += each.points
        before, after = (
            game.progress(states[number]).scores,
            game.progress(states[number + 1]).scores,
        )
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            if new - old != gained[seat]:
                yield f"move {number + 1}: seat {seat + 1} gains {new - old}, not {gained[seat]}"
    yield from _record_problems(record, states)


def _record_problems(record: Record, states: Sequence[Any]) -> Iterator[str]:
    text = write_record(record)
    again = read_record(text)
    if again != record or write_record(again) != text:
        yield "the record read back is another one"
    if again.states() != list(states):
        yield "the record read back replays to other states"
