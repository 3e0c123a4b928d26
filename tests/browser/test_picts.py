"""Picts at the table: the drawer that shows them, taking one, what they raise, and how they are scored."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from logres.merlin.environs import COLUMNS, territories
from logres.merlin.parts import read
from tests.browser.axe import assert_clean
from tests.browser.merlin import click, decide_past_the_page
from tests.browser.people import PHONE, Guest, Json, Party, Person, open_for

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 1000}}
PICTS = read().arthur.picts
DICE = 5
SCORED = 2  # the first round that ends with a scoring
SHOWN = 4  # Picts on display
TABLES = 6  # at which a question is waited for


def is_picts(option: Any) -> bool:  # noqa: ANN401
    """Whether an option leads Arthur to Picts."""
    return isinstance(option, list) and option[:2] == ["go", "arthur"] and option[3].startswith("picts")


def is_last_move(state: Json) -> bool:
    """Whether somebody chooses the last die before the first scoring."""
    view, question = state["view"], state["question"]
    used = view["used"][question["seat"]]
    return question["ask"] == "move" and view["round"] == SCORED and len(used) == DICE - 1


class Pair:
    """Two guests at a table with Arthur, both eager for Picts and manors."""

    def __init__(self, site: str, **rules: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        self.id = open_for(*self.guests, game="merlin", settings={"arthur": "on", **rules})

    def state(self, seat: int) -> Json:
        """The table as one of the two sees it."""
        return self.guests[seat].state(self.id, seat)

    def until(self, is_there: Callable[[Json], bool]) -> Json | None:
        """
        Decide through the API until Ada is asked a wanted question; return the state, or None if she never
        is.
        """
        while (seat := self.guests[0].state(self.id)["table"]["asked"]) is not None:
            state = self.state(seat)
            if seat == 0 and is_there(state):
                return state
            decide_past_the_page(self.guests[seat], self.id, self.usual(state), seat)
        return None

    def usual(self, state: Json) -> int:
        """Move first, to Picts if possible or else to build; build side by side, and with Picts."""
        options, ask = state["question"]["options"], state["question"]["ask"]
        if ask == "pict":
            return next((n for n, pict in enumerate(options) if self.builds(pict)), 0)
        if ask in ("build", "pict-manor"):
            cells = [option[0] if isinstance(option, list) else option for option in options]
            return next((n for n, cell in enumerate(cells) if self.is_beside_own(cell, state)), 0)
        if ask == "send":  # a builder brings what a manor costs
            return next((n for n, option in enumerate(options) if option and option[0] == "builder"), 0)
        if ask != "move":
            return 0
        moves = [n for n, option in enumerate(options) if option and option[0] == "go"]
        there = [n for n in moves if is_picts(options[n])]
        building = [n for n in moves if options[n][3].startswith("build")]
        return (there or building or moves or [0])[0]

    @staticmethod
    def is_beside_own(cell: str | None, state: Json) -> bool:
        """Whether the asked player has a manor in the same territory."""
        view, seat = state["view"], state["question"]["seat"]
        rows = len(view["tiles"]) // COLUMNS
        groups = territories(rows, tuple(view["tiles"]))
        own = {other for other, owner in view["manors"].items() if owner == seat}
        return any(cell in group and own & set(group) for group in groups)

    @staticmethod
    def builds(pict: str | None) -> bool:
        """Whether a Pict raises a manor."""
        return pict is not None and PICTS[pict].terrain is not None

    def until_asked(self, ask: str) -> Json | None:
        """Decide through the API until Ada is asked this; return the state, or None if she never is."""
        return self.until(lambda state: state["question"]["ask"] == ask)


def asked(site: str, ask: str) -> Pair:
    """A table at which Ada is asked this; not every game comes to every question."""
    return next(pair for pair in (Pair(site) for _ in range(TABLES)) if pair.until_asked(ask))


def come(party: Party, site: str, pair: Pair, **browser: object) -> Person:
    """Ada comes with a browser."""
    ada = party.person(site, pair.guests[0], **browser)
    ada.visit(f"/table/{pair.id}")
    ada.waits_for(ada.is_asked, True)
    return ada


def tab(ada: Person, name: str) -> Locator:
    """A tab of the drawer."""
    return ada.page.get_by_role("tab", name=name)


def test_a_pict_is_taken_from_the_drawer_which_opens_by_itself(party: Party, site: str) -> None:
    pair = asked(site, "pict")
    before = pair.state(0)
    ada = come(party, site, pair, **WIDE)
    expect(ada.question).to_have_text("Take a Pict")
    expect(tab(ada, "Picts")).to_have_attribute("aria-selected", "true")
    shown = ada.page.get_by_role("tabpanel").locator('[data-piece^="pict:"]')
    expect(shown).to_have_count(SHOWN)

    pict = before["view"]["pict_display"][1]
    click(ada, f"pict:{pict}")
    ada.waits_for(lambda: pair.state(0)["view"]["picts"][0], [*before["view"]["picts"][0], pict])
    value = PICTS[pict].value + sum(PICTS[own].value for own in before["view"]["picts"][0])
    expect(ada.page.locator('[data-piece="picts:0"]').first).to_contain_text(f"Picts worth {value}")
    expect(ada.page.get_by_text(f"take Pict {PICTS[pict].value}").first).to_be_visible()


def test_a_tab_that_was_opened_by_hand_stays_until_the_next_question(party: Party, site: str) -> None:
    pair = Pair(site)
    assert pair.until(lambda state: any(is_picts(option) for option in state["question"]["options"]))
    ada = come(party, site, pair, **WIDE)
    expect(tab(ada, "Missions")).to_have_attribute("aria-selected", "true")

    # A move that leads to Picts shows them as soon as it is focused.
    option = next(option for option in pair.state(0)["question"]["options"] if is_picts(option))
    ada.page.locator(f'[data-piece="space:{option[3]}"]').first.hover()
    expect(tab(ada, "Picts")).to_have_attribute("aria-selected", "true")

    # What the reader opens, by a key or by the shelf in the corner, stays open whatever is focused.
    tab(ada, "Picts").press("ArrowRight")
    expect(tab(ada, "Missions")).to_be_focused()
    ada.page.mouse.move(5, 5)
    ada.page.locator(f'[data-piece="space:{option[3]}"]').first.hover()
    expect(tab(ada, "Missions")).to_have_attribute("aria-selected", "true")
    ada.page.get_by_role("button", name=re.compile("^Picts .* left")).click()
    expect(tab(ada, "Picts")).to_have_attribute("aria-selected", "true")


def test_a_manor_of_a_pict_is_raised_on_the_board(party: Party, site: str) -> None:
    pair = asked(site, "pict-manor")
    ada = come(party, site, pair, **WIDE)
    expect(ada.question).to_have_text("Where should the manor go?")
    cell = pair.state(0)["question"]["options"][-1]
    click(ada, f"cell:{cell}")
    ada.waits_for(lambda: pair.state(0)["view"]["manors"].get(cell), 0)


def test_one_manor_of_a_territory_is_kept(party: Party, site: str) -> None:
    pair = asked(site, "keep")
    ada = come(party, site, pair, **WIDE)
    expect(ada.question).to_have_text("Keep one manor")
    kept, *others = pair.state(0)["question"]["options"]
    click(ada, f"manor:{kept}")
    ada.waits_for(lambda: any(cell in pair.state(0)["view"]["manors"] for cell in others), False)
    assert pair.state(0)["view"]["manors"][kept] == 0


def test_the_picts_are_scored_in_sight(party: Party, site: str) -> None:
    pair = Pair(site)
    assert pair.until(lambda state: is_last_move(state))
    ada = come(party, site, pair, **WIDE)
    assert pair.until(lambda state: state["view"]["round"] == SCORED + 1)

    scoring = ada.page.get_by_role("dialog")
    expect(scoring).to_be_visible()
    title = scoring.get_by_role("heading", level=2).first
    while title.inner_text() != "The Picts":
        ada.page.keyboard.press("ArrowRight")
    expect(scoring.get_by_text("The highest total gains 3 points").first).to_be_visible()
    expect(scoring.get_by_role("row", name="Picts")).to_be_visible()
    assert pair.state(0)["view"]["picts"] == [[], []]


def test_a_phone_has_the_picts_in_the_sheet_behind_a_button_and_on_a_tab(party: Party, site: str) -> None:
    pair = asked(site, "pict")
    ada = come(party, site, pair, **TOUCH)
    first = ada.page.locator('main .options [data-piece^="pict:"]').first
    first.tap()
    expect(ada.page.get_by_text("Tap again to choose.")).to_be_visible()
    assert pair.state(0)["question"]["ask"] == "pict"
    ada.page.get_by_role("button", name="Picts 4").tap()
    expect(tab(ada, "Picts")).to_have_attribute("aria-selected", "true")
    expect(ada.page.get_by_role("tabpanel").locator('[data-piece^="pict:"]')).to_have_count(SHOWN)
    tab(ada, "Missions").tap()
    expect(ada.page.get_by_role("tabpanel").locator('[data-piece^="mission:"]')).to_have_count(3)
    ada.page.get_by_role("button", name=re.compile("^Play ,")).tap()
    had = len(pair.state(0)["view"]["picts"][0])
    first.tap()
    first.tap()
    ada.waits_for(lambda: len(pair.state(0)["view"]["picts"][0]), had + 1)


@pytest.mark.parametrize("ask", ["pict", "pict-manor", "keep"])
def test_the_questions_about_picts_are_clean(party: Party, site: str, ask: str) -> None:
    ada = come(party, site, asked(site, ask))
    assert_clean(ada, ask, PHONE)


def test_picts_speak_german(party: Party, site: str) -> None:
    pair = asked(site, "pict")
    ada = come(party, site, pair, locale="de-DE", **WIDE)
    expect(ada.question).to_have_text("Nimm einen Pikten")
    expect(tab(ada, "Pikten")).to_have_attribute("aria-selected", "true")
    ada.page.keyboard.press("1")
    expect(ada.page.get_by_text("nimmst Pikte").first).to_be_visible()
