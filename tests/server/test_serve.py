"""Where a server listens, and what it leaves alone in a process that it shares."""

import gc
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from msgspec import structs

from tests.server.houses import embedded
from tilewright.core.errors import InvalidOption
from tilewright.server.serve import address_of, listening
from tilewright.server.settings import Settings


def test_a_port_has_one_listener_from_the_first_moment_on() -> None:
    settings = structs.replace(Settings(), port=0)
    with listening(settings) as first:
        port = first.getsockname()[1]
        with pytest.raises(InvalidOption, match=str(port)):
            listening(structs.replace(settings, port=port))
        assert address_of(first) == f"http://127.0.0.1:{port}"


def test_a_server_in_a_thread_leaves_the_garbage_of_its_program_alone(tmp_path: Path) -> None:
    gc.freeze()
    threshold, frozen = gc.get_threshold(), gc.get_freeze_count()
    assert frozen
    with embedded(tmp_path):
        assert gc.get_threshold() == threshold
        # Some that nobody uses any more may be gone; none is unfrozen, and none is frozen anew.
        assert frozen / 2 < gc.get_freeze_count() <= frozen
    assert gc.get_threshold() == threshold
    assert frozen / 2 < gc.get_freeze_count() <= frozen
