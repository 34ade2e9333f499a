"""New tables: from a wish, for a rematch, from a record; their ids, tokens and keys."""

import re
from random import Random
from typing import Any

import msgspec
import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.growing import Growing, setup_of
from tests.tables import TABLES
from tilewright.catalog import read_record
from tilewright.core.game import AnyGame
from tilewright.core.playing import play_out
from tilewright.core.record import RULES_VERSION, Forfeit, write_record
from tilewright.core.seat import Seat
from tilewright.tables.commands import NewTable, Resign, SeatLink, SeatWanted, TableId, Token
from tilewright.tables.creation import Creation, rematch_setup
from tilewright.tables.keys import key_of, known_key, new_id, new_token, path_of
from tilewright.tables.levels import stand_in
from tilewright.tables.records import founding_of, record_of
from tilewright.tables.refusals import Denied
from tilewright.tables.setup import Setup
from tilewright.tables.table import Table


def wish(*seats: dict[str, Any], game: str = "azul", **more: Any) -> Creation:
    return Creation(msgspec.convert({"game": game, "seats": seats, **more}, NewTable), 5, "en")


ME, OPEN = {"kind": "me", "name": "Ana"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}


def test_a_wish_makes_seats_tokens_and_links() -> None:
    made = wish(ME, OPEN, BOT, {"kind": "shared"}, options={"seats": "4"})
    kinds = [(seat.kind, seat.name) for seat in made.setup.seats]
    assert kinds == [("person", "Ana"), ("open", ""), ("bot", "random"), ("person", "Player 4")]
    assert made.token is not None
    assert made.setup.seats[0].key == made.setup.seats[3].key == key_of(made.token)
    (link,) = made.links
    assert link == SeatLink(1, link.token, f"/t/{made.setup.id}#{link.token}")
    assert made.setup.seats[1].key == key_of(link.token)
    assert made.setup.seats[2].key is None


def test_a_bot_may_be_given_a_name_which_nobody_else_has() -> None:
    named = {**BOT, "name": "Rui"}
    made = wish(ME, named, named | {"name": "Tom"}, options={"seats": "3"})
    assert [seat.name for seat in made.setup.seats] == ["Ana", "Rui", "Tom"]
    assert [seat.level for seat in made.setup.seats] == [None, "random", "random"]
    with pytest.raises(Denied) as denied:
        wish(ME, {**BOT, "name": "ana"})
    assert denied.value.code == "name-taken"


def test_a_wish_without_a_seat_of_ones_own_has_no_token() -> None:
    assert wish(OPEN, BOT).token is None


def test_secrets_are_new_each_time_and_look_as_promised() -> None:
    for make, kind in ((new_id, TableId), (new_token, Token)):
        found = {make() for _ in range(100)}
        assert len(found) == 100
        for text in found:
            assert msgspec.convert(text, kind) == text
    assert re.fullmatch(r"/t/x#y", path_of("x", "y"))


def test_no_token_is_in_the_setup() -> None:
    made = wish(ME, OPEN)
    written = msgspec.json.encode(made.setup).decode()
    for token in (made.token, made.links[0].token):
        assert token is not None
        assert token not in written


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "option"),
        ({"game": "azul", "seats": [ME, BOT, BOT]}, "option"),
        ({"game": "duel", "seats": [ME, BOT, BOT]}, "option"),
        ({"game": "azul", "seats": [ME, BOT], "options": {"wall": "blue"}}, "option"),
        ({"game": "azul", "seats": [ME, BOT], "options": {"colour": "blue"}}, "option"),
        ({"game": "azul", "seats": [ME, {"kind": "bot", "level": "nobody"}]}, "option"),
        ({"game": "azul", "seats": [ME, {"kind": "shared", "name": "Ana"}]}, "name-taken"),
        ({"game": "azul", "seats": [{"kind": "me", "name": "random"}, BOT]}, "name-taken"),
        ({"game": "azul", "seats": [{"kind": "me", "name": " "}, BOT]}, "name-taken"),
    ],
)
def test_a_wish_that_cannot_be_is_denied(new: dict[str, Any], code: str) -> None:
    with pytest.raises(Denied) as denied:
        Creation(msgspec.convert(new, NewTable), 0, "en")
    assert denied.value.code == code


def test_a_token_opens_its_seats_and_no_other_table() -> None:
    made = wish(ME, OPEN)
    table = Table(made.setup)
    assert made.token is not None
    assert known_key(table, made.token) == key_of(made.token)
    with pytest.raises(Denied, match="unknown-token"):
        known_key(table, new_token())


def test_a_rematch_rotates_the_seats_and_keeps_the_keys() -> None:
    growing = Growing(setup_of("azul", ("person", "bot", "person"), confirm=True))
    growing.send("key0", Resign)
    again = rematch_setup(growing.table, "nexttable000", 99)
    assert [seat.key for seat in again.seats] == [None, "key2", "key0"]
    assert [seat.name for seat in again.seats[:2]] == ["random", "Cleo"]
    assert (again.id, again.made, again.confirm) == ("nexttable000", 99, True)
    assert again.seed != growing.table.setup.seed
    assert Growing(again).table.status == "playing"


@pytest.mark.parametrize("game", TABLES.values(), ids=list(TABLES))
@pytest.mark.parametrize("ending", ["finished", "broken off", "forfeit", "unfinished"])
def test_a_record_becomes_a_table_that_gives_it_back(game: AnyGame, ending: str) -> None:
    record = play_out(game, Random(4))
    record.tags = {"Player1": "random", "Player2": 'O\\"Hara]'}
    if ending != "finished":
        record.moves = record.moves[:20]
        record.broken_off = ending == "broken off"
    if ending == "forfeit":
        record.forfeit = Forfeit(Seat(1), "It crashed: [x] “y”.")
    founding = founding_of(read_record(write_record(record)), 7, "en")
    table = Table(founding.setup, founding.rows)
    assert table.status == founding.summary.status == "over"
    assert founding.summary.version == len(founding.rows)
    given = read_record(write_record(record_of(table, "en")))
    assert given.actions() == record.actions()
    assert (given.outcome(), given.forfeit) == (record.outcome(), record.forfeit)
    assert [seat.key for seat in founding.setup.seats] == [None] * game.seats


def test_a_bot_without_a_level_is_a_middling_one() -> None:
    made = Creation(NewTable("azul", [SeatWanted("me"), SeatWanted("bot")]), 0, "en")
    assert made.setup.seats[1].level == stand_in()


# The version of the rules


def test_a_set_up_tells_the_version_of_the_rules_it_was_made_for() -> None:
    made = wish(ME, BOT)
    assert made.setup.rules == RULES_VERSION
    again = rematch_setup(Table(made.setup), "nexttable000", 2_000)
    assert again.rules == RULES_VERSION
    founding = founding_of(play_out(TABLES["azul-2-coloured-random"], Random(1)), 1_000, "en")
    assert founding.setup.rules == RULES_VERSION


def test_a_set_up_without_a_version_is_of_the_first_one() -> None:
    made = wish(ME, BOT)
    told = msgspec.json.decode(msgspec.json.encode(made.setup))
    del told["rules"]
    assert msgspec.convert(told, Setup).rules == "1"


def test_a_table_of_other_rules_is_refused_with_a_sentence() -> None:
    made = wish(ME, BOT)
    newer = msgspec.structs.replace(made.setup, rules="2")
    with pytest.raises(Denied, match="version 2 of the rules; this server plays version 1"):
        Table(newer)
