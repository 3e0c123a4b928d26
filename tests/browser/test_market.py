"""Gold and the market: a coin turns a die, another hires a labourer. On a phone, wares are touched twice."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import SKILLED, click, is_asked_again, seated
from tests.browser.people import DESKTOP, PHONE, Guest, Json, Party, decide_for, open_for

MARKET = {"gold": "on", "market": "on"}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 1000}}
CAN = re.compile(r"\bcan\b")


def coins(state: Json) -> int:
    """How many coins the first player has."""
    return int(state["view"]["coins"][0])


def test_a_coin_turns_a_die_and_another_hires_a_labourer(party: Party, site: str) -> None:
    guest, rival = Guest(site, "Ada"), Guest(site, "Bela")
    table = open_for(guest, rival, game="merlin", settings=MARKET)
    decide_for([guest, rival], table, until=(0, "move"))
    ada = party.person(site, guest, **WIDE)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    before = guest.state(table, 0)

    # A coin is picked where coins are counted; then every die shows what it can be turned to.
    click(ada, "coin:0")
    die, face = next(option[1:] for option in before["question"]["options"] if option[0] == "coin")
    ada.page.get_by_role("button", name=re.compile(f"{face}$")).first.click()
    ada.waits_for(lambda: is_asked_again(guest, table, before["seq"]), True)
    turned = guest.state(table, 0)
    assert (turned["view"]["faces"][0][die], coins(turned)) == (face, coins(before) - 1)

    # The market is visited from the list; its board opens by itself, and a ware is clicked there.
    ada.page.get_by_role("button", name="Visit the market").click()
    expect(ada.page.get_by_role("tab", name="Market")).to_have_attribute("aria-selected", "true")
    board = ada.page.get_by_role("tabpanel")
    expect(board.locator('[data-piece="ware:labourer-3"]')).to_have_class(CAN)
    assert_clean(ada, "a visit to the market", DESKTOP)
    ada.resize(WIDE["viewport"])
    board.locator('[data-piece="ware:labourer-3"]').click()
    expect(ada.page.locator('[data-piece="die:0:labourer-3"]').first).to_have_class(CAN)
    hired = guest.state(table, 0)
    assert (hired["view"]["hired"][0], coins(hired)) == (["labourer-3"], coins(before) - 2)
    expect(ada.page.get_by_text("not after a market visit")).to_be_visible()

    # The labourer takes the turn; if a flag could send it back, the space says which way.
    options = hired["question"]["options"]
    space = next(option[3] for option in options if option[:2] == ["go", "labourer-3"])
    click(ada, "die:0:labourer-3")
    if any(option[:2] == ["reverse", "labourer-3"] for option in options):
        click(ada, f"space:{space}")
    ada.waits_for(lambda: guest.state(table, 0)["view"]["figures"]["knight0"], space)
    assert guest.state(table, 0)["view"]["worked"][0] == ["labourer-3"]


def test_on_a_phone_the_wares_are_in_the_sheet(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    ada, table = seated(party, site, guest, SKILLED, settings=MARKET, locale="de-DE", **TOUCH)
    ada.waits_for(ada.is_asked, True)
    before = guest.state(table, 0)
    ada.page.get_by_role("button", name="Den Markt besuchen").tap()

    # The first touch says what a ware does, the second buys it.
    ware = ada.page.get_by_role("button", name=re.compile("^Plusmarker"))
    ware.tap()
    expect(ada.page.get_by_text("lässt einen Marker doppelt zählen")).to_be_visible()
    assert_clean(ada, "the wares in the sheet", PHONE)
    assert guest.state(table, 0)["seq"] == before["seq"]
    ware.tap()
    ada.waits_for(lambda: guest.state(table, 0)["view"]["wares"][0], {"plus": 1})

    # The whole board is one of the boards; its button in a corner of the wheel shows the coins that are left.
    corner = ada.page.get_by_role("button", name="Markt")
    expect(corner).to_contain_text(str(coins(before) - 1))
    corner.tap()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Du warst in diesem Zug schon auf dem Markt")
