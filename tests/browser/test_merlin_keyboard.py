"""A whole game of Merlin without a mouse, from the hall to the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import TABLET, Party, Person
from tests.browser.test_keyboard import press, tab_to

DECISIONS = 400


def test_a_game_is_played_to_the_end_with_the_keyboard_alone(party: Party, site: str) -> None:
    ada = party.person(site, viewport=TABLET)
    ada.visit("/")
    expect(ada.button(re.compile("^Play now: Merlin"))).to_be_visible()

    # From the hall to a table for two.
    tab_to(ada, ada.page.get_by_label("What should we call you?"))
    ada.page.keyboard.type("Ada")
    tab_to(ada, ada.link("Make a table: Merlin"))
    press(ada, "Enter")
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    players = ada.page.get_by_role("radiogroup", name="Players")
    tab_to(ada, players.get_by_role("radio", checked=True))
    while not players.get_by_role("radio", name="2").is_checked():
        press(ada, "ArrowLeft")
    tab_to(ada, ada.button("Open the table"))
    press(ada, "Enter")

    answered: set[str] = set()
    announced: set[str] = set()
    scorings = 0
    for _ in range(DECISIONS):
        scorings += pass_scorings(ada)
        if ada.is_at_the_end():
            break
        title = ada.question.inner_text()
        announced |= {line for line in ada.announced() if re.search(r", \d+ options?$", line)}
        decide(ada, by_arrows=title not in answered)
        answered.add(title)

    assert ada.is_at_the_end()
    assert scorings == 3, "after the rounds 2, 4 and 6"
    assert "Choose a die" in answered
    assert len(answered) > 3
    for title in answered:
        assert any(line.startswith(title) for line in announced), f"{title} was announced"
    result = ada.page.get_by_role("heading", level=1)
    expect(result).to_be_focused()
    assert any(line.startswith(result.inner_text()) for line in ada.announced()), "the result was announced"


def pass_scorings(person: Person) -> int:
    """Wait for a question or the end; watch each scoring step by step, then leave it."""
    scoring = person.page.get_by_role("dialog")
    seen = 0

    def is_there() -> bool:
        nonlocal seen
        if scoring.count():
            seen += 1
            press(person, " ")  # the next step
            press(person, "Escape")  # to the total
            press(person, "Escape")  # and back to the table
            expect(scoring).to_have_count(0)
        return person.is_asked() or person.is_at_the_end()

    person.waits_for(is_there, True)
    return seen


def decide(person: Person, by_arrows: bool) -> None:
    """Choose the first option, walking the list or with its key, and complete a choice that is half made."""
    before = person.options.all_inner_texts()
    if by_arrows:
        press(person, "ArrowDown")
        expect(person.options.first).to_be_focused()
        press(person, "Enter")
    else:
        keys = [key for key in "10" if person.page.locator(f"[aria-keyshortcuts='{key}']").count()]
        press(person, *(keys[:1] or ("ArrowDown", "Enter")))
    person.waits_for(lambda: person.options.all_inner_texts() != before or person.is_at_the_end(), True)
