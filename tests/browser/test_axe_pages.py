"""axe finds nothing on any screen around the games, in light and dark, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.people import (
    BOT,
    DESKTOP,
    FRIEND,
    YOU,
    Guest,
    Party,
    Person,
    decide_for,
    open_for,
)

PAGES = ["/", "/games", "/table/new", "/rules", "/rules/K5.1", "/about", "/you", "/nowhere"]


def is_there(person: Person) -> None:
    """Wait until nothing is loading any more."""
    expect(person.page.get_by_role("heading", level=1)).to_be_attached()
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)


def test_axe_would_find_a_button_without_a_name_and_words_that_are_too_pale(party: Party, site: str) -> None:
    person = party.person(site)
    person.visit("/about")
    is_there(person)
    person.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        assert_clean(person, "a button without a name")
    person.page.reload()
    is_there(person)
    person.page.evaluate("document.querySelector('h1').style.color = 'rgb(128 128 128 / 0.3)'")
    with pytest.raises(AssertionError, match="color-contrast"):
        assert_clean(person, "words that are too pale")


def test_every_page_is_clean_for_a_newcomer(party: Party, site: str) -> None:
    person = party.person(site)
    for path in PAGES:
        person.visit(path)
        is_there(person)
        assert_clean(person, path)


def test_hall_and_games_are_clean_with_games_of_every_stage(party: Party, site: str) -> None:
    ada, bela = Guest(site, "Ada"), Guest(site, "Bela")
    decide_for([ada, bela], open_for(ada, bela))  # finished
    table = open_for(ada, bela)
    waiting = ada.state(table)["table"]["asked"]
    open_for(*(ada, bela) if waiting else (bela, ada))
    ada.open_table(YOU, FRIEND, BOT)  # gathering
    bela.open_table(YOU, FRIEND, visibility="open", title="Under the oak")
    person = party.person(site, ada)
    for path in ("/", "/games", "/you"):
        person.visit(path)
        is_there(person)
        expect(person.page.get_by_text("Ada").first).to_be_attached()
        assert_clean(person, path)


def test_making_a_table_is_clean_with_house_rules_and_every_kind_of_seat(party: Party, site: str) -> None:
    person = party.person(site)
    person.visit("/table/new?game=kingarthur")
    person.page.get_by_role("radiogroup", name="Players").get_by_text("5").click()
    for number, kind in ((2, "Friend by link"), (3, "Bot: Page"), (4, "On this device")):
        person.page.get_by_role("combobox", name=f"Who takes seat {number}").select_option(kind)
    person.page.locator("summary", has_text="House rules").click()
    assert_clean(person, "without seals", DESKTOP)
    person.page.get_by_role("checkbox", name="Seals").check(force=True)
    person.page.get_by_text("Open table", exact=True).click()
    assert_clean(person, "with seals", DESKTOP)


def test_recovery_code_and_troubles_are_clean(party: Party, site: str) -> None:
    person = party.person(site, Guest(site, "Ada"))
    person.expects("404")
    person.visit("/you")
    person.button("Create a code").click()
    expect(person.button("Copy code")).to_be_visible()
    person.page.get_by_label("Code", exact=True).fill("no-such-code")
    person.button("Bring them").click()
    expect(person.page.get_by_text("We do not know this code.")).to_be_visible()
    assert_clean(person, "you, with a code")
    person.visit("/")
    person.page.get_by_label("Code or address").fill("http://elsewhere.example/table")
    person.button("Sit down", exact=True).click()
    expect(person.page.get_by_text("This is not one of our codes or addresses.")).to_be_visible()
    assert_clean(person, "hall, with a bad link")
    for path in ("/table/no-such-table-0000000000", "/join/nosuchcode", "/table/no-such-table/replay/3"):
        person.visit(path)
        expect(person.page.get_by_role("status")).to_be_visible()
        assert_clean(person, path)


def test_waiting_room_and_invitation_are_clean(party: Party, site: str) -> None:
    ada = Guest(site, "Ada")
    table = ada.open_table(YOU, FRIEND, FRIEND, BOT, visibility="open")
    opener = party.person(site, ada)
    opener.visit(f"/table/{table}")
    expect(opener.button("Link for seat 2")).to_be_visible()
    assert_clean(opener, "waiting room")
    opener.button("Close the table").click()
    expect(opener.page.get_by_role("dialog")).to_be_visible()
    assert_clean(opener, "closing the table")
    seats = ada.state(table)["table"]["seats"]
    friend = party.person(site)
    friend.visit(f"/table/{table}")
    expect(friend.button("Take a seat")).to_be_visible()
    assert_clean(friend, "waiting room, without a seat")
    friend.visit(f"/join/{seats[1]['invitation']}")
    expect(friend.button("Sit down")).to_be_visible()
    assert_clean(friend, "invitation")
    for number in (1, 2):
        Guest(site, f"Bela {number}").post(f"/api/invitations/{seats[number]['invitation']}")
    friend.page.reload()
    expect(friend.heading("The table is full")).to_be_visible()
    assert_clean(friend, "invitation to a full table")


def test_a_page_that_is_offline_is_clean(party: Party, site: str) -> None:
    person = party.person(site, Guest(site, "Ada"))
    person.expects("ERR_INTERNET_DISCONNECTED")
    person.visit("/")
    is_there(person)
    person.context.set_offline(True)
    person.button("Play now: King Arthur").click()
    expect(person.page.get_by_text("You are offline").first).to_be_visible()
    assert_clean(person, "hall, offline")
