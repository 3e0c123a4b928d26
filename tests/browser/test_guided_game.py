"""The guided first game: from the hall through the first scoring, one hint at a time."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_clean
from tests.browser.people import PHONE, Guest, Party, Person

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
UNDERSTOOD = re.compile("^(Understood|Verstanden)")


def hint(person: Person) -> Locator:
    """The hint that is shown."""
    return person.page.locator("section.hint")


def told(person: Person) -> str:
    """The title of the hint that is shown; empty if there is none."""
    title = hint(person).locator("h2")
    return title.inner_text().partition(":")[2].strip() if title.count() else ""


def understand(person: Person) -> str:
    """Read a hint and continue; return its title."""
    title = told(person)
    person.button(UNDERSTOOD).click()
    expect(hint(person).get_by_role("heading", name=title)).to_have_count(0)
    return title


def begin(person: Person, name: str = "Guided first game") -> None:
    """Go from the hall to the guided game, which greets."""
    person.visit("/")
    card = person.page.get_by_role("region", name=name)
    card.get_by_role("button").click()
    person.page.wait_for_url("**/table/*")
    expect(hint(person)).to_be_visible()


def until_something_is_there(person: Person) -> None:
    """Wait for a question to the reader, or a scoring."""
    scoring = person.page.locator("dialog[open]")
    person.waits_for(lambda: bool(scoring.count() or person.is_asked()), True)


def play_through_the_first_scoring(person: Person, titles: list[str]) -> list[str]:
    """
    Confirm every hint and take the first option, up to the third round; return what the scoring explained.
    """
    explained: list[str] = []
    scoring = person.page.locator("dialog[open]")
    for _ in range(300):
        until_something_is_there(person)
        if scoring.count():
            note = scoring.locator("p.note")
            if note.count():
                explained.append(note.inner_text())
            scoring.locator(".next button").click()
            continue
        if title := told(person):
            titles.append(title)
            if title == "Chapter two":
                return explained
            understand(person)
            continue
        person.options.first.click()
    raise AssertionError("the first scoring did not come")


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who has not played yet."""
    return Guest(site, "Ada")


def test_from_the_hall_to_the_third_round_one_hint_after_the_other(
    party: Party, site: str, guest: Guest
) -> None:
    ada = party.person(site, guest)
    begin(ada)
    titles = [understand(ada), understand(ada), understand(ada)]
    # The suggestion is right: the flag is fetched, and the mission is met.
    assert re.search(r"Try the \d: it takes your knight to the Dove", hint(ada).inner_text())
    expect(ada.page.locator("svg.board .ring")).to_have_count(2)  # the knight, and where it would go
    ada.option("Dove").first.click()
    expect(hint(ada)).to_contain_text("Send a vassal")
    ada.option("Flag-bearer").click()
    expect(hint(ada)).to_contain_text("A mission is met")
    ada.page.reload()
    expect(hint(ada)).to_contain_text("A mission is met")
    explained = play_through_the_first_scoring(ada, titles)
    assert titles[:4] == [
        "Welcome to the round table",
        "Four dice, four turns",
        "The white die moves me",
        "A mission is met",
    ]
    wanted = ["A flag has a power", "Traitors on your wall", "A new round"]
    found = [title for title in titles if title in wanted]
    assert found == wanted
    assert len(titles) == len(set(titles)), "nothing is told twice"
    for station in (
        "First the traitors",
        "Now the environs",
        "One principality",
        "One point for each vassal",
    ):
        assert any(note.startswith(station) for note in explained)


def test_the_hints_can_be_left_and_brought_back(party: Party, site: str, guest: Guest) -> None:
    ada = party.person(site, guest)
    begin(ada)
    ada.button("Stop the hints").click()
    expect(hint(ada)).to_have_count(0)
    expect(ada.question).to_be_focused()
    ada.page.reload()
    expect(ada.options.first).to_be_visible()
    expect(hint(ada)).to_have_count(0)
    ada.button("Settings").click()
    ada.button("Hints from Merlin again").click()
    ada.page.keyboard.press("Escape")
    expect(hint(ada)).to_contain_text("Welcome to the round table")
    ada.visit("/")
    card = ada.page.get_by_role("region", name="Guided first game")
    card.get_by_role("link", name="Continue").click()
    expect(hint(ada)).to_contain_text("Welcome to the round table")


def test_the_keyboard_closes_hints_and_a_screen_reader_hears_them(
    party: Party, site: str, guest: Guest
) -> None:
    ada = party.person(site, guest)
    begin(ada)
    ada.waits_for(lambda: any("Merlin: Welcome" in line for line in ada.announced()), True)
    for key, title in (
        ("Enter", "Four dice"),
        ("Escape", "The white die"),
        ("Escape", "Your knight goes clockwise"),
    ):
        ada.page.keyboard.press(key)
        expect(hint(ada)).to_contain_text(title)
    ada.page.keyboard.press("Escape")
    expect(hint(ada)).to_have_count(0)
    ada.button("Show the last hint again").click()
    expect(hint(ada)).to_contain_text("Your knight goes clockwise")


def test_in_german_on_a_phone_the_hint_leads_to_what_it_speaks_of(
    party: Party, site: str, guest: Guest
) -> None:
    ada = party.person(site, guest, locale="de-DE", **TOUCH)
    begin(ada, "Geführte erste Partie")
    expect(hint(ada)).to_contain_text("Willkommen an der Tafelrunde")
    for _ in range(60):
        until_something_is_there(ada)
        if hint(ada).get_by_role("button", name="Zeigen").count():
            break
        if told(ada):
            understand(ada)
        else:
            ada.options.first.tap()
    hint(ada).get_by_role("button", name="Zeigen").tap()
    expect(hint(ada)).to_be_visible()
    expect(ada.page.locator(".zone :is(.marked, .ring)").first).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_axe_finds_nothing_where_a_hint_is_told(party: Party, site: str, guest: Guest) -> None:
    ada = party.person(site, guest)
    ada.visit("/")
    expect(ada.page.get_by_role("region", name="Guided first game")).to_be_visible()
    assert_clean(ada, "the hall of somebody new")
    begin(ada)
    assert_clean(ada, "a hint")


def test_without_a_name_the_guided_game_gives_one(party: Party, site: str) -> None:
    somebody = party.person(site)
    begin(somebody)
    expect(somebody.question).to_have_text("Choose a die")
