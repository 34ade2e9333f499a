"""The analysis board in a browser: games, records and positions on the engine that runs there."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.server.houses import House
from tests.server.test_reports import finished as played_out
from tests.server.test_reports import game
from tests.web.browsers import IS_ALL, PATIENCE, Windows
from tests.web.looking import misfits, violations
from tests.web.places import BOT, LEVEL, analysis, finished, record, table
from tilewright.catalog import read_record
from tilewright.core.record import Record
from tilewright.core.words import LOCALES

PHONE, DESKTOP = WIDTHS = (360, 1440)


def suggestions(page: Page) -> list[str]:
    """The best moves, when the engine has told them."""
    best = page.locator(".best button")
    expect(best).to_have_count(3)
    return best.all_text_contents()


def moves_made(page: Page) -> int:
    """How many moves of seats led to what is shown, as the bar tells."""
    told = page.locator("header .where").inner_text()
    found = re.search(r"move (\d+)", told)
    return int(found[1]) if found else 0


def play_first(page: Page) -> None:
    """Play the best move."""
    suggestions(page)
    first = page.locator(".best button").first
    first.click()
    if page.locator(".dock").is_visible():
        expect(first).to_be_visible()


def show_moves(page: Page) -> None:
    """Open the sheet with the tree, where there is no room beside the table."""
    if page.locator(".dock").is_visible():
        page.get_by_role("button", name="Moves").click()


@pytest.mark.parametrize("width", WIDTHS if IS_ALL else [PHONE])
def test_a_game_that_is_over_is_analysed_from_its_result(
    windows: Windows, house: House, width: int
) -> None:
    page = windows.open(width)
    page.goto(finished("azul")(house))
    page.get_by_role("link", name="Analyse").click()
    expect(page.get_by_text("start", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("start", exact=True)).to_be_visible()  # the deal is nobody's move
    page.keyboard.press("ArrowRight")
    expect(page.locator("header .where")).to_contain_text("move 1")
    play_first(page)
    expect(page.locator("header .where")).to_contain_text("move 2")
    show_moves(page)
    tree = page.get_by_role("tree", name="Moves")
    expect(tree.locator("[aria-selected=true]")).to_have_count(1)
    expect(tree.locator("[role=treeitem]").first).to_contain_text("Deal")


def test_a_move_of_a_replay_is_analysed(windows: Windows, house: House) -> None:
    page = windows.open()
    page.goto(f"{finished('duel')(house)}?at=30")
    expect(page.locator("header .middle")).to_contain_text("Move 20 of")
    page.get_by_role("link", name="Analyse").click()
    actions = read_record(record("duel", ()).decode()).actions()
    expect(page.locator("main .duel")).to_be_visible()
    page.wait_for_function("() => location.hash.includes('line=')")
    assert page.evaluate("new URLSearchParams(location.hash.slice(1)).get('at')") == "30"
    assert page.evaluate("new URLSearchParams(location.hash.slice(1)).get('line')").split() == [
        str(action) for action in actions
    ]


def test_a_game_that_runs_is_not_analysed(windows: Windows, house: House) -> None:
    page = windows.open()
    running = table("me", BOT)(house).split("#")[0].removeprefix("/t/")
    windows.forgiven = re.compile(f"409.*{running}")
    page.goto(f"/analysis#table={running}")
    expect(page.get_by_role("alert")).to_contain_text("Analysis opens when the game is over.")
    expect(page.locator(".best")).to_have_count(0)


def test_variations_and_notes_travel_with_the_link(windows: Windows) -> None:
    page = windows.open()
    # The best move of this position is the best at once, and stays it.
    page.goto(analysis("azul", 5))
    first = suggestions(page)[0]
    play_first(page)
    page.keyboard.press("n")
    page.keyboard.type("Better than it looks")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    suggestions(page)
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    expect(page.locator("header .where")).to_contain_text("move 5")
    page.wait_for_function("() => location.hash.includes('%28')")
    other = windows.open()
    other.goto(page.url)
    expect(other.locator("header .where")).to_contain_text("move 5")
    expect(other.get_by_role("tree")).to_contain_text("Better than it looks")
    expect(other.get_by_role("tree").locator("[role=group]")).to_have_count(1)
    assert first != ""


def test_it_goes_on_without_the_server(windows: Windows) -> None:
    page = windows.open(keeps_shell=True)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.goto(analysis("azul", 4))
    suggestions(page)
    page.context.set_offline(True)
    before = moves_made(page)
    for more in (1, 2):
        play_first(page)
        expect(page.locator("header .where")).to_contain_text(f"move {before + more}")
    page.keyboard.press("Home")
    page.keyboard.press(".")
    expect(page.locator("header .where")).to_contain_text("start")
    suggestions(page)
    page.context.set_offline(False)


def test_a_move_is_chosen_on_the_table_as_in_play(windows: Windows) -> None:
    page = windows.open()
    page.goto(analysis("azul", 4))
    suggestions(page)
    before = moves_made(page)
    page.locator("main [data-pick]:not([aria-hidden])").first.click()
    page.locator("main .line.is-legal").first.click()
    page.locator(".choice .go").click()
    expect(page.locator("header .where")).to_contain_text(f"move {before + 1}")


def test_a_move_is_typed(windows: Windows) -> None:
    page = windows.open()
    page.goto(analysis("azul", 3))
    suggestions(page)
    before = moves_made(page)
    pick = page.locator("main [data-pick]").first.get_attribute("data-pick")
    assert pick is not None
    page.keyboard.type(f"{pick}F")
    page.locator(".choice .go").click()
    expect(page.locator("header .where")).to_contain_text(f"move {before + 1}")


def test_an_impossible_move_names_its_rule(windows: Windows) -> None:
    page = windows.open()
    page.goto(
        "/analysis#game=azul&options=seats%3D2+wall%3Dcoloured+first%3D1&line=DBBYR/KKTT/BYRK/TTTT/BBBB+1K1"
    )
    expect(page.get_by_role("alert")).to_contain_text("AZ-2.1")


@pytest.mark.parametrize("width", WIDTHS if IS_ALL else [DESKTOP])
def test_a_new_deal_a_record_and_a_position_are_put_on_the_board(
    windows: Windows, width: int
) -> None:
    page = windows.open(width)
    page.goto("/analysis")
    page.get_by_role("button", name="3 players").click()
    suggestions(page)
    expect(page.locator("main .seats3")).to_be_visible()
    position = str(read_record(record("azul", ()).decode()).states()[7])
    for text, where in ((position, "start"), (record("azul", ()).decode(), "move")):
        page.goto("/")
        page.goto("/analysis")
        page.get_by_label("Or paste").fill(text)
        page.get_by_role("button", name="Analyse").click()
        expect(page.locator("header .where")).to_contain_text(where)


def test_a_text_that_is_nothing_is_refused(windows: Windows) -> None:
    page = windows.open()
    page.goto("/analysis")
    wrong = str(read_record(record("azul", ()).decode()).states()[3])
    wrong = re.sub(r"(?<=B)(\d+)(?=Y\d+R)", lambda found: str(int(found[1]) + 1), wrong, count=1)
    for text, said in (
        ("hello", "no possible position"),
        ("[Game azul]", "line 1"),
        (wrong, "AZ-1.2"),
    ):
        page.get_by_label("Or paste").fill(text)
        page.get_by_role("button", name="Analyse").click()
        expect(page.get_by_role("alert")).to_contain_text(said)


def test_a_game_goes_on_from_here_against_a_bot(windows: Windows) -> None:
    page = windows.open()
    page.goto(analysis("azul", 6))
    suggestions(page)
    page.get_by_role("button", name="Play on").click()
    page.get_by_label("Level of the bot").select_option(LEVEL)
    page.locator("dialog").get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main [data-pick]").first).to_be_visible()
    expect(page.get_by_text("Your turn: choose tiles", exact=True)).to_be_visible()


def judged() -> Record:
    """A game to be judged: with TILEWRIGHT_ALL all of it, else its last two rounds."""
    record = game()
    deals = [at for at, made in enumerate(record.actions()) if str(made).startswith("D")]
    first = 0 if IS_ALL else deals[-2]
    return replace(record, opening=record.states()[first], moves=record.moves[first:])


def test_a_whole_game_is_judged_once_and_the_next_who_looks_has_the_report_at_once(
    windows: Windows, house: House
) -> None:
    record = judged()
    table, token = played_out(house, record)
    page = windows.open()
    page.goto(f"/t/{table}#{token}")
    page.get_by_role("button", name="Judge every move").click()
    stop = page.get_by_role("button", name="Stop")
    stop.click()
    page.get_by_role("button", name="Go on").click()
    expect(stop).to_have_count(0, timeout=PATIENCE)
    expect(page.get_by_text("Saved with the game")).to_be_visible()
    found = sums(page)
    choices = [state for state in record.states() if len(record.game.legal_ids(state)) > 1]
    assert sum(map(int, page.locator(".report td.num").all_text_contents())) == len(choices)
    assert (violations(page), misfits(page)) == ([], [])

    for language in LOCALES if IS_ALL else ("en",):
        for theme in ("dark", "light", "contrast") if IS_ALL else ("dark",):
            phone = windows.open(360, language=language, theme=theme)
            phone.goto(f"/t/{table}")
            phone.locator(".report .btn").click()
            expect(phone.locator(".report .big").first).to_have_text(found[0])
            assert (violations(phone), misfits(phone)) == ([], []), language
    expect(phone.locator("progress")).to_have_count(0)
    if not IS_ALL:
        expect(phone.get_by_text("Computed by a player’s browser.")).to_be_visible()
        assert sums(phone) == found
        phone.locator(".report ol").get_by_role("button", name="Show").first.click()
        phone.wait_for_url("**/analysis#**")
        suggestions(phone)


def sums(page: Page) -> list[str]:
    """Accuracy of both, the first reasons, and the luck of a report."""
    page.locator(".report").get_by_role("button", name="Why").first.click()
    reasons = page.locator(".report .why:visible")
    expect(reasons).to_have_count(1)
    expect(reasons.get_by_role("listitem").first).to_have_text(re.compile(r"\w"))
    luck = page.get_by_role("region", name="Luck").inner_text()
    assert "With even luck" in luck
    assert "give or take" in luck
    accuracy = page.locator(".report .big").all_text_contents()
    assert all(0 < int(each) <= 100 for each in accuracy)
    return [*[each.strip() for each in accuracy], reasons.inner_text(), luck]


@pytest.mark.parametrize("width", WIDTHS if IS_ALL else [PHONE])
def test_the_board_explains_a_move_and_reports_the_game(windows: Windows, width: int) -> None:
    page = windows.open(width)
    page.goto(analysis("azul", 14))
    suggestions(page)
    page.keyboard.press("e")
    expect(page.locator(".explain .why li").first).to_be_visible()
    assert (violations(page), misfits(page)) == ([], [])
    page.keyboard.press("Escape" if width < 600 else "e")
    expect(page.locator(".explain")).to_have_count(0)
    if width > 600:
        expect(page.get_by_text("expected lead")).to_be_visible()
    page.goto("/")
    page.goto(analysis("azul", 1_000))
    page.get_by_role("button", name="Copy and link").click()
    page.get_by_role("dialog").get_by_role("button", name="Report of the game").click()
    sheet = page.get_by_role("dialog", name="Report")
    sheet.get_by_role("button", name="Stop").click()
    expect(sheet.get_by_role("button", name="Go on")).to_be_visible()
    assert (violations(page), misfits(page)) == ([], [])


@pytest.mark.parametrize("width", WIDTHS if IS_ALL else [DESKTOP])
def test_a_better_move_is_to_be_found(windows: Windows, house: House, width: int) -> None:
    page = windows.open(width)
    path = finished("azul")(house)
    page.goto(f"/analysis#table={path.removeprefix('/t/')}&moves=2&try")
    trial = page.get_by_role("region", name="Try again")
    expect(trial).to_contain_text("Find a better move")
    expect(page.locator(".best button")).to_have_count(0)
    pick = page.locator("main [data-pick]").first.get_attribute("data-pick")
    page.keyboard.type(f"{pick}F")
    page.locator(".choice .go").click()
    expect(trial).to_contain_text("Not yet")
    trial.get_by_role("button", name="Try again").click()
    expect(trial).to_contain_text("Find a better move")
    trial.get_by_role("button", name="Show").click()
    suggestions(page)


def test_the_thinking_can_be_paused(windows: Windows) -> None:
    page = windows.open()
    page.goto(analysis("azul", 2))
    page.locator(".best").wait_for()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Think on")).to_be_visible()
    page.get_by_role("button", name="Think on").click()
    expect(page.get_by_role("button", name="Think on")).to_have_count(0)
