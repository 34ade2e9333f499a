"""What is counted and measured, for Prometheus.

With several workers each writes into a folder that they share, and any of them tells the sum. The
folder has to be there before this module is imported in a worker: `share_metrics` in the parent.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.requests import Request
from starlette.responses import Response

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the variable by which prometheus_client knows the folder

REGISTRY = CollectorRegistry()

TABLES = Gauge(
    "tilewright_tables", "Tables in memory.", multiprocess_mode="livesum", registry=REGISTRY
)
CONNECTIONS = Gauge(
    "tilewright_connections",
    "Open connections: socket, stream, or any, with those that ask and go.",
    ["kind"],
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
COMMANDS = Counter(
    "tilewright_commands",
    "Commands by their type, and what came of them: accepted, or the code of the refusal.",
    ["kind", "outcome"],
    registry=REGISTRY,
)
COMMAND_SECONDS = Histogram(
    "tilewright_command_seconds",
    "From a command's arrival until what it did is on its way to everybody.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
    registry=REGISTRY,
)
STORE_SECONDS = Histogram(
    "tilewright_store_seconds",
    "From the start of a batch until it is stored durably.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
    registry=REGISTRY,
)
STORE_ROWS = Histogram(
    "tilewright_store_rows",
    "Rows of a batch.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200),
    registry=REGISTRY,
)
BOT_SECONDS = Histogram(
    "tilewright_bot_seconds",
    "From a bot's question until its answer, the wait for a process included.",
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0),
    registry=REGISTRY,
)
BOTS_WAITING = Gauge(
    "tilewright_bots_waiting",
    "Bots' questions that wait for a process.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
DROPPED = Counter(
    "tilewright_tables_dropped",
    "Old tables that were dropped: abandoned or finished.",
    ["kind"],
    registry=REGISTRY,
)
SET_ASIDE = Gauge(
    "tilewright_tables_set_aside",
    "Tables that can't be read, as the log tells, and are left alone for a while.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
CARETAKER_FAULTS = Counter(
    "tilewright_caretaker_faults",
    "Errors of the caretaker at one table or in a round; the others were looked after.",
    registry=REGISTRY,
)
TURNED_AWAY = Counter(
    "tilewright_turned_away",
    "Connections refused or broken off: too many of an address, too fast, the server is full, too "
    "many frames, or a client that does not read.",
    ["why"],
    registry=REGISTRY,
)
COUNTED_ALONE = Counter(
    "tilewright_counted_alone",
    "Requests that a process has counted by itself, because Redis was away.",
    registry=REGISTRY,
)
REFUSALS = Counter("tilewright_refusals", "Refusals by their code.", ["code"], registry=REGISTRY)

if SHARED not in os.environ:  # these tell of one process only
    ProcessCollector(registry=REGISTRY)
    PlatformCollector(registry=REGISTRY)
    GCCollector(registry=REGISTRY)


@contextmanager
def share_metrics() -> Iterator[Path]:
    """Let the processes that are started meanwhile count together, in a folder of theirs."""
    with TemporaryDirectory(prefix="tilewright-metrics-") as folder:
        before = os.environ.get(SHARED)
        os.environ[SHARED] = folder
        try:
            yield Path(folder)
        finally:
            del os.environ[SHARED]
            if before is not None:
                os.environ[SHARED] = before


async def metrics(request: Request) -> Response:
    """The page for Prometheus."""
    return Response(generate_latest(_registry()), media_type=CONTENT_TYPE_LATEST)


def _registry() -> CollectorRegistry:
    folder = os.environ.get(SHARED)
    if folder is None:
        return REGISTRY
    for file in Path(folder).glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        if not _is_alive(process):
            mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return registry


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
