"""Rates: how much is done in a second."""

from collections.abc import Callable
from time import perf_counter

SEEDS = 2**64  # of the core's generator and of environments


def rates(count: Callable[[], int], seconds: float) -> tuple[float, float]:
    """What a function counts, and how often it does so, per second, for at least that long."""
    counted = calls = 0
    began = perf_counter()
    while True:
        counted += count()
        calls += 1
        taken = perf_counter() - began
        if taken >= seconds and counted:
            return counted / taken, calls / taken


def rate(count: Callable[[], int], seconds: float) -> tuple[float]:
    """What a function counts per second, for at least that long: the one figure."""
    return (rates(count, seconds)[0],)
