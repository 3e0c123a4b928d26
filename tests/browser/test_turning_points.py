"""Where a finished game turned: curves, cards, and the way back; large and small, in both languages."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_clean
from tests.browser.people import DESKTOP, PHONE, Guest, Party, Person, decide_for, open_for
from tests.server.process import PATIENCE

OPEN = re.compile(r"\bopen\b")
LONG = 3 * PATIENCE * 1000  # the process that looks through games gives way to everything else


def pictured(person: Person, name: str) -> None:
    """Keep a picture of the page in both themes, if PICTURES names a folder."""
    if folder := os.environ.get("PICTURES"):
        person.page.screenshot(path=f"{folder}/{name}.png")
        person.page.emulate_media(color_scheme="dark")
        person.page.screenshot(path=f"{folder}/{name}-dark.png")
        person.page.emulate_media(color_scheme="light")


@pytest.fixture(scope="module")
def game(site: str) -> tuple[Guest, str]:
    """A finished game of two guests."""
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests, game="kingarthur")
    decide_for(guests, table, decisions=2000)
    return guests[0], table


@pytest.fixture
def ada(party: Party, site: str, game: tuple[Guest, str]) -> Person:
    return party.person(site, game[0])


def heading(person: Person, words: str) -> Locator:
    return person.page.get_by_role("heading", name=words, exact=True)


def test_the_story_of_a_game_is_told_once_it_was_looked_through(game: tuple[Guest, str], ada: Person) -> None:
    ada.visit(f"/table/{game[1]}")
    ada.button("Turning points").click()
    expect(heading(ada, "Chance of winning")).to_be_visible(timeout=LONG)
    expect(heading(ada, "How well each played")).to_be_visible()
    cards = ada.page.locator(".card")
    expect(cards.first).to_have_class(OPEN)
    ada.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_have_class(OPEN)
    moves = cards.filter(has_text="given away")
    moves.first.get_by_role("button").first.click()
    why = moves.first.locator("dt", has_text="why")
    expect(why).to_be_visible()
    assert why.locator("+ dd .line").count() >= 1
    pictured(ada, "turning-points")
    ada.button("as a table").click()
    rows = ada.page.get_by_role("group", name="Chance of winning").locator("tbody tr").last.locator("td")
    assert sum(int(cell.replace(" %", "")) for cell in rows.all_inner_texts()) in range(99, 102)
    assert_clean(ada, "turning points", DESKTOP, PHONE)
    assert ada.page.locator(".story .can").count() == 0, "nothing has gold"


def test_it_is_told_in_german_on_a_phone(game: tuple[Guest, str], party: Party, site: str) -> None:
    anna = party.person(site, game[0], locale="de-DE", viewport=PHONE)
    anna.visit(f"/table/{game[1]}")
    anna.button("Wendepunkte").click()
    expect(heading(anna, "Gewinnaussicht")).to_be_visible(timeout=LONG)
    expect(heading(anna, "Wie gut alle spielten")).to_be_visible()
    moves = anna.page.locator(".card").filter(has_text="verschenkt")
    moves.first.get_by_role("button").first.click()
    expect(moves.first.locator("dt", has_text="warum")).to_be_visible()
    moves.first.scroll_into_view_if_needed()
    pictured(anna, "turning-points-phone")


def test_the_estimate_runs_along_in_the_replay(game: tuple[Guest, str], ada: Person) -> None:
    ada.visit(f"/table/{game[1]}")
    ada.button("Turning points").click()
    expect(heading(ada, "Chance of winning")).to_be_visible(timeout=LONG)
    ada.visit(f"/table/{game[1]}/replay/1")
    chances = ada.page.get_by_role("region", name="Chance of winning").locator("b")
    expect(chances).to_have_count(2)
    first = chances.all_inner_texts()
    assert sum(int(chance.replace(" %", "")) for chance in first) in range(99, 102)
    pictured(ada, "estimate")
    assert_clean(ada, "the estimate in the replay", DESKTOP, PHONE)
    assert ada.page.locator("section:has(> p + ul) .can").count() == 0, "nothing has gold"
    ada.page.keyboard.press("End")
    ada.waits_for(lambda: sorted(chances.all_inner_texts()), ["0 %", "100 %"])
    ada.waits_for(
        lambda: any("Chance of winning: " in line and "100 %" in line for line in ada.announced()), True
    )


def test_the_estimate_is_shown_on_a_phone_in_german(
    game: tuple[Guest, str], ada: Person, party: Party, site: str
) -> None:
    ada.visit(f"/table/{game[1]}")
    ada.button("Turning points").click()
    expect(heading(ada, "Chance of winning")).to_be_visible(timeout=LONG)
    anna = party.person(site, game[0], locale="de-DE", viewport=PHONE)
    anna.visit(f"/table/{game[1]}/replay/20")
    estimate = anna.page.get_by_role("region", name="Gewinnaussicht")
    expect(estimate.locator("b")).to_have_count(2)
    expect(estimate).to_be_in_viewport()
    pictured(anna, "estimate-phone")


def test_without_a_story_there_is_no_estimate(party: Party, site: str) -> None:
    guests = [Guest(site, "Cleo"), Guest(site, "Dora")]
    table = open_for(*guests, game="kingarthur")
    decide_for(guests, table, decisions=2000)
    cleo = party.person(site, guests[0])
    with cleo.page.expect_response(re.compile("begin=false")) as answer:
        cleo.visit(f"/table/{table}/replay/1")
    assert answer.value.status == 202
    expect(cleo.heading("Replay").or_(cleo.page.locator("main h1")).first).to_be_attached()
    expect(cleo.page.get_by_role("region", name="Chance of winning")).to_have_count(0)


def test_the_opponents_are_told_without_a_guess_and_one_click_starts_a_game(party: Party, site: str) -> None:
    bela = party.person(site, Guest(site, "Bela"))
    bela.visit("/opponents")
    expect(bela.heading("Nimue")).to_be_visible()
    assert_clean(bela, "opponents", DESKTOP, PHONE)
    bela.button("Play against Lionel").click()
    expect(bela.page).to_have_url(re.compile("/table/"))


@pytest.fixture(scope="module")
def quest(site: str) -> tuple[Guest, str]:
    """A finished game of Merlin."""
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests, game="merlin")
    decide_for(guests, table, decisions=2000)
    return guests[0], table


def reason(kind: str, source: str, worth: float, **facts: object) -> dict[str, object]:
    """A reason as the server sends it."""
    return {"kind": kind, "source": source, "points": worth, "facts": facts}


def told(person: Person) -> None:
    """Let the server have told this story, so that nobody need wait for it."""
    lost = {"mean_loss": 0.5, "lost": 5, "parts": {}, "cost": 0.1, "luck": 0}
    kinds = {"best": 1, "good": 0, "slip": 1, "blunder": 0}
    scoring = reason("scoring", "environs", 2.4, points=3, rivals=[{"seat": 1, "points": -2}], round=2)
    ready = reason("mission", "missions", 1.5, mission="m1", points=5, lacking=0)
    move = {
        "number": 12,
        "turn": 3,
        "round": 1,
        "seat": 0,
        "played": [],
        "loss": 2.4,
        "cost": 0.12,
        "chance": 0.55,
        "kind": "slip",
        "gap": 0,
        "best": [],
        "events": [],
        "parts": {"environs": 2.4, "missions": 1.5, "goods": -1.5},
        "reasons": [scoring, ready],
        "instead": reason("worth", "goods", 1.5),
        "risk": reason("overtaken", "environs", 4, seat=1, die="die2", face=3, space="grail", points=4),
    }
    points = [
        {"number": 0, "turn": 1, "round": 1, "chances": [0.5, 0.5]},
        {"number": 40, "turn": 9, "round": 6, "chances": [0.0, 1.0]},
    ]
    story = {
        "author": "enchantress",
        "version": "of a test",
        "points": points,
        "moves": [move],
        "gifts": [],
        "turnings": [{"what": "move", "index": 0, "seat": 0, "size": 0.12}],
        "players": [{**lost, "kinds": kinds}, {**lost, "kinds": kinds}],
        "course": [{"number": 0, "chances": [0.5, 0.5]}, {"number": 30, "chances": [0.434, 0.566]}],
    }
    person.page.route("**/analysis*", lambda route: route.fulfill(json=story))


def test_why_a_game_of_merlin_turned_is_told_in_sentences(
    quest: tuple[Guest, str], party: Party, site: str
) -> None:
    ada = party.person(site, quest[0], viewport={"width": 1280, "height": 800})
    told(ada)
    ada.visit(f"/table/{quest[1]}")
    ada.button("Turning points").click()
    why = ada.page.locator(".card dt", has_text="why").locator("+ dd .line")
    expect(why).to_have_count(4)
    said = why.all_inner_texts()
    assert said[0] == "Environs: +3 and Bela −2 in the scoring after round 2, as things stood."
    assert said[1] == "The mission for 5 would have been ready."
    assert said[2].startswith("What was played brings more here: ")
    assert said[3].startswith("After what was played, Bela could reach ")
    assert_clean(ada, "why a game of Merlin turned", DESKTOP, PHONE)
    ada.resize({"width": 1280, "height": 800})
    pictured(ada, "why-merlin")
    ada.visit(f"/table/{quest[1]}/replay/31")
    chances = ada.page.get_by_role("region", name="Chance of winning").locator("b")
    expect(chances).to_have_text(["43 %", "57 %"])
    pictured(ada, "estimate-merlin")


def test_why_a_game_of_merlin_turned_is_told_in_german_on_a_phone(
    quest: tuple[Guest, str], party: Party, site: str
) -> None:
    anna = party.person(site, quest[0], locale="de-DE", viewport=PHONE)
    told(anna)
    anna.visit(f"/table/{quest[1]}")
    anna.button("Wendepunkte").click()
    why = anna.page.locator(".card dt", has_text="warum").locator("+ dd .line")
    expect(why.nth(1)).to_have_text("Der Auftrag für 5 wäre erfüllbar gewesen.")
    why.first.scroll_into_view_if_needed()
    pictured(anna, "why-merlin-phone")
