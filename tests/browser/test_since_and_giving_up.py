"""What the others did since the last own turn, games that are given up, and where the focus returns to."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TookTooLong

import logres
from tests.browser.merlin import A_GLANCE, SKILLED, seated
from tests.browser.people import YOU, Guest, Party, Person, progress

LARGE = {"width": 1600, "height": 1000}
CLIENT = Path(logres.__file__).parents[2] / "client" / "src"


def strip(person: Person) -> Locator:
    """The button with what each rival did since the last turn."""
    return person.button("Show again what the others did since your last turn")


def settled(person: Person) -> str:
    """The text of the page once it stays the same: what options bring comes after the question."""
    content = person.page.locator("#content")
    text = ""
    while (now := content.inner_text()) != text:
        text = now
        person.page.wait_for_timeout(1000)
    return text


def play_to_the_next_turn(person: Person) -> None:
    """Play until the others have had their turns since one of our own."""
    person.waits_for(person.is_asked, True)
    person.choose(progress)
    while person.is_half_made() or strip(person).count():  # how the game began is told in words only
        if person.is_asked():
            person.choose(progress)
    while True:
        person.waits_for(person.is_asked, True)
        with suppress(TookTooLong):
            strip(person).wait_for(timeout=A_GLANCE)
            return
        person.choose(progress)


@pytest.mark.parametrize("game", ["merlin", "kingarthur"])
def test_what_the_others_did_is_told_in_signs_and_shown_again(party: Party, site: str, game: str) -> None:
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, SKILLED, SKILLED, game=game)
    ada = party.person(site, guest, reduced_motion="no-preference", viewport=LARGE)
    ada.visit(f"/table/{table}")
    play_to_the_next_turn(ada)
    rivals = strip(ada).locator(".rival")
    assert rivals.count() in (1, 2), "each has moved since, or since the beginning"
    for number in range(rivals.count()):
        assert 1 <= rivals.nth(number).locator("> .sign").count() <= 6
    title, view = ada.question.inner_text(), settled(ada)
    strip(ada).focus()
    ada.page.keyboard.press("r")
    expect(ada.page.locator("main p", has_text="Since your last turn")).to_be_visible()
    assert not ada.page.get_by_role("dialog").count(), "it is shown on the board"
    expect(ada.question).to_have_text(title)
    expect(strip(ada)).to_be_focused()
    ada.waits_for(lambda: ada.page.locator("#content").inner_text(), view)
    ada.button("In words").click()
    expect(ada.page.get_by_role("dialog", name="Since your last turn")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.button("In words")).to_be_focused()


def test_a_game_against_bots_is_given_up_at_the_table(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    ada, table = seated(party, site, guest, SKILLED)
    ada.expects("404")
    ada.waits_for(ada.is_asked, True)
    ada.button("Settings", exact=True).press("Enter")
    ada.page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).press("Enter")
    asked = ada.page.get_by_role("dialog", name="Give up this game?")
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="Keep playing").press("Enter")
    expect(ada.button("Settings", exact=True)).to_be_focused()
    assert guest.state(table)["table"]["stage"] == "playing"
    ada.button("Settings", exact=True).press("Enter")
    ada.page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).press("Enter")
    asked.get_by_role("button", name="Give up and throw away").press("Enter")
    expect(ada.page).to_have_url(re.compile(r"/$"))
    assert table not in {one["id"] for one in guest.get("/api/tables/mine")}


def test_a_game_against_bots_is_given_up_in_the_hall(party: Party, site: str) -> None:
    guest, friend = Guest(site, "Ada"), Guest(site, "Bela")
    with_friend = guest.open_table(YOU, {"kind": "friend"}, SKILLED, visibility="open")
    friend.post(f"/api/tables/{with_friend}/sit")
    alone = guest.open_table(YOU, SKILLED, suggested="lake")
    ada = party.person(site, guest)
    ada.visit("/games")
    give_up = ada.button("Give up: Table of the Lake")
    expect(give_up).to_have_count(1)
    expect(ada.button(re.compile("^Give up"))).to_have_count(1)
    give_up.press("Enter")
    asked = ada.page.get_by_role("dialog", name="Give up this game?")
    asked.get_by_role("button", name="Give up and throw away").press("Enter")
    expect(give_up).to_have_count(0)
    assert {one["id"] for one in guest.get("/api/tables/mine")} == {with_friend}
    assert alone != with_friend


def test_an_invitation_to_the_own_seat_leads_to_the_table(party: Party, site: str) -> None:
    guest, friend = Guest(site, "Ada"), Guest(site, "Bela")
    table = guest.open_table(YOU, {"kind": "friend"})
    code = guest.state(table)["table"]["seats"][1]["invitation"]
    friend.post(f"/api/invitations/{code}")
    bela = party.person(site, friend)
    bela.visit(f"/join/{code}")
    expect(bela.page).to_have_url(re.compile(f"/table/{table}$"))


DIALOGS = {
    "Settings": lambda page: page.get_by_role("button", name="Settings", exact=True),
    "Keyboard shortcuts": lambda page: page.get_by_role("button", name="Keyboard shortcuts"),
    "projection": lambda page: page.get_by_role("button", name=re.compile("projected")).first,
}


@pytest.mark.parametrize("dialog", DIALOGS)
def test_the_focus_returns_to_where_it_came_from(party: Party, site: str, dialog: str) -> None:
    ada, _ = seated(party, site, Guest(site, "Ada"), SKILLED)
    ada.waits_for(ada.is_asked, True)
    opener = DIALOGS[dialog](ada.page)
    opener.focus()
    opener.press("Enter")
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    expect(opener).to_be_focused()


def test_every_dialog_opens_in_the_way_that_gives_the_focus_back() -> None:
    opening = [
        file.relative_to(CLIENT).as_posix()
        for file in sorted(CLIENT.rglob("*"))
        if file.suffix in (".ts", ".svelte") and ".showModal(" in file.read_text()
    ]
    assert opening == ["lib/modal.ts"]
