"""Counsel in King Arthur: asked by key and button, told in words and on the cards, noted for everybody."""

from __future__ import annotations

import os
import re

from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import GENTLE
from tests.browser.people import DESKTOP, PHONE, YOU, Guest, Party, Person

ROWS = ".counsel ol button"
MARKED = "body.counselled .marked"
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


def pictured(person: Person, name: str) -> None:
    """Keep a picture of the page in both themes, if PICTURES names a folder."""
    if folder := os.environ.get("PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")
        person.page.emulate_media(color_scheme="dark")
        person.page.screenshot(path=f"{folder}/{name}-dark.png")
        person.page.emulate_media(color_scheme="light")


def asked(party: Party, site: str, size: ViewportSize, seals: str = "off", **browser: object) -> Person:
    """Ada at a table, asked which adversary she challenges."""
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, GENTLE, game="kingarthur", settings={"seals": seals})
    person = party.person(site, guest, viewport=size, **browser)
    person.visit(f"/table/{table}")
    person.waits_for(person.is_asked, True)
    return person


def test_counsel_is_asked_with_a_key_read_out_and_marked_on_the_cards(party: Party, site: str) -> None:
    ada = asked(party, site, LAPTOP)
    question = ada.question.inner_text()
    expect(ada.button("Counsel")).to_be_visible()
    ada.page.keyboard.press("h")
    expect(ada.heading("Counsel")).to_be_visible()
    expect(ada.page.locator(ROWS).first).to_be_visible()
    ada.waits_for(lambda: any(line.startswith("Counsel: ") for line in ada.announced()), True)
    pictured(ada, "card-counsel-1280")
    rows = ada.page.locator(ROWS)
    best = ada.page.locator(".counsel .turn").inner_text()
    rows.first.focus()
    ada.page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    assert ada.page.locator(".counsel .turn").inner_text() != best
    assert ada.question.inner_text() == question
    assert_clean(ada, "counsel in King Arthur", DESKTOP, LAPTOP)
    ada.resize(DESKTOP)
    pictured(ada, "card-counsel-desktop")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".counsel")).to_have_count(0)
    expect(ada.page.locator(MARKED)).to_have_count(0)
    expect(ada.page.get_by_text("Ada asked for counsel.").first).to_be_visible()


def test_the_cards_of_the_advised_turn_have_dashes_and_no_gold_because_of_it(party: Party, site: str) -> None:
    ada = asked(party, site, DESKTOP, "on")
    gold = ada.page.locator(".can").count()
    ada.button("Counsel").click()
    rows = ada.page.locator(ROWS)
    expect(rows.first).to_be_visible()
    for row in rows.all():
        row.hover()
        if row.locator(".what svg").count():
            expect(ada.page.locator(MARKED).first).to_have_css("outline-style", "dashed")
    assert ada.page.locator(".counsel .can").count() == 0
    assert ada.page.locator(".can").count() == gold


def test_counsel_is_given_in_german_to_a_thumb(party: Party, site: str) -> None:
    ada = asked(party, site, PHONE, has_touch=True, locale="de-DE")
    ada.button("Rat").tap()
    expect(ada.heading("Rat")).to_be_visible()
    expect(ada.page.locator(ROWS).first).to_be_visible()
    expect(ada.page.get_by_text(re.compile("von Ector"))).to_be_visible()
    pictured(ada, "card-counsel-phone")
    assert_clean(ada, "counsel in King Arthur on a phone", PHONE)
    ada.button("Schließen").tap()
    expect(ada.page.locator(".counsel")).to_have_count(0)


def test_counsel_that_was_overtaken_is_asked_again(party: Party, site: str) -> None:
    ada = asked(party, site, DESKTOP)
    ada.button("Counsel").click()
    expect(ada.page.locator(ROWS).first).to_be_visible()
    ada.choose(lambda options: options.last)
    expect(ada.button("Ask again")).to_be_visible()
    expect(ada.page.locator(MARKED)).to_have_count(0)
