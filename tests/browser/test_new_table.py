"""Making a table: on a large screen at once, on a phone in four short steps; then waiting for people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import assert_clean
from tests.browser.people import FRIEND, PHONE, YOU, Guest, Party, Person
from tests.browser.sight import OF_A_FORM

GAMES = ("merlin", "kingarthur")
LANGUAGES = ("en-GB", "de-DE")
SCREENS: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1600, "height": 1000})
PHONES: tuple[ViewportSize, ...] = (PHONE, {"width": 360, "height": 640})
STEPS = 4
NEXT = {"en-GB": "Next", "de-DE": "Weiter"}
# What a guest who has made a table before is offered again.
REMEMBER = """(game) => localStorage.setItem(`logres.lastTable.${game}`, JSON.stringify({
  game, settings: { markers: "7", stalemate: "off" }, visibility: "link",
  seats: [{ kind: "you" }, { kind: "bot", bot: "greedy" }],
}))"""


def faults(person: Person, size: ViewportSize) -> list[str]:
    """What of the page is not in sight."""
    expect(person.page.locator("main .leaf").first).to_be_visible()
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    person.page.wait_for_function("() => document.fonts.status === 'loaded'")
    return [str(fault) for fault in person.page.evaluate(OF_A_FORM, [size["width"], size["height"]])]


def most_players(person: Person) -> None:
    """Choose as many players as the game takes."""
    person.page.get_by_role("radiogroup", name=re.compile("Players|Personen")).get_by_role(
        "radio"
    ).last.check(force=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SCREENS, ids=["1440", "1600"])
def test_a_table_is_made_without_scrolling(
    party: Party, site: str, game: str, language: str, size: ViewportSize
) -> None:
    ada = party.person(site, viewport=size, locale=language)
    ada.visit("/about")
    ada.page.evaluate(REMEMBER, game)
    ada.visit(f"/table/new?game={game}")
    most_players(ada)
    assert not faults(ada, size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["?game=merlin", "?game=kingarthur", "?device=5"])
@pytest.mark.parametrize("size", PHONES, ids=["390", "360"])
def test_on_a_phone_each_of_four_steps_is_in_sight(
    party: Party, site: str, path: str, language: str, size: ViewportSize
) -> None:
    ada = party.person(site, viewport=size, locale=language, has_touch=True, is_mobile=True)
    ada.visit(f"/table/new{path}")
    seen: list[str] = []
    for step in range(STEPS):
        if step == 0:
            most_players(ada)
        boxes = ada.page.locator("main input[type=checkbox]")
        if boxes.count():
            boxes.first.check(force=True)  # says below what it is
        found = faults(ada, size)
        assert not found, (step + 1, found)
        seen.append(ada.page.locator("main h2").inner_text())
        if step < STEPS - 1:
            ada.button(re.compile(f"^{NEXT[language]}: ")).tap()
    assert len({*seen}) == STEPS, seen
    assert ada.button(re.compile(f"^{NEXT[language]}: ")).count() == 0


@pytest.mark.parametrize("path", ["?game=merlin", "?device=3"])
def test_the_steps_on_a_phone_are_clean_and_lead_to_a_game(party: Party, site: str, path: str) -> None:
    ada = party.person(site, Guest(site, "Ada"), viewport=PHONE, has_touch=True, is_mobile=True)
    ada.visit(f"/table/new{path}")
    expect(ada.page.get_by_text(f"step 1 of {STEPS}", exact=True)).to_be_visible()
    for name in ada.page.get_by_label(re.compile("^Name of the person")).all():
        name.fill("Borin")
    for step in range(1, STEPS + 1):
        expect(ada.page.get_by_text(f"step {step} of {STEPS}", exact=True)).to_be_visible()
        assert_clean(ada, f"step {step}")
        if step < STEPS:
            ada.button(re.compile("^Next: ")).tap()
    ada.button(re.compile("^Back: ")).tap()
    expect(ada.page.get_by_text(f"step {STEPS - 1} of {STEPS}", exact=True)).to_be_visible()
    ada.button("Open the table").tap()
    expect(ada.page).to_have_url(re.compile("/table/[a-z-]+[0-9a-z-]*$"))


def test_the_chairs_are_set_out_by_naming_those_who_sit_there(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.visit("/")
    ada.link("Set out the chairs").click()
    expect(ada.page.locator("main h2").first).to_have_text("Who sits here?")
    players = ada.page.get_by_role("radiogroup", name="Players")
    players.get_by_text("5").click()
    expect(ada.page.get_by_role("radio", name="King Arthur")).to_be_checked()  # the only game for five
    expect(ada.page.get_by_label(re.compile("^Name of the person"))).to_have_count(4)
    players.get_by_text("2").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Name of the person at seat 2").fill("Borin")
    assert_clean(ada, "the chairs")
    ada.button("Open the table").click()
    expect(ada.heading(re.compile("^Hand the device to (Ada|Borin)$"))).to_be_visible()


@pytest.mark.parametrize("size", [SCREENS[0], PHONE], ids=["screen", "phone"])
def test_a_button_that_cannot_be_pressed_leads_to_what_is_missing(
    party: Party, site: str, size: ViewportSize
) -> None:
    ada = party.person(site, Guest(site, "Ada"), viewport=size)
    ada.visit("/table/new?device=3")
    if size is PHONE:
        ada.button(re.compile("^Next: ")).click()  # away from the names
        expect(ada.page.get_by_text("step 2 of 4", exact=True)).to_be_visible()
    open_it = ada.button("Open the table")
    expect(open_it).to_have_attribute("aria-disabled", "true")
    open_it.focus()
    ada.page.keyboard.press("Enter")
    second = ada.page.get_by_label("Name of the person at seat 2")
    expect(second).to_be_focused()
    expect(second).to_have_attribute("aria-invalid", "true")
    expect(second).to_have_accessible_description("A name is missing here.")
    ada.page.keyboard.type("Borin")
    open_it.focus()
    ada.page.keyboard.press("Enter")
    third = ada.page.get_by_label("Name of the person at seat 3")
    expect(third).to_be_focused()
    ada.page.keyboard.type("Cerys")
    open_it.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.heading(re.compile("^Hand the device to "))).to_be_visible()


def test_the_opener_gives_free_seats_to_bots_and_the_game_begins(party: Party, site: str) -> None:
    guest, friend = Guest(site, "Ada"), Guest(site, "Bela")
    settings = {"seals": "on", "stalemate": "off"}
    table = guest.open_table(YOU, FRIEND, FRIEND, FRIEND, visibility="open", settings=settings)
    ada, bela = party.person(site, guest), party.person(site, friend)
    ada.visit(f"/table/{table}")
    expect(ada.page.get_by_text("3 seats are still free.")).to_be_visible()
    rules = ada.page.get_by_role("region", name="The rules of this table")
    for line in ("The card game.", "Seals", "Stalemate: never ends the game"):
        expect(rules.get_by_text(line)).to_be_visible()
    bela.visit(f"/table/{table}")
    expect(bela.page.get_by_text("3 seats are still free.")).to_be_visible()
    expect(bela.button(re.compile("^Seat a bot"))).to_have_count(0)
    ada.page.get_by_role("combobox", name="Level of the bots").select_option("Page")
    ada.button("Seat a bot at seat 4").click()
    expect(bela.page.get_by_text("2 seats are still free.")).to_be_visible()
    expect(bela.page.get_by_text("bot, page")).to_be_visible()
    assert_clean(ada, "waiting room with a bot")
    bela.button("Take a seat").click()
    ada.button("Seat a bot at seat 3").click()
    for person in (ada, bela):
        expect(person.question).to_be_visible()
    assert [seat["kind"] for seat in guest.state(table)["table"]["seats"]] == ["you", "friend", "bot", "bot"]
