"""Where a finished game turned: curves, cards, and the way back; large and small, in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_clean
from tests.browser.people import DESKTOP, PHONE, Guest, Party, Person, decide_for, open_for
from tests.server.process import PATIENCE

OPEN = re.compile(r"\bopen\b")
LONG = 3 * PATIENCE * 1000  # the process that looks through games gives way to everything else


@pytest.fixture(scope="module")
def game(site: str) -> tuple[Guest, str]:
    """A finished game of two guests."""
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests, game="kingarthur")
    decide_for(guests, table, decisions=2000)
    return guests[0], table


@pytest.fixture
def ada(party: Party, site: str, game: tuple[Guest, str]) -> Person:
    return party.person(site, game[0])


def heading(person: Person, words: str) -> Locator:
    return person.page.get_by_role("heading", name=words, exact=True)


def test_the_story_of_a_game_is_told_once_it_was_looked_through(game: tuple[Guest, str], ada: Person) -> None:
    ada.visit(f"/table/{game[1]}")
    ada.button("Turning points").click()
    expect(heading(ada, "Chance of winning")).to_be_visible(timeout=LONG)
    expect(heading(ada, "How well each played")).to_be_visible()
    cards = ada.page.locator(".card")
    expect(cards.first).to_have_class(OPEN)
    ada.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_have_class(OPEN)
    ada.button("as a table").click()
    rows = ada.page.get_by_role("group", name="Chance of winning").locator("tbody tr").last.locator("td")
    assert sum(int(cell.replace(" %", "")) for cell in rows.all_inner_texts()) in range(99, 102)
    assert_clean(ada, "turning points", DESKTOP, PHONE)
    assert ada.page.locator(".story .can").count() == 0, "nothing has gold"


def test_it_is_told_in_german_on_a_phone(game: tuple[Guest, str], party: Party, site: str) -> None:
    anna = party.person(site, game[0], locale="de-DE", viewport=PHONE)
    anna.visit(f"/table/{game[1]}")
    anna.button("Wendepunkte").click()
    expect(heading(anna, "Gewinnaussicht")).to_be_visible(timeout=LONG)
    expect(heading(anna, "Wie gut alle spielten")).to_be_visible()


def test_the_opponents_are_told_without_a_guess_and_one_click_starts_a_game(party: Party, site: str) -> None:
    bela = party.person(site, Guest(site, "Bela"))
    bela.visit("/opponents")
    expect(bela.heading("Nimue")).to_be_visible()
    assert_clean(bela, "opponents", DESKTOP, PHONE)
    bela.button("Play against Lionel").click()
    expect(bela.page).to_have_url(re.compile("/table/"))
