"""Merlin at the table: a whole game by clicks on the board, a round by finger, and what pieces explain."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import (
    GENTLE,
    SKILLED,
    attempt,
    decide_by_board,
    is_decided,
    round_of,
    seated,
    until_asked,
)
from tests.browser.people import DESKTOP, PHONE, TABLET, Guest, Party

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FINGER = 44


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


def test_a_game_of_four_is_played_to_the_end_by_clicks_on_the_board(
    party: Party, site: str, guest: Guest
) -> None:
    ada, table = seated(party, site, guest, GENTLE, GENTLE, GENTLE, viewport=TABLET)
    asked: set[str] = set()
    while until_asked(ada):
        asked.add(decide_by_board(ada, guest, table))
    state = guest.state(table)
    assert state["table"]["stage"] == "over"
    assert {"move", "rest"} <= asked
    for points in state["table"]["points"]:
        expect(ada.page.get_by_text(str(points), exact=True).first).to_be_visible()


def test_several_decisions_are_taken_back_one_after_the_other_with_a_key(
    party: Party, site: str, guest: Guest
) -> None:
    ada, table = seated(party, site, guest, SKILLED)
    for _ in range(24):  # turns
        assert until_asked(ada)
        turn, titles, options = guest.state(table, 0)["view"]["turns"], list[str](), list[list[str]]()
        while True:
            ada.waits_for(ada.is_asked, True)
            titles.append(ada.question.inner_text())
            options.append(ada.options.all_inner_texts())
            decide_by_board(ada, guest, table)
            state = guest.state(table, 0)
            if state["view"]["turns"] != turn or not state["question"]:
                break
            if len(titles) > 1 and state["can_undo"]:
                before = state["view"]
                ada.waits_for(ada.is_asked, True)
                for title, listed in zip(reversed(titles), reversed(options), strict=True):
                    expect(ada.button("Undo")).to_be_enabled()  # the playback is over
                    ada.page.keyboard.press("u")
                    expect(ada.question).to_have_text(title)
                    ada.waits_for(ada.options.all_inner_texts, listed)
                # The same move again leads to the same result.
                for _ in titles:
                    ada.waits_for(ada.is_asked, True)
                    decide_by_board(ada, guest, table)
                assert guest.state(table, 0)["view"] == before
                return
            if not state["can_undo"]:
                titles, options = [], []  # something was learned, and stays known
    raise AssertionError("no turn had two decisions that could be taken back")


def test_a_round_is_played_with_a_finger(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, SKILLED, **TOUCH)
    sheet = ada.page.get_by_role("region", name="Question")
    for _ in range(100):
        assert until_asked(ada)
        if round_of(guest, table) > 1:
            return
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        for button in sheet.locator("button:visible").all():
            box = button.bounding_box()
            assert box is None or min(box["width"], box["height"]) >= FINGER - 0.5, button.inner_text()
        seq = guest.state(table, 0)["seq"]
        while not is_decided(ada, guest, table, seq):
            attempt(ada.options.first.tap)
    raise AssertionError("the round has no end")


def test_a_hovered_die_shows_where_its_figure_would_land(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, SKILLED)
    ada.waits_for(ada.is_asked, True)
    options = guest.state(table, 0)["question"]["options"]
    landing = {option[3] for option in options if option[:2] == ["go", "merlin"]}  # with a flag or without
    ada.page.locator('[data-piece="die:0:merlin"]').hover()
    expect(ada.page.locator(".previews .tag")).to_have_count(len(landing))
    expect(ada.page.locator("main .options .option.lit")).to_have_count(len(landing))


def test_the_projection_counts_what_a_scoring_would_bring(party: Party, site: str, guest: Guest) -> None:
    ada, _ = seated(party, site, guest, SKILLED)
    ada.waits_for(ada.is_asked, True)
    ada.button("projected").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("columnheader", name="Ada")).to_be_visible()
    expect(dialog.get_by_role("rowheader", name="Traitors")).to_be_visible()
    assert_clean(ada, "the projection", DESKTOP, PHONE)
