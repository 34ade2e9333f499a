"""docs/environments.md: every table of it is written from the code, or compared with it here."""

import re

from tests.tables import TABLES, walk
from tilewright.core.seat import Seat
from tilewright.duel.game import Duel
from tilewright.envs.rewards import REWARDS
from tilewright.native import CONTRACT
from tools.environments import BLOCK, PAGE, tables, written

DUEL = Duel()
TEXT = PAGE.read_text("utf-8")


def section(title: str) -> str:
    """The text of a chapter, up to the next one of any depth."""
    found = re.search(rf"^#+ {re.escape(title)}$(.*?)(?=^#|\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def rows(title: str) -> list[list[str]]:
    """The rows of a chapter's table, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_tables_of_the_page_are_written_from_the_code() -> None:
    assert written(TEXT) == TEXT, "make environments writes them anew"


def test_every_table_that_can_be_written_is_on_the_page_once() -> None:
    assert sorted(block[2] for block in BLOCK.finditer(TEXT)) == sorted(tables())


def test_the_newest_version_names_the_contract_of_today() -> None:
    version, _, contract, _ = rows("Versions")[-1]
    assert version == "`azul_v0`, `duel_v0`"
    assert contract == f"`{CONTRACT}`", "numbers or ids have changed: add a version"


def test_the_page_tells_every_reward() -> None:
    assert [row[0] for row in rows("Rewards")] == [f"`{reward}`" for reward in REWARDS]


def test_only_the_planes_that_the_page_names_differ_from_who_knows_nothing() -> None:
    named = re.search(r"The planes (.*) are the only ones", section("Duel: who knows what"))
    assert named is not None
    told = set(re.findall(r"`(\w+)`", named[1]))
    differing = set()
    for seed in (1, 3, 5):
        for step in walk(DUEL, seed):
            own = DUEL.encoding.encode(DUEL.observe(step.after, Seat(0)))
            public = DUEL.encoding.encode(DUEL.observe(step.after, None))
            at = 0
            for plane in DUEL.encoding.planes:
                if own[at : at + plane.size] != public[at : at + plane.size]:
                    differing.add(plane.name)
                at += plane.size
    assert differing == told


def test_in_azul_a_seat_sees_what_a_spectator_sees() -> None:
    game = TABLES["azul-3-gray-random"]
    for step in walk(game, 3):
        own = game.encoding.encode(game.observe(step.after, Seat(0)))
        assert own == game.encoding.encode(game.observe(step.after, None))
