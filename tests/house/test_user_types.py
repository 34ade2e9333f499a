"""A user's script passes mypy --strict, and so do the examples of the documents."""

import subprocess
import sys
from doctest import DocTestParser
from pathlib import Path

import pytest

pytest.importorskip("mypy", reason="needs the extra dev")

ROOT = Path(__file__).parents[2]

SCRIPT = """
from random import Random

import numpy as np

from tilewright import Azul, Duel
from tilewright.core.picture import svg
from tilewright.envs import azul_v0
from tilewright.native.engine import Engine

azul = Azul(seats=3)
table = azul.apply(azul.start(), azul.sample(azul.start(), Random(7)))
seen = azul.observe(table, 0)
text: str = azul.drawing.draw(seen)
drawing: str = svg(azul.drawing.picture(seen))
named: str = svg(azul.drawing.picture(azul.observe(table, seat=None), names=("Ana", "Rui", "Eva")))
engine = Engine(azul)
planes: bytes = engine.encoding.encoded(engine.start(), 1)
read = azul.notation.parse_observation(str(seen), 2)
duel = Duel()
hidden: str = str(duel.observe(duel.start(), 1))

env = azul_v0.vector_env(8, opponents="random", render_mode="ansi")
observations, infos = env.reset(seed=[1, 2, 3, 4, None, 6, 7, 8])
actions = np.argmax(observations["action_mask"], axis=1)
observations, rewards, terminations, truncations, infos = env.step(actions)
"""


# A name may mean something else in a later example of the same page.
MYPY = ("mypy", "--strict", "--allow-redefinition", "--local-partial-types")


@pytest.mark.skipif(sys.platform == "win32", reason="paths are joined by a colon")
def test_a_users_script_and_the_examples_of_the_documents_pass_mypy_strict(tmp_path: Path) -> None:
    scripts = {"user_script.py": SCRIPT}
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        examples = DocTestParser().get_examples(page.read_text(encoding="utf-8"))
        if examples:
            name = f"page_{page.stem.lower().replace('-', '_')}.py"
            scripts[name] = "".join([example.source for example in examples])
    assert len(scripts) > 5
    for name, source in scripts.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
    files = [str(tmp_path / name) for name in scripts]
    told = subprocess.run(
        [sys.executable, "-m", *MYPY, "--config-file", "pyproject.toml", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
