"""Strangers in browsers: they look for somebody to play with, and are paired."""

import re

from playwright.sync_api import Page, expect

from tests.web.browsers import Windows

TABLE = re.compile(r"/t/[a-z0-9]{12}")


def seek(page: Page, is_first: bool = False) -> None:
    """From the first page into a search by two clicks."""
    page.goto("/")
    page.locator("a[href='/play']").click()
    page.locator("form button.primary").click()
    if is_first:
        page.locator("aside").get_by_role("status").wait_for()


def test_two_strangers_are_paired_by_two_clicks_each(windows: Windows) -> None:
    anna, ben = windows.open(), windows.open(name="Ben", language="hu")
    seek(anna, is_first=True)
    anna.reload()  # the search outlives it, and goes on elsewhere
    anna.goto("/rules/azul")
    expect(anna.locator("aside").get_by_role("status")).to_contain_text("Looking for an opponent")
    seek(ben)
    for page in (anna, ben):
        page.wait_for_url(TABLE)
    expect(anna.locator("aside").get_by_role("status")).to_have_count(0)
