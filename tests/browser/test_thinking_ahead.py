"""Missions that point to what brings them nearer, and the plan of a round."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import expect

from tests.browser.merlin import GENTLE, seated
from tests.browser.people import DESKTOP, PHONE, Guest, Party, Person

NUMBERS = ".landings text"


def pictured(person: Person, name: str) -> None:
    """Keep a picture of the page, if PICTURES names a folder."""
    if folder := os.environ.get("PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")


@pytest.fixture
def ada(party: Party, site: str) -> Person:
    """Ada at a table of Merlin, asked for her first move."""
    person, _ = seated(
        party, site, Guest(site, "Ada"), GENTLE, settings={"arthur": "on", "favor": "on"}, viewport=DESKTOP
    )
    person.waits_for(person.is_asked, True)
    return person


def test_a_mission_with_the_focus_marks_what_brings_it_nearer(ada: Person) -> None:
    ada.page.locator("[data-piece^='mission:'] button").first.focus()
    expect(ada.page.locator("svg.board .ring").first).to_be_visible()
    expect(ada.page.locator(".question .marked").first).to_be_visible()
    pictured(ada, "mission")
    ada.waits_for(lambda: any("bring" in line for line in ada.announced()), True)
    ada.question.focus()
    expect(ada.page.locator(".question .marked")).to_have_count(0)


def test_a_round_is_planned_with_the_keyboard_and_nothing_is_decided(ada: Person) -> None:
    asked = ada.question.inner_text()
    ada.page.keyboard.press("p")
    expect(ada.heading("Plan the round")).to_be_visible()
    expect(ada.page.locator(NUMBERS)).to_have_count(5)
    pictured(ada, "plan")
    expect(ada.page.locator("svg.board .lights path")).to_have_count(0)  # gold is for what can be done now
    before = (
        ada.page.get_by_label("How to use").all_inner_texts()
        + ada.page.locator("ol .where").all_inner_texts()
    )
    later = ada.button(re.compile("^Later")).first
    later.focus()
    ada.page.keyboard.press("Enter")
    ada.waits_for(
        lambda: (
            ada.page.get_by_label("How to use").all_inner_texts()
            + ada.page.locator("ol .where").all_inner_texts()
            != before
        ),
        True,
    )
    expect(ada.page.locator(NUMBERS)).to_have_count(5)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(NUMBERS)).to_have_count(0)
    expect(ada.question).to_have_text(asked)


def test_a_round_is_planned_with_a_thumb(party: Party, site: str) -> None:
    person, _ = seated(party, site, Guest(site, "Ada"), GENTLE, viewport=PHONE, has_touch=True)
    person.waits_for(person.is_asked, True)
    person.button("Plan the round").tap()
    expect(person.page.locator(NUMBERS)).to_have_count(4)
    pictured(person, "plan-phone")
    person.button(re.compile("^Close")).tap()
    expect(person.button("Plan the round")).to_be_visible()
