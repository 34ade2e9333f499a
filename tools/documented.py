"""Write the examples of the documents as scripts, so that mypy can check them: `make check`.

The names of the scripts tell the pages. Beside them is a script such as a user writes.
"""

from doctest import DocTestParser
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "documented"

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


def scripts() -> dict[str, str]:
    """The script of each page that has examples, by its name; and the user's."""
    found = {"user_script.py": SCRIPT}
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        examples = DocTestParser().get_examples(page.read_text(encoding="utf-8"))
        if examples:
            name = f"page_{page.stem.lower().replace('-', '_')}.py"
            found[name] = "".join([example.source for example in examples])
    return found


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.py"):
        old.unlink()
    for name, source in scripts().items():
        (FOLDER / name).write_text(source, encoding="utf-8")
