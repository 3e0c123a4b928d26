"""Arthur at the table: his ring, his die and his spaces, by clicks, by keys and by finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from logres.merlin.base.spaces import action
from tests.browser.axe import assert_clean
from tests.browser.merlin import (
    ALTERATIONS,
    GENTLE,
    attempt,
    click,
    decide_past_the_page,
    is_decided,
    round_of,
    seated,
    until_asked,
)
from tests.browser.people import DESKTOP, PHONE, Guest, Json, Party, Person, open_for

ARTHUR = {"arthur": "on"}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
AFTER_A_SCORING = 3  # round
TABLES = 6  # so many are opened until somebody is asked what is wanted


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


class Court:
    """Two guests at a table with Arthur; the first is led through the API to what a test wants to see."""

    def __init__(self, site: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        self.id = ""

    def state(self, seat: int = 0) -> Json:
        """The table as one of the two sees it."""
        return self.guests[seat].state(self.id, seat)

    def until(self, is_there: Callable[[Json], bool], towards: str = "") -> Json:
        """Decide through the API until Ada is asked a wanted question; return the state."""
        for _ in range(TABLES):
            self.id = open_for(*self.guests, game="merlin", settings=ARTHUR)
            while (seat := self.guests[0].state(self.id)["table"]["asked"]) is not None:
                state = self.state(seat)
                if seat == 0 and is_there(state):
                    return state
                decide_past_the_page(
                    self.guests[seat], self.id, self.towards(state["question"], towards), seat
                )
        raise AssertionError(f"in {TABLES} games nobody was asked for it")

    @staticmethod
    def towards(question: Json, wanted: str) -> int:
        """Move to a space with the wanted action if a die leads there; otherwise make any move."""
        options = question["options"]
        moves = [number for number, option in enumerate(options) if option and option[0] == "go"]
        there = [number for number in moves if action(options[number][3]) == wanted]
        return (there or moves or [0])[0] if question["ask"] == "move" else 0

    def until_asked(self, ask: str, towards: str) -> Json:
        """Decide through the API until Ada is asked this."""
        return self.until(lambda state: state["question"]["ask"] == ask, towards)

    def until_arthur_can_move(self) -> Json:
        """Decide through the API until Ada chooses a die and has not used the black one."""
        return self.until(
            lambda state: state["question"]["ask"] == "move" and "arthur" not in state["view"]["used"][0]
        )


@pytest.fixture
def court(site: str) -> Court:
    """Ada and Bela."""
    return Court(site)


def come(party: Party, site: str, court: Court, **browser: object) -> Person:
    """Ada comes with a browser and is asked."""
    ada = party.person(site, court.guests[0], **browser)
    ada.visit(f"/table/{court.id}")
    ada.waits_for(ada.is_asked, True)
    return ada


def benches(state: Json) -> list[str]:
    """Where the black die leads."""
    return [str(option[3]) for option in state["question"]["options"] if option[:2] == ["go", "arthur"]]


def tap_through(ada: Person, guest: Guest, table: str) -> None:
    """Answer a question with a thumb: the first touch shows what would happen, the second chooses it."""
    seq = guest.state(table, 0)["seq"]
    tiles = ada.page.locator("main .options .tiles button.can")
    for _ in range(12):
        if is_decided(ada, guest, table, seq):
            return
        if tiles.count() and not ada.page.locator("main .options .tiles [aria-pressed=true]").count():
            attempt(tiles.last.tap)  # the black die, as long as it is there
        elif ada.option("Choose").count():
            attempt(ada.option("Choose").first.tap)
        else:
            attempt(ada.options.first.tap)
    raise AssertionError(f"the question cannot be answered by finger: {ada.question.inner_text()}")


def test_a_game_with_arthur_is_played_on_a_phone_by_taps_through_its_first_scoring(
    party: Party, site: str, guest: Guest
) -> None:
    ada, table = seated(party, site, guest, GENTLE, settings=ARTHUR, **TOUCH)
    moved = False
    while until_asked(ada) and round_of(guest, table) < AFTER_A_SCORING:
        tap_through(ada, guest, table)
        view = guest.state(table, 0)["view"]
        if not moved and "arthur" in view["used"][0]:
            moved = True
            assert view["figures"]["arthur"] in view["inner_ring"]
    assert moved
    assert any(guest.state(table)["table"]["points"])


def test_arthur_is_moved_by_a_click_on_a_bench(party: Party, site: str, court: Court) -> None:
    state = court.until_arthur_can_move()
    ada = come(party, site, court)
    bela = party.person(site, court.guests[1])
    bela.visit(f"/table/{court.id}")
    expect(bela.page.locator('[data-piece="die:0:arthur"]')).to_be_visible()  # so that she sees him go
    stood, ways = state["view"]["figures"]["arthur"], benches(state)
    assert len(ways) == 2

    # His die shows both directions: ghosts, numbered steps, and what happens on each bench.
    ada.page.locator('[data-piece="die:0:arthur"]').hover()
    expect(ada.page.locator(".previews .tag")).to_have_count(2)
    click(ada, f"space:{ways[0]}")
    ada.waits_for(lambda: court.state()["view"]["figures"]["arthur"] == stood, False)
    assert court.state()["view"]["figures"]["arthur"] == ways[0]
    expect(ada.page.get_by_text("You move Arthur").first).to_be_visible()
    bela.waits_for(lambda: any("Ada moves Arthur" in words for words in bela.announced()), True)


def test_a_bench_says_what_it_is_and_why_it_cannot_be_chosen(party: Party, site: str, court: Court) -> None:
    state = court.until_arthur_can_move()
    ada = come(party, site, court)
    far = next(
        space
        for space in state["view"]["inner_ring"]
        if space not in benches(state) and space != state["view"]["figures"]["arthur"]
    )
    click(ada, f"space:{far}")
    reason = "none of your dice leads there"
    expect(ada.page.get_by_text(reason).first).to_be_visible()
    ada.waits_for(lambda: any(reason in words for words in ada.announced()), True)
    expect(ada.page.get_by_role("link", name=re.compile("R3[13]|R8")).last).to_be_visible()


@pytest.mark.parametrize(
    ("ask", "towards", "title", "german"),
    [
        (
            "resource",
            "resource",
            re.compile("Take a|Place a marker"),
            re.compile("Nimm ein|Lege einen Marker"),
        ),
        ("march-merlin", "merlin", "Move Merlin", "Zieh Merlin"),
        ("stairs", "stairs", "Up the stairs?", "Die Treppe hinauf?"),
        ("signet", "signet", "Take the signet ring", "Nimm den Siegelring"),
    ],
)
def test_the_questions_of_the_inner_ring_are_answered_by_keys_in_both_languages(
    party: Party,
    site: str,
    court: Court,
    ask: str,
    towards: str,
    title: str | re.Pattern[str],
    german: str | re.Pattern[str],
) -> None:
    before = court.until_asked(ask, towards)
    fremd = party.person(site, court.guests[0], locale="de-DE")
    fremd.visit(f"/table/{court.id}")
    expect(fremd.question).to_have_text(german)
    fremd.page.close()

    ada = come(party, site, court)
    expect(ada.question).to_have_text(title)
    assert_clean(ada, ask, DESKTOP)
    ada.page.keyboard.press("1")
    ada.waits_for(lambda: court.state()["seq"] != before["seq"], True)


def test_a_flag_gives_arthur_another_step_and_a_die_another_figure(
    party: Party, site: str, court: Court
) -> None:
    def has_both(state: Json) -> bool:
        options = [option for option in state["question"]["options"] if option]
        names = {option[0] for option in options if isinstance(option, list)}
        return state["question"]["ask"] == "move" and {"nudge", "switch"} <= names

    state = court.until(has_both)
    ada = come(party, site, court)
    assert {"nudge", "switch"} <= {*ALTERATIONS}
    faces = state["view"]["faces"][0]

    # The black flag: every die offers one step more and one step less; the first is chosen by its words.
    click(ada, "castle:0:black-flag")
    expect(ada.option("One more space").first).to_be_visible()
    ada.option("One more space").first.click()
    ada.waits_for(lambda: court.state()["view"]["nudged"], 1)
    chosen = court.state()["view"]["chosen"]

    # The grey flag: the same die moves Arthur, one step more than it shows.
    click(ada, "castle:0:grey-flag")
    instead = ada.option(re.compile("Move (Arthur|Merlin) instead")).first
    instead.click()
    ada.waits_for(lambda: court.state()["view"]["switched"] is not None, True)
    after = court.state()
    assert after["view"]["chosen"] == chosen
    track = after["view"]["inner_ring" if after["view"]["switched"] == "arthur" else "ring"]
    start = track.index(after["view"]["figures"][after["view"]["switched"]])
    reached = {option[3] for option in after["question"]["options"] if option and option[0] == "go"}
    steps = faces[chosen] + 1
    assert reached == {track[(start + way * steps) % len(track)] for way in (1, -1)}


def test_the_board_with_arthur_is_clean_and_told_in_words(party: Party, site: str, court: Court) -> None:
    court.until_arthur_can_move()
    ada = come(party, site, court)
    expect(ada.page.get_by_role("img", name=re.compile("Arthur on ")).first).to_be_visible()
    ada.page.keyboard.press("b")
    words = ada.page.get_by_role("dialog").get_by_role("heading", name="The spaces of the inner ring")
    expect(words).to_be_visible()
    assert_clean(ada, "the board in words")
    ada.page.keyboard.press("Escape")
    ada.resize(DESKTOP)
    ada.page.locator('[data-piece="die:0:arthur"]').hover()
    assert_clean(ada, "the board with Arthur")
