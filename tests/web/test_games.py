"""Games in a browser: by clicks, by taps, by keys, and by two people over a link.

With TILEWRIGHT_ALL set they are played to their end there, else from some move on without the page.
"""

import re
from collections.abc import Sequence
from itertools import takewhile
from random import Random

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.houses import House
from tests.web.browsers import IS_ALL, Windows
from tests.web.looking import animated, shifts, watch
from tests.web.people import AzulPerson, DuelPerson, KeyboardPerson, Person, ThumbPerson
from tests.web.places import BOT, LEVEL, table

BY_CLICKS = 400 if IS_ALL else 10  # decisions
WON = re.compile(r"\bYou win\b|\bwins\b|\bshare\b")


def test_a_newcomer_plays_azul_against_a_bot(windows: Windows, house: House) -> None:
    page = windows.open()
    page.goto("/")
    play_a_bot(page, house, "Azul", AzulPerson(page))
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("region", name="Factories and centre").wait_for()


def test_four_players_tile_gray_walls(windows: Windows, house: House) -> None:
    page = windows.open()
    page.goto(table("me", BOT, BOT, BOT, wall="gray")(house))
    person = AzulPerson(page)
    told = page.get_by_role("log").get_by_text(re.compile(r"You move a \w+ tile to row \d"))
    while not told.count():
        assert person.play()


def test_duel_is_played_on_a_phone(windows: Windows, house: House) -> None:
    page = windows.open(360)
    page.goto(table("me", BOT, game="duel")(house))
    person = ThumbPerson(page)
    assert all([person.play() for _ in range(8)])


def test_a_newcomer_plays_duel_against_a_bot(windows: Windows, house: House) -> None:
    page = windows.open()
    page.goto("/")
    play_a_bot(page, house, "Azul Duel", DuelPerson(page))


def play_a_bot(page: Page, house: House, game: str, person: Person) -> None:
    """From the first page to the result."""
    card = page.get_by_role("region", name=game, exact=True)
    card.get_by_role("combobox").select_option(LEVEL)
    with page.expect_response("**/api/tables") as answer:
        card.get_by_role("button", name="Play a bot").click()
    turns = sum(takewhile(bool, (person.play() for _ in range(BY_CLICKS))))
    assert turns == BY_CLICKS or (IS_ALL and turns > 20)
    if not IS_ALL:
        assert not person.over.is_visible()
        made = answer.value.json()
        page.goto("/")
        play_elsewhere(house, made["table"], made["token"])
        page.go_back()
    person.over.wait_for()
    expect(page.get_by_role("heading", level=1)).to_contain_text(WON)


def play_elsewhere(house: House, table: str, token: str) -> None:
    """Play on to the end without the page, which is quicker."""
    rng = Random(1)
    with house.socket(table, token) as player:
        player.until("snapshot")
        while player.view["status"] == "playing":
            if player.view["legal"]:
                player.ask("act", action=rng.choice(player.view["legal"])["action"])
            else:
                player.hear()


def test_turns_are_taken_by_keyboard_alone(windows: Windows) -> None:
    page = windows.open()
    page.goto("/")
    person = KeyboardPerson(page)
    card = page.get_by_role("region", name="Azul", exact=True)
    person.tab_to(card.get_by_role("button", name="Play a bot"))
    page.keyboard.press("Enter")
    assert all([person.play() for _ in range(8)])  # beyond the first round


def test_two_people_play_over_a_link_and_lose_the_connection(windows: Windows) -> None:
    anna, ben = windows.open(), windows.open(name="Ben")
    lines: list[WebSocketRoute] = []
    ben.route_web_socket("**/ws", lambda line: lines.append(connected(line)))
    anna.goto("/")
    azul = anna.get_by_role("region", name="Azul", exact=True)
    azul.get_by_role("button", name="Invite a friend").click()
    ben.goto(anna.get_by_role("textbox", name=re.compile("link", re.IGNORECASE)).input_value())
    ben.get_by_role("button", name="Sit down").click()
    people = [AzulPerson(anna), AzulPerson(ben, 2)]
    take_turns(people, 2)
    lines[-1].close()  # Ben's line is cut, and he comes back by himself
    take_turns(people, 2)
    assert len(lines) > 1
    windows.forgiven = re.compile("ERR_INTERNET_DISCONNECTED")
    anna.context.set_offline(True)
    expect(anna.get_by_text("Your moves are safe")).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.get_by_text("Your moves are safe")).to_be_hidden()
    last = take_turns(people, 2)
    for person in people:
        told = person.page.get_by_role("log").locator("p").last
        expect(told).to_have_text(re.compile("^You " if person is last else "^(Anna|Ben) "))


def connected(line: WebSocketRoute) -> WebSocketRoute:
    """A line to the server that the test can cut."""
    line.connect_to_server()
    return line


def take_turns(people: Sequence[Person], turns: int) -> Person:
    """Let whoever is in turn play, so many times; who played last."""
    for _ in range(turns):
        while not (asked := [each for each in people if each.begins.first.is_visible()]):
            people[0].page.wait_for_timeout(30)
        asked[0].play()
    return asked[0]


def test_a_hint_is_answered_while_tiles_fly(windows: Windows, house: House) -> None:
    for place, person in (
        (table("me", BOT), AzulPerson),
        (table("me", BOT, game="duel"), DuelPerson),
    ):
        page = windows.open(speed=0.5)
        page.goto(place(house))
        player = person(page)
        player.begins.first.wait_for()
        hint = page.get_by_role("button", name="Hint", exact=True)
        hint.click()
        label = page.locator(".choice").get_by_text("Hint", exact=True)
        label.wait_for()
        player.place.click()  # the tiles of this move and of the answer fly for a while
        label.wait_for(state="hidden")
        hint.click()  # as soon as it can be pressed
        label.wait_for()
        player.place.wait_for()


def test_nothing_moves_but_tiles(windows: Windows, house: House) -> None:
    for place, person in (
        (table("me", BOT), AzulPerson),
        (table("me", BOT, game="duel"), DuelPerson),
    ):
        page = windows.open(speed=2)
        page.goto(place(house))
        player = person(page)
        player.begins.first.wait_for()
        watch(page)
        for _ in range(3):
            player.play()
        player.begins.or_(player.over).first.wait_for()
        assert shifts(page) == []
        assert animated(page) == set()
