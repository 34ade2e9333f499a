"""The documentation site: every page has its place, and every public name is in the reference."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.copied import code_of, on_page_content
from tools.fields import comment_of
from tools.site import RUNS_A_SERVER, gather, site_path, site_text

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "docs" / "reference"
PACKAGE = ROOT / "src" / "tilewright"


def public_names(module: Path) -> set[str]:
    """What a module lists in `__all__`."""
    for statement in ast.parse(module.read_text(encoding="utf-8")).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return set(ast.literal_eval(value))
    return set()


def told() -> set[str]:
    """All that the reference has a place for."""
    texts = [page.read_text(encoding="utf-8") for page in REFERENCE.glob("*.md")]
    return {name for text in texts for name in re.findall(r"^::: ([\w.]+)$", text, re.MULTILINE)}


def pages_in(entry: Any) -> set[str]:
    """The pages of a part of the navigation."""
    if isinstance(entry, str):
        return {entry}
    parts = entry.values() if isinstance(entry, dict) else entry
    return set[str]().union(*[pages_in(part) for part in parts])


PUBLIC = {
    ".".join(path.parent.relative_to(PACKAGE.parent).parts): names
    for path in sorted(PACKAGE.rglob("__init__.py"))
    if (names := public_names(path))
}


def test_there_are_packages_with_public_names() -> None:
    assert {"tilewright", "tilewright.analysis", "tilewright.client"} <= PUBLIC.keys()


@pytest.mark.parametrize("package", PUBLIC)
def test_every_public_name_is_in_the_reference(package: str) -> None:
    missing = {f"{package}.{name}" for name in PUBLIC[package]} - told()
    assert missing == set(), "name them in docs/reference"


def fields_without_comment(module: Path, names: set[str] | None) -> list[str]:
    """The fields of the values of a module, or of those with these names, that say nothing."""
    text = module.read_text(encoding="utf-8")
    lines = text.splitlines()
    return [
        f"{module.name}: {each.name}.{field.target.id}"
        for each in ast.parse(text).body
        if isinstance(each, ast.ClassDef) and not each.name.startswith("_")
        if names is None or each.name in names
        if re.search("NamedTuple|Struct", ast.unparse(each).splitlines()[0])
        or any(["dataclass" in ast.unparse(made) for made in each.decorator_list])
        for field in each.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if not comment_of(lines[field.lineno - 1])
    ]


def test_every_field_of_a_public_value_says_what_it_is() -> None:
    modules = {PACKAGE.parent / f"{name.replace('.', '/')}.py" for name in told()}
    found = [
        each for path in modules if path.is_file() for each in fields_without_comment(path, None)
    ]
    for package in ("analysis", "arena", "core", "plays"):
        for path in sorted((PACKAGE / package).glob("*.py")):
            public = (
                PUBLIC.get(f"tilewright.{package}", PUBLIC["tilewright"]) | PUBLIC["tilewright"]
            )
            found += fields_without_comment(path, public)
    assert found == [], "a comment behind it, which the reference shows"


def test_what_the_reference_names_is_there() -> None:
    for name in told():
        package, _, last = name.rpartition(".")
        path = PACKAGE.parent / name.replace(".", "/")
        is_module = path.is_dir() or path.with_suffix(".py").is_file()
        assert is_module or last in PUBLIC.get(package, set()), name


def test_every_page_is_in_the_navigation_and_every_entry_is_a_page(tmp_path: Path) -> None:
    gather(tmp_path)
    pages = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.md")}
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert pages_in(settings["nav"]) == pages
    assert settings["strict"]


@pytest.mark.parametrize(
    ("page", "text", "on_the_site"),
    [
        ("README.md", "[a](docs/bots.md#x)", "[a](bots.md#x)"),
        ("README.md", '<img src="docs/pictures/a.png">', '<img src="pictures/a.png">'),
        ("docs/server.md", "[a](../README.md#b)", "[a](index.md#b)"),
        ("docs/rules/nl/azul.md", "[a](../../notation.md)", "[a](../../notation.md)"),
        ("docs/bots.md", "[a](../examples/bot.py)", "[a](examples/bot.py)"),
        ("docs/server.md", "[a](../deploy/Caddyfile)", "[a](deploy/Caddyfile)"),
        ("docs/bots.md", "[a](https://example.org/b)", "[a](https://example.org/b)"),
        ("docs/bots.md", "[a](#b)", "[a](#b)"),
        ("README.md", "[docs/bots.md](docs/bots.md#x)", "[Bots of your own](bots.md#x)"),
        ("docs/bots.md", "[engines.md](engines.md)", "[Other people's bots](engines.md)"),
        ("docs/library.md", "The [README](../README.md)", "The [first page](index.md)"),
        ("docs/bots.md", "[bot.py](../examples/bot.py)", "[bot.py](examples/bot.py)"),
    ],
)
def test_links_fit_the_site(page: str, text: str, on_the_site: str) -> None:
    assert site_text(page, text) == on_the_site


def test_sources_are_no_pages() -> None:
    assert site_path("src/tilewright/__init__.py") is None


def test_what_a_server_is_run_with_is_on_the_site_and_linked(tmp_path: Path) -> None:
    gather(tmp_path)
    page = (tmp_path / "server.md").read_text(encoding="utf-8")
    for name in RUNS_A_SERVER:
        assert (tmp_path / name).read_bytes() == (ROOT / name).read_bytes()
        assert f"]({name})" in page


EXAMPLE = """\
<span class="gp">&gt;&gt;&gt; </span><span class="k">def</span> <span>f():</span>
<span class="gp">...</span>
<span class="gp">... </span>    <span class="k">return</span> <span>1</span> <span>&lt;</span> 2
<span class="gp">&gt;&gt;&gt; </span><span class="n">f</span><span>(&quot;a&quot;)</span>
<span class="go">True</span>
"""


def test_an_example_is_copied_without_prompts_and_outputs() -> None:
    assert code_of(EXAMPLE) == 'def f():\n    return 1 < 2\n\nf("a")'
    block = f'<div class="highlight"><pre><span></span><code>{EXAMPLE}</code></pre></div>'
    opening = on_page_content(block).partition("<pre>")[0]
    assert 'data-copy="def f():\n    return 1 &lt; 2\n\nf(&quot;a&quot;)"' in opening


def test_what_has_no_prompts_is_copied_as_it_is_shown() -> None:
    block = '<div class="highlight"><pre><span></span><code>pip install .\n</code></pre></div>'
    assert on_page_content(block) == block


def test_examples_with_prompts_are_highlighted_as_such() -> None:
    """Only there prompts and outputs can be told from the code."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    loose = [
        f"{page.name}: {block}"
        for page in pages
        for block in re.findall(r"^```(?!pycon)\w+\n>>> .*", page.read_text(encoding="utf-8"), re.M)
    ]
    assert loose == [], "begin them with ```pycon"


def test_the_style_of_the_site_is_there(tmp_path: Path) -> None:
    gather(tmp_path)
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert all([(tmp_path / name).is_file() for name in settings["extra_css"]])
