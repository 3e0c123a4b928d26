"""Morgana at the table: one of her dice is laid, she closes a principality, and the board shows it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import SKILLED, click, seated
from tests.browser.people import DESKTOP, PHONE, Guest, Json, Party, Person, decide_for, open_for

MORGANA = {"gold": "on", "morgana": "on"}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 1000}}
CAULDRONS = 5


def cauldrons_for(question: Json, die: str) -> list[int]:
    """The cauldrons into which a die can be laid."""
    return [option[2] for option in question["options"] if option and option[:2] == ["cauldron", die]]


def one_ahead(view: Json, figure: str) -> str:
    """The next principality that a figure would reach."""
    at = view["ring"].index(view["figures"][figure])
    ahead = [*view["ring"][at + 1 :], *view["ring"][:at]]
    return next(str(space) for space in ahead if space in view["dark_markers"])


def come(party: Party, site: str, guest: Guest, **browser: object) -> tuple[Person, str]:
    """Ada comes to a table with Morgana, and is asked."""
    ada, table = seated(party, site, guest, SKILLED, settings=MORGANA, **browser)
    ada.waits_for(ada.is_asked, True)
    return ada, table


def test_morgana_blocks_and_the_board_shows_it(party: Party, site: str) -> None:
    guest, rival = Guest(site, "Ada"), Guest(site, "Bela")
    table = open_for(guest, rival, game="merlin", settings=MORGANA)
    decide_for([guest, rival], table, until=(0, "move"))
    ada = party.person(site, guest, **WIDE)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)

    # One of her dice is picked in the question; the kitchen opens by itself and its cauldrons can be chosen.
    state = guest.state(table, 0)
    die = next(option[1] for option in state["question"]["options"] if option[0] == "cauldron")
    click(ada, f"die:morgana:{die}")
    expect(ada.question).to_have_text("Place the die")
    expect(ada.page.get_by_role("tab", name="Kitchen")).to_have_attribute("aria-selected", "true")
    kitchen = ada.page.get_by_role("tabpanel")
    expect(kitchen.locator('[data-piece^="cauldron:"]')).to_have_count(CAULDRONS)
    number = cauldrons_for(state["question"], die)[0]
    expect(kitchen.locator(f'[data-piece="cauldron:{number}"]')).to_have_class(re.compile(r"\bcan\b"))
    assert_clean(ada, "a die of Morgana's", DESKTOP)
    ada.resize(WIDE["viewport"])
    click(ada, f"cauldron:{number}")

    # She goes to the principality in front of Merlin, by a click on its space.
    expect(ada.question).to_have_text("Where does Morgana go?")
    closed = one_ahead(guest.state(table, 0)["view"], "merlin")
    expect(ada.page.locator(".closed")).to_have_count(0)
    click(ada, f"space:{closed}")
    expect(ada.page.locator(".closed")).to_have_count(1)
    expect(ada.page.locator(".closed")).to_have_text("no goods now")
    expect(ada.page.locator('[data-piece="figure:morgana"]')).to_have_count(1)
    assert guest.state(table, 0)["view"]["morgana"] == closed
    assert_clean(ada, "what Morgana closes", DESKTOP)

    # From now on no die leads there.
    decide_for([guest, rival], table, until=(0, "move"))
    landings = [option[3] for option in guest.state(table, 0)["question"]["options"] if option[0] == "go"]
    assert closed not in landings


def decide(guest: Guest, table: str, option: list[str]) -> None:
    """Ada decides through the API."""
    state = guest.state(table, 0)
    word = state["question"]["words"][state["question"]["options"].index(option)]
    decision = {"seat": 0, "expected": state["seq"], "option": word, "key": f"decided-{state['seq']}"}
    guest.post(f"/api/tables/{table}/decisions", decision)


def test_a_poisoned_apple_exchanges_dice_that_are_clicked_where_they_lie(party: Party, site: str) -> None:
    guest, rival = Guest(site, "Ada"), Guest(site, "Bela")
    table = open_for(guest, rival, game="merlin", settings=MORGANA)
    decide_for([guest, rival], table, until=(0, "move"))
    options = guest.state(table, 0)["question"]["options"]
    decide(guest, table, next(option for option in options if option[0] == "poison"))
    decide_for([guest, rival], table, until=(0, "move"))
    ada = party.person(site, guest, **WIDE)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    state = guest.state(table, 0)
    _, own, _, other = next(option for option in state["question"]["options"] if option[0] == "curse")
    faces = state["view"]["faces"]

    # The apple, then the own die, then the rival's, whose castle it does not open.
    for piece in ("poison:0", f"die:0:{own}", f"die:1:{other}"):
        expect(ada.page.locator(f'[data-piece="{piece}"]').first).to_have_class(re.compile(r"\bcan\b"))
        click(ada, piece)
    ada.waits_for(lambda: guest.state(table, 0)["seq"] != state["seq"], True)
    exchanged = guest.state(table, 0)["view"]["faces"]
    assert (exchanged[0][own], exchanged[1][other]) == (faces[1][other], faces[0][own])
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_on_a_phone_the_kitchen_is_in_the_sheet(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    ada, table = come(party, site, guest, locale="de-DE", **TOUCH)
    state = guest.state(table, 0)
    die = next(option[1] for option in state["question"]["options"] if option[0] == "cauldron")
    expect(ada.page.get_by_text("In Morganas Küche")).to_be_visible()
    ada.page.locator(f'button[data-piece="die:morgana:{die}"]').tap()
    expect(ada.question).to_have_text("Leg den Würfel")

    # The first touch says what would happen, the second does it.
    cauldron = ada.page.get_by_role("button", name=re.compile(r"Kessel:")).first
    cauldron.tap()
    expect(ada.page.get_by_text(re.compile("Morgana geht, wohin du willst")).first).to_be_visible()
    assert_clean(ada, "the kitchen in the sheet", PHONE)
    assert guest.state(table, 0)["seq"] == state["seq"]
    cauldron.tap()
    expect(ada.question).to_have_text("Wohin geht Morgana?")

    # The whole kitchen is one of the boards, and its button is in the corner of the wheel.
    ada.page.get_by_role("button", name="Küche").tap()
    expect(ada.page.get_by_role("tab", name="Küche")).to_have_attribute("aria-selected", "true")
    expect(ada.page.get_by_role("tabpanel").locator('[data-piece^="cauldron:"]')).to_have_count(CAULDRONS)
