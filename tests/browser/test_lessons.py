"""Lessons from the list to their end, as somebody takes them who reads only what is on the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_clean
from tests.browser.people import PHONE, Guest, Party, Person

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PLAY_ON = re.compile("^(Play on|Weiterspielen)")
UNDERSTOOD = re.compile("^(Understood|Verstanden)")
A_LOOK = 200  # milliseconds
QUESTIONS = 250  # more than a lesson has


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who has not played yet."""
    return Guest(site, "Ada")


def hint(person: Person) -> Locator:
    """The hint that is shown."""
    return person.page.locator("section.hint")


def row(person: Person, lesson: str) -> Locator:
    """A lesson in the list."""
    return person.page.get_by_role("listitem").filter(has=person.page.get_by_role("heading", name=lesson))


def begin(person: Person, path: str) -> None:
    """Begin the lesson to which an address points."""
    person.visit(path)
    person.page.locator("li.next").get_by_role("button").click()
    person.page.wait_for_url("**/table/*")
    expect(hint(person)).to_be_visible()


def advised(person: Person) -> Locator | None:
    """The option whose name is in the hint; the longest name, if there are several."""
    if not hint(person).locator(".advice").count():
        return None
    advice = hint(person).locator(".advice").inner_text().lower()
    names = [
        text.strip().split("\n")[0].strip() for text in person.options.locator(".title").all_inner_texts()
    ]
    named = [name for name in names if name and name.lower() in advice]
    if not named:
        return None
    return person.options.nth(names.index(max(named, key=len)))


def choose(person: Person, option: Locator, *, by_touch: bool) -> None:
    """Choose an option. A finger looks first."""
    question, name = person.question.inner_text(), option.inner_text()
    option.tap() if by_touch else option.click()
    if by_touch and person.question.inner_text() == question and person.options.filter(has_text=name).count():
        person.page.wait_for_timeout(50)


def step(person: Person, titles: list[str], *, by_touch: bool = False) -> bool:
    """Follow the hint and return True if it advises something; else close it or take the first option."""
    scoring = person.page.locator("dialog[open]")
    person.waits_for(lambda: bool(scoring.count() or person.is_asked()), True)
    if scoring.count():
        scoring.locator(".next button").click()
        return False
    shown = hint(person).locator("h2")
    if not shown.count():
        person.page.wait_for_timeout(A_LOOK)  # a hint comes with its question
    if not shown.count():
        choose(person, person.options.first, by_touch=by_touch)
        return False
    title = shown.inner_text().partition(":")[2].strip()
    if title not in titles:
        titles.append(title)
    option = advised(person)
    if option is not None:
        choose(person, option, by_touch=by_touch)
    elif (button := person.button(UNDERSTOOD)).count():
        button.click()
    return option is not None


def take(person: Person, *, by_touch: bool = False) -> list[str]:
    """Take a lesson to its end; return the titles of its hints."""
    titles: list[str] = []
    for _ in range(QUESTIONS):
        if hint(person).get_by_role("button", name=PLAY_ON).count():
            return titles
        step(person, titles, by_touch=by_touch)
    raise AssertionError(f"the lesson did not end: {titles}")


def points(person: Person) -> int:
    """The points of the only person at the table, as the table shows them."""
    table = person.page.url.rpartition("/")[2]
    return int(
        person.page.evaluate("id => fetch(`/api/tables/${id}/state`).then((r) => r.json())", table)["table"][
            "points"
        ][0]
    )


def test_a_newcomer_who_reads_only_the_hints_scores_in_the_first_turn(
    party: Party, site: str, guest: Guest
) -> None:
    ada = party.person(site, guest)
    ada.visit("/")
    ada.page.get_by_role("region", name="Guided first game").get_by_role("button").click()
    ada.page.wait_for_url("**/table/*")
    expect(hint(ada)).to_be_visible()
    titles: list[str] = []
    followed = 0
    while points(ada) <= 0:
        assert len(titles) < 8, "the first turn is over"
        ada.waits_for(ada.is_asked, True)
        followed += step(ada, titles)
    assert followed >= 3, "the knight's move, the vassal and the mission were named in hints"
    assert titles[0] == "Welcome to the round table"


def test_a_lesson_of_a_module_from_its_rules_to_its_tick(party: Party, site: str, guest: Guest) -> None:
    ada = party.person(site, guest)
    ada.visit("/rules/R51")
    ada.link("Or play it: first lesson").click()
    ada.page.wait_for_url("**/lessons/gold")
    expect(row(ada, "With gold")).to_be_in_viewport()
    assert_clean(ada, "the list of lessons")
    row(ada, "With gold").get_by_role("button").click()
    ada.page.wait_for_url("**/table/*")
    expect(hint(ada)).to_contain_text("Gold on the ring")
    titles = take(ada)
    assert {"Gold on the ring", "A coin turns a die", "What is left at the end"} <= set(titles)
    assert len(titles) == len(set(titles)), "nothing is told twice"
    expect(hint(ada)).to_contain_text("Rich enough")
    assert_clean(ada, "the end of a lesson")
    hint(ada).get_by_role("link", name="Lessons").click()
    expect(row(ada, "With gold")).to_contain_text("done")
    expect(row(ada, "With gold").get_by_role("button", name="Begin again")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Merlin")).to_contain_text("1 of 10 done")


def test_king_arthur_in_german_on_a_phone_to_the_first_adventure(
    party: Party, site: str, guest: Guest
) -> None:
    ada = party.person(site, guest, locale="de-DE", **TOUCH)
    ada.visit("/rules/kingarthur")
    ada.link("Oder gleich spielen: die geführte erste Partie").tap()
    ada.page.wait_for_url("**/lessons/kingarthur")
    ada.page.locator("li.next").get_by_role("button").tap()
    ada.page.wait_for_url("**/table/*")
    expect(hint(ada)).to_contain_text("Willkommen in Camelot")
    titles = take(ada, by_touch=True)
    assert {"Fordere einen Gegner heraus", "Gewinne ein Abenteuer"} <= set(titles)
    expect(hint(ada)).to_contain_text("Dein erstes Abenteuer")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert points(ada) > 0
    ada.visit("/lessons")
    expect(ada.page.get_by_role("region", name="King Arthur")).to_contain_text("1 von 2 geschafft")


@pytest.mark.parametrize(
    ("lesson", "german"),
    [
        ("seals", False),
        ("favor", True),
        ("arthur", False),
        ("knights", True),
        ("decrees", False),
        ("caerleon", True),
        ("treasures", True),
    ],
)
def test_a_lesson_is_taken_to_its_end(
    party: Party, site: str, guest: Guest, lesson: str, german: bool
) -> None:
    """Gold and King Arthur are taken above; market and Morgana, the longest, in the tests of the client."""
    ada = party.person(site, guest, locale="de-DE", **TOUCH) if german else party.person(site, guest)
    begin(ada, f"/lessons/{lesson}")
    titles = take(ada, by_touch=german)
    assert len(titles) > 1
    assert len(titles) == len(set(titles)), "nothing is told twice"
    expect(hint(ada).get_by_role("link", name=re.compile("^(Lessons|Lektionen)$"))).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_guided_game_goes_on_with_a_second_chapter(party: Party, site: str, guest: Guest) -> None:
    ada = party.person(site, guest)
    begin(ada, "/lessons/merlin")
    first = take(ada)
    hint(ada).get_by_role("button", name=PLAY_ON).click()
    second = take(ada)
    assert {"One marker can decide", "A wall with gaps", "Plan a staff"} <= set(second)
    expect(hint(ada)).to_contain_text("You know the game")
    assert not set(first[:-1]) & set(second), "nothing is told twice"


def test_a_lesson_can_be_left_and_goes_on_where_it_was(party: Party, site: str, guest: Guest) -> None:
    ada = party.person(site, guest)
    begin(ada, "/lessons/decrees")
    ada.button("Understood").click()
    told = hint(ada).inner_text() if hint(ada).count() else ""
    ada.page.reload()
    expect(ada.options.first).to_be_visible()
    assert (hint(ada).inner_text() if told else "") == told, "a reload changes nothing"
    address = ada.page.url
    ada.visit("/lessons")
    expect(row(ada, "With King’s decree")).to_contain_text("begun")
    row(ada, "With King’s decree").get_by_role("link", name="Continue").click()
    ada.page.wait_for_url("**/table/*")
    assert ada.page.url == address


def test_the_hall_leads_to_all_lessons(party: Party, site: str, guest: Guest) -> None:
    ada = party.person(site, guest)
    ada.visit("/")
    ada.link("All lessons").click()
    expect(ada.heading("Lessons")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Merlin").get_by_role("listitem")).to_have_count(10)
