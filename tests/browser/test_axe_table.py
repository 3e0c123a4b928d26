"""axe finds nothing at a table, at the end and in the replay, in light and dark, large and small."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.people import (
    BOT,
    DESKTOP,
    PHONE,
    YOU,
    Guest,
    Party,
    Person,
    decide_for,
    open_for,
    play_until,
    progress,
    whoever_is_asked,
)

DEVICE = {"kind": "device", "name": "Bela"}
SIZES = {
    "wide": DESKTOP,
    "middle": {"width": 1280, "height": 800},
    "side": {"width": 1000, "height": 700},
    "phone": PHONE,
}


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The four arrangements of a table."""
    return {"viewport": SIZES[request.param]}


@pytest.fixture(params=["wide", "phone"])
def large_or_small(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A large screen and a small one."""
    return {"viewport": SIZES[request.param]}


def test_every_question_is_clean(party: Party, site: str, size: dict[str, Any]) -> None:
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, BOT, BOT, options={"seals": "on"})
    ada = party.person(site, guest, **size)
    ada.visit(f"/table/{table}")
    seen: set[str] = set()
    wanted = {"Draw adversaries", "Challenge one", "Take an adventure", "Draw a knight", "several ways"}
    for _ in range(120):
        if whoever_is_asked([ada]) is None:
            break
        question = "several ways" if ada.is_half_made() else ada.question.inner_text()
        if question in wanted - seen:
            for summary in ada.page.locator("main summary:visible").all():
                summary.click()
            assert_clean(ada, question)
            if question == "Challenge one":
                ada.page.locator(".fan.knights button.can").first.click()
                expect(ada.page.get_by_text("You laid down")).to_be_visible()
                assert_clean(ada, "knights laid down")
                ada.page.keyboard.press("Escape")
        seen.add(question)
        if wanted <= seen:
            break
        ada.choose(progress)
    assert len(wanted & seen) >= 4, seen


def test_waiting_watching_and_every_part_that_opens_are_clean(
    party: Party, site: str, size: dict[str, Any]
) -> None:
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests, options={"seals": "on"})
    decide_for(guests, table, 30)
    people = [party.person(site, guest, **size) for guest in guests]
    for person in people:
        person.visit(f"/table/{table}")
    asked = play_until(people, "")
    waiting = people[1 - people.index(asked)]
    expect(waiting.page.get_by_text("is to move").first).to_be_attached()
    assert_clean(waiting, "waiting")
    watcher = party.person(site, **size)
    watcher.visit(f"/table/{table}")
    expect(watcher.page.get_by_text("You are watching").first).to_be_attached()
    assert_clean(watcher, "watching")
    parts = waiting.page.get_by_role("navigation", name="Parts of the table").or_(
        waiting.page.get_by_role("group", name="Parts of the table")
    )
    for part in parts.get_by_role("button").all():
        part.click()
        assert_clean(waiting, f"part {part.inner_text()}")
    waiting.button(re.compile("^(Speed|Menu)$")).click()
    expect(waiting.page.get_by_role("dialog")).to_be_visible()
    assert_clean(waiting, "menu")


def test_passing_the_device_and_offline_are_clean(
    party: Party, site: str, large_or_small: dict[str, Any]
) -> None:
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, DEVICE)
    person = party.person(site, guest, **large_or_small)
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


def test_the_end_is_clean_as_charts_and_as_tables(
    party: Party, site: str, large_or_small: dict[str, Any]
) -> None:
    person, table = finished(party, site, large_or_small)
    person.visit(f"/table/{table}")
    expect(person.heading("Decisive turns")).to_be_visible()
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    expect(person.heading("The deal was fair")).to_be_visible()
    for summary in person.page.locator("main summary:visible").all():
        summary.click()
    assert_clean(person, "the end, charts")
    for _ in range(2):
        person.button("as a table").first.click()
    assert_clean(person, "the end, tables")
    person.button("Look at the final table").click()
    expect(person.heading("Points by source")).to_have_count(0)
    assert_clean(person, "the final table")


def test_the_replay_is_clean_at_the_beginning_in_the_middle_and_at_the_end(
    party: Party, site: str, size: dict[str, Any]
) -> None:
    person, table = finished(party, site, size)
    for number in ("0", "25", ""):
        person.visit(f"/table/{table}/replay/{number}".rstrip("/"))
        expect(person.page.get_by_role("slider")).to_be_visible()
        expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
        assert_clean(person, f"replay {number}")
    more = person.button("More", exact=True)
    if more.count():
        more.click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        assert_clean(person, "replay, more")


def finished(party: Party, site: str, size: dict[str, Any]) -> tuple[Person, str]:
    """Somebody with a game that is over."""
    guests = [Guest(site, "Ada"), Guest(site, "Bela"), Guest(site, "Cleo")]
    table = open_for(*guests, options={"seals": "on"})
    decide_for(guests, table)
    return party.person(site, guests[0], **size), table
