"""axe finds nothing at a table of Merlin, whatever is asked, shown or opened."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import GENTLE, decide_past_the_page, seated, wait_for_question
from tests.browser.people import DESKTOP, FRIEND, PHONE, YOU, Guest, Party

NARROW: ViewportSize = {"width": 1280, "height": 800}
ENOUGH = 8  # kinds of questions
LAST_BEFORE_SCORING = 2  # round


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


def test_every_kind_of_question_is_clean(party: Party, site: str, guest: Guest) -> None:
    table = guest.open_table(YOU, GENTLE, game="merlin", settings={"favor": "on"})
    ada = party.person(site, guest)
    seen: set[str] = set()
    while (state := wait_for_question(guest, table)) and len(seen) < ENOUGH:
        ask = state["question"]["ask"]
        if ask not in seen:
            seen.add(ask)
            ada.visit(f"/table/{table}")
            ada.waits_for(ada.is_asked, True)
            assert_clean(ada, ask, DESKTOP, PHONE)
        decide_past_the_page(guest, table, 0)
    assert len(seen) == ENOUGH, seen


def test_a_scoring_is_clean_at_its_steps_and_at_its_sum(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, GENTLE)
    scoring = ada.page.get_by_role("dialog")
    while not scoring.count():
        state = wait_for_question(guest, table)
        assert state is not None, "the game is not over yet"
        if state["view"]["round"] <= LAST_BEFORE_SCORING:
            decide_past_the_page(guest, table, 0)
        elif not scoring.count():
            ada.page.keyboard.press(" ")  # skip the rest of the playback
            ada.page.wait_for_timeout(100)
    for step in ("the first step", "the second step"):
        assert_clean(ada, step, DESKTOP, PHONE)
        ada.resize(DESKTOP)
        ada.page.keyboard.press(" ")
    ada.page.keyboard.press("Escape")
    assert_clean(ada, "the total", DESKTOP, PHONE)


def test_another_ones_turn_and_every_part_of_the_table_are_clean(
    party: Party, site: str, guest: Guest
) -> None:
    friend = Guest(site, "Bela")
    table = guest.open_table(YOU, FRIEND, GENTLE, game="merlin")
    friend.post(f"/api/invitations/{guest.state(table)['table']['seats'][1]['invitation']}")
    ada = party.person(site, guest)
    ada.visit(f"/table/{table}")
    while (seat := guest.state(table)["table"]["asked"]) != 1:
        if seat == 0:
            decide_past_the_page(guest, table, -1)
        ada.page.wait_for_timeout(50)
    expect(ada.page.get_by_text("Bela to move").first).to_be_visible()
    assert_clean(ada, "waiting", DESKTOP, NARROW, PHONE)
    parts = ada.page.get_by_role("navigation", name="Parts of the table")
    for part in parts.get_by_role("button").all():
        part.click()
        assert_clean(ada, f"part {part.inner_text()}", PHONE)


def test_an_explanation_is_clean(party: Party, site: str, guest: Guest) -> None:
    ada, _ = seated(party, site, guest, GENTLE)
    ada.waits_for(ada.is_asked, True)
    ada.page.locator('[data-piece="supply:traitors"]').click(force=True)
    expect(ada.link(re.compile("^R[0-9]|[Rr]ule")).last).to_be_visible()
    assert_clean(ada, "an explanation", DESKTOP)
