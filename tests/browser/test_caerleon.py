"""The City of Caerleon: its districts by finger and by clicks, and the ready-made tables with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import click, decide_past_the_page
from tests.browser.people import PHONE, Guest, Json, Party, Person, open_for

CITY = {"gold": "on", "caerleon": "on"}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
NINE = 9


class Town:
    """Two guests at a table in Caerleon; the first is led through the API to what a test wants to see."""

    def __init__(self, site: str, **rules: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        self.id = open_for(*self.guests, game="merlin", settings={**CITY, **rules})

    def state(self, seat: int = 0) -> Json:
        """The table as one of the two sees it."""
        return self.guests[seat].state(self.id, seat)

    def place_of(self, district: str) -> str:
        """The colour of the place where a district lies."""
        laid = self.state()["view"]["districts"]
        return str(next(place for place, there in laid.items() if there == district))

    def until(self, is_there: Callable[[Json], bool], towards: str) -> None:
        """Decide through the API until Ada is asked a wanted question; she goes where she can."""
        while True:
            seat = self.guests[0].state(self.id)["table"]["asked"]
            assert seat is not None, "the game is not over yet"
            state = self.state(seat)
            if seat == 0 and is_there(state):
                return
            options = enumerate(state["question"]["options"])
            leading = [n for n, option in options if seat == 0 and leads(option, towards, state["view"])]
            decide_past_the_page(self.guests[seat], self.id, leading[0] if leading else 0, seat)

    def until_sending(self, district: str, vassal: str) -> str:
        """Decide until Ada has a good and can send a vassal to a district; return its place."""
        place = self.place_of(district)

        def is_there(state: Json) -> bool:
            castle = state["view"]["castles"][0]
            asked = state["question"]["ask"] == "send" and [vassal, place] in state["question"]["options"]
            return asked and any(castle.values())

        self.until(is_there, place)
        return place


def leads(option: Any, towards: str, view: Json) -> bool:  # noqa: ANN401
    """Whether an option leads Ada's knight to a space, directly or with the face to which it turns a die."""
    match option:
        case ["go", _, _, space]:
            return bool(space == towards)
        case ["apple" | "coin", str(die), int(face)] if die != "merlin":
            ring = view["ring"]
            return bool(ring[(ring.index(view["figures"]["knight0"]) + face) % len(ring)] == towards)
    return False


def come(party: Party, site: str, town: Town, **browser: object) -> Person:
    """Ada comes with a browser."""
    person = party.person(site, town.guests[0], **browser)
    person.visit(f"/table/{town.id}")
    return person


def test_caerleon_on_a_phone(party: Party, site: str) -> None:
    town = Town(site)
    town.until_sending("merchant", "builder")
    ada = come(party, site, town, **TOUCH)

    builder = ada.option(re.compile("Builder to the Merchant"))
    expect(builder).to_contain_text("up to four exchanges")
    builder.tap()  # a finger looks first
    builder.tap()
    expect(ada.question).to_have_text("Give to the Merchant")
    expect(ada.page.locator('.board [data-piece="vassal:0:builder"]')).to_be_visible()
    assert_clean(ada, "the Merchant on a phone", PHONE)

    given = next(
        option[1] for option in town.state()["question"]["options"] if option and option[0] == "barter"
    )
    for _ in range(2):
        ada.options.first.tap()
    expect(ada.question).to_have_text("What do you take for it?")
    wares = ada.page.locator(".goods .option")
    ware = wares.filter(has_not_text=re.compile(".")).nth(7)
    ware.tap()
    ware.tap()
    expect(ada.page.get_by_text("You have three exchanges left")).to_be_visible()
    castle = town.state()["view"]["castles"][0]
    assert castle["grey-flag"] >= 1, f"a Dove flag for {given}"
    ada.option("No more exchanges").tap()
    ada.option("No more exchanges").tap()
    expect(ada.question).not_to_have_text("Give to the Merchant")


def test_a_city_by_chance_is_called_and_clicked_by_its_districts(party: Party, site: str) -> None:
    town = Town(site, districts="random")
    place = town.until_sending("smith", "shield-bearer")
    ada = come(party, site, town)
    expect(ada.page.locator(".board text").filter(has_text="Smith")).to_have_count(1)
    shields = dict(town.state()["view"]["castles"][0])

    click(ada, "vassal:0:shield-bearer")
    for good in ("blue-shield", "orange-shield"):
        expect(ada.question).to_have_text("Fetch a shield")
        click(ada, f"good:{good}")
    expect(ada.question).not_to_have_text("Fetch a shield")
    castle = town.state()["view"]["castles"][0]
    assert [castle[good] - shields[good] for good in ("blue-shield", "orange-shield")] == [1, 1]
    assert town.state()["view"]["vassals"][0]["shield-bearer"] == place

    ada.page.keyboard.press("b")
    ada.button(re.compile("^Smith: Shields: ")).click()
    expect(ada.page.get_by_text("All shields are here.")).to_be_visible()


def test_ready_made_tables_fill_in_a_new_one(party: Party, site: str) -> None:
    ada = party.person(site, Guest(site, "Ada"))
    ada.visit("/")
    ada.link("Caerleon", exact=True).click()
    modules = ada.page.get_by_role("checkbox")
    title = ada.page.get_by_role("complementary").get_by_role("heading", level=2).first
    gold = ada.page.get_by_role("checkbox", name=re.compile("^Gold and mistletoe"))
    expect(title).to_have_text("Caerleon")
    expect(gold).to_be_checked()
    expect(modules.and_(ada.page.locator(":checked"))).to_have_count(len(CITY))

    gold.uncheck(force=True)
    expect(title).to_have_text("First game")
    ada.page.get_by_role("checkbox", name=re.compile("^Morgana")).check(force=True)
    expect(title).to_have_text("The witch")
    ada.page.get_by_role("radio", name=re.compile("^Everything")).check(force=True)
    expect(modules.and_(ada.page.locator(":checked"))).to_have_count(NINE)
    ada.page.get_by_role("radio", name=re.compile("^Surprise me")).check(force=True)
    expect(title).to_have_text("A surprise")
    ada.button("Open the table").click()
    expect(ada.question).to_be_visible()
