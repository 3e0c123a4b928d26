"""
Everything in German: no English is left on any screen, and no message shows its key instead of its text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import (
    BOT,
    FRIEND,
    YOU,
    Guest,
    Json,
    Party,
    Person,
    decide_for,
    open_for,
    play_on,
    progress,
)

DEVICE = {"kind": "device", "name": "Bela"}

# The words of these files of the built client, combined.
CATALOGUE = """async (files) => {
  const modules = await Promise.all(files.map((file) => import(`/${file}`)));
  return Object.assign({}, ...modules.map((module) => module.default));
}"""

# Every piece of text that somebody can read or hear.
SAID = """() => {
  const said = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let part = walk.currentNode; part; part = walk.nextNode()) {
    if (part.closest("[lang]") !== document.documentElement || part.closest("script, style")) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
      if (part.hasAttribute(name)) said.push(part.getAttribute(name));
    }
    const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    for (const node of own) said.push(node.textContent);
  }
  const plain = (text) => text.replaceAll("\\u00ad", "").replace(/\\s+/g, " ").trim();
  return said.map(plain).filter((text) => text);
}"""

# "Level 3" may be a name of ours, "hall.title" never is.
KEY = re.compile(
    r"\b(app|nav|hall|games|make|join|you|table|pass|ka|ml|mt|sc|end|replay|rules|about|notice)\.[a-z]+"
)


class Words:
    """How English looks, and what German may contain."""

    def __init__(self, catalogues: Json) -> None:
        english, german = catalogues["en"], catalogues["de"]
        assert len(english) > 400
        assert english.keys() == german.keys()
        allowed = {text for message in german.values() for text in forms(message)}
        self._english = [
            (key, re.compile(pattern_of(text)))
            for key, message in english.items()
            for text in forms(message)
            if text not in allowed and re.search("[a-z]{3}", re.sub(r"\{\w+\}|<.?b>", "", text))
        ]

    def english_in(self, said: list[str]) -> list[str]:
        """The English texts, with the message that each comes from."""
        return [
            f"{text!r} ({key})" for text in said for key, pattern in self._english if pattern.fullmatch(text)
        ]


def forms(message: object) -> Iterator[str]:
    """The sentences of a message: one, or one for each plural form."""
    if isinstance(message, dict):
        yield from message.values()
    else:
        yield str(message)


def pattern_of(text: str) -> str:
    """A pattern for a sentence with anything in its placeholders."""
    pieces = re.split(r"\{\w+\}", re.sub("</?b>", "", text))
    return ".+".join(re.escape(piece) for piece in pieces)


@pytest.fixture(scope="module")
def words(chromium: Browser, client: Path, site: str) -> Words:
    """The words of both languages, as the built client has them."""
    party = Party(chromium)
    reader = party.person(site)
    reader.visit("/about")
    expect(reader.page.get_by_role("heading", level=1)).to_be_visible()
    english = reader.page.evaluate(SAID)
    reader.page.get_by_role("radiogroup", name="Language").get_by_text("DE").click()
    expect(reader.page.locator("html")).to_have_attribute("lang", "de")
    expect(reader.link("Regeln").first).to_be_visible()
    manifest = json.loads((client / ".vite/manifest.json").read_text())
    catalogues = {
        language: [part["file"] for name, part in manifest.items() if f"/messages/{language}/" in name]
        for language in ("en", "de")
    }
    words = Words({name: reader.page.evaluate(CATALOGUE, files) for name, files in catalogues.items()})
    assert len(words.english_in(english)) > 20, "English is recognised where it stands"
    party.leave()
    return words


@pytest.fixture
def anna(party: Party, site: str) -> Person:
    """Somebody whose browser is set to German."""
    return party.person(site, Guest(site, "Anna"), locale="de-DE")


def assert_german(person: Person, words: Words) -> None:
    """Nothing on this page is English, and no message is missing."""
    expect(person.page.locator("html")).to_have_attribute("lang", "de")
    said: list[str] = person.page.evaluate(SAID)
    assert len(said) > 5
    found = words.english_in(said) + [text for text in said if KEY.search(text) and "://" not in text]
    assert not found, f"{person.page.url}: {found}"


def test_the_language_is_switched_without_a_reload_and_kept(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.visit("/")
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()
    ada.page.evaluate("window.isTheSamePage = true")
    ada.page.get_by_role("radiogroup", name="Language").get_by_text("DE").click()
    expect(ada.button(re.compile("^Jetzt spielen: King Arthur"))).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    assert ada.page.evaluate("window.isTheSamePage")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    ada.page.get_by_role("radiogroup", name="Sprache").get_by_text("EN").click()
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()


@pytest.mark.parametrize(
    "path", ["/", "/games", "/table/new", "/rules", "/rules/K5.1", "/rules/R8.1", "/about", "/you", "/no"]
)
def test_no_english_is_left_on_a_page(anna: Person, words: Words, path: str) -> None:
    anna.visit(path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_attached()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    for summary in anna.page.locator("summary:visible").all():
        summary.click()
    assert_german(anna, words)


def test_no_english_is_left_at_a_table_in_its_log_and_in_what_is_announced(
    party: Party, site: str, words: Words
) -> None:
    guest = Guest(site, "Anna")
    table = guest.open_table(YOU, BOT, settings={"seals": "on"})
    anna = party.person(site, guest, locale="de-DE")
    anna.visit(f"/table/{table}")
    asked = set()
    for _ in range(40):
        anna.waits_for(lambda: anna.is_asked() or anna.is_at_the_end(), True)
        asked.add(anna.question.inner_text())
        for summary in anna.page.locator("main summary:visible").all():
            summary.click()
        assert_german(anna, words)
        anna.choose(progress)
        if len(asked) >= 4:
            break
    assert len(asked) >= 3
    anna.waits_for(anna.is_asked, True)
    log = " ".join(anna.page.locator(".log").all_inner_texts())
    assert "Du " in log or "Anna" in log
    assert re.search(r"zieh|besieg|siegel", log, re.IGNORECASE), log
    anna.button("Einstellungen", exact=True).click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    assert_german(anna, words)


def test_no_english_is_left_at_a_table_of_merlin_through_its_first_scoring(
    party: Party, site: str, words: Words
) -> None:
    guest = Guest(site, "Anna")
    table = guest.open_table(YOU, BOT, game="merlin", settings={"favor": "on"})
    anna = party.person(site, guest, locale="de-DE")
    anna.visit(f"/table/{table}")
    scoring = anna.page.get_by_role("dialog")
    asked, scored = set[str](), False

    def is_there() -> bool:
        nonlocal scored
        if scoring.count():
            scored = True
            assert_german(anna, words)
            anna.page.keyboard.press("Escape")
            return False
        return anna.is_asked()

    while not scored:
        anna.waits_for(is_there, True)
        title = anna.question.inner_text()
        if title not in asked:
            asked.add(title)
            for summary in anna.page.locator("main summary:visible").all():
                summary.click()
            assert_german(anna, words)
        anna.choose(progress)
    assert len(asked) > 3
    anna.page.get_by_role("tab", name="Verlauf").click()
    expect(anna.page.locator(".log").first).to_contain_text(re.compile("Du |Anna"))
    assert_german(anna, words)


def test_no_english_is_left_at_the_end_of_merlin_and_in_its_replay(
    party: Party, site: str, words: Words
) -> None:
    guests = [Guest(site, "Anna"), Guest(site, "Bela")]
    table = open_for(*guests, game="merlin", settings={"favor": "on"})
    decide_for(guests, table, decisions=2000)
    anna = party.person(site, guests[0], locale="de-DE")
    anna.visit(f"/table/{table}")
    expect(anna.button("Revanche")).to_be_visible()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    assert_german(anna, words)
    anna.visit(f"/table/{table}/replay/25")
    expect(anna.page.get_by_role("slider")).to_be_visible()
    assert_german(anna, words)


def test_the_language_is_switched_in_the_middle_of_a_turn(party: Party, site: str, words: Words) -> None:
    guest = Guest(site, "Anna")
    table = guest.open_table(YOU, BOT)
    anna = party.person(site, guest)
    anna.visit(f"/table/{table}")
    play_on([anna], decisions=4)
    anna.waits_for(anna.is_asked, True)
    options = anna.options.count()
    seq = guest.state(table, 0)["seq"]
    anna.button("Settings").click()
    anna.page.get_by_role("dialog").get_by_text("Deutsch").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Schließen").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    assert anna.options.count() == options
    assert guest.state(table, 0)["seq"] == seq
    # Earlier announcements stay as they were.
    anna.page.get_by_role("log").evaluate("(log) => log.replaceChildren()")
    assert_german(anna, words)


def test_no_english_is_left_while_people_gather_and_at_an_invitation(
    party: Party, site: str, words: Words, anna: Person
) -> None:
    guest = Guest(site, "Bela")
    table = guest.open_table(YOU, FRIEND, BOT)
    bela = party.person(site, guest, locale="de-DE")
    bela.visit(f"/table/{table}")
    expect(bela.page.get_by_role("heading", level=1)).to_be_visible()
    assert_german(bela, words)
    code = guest.state(table)["table"]["seats"][1]["invitation"]
    anna.visit(f"/join/{code}")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert_german(anna, words)
    anna.visit("/join/no-such-code")
    anna.expects("404")
    expect(anna.page.get_by_role("status")).to_be_visible()
    assert_german(anna, words)


def test_no_english_is_left_between_two_people_at_one_device(party: Party, site: str, words: Words) -> None:
    guest = Guest(site, "Anna")
    table = guest.open_table(YOU, DEVICE)
    anna = party.person(site, guest, locale="de-DE")
    anna.visit(f"/table/{table}")
    expect(anna.button(re.compile("^Ich bin "))).to_be_visible()
    assert_german(anna, words)


def test_no_english_is_left_at_the_end_and_in_the_replay(party: Party, site: str, words: Words) -> None:
    guests = [Guest(site, "Anna"), Guest(site, "Bela")]
    table = open_for(*guests)
    decide_for(guests, table)
    anna = party.person(site, guests[0], locale="de-DE")
    anna.visit(f"/table/{table}")
    expect(anna.button("Revanche")).to_be_visible()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    for summary in anna.page.locator("summary:visible").all():
        summary.click()
    assert_german(anna, words)
    anna.visit(f"/table/{table}/replay/25")
    expect(anna.page.get_by_role("slider")).to_be_visible()
    assert_german(anna, words)


@pytest.mark.parametrize("path", ["/lessons", "/rules/R2", "/rules/R30", "/rules/K5", "/rules/kingarthur"])
def test_illustrated_rules_and_lessons_are_german(anna: Person, words: Words, path: str) -> None:
    anna.visit(path)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    expect(anna.page.locator("main .leaf").nth(1)).to_be_visible()
    assert_german(anna, words)
