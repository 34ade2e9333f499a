"""Files of weights: what positions of a table are worth, in numbers.

A file starts with two lines of text, `tilewright weights 1` and a JSON object that says what it
holds; the numbers follow, as the core reads them. `docs/learning.md` tells how files are made.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from tilewright.core.errors import GameError

VERSION = 1
MAGIC = b"tilewright weights "
MOST_HEAD = 10_000  # bytes of the lines of text
KINDS = ("linear", "net")


class WeightsError(GameError, ValueError):
    """A file of weights that can't be used: which one, and why not."""

    def __init__(self, file: object, problem: str = "") -> None:
        super().__init__(file, problem)

    def __str__(self) -> str:
        file, problem = self.args
        return f"{file}: {problem}" if problem else str(file)


class Weights(NamedTuple):
    """What a file holds."""

    table: str  # such as `azul-2-gray` or `duel`
    kind: str  # `linear`: of features; `net`: of a network that is used together with those
    layout: str  # of the features, or of the inputs of a net, as the core has them
    made: dict[str, Any]  # how; `over` of a net is the digest of the weights it was learned with
    numbers: bytes

    @property
    def digest(self) -> str:
        """What tells these numbers from all others."""
        return sha256(self.numbers).hexdigest()


def write_weights(path: Path, weights: Weights) -> None:
    """Write a file of weights; it is there completely or not at all."""
    head = {**weights._asdict(), "numbers": len(weights.numbers), "sha256": weights.digest}
    partial = path.with_name(f".{path.name}.part")
    lines = f"{MAGIC.decode()}{VERSION}\n{json.dumps(head, ensure_ascii=False)}\n"
    partial.write_bytes(lines.encode() + weights.numbers)
    partial.replace(path)


def read_weights(path: Path) -> Weights:
    """The weights in a file; raises WeightsError if it is none, or damaged, and OSError."""
    content = path.read_bytes()
    if not content.startswith(MAGIC):
        raise WeightsError(path.name, "this is not a file of weights")
    first, _, rest = content.partition(b"\n")
    version = first.removeprefix(MAGIC)
    if version != str(VERSION).encode():
        told = version[:20].decode("ascii", "replace")
        raise WeightsError(
            path.name, f"weights of version {told}; this program reads version {VERSION}"
        )
    line, _, numbers = rest.partition(b"\n")
    try:
        head = json.loads(line[:MOST_HEAD])
        size, digest = head.pop("numbers"), head.pop("sha256")
        weights = Weights(numbers=numbers, **head)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise WeightsError(path.name, "its second line does not say what it holds") from error
    if len(numbers) != size or weights.digest != digest:
        raise WeightsError(
            path.name, "the file is damaged: its numbers are not those it was made of"
        )
    if weights.kind not in KINDS:
        raise WeightsError(path.name, f"weights of the kind {weights.kind!r}, which nobody knows")
    return weights
