"""`tilewright serve`: where it listens, and why it may not run."""

import signal
import socket
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import pytest

from tests.cli.conftest import Run, Start
from tilewright.cli.extra import INSTALL


@pytest.mark.parametrize(
    "words", [["serve"], ["join", f"http://localhost/t/{'a' * 12}"], ["records", "import", "x"]]
)
def test_without_the_extra_it_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setattr("tilewright.cli.extra.find_spec", lambda _: None)
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"tilewright: The server needs more libraries: {INSTALL}\n"


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_it_tells_its_address_and_ends_gracefully(
    start: Start, tmp_path: Path, way: signal.Signals
) -> None:
    pytest.importorskip("starlette", reason="needs the extra server")
    process = start("serve", "--port", "0", "--bot-workers", "1", "--log-level", "error")
    assert process.stdout is not None
    address = process.stdout.readline()
    assert address.startswith("The tables are served at http://127.0.0.1:")
    with build_opener(ProxyHandler({})).open(f"{address.split()[-1]}/healthz") as answer:
        assert answer.status == 200
    process.send_signal(way)
    stdout, stderr = process.communicate()
    assert (process.returncode, stdout, stderr) == (0, "", "")
    assert (tmp_path / "tilewright" / "tables.db").exists()
    assert list((tmp_path / "tilewright").glob("tables.db-*")) == []


def test_a_port_that_is_taken_is_one_line_and_status_2(run: Run) -> None:
    pytest.importorskip("starlette", reason="needs the extra server")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("serve", "--port", str(taken.getsockname()[1]))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("tilewright: 127.0.0.1 port ")
    assert result.stderr.endswith("Address already in use\n")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--port", "many"], "--port "),
        (["--database", "mysql://host"], "--database "),
        (["--database", "sqlite:////dev/null/tables.db"], ""),
        (["--database", "postgresql://127.0.0.1:9/tables"], ""),
        (["--redis", "redis://127.0.0.1:9"], ""),
        (["--workers", "2"], ""),
        (["--log-format", "verse"], "--log-format "),
    ],
)
def test_what_keeps_it_from_running_is_one_line_and_status_2(
    run: Run, words: list[str], complaint: str
) -> None:
    pytest.importorskip("starlette", reason="needs the extra server")
    result = run("serve", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"tilewright: {complaint}")
    assert result.stderr.count("\n") == 1
