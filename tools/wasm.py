"""The engine of the page: compiles `native` to WebAssembly, and knows which sources it was made of.

`make engine` writes `web/engine/engine.wasm` and its stamp anew, `make engine-check` compares it
with what the compiler makes of the sources now. Nobody else needs the compiler.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
NATIVE = ROOT / "native"
MODULE = ROOT / "web" / "engine" / "engine.wasm"
STAMP = MODULE.with_suffix(".json")
CACHE = ROOT / "build" / "zig"
LOCK = ROOT / "locks" / "zig.txt"

# What is compiled, and for what: the search to be fast, all else to be small.
UNITS = {"wasm/engine.cpp": "-Os", "search/azul.cpp": "-O3", "search/duel.cpp": "-O3"}
FLAGS = (
    *("-target", "wasm32-wasi", "-mexec-model=reactor", "-std=c++20", "-msimd128", "-DNDEBUG"),
    *("-fno-exceptions", "-fno-rtti", "-ffp-contract=off", "-I."),
    *("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wno-sign-conversion", "-Wshadow"),
    "-Werror",
)
INCLUDE = re.compile(r'^#include "(.+)"$', re.MULTILINE)


def sources() -> list[str]:
    """The files that the module is made of, inside `native`: the units and all that they include.

    >>> {"wasm/engine.cpp", "duel/problems.h", "search/net.h"} <= set(sources())
    True
    >>> "bind/engine.cpp" in sources()
    False
    """
    found: set[str] = set()
    waiting = list(UNITS)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += INCLUDE.findall((NATIVE / name).read_text(encoding="utf-8"))
    return sorted(found)


def stamp() -> dict[str, str]:
    """What the module depends on: its sources and how they are compiled, and by what."""
    digest = sha256(json.dumps([UNITS, FLAGS]).encode())
    for name in sources():
        content = (NATIVE / name).read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(content)}\n".encode() + content)
    found = re.search(r"^ziglang==(\S+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return {"sources": digest.hexdigest(), "ziglang": found[1]}


def compile_module(target: Path, cache: Path) -> None:
    """Compile the module; raises CalledProcessError."""
    caches = {f"ZIG_{which}_CACHE_DIR": str(cache) for which in ("GLOBAL", "LOCAL")}
    environment = {**os.environ, **caches}

    def run(*arguments: str) -> None:
        command = [sys.executable, "-m", "ziglang", "c++", *FLAGS, *arguments]
        subprocess.run(command, cwd=NATIVE, env=environment, check=True)

    with tempfile.TemporaryDirectory() as folder:
        objects = []
        for unit, flag in UNITS.items():
            objects.append(f"{folder}/{unit.replace('/', '-')}.o")
            run(flag, "-c", unit, "-o", objects[-1])
        run("-s", *objects, "-o", str(target))
    target.chmod(0o644)


def write() -> None:
    """Write the module and its stamp."""
    MODULE.parent.mkdir(exist_ok=True)
    compile_module(MODULE, CACHE)
    told = {**stamp(), "wasm": digest_of(MODULE)}
    STAMP.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8", newline="\n")


def digest_of(path: Path) -> str:
    """What tells a file from all others."""
    return sha256(path.read_bytes()).hexdigest()


def is_reproduced() -> bool:
    """Does the compiler make the same module of the sources now? Nothing made before is used."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / MODULE.name
        compile_module(made, Path(folder) / "cache")
        return digest_of(made) == digest_of(MODULE)


def missing() -> str:
    """What the compiler lacks here; empty if it can be used."""
    due = stamp()["ziglang"]
    if find_spec("ziglang") is None:
        return (
            f"ziglang {due}, which compiles the engine of the page, is not installed: make engine"
        )
    found = metadata.version("ziglang")
    if found != due:
        return f"ziglang {found} is installed, but the engine of the page is compiled by {due}"
    return ""


def main() -> int:
    """Write the module, or with `--check` compare it."""
    if lack := missing():
        sys.stderr.write(lack + "\n")
        return 2
    try:
        if "--check" not in sys.argv[1:]:
            write()
            return 0
        if is_reproduced():
            return 0
    except subprocess.CalledProcessError:
        sys.stderr.write("The engine of the page could not be compiled.\n")
        return 2
    sys.stderr.write(f"{MODULE.relative_to(ROOT)} is not what its sources make: make engine\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
