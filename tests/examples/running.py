"""How the tests run the examples: as people do, or as modules."""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def loaded(name: str) -> ModuleType:
    """An example as a module; in `sys.modules`, where its classes look for their names."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def told(*words: str, folder: Path) -> str:
    """What an example prints, run in a folder."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / words[0]), *words[1:]],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def environment() -> dict[str, str]:
    """The environment of a process that imports this package before any that is installed."""
    paths = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": paths}
