"""axe finds nothing at a table, at the end and in the replay, in light and dark, large and small."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import assert_clean
from tests.browser.people import (
    DESKTOP,
    PHONE,
    YOU,
    Guest,
    Party,
    Person,
    decide_for,
    open_for,
)

DEVICE = {"kind": "device", "name": "Bela"}
ARRANGEMENTS: tuple[ViewportSize, ...] = (
    DESKTOP,
    {"width": 1280, "height": 800},
    {"width": 1000, "height": 700},
    PHONE,
)
QUESTIONS: dict[str, str | re.Pattern[str]] = {
    "draw-adversaries": "Draw adversaries",
    "challenge": "Challenge one",
    "adventure": "Take an adventure",
    "draw-knights": re.compile("^Draw"),
}


@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_question_is_clean(party: Party, site: str, ask: str) -> None:
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests, settings={"seals": "on"})
    decide_for(guests, table, until=(0, ask))
    ada = party.person(site, guests[0])
    ada.visit(f"/table/{table}")
    expect(ada.question).to_have_text(QUESTIONS[ask])
    assert_clean(ada, ask, *ARRANGEMENTS)
    ada.resize(DESKTOP)
    for summary in ada.page.locator("main summary:visible").all():
        summary.click()
    assert_clean(ada, f"{ask}, why not", DESKTOP)


def test_half_made_decisions_are_clean(party: Party, site: str) -> None:
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests)
    decide_for(guests, table, until=(0, "challenge"))
    ada = party.person(site, guests[0])
    ada.visit(f"/table/{table}")
    for size in (DESKTOP, PHONE):
        ada.resize(size)
        ada.page.locator(".fan.knights button.can").first.click()
        expect(ada.page.get_by_text("You laid down")).to_be_visible()
        assert_clean(ada, "knights laid down", size)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_text("You laid down")).to_have_count(0)
        ways = ada.option("ways to pay")
        if ways.count():
            ways.first.click()
            assert ada.is_half_made()
            assert_clean(ada, "several ways to pay", size)
            ada.page.keyboard.press("Escape")


def test_waiting_and_watching_are_clean(party: Party, site: str) -> None:
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests, settings={"seals": "on"})
    decide_for(guests, table, 30)
    decide_for(guests, table, until=(0, "challenge"))
    bela, cleo = party.person(site, guests[1]), party.person(site)
    for person in (bela, cleo):
        person.visit(f"/table/{table}")
    expect(bela.page.get_by_text("Ada to move").first).to_be_visible()
    assert_clean(bela, "waiting", *ARRANGEMENTS)
    expect(cleo.page.get_by_text("You are watching").first).to_be_visible()
    assert_clean(cleo, "watching", *ARRANGEMENTS)


def test_every_part_of_a_table_that_opens_is_clean(party: Party, site: str) -> None:
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests)
    decide_for(guests, table, 30)
    ada = party.person(site, guests[0])
    ada.visit(f"/table/{table}")
    expect(ada.question).to_be_visible()
    for size in ARRANGEMENTS:
        ada.resize(size)
        parts = ada.page.get_by_role("navigation", name="Parts of the table").or_(
            ada.page.get_by_role("group", name="Parts of the table")
        )
        for part in parts.get_by_role("button").all():
            part.click()
            assert_clean(ada, f"part {part.inner_text()}", size)
    for size, name in ((DESKTOP, "Settings"), (PHONE, "Menu")):
        ada.resize(size)
        ada.button(name, exact=True).click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        assert_clean(ada, "menu", size)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_passing_the_device_and_offline_are_clean(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, DEVICE)
    person = party.person(site, guest)
    person.expects("ERR_INTERNET_DISCONNECTED")
    person.visit(f"/table/{table}")
    taking = person.button(re.compile("^I am "))
    expect(taking).to_be_visible()
    assert_clean(person, "passing the device")
    taking.click()
    person.waits_for(person.is_asked, True)
    person.context.set_offline(True)
    expect(person.page.get_by_text("You are offline")).to_be_visible()
    assert_clean(person, "offline")


def test_the_end_is_clean_as_charts_and_as_tables(party: Party, site: str) -> None:
    person, table = finished(party, site)
    person.visit(f"/table/{table}")
    expect(person.heading("Decisive turns")).to_be_visible()
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    expect(person.heading("The deal was fair")).to_be_visible()
    for summary in person.page.locator("main summary:visible").all():
        summary.click()
    assert_clean(person, "the end, charts")
    person.resize(DESKTOP)
    person.page.locator(".legend button").first.hover()
    assert_clean(person, "the end, one source looked at", DESKTOP)
    for shown in (1, 2):
        person.button("as a table").first.click()
        expect(person.button("as a chart")).to_have_count(shown)
    assert_clean(person, "the end, tables")
    person.button("Look at the final table").click()
    expect(person.heading("Points by source")).to_have_count(0)
    assert_clean(person, "the final table")


def test_the_replay_is_clean_at_the_beginning_in_the_middle_and_at_the_end(party: Party, site: str) -> None:
    person, table = finished(party, site)
    for number in ("0", "25", ""):
        person.visit(f"/table/{table}/replay/{number}".rstrip("/"))
        expect(person.page.get_by_role("slider")).to_be_visible()
        expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
        assert_clean(person, f"replay {number}", *(ARRANGEMENTS if number == "25" else (DESKTOP, PHONE)))
    person.resize(PHONE)
    person.button("More", exact=True).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert_clean(person, "replay, more", PHONE)


def finished(party: Party, site: str) -> tuple[Person, str]:
    """Somebody with a game that is over."""
    guests = [Guest(site, "Ada"), Guest(site, "Bela"), Guest(site, "Cleo")]
    table = open_for(*guests, settings={"seals": "on"})
    decide_for(guests, table)
    return party.person(site, guests[0]), table
