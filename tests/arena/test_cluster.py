"""Pairs played on a real cluster: a scheduler and two workers, one of which is killed."""

import json
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.arena.players import match_of
from tests.cli.conftest import SOURCE
from tilewright.arena import cluster, sources
from tilewright.arena.cluster import ClusterError, check_address, play_on, play_with_this_code
from tilewright.arena.contest import play_missing
from tilewright.arena.match import PairFailed, play_pair
from tilewright.arena.store import Store
from tilewright.cli.app import app
from tilewright.core.errors import InvalidOption

MATCH = replace(match_of("random", "random", "duel"), code=sources.code())
PAIRS = 16
TASKS = [(MATCH, 1)]
IMPATIENT = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "2s"}  # with a worker that is dead


def nothing() -> None:
    """What is told of a cluster without workers."""


class Cluster:
    """A scheduler and workers on this machine, each a process of its own."""

    def __init__(self, folder: Path, workers: int = 2) -> None:
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        self._start("scheduler", "--port", "0")
        for _ in range(workers):
            self._start("worker", "--nthreads", "1", "--no-nanny")
        distributed: Any = import_module("distributed")
        file = str(folder / "scheduler.json")
        self._client = distributed.Client(scheduler_file=file, set_as_default=False)
        if workers:
            self._client.wait_for_workers(workers, timeout=100)
        self.address: str = self._client.scheduler.address

    def kill_a_busy_worker(self) -> bool:
        """Kill a worker in the middle of a pair; False if none has one at this moment."""
        for worker, pid in self._client.run(os.getpid).items():
            os.kill(pid, signal.SIGSTOP)  # so that it can't finish while we look
            is_busy = bool(self._client.processing()[worker])
            os.kill(pid, signal.SIGKILL if is_busy else signal.SIGCONT)
            if is_busy:
                return True
        return False

    def _start(self, part: str, *words: str) -> subprocess.Popen[bytes]:
        """Start a part of the cluster; they find each other by a file."""
        path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
        everywhere = ("--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", "scheduler.json")
        with (self._folder / f"{len(self._processes)}.log").open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "dask", part, *words, *everywhere],
                cwd=self._folder,
                env={**os.environ, "PYTHONPATH": path, **IMPATIENT},
                stdout=log,
                stderr=log,
            )
        self._processes.append(process)
        return process

    def end(self) -> None:
        """Leave nothing running."""
        self._client.close()
        for process in self._processes:
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def real_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster of two workers."""
    pytest.importorskip("distributed", reason="needs Dask")
    found = Cluster(tmp_path_factory.mktemp("cluster"))
    yield found
    found.end()


def test_every_pair_counts_once_though_a_worker_is_killed(
    real_cluster: Cluster, tmp_path: Path
) -> None:
    came, is_killed = [], False
    with Store(tmp_path, MATCH) as store:
        play = partial(play_on, real_cluster.address, tell_waiting=nothing)
        with closing(play_missing([store], PAIRS, play)) as kept:
            for _, result in kept:
                came.append(result.number)
                is_killed = is_killed or real_cluster.kill_a_busy_worker()
    assert is_killed
    assert sorted(came) == list(range(1, PAIRS + 1))
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_bytes().splitlines()]
    assert [line["pair"] for line in lines] == came
    for number in came:
        alone = play_pair(MATCH, number)
        assert store.results[number] == alone._replace(records="")
        assert store.records_file(number).read_text(encoding="utf-8") == alone.records


def test_the_command_plays_on_a_cluster_and_failures_come_back(
    real_cluster: Cluster, tmp_path: Path
) -> None:
    def told(*words: str) -> Any:
        match = ("match", "random", "random", "--pairs", "3", "--json", "--into")
        return json.loads(CliRunner().invoke(app, [*match, *words]).stdout)

    there = told(str(tmp_path / "there"), "--dask", real_cluster.address)
    here = told(str(tmp_path / "here"), "--jobs", "1")
    assert there == {**here, "folder": str(tmp_path / "there")}
    with pytest.raises(PairFailed, match="Pair 5 of nobody against random"):
        list(play_on(real_cluster.address, [(replace(MATCH, first="nobody"), 5)], nothing))
    with pytest.raises(ClusterError, match="has other code"):
        list(play_on(real_cluster.address, [(replace(MATCH, code="123"), 5)], nothing))


def test_a_cluster_without_workers_is_told_once_and_then_lost(tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="needs Dask")
    alone = Cluster(tmp_path, workers=0)
    told: list[str] = []

    def end() -> None:
        told.append("waiting")
        alone.end()

    with pytest.raises(ClusterError, match=r"was lost\. What was counted is kept"):
        list(play_on(alone.address, TASKS, end))
    assert told == ["waiting"]


def test_a_worker_with_other_code_does_not_play() -> None:
    with pytest.raises(ClusterError, match="has other code of Tilewright") as caught:
        play_with_this_code(replace(MATCH, code="123"), 1)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    elsewhere = replace(MATCH, code=f"{sources.package()}+of-another-compiler")
    assert play_with_this_code(elsewhere, 1).games == play_pair(MATCH, 1).games


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name, name=name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(ClusterError, match=r'pip install "tilewright\[cluster\]"'):
        list(play_on("tcp://127.0.0.1:1", TASKS, nothing))


@pytest.mark.parametrize(
    "address",
    ["", "nonsense", "http://x", "tcp://", "tcp://x", "127.0.0.1:18786x", "x:0", "x:65536", ":80"],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(InvalidOption, match="has a host and a port"):
        check_address(address)


@pytest.mark.parametrize(
    "address", ["tcp://10.0.0.1:8786", "tls://my-host.org:1", "localhost:8786", "tcp://[::1]:8786"]
)
def test_an_address_has_a_host_and_a_port(address: str) -> None:
    check_address(address)


def test_without_a_scheduler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="needs Dask")
    monkeypatch.setattr(cluster, "PATIENCE", 0.1)
    with pytest.raises(ClusterError, match="There is no Dask scheduler at tcp://127.0.0.1:1: "):
        list(play_on("tcp://127.0.0.1:1", TASKS, nothing))
