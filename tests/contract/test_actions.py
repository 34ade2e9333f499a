"""What every game must keep about actions: legality, refusals, ids and texts."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.tables import walk
from tilewright.core.errors import IllegalAction
from tilewright.core.game import AnyGame
from tilewright.core.playing import legal_actions
from tilewright.core.rules import CHANCE
from tilewright.core.words import Reason, say

RULES = Path(__file__).parents[2] / "docs" / "rules"
RULE_IDS = {
    rule
    for path in RULES.glob("*.md")
    for rule in re.findall(r"\*\*((?:AZ|DU)-\d+\.\d+)\b", path.read_text(encoding="utf-8"))
}
SEEDS = (1, 2)


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_actions_are_those_without_a_refusal_ascending_by_id(
    game: AnyGame, seed: int
) -> None:
    decisions = [game.notation.action_of(number) for number in range(game.num_actions)]
    for step in walk(game, seed):
        if game.actor(step.state) is CHANCE:
            assert list(legal_actions(game, step.state)) == []
            continue
        allowed = [action for action in decisions if game.refusal(step.state, action) is None]
        assert allowed, step.state
        assert list(legal_actions(game, step.state)) == allowed, step.state


@pytest.mark.parametrize("seed", SEEDS)
def test_apply_works_exactly_where_there_is_no_refusal(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    steps = walk(game, seed)
    decisions = [game.notation.action_of(number) for number in range(game.num_actions)]
    drawn = [step.action for step in steps if game.actor(step.state) is CHANCE]
    for step in steps:
        for action in (*legal_actions(game, step.state), *rng.sample(decisions, 20), *drawn):
            refusal = game.refusal(step.state, action)
            try:
                game.apply(step.state, action)
            except IllegalAction as error:
                assert (error.action, error.refusal) == (action, refusal)
            else:
                assert refusal is None, (action, step.state)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_refusal_cites_a_rule_that_exists_and_ends_with_it(game: AnyGame, seed: int) -> None:
    steps = walk(game, seed)
    decisions = [game.notation.action_of(number) for number in range(game.num_actions)]
    drawn = [step.action for step in steps if game.actor(step.state) is CHANCE]
    refusals: dict[str, Reason] = {}
    for step in (*steps[::3], steps[-1]):
        for action in (*decisions, *drawn):
            refusal = game.refusal(step.state, action)
            if refusal is not None:
                refusals[f"{refusal.rule} {refusal.message} {refusal.parameters}"] = refusal
    assert len(refusals) > 20
    for refusal in refusals.values():
        assert refusal.rule in RULE_IDS, refusal
        assert say(refusal).endswith(f"({refusal.rule}).")


@pytest.mark.parametrize("seed", SEEDS)
def test_effects_refuses_what_apply_refuses(game: AnyGame, seed: int) -> None:
    first, *_, last = walk(game, seed)
    for state in (first.state, last.after):
        for number in range(game.num_actions):
            with pytest.raises(IllegalAction):
                game.effects(state, game.notation.action_of(number))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_chance_does_is_never_refused_and_has_no_id(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        if game.actor(step.state) is CHANCE:
            assert game.refusal(step.state, step.action) is None
            with pytest.raises(ValueError, match=re.escape(str(step.action))):
                game.notation.action_id(step.action)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_text_of_an_action_reads_back(game: AnyGame, seed: int) -> None:
    for step in walk(game, seed):
        assert game.notation.parse_action(str(step.action)) == step.action


def test_every_decision_has_its_own_id_and_text(game: AnyGame) -> None:
    decisions = [game.notation.action_of(number) for number in range(game.num_actions)]
    assert [game.notation.action_id(action) for action in decisions] == list(
        range(game.num_actions)
    )
    assert [game.notation.parse_action(str(action)) for action in decisions] == decisions
    assert len({str(action) for action in decisions}) == game.num_actions


def test_there_are_no_other_ids(game: AnyGame) -> None:
    for number in (-1, game.num_actions):
        with pytest.raises(IndexError):
            game.notation.action_of(number)


def test_texts_of_actions_can_stand_in_a_record(game: AnyGame) -> None:
    texts = {str(game.notation.action_of(number)) for number in range(game.num_actions)}
    texts |= {str(step.action) for step in walk(game, SEEDS[0])}
    for text in texts:
        assert not re.search(r"[\s(){}\[\]\"!?]", text)
        assert not re.fullmatch(r"\*|[0-9]+\.|[0-9]+(-[0-9]+)+", text)
