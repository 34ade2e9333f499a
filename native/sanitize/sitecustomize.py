"""Put before all else on the path, it has the fast core that lies beside it loaded."""

import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path


class Beside:
    """Finds the module of the fast core in this folder, ahead of the one that is installed."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The file of the fast core, and nothing else."""
        if name != "tilewright.native._native":
            return None
        return PathFinder.find_spec(name, [str(Path(__file__).parent)])


sys.meta_path.insert(0, Beside)
