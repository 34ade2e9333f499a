"""What the page needs to review a game as Python does, in web/src/lib/measures.ts."""

from tilewright.analysis.analysing import FOR_MOVES
from tilewright.analysis.labels import LABELS, STEEPNESS
from tilewright.analysis.lead import LARGEST, LEAST, PARTS, links
from tilewright.analysis.luck import BEFORE_DEAL, BEFORE_DRAW, ERRORS
from tilewright.analysis.luck import LIMIT as LUCK
from tilewright.analysis.reviewing import AGAIN, DEFAULTS, FOR_LINE, MOMENTS, REGRET
from tilewright.analysis.version import version_at
from tilewright.native.judgement import GAMES
from tools.protocol.facts import Fact, written


def measures() -> str:
    """The whole file."""
    labels = [{"label": label, "most": most} for label, most in LABELS]
    some, of = FOR_MOVES
    review = {
        "nodes": {game: limit.nodes for game, limit in DEFAULTS.items()},
        "forMoves": [some, of],
        "regret": REGRET,
        "again": [{"cost": cost, "times": times} for cost, times in AGAIN],
        "forLine": list(FOR_LINE),
        "moments": MOMENTS,
    }
    luck = {
        "nodes": LUCK.nodes,
        "beforeDeal": BEFORE_DEAL,
        "beforeDraw": BEFORE_DRAW,
        "errors": {game: {"share": share, "lead": lead} for game, (share, lead) in ERRORS.items()},
    }
    return written(
        (
            Fact("MOVE_LABELS", labels, "What a move is called that costs such a share."),
            Fact("STEEPNESS", STEEPNESS, "A cost c is accurate to 100 * exp(-STEEPNESS * c)."),
            Fact("LEAD_PARTS", PARTS, "The part of a value that is for the lead in points."),
            Fact("LARGEST_LEAD", LARGEST, "The lead from which more is worth nothing."),
            Fact("LEAST_SHARE", LEAST, "Shares nearer to 0 or 1 are taken for that."),
            Fact(
                "LINKS",
                {table: [list(link) for link in links(table)] for table in GAMES},
                "From a share to points, for every table and round: at, by, to, band.",
            ),
            Fact(
                "REVIEW", review, "How a game is reviewed: positions for each decision, and so on."
            ),
            Fact("LUCK", luck, "How luck is judged, and the standard errors of costs."),
            Fact(
                "REPORT_VERSIONS",
                {table: version_at(table) for table in GAMES},
                "Of reports that are kept, by table.",
            ),
        )
    )
