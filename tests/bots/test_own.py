"""Bots of one's own in Python: by name, installed, and as policies."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tilewright.azul.game import Azul
from tilewright.bots import own
from tilewright.bots.roster import (
    is_bot,
    is_program,
    make_bot,
    names_limit,
    player_of,
    short_name,
    try_player,
)
from tilewright.core.bot import Choice, Limit
from tilewright.core.errors import BotFailed, InvalidOption
from tilewright.core.playing import legal_actions
from tilewright.plays.play import Play

MODULE = """
class Last:
    def __init__(self, game, rng):
        self.game, self.rng = game, rng

    def choose(self, observation, limit):
        return self.game.legal_ids(self.game.imagine(observation, self.rng))[-1]


class Broken:
    def __init__(self, game, rng):
        raise RuntimeError("no licence")


class Silly(Last):
    def choose(self, observation, limit):
        return "nonsense"


NOTHING = 3
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the current folder."""
    (tmp_path / "ownbots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.delitem(sys.modules, "ownbots", raising=False)
    return "py:ownbots"


def opening() -> Any:
    """What the first seat observes after the first deal."""
    play = Play(Azul(first=0), seed=1)
    play.push_chance()
    return play.observe(0)


def test_a_class_of_a_module_in_this_folder_plays(module: str) -> None:
    bot = make_bot(f"{module}:Last", Azul(first=0), Random(1))
    game, seen = Azul(first=0), opening()
    assert bot.choose(seen, Limit()).action == legal_actions(game, seen.table)[-1]
    bot.stop()
    bot.close()
    try_player(f"{module}:Last", game)


def test_its_name_tells_what_it_is(module: str) -> None:
    name = f"{module}:Last@2k"
    player = player_of(name)
    assert (player.name, player.limit) == (name, Limit(nodes=2000))
    assert (is_bot(name), is_program(name), names_limit(name)) == (True, True, True)
    assert short_name(f"{module}:Last") == "Last"
    assert player_of(f"{module}:Last").limit == Limit(seconds=1.0)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("py:", "py:module:Class"),
        ("py:ownbots", "py:module:Class"),
        ("py:ownbots:Nobody", "AttributeError"),
        ("py:no_such_module:Bot", "ModuleNotFoundError"),
        ("py:ownbots:NOTHING", "called"),
    ],
)
def test_what_can_not_be_loaded_is_told(module: str, name: str, why: str) -> None:
    with pytest.raises(InvalidOption, match=why):
        player_of(name)


def test_a_bot_that_fails_is_at_fault_itself(module: str) -> None:
    with pytest.raises(BotFailed, match="RuntimeError: no licence"):
        make_bot(f"{module}:Broken", Azul(), Random(1))
    with pytest.raises(InvalidOption, match="no licence"):
        try_player(f"{module}:Broken", Azul())
    bot = make_bot(f"{module}:Silly", Azul(first=0), Random(1))
    with pytest.raises(BotFailed, match="nonsense"):
        bot.choose(opening(), Limit())


@pytest.mark.parametrize("answer", ["1B1", 0, "action", "choice"])
def test_an_answer_is_a_text_an_id_an_action_or_a_choice(answer: object) -> None:
    action = Azul().notation.parse_action("1B1")
    answers = {"action": action, "choice": Choice(action, 0.5, 7)}
    given = answers.get(str(answer), answer)

    class Mine:
        def __init__(self, game: object, rng: object) -> None: ...

        def choose(self, observation: object, limit: Limit) -> object:
            return given

    bot = own.bot_maker(Mine, "Mine")(Azul(), Random(1))
    assert bot.choose(opening(), Limit()).action == action


def test_an_installed_bot_has_a_plain_name(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [EntryPoint("Lasting", "ownbots:Last", own.GROUP)]
    monkeypatch.setattr(own, "entry_points", lambda group: entries)
    monkeypatch.syspath_prepend(Path.cwd())
    own._installed.cache_clear()
    try:
        assert is_bot("lasting@5k")
        assert not is_program("lasting")
        assert player_of("LASTING@5k").limit == Limit(nodes=5000)
        make_bot("lasting", Azul(first=0), Random(1)).choose(opening(), Limit())
        with pytest.raises(InvalidOption, match="lasting"):
            player_of("nobody")
    finally:
        own._installed.cache_clear()


def test_a_policy_sees_what_environments_show() -> None:
    game, told = Azul(first=0), []

    def first_legal(observation: bytes, mask: bytes) -> int:
        told.append((observation, mask))
        return mask.index(1)

    seen = opening()
    bot = own.bot_maker(own.policy_maker(first_legal), "mine")(game, Random(1))
    assert bot.choose(seen, Limit()).action == legal_actions(game, seen.table)[0]
    assert told == [(game.encoding.encode(seen), game.encoding.mask(seen.table))]


def test_a_server_runs_nobodys_own_code() -> None:
    pytest.importorskip("uvicorn", reason="needs the extra server")
    from tilewright.server.bots.pool import _seconds_allowed
    from tilewright.tables.levels import check_level
    from tilewright.tables.refusals import Denied

    with pytest.raises(InvalidOption, match="built-in"):
        _seconds_allowed("py:os:getcwd")
    with pytest.raises(Denied):
        check_level("py:os:getcwd")


def test_a_saved_game_names_it_as_a_program_that_must_be_allowed() -> None:
    from tilewright.cli.seats import programs_of

    record = Play(Azul()).record(Player1="Ana", Player2="py:os:getcwd")
    assert programs_of(record) == ["py:os:getcwd"]
