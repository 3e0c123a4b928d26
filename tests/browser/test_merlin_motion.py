"""What moves at Merlin's table: the recap, its end, and a scoring that comes in between."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from logres.server.told import RECENT
from tests.browser.axe import assert_clean
from tests.browser.merlin import decide_past_the_page, wait_for_question
from tests.browser.people import DESKTOP, YOU, Guest, Json, Party
from tests.server.process import PATIENCE

SKILLED = {"kind": "bot", "bot": "greedy"}
MOVING = {"reduced_motion": "no-preference"}


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


def decide_until(guest: Guest, table: str, is_enough: Callable[[Json], bool]) -> Json:
    """Decide through the API until the guest is asked something in such a position; return the position."""
    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, "the position does not come"
        state = guest.state(table, 0)
        if not state["question"]:
            time.sleep(0.05)
            continue
        if is_enough(state["view"]):
            return state
        decision = {
            "seat": 0,
            "expected": state["seq"],
            "option": state["question"]["words"][0],
            "key": f"past-the-page-{state['seq']}",
        }
        guest.post(f"/api/tables/{table}/decisions", decision)


def posted(view: Json) -> list[str]:
    """Where on the page the vassals stand that were sent out."""
    return [
        f'[data-place="post:{place}:{vassal}"] [data-place="vassal:{seat}:{vassal}"]'
        for seat, posts in enumerate(view["vassals"])
        for vassal, place in posts.items()
        if place != "castle"
    ]


def test_a_recap_is_shown_first_and_its_pieces_end_where_the_view_says(
    party: Party, site: str, guest: Guest
) -> None:
    table = guest.open_table(YOU, SKILLED, SKILLED, SKILLED, game="merlin")
    ada = party.person(site, guest, **MOVING)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    ada.page.goto("about:blank")
    state = decide_until(guest, table, lambda view: len(view["used"][0]) == 2)
    ada.visit(f"/table/{table}")
    expect(ada.page.get_by_text("Since your last turn")).to_be_visible()
    ada.page.keyboard.press("Space")
    ada.waits_for(ada.is_asked, True)
    expect(ada.page.locator(".ghost")).to_have_count(0)
    for place in posted(state["view"]):
        expect(ada.page.locator(place)).to_be_visible()


def test_a_scoring_is_clean_and_leads_back_to_the_table(party: Party, site: str, guest: Guest) -> None:
    table = guest.open_table(YOU, SKILLED, game="merlin")
    ada = party.person(site, guest)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    decide_until(guest, table, lambda view: view["round"] == 3)
    dialog = ada.page.locator("dialog[open]")
    expect(dialog.get_by_role("rowheader", name="Traitors")).to_be_visible()
    assert_clean(ada, "a scoring", DESKTOP)
    ada.page.keyboard.press("Escape")
    expect(dialog.get_by_role("heading", name="The total")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_scoring_that_was_not_closed_is_shown_again_after_a_reload(
    party: Party, site: str, guest: Guest
) -> None:
    table = guest.open_table(YOU, SKILLED, game="merlin")
    ada = party.person(site, guest)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    scored = decide_until(guest, table, lambda view: view["round"] == 3)["seq"]
    scoring = ada.page.locator("dialog.scoring[open]")
    expect(scoring).to_be_visible()
    ada.page.reload()
    expect(scoring).to_be_visible()
    # Even if so much has happened since that the server no longer sends what the scoring changed.
    while (state := wait_for_question(guest, table)) and state["seq"] <= scored + RECENT:
        decide_past_the_page(guest, table, 0)
    ada.page.reload()
    expect(scoring.get_by_role("rowheader", name="Traitors")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(scoring.get_by_role("heading", name="The total")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(scoring).to_have_count(0)
    ada.waits_for(ada.is_asked, True)
    ada.page.reload()
    ada.waits_for(ada.is_asked, True)
    expect(scoring).to_have_count(0)
