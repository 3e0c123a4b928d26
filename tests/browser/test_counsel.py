"""Counsel at Merlin's table: asked by key and button, told in words and on the board, noted for everybody."""

from __future__ import annotations

import os

from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import GENTLE, seated
from tests.browser.people import DESKTOP, PHONE, Guest, Party, Person

MARKS = "svg.board .advised"
ROWS = ".counsel ol button"
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


def pictured(person: Person, name: str) -> None:
    """Keep a picture of the page, if PICTURES names a folder."""
    if folder := os.environ.get("PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")


def asked(party: Party, site: str, size: ViewportSize, **browser: object) -> Person:
    """Ada at a table of Merlin, asked for her first move."""
    person, _ = seated(
        party, site, Guest(site, "Ada"), GENTLE, settings={"favor": "on"}, viewport=size, **browser
    )
    person.waits_for(person.is_asked, True)
    return person


def test_counsel_is_asked_with_a_key_read_out_and_followed_on_the_board(party: Party, site: str) -> None:
    ada = asked(party, site, DESKTOP)
    question = ada.question.inner_text()
    ada.page.keyboard.press("h")
    expect(ada.heading("Counsel")).to_be_visible()
    expect(ada.page.locator(MARKS)).to_be_visible()
    expect(ada.page.locator(".counsel .reasons li").first).to_be_visible()
    ada.waits_for(lambda: any(line.startswith("Counsel: ") for line in ada.announced()), True)
    pictured(ada, "counsel")
    marked = ada.page.locator(MARKS).inner_html()
    best = ada.page.locator(".counsel .turn").inner_text()
    ada.page.locator(ROWS).first.focus()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator(ROWS).nth(1)).to_be_focused()
    expect(ada.page.locator(ROWS).nth(1)).to_have_attribute("aria-pressed", "true")
    ada.waits_for(lambda: ada.page.locator(MARKS).inner_html() != marked, True)
    assert ada.page.locator(".counsel .turn").inner_text() != best
    assert ada.question.inner_text() == question
    assert_clean(ada, "counsel", DESKTOP, LAPTOP)
    if os.environ.get("PICTURES"):
        ada.page.emulate_media(color_scheme="dark")
        pictured(ada, "counsel-dark")
        ada.resize(LAPTOP)
        ada.page.emulate_media(color_scheme="light")
        pictured(ada, "counsel-1280")
    ada.resize(DESKTOP)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(MARKS)).to_have_count(0)
    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.get_by_text("Ada asked for counsel.").first).to_be_visible()


def test_counsel_is_given_in_german_to_a_thumb(party: Party, site: str) -> None:
    ada = asked(party, site, PHONE, has_touch=True, locale="de-DE")
    ada.button("Rat").tap()
    expect(ada.heading("Rat")).to_be_visible()
    expect(ada.page.locator(ROWS).first).to_be_visible()
    expect(ada.page.locator(MARKS)).to_be_attached()
    pictured(ada, "counsel-phone")
    assert_clean(ada, "counsel on a phone", PHONE)
    ada.button("Schließen").tap()
    expect(ada.page.locator(".counsel")).to_have_count(0)


def test_counsel_that_was_overtaken_is_asked_again(party: Party, site: str) -> None:
    ada = asked(party, site, DESKTOP)
    ada.button("Counsel").click()
    expect(ada.page.locator(ROWS).first).to_be_visible()
    ada.choose(lambda options: options.first)
    again = ada.button("Ask again")
    expect(again).to_be_visible()
    expect(ada.page.locator(MARKS)).to_have_count(0)
