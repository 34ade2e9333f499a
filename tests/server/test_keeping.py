"""Keeping a player: phrases and passkeys, and answers of passkeys that must not be accepted."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from sqlalchemy import Connection, select
from starlette.requests import Request

from tests.server.authenticator import Authenticator
from tests.server.databases import BOTH, empty_database
from tests.server.houses import Answer, House, embedded, in_loop, settings_in
from tilewright.club.recovery import LENGTH, WORDS, new_phrase, phrase_hash, spelt
from tilewright.server.players.answers import Credential
from tilewright.server.players.ceremonies import TIMEOUT, Site, site_of
from tilewright.server.players.keeping import Keeping
from tilewright.server.storage.schema import CHALLENGES
from tilewright.tables.refusals import Denied


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with embedded(tmp_path_factory.mktemp("keeping")) as house:
        yield house


def new_player(house: House, **body: Any) -> Any:
    """Somebody who plays here for the first time."""
    answer = house.ask("POST", "/api/players", body)
    assert answer.status == 201, answer
    return answer.json


class Visitor:
    """Somebody on a device, who reaches the server by the name of this machine."""

    def __init__(self, house: House, token: str | None = None) -> None:
        self.house = house
        self.port = house.address.rpartition(":")[2]
        self.token = token

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        """The answer to a request of this device."""
        headers.setdefault("Host", f"localhost:{self.port}")
        if self.token is not None:
            headers["Tilewright-Player"] = self.token
        return self.house.ask(method, path, body, **headers)

    def asked(self, path: str, **headers: str) -> Any:
        """What a passkey is asked for."""
        answer = self.ask("POST", f"{path}/options", **headers)
        assert answer.status == 200, answer
        return answer.json["options"]

    def authenticator(self) -> Authenticator:
        """A passkey that is made here."""
        return Authenticator("localhost", f"http://localhost:{self.port}")

    def with_passkey(self) -> Authenticator:
        """A passkey that keeps this player."""
        key = self.authenticator()
        answer = self.ask("POST", OWN, key.made(self.asked(OWN)))
        assert answer.status == 200, answer
        return key


OWN, SIGN_IN = "/api/me/passkeys", "/api/sign-in/passkey"


@pytest.fixture
def ana(house: House) -> Visitor:
    """A player without a name."""
    return Visitor(house, new_player(house)["token"])


def refused(answer: Answer, why: str) -> None:
    """Check that a passkey was not accepted, and what is said of it."""
    assert (answer.status, answer.json["code"]) == (422, "passkey"), answer
    assert why in answer.json["reason"]


# Phrases


def test_a_phrase_brings_a_player_back_on_another_device(house: House, ana: Visitor) -> None:
    phrase = ana.ask("POST", "/api/me/phrase").json["phrase"]
    sloppy = " " + phrase.upper().replace(" ", ",  ")
    answer = house.ask("POST", "/api/sign-in/phrase", {"phrase": sloppy})
    assert answer.status == 201
    there = Visitor(house, answer.json["token"])
    me = there.ask("GET", "/api/me").json
    assert me["player"] == ana.ask("GET", "/api/me").json["player"]
    assert (me["kept"], me["phrase"], len(me["devices"])) == (True, True, 2)
    assert [device["this"] for device in me["devices"]].count(True) == 1


def test_a_wrong_phrase_is_nobodys_and_a_new_one_replaces_the_last(
    house: House, ana: Visitor
) -> None:
    first = ana.ask("POST", "/api/me/phrase").json["phrase"]
    ana.ask("POST", "/api/me/phrase")
    for phrase in (first, new_phrase(), "acorn", "…"):
        answer = house.ask("POST", "/api/sign-in/phrase", {"phrase": phrase})
        assert (answer.status, answer.json["code"]) == (422, "phrase")


def test_words_of_phrases_differ_in_their_first_letters() -> None:
    assert len(WORDS) == len({word[:4] for word in WORDS}) == 256
    assert len(new_phrase().split()) == LENGTH
    assert spelt("Acorns-ALLEY\n") == spelt("acorn alley")
    assert phrase_hash("acorn alley") != phrase_hash("alley acorn")


# Passkeys


def test_a_passkey_keeps_a_player_and_signs_in_on_another_device(
    house: House, ana: Visitor
) -> None:
    key = ana.with_passkey()
    new = Visitor(house)
    answer = new.ask("POST", SIGN_IN, key.signed(new.asked(SIGN_IN)))
    assert answer.status == 201, answer
    me = Visitor(house, answer.json["token"]).ask("GET", "/api/me").json
    assert me["player"] == ana.ask("GET", "/api/me").json["player"]
    assert (me["kept"], len(me["passkeys"]), len(me["devices"])) == (True, 1, 2)


def test_an_answer_counts_once(house: House, ana: Visitor) -> None:
    key, new = ana.with_passkey(), Visitor(house)
    options = new.asked(SIGN_IN)
    signed = key.signed(options)
    assert new.ask("POST", SIGN_IN, signed).status == 201
    refused(new.ask("POST", SIGN_IN, signed), "used already")
    refused(new.ask("POST", SIGN_IN, key.signed(options)), "used already")
    made = ana.authenticator().made(wanted := ana.asked(OWN))
    assert ana.ask("POST", OWN, made).status == 200
    refused(ana.ask("POST", OWN, ana.authenticator().made(wanted)), "used already")


def test_an_answer_to_what_was_never_asked_is_refused(house: House, ana: Visitor) -> None:
    key, new = ana.with_passkey(), Visitor(house)
    for lie in ("AAAA", "x" * 86):
        signed = key.signed(new.asked(SIGN_IN), challenge=lie)
        refused(new.ask("POST", SIGN_IN, signed), "used already")
    refused(new.ask("POST", SIGN_IN, key.signed(ana.asked(OWN))), "used already")


@pytest.mark.parametrize("lies", [{"origin": "https://evil.example"}, {"site": "evil.example"}])
def test_an_answer_for_another_site_is_refused(
    house: House, ana: Visitor, lies: dict[str, str]
) -> None:
    key, new = ana.with_passkey(), Visitor(house)
    refused(new.ask("POST", SIGN_IN, key.signed(new.asked(SIGN_IN), **lies)), "not accepted")
    refused(ana.ask("POST", OWN, ana.authenticator().made(ana.asked(OWN), **lies)), "not accepted")


def test_an_answer_by_the_wrong_key_is_refused(house: House, ana: Visitor) -> None:
    key, new = ana.with_passkey(), Visitor(house)
    thief = new.authenticator()
    refused(new.ask("POST", SIGN_IN, thief.signed(new.asked(SIGN_IN))), "No player here")
    thief.id = key.id
    refused(new.ask("POST", SIGN_IN, thief.signed(new.asked(SIGN_IN))), "not accepted")


def test_a_passkey_that_was_copied_is_noticed(house: House, ana: Visitor) -> None:
    key, new = ana.with_passkey(), Visitor(house)
    key.uses = 5
    assert new.ask("POST", SIGN_IN, key.signed(new.asked(SIGN_IN))).status == 201
    key.uses = 2  # the copy has counted on its own
    refused(new.ask("POST", SIGN_IN, key.signed(new.asked(SIGN_IN))), "not accepted")


def test_what_one_player_was_asked_another_can_not_answer(house: House, ana: Visitor) -> None:
    eve = Visitor(house, new_player(house)["token"])
    made = eve.authenticator().made(ana.asked(OWN))
    refused(eve.ask("POST", OWN, made), "used already")
    assert eve.ask("GET", "/api/me").json["passkeys"] == []


def test_there_are_no_passkeys_where_the_server_has_no_name(house: House, ana: Visitor) -> None:
    for path in (OWN, SIGN_IN):
        answer = ana.ask("POST", f"{path}/options", Host=house.address)  # 127.0.0.1
        refused(answer, "secure connection")


def test_a_passkey_of_one_name_of_the_server_does_not_open_another() -> None:
    def site(host: str, scheme: str = "https") -> Site:
        headers = [(b"host", host.encode())]
        path = {"type": "http", "scheme": scheme, "server": ("x", 1), "path": "/"}
        return site_of(Request({**path, "query_string": b"", "headers": headers}))

    assert site("Tiles.example.org") == ("tiles.example.org", "https://tiles.example.org")
    assert site("tiles.example.org:443").origin == "https://tiles.example.org"
    assert site("localhost:8080", "http") == ("localhost", "http://localhost:8080")
    for host, scheme in (("tiles.example.org", "http"), ("[::1]:80", "https"), ("", "https")):
        with pytest.raises(Denied):
            site(host, scheme)


def test_what_is_no_credential_is_refused(house: House, ana: Visitor) -> None:
    broken = {"id": "!", "rawId": "!", "response": {"clientDataJSON": "!"}}
    refused(Visitor(house).ask("POST", SIGN_IN, broken), "not accepted")
    refused(ana.ask("POST", OWN, broken), "not accepted")


@pytest.mark.parametrize("database", BOTH, indirect=True)
def test_an_answer_that_comes_too_late_is_refused(tmp_path: Path, database: str) -> None:
    site = Site("localhost", "http://localhost")

    async def run() -> None:
        async with in_loop(settings_in(tmp_path, database=database)) as house:
            clock, players = house.clock, house.tables.players
            keeping = Keeping(players, clock)
            player = (await players.make("", "")).player
            key = Authenticator(*site)

            async def make(seconds: float) -> None:
                options = await keeping.passkey_wanted(player, "", site)
                clock.pass_seconds(seconds)
                await keeping.add_passkey(player, site, answer(key.made(options)), "")

            async def sign_in(seconds: float) -> str:
                options = await keeping.sign_in_wanted(site)
                clock.pass_seconds(seconds)
                signed = answer(key.signed(options))
                return (await keeping.sign_in_by_passkey(site, signed, "")).player

            for ceremony in (make, sign_in):
                with pytest.raises(Denied) as denied:
                    await ceremony(TIMEOUT / 1000 + 0.001)
                assert (denied.value.code, denied.value.parameters["why"]) == ("passkey", "expired")
                in_time = await ceremony(TIMEOUT / 1000)
                assert in_time in (None, player)

            # What nobody has answered is forgotten with the next question.
            for _ in range(3):
                await keeping.sign_in_wanted(site)
            clock.pass_seconds(TIMEOUT / 1000 + 1)
            await keeping.sign_in_wanted(site)
            assert await house.tables.store.read(questions) == 1

    asyncio.run(run())


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return empty_database(request, request.param, tmp_path, "keeping")


def answer(credential: dict[str, Any]) -> Credential:
    return msgspec.convert(credential, Credential)


def questions(connection: Connection) -> int:
    """How many questions wait for the answer of a passkey."""
    return len(connection.execute(select(CHALLENGES)).all())


def test_a_passkey_that_is_removed_signs_nobody_in(house: House, ana: Visitor) -> None:
    key, new = ana.with_passkey(), Visitor(house)
    (passkey,) = ana.ask("GET", "/api/me").json["passkeys"]
    me = ana.ask("POST", f"{OWN}/remove", {"passkey": passkey["id"]}).json
    assert (me["kept"], me["passkeys"]) == (False, [])
    refused(new.ask("POST", SIGN_IN, key.signed(new.asked(SIGN_IN))), "No player here")


# Names


def test_a_name_is_reserved_for_who_keeps_it(house: House) -> None:
    ana = Visitor(house, new_player(house, name="Magdalena")["token"])
    other = new_player(house, name="Magdalena")  # nobody keeps it yet
    ana.ask("POST", "/api/me/phrase")
    wish = {"game": "azul", "seats": [{"kind": "me", "name": "mаgdalena"}, {"kind": "open"}]}
    for visitor in (Visitor(house), Visitor(house, other["token"])):
        answer = visitor.ask("POST", "/api/tables", wish)
        assert (answer.status, answer.json["code"]) == (409, "name-taken")
        assert "keeps it here" in answer.json["reason"]
    assert ana.ask("POST", "/api/tables", wish).status == 201
    taken = Visitor(house, other["token"]).ask("POST", "/api/me/phrase")
    assert (taken.status, taken.json["code"]) == (409, "name-taken")
    assert house.ask("POST", "/api/players", {"name": "Magdalena"}).status == 409
    assert ana.ask("POST", "/api/me", {"name": "Magda"}).json["name"] == "Magda"
    assert Visitor(house).ask("POST", "/api/tables", wish).status == 201  # it is free again
