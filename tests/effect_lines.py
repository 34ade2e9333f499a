"""Effects as tests write them."""

from tilewright.core.effects import Effect, Ended, Moved, Revealed, Scored


def line_of(effect: Effect) -> str:
    """An effect as a test writes it."""
    match effect:
        case Moved(piece, source, target, number):
            return f"{piece}{f' x{number}' if number > 1 else ''} {source} > {target}"
        case Scored(seat, points, kind, spaces):
            return " ".join([f"p{seat + 1}", f"{points:+}", kind, *[str(each) for each in spaces]])
        case Revealed(piece, place, to):
            return f"{piece} at {place}{'' if to is None else f' to p{to + 1}'}"
        case Ended(what):
            return f"end of {what.value}"
