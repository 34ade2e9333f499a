"""The arena: how strong players are, measured in pairs of games."""

from tilewright.arena.evaluating import Evaluation, Standing, evaluate
from tilewright.arena.statistics import Interval
from tilewright.bots.own import policy_maker

__all__ = ["Evaluation", "Interval", "Standing", "evaluate", "policy_maker"]
