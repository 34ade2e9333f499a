"""Impossible set-ups of Duel: every problem is named, with its rule, and nothing else."""

from random import Random

import pytest

from tests.duel_positions import DUEL, board, taking
from tests.problems import changed, problems
from tilewright.core.errors import InvalidState, NotationError
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.duel.game import Duel
from tilewright.duel.state import Phase

POSITION = (
    "2 turn 1 1 - rows,columns,diagonals BBYR:-:?/-:KT:?/-:-:BR/-:-:- -:YK B9Y10R11K10T9 B2 "
    "B1Y2R2K2T1TY1BR1RT2KB2 KSTR/JBTK S RJBK1 - - 0 0.0.0 "
    "7:-/R/-/TTT/-/-:Yk..../ts..../....../....../ystryb/krbsks:K:1:0:B1TY1 "
    "3:-/-/-/-/-/-:....../....../....../....../systbk/brybst:-:2:1:T1"
)


def test_a_position_without_problems_is_read() -> None:
    assert DUEL.notation.problems(DUEL.notation.parse_state(POSITION)) == ()


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (["B9Y10 > B10Y10"], "There are 14 blue tiles in all (DU-1.1)."),
        (["B9Y10 > B9Y9"], "There are 12 yellow tiles in all (DU-1.1)."),
        ([":-:- -:YK > :-:-/-:-:- -:YK"], "There are 5 factories, not 4 (DU-1.2)."),
        (["/R/-/ > /RRR/-/", "R11 > R9"], "Seat 1, line 2 holds 3 tiles (DU-1.3)."),
        (["RJBK1 > KSTR1"], "Plate KSTR lies in two places (DU-1.4)."),
        (
            ["k..../ts > r..../ts"],
            "Seat 1, row 1, column 1: there is no plate YRTS (DU-1.5).",
        ),
        ([":B1TY1 > :B2"], "There are too many chips B (DU-1.6)."),
        (
            ["diagonals > border"],
            "A scoring tile can’t show both its sides: rows, columns and border (DU-2.2).",
        ),
        (
            ["columns,diagonals > columns"],
            "There are 3 or 4 scoring tiles, not these: rows and columns (DU-2.2).",
        ),
        (["rows,columns,diagonals > -"], "The scoring tiles do not fit the phase (DU-2.2)."),
        (["BBYR > BBYRR", "R11 > R10"], "Factory 1 holds 5 tiles (DU-2.3)."),
        ([":YK B9 > :YKKKKK B9", "K10 > K6"], "The large factory holds too many tiles (DU-2.3)."),
        (["R2K2T1 > R1K2T1"], "13 chips are unseen, which does not fit the round (DU-2.5)."),
        (["1 1 - > - 1 -"], "The start player does not fit the phase (DU-2.6)."),
        (["2 turn > 0 turn"], "There is no round 0 (DU-3.1)."),
        (["2 turn > 6 turn"], "There is no round 6 (DU-3.1)."),
        (["1 1 - > 1 - -"], "The seat in turn does not fit the phase (DU-3.2)."),
        (
            [":K:1: > :K:2:"],
            "Seat 1 has 4 plates, which does not fit the round and the tokens (DU-4.1).",
        ),
        ([" S RJBK1 >  - RJBK1"], "The back of the stack’s top plate does not fit (DU-4.3)."),
        (["RJBK1 > RJBK0"], "Who knows a plate does not fit what is known of it (DU-4.3)."),
        (["RJBK1 > ?J0"], "The front of a plate that was seen is missing (DU-4.3)."),
        (["BBYR:- > BBY:R"], "Factory 1 has tiles on sun and moon (DU-5.1)."),
        (["-:YK B9 > Y:K B9"], "The large factory has tiles on sun and moon (DU-5.1)."),
        (
            ["KT:? > KT:T", "T1TY1 > TY1"],
            "Factory 2 has tiles, but no chip face down (DU-5.5).",
        ),
        (["2:1:T1 > 2:0:T1"], "3 chips lie on factories or were taken this round (DU-5.6)."),
        (["/R/-/ > /RY/-/", "Y10 > Y9"], "Seat 1, line 2 holds more than one colour (DU-5.7)."),
        ([":K:1 > :KKKKK:1", "K10 > K6"], "Seat 1 has 5 broken tiles (DU-5.9)."),
        ([" 0 0.0.0 >  3 0.0.0"], "The factory or line at hand does not fit the phase (DU-6.1)."),
        (["0.0.0 > 1.0.0"], "The chips paid do not fit the phase (DU-6.5)."),
        (
            ["Yk..../ts > Yk..../tS"],
            "Seat 1, plate in row 1, column 1: the special tile does not fit "
            "the other spaces (DU-6.7).",
        ),
        (
            ["Yk..../ts > YK..../Ts", "K10T9 > K9T8"],
            "Seat 1, plate in row 1, column 1: the special tile does not fit "
            "the other spaces (DU-6.7).",
        ),
        ([" 7: >  -7:"], "Seat 1 has -7 points; a score is never below 0 (DU-7.3)."),
    ],
    ids=str,
)
def test_a_problem_is_told_alone_where_it_is_the_only_one(changes: list[str], problem: str) -> None:
    assert problems(DUEL, changed(POSITION, *changes)) == [problem]


def test_all_problems_are_told_at_once() -> None:
    text = changed(
        POSITION,
        "BBYR > BBYRR",  # a tile too many, on a factory of five
        "-:YK B9 > Y:K B9",
        "RJBK1 > KSTR0",
        " 7: >  -7:",
        "/R/-/ > /RY/-/",
        "/ts > /tS",
        ":B1TY1 > :B2",
    )
    assert sorted(problems(DUEL, text)) == sorted(
        [
            "There are 14 red tiles in all (DU-1.1).",
            "There are 14 yellow tiles in all (DU-1.1).",
            "Plate KSTR lies in two places (DU-1.4).",
            "There are too many chips B (DU-1.6).",
            "Factory 1 holds 5 tiles (DU-2.3).",
            "Who knows a plate does not fit what is known of it (DU-4.3).",
            "The large factory has tiles on sun and moon (DU-5.1).",
            "Seat 1, line 2 holds more than one colour (DU-5.7).",
            "Seat 1, plate in row 1, column 1: the special tile does not fit "
            "the other spaces (DU-6.7).",
            "Seat 1 has -7 points; a score is never below 0 (DU-7.3).",
        ]
    )


def test_a_wrong_round_hides_no_other_problem() -> None:
    assert problems(DUEL, changed(POSITION, "2 turn > 0 turn", "B9 > B8", "RJBK1 > KSTR1")) == [
        "There is no round 0 (DU-3.1).",
        "There are 12 blue tiles in all (DU-1.1).",
        "Plate KSTR lies in two places (DU-1.4).",
    ]


def test_du_1_3_a_board_too_few_is_told() -> None:
    text = POSITION[: POSITION.index(" 3:-/-/-/-")]
    assert "There is 1 board for 2 seats (DU-1.3)." in problems(DUEL, text)


# What must have been done before, and what can't have been done yet

TURN = (
    "1 turn 1 1 - rows,columns,diagonals BBYY:-:?/RRKK:-:?/BBTT:-:?/YYRR:-:? BYRKT:- "
    "B8Y8R8K10T10 - B2Y2R2K2T2TY2BR2RT2KB2YK2 SKRB/YBKS/TRBS S - - - 0 0.0.0 "
    "5:-/-/-/-/-/-:....../....../....../....../....yk/....ts:-:2:0:- "
    "5:-/-/-/-/-/-:....../....../....../....../....ks/....tr:-:2:0:-"
)
SETUP = (
    "1 setup 1 2 - rows,columns,diagonals BBYY:-:?/RRKK:-:?/BBTT:-:?/YYRR:-:? BYRKT:- "
    "B8Y8R8K10T10 - B2Y2R2K2T2TY2BR2RT2KB2YK2 YKTS/JBTK/KSTR S - - - 0 0.0.0 "
    "5:-/-/-/-/-/-:....../....../....../....../....../......:-:2:0:- "
    "5:-/-/-/-/-/-:....../....../....../....../....../......:-:2:0:-"
)
PLACING = (
    "2 placing 1 1 - rows,columns,diagonals BBYY:-:?/RRKK:-:?/BBTT:-:?/YYRR:-:? BYRKT:- "
    "B8Y8R8K10T10 - B2Y2R2K2T2TY2BR2RT2 STYB/SYBR J - - BKST 0 0.0.0 "
    "5:-/-/-/-/-/-:....../....../....../....../skksyk/rbtrts:-:1:0:- "
    "5:-/-/-/-/-/-:....../....../....../....../ystryb/krbsks:-:2:0:-"
)
KEEPING = (
    "1 keeping 1 1 - rows,columns,diagonals BBYY:-:?/RRKK:-:?/BBTT:-:?/YYRR:-:? BYRKT:- "
    "B8Y8R8K10T10 - B2Y2R2K2T2TY2BR2RT2KB2YK2 YKTS/KSTR/JBTK S - SKRB1/TRBJ1 - 0 0.0.0 "
    "3:-/-/-/-/-/-:....../....../....../....../....yb/....ks:-:1:0:- "
    "5:-/-/-/-/-/-:....../....../....../....../....tr/....bs:-:2:0:-"
)
CHIP = (
    "1 chip 1 1 - rows,columns,diagonals -:-:?/YYRR:-:?/-:B:?/-:B:? -:- B11Y11R11K12T13 - "
    "B2Y2R2K2T2TY2BR2RT2KB2YK2 SKRB/YBKS/TRBS S - - - 0 0.0.0 "
    "5:K/-/-/-/-/-:....../....../....../....../....yk/....ts:-:2:0:- "
    "5:-/-/-/-/-/-:....../....../....../....../....ks/....tr:-:2:0:-"
)
TILING = (
    "1 tiling 1 1 - rows,columns,diagonals -:-:-/-:-:-/-:-:-/-:-:- -:- B13Y13R13K12T11 - "
    "B1Y1R2K2T1TY2BR2RT2KB2YK1 TRBS/STYB/SYBR J - - - 1 0.0.0 "
    "5:K/TT/-/-/-/-:ykbkys/tsstkr/....../....../....../......:-:0:2:B1Y1 "
    "5:-/-/-/-/-/-:....../....../....../....../ybskks/ksrbtr:-:0:2:T1YK1"
)
PAYING = (
    "5 paying 1 1 - rows,columns,diagonals -:-:-/-:-:-/-:-:-/-:-:- -:- B13Y13R13K13T11 "
    "- - - - - - - 4 0.0.0 "
    "5:-/-/-/TT/-/-:systbk/brybst/ykysyb/tskrks/trskks/bsrbtr:-:2:2:B1Y1R1T2TY1 "
    "5:-/-/-/-/-/-:rjtbrt/bkjyyj/tkyrty/rjjbjk/kytrjb/rjbjtk:-:2:2:K1YK1"
)
DEAL = (
    "2 deal 1 - - rows,columns,diagonals -:-:-/-:-:-/-:-:-/-:-:- -:- B13Y13R13K13T13 - "
    "B1Y1R2K2T1TY2BR2RT2KB2YK1 BKST/STYB/SYBR J - - - 0 0.0.0 "
    "5:-/-/-/-/-/-:....../....../....../....../skksyk/rbtrts:-:2:0:B1Y1 "
    "5:-/-/-/-/-/-:....../....../....../....../ystryb/krbsks:-:2:0:T1YK1"
)
POSSIBLE = [POSITION, TURN, SETUP, PLACING, KEEPING, CHIP, TILING, PAYING, DEAL]

NOTHING_DEALT = [
    *("BBYY:-:? > -:-:-", "RRKK:-:? > -:-:-", "BBTT:-:? > -:-:-", "YYRR:-:? > -:-:-"),
    *("BYRKT:- > -:-", "B8Y8R8K10T10 > B13Y13R13K13T13"),
]
ONE_PLATE_LESS = ["skksyk > ..skyk", "rbtrts > ..rbts"]


@pytest.mark.parametrize("text", POSSIBLE)
def test_what_the_rules_can_reach_is_read(text: str) -> None:
    assert str(DUEL.notation.parse_state(text)) == text


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        pytest.param(text, changes, id=why)
        for why, text, changes in [
            ("DU-1.3: 5 points before the first turn", SETUP, [" 5:- >  7:-"]),
            ("DU-2.3: tiles are dealt before the first turn", TURN, NOTHING_DEALT),
            ("DU-2.6: the other player takes the first plate", SETUP, ["1 2 - > 1 1 -"]),
            ("DU-2.6: the start player is drawn once", SETUP, ["setup 1 2 > start 1 -"]),
            ("DU-2.6: only before round 1", DEAL, ["deal 1 > start -"]),
            ("DU-2.6: and known from then on", DEAL, ["deal 1 > deal -"]),
            (
                "DU-2.6: each takes one first plate",
                TURN,
                ["1 turn > 1 placing", "- - 0 > - JBTK 0"],
            ),
            ("DU-4.1: a plate needs a token", PLACING, [":1:0:- > :2:0:-", *ONE_PLATE_LESS]),
            ("DU-4.2: the display loses what is taken", TURN, ["SKRB/YBKS/TRBS > SKRB"]),
            ("DU-4.3: who drew plates knows them", KEEPING, ["SKRB1/TRBJ1 > SKRB2/TRBJ2"]),
            ("DU-5.1: a tile was taken", TURN, ["BBYY:-:? > -:BBYY:?"]),
            ("DU-5.1: a tile of the large factory too", TURN, ["BYRKT:- > -:BYRKT"]),
            ("DU-5.4: the start tile comes from the large moon", TURN, ["1 1 - > 1 1 2"]),
            ("DU-5.5: who freed a chip is in turn", CHIP, ["chip 1 1 > chip 1 -"]),
            ("DU-5.6: chips taken are in the reserve", POSITION, [":2:1:T1 > :2:1:-"]),
            ("DU-5.6: no more than two a round", DEAL, [":B1Y1 > :B1Y1T1", ":T1YK1 > :YK1"]),
            ("DU-6.1: lines go from top to bottom", TILING, [" 1 0.0.0 >  2 0.0.0"]),
            (
                "DU-6.5: the line can be completed",
                PAYING,
                ["paying > spending", "0.0.0 > 0.2.1", "B1Y1R1T2TY1 > B1T2"],
            ),
            ("DU-9.1: a display is filled before the deal", POSITION, ["turn 1 1 > display 1 -"]),
            (
                "DU-9.2: no chips are taken before the deal",
                DEAL,
                ["2:0:B1 > 2:2:B1", "2:0:T1 > 2:2:T1", "R2K2T1TY2BR2RT2 > R2K2TY1BR1RT1"],
            ),
            ("DU-9.4: a short factory means an empty bag", TURN, ["BBYY: > BBY:", "Y8 > Y9"]),
            ("DU-9.5: the start tile is put back", DEAL, ["1 - - > 1 - 2"]),
        ]
    ],
)
def test_what_the_rules_cannot_reach_is_refused(text: str, changes: list[str]) -> None:
    assert problems(DUEL, changed(text, *changes)) != []


@pytest.mark.parametrize("seed", range(3))
def test_what_is_read_can_be_played_to_the_end(seed: int) -> None:
    """Damaged positions are refused, or their game goes on without a problem."""
    rng = Random(seed)
    fields = [text.split(" ") for text in POSSIBLE]
    for _ in range(120):
        words = list(rng.choice(fields))
        for at in rng.sample(range(len(words)), 2):
            words[at] = rng.choice(fields)[at]
        try:
            state = DUEL.notation.parse_state(" ".join(words))
        except (InvalidState, NotationError):
            continue
        while (actor := DUEL.actor(state)) is not None:
            choices = legal_actions(DUEL, state)
            action = DUEL.sample(state, rng) if actor is CHANCE else rng.choice(choices)
            state = DUEL.apply(state, action)
            assert DUEL.notation.problems(state) == (), f"seed {seed}: {' '.join(words)}: {action}"


def test_du_1_4_plates_drawn_have_backs_of_unseen_ones() -> None:
    text = (
        "4 fronts 1 2 1 border,diagonals,jokers -:-:-/-:K:?/-:-:KB/-:-:- -:- B6Y6R3K4T3 - "
        "B2K1BR1RT1 - - - ?J0 - 0 0.0.0 "
        "0:Y/R/T/RRRR/TTTTT/YY:rssrB*y/bkKtbr/Tktstj/rjkbry/yjykby/bttjts:TBRR:0:2:Y2R1T1BR1YK1 "
        "0:B/RR/TT/KKK/BBBB/YY:trbtrK*/bK*srbk/yrtyR*b/sbsktk/sr..ky/yk..rj:YYKK:0:0:TY2YK1"
    )
    with pytest.raises(InvalidState, match=r"Too few unseen plates have the back J \(DU-1\.4\)"):
        Duel(scoring=("border", "diagonals", "jokers")).notation.parse_state(text)


def test_du_5_1_a_factory_is_stacked_only_after_tiles_were_taken() -> None:
    state = taking(board(), board(), factories="BBYR RRKK TTBB YYKK")
    stacking = state._replace(phase=Phase.STACKING, at=1)
    assert [str(problem) for problem in DUEL.notation.problems(stacking)] == [
        "Factory 1 is being stacked, but no tile was taken from it (DU-5.1)."
    ]
