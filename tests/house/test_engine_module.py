"""The engine of the page is kept compiled: it must be what its sources make."""

import json

import pytest

from tools import wasm


def test_the_engine_of_the_page_was_compiled_from_the_sources_of_now() -> None:
    told = json.loads(wasm.STAMP.read_text(encoding="utf-8"))
    expected = {**wasm.stamp(), "wasm": wasm.digest_of(wasm.MODULE)}
    assert told == expected, "native has changed: make engine, then make golden"


def test_a_changed_source_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = wasm.stamp()
    kept = wasm.sources()
    monkeypatch.setattr(wasm, "sources", lambda: kept[1:])
    assert wasm.stamp()["sources"] != before["sources"]


def test_without_its_compiler_it_is_said_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wasm, "find_spec", lambda name: None)
    assert wasm.main() == 2
    assert "ziglang" in capsys.readouterr().err


def test_another_compiler_is_not_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wasm, "find_spec", lambda name: object())
    monkeypatch.setattr("importlib.metadata.version", lambda name: "0.1")
    assert wasm.main() == 2
    assert "ziglang 0.1 is installed" in capsys.readouterr().err
