"""Takes every lesson in every way and language: python -m tests.web.school [LANGUAGES] [LESSONS].

By mouse, by keyboard alone and by touch at 360 px: no text may be cut, axe finds nothing, and
nothing is reported in the console. Prints what it finds, and fails if that is anything.
"""

import sys

from playwright.sync_api import Error

from tests.web.browsers import Windows, served
from tests.web.lessons import How, Learner, lessons
from tilewright.core.words import LOCALES

WAYS: tuple[tuple[How, int], ...] = (("mouse", 1440), ("keyboard", 1440), ("touch", 360))


def say(line: str) -> None:
    """Tell it at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(languages: str = "", only: str = "") -> int:
    """Take the lessons whose names hold one of these texts."""
    wanted = [
        (f"{game}-{lesson['id']}", game, lesson)
        for game, lesson in lessons()
        if any([text in f"{game}-{lesson['id']}" for text in only.split(",")])
    ]
    if not wanted:
        say(f"There is no lesson whose name holds one of {only}.")
        return 2
    found: list[str] = []
    with served() as (house, browser):
        for language in languages.split(",") if languages else LOCALES:
            for how, width in WAYS:
                for name, game, lesson in wanted:
                    windows = Windows(browser, house.url)
                    learner = Learner(windows.open(width, language=language), how)
                    try:
                        learner.finish(game, lesson, with_axe=True)
                    except (AssertionError, Error) as error:
                        learner.found.append(f"{name}: {error}")
                    troubles = [*learner.found, *windows.problems]
                    found += troubles
                    windows.close()
                    say(f"{language} {how} {name}: {troubles or 'finished'}")
    say(f"{len(found)} things found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
