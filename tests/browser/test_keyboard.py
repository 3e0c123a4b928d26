"""A whole game without a mouse, from the hall to the end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import TABLET, Party, Person

# Keyboard users must see where they are; after the last stop comes the browser's own bar.
CAN_BE_SEEN = """() => {
  const at = document.activeElement;
  const box = at.getBoundingClientRect();
  return at === document.body || (at.matches(":focus-visible") && box.width > 0 && box.height > 0);
}"""


def press(person: Person, *keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        person.page.keyboard.press(key)


def tab_to(person: Person, target: Locator, most: int = 60) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(most):
        if target.evaluate("(one) => one === document.activeElement"):
            return
        press(person, "Tab")
        assert person.page.evaluate(CAN_BE_SEEN), "the focus cannot be seen"
    raise AssertionError(f"Tab does not lead to {target}")


def test_a_whole_game_is_played_with_the_keyboard_alone(party: Party, site: str) -> None:
    ada = party.person(site, viewport=TABLET)
    ada.visit("/")
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()

    # From the hall to a table of one's own.
    tab_to(ada, ada.page.get_by_label("What should we call you?"))
    ada.page.keyboard.type("Ada")
    tab_to(ada, ada.link("Make a table: King Arthur"))
    press(ada, "Enter")
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    players = ada.page.get_by_role("radiogroup", name="Players")
    tab_to(ada, players.get_by_role("radio", checked=True))
    while not players.get_by_role("radio", name="2").is_checked():
        press(ada, "ArrowLeft")
    other = ada.page.get_by_role("combobox", name="Who takes seat 2")
    tab_to(ada, other)
    ada.page.keyboard.type("Bot: P")
    expect(other).to_have_value("bot:page")
    tab_to(ada, ada.button("Open the table"))
    press(ada, "Enter")

    # The four questions, each answered in a different way.
    announced: set[str] = set()
    answered: set[str] = set()
    undone = False
    for _ in range(400):
        ada.waits_for(lambda: ada.is_asked() or ada.is_at_the_end(), True)
        if ada.is_at_the_end():
            break
        title = ada.question.inner_text()
        announced |= {line for line in ada.announced() if re.search(r", \d+ options?$", line)}
        if title == "Challenge one" and title not in answered:
            by_cards(ada)
        elif title in ("Draw a knight", "Draw knights") and not undone and undo_is_possible(ada):
            undo(ada)
            undone = True
        elif title in answered:
            press(ada, "1")
        else:
            by_arrows(ada)
        answered.add(title)

    assert ada.is_at_the_end()
    assert undone
    assert {"Draw adversaries", "Challenge one", "Take an adventure"} <= answered
    for title in answered:
        assert any(line.startswith(title) for line in announced), f"{title} was announced"
    result = ada.page.get_by_role("heading", level=1)
    expect(result).to_be_focused()
    assert any(line.startswith(result.inner_text()) for line in ada.announced()), "the result was announced"

    # On to the replay and back, still without a mouse.
    tab_to(ada, ada.link("Replay", exact=True).first)
    press(ada, "Enter")
    expect(ada.page.get_by_role("slider")).to_be_visible()
    press(ada, "Home", "ArrowRight", "ArrowRight")
    expect(ada.page.get_by_text(re.compile("^Decision 3 of"))).to_be_visible()


def test_the_title_has_the_focus_on_the_way_back_from_a_table(party: Party, site: str) -> None:
    ada = party.person(site, viewport=TABLET)
    ada.visit("/")
    ada.page.get_by_label("What should we call you?").fill("Ada")
    ada.button(re.compile("^Play now: King Arthur")).click()
    ada.waits_for(ada.is_asked, True)
    press(ada, "Escape")
    ada.page.go_back()
    title = ada.page.locator("main h1")
    expect(title).to_be_focused()
    ada.link("Lessons").first.click()
    expect(ada.heading("Lessons").first).to_be_focused()


def by_arrows(person: Person) -> None:
    """Walk down the options and choose with Enter."""
    seen = person.options.count()
    press(person, "ArrowDown")
    expect(person.options.first).to_be_focused()
    press(person, "ArrowUp")
    expect(person.page.locator("main .options button").last).to_be_focused()
    press(person, "ArrowDown")
    expect(person.options.first).to_be_focused()
    assert person.options.count() == seen
    press(person, "Enter")


def by_cards(person: Person) -> None:
    """Lay down a knight, take it back, and continue with an option."""
    fan = person.page.get_by_role("toolbar", name="Your knights")
    tab_to(person, fan.locator("button[tabindex='0']"))
    cards = fan.get_by_role("button").count()
    for _ in range(cards):
        press(person, "ArrowRight")
    expect(fan.get_by_role("button").last).to_be_focused()
    press(person, "Home", "Enter")
    expect(fan.get_by_role("button", pressed=True)).to_have_count(1)
    press(person, "Escape")
    expect(fan.get_by_role("button", pressed=True)).to_have_count(0)
    press(person, "1")


def undo_is_possible(person: Person) -> bool:
    """Whether the last decision can be taken back."""
    return person.button("Undo").get_attribute("aria-disabled") is None


def undo(person: Person) -> None:
    """Take back the last decision with U; the question before it is asked again."""
    before = person.question.inner_text()
    press(person, "u")
    expect(person.question).not_to_have_text(before)
    person.waits_for(person.is_asked, True)
    press(person, "0")
