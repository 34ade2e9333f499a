"""A review written into its record: marks, comments and the better lines as variations."""

from collections.abc import Sequence
from dataclasses import replace

from tilewright.analysis.labels import MARKS
from tilewright.analysis.values import Decision, Review
from tilewright.analysis.why import sentences
from tilewright.core.record import Move, Record
from tilewright.core.words import reason, sentence


def annotated(
    record: Record, review: Review, names: Sequence[str] = (), language: str = "en"
) -> Record:
    """A copy of a record with what a review says; what people had written in it stays."""
    found = {each.step: each for each in review.decisions() if MARKS[each.label]}
    states = record.states()
    moves = []
    for step, (state, move) in enumerate(zip(states, record.moves, strict=False), 1):
        decision = found.get(step)
        if decision is None:
            moves.append(move)
            continue
        said = cost_told(decision, names, language)
        better = _playable(record, state, decision.line)
        moves.append(
            Move(
                move.action,
                move.mark or MARKS[decision.label],
                " ".join([text for text in (move.comment, said) if text]),
                [*move.variations, *([better] if better else [])],
            )
        )
    return replace(record, moves=moves)


def cost_told(decision: Decision, names: Sequence[str] = (), language: str = "en") -> str:
    """What a move cost and why, in a sentence or more."""
    return sentence(
        "say-review-cost",
        language,
        label=reason("", "option-label", label=decision.label),
        share=decision.lost_share,
        points=round(decision.lost_points),
        why=" ".join(sentences(decision.why, names, None, language)),
    ).strip()


def _playable(record: Record, state: object, line: Sequence[str]) -> list[Move]:
    """A line as far as it can be played: what it expects of hidden plates may be impossible."""
    game = record.game
    moves = []
    for text in line:
        action = game.notation.parse_action(text)
        if game.refusal(state, action) is not None:
            break
        state = game.apply(state, action)
        moves.append(Move(action))
    return moves
