"""What a learner is rewarded for: winning, the margin at the end, or the points as they come."""

from collections.abc import Sequence

from tilewright.core.rules import Outcome

REWARDS = ("win", "margin", "points")


def check_reward(reward: str) -> str:
    """The name of a reward; raises ValueError."""
    if reward not in REWARDS:
        raise ValueError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def rewards(
    reward: str, before: Sequence[int], after: Sequence[int], outcome: Outcome | None
) -> list[float]:
    """What one step gives to each seat, from the scores before and after it.

    >>> rewards("points", (3, 0), (5, 1), None)
    [2.0, 1.0]
    """
    if reward == "points":
        return [float(now - then) for then, now in zip(before, after, strict=True)]
    if outcome is None:
        return [0.0] * len(after)
    return win_rewards(outcome) if reward == "win" else margins(outcome)


def win_rewards(outcome: Outcome) -> list[float]:
    """1 for winning alone, -1 / (seats - 1) for losing; who share a victory share what it gives.

    The rewards of all seats add up to 0.

    >>> from tilewright.core.seat import Seat
    >>> win_rewards(Outcome((50, 40, 60), (Seat(2),)))
    [-0.5, -0.5, 1.0]
    """
    seats, share = len(outcome.scores), 1 / len(outcome.winners)
    won = [share if seat in outcome.winners else 0.0 for seat in range(seats)]
    return [(part * seats - 1) / (seats - 1) for part in won]


def margins(outcome: Outcome) -> list[float]:
    """The points ahead of the best of the others; less than 0 for who is behind.

    >>> margins(Outcome((50, 40, 60), ()))
    [-10.0, -20.0, 10.0]
    """
    scores = outcome.scores
    return [
        float(score - max([*scores[:seat], *scores[seat + 1 :]]))
        for seat, score in enumerate(scores)
    ]
