"""Settings: defaults, environment and arguments, and what is said of wrong values."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from tilewright.core.errors import InvalidOption
from tilewright.server.settings import LOOPBACK, PREFIX, Settings


def settings(**environ: str) -> Settings:
    return Settings.of_environment({PREFIX + name.upper(): text for name, text in environ.items()})


def refusal(environ: dict[str, str], **given: Any) -> str:
    with pytest.raises(InvalidOption) as caught:
        Settings.of_environment(environ, **given)
    return str(caught.value)


def test_an_argument_is_taken_before_the_environment_and_that_before_the_default() -> None:
    environ = {"TILEWRIGHT_PORT": "9000", "TILEWRIGHT_WATCHERS": "7"}
    read = Settings.of_environment(environ, port=9001, host=None)
    assert (read.port, read.watchers, read.host) == (9001, 7, "127.0.0.1")


def test_an_empty_variable_is_none() -> None:
    assert settings(port="", redis=" ").port == 8080


def test_every_setting_can_be_given_as_it_is_by_default() -> None:
    defaults = Settings()
    given = {name: getattr(defaults, name) for name in Settings.__struct_fields__}
    assert Settings.of_environment({}, **given) == defaults


def test_every_setting_can_be_read_from_the_environment() -> None:
    texts = {
        name: ",".join(value) if isinstance(value, tuple) else str(value)
        for name in Settings.__struct_fields__
        if (value := getattr(Settings(), name)) is not None
    }
    assert settings(**texts) == Settings()


def test_numbers_texts_and_lists_are_read() -> None:
    read = settings(
        address_rate="2.5",
        hosts="Tiles.example.org, [::1],",
        origins="https://Other.example.org/,http://[::1]:8080",
        proxies="10.0.0.0/8, ::1, *",
        redis="redis://localhost",
        page="/srv/page",
        log_format="json",
    )
    assert read.address_rate == 2.5
    assert read.hosts == ("tiles.example.org", "[::1]")
    assert read.origins == ("https://other.example.org", "http://[::1]:8080")
    assert read.proxies == ("10.0.0.0/8", "::1", "*")
    assert (read.redis, read.page, read.log_format) == (
        "redis://localhost",
        Path("/srv/page"),
        "json",
    )


def test_tables_are_kept_in_the_xdg_data_folder() -> None:
    read = Settings.of_environment({"XDG_DATA_HOME": "/srv/share"})
    assert read.database == "sqlite:////srv/share/tilewright/tables.db"
    assert Settings.of_environment({"XDG_DATA_HOME": "relative"}).database == (
        f"sqlite:///{Path.home()}/.local/share/tilewright/tables.db"
    )


OWN = ("ana-pc", "ana-pc.lan", "ana-pc.home.arpa", "ana-pc.internal", "*.local")


@pytest.mark.parametrize(
    ("host", "hosts"),
    [
        ("127.0.0.1", LOOPBACK),
        ("localhost", LOOPBACK),
        ("::1", LOOPBACK),
        ("127.0.0.9", (*LOOPBACK, "127.0.0.9")),
        ("0.0.0.0", (*LOOPBACK, "0.0.0.0", *OWN)),
        ("192.0.2.1", (*LOOPBACK, "192.0.2.1", *OWN)),
        ("tiles.example.org", (*LOOPBACK, "tiles.example.org", *OWN)),
    ],
)
def test_a_server_answers_to_its_own_names_unless_others_are_given(
    host: str, hosts: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewright.server.settings.gethostname", lambda: "Ana-PC")
    assert settings(host=host).hosts == hosts
    assert settings(host=host, hosts="a.example.org").hosts == ("a.example.org",)


@pytest.mark.parametrize(
    ("name", "text", "allowed"),
    [
        ("port", "70000", "a whole number from 0 to 65,535"),
        ("port", "many", "a whole number from 0 to 65,535"),
        ("port", "80.5", "a whole number from 0 to 65,535"),
        ("workers", "0", "a whole number from 1 to 64"),
        ("bot_workers", "17", "a whole number from 1 to 16"),
        ("max_body", "-1", "a whole number from 256 to 16,777,216"),
        ("address_rate", "nan", "a number from 0.001 to 1,000,000"),
        ("send_timeout", "inf", "a number from 0.1 to 31,536,000"),
        ("log_format", "xml", "one of json, text"),
        ("log_level", "INFO", "one of debug, info, warning, error"),
        ("database", "mysql://a", "like sqlite:///tables.db, postgresql://user@host/tables"),
        ("database", "tables.db", "like sqlite:///tables.db, postgresql://user@host/tables"),
        ("redis", "localhost", "like redis://localhost:6379/0"),
        ("host", "a b", "like 127.0.0.1"),
        ("hosts", "http://a", "like tiles.example.org"),
        ("origins", "https://a/path", "like https://tiles.example.org"),
        ("origins", "*", "like https://tiles.example.org"),
        ("proxies", "10.0.0.1/8", "like 10.0.0.0/8"),
    ],
)
def test_a_wrong_value_is_told_with_its_name_and_what_is_allowed(
    name: str, text: str, allowed: str
) -> None:
    variable = PREFIX + name.upper()
    told = refusal({variable: text})
    assert told.startswith(f"{variable} is ")
    assert allowed in told
    assert f"“{text}”" in told


def test_a_wrong_argument_is_told_as_the_command_line_writes_it() -> None:
    told = refusal({}, bot_workers=99)
    assert told == "--bot-workers is a whole number from 1 to 16, not “99”."


def test_a_password_is_not_told() -> None:
    told = refusal({"TILEWRIGHT_DATABASE": "postgres://ana:secret@host/tables"})
    assert "secret" not in told
    assert "postgres://ana:…@host/tables" in told


def test_several_workers_need_postgresql_and_redis() -> None:
    both = {"database": "postgresql://host/tables", "redis": "redis://host"}
    assert Settings.of_environment({}, workers=4, **both).workers == 4
    for name, address in both.items():
        told = refusal({}, workers=4, **{name: address})
        assert told.startswith("4 workers share their tables by PostgreSQL and Redis")


def test_a_setting_that_does_not_exist_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match="no settings ports"):
        Settings.of_environment({}, ports=1)
