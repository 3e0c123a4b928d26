"""What makes a table comfortable: keys, explanations, settings, a turn that waits for its end, sound."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.people import DESKTOP, PHONE, YOU, Guest, Party, Person

SKILLED = {"kind": "bot", "bot": "greedy"}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
A_STAY = 800  # milliseconds after which a resting finger asks what a thing is

SOUNDS = ["step", "piece", "dice", "card", "points", "turn", "end"]
LOUDEST, LONGEST = 0.5, 0.6

# Each sound as it would be heard: its peak, and the second in which it was last audible.
RENDER = """async ([chunk, sounds]) => {
  const { play } = await import(chunk);
  const found = {};
  for (const sound of sounds) {
    const context = new OfflineAudioContext(1, 44100, 44100);
    play(sound, 1, 1, 0, context);
    const samples = (await context.startRendering()).getChannelData(0);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    found[sound] = [peak, samples.findLastIndex((sample) => Math.abs(sample) > 0.001) / 44100];
  }
  return found;
}"""


# The narrowest space between two words of the page, as a share of the size of its letters.
NARROWEST = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement.closest("svg, .for-reader")) continue;
    const size = parseFloat(getComputedStyle(text.parentElement).fontSize);
    for (const { index } of text.data.matchAll(/(?<=\\S) (?=\\S)/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const { width } = range.getBoundingClientRect();
      if (width > 0) found.push(width / size);
    }
  }
  return Math.min(...found);
}"""


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


def seated(party: Party, site: str, guest: Guest, **browser: object) -> tuple[Person, str]:
    """The guest comes with a browser to a new table of Merlin, and is asked."""
    table = guest.open_table(YOU, SKILLED, game="merlin")
    person = party.person(site, guest, **browser)
    person.visit(f"/table/{table}")
    person.waits_for(person.is_asked, True)
    return person, table


def set_by_hand(person: Person, setting: str, choice: str) -> None:
    """Choose in the open settings."""
    person.page.get_by_role("radiogroup", name=setting).get_by_text(choice, exact=True).click()


def test_a_key_shows_all_keys(party: Party, site: str, guest: Guest) -> None:
    ada, _ = seated(party, site, guest)
    dialog = ada.page.get_by_role("dialog", name="Keyboard shortcuts")
    ada.page.keyboard.press("?")
    expect(dialog).to_be_visible()
    for line in ("move through the options", "explain the focused option", "undo"):
        expect(dialog.get_by_text(line, exact=True)).to_be_visible()
    assert_clean(ada, "the keys")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ada.resize(DESKTOP)
    ada.button("Keyboard shortcuts").click()
    expect(dialog).to_be_visible()


def test_one_key_leads_back_to_the_turn_from_wherever_one_looks(
    party: Party, site: str, guest: Guest
) -> None:
    ada, _ = seated(party, site, guest)
    dialog = ada.page.get_by_role("dialog")
    for look in ("projected", re.compile("’s castle, enlarged$"), "Settings", "Keyboard shortcuts"):
        ada.resize(DESKTOP)
        ada.button(look).first.click()
        expect(dialog).to_be_visible()
        ada.page.keyboard.press("t")
        expect(dialog).to_have_count(0)
        expect(ada.question).to_be_focused()
    ada.resize(PHONE)
    for tab in ("Castle", "Missions", "Players", "Log"):
        ada.page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{tab}")).click()
        expect(ada.question).to_have_count(0)
        ada.page.keyboard.press("t")
        expect(ada.question).to_be_focused()


def test_the_rules_are_read_in_another_tab_and_the_table_stays(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest)
    ada.button("Rules", exact=True).click()
    with ada.context.expect_page() as opened:
        ada.link("All rules, in a new tab").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Rules")
    opened.value.close()
    assert ada.page.url.endswith(f"/table/{table}")
    expect(ada.options.first).to_be_visible()


def test_the_option_with_the_focus_is_explained_by_a_key(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest)
    seq = guest.state(table, 0)["seq"]
    option = ada.page.locator("main .options button:focus")

    def walked() -> int:
        """Press a key until an option has the focus; the first may come while the page still settles."""
        if not option.count():
            ada.page.keyboard.press("ArrowDown")
        return option.count()

    ada.waits_for(walked, 1)
    ada.page.keyboard.press("i")
    explanation = ada.page.locator("[data-explanation]")
    expect(explanation).to_be_focused()
    expect(explanation.get_by_role("link", name=re.compile(r"^Rule R\d"))).to_be_visible()
    assert_clean(ada, "an explanation", DESKTOP)
    ada.page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)
    expect(option).to_have_count(1)
    assert guest.state(table, 0)["seq"] == seq


def test_everything_on_the_board_is_explained_in_words(party: Party, site: str, guest: Guest) -> None:
    ada, _ = seated(party, site, guest)
    ada.page.keyboard.press("b")
    dialog = ada.page.get_by_role("dialog", name="The board in words")
    line = dialog.get_by_role("button", name=re.compile(r"^Dove: Shields: \d"))
    line.focus()
    ada.page.keyboard.press("Enter")
    flag = dialog.get_by_role("button", name=re.compile("^Dove flag"))
    flag.focus()
    ada.page.keyboard.press("Enter")
    expect(dialog.get_by_text("Not part of this question.")).to_be_visible()
    expect(dialog.get_by_role("link", name="Rule R10.2")).to_be_visible()
    assert_clean(ada, "the board in words")


def test_a_finger_that_stays_asks_and_does_not_choose(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, **TOUCH)
    seq = guest.state(table, 0)["seq"]
    touch = ada.context.new_cdp_session(ada.page)
    explanation = ada.page.locator("[data-explanation]")

    def hold(piece: str) -> None:
        box = ada.page.locator(piece).first.bounding_box()
        assert box is not None
        middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
        ada.page.wait_for_timeout(A_STAY)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    hold('[data-piece^="space:"]')
    expect(explanation).to_be_visible()
    explanation.get_by_role("button", name="Close").tap()
    ada.button("Missions", exact=True).tap()
    hold('li[data-piece^="mission:"]')
    expect(explanation).to_be_visible()
    assert guest.state(table, 0)["seq"] == seq


@pytest.mark.parametrize("path", ["/", "/table/new?game=merlin", "/rules/merlin"])
def test_words_stand_apart_on_a_coarse_screen(party: Party, site: str, path: str) -> None:
    person = party.person(site)
    person.visit(path)
    expect(person.page.get_by_role("heading", level=1)).to_be_attached()
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    person.page.evaluate("document.fonts.ready")
    assert person.page.evaluate("devicePixelRatio") == 1
    assert person.page.evaluate(NARROWEST) > 0.18


def test_a_turn_ends_only_when_it_is_confirmed(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest)
    ada.button("Settings").click()
    set_by_hand(ada, "End of your turn", "Ask me first")
    ada.page.keyboard.press("Escape")
    held = ada.heading("This ends your turn.")
    end = ada.button(re.compile("^End my turn"))

    def until_held() -> int:
        for _ in range(20):
            ada.options.first.click()
            ada.waits_for(ada.is_asked, True)
            if held.count():
                return int(guest.state(table, 0)["seq"])
        raise AssertionError("the turn has no end")

    seq = until_held()
    asked = ada.question.inner_text()
    assert_clean(ada, "a turn that would end")
    ada.resize(DESKTOP)
    ada.page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    expect(ada.question).to_have_text(asked)
    assert guest.state(table, 0)["seq"] == seq

    seq = until_held()
    ada.page.keyboard.press("u")
    expect(held).to_have_count(0)
    assert guest.state(table, 0)["seq"] == seq

    seq = until_held()
    turn = guest.state(table, 0)["view"]["active"]
    end.click()
    ada.waits_for(lambda: guest.state(table, 0)["seq"] > seq, True)
    assert turn == 0
    expect(held).to_have_count(0)


def test_settings_are_kept(party: Party, site: str, guest: Guest) -> None:
    ada = party.person(site, guest)
    ada.visit("/you")
    set_by_hand(ada, "Animation speed", "Fast")
    set_by_hand(ada, "Sound", "Quiet")
    set_by_hand(ada, "End of your turn", "Ask me first")
    ada.button("Test").click()
    ada.visit("/you")
    for setting, choice in (
        ("Animation speed", "Fast"),
        ("Sound", "Quiet"),
        ("End of your turn", "Ask me first"),
    ):
        group = ada.page.get_by_role("radiogroup", name=setting)
        expect(group.get_by_role("radio", name=choice)).to_be_checked()
    assert_clean(ada, "the settings")


def test_sounds_come_late_and_are_quiet_and_short(
    party: Party, site: str, guest: Guest, client: Path
) -> None:
    ada, _ = seated(party, site, guest)
    assert not [response.url for response in ada.responses if "/sounds-" in response.url]
    (chunk,) = (client / "assets").glob("sounds-*.js")
    heard = ada.page.evaluate(RENDER, [f"/assets/{chunk.name}", SOUNDS])
    print(heard)
    for sound, (peak, seconds) in heard.items():
        assert 0.02 < peak < LOUDEST, f"{sound}: a peak of {peak:.2f}"
        assert 0.05 < seconds < LONGEST, f"{sound} lasts {seconds:.2f} s"


def test_the_settings_say_what_the_table_plays_with(party: Party, site: str, guest: Guest) -> None:
    settings = {"favor": "on", "floorZero": "on"}
    table = guest.open_table(YOU, SKILLED, game="merlin", settings=settings)
    ada = party.person(site, guest)
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)
    ada.button("Settings").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_text("With King’s favor.")).to_be_visible()
    expect(dialog.get_by_text("Negative points: stop at zero")).to_be_visible()
