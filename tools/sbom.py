"""What the server is made of, as a CycloneDX document: `make sbom` writes build/sbom.json.

It is read from the locks: Python's libraries from locks/server.txt, and what is in the page from
web/package-lock.json. The same locks give the same document.
"""

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([a-z0-9.-]+)==([\w.]+)(.*(?:\n    --hash=.*)*)", re.MULTILINE)

Component = dict[str, Any]


def python_components(lock: str) -> list[Component]:
    """The libraries of a lock, with the hashes of all their files."""
    return [
        _component("pypi", name, version, re.findall(r"sha256:([0-9a-f]{64})", rest), "SHA-256")
        for name, version, rest in PIN.findall(lock)
    ]


def page_components(lock: dict[str, Any]) -> list[Component]:
    """The packages that become part of the page, without the tools that build it."""
    found = []
    for path, package in lock["packages"].items():
        if not path or package.get("dev") or package.get("link"):
            continue
        algorithm, _, digest = package.get("integrity", "").partition("-")
        hashes = [base64.b64decode(digest).hex()] if algorithm == "sha512" else []
        name = path.rpartition("node_modules/")[2]
        found.append(_component("npm", name, package["version"], hashes, "SHA-512"))
    return found


def document(version: str, components: list[Component]) -> dict[str, Any]:
    """The whole document, with a number that its components decide."""
    own = {"type": "application", "name": "tilewright", "version": version}
    serial = uuid5(NAMESPACE_URL, json.dumps([own, components], sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": own | {"bom-ref": "tilewright"}},
        "components": components,
    }


def sbom() -> dict[str, Any]:
    """The document of this repository."""
    source = (ROOT / "src" / "tilewright" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert found is not None
    python = (ROOT / "locks" / "server.txt").read_text(encoding="utf-8")
    page = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    return document(found[1], [*python_components(python), *page_components(page)])


def _component(kind: str, name: str, version: str, hashes: list[str], algorithm: str) -> Component:
    """One library."""
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "hashes": [{"alg": algorithm, "content": each} for each in hashes],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(sbom(), indent=2) + "\n", encoding="utf-8")
