"""Metrics: what is counted is told, by one process and by several together."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from starlette.requests import Request

from tilewright.server.monitoring.metrics import (
    COMMAND_SECONDS,
    COMMANDS,
    CONNECTIONS,
    REFUSALS,
    REGISTRY,
    SHARED,
    metrics,
    share_metrics,
)

REQUEST = Request({"type": "http", "method": "GET", "path": "/metrics", "headers": []})


def page() -> str:
    response = asyncio.run(metrics(REQUEST))
    assert response.headers["content-type"].startswith("text/plain")
    return bytes(response.body).decode()


def test_what_was_counted_is_on_the_page() -> None:
    labels = {"kind": "act", "outcome": "accepted"}
    before = REGISTRY.get_sample_value("tilewright_commands_total", labels) or 0
    COMMANDS.labels("act", "accepted").inc()
    COMMAND_SECONDS.observe(0.003)
    CONNECTIONS.labels("socket").inc()
    REFUSALS.labels("stale").inc()
    told = page()
    assert f'tilewright_commands_total{{kind="act",outcome="accepted"}} {before + 1}' in told
    for name in (
        "tilewright_tables",
        "tilewright_command_seconds_bucket",
        'tilewright_connections{kind="socket"}',
        'tilewright_refusals_total{code="stale"}',
        "tilewright_store_seconds_count",
        "tilewright_store_rows_sum",
        "tilewright_bot_seconds_count",
        "tilewright_bots_waiting",
        "process_resident_memory_bytes",
    ):
        assert f"\n{name}" in told


WORKER = """
import asyncio, sys
from tilewright.server.monitoring import metrics
metrics.TABLES.set(int(sys.argv[1]))
metrics.REFUSALS.labels("stale").inc()
metrics.COMMAND_SECONDS.observe(0.003)
print(asyncio.run(metrics.metrics(None)).body.decode(), flush=True)
input()
"""


class Worker:
    """A process that counts some tables and tells the page as it sees it."""

    def __init__(self, tables: int) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-c", WORKER, str(tables)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.child.stdout is not None
        self.lines = []
        for line in self.child.stdout:
            if not line.strip():
                break
            self.lines.append(line.strip())

    def kill(self) -> None:
        self.child.kill()
        self.child.communicate()


def test_several_processes_count_together_and_the_dead_hold_no_tables() -> None:
    with share_metrics() as folder:
        assert os.environ[SHARED] == str(folder)
        first = Worker(3)
        second = Worker(4)
        assert "tilewright_tables 7.0" in second.lines
        assert 'tilewright_refusals_total{code="stale"} 2.0' in second.lines
        assert "tilewright_command_seconds_count 2.0" in second.lines
        first.kill()
        third = Worker(5)
        assert "tilewright_tables 9.0" in third.lines
        assert 'tilewright_refusals_total{code="stale"} 3.0' in third.lines
        second.kill()
        third.kill()
    assert not folder.exists()
    assert SHARED not in os.environ


def test_a_folder_that_was_named_before_is_named_again_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SHARED, str(tmp_path))
    with share_metrics() as folder:
        assert folder != tmp_path
    assert os.environ[SHARED] == str(tmp_path)
