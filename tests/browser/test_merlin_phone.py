"""Merlin in one hand: the sheet has three heights, the board zooms, the second touch chooses."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.merlin import attempt
from tests.browser.people import PHONE, YOU, Guest, Json, Party, Person

SKILLED = {"kind": "bot", "bot": "greedy"}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SMALLEST: dict[str, Any] = {**TOUCH, "viewport": {"width": 360, "height": 640}}
FINGER = 44
NEAR = 2.35
PLACES = ("black", "grey", "blue", "purple", "orange", "brown")


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


class Table:
    """A table of Merlin on a phone."""

    def __init__(self, party: Party, site: str, guest: Guest, **browser: object) -> None:
        self.guest = guest
        self.id = guest.open_table(YOU, SKILLED, game="merlin")
        self.ada = party.person(site, guest, **(browser or TOUCH))
        self.page = self.ada.page

    def visit(self) -> Person:
        """Come to the table and wait for a question."""
        self.ada.visit(f"/table/{self.id}")
        self.ada.waits_for(self.ada.is_asked, True)
        return self.ada

    def state(self) -> Json:
        """The table as the guest sees it."""
        return self.guest.state(self.id, 0)

    @property
    def sheet(self) -> Locator:
        """The sheet below the board."""
        return self.page.get_by_role("region", name="Question")

    def height(self) -> float:
        """How high the sheet is."""
        box = self.sheet.bounding_box()
        assert box is not None
        return box["height"]

    def drag(self, at: tuple[float, float], down: float) -> None:
        """Draw a finger over the screen, slowly enough not to throw anything."""
        x, y = at
        finger = self.ada.context.new_cdp_session(self.page)

        def touch(kind: str, *points: dict[str, float]) -> None:
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

        touch("touchStart", {"x": x, "y": y})
        for step in range(1, 9):
            touch("touchMove", {"x": x, "y": y + down * step / 8})
            self.page.wait_for_timeout(80)
        touch("touchEnd")

    def tap_twice(self, x: float, y: float) -> None:
        """Tap twice quickly, however slow the machine is: the touches carry their own times."""
        finger = self.ada.context.new_cdp_session(self.page)
        now = time.time()
        for tap in range(2):
            for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
                touch = {"type": kind, "touchPoints": points, "timestamp": now + 0.05 * tap}
                finger.send("Input.dispatchTouchEvent", touch)

    def pull_sheet(self, down: float) -> None:
        """Drag the sheet by its handle."""
        box = self.page.get_by_role("button", name=re.compile("^Show (more|less)")).bounding_box()
        assert box is not None
        self.drag((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), down)

    def nearness(self) -> float:
        """The zoom factor of the board."""
        style = self.page.locator(".glass").get_attribute("style") or ""
        found = re.search(r"scale\(([\d.]+)\)", style)
        assert found is not None
        return float(found[1])

    def decide(self, word: str) -> None:
        """Decide through the API."""
        seq = self.state()["seq"]
        decision = {"seat": 0, "expected": seq, "option": word, "key": f"past-the-page-{seq}"}
        self.guest.post(f"/api/tables/{self.id}/decisions", decision)


def test_the_sheet_follows_the_finger_and_rests_at_three_heights(
    party: Party, site: str, guest: Guest
) -> None:
    table = Table(party, site, guest)
    ada = table.visit()
    half = table.height()
    table.pull_sheet(400)
    ada.waits_for(lambda: round(table.height()), 76)
    dice = ada.page.locator("main .options button.option.can")
    assert dice.count() >= 2  # equal dice are one option
    for box in [die.bounding_box() for die in dice.all()]:
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
        assert box["x"] + box["width"] <= PHONE["width"]
    table.pull_sheet(-600)
    ada.waits_for(lambda: table.height() > half + 100, True)
    table.pull_sheet(250)
    ada.waits_for(lambda: abs(table.height() - half) < 2, True)


def test_a_turn_is_played_with_one_thumb(party: Party, site: str, guest: Guest) -> None:
    table = Table(party, site, guest)
    ada = table.visit()
    table.pull_sheet(400)
    ada.waits_for(lambda: round(table.height()), 76)
    seq = table.state()["seq"]

    # The first touch of a die shows where the knight would land, the second moves it.
    die = ada.page.locator("main .options button.option.can").first
    die.tap()
    expect(ada.page.locator(".previews .tag")).to_have_count(1)
    assert table.state()["seq"] == seq
    die.tap()
    ada.waits_for(lambda: table.state()["seq"] != seq, True)

    # Follow-up questions stay in the sheet at its height; if one does not fit, the sheet opens.
    many = ada.button(re.compile(r"^\d+ choices$"))
    for _ in range(20):
        state = table.state()
        if not state["question"] or state["question"]["ask"] == "move":
            break
        ada.waits_for(lambda: ada.is_asked() or many.count() > 0, True)
        if not ada.is_asked():
            attempt(many.tap)
        attempt(ada.options.first.tap)
    else:
        raise AssertionError("the turn has no end")


def test_the_first_touch_of_an_option_looks_and_the_second_chooses(
    party: Party, site: str, guest: Guest
) -> None:
    table = Table(party, site, guest)
    ada = table.visit()
    seq = table.state()["seq"]
    tiles = ada.page.locator("main .options .tiles button")
    tiles.last.tap()
    expect(ada.page.locator(".previews .tag")).to_have_count(2)
    expect(tiles.last).to_have_attribute("aria-pressed", "true")
    tiles.first.tap()
    expect(tiles.first).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".previews .tag")).to_have_count(1)
    assert table.state()["seq"] == seq
    ada.option("Choose").tap()
    ada.waits_for(lambda: table.state()["seq"] != seq, True)


def test_what_is_picked_on_the_castle_comes_to_the_question(party: Party, site: str, guest: Guest) -> None:
    table = Table(party, site, guest)
    ada = table.visit()
    seq = table.state()["seq"]
    tabs = ada.page.get_by_role("navigation", name="Parts of the table")
    tabs.get_by_role("button", name="Castle").tap()
    ada.page.locator('[data-piece^="die:0:"].can').first.tap()
    expect(ada.option("Choose")).to_be_visible()
    assert table.state()["seq"] == seq
    ada.option("Choose").tap()
    ada.waits_for(lambda: table.state()["seq"] != seq, True)


def test_a_double_tap_brings_the_board_near_and_chooses_nothing(
    party: Party, site: str, guest: Guest
) -> None:
    table = Table(party, site, guest)
    ada = table.visit()
    seq = table.state()["seq"]
    if table.nearness() > 1:  # to landings that lie close together
        ada.button("Whole board").tap()
    ada.waits_for(table.nearness, 1)
    landing = ada.page.locator('[data-piece^="space:"]').first
    box = landing.bounding_box()
    assert box is not None
    table.tap_twice(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.waits_for(table.nearness, NEAR)
    expect(ada.page.locator(".board.coarse")).to_have_count(0)
    assert table.state()["seq"] == seq
    before = ada.page.locator(".glass").get_attribute("style")
    table.drag((200, 260), 90)
    assert ada.page.locator(".glass").get_attribute("style") != before
    ada.button("Whole board").tap()
    ada.waits_for(table.nearness, 1)
    expect(ada.page.locator(".board.coarse")).to_have_count(1)
    ada.button("Look closer").tap()
    ada.waits_for(lambda: table.nearness() > 1.4, True)


def test_the_board_comes_near_by_itself_to_a_question_about_one_principality(
    party: Party, site: str, guest: Guest
) -> None:
    table = Table(party, site, guest)
    for _ in range(100):
        table.ada.waits_for(lambda: table.state()["question"] is not None, True)
        question = table.state()["question"]
        if question["ask"] == "send":
            break
        to_place = [
            word
            for option, word in zip(question["options"], question["words"], strict=True)
            if isinstance(option, list) and option[0] == "go" and option[3] in PLACES
        ]
        table.decide(to_place[0] if to_place else question["words"][0])
    ada = table.visit()
    ada.waits_for(lambda: table.nearness() >= 1.5, True)


def test_no_screen_reaches_beyond_the_sides_of_the_smallest_phone(
    party: Party, site: str, guest: Guest
) -> None:
    table = Table(party, site, guest, **SMALLEST)
    ada = table.visit()

    def assert_fits(what: str) -> None:
        width = ada.page.evaluate("document.documentElement.scrollWidth")
        assert width <= SMALLEST["viewport"]["width"], f"{what} is {width} px wide"

    assert_fits("the table")
    tabs = ada.page.get_by_role("navigation", name="Parts of the table")
    for name in ("Castle", "Missions", "Players", "Log"):
        tabs.get_by_role("button", name=name).tap()
        assert_fits(name)
    ada.button("projected").tap()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert_fits("the projection")
    for path in ("/", "/games", "/table/new?game=merlin", "/rules/merlin", "/rules/R12", "/about", "/you"):
        ada.visit(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_attached()
        expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)
        assert_fits(path)
