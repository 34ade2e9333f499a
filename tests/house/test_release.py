"""What a release is made with can be read, and fits: workflows, image, compose file, parts."""

import json
import re
import runpy
import tomllib
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.sbom import page_components, python_components, sbom

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def parsed(path: Path) -> Any:
    """A file of YAML."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_pins_its_actions_needs_no_secret_and_may_do_little(path: Path) -> None:
    workflow = parsed(path)
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert "runs-on" in job or job["uses"].startswith("./.github/workflows/")
        for step in job.get("steps", []):
            assert "run" in step or re.fullmatch(r"[\w/-]+@v\d+(\.\d+)*", step["uses"])
            for target in re.findall(r"^make ([a-z- ]+)", step.get("run", "")):
                for each in target.split():
                    assert re.search(rf"^{each}:", MAKEFILE, re.MULTILINE), each
    assert "secrets" not in path.read_text(encoding="utf-8")


def test_there_are_workflows_for_tests_wheels_docs_and_releases() -> None:
    assert {path.stem for path in WORKFLOWS} == {"docs", "release", "tests", "wheels"}


def test_every_wheel_that_is_built_plays_a_game() -> None:
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert any(["tilewright play" in command for command in tools["cibuildwheel"]["test-command"]])


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("[a](docs/bots.md#b)", "[a](https://x.example/t/blob/v1/docs/bots.md#b)"),
        ("![a](docs/a.png)", "![a](https://x.example/t/raw/v1/docs/a.png)"),
        (
            '<img src="docs/a.png" alt="">',
            '<img src="https://x.example/t/raw/v1/docs/a.png" alt="">',
        ),
        ("[a](#b)", "[a](#b)"),
        ("[a](https://y.example/b)", "[a](https://y.example/b)"),
    ],
)
def test_links_of_the_readme_are_whole_where_the_repository_is_known(text: str, whole: str) -> None:
    readme = runpy.run_path(str(ROOT / "backend" / "readme.py"))
    assert readme["with_whole_links"](text, "https://x.example/t", "v1") == whole


def test_the_readme_is_in_the_metadata_as_it_is_where_the_repository_is_not_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    readme = runpy.run_path(str(ROOT / "backend" / "readme.py"))["dynamic_metadata"]
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert readme({}, {"version": "1"})["readme"]["text"] == text
    known = {"version": "1", "urls": {"Source": "https://x.example/t/"}}
    assert "](https://x.example/t/blob/v1/docs/library.md)" in readme({}, known)["readme"]["text"]
    assert "](docs/" not in readme({}, known)["readme"]["text"]


def test_the_compose_file_has_all_parts_and_opens_the_proxy_alone() -> None:
    compose = parsed(ROOT / "compose.yaml")
    services = compose["services"]
    assert set(services) == {"database", "news", "proxy", "server"}
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["server"]["environment"]["TILEWRIGHT_PROXIES"] == address
    (inside,) = compose["networks"]["inside"]["ipam"]["config"]
    assert ip_address(address) in ip_network(inside["subnet"])
    assert ip_address(address) not in ip_network(inside["ip_range"]), "nobody else is given it"
    named = {
        text.partition(":")[0] for each in services.values() for text in each.get("volumes", [])
    }
    assert named - {"./deploy/Caddyfile"} == set(compose["volumes"])
    assert (ROOT / "deploy" / "Caddyfile").is_file()


def test_the_compose_file_sets_only_what_the_server_knows() -> None:
    environment = parsed(ROOT / "compose.yaml")["services"]["server"]["environment"]
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert [name for name in environment if f"`{name}`" not in page] == []


def test_the_image_is_run_by_a_user_without_rights_and_tells_its_health() -> None:
    last = (ROOT / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[-1]
    assert re.search(r"^USER tilewright$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    assert "/healthz" in last


def test_the_list_of_parts_has_every_pin_of_the_server_and_what_is_in_the_page() -> None:
    lock = (ROOT / "locks" / "server.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^[\w.-]+==", lock, re.MULTILINE)
    assert len(python_components(lock)) == len(pins)
    page = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    own = page["packages"][""].get("dependencies", {})
    assert set(own) <= {part["name"] for part in page_components(page)}
    references = [part["bom-ref"] for part in sbom()["components"]]
    assert len(references) == len(set(references))
    assert all([part["hashes"] for part in sbom()["components"]])


def test_a_pin_becomes_a_part_with_all_its_hashes() -> None:
    first, second = 64 * "a", 64 * "b"
    pin = f"rich==15.0 \\\n    --hash=sha256:{first} \\\n    --hash=sha256:{second}\n"
    (part,) = python_components(pin)
    assert part["purl"] == "pkg:pypi/rich@15.0"
    assert [each["content"] for each in part["hashes"]] == [first, second]
