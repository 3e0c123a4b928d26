"""The rules: pictures and their legend, search, links to paragraphs, and the drawer over a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import GENTLE, seated
from tests.browser.people import PHONE, Guest, Party, Person

TABLET_ON_ITS_SIDE: ViewportSize = {"width": 1024, "height": 720}


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


def reads(party: Party, site: str, path: str) -> Person:
    """Somebody who opens the rules."""
    person = party.person(site)
    person.visit(path)
    expect(person.page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    return person


def test_the_search_finds_words_of_both_languages_numbers_and_nothing(party: Party, site: str) -> None:
    ada = reads(party, site, "/rules")
    ada.page.keyboard.press("/")
    search = ada.page.get_by_role("searchbox", name="Search the rules")
    expect(search).to_be_focused()
    search.fill("hofdame")
    expect(ada.page.locator("mark").first).to_have_text("Hofdame")
    expect(ada.page.locator("p[lang=de]").first).to_be_visible()
    assert_clean(ada, "what a search has found")
    search.fill("r8.9b")
    expect(ada.page.locator("main .text li").first).to_contain_text("Look along the straight lines")
    search.fill("xylophone")
    expect(ada.page.get_by_role("status").filter(has_text="Nothing found")).to_be_visible()
    search.press("Escape")
    expect(ada.page.get_by_role("heading", name="The 24 spaces of the ring")).to_be_visible()


def test_wheel_and_legend_are_twins(party: Party, site: str) -> None:
    ada = reads(party, site, "/rules/merlin")
    build = ada.page.get_by_role("button", name=re.compile("^Build"))
    build.focus()
    expect(ada.page.locator(".wheel path.line")).to_have_count(3)
    ada.page.locator("main h1").focus()
    expect(ada.page.locator(".wheel path.line")).to_have_count(0)
    ada.page.locator(".wheel [data-piece='space:grail']").hover()
    expect(ada.page.locator(".lists li.looked")).to_contain_text("Grail")


def test_a_link_leads_to_its_paragraph_and_the_law_can_be_narrowed(party: Party, site: str) -> None:
    ada = reads(party, site, "/rules/R8.9b")
    expect(ada.page.locator("[id='R8.9b']")).to_be_focused()
    expect(ada.page.locator("[id='R8.9b']")).to_be_in_viewport()
    ada.page.get_by_role("link", name="The whole law, numbered").click()
    which = ada.page.get_by_label("Which rules")
    everything = int(ada.page.get_by_text("rules of this choice").inner_text().split()[0])
    which.select_option("ours")
    ours = int(ada.page.get_by_text("rules of this choice").inner_text().split()[0])
    assert 100 < ours < everything
    expect(ada.page.locator("[id='R8.9b']")).to_have_count(0)


def test_the_law_shows_what_a_table_of_ours_plays_with(party: Party, site: str, guest: Guest) -> None:
    ada, _ = seated(party, site, guest, GENTLE, settings={"favor": "on"})
    ada.visit("/rules/merlin/law")
    option = ada.page.get_by_role("option", name="What we play")
    expect(option).to_have_count(1)
    ada.page.get_by_label("Which rules").select_option(option.get_attribute("value"))
    expect(ada.page.get_by_role("heading", name="King’s favor")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Morgana")).to_have_count(0)


def test_a_rule_at_a_table_opens_a_drawer_and_esc_returns_to_the_question(
    party: Party, site: str, guest: Guest
) -> None:
    ada, table = seated(party, site, guest, GENTLE)
    link = ada.page.locator("main .kicker a")
    link.click()
    seq = guest.state(table, 0)["seq"]
    drawer = ada.page.get_by_role("complementary", name="Your turn")
    expect(drawer.get_by_role("heading", level=2)).to_be_focused()
    expect(drawer.locator("dl").first).to_contain_text("Choose one of your unused dice")
    assert_clean(ada, "a rule over a table", {"width": 1600, "height": 900})
    options = ada.page.get_by_role("button", name="Knight").first
    expect(options).to_be_in_viewport()
    drawer.get_by_role("link", name="Whole chapter").click()
    expect(drawer.locator("dl").first).to_contain_text("Turns go round to the left")
    ada.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(link).to_be_focused()
    assert guest.state(table, 0)["seq"] == seq
    ada.resize(TABLET_ON_ITS_SIDE)
    link.click()
    column = ada.page.get_by_role("complementary", name="Your turn").bounding_box()
    question = ada.page.locator("main h1").bounding_box()
    assert column is not None
    assert question is not None
    assert column["x"] + column["width"] <= question["x"]


def test_a_rule_on_a_phone_fills_the_screen(party: Party, site: str, guest: Guest) -> None:
    ada, _ = seated(party, site, guest, GENTLE, viewport=PHONE, has_touch=True)
    ada.page.locator("main .kicker a").tap()
    drawer = ada.page.get_by_role("complementary", name="Your turn")
    expect(drawer).to_be_visible()
    box = drawer.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (PHONE["width"], PHONE["height"])
    assert_clean(ada, "a rule on a phone", PHONE)
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_have_count(0)


def test_chapters_modules_and_the_whole_law_are_clean(party: Party, site: str) -> None:
    for path in ("/rules/kingarthur", "/rules/R2", "/rules/R12", "/rules/R30", "/rules/kingarthur/law"):
        assert_clean(reads(party, site, path), path)


def test_an_example_can_be_tried_until_it_is_understood(party: Party, site: str) -> None:
    ada = reads(party, site, "/rules/R12")
    told = ada.page.locator("main [role=status]")
    ada.button("3 points", exact=True).click()
    expect(told).to_contain_text("Not quite.")
    ada.button("6 points", exact=True).click()
    expect(told).to_contain_text("Yes.")
    expect(told.get_by_role("link", name="E9")).to_be_visible()
    ada.button("Once more").click()
    expect(told).to_have_text("")


def test_the_rules_are_printed_without_bars_and_with_nothing_cut(party: Party, site: str) -> None:
    ada = reads(party, site, "/rules/merlin")
    ada.page.emulate_media(media="print")
    expect(ada.page.get_by_role("navigation")).to_have_count(0)
    expect(ada.page.get_by_role("searchbox")).to_have_count(0)
    assert ada.page.evaluate(
        "[...document.querySelectorAll('main ol > li')].every("
        "(one) => getComputedStyle(one).breakInside === 'avoid')"
    )
