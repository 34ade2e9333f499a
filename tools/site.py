"""The pages of the documentation site: gathered from the repository, with links that fit there.

A link whose text is the name of a page, as in the repository, has that page's title on the site.

`make docs` runs this, then MkDocs (mkdocs.yml). The README is the first page; what is in `docs`
keeps its place, and so do the other documents, the examples, the licence and what runs a server.
The look of the site is the theme's, but for `site.css`.
"""

import posixpath
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build" / "pages"

DOCUMENTS = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE")
RUNS_A_SERVER = ("Dockerfile", "compose.yaml", "deploy/Caddyfile")
STYLE = ROOT / "tools" / "site.css"
LINK = re.compile(r'(\]\(|<img src=")([^)\s"]+)')
NAMED = re.compile(r"\[(?:[\w./-]+\.md|(The )?README)\]\(([^)\s#]+\.md)(#[^)\s]*)?\)")
FIRST_PAGE = "first page"


def site_path(path: str) -> str | None:
    """Where a file of the repository is on the site, if it is there."""
    if path == "README.md":
        return "index.md"
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    is_there = path in (*DOCUMENTS, *RUNS_A_SERVER) or path.startswith("examples/")
    return path if is_there else None


def site_text(path: str, text: str) -> str:
    """A page of the repository with its links as the site needs them."""
    folder = posixpath.dirname(path)
    text = NAMED.sub(lambda match: _titled(match, folder), text)
    here = posixpath.dirname(site_path(path) or path)

    def changed(match: re.Match[str]) -> str:
        opening, link = match.groups()
        target, mark, anchor = link.partition("#")
        if not target or re.match(r"[a-z]+:", target):
            return match.group()
        found = site_path(posixpath.normpath(posixpath.join(folder, target)))
        if found is None:
            return match.group()  # MkDocs will complain about it
        return f"{opening}{posixpath.relpath(found, here or '.')}{mark}{anchor}"

    return LINK.sub(changed, text)


def _titled(match: re.Match[str], folder: str) -> str:
    """A link that is called like its file, with the title of the page."""
    article, target, anchor = match.groups(default="")
    page = ROOT / folder / target
    if not page.is_file():
        return match.group()
    first = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
    title = article + FIRST_PAGE if page.resolve() == ROOT / "README.md" else first
    return f"[{title}]({target}{anchor})"


def gather(into: Path) -> None:
    """Write all files of the site into a folder, which is made anew."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    shutil.copyfile(STYLE, into / STYLE.name)
    files = [ROOT / "README.md", *[ROOT / name for name in (*DOCUMENTS, *RUNS_A_SERVER)]]
    for folder in (ROOT / "docs", ROOT / "examples"):
        files += [path for path in sorted(folder.rglob("*")) if path.is_file()]
    for file in files:
        path = file.relative_to(ROOT).as_posix()
        place = site_path(path)
        if place is None or "__pycache__" in path:
            continue
        target = into / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            target.write_text(site_text(path, file.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            shutil.copyfile(file, target)


if __name__ == "__main__":
    gather(Path(sys.argv[1]) if sys.argv[1:] else PAGES)
