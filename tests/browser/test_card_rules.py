"""The cards of King Arthur say what they are, and lead to their rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_clean
from tests.browser.people import BOT, DESKTOP, PHONE, YOU, Guest, Party, Person


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


def seated(party: Party, site: str, guest: Guest, **browser: object) -> tuple[Person, str]:
    """The guest comes with a browser to a new table of King Arthur, and is asked."""
    table = guest.open_table(YOU, BOT, game="kingarthur", settings={"seals": "on"})
    person = party.person(site, guest, **browser)
    person.visit(f"/table/{table}")
    person.waits_for(person.is_asked, True)
    return person, table


def explanation(person: Person) -> Locator:
    """What is said about a card."""
    return person.page.locator("[data-explanation]")


def test_a_pointer_that_rests_on_a_card_learns_what_it_is_and_opens_its_rule(
    party: Party, site: str, guest: Guest
) -> None:
    ada, table = seated(party, site, guest)
    seq = guest.state(table, 0)["seq"]
    ada.page.mouse.move(1, 1)  # the first movement loads what explains
    ada.page.wait_for_load_state("networkidle")
    ada.page.locator("[data-place='adventure:grail']").hover()
    expect(explanation(ada)).to_contain_text("Holy Grail")
    expect(explanation(ada)).to_contain_text("worth 12 in total")
    assert_clean(ada, "what a card is", DESKTOP)
    explanation(ada).get_by_role("link", name="Rule K6.3a").click()
    drawer = ada.page.locator("aside.rule-drawer")
    expect(drawer).to_contain_text("K6.3a")
    expect(drawer.locator("dl").first).to_contain_text("worth 12 together")
    expect(ada.question).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    assert guest.state(table, 0)["seq"] == seq, "nothing was chosen"


def test_the_key_explains_the_focused_option_and_esc_returns_to_it(
    party: Party, site: str, guest: Guest
) -> None:
    ada, _ = seated(party, site, guest)
    option = ada.options.first
    option.focus()
    ada.page.keyboard.press("i")
    expect(explanation(ada)).to_be_focused()
    expect(explanation(ada).get_by_role("link")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(explanation(ada)).to_have_count(0)
    expect(option).to_be_focused()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog")).to_contain_text("explain the focused option")


def test_a_finger_that_stays_on_a_card_asks_and_chooses_nothing(
    party: Party, site: str, guest: Guest
) -> None:
    ada, table = seated(party, site, guest, locale="de-DE", viewport=PHONE, has_touch=True, is_mobile=True)
    seq = guest.state(table, 0)["seq"]
    ada.question.tap()  # the first touch loads what explains
    ada.page.wait_for_load_state("networkidle")
    box = ada.page.locator("[data-place^='open:']").first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = ada.context.new_cdp_session(ada.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(explanation(ada)).to_contain_text("Kostet Ritter einer Farbe")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(explanation(ada)).to_be_visible()
    explanation(ada).get_by_role("button", name="Schließen").tap()
    expect(explanation(ada)).to_have_count(0)
    assert guest.state(table, 0)["seq"] == seq
