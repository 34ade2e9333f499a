"""Reads JSON as its schema has it, where `3.0` is a whole number."""

from collections.abc import Callable
from typing import Any

import msgspec

from tilewright.server.http.complaints import complaint
from tilewright.tables.refusals import Denied


def reader(kind: Any) -> Callable[[bytes | str], Any]:
    """A function that reads JSON of that type; raises Denied, which says what is wrong with it.

    >>> reader(int)(b"3.0"), reader(list[int])("[1, 2e1]")
    (3, [1, 20])
    """
    decode = msgspec.json.Decoder(kind).decode

    def read(raw: bytes | str) -> Any:
        try:
            try:
                return decode(raw)
            except msgspec.ValidationError as error:
                return _read_whole(raw, kind, error)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Denied("malformed", why=complaint(error, kind)) from error

    return read


def _read_whole(raw: bytes | str, kind: Any, error: msgspec.ValidationError) -> Any:
    """The same with numbers such as 3.0 as whole ones; raises that error where it is another."""
    try:
        return msgspec.convert(_whole(msgspec.json.decode(raw)), kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise error from None


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(part) for part in value]
    if isinstance(value, dict):
        return {name: _whole(part) for name, part in value.items()}
    return value
