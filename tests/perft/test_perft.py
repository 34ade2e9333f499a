"""Counts of sequences of decisions from fixed positions."""

import pytest

from tests.perft.counting import FILE, Block, read_blocks, write_blocks
from tests.tables import TABLES, table_id

TEXT = FILE.read_text(encoding="utf-8")
BLOCKS = read_blocks(TEXT)


@pytest.mark.parametrize("block", BLOCKS, ids=[table_id(block.game) for block in BLOCKS])
def test_a_position_has_as_many_continuations_as_ever(block: Block) -> None:
    assert block.counted() == block


def test_the_file_of_perft_is_as_it_would_be_written() -> None:
    assert write_blocks(BLOCKS) == TEXT


def test_every_table_is_counted() -> None:
    assert {table_id(block.game) for block in BLOCKS} == set(TABLES)
