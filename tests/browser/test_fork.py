"""From a replay to a practice table: the same position, played on, and the way back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import until_asked
from tests.browser.people import PHONE, Guest, Json, Party, Person, decide_for, open_for

FORK = re.compile("^Fork from here")
ACT = "Open the practice table"


@dataclass(frozen=True)
class Game:
    """A finished game of two guests."""

    guests: Sequence[Guest]
    table: str

    @property
    def steps(self) -> list[Json]:
        """All its decisions."""
        steps: list[Json] = self.guests[0].get(f"/api/tables/{self.table}/timeline")["steps"]
        return steps

    def in_mid_turn(self) -> Json:
        """A decision in the middle of a turn of the second player."""
        for before, step in pairwise(self.steps[30:]):
            if (before["turn"], before["seat"], step["seat"]) == (step["turn"], 1, 1):
                return step
        raise AssertionError("every turn has one decision")


def played(site: str, **more: object) -> Game:
    """A game of Ada and Bela, played through the API."""
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(guests[0], guests[1], title="Feud", **more)
    decide_for(guests, table, decisions=2000)
    return Game(guests, table)


@pytest.fixture(scope="module")
def merlin(site: str) -> Game:
    """A finished game of Merlin."""
    return played(site, game="merlin")


@pytest.fixture(scope="module")
def kingarthur(site: str) -> Game:
    """A finished game of King Arthur."""
    return played(site)


def fork(person: Person, game: Game, step: Json) -> str:
    """Fork from a decision by the keyboard, with the offered choices; return the new table."""
    person.visit(f"/table/{game.table}/replay/{step['number']}")
    expect(person.button(FORK)).to_be_visible()
    person.page.keyboard.press("f")
    dialog = person.page.get_by_role("dialog", name="Fork from here")
    expect(dialog.get_by_role("radio", name=re.compile("Bela"))).to_be_checked()
    dialog.get_by_role("button", name=ACT).click()
    person.page.wait_for_url(lambda url: game.table not in url and "/replay" not in url)
    return person.page.url.rsplit("/", 1)[1]


def play_a_turn(person: Person, guest: Guest, table: str) -> None:
    """Click the first option until the turn is over."""
    turn = guest.state(table, 1)["view"]["turns"]

    def is_over() -> bool:
        if bool(guest.state(table, 1)["view"]["turns"] > turn):
            return True
        if person.is_asked():
            person.options.first.click()
        return False

    person.waits_for(is_over, True)


def test_a_position_of_merlin_in_mid_turn_is_played_on_from_and_left_by_the_way_back(
    merlin: Game, party: Party, site: str
) -> None:
    cerys = Guest(site, "Cerys")
    person = party.person(site, cerys)
    step = merlin.in_mid_turn()

    table = fork(person, merlin, step)
    shown = cerys.get(f"/api/tables/{merlin.table}/positions/{step['number']}?seat=1")
    state = cerys.state(table, 1)
    assert (state["view"], state["question"]) == (shown["view"], shown["question"])
    expect(person.options.first).to_be_visible()
    expect(person.question).not_to_be_empty()
    expect(person.button("Undo")).to_have_attribute("aria-disabled", "true")

    play_a_turn(person, cerys, table)
    assert cerys.state(table)["seq"] > step["number"] + 1
    assert until_asked(person), "past a scoring that may have come"
    back = person.link(f"Practice, from Feud, decision {step['number'] + 1}")
    back.click()
    expect(person.page).to_have_url(re.compile(rf"/table/{merlin.table}/replay/{step['number']}$"))
    expect(person.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(step["number"]))


def test_king_arthur_is_forked_and_the_hall_calls_it_practice(
    kingarthur: Game, party: Party, site: str
) -> None:
    cerys = Guest(site, "Cerys")
    person = party.person(site, cerys)
    step = kingarthur.in_mid_turn()
    table = fork(person, kingarthur, step)
    shown = cerys.get(f"/api/tables/{kingarthur.table}/positions/{step['number']}?seat=1")
    assert cerys.state(table, 1)["question"] == shown["question"]
    play_a_turn(person, cerys, table)
    person.visit("/")
    expect(person.page.get_by_text("Practice: Feud")).to_be_visible()


def test_on_a_phone_it_is_under_more_and_a_newcomer_says_a_name(
    merlin: Game, party: Party, site: str
) -> None:
    person = party.person(site, viewport=PHONE)
    person.visit(f"/table/{merlin.table}/replay/{merlin.in_mid_turn()['number']}")
    expect(person.button(FORK)).to_have_count(0)
    person.button("More").click()
    person.button(FORK).click()
    dialog = person.page.get_by_role("dialog", name="Fork from here")
    dialog.get_by_role("radio", name=re.compile("Ada")).check(force=True)
    dialog.get_by_role("textbox").fill("Dagonet")
    dialog.get_by_role("button", name=ACT).click()
    expect(person.link(re.compile("^Practice, from Feud"))).to_be_visible()


def test_a_running_game_says_why_it_cannot_be_forked(party: Party, site: str) -> None:
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests)
    decide_for(guests, table, decisions=6)
    ada = party.person(site, guests[0])
    ada.visit(f"/table/{table}/replay/3")
    button = ada.button(FORK)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description(re.compile("what the dice will bring"))
    button.focus()
    expect(ada.page.locator(".why")).to_be_visible()
    ada.page.keyboard.press("f")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_axe_finds_nothing(merlin: Game, party: Party, site: str) -> None:
    person = party.person(site, Guest(site, "Cerys"))
    person.visit(f"/table/{merlin.table}/replay/40")
    expect(person.button(FORK)).to_be_visible()
    person.page.keyboard.press("f")
    expect(person.page.get_by_role("dialog", name="Fork from here")).to_be_visible()
    assert_clean(person, "the dialog before a fork")
    person.button(ACT).click()
    expect(person.link(re.compile("^Practice, from Feud"))).to_be_visible()
    assert_clean(person, "a practice table")
