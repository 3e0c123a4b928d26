"""A phone: 390 by 844, a finger instead of a mouse."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import BOT, PHONE, YOU, Guest, Party, Person, decide_for, open_for, play_until

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FINGER = 44
AT_EASE = 6  # rows


def assert_fits(person: Person) -> None:
    """Nothing overflows the sides."""
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"], f"{person.page.url} is {width} px wide"


def assert_fingers_fit(part: Locator) -> None:
    """Everything that can be pressed in a part of the page is large enough for a finger."""
    buttons = part.locator("button:visible, a:visible, summary:visible")
    assert buttons.count() > 0
    small = {
        button.inner_text(): box
        for button in buttons.all()
        if (box := button.bounding_box()) and min(box["width"], box["height"]) < FINGER - 0.5
    }
    assert not small


@pytest.fixture
def ada(party: Party, site: str) -> Person:
    """Somebody with a phone."""
    return party.person(site, Guest(site, "Ada"), **TOUCH)


def test_some_turns_are_played_with_a_finger(party: Party, site: str) -> None:
    ada = party.person(site, **TOUCH)
    ada.visit("/")
    assert_fits(ada)
    ada.button(re.compile("^Play now: King Arthur")).tap()
    sheet = ada.page.get_by_role("region", name="Question")
    asked: set[str] = set()
    for _ in range(30):
        ada.waits_for(ada.is_asked, True)
        asked.add(ada.question.inner_text())
        assert_fits(ada)
        assert_fingers_fit(sheet)
        ada.options.first.tap()
        if {"Draw adversaries", "Challenge one"} <= asked and len(asked) > 2:
            break
    assert len(asked) > 2, asked


def test_a_long_list_of_options_leaves_room_for_a_finger(party: Party, site: str) -> None:
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    while not comes_to_a_long_list(guests, table := open_for(*guests)):
        continue  # another game
    ada = party.person(site, guests[0], **TOUCH)
    ada.visit(f"/table/{table}")
    expect(ada.page.locator(".options.dense")).to_be_visible()
    assert_fingers_fit(ada.page.get_by_role("region", name="Question"))


def comes_to_a_long_list(guests: list[Guest], table: str) -> bool:
    """
    Decide through the API until Ada can challenge more than a phone shows comfortably; False at the end.
    """
    while (state := guests[0].state(table, 0))["table"]["stage"] != "over":
        question = state["question"]
        if question and question["ask"] == "challenge":
            adversaries = {option[1] for option in question["options"] if option}
            if len(adversaries) > AT_EASE:
                return True
        decide_for(guests, table, 1)
    return False


def test_the_cards_of_the_hand_and_of_the_table_can_be_tapped(party: Party, site: str) -> None:
    guest = Guest(site, "Bela")
    table = guest.open_table(YOU, BOT)
    person = party.person(site, guest, **TOUCH)
    person.visit(f"/table/{table}")
    play_until([person], "Challenge one")
    person.page.locator(".fan.knights button.can").first.tap()
    expect(person.page.locator(".fan.knights button[aria-pressed=true]")).to_have_count(1)
    expect(person.page.get_by_text("You laid down")).to_be_visible()
    assert_fits(person)
    person.page.locator(".fan.knights button[aria-pressed=true]").tap()
    expect(person.page.locator(".fan.knights button[aria-pressed=true]")).to_have_count(0)

    # A glowing adversary on the table is the same as its option.
    glowing = person.page.locator("[data-place].card.can:not(.fan *)")
    expect(glowing.first).to_be_visible()
    seq = guest.state(table, 0)["seq"]
    glowing.first.tap()
    person.waits_for(lambda: person.is_half_made() or guest.state(table, 0)["seq"] > seq, True)


def test_the_first_touch_of_an_option_looks_and_the_second_chooses(party: Party, site: str) -> None:
    guest = Guest(site, "Bela")
    table = guest.open_table(YOU, BOT)
    person = party.person(site, guest, **TOUCH)
    person.visit(f"/table/{table}")
    play_until([person], "Draw knights")
    seq = guest.state(table, 0)["seq"]
    first = person.options.first
    first.tap()
    expect(first).to_contain_text("tap again")
    expect(person.button("Draw two knights").last).to_be_visible()  # the same at the foot, for the thumb
    assert guest.state(table, 0)["seq"] == seq
    person.options.last.tap()
    expect(first).not_to_contain_text("tap again")
    assert guest.state(table, 0)["seq"] == seq
    person.options.last.tap()
    person.waits_for(lambda: guest.state(table, 0)["seq"] > seq, True)


def test_every_part_of_the_table_opens_by_its_tab_and_the_sheet_by_its_handle(ada: Person) -> None:
    ada.visit("/")
    ada.button(re.compile("^Play now: King Arthur")).tap()
    ada.waits_for(ada.is_asked, True)
    tabs = ada.page.get_by_role("navigation", name="Parts of the table")
    assert_fingers_fit(tabs)
    for name, seen in (
        ("Adventures", "Holy Grail"),
        ("Players", "Ada"),
        ("Log", "Set-up"),
    ):
        tabs.get_by_role("button", name=name).tap()
        expect(ada.page.locator("main").get_by_text(seen).first).to_be_visible()
        expect(tabs.get_by_role("button", name=re.compile("^Play ,"))).to_contain_text("you can do something")
        assert_fits(ada)
    tabs.get_by_role("button", name=re.compile("^Play ,")).tap()
    expect(ada.options.first).to_be_visible()

    sheet = ada.page.get_by_role("region", name="Question")
    half = height(sheet)
    ada.button("Show more").tap()
    ada.waits_for(lambda: height(sheet) > half + 50, True)
    assert_fingers_fit(sheet)
    ada.button("Show less").tap()
    ada.waits_for(lambda: abs(height(sheet) - half) < 2, True)

    ada.button("Menu").tap()
    menu = ada.page.get_by_role("dialog")
    expect(menu.get_by_role("radiogroup", name="Language")).to_be_visible()
    assert_fits(ada)
    menu.get_by_role("button", name="Close").tap()
    expect(menu).to_have_count(0)


def height(part: Locator) -> float:
    """The height of a part of the page."""
    box = part.bounding_box()
    assert box is not None
    return box["height"]


def test_no_page_reaches_beyond_the_sides(ada: Person) -> None:
    for path in (
        "/",
        "/games",
        "/table/new",
        "/table/new?device=5",
        "/rules",
        "/rules/K5.1",
        "/about",
        "/you",
    ):
        ada.visit(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_attached()
        expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)
        assert_fits(ada)


def test_neither_end_nor_replay_reach_beyond_the_sides(party: Party, site: str) -> None:
    guests = [Guest(site, name) for name in ("Ada", "Bela", "Cleo", "Dora", "Ambrosius Aurelianus III")]
    table = open_for(*guests)
    decide_for(guests, table)
    ada = party.person(site, guests[0], **TOUCH)
    ada.visit(f"/table/{table}")
    expect(ada.heading("Decisive turns")).to_be_visible()
    assert_fits(ada)
    for _ in range(2):
        ada.button("as a table").first.tap()
        assert_fits(ada)
    ada.visit(f"/table/{table}/replay/20")
    expect(ada.button("One decision forward")).to_be_visible()
    assert_fits(ada)
    ada.button("More").tap()
    expect(ada.page.get_by_role("radiogroup", name="Seen by")).to_be_visible()
    assert_fits(ada)


def test_waiting_room_and_invitation_fit_as_well(party: Party, site: str) -> None:
    ada = Guest(site, "Ada")
    table = ada.open_table(YOU, {"kind": "friend"}, {"kind": "friend"})
    opener = party.person(site, ada, **TOUCH)
    opener.visit(f"/table/{table}")
    expect(opener.button("Link for seat 2")).to_be_visible()
    assert_fits(opener)
    code = ada.state(table)["table"]["seats"][1]["invitation"]
    friend = party.person(site, **TOUCH)
    friend.visit(f"/join/{code}")
    expect(friend.button("Sit down")).to_be_visible()
    assert_fits(friend)
