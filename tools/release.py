"""Proves what can be proven of a release on this machine: `make release-check`.

An sdist is built, and a wheel from it without a network. The wheel is installed in an environment
of its own, where it plays games and reads what an earlier release has kept.
At the end it says what was proven, and what this machine could not run.
"""

import gzip
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "release"
DIST, CLEAN, TRIAL = PLACE / "dist", PLACE / "clean", PLACE / "trial"
KEPT = ROOT / "tests" / "server" / "kept"
PAGE = "tilewright/server/page/index.html"

NOT_HERE = (
    "wheels for musl, arm64, macOS and Windows: .github/workflows/wheels.yml builds and tries them",
    "publishing: .github/workflows/release.yml",
)


class Failed(Exception):
    """Something that a release needs is not so."""


def run(*words: str | Path, folder: Path = ROOT, **settings: str) -> str:
    """What a command prints; raises Failed with all of it where the command fails."""
    texts = [str(word) for word in words]
    done = subprocess.run(
        texts,
        cwd=folder,
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{' '.join(texts)}\n{done.stdout}")
    return done.stdout


def without_network() -> tuple[str, ...]:
    """What has to stand before a command so that it reaches no network, where the system can."""
    words = ("unshare", "--net", "--map-root-user")
    if shutil.which(words[0]) is None:
        return ()
    tried = subprocess.run((*words, "true"), capture_output=True, check=False)
    return () if tried.returncode else words


def build() -> tuple[Path, Path, bool]:
    """An sdist, and a wheel from it; and whether that had no network at all."""
    shutil.rmtree(PLACE, ignore_errors=True)
    for folder in (DIST, TRIAL):
        folder.mkdir(parents=True)
    code = (
        "import sys; sys.path[:0] = ['backend']; import building; building.build_sdist(sys.argv[1])"
    )
    run(sys.executable, "-c", code, DIST)
    (sdist,) = DIST.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        if not any(name.endswith(f"src/{PAGE}") for name in archive.getnames()):
            raise Failed("The sdist lacks the page.")
        archive.extractall(PLACE / "source", filter="data")
    (source,) = (PLACE / "source").iterdir()
    cut_off = without_network()
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    run(*cut_off, *pip, "--no-index", "--wheel-dir", DIST, source)
    (built,) = DIST.glob("*.whl")
    with ZipFile(built) as archive:
        if PAGE not in archive.namelist():
            raise Failed("The wheel lacks the page.")
    return sdist, built, bool(cut_off)


def install(wheel: Path) -> None:
    """Install a wheel with what a server needs, pinned, into an environment of its own."""
    run(sys.executable, "-m", "venv", CLEAN)
    pip = (CLEAN / "bin" / "python", "-m", "pip", "install", "--quiet", "--no-deps")
    run(*pip, "--require-hashes", "--requirement", ROOT / "locks" / "server.txt")
    run(*pip, wheel)
    run(CLEAN / "bin" / "python", "-m", "pip", "check")


def tilewright(*words: str | Path) -> str:
    """What the installed command prints, far from the repository."""
    homes = {f"XDG_{kind}_HOME": str(TRIAL / kind.lower()) for kind in ("DATA", "CACHE", "CONFIG")}
    return run(CLEAN / "bin" / "tilewright", *words, folder=TRIAL, PYTHONPATH="", **homes)


def play(game: str) -> None:
    """Play a game in the terminal and verify its record."""
    file = TRIAL / f"{game}.tilewright"
    players = ("--player", "greedy", "--player", "greedy")
    tilewright("play", game, *players, "--offline", "--terminal", "--seed", "1", "--save", file)
    tilewright("check", file)


def restore_backup() -> None:
    """Read the backup of the first release into an empty database, and its games from there."""
    database = f"sqlite:///{TRIAL / 'restored.db'}"
    tilewright("server", "restore", KEPT / "first-release.backup", "--database", database)
    _check_games(database)


def upgrade_database() -> None:
    """Open the database of the first release, which brings it up to date, and read its games."""
    file = TRIAL / "upgraded.db"
    connection = sqlite3.connect(file)
    dump = gzip.decompress((KEPT / "first-release.sql.gz").read_bytes()).decode()
    connection.executescript(dump)
    connection.close()
    _check_games(f"sqlite:///{file}")


def _check_games(database: str) -> None:
    """Verify all finished games of a database."""
    games = TRIAL / database.rpartition("/")[2].replace(".db", "-games")
    tilewright("records", "export", "--into", games, "--database", database)
    files = sorted(games.iterdir())
    if not files:
        raise Failed(f"{database}: no games were found.")
    tilewright("check", *files)


def build_image() -> bool:
    """Build the image where there is a builder."""
    docker = shutil.which("docker")
    if docker is None:
        return False
    if subprocess.run((docker, "info"), capture_output=True, check=False).returncode:
        return False
    run(docker, "build", "--tag", "tilewright", ROOT)
    return True


def main() -> None:
    """Take all steps, and say what was proven."""
    sdist, wheel, was_cut_off = build()
    say(f"{sdist.name} and {wheel.name} are built, with the page inside")
    how = "in a namespace without a network" if was_cut_off else "with pip's --no-index alone"
    say(f"the wheel was built from the sdist {how}")
    install(wheel)
    say(f"installed in a clean environment: {tilewright('--version').strip()}")
    for game in ("azul", "duel"):
        play(game)
        say(f"a game of {game} was played in the terminal, and its record is right")
    restore_backup()
    say("the backup of the first release was restored, and its games are right")
    upgrade_database()
    say("the database of the first release was brought up to date, and its games are right")
    is_built = build_image()
    if is_built:
        say("the image was built")
    image = () if is_built else ("the image (Dockerfile) and compose.yaml: docker has no builder",)
    for missing in (*image, *NOT_HERE):
        say(f"NOT RUN HERE  {missing}")


def say(text: str) -> None:
    """Tell how far it is."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        main()
    except Failed as failed:
        sys.exit(f"release-check failed: {failed}")
