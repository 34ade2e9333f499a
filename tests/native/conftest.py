"""Which tables the tests of the core sit down at."""

import os

import pytest
from hypothesis import settings

from tests.tables import table_id
from tilewright.core.game import AnyGame

# With sanitizers the core is ten times as slow, so `make test` runs a sample with them: these
# tables, and neither statistics nor golden files, which need many games and touch no memory that
# others don't. The comparison with the law, which `make sanitize` runs too, is at all tables.
SAMPLE = ["azul-4-gray-random", "duel-rows,columns,diagonals-random"]
STATISTICS = [
    "test_chance.py",
    "test_batch_greedy.py",
    "test_wasm.py",
    "test_the_better_judgement_wins_a_contest",
    "test_a_contest_can_be_played_in_parts",
    "test_varied_games_start_with_other_scores_and_are_played_otherwise",
    "test_games_do_not_depend_on_the_number_of_threads",
    "test_the_last_sample_of_a_game_leads_to_its_result",
    "test_the_order_of_the_factories_does_not_matter",
]

if os.environ.get("TILEWRIGHT_SAMPLE"):
    settings.register_profile("sample", settings.get_profile("house"), max_examples=20)
    settings.load_profile("sample")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With TILEWRIGHT_SAMPLE set, leave out what is not in the sample."""
    if not os.environ.get("TILEWRIGHT_SAMPLE"):
        return
    left_out = [item for item in items if not is_sampled(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if is_sampled(item)]


def is_sampled(item: pytest.Item) -> bool:
    """Is a test about a table of the sample, or about none?"""
    if {item.path.name, item.name} & set(STATISTICS):
        return False
    callspec = getattr(item, "callspec", None)
    law: AnyGame | None = callspec.params.get("law") if callspec is not None else None
    return law is None or table_id(law) in SAMPLE
