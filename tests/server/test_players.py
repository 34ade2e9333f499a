"""Players over HTTP: made without a form, seats that are theirs, names, results and ratings."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tests.server.houses import House, embedded
from tilewright.server.players.devices import device_name


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("players")) as house:
        yield house


def new_player(house: House, **body: Any) -> Any:
    """Somebody who plays here for the first time."""
    answer = house.ask("POST", "/api/players", body)
    assert answer.status == 201, answer
    return answer.json


def test_a_player_is_made_without_any_form(house: House) -> None:
    one, two = new_player(house), new_player(house, name=" Ana  Maria ")
    assert (one["name"], two["name"]) == ("", "Ana Maria")
    assert one["player"] != two["player"]
    assert len(one["token"]) == 32


def test_a_table_is_made_with_and_without_a_player(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "azul", "seats": seats}
    assert house.ask("POST", "/api/tables", wish).status == 201
    mine = {"Tilewright-Player": new_player(house)["token"]}
    assert house.ask("POST", "/api/tables", wish, **mine).status == 201


def test_a_device_that_is_not_known_is_told_so(house: House) -> None:
    stranger = {"Tilewright-Player": "x" * 32}
    wish = {"game": "azul", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = house.ask("POST", "/api/tables", wish, **stranger)
    assert (answer.status, answer.json["code"]) == (401, "unknown-device")


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8.0", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name
