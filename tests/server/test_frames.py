"""Frames of sockets that are no messages are counted, and what comes at once is read bit by bit."""

import json
from contextlib import suppress
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="needs the extra server")

from websockets.exceptions import ConnectionClosed

from tests.server.houses import Person, embedded
from tilewright.server.limits.rates import FRAMES
from tilewright.server.monitoring.logs import NoFault
from tilewright.server.sockets.frames import MOST_FRAGMENTS, PIECE

PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"
BEGIN, GO_ON = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


def pour(person: Person, frames: bytes) -> None:
    """Send bytes as they are."""
    with suppress(OSError):
        person.connection.socket.sendall(frames)


def text(message: str) -> bytes:
    """A short message as a frame; its mask changes nothing."""
    raw = message.encode()
    assert len(raw) < 126
    return bytes([0x81, 0x80 | len(raw), 0, 0, 0, 0]) + raw


@pytest.mark.parametrize("frame", [PING, PONG], ids=["pings", "pongs"])
def test_a_flood_of_control_frames_ends_the_socket(tmp_path: Path, frame: bytes) -> None:
    with (
        embedded(tmp_path, address_rate=0.001, address_burst=10) as house,
        house.socket() as flood,
        house.socket() as other,
    ):
        pour(flood, frame * (10 * FRAMES))
        other.say("ping")
        assert other.hear()["type"] == "pong"
        pour(flood, frame * 1_000)
        assert flood.closed() == 1008
        other.say("ping")
        assert other.hear()["type"] == "pong"


def test_the_budget_of_frames_is_that_of_the_address(tmp_path: Path) -> None:
    with (
        embedded(tmp_path, address_rate=0.001, address_burst=10) as house,
        house.socket() as first,
        house.socket() as second,
    ):
        pour(first, PING * (10 * FRAMES + 2 * PIECE))
        assert first.closed() == 1008
        pour(second, PING)
        assert second.closed() == 1008


def test_a_message_in_endless_fragments_ends_the_socket(tmp_path: Path) -> None:
    with embedded(tmp_path) as house, house.socket() as person:
        pour(person, BEGIN + GO_ON * (MOST_FRAGMENTS + PIECE))
        assert person.closed() == 1008


def test_a_message_in_fragments_is_read(tmp_path: Path) -> None:
    with embedded(tmp_path) as house, house.socket() as person:
        whole = json.dumps({"type": "ping"})
        person.connection.send([whole[:5], whole[5:9], whole[9:]])
        assert person.hear()["type"] == "pong"


def test_many_messages_in_one_piece_are_all_answered_in_their_order(tmp_path: Path) -> None:
    with embedded(tmp_path, send_queue=10_000) as house, house.socket() as person:
        for _ in range(3):
            pour(person, (text('{"type":"ping"}') + text("{}")) * 200)
            kinds = [person.hear()["type"] for _ in range(400)]
            assert kinds == ["pong", "refused"] * 200


def test_a_message_that_is_longer_than_a_piece_is_read(tmp_path: Path) -> None:
    with embedded(tmp_path) as house, house.socket() as person:
        person.connection.send(" " * 4_000 + '{"type":"ping"}')
        assert person.hear()["type"] == "pong"
        with suppress(ConnectionClosed):
            person.connection.send(" " * 5_000)
        assert person.hear()["code"] == "too-large"


def test_a_frame_that_is_not_utf_8_ends_its_socket_and_is_no_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with embedded(tmp_path) as house, house.socket() as person:
        pour(person, b"\x81\x82\0\0\0\0\xff\xfe")
        assert person.closed() == 1007
    told = [record for record in caplog.records if record.name == "uvicorn.error"]
    assert [record.msg for record in told if NoFault().filter(record)] == []
    assert told  # uvicorn still tells of it; where it no longer does, the filter can go
