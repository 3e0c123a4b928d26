"""The rules: pictures and their legend, search, links to paragraphs, and the drawer over a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import GENTLE, seated
from tests.browser.paper import Paper
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
    search.fill("everybody moves him")
    expect(ada.page.get_by_role("region", name="In pictures and our own words")).to_contain_text("Merlin")
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
    ada.page.get_by_role("link", name="All rules, numbered").click()
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


def test_the_rules_of_a_table_say_what_they_mean_now_and_are_searched_in_both_languages(
    party: Party, site: str, guest: Guest
) -> None:
    ada, _ = seated(party, site, guest, GENTLE, settings={"gold": "on"})
    ada.page.get_by_role("button", name="Rules").click()
    drawer = ada.page.locator("aside.rule-drawer")
    expect(drawer.get_by_role("link", name="Arthur")).to_have_count(0)
    assert_clean(ada, "the contents of the rules over a table", {"width": 1600, "height": 900})
    drawer.get_by_role("link", name="Gold and mistletoe").click()
    expect(drawer.locator(".picture svg").first).to_be_visible()
    expect(drawer.locator(".now")).to_contain_text("Coin: take a coin")
    search = drawer.get_by_role("searchbox")
    search.fill("hofdame")
    expect(drawer.get_by_role("status")).to_have_text(re.compile(r"[1-9]\d* rules"))
    search.fill("R8.9")
    drawer.locator("dt a").first.click()
    expect(drawer.locator(".now")).to_contain_text("Build:")
    drawer.get_by_role("link", name="Missions").click()
    expect(drawer.get_by_role("heading", level=2)).to_have_text("Missions")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Rules")).to_be_focused()


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
    for path in ("/rules/kingarthur", "/rules/R2", "/rules/R12", "/rules/R30", "/rules/merlin/law"):
        assert_clean(reads(party, site, path), path)


def test_an_example_shows_step_by_step_what_each_answer_leads_to(party: Party, site: str) -> None:
    ada = reads(party, site, "/rules/R5")
    told = ada.page.locator("main [role=status]")
    knight = ada.page.locator(".try [data-piece='figure:knight0']")
    began = knight.get_attribute("transform")
    counted = ada.page.locator(".try text.svg-numeral").filter(has_text=re.compile("^[1-6]$"))
    ada.page.locator(".answers button").first.click()
    expect(told).to_contain_text("Not quite.")
    expect(counted).to_have_text(["1", "2", "3"])
    wrong = knight.get_attribute("transform")
    ada.page.locator(".answers button").nth(1).click()
    expect(told).to_contain_text("Yes.")
    expect(told.get_by_role("link", name="R5.1")).to_be_visible()
    expect(counted).to_have_text(["1", "2", "3"])
    assert len({began, wrong, knight.get_attribute("transform")}) == 3, "it walks to where the answer leads"
    ada.button("Once more").click()
    expect(told).to_have_text("")
    expect(counted).to_have_count(0)
    assert knight.get_attribute("transform") == began


A4: ViewportSize = {"width": 680, "height": 980}  # what is left of a page within its margins


def printed(person: Person) -> list[str]:
    """The text of the pages that are printed of what is shown."""
    return [*Paper(person.page.pdf(prefer_css_page_size=True)).pages()]


def overflowing(person: Person) -> list[str]:
    """What is wider than a sheet of paper."""
    person.page.emulate_media(media="print")
    person.page.set_viewport_size(A4)
    found: list[str] = person.page.evaluate(
        """[...document.querySelectorAll("main :not(svg *)")]
            .filter((one) => getComputedStyle(one).position !== "absolute")
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 80))"""
    )
    return found


@pytest.mark.parametrize(
    ("locale", "paragraph"), [("en-GB", "Look along the straight lines"), ("de-DE", "R8.9b")]
)
def test_the_rules_are_printed_on_numbered_pages_with_nothing_cut(
    party: Party, site: str, locale: str, paragraph: str
) -> None:
    ada = party.person(site, locale=locale, color_scheme="dark")
    ada.visit("/rules/R8")
    folded = ada.page.locator("main .text details")
    expect(folded.locator("summary")).to_be_visible()
    assert paragraph in " ".join(printed(ada)), "what is folded on the screen is written on paper"
    expect(folded).not_to_have_attribute("open", "")
    ada.visit("/rules/merlin")
    expect(ada.page.locator("main .text .leaf")).to_have_count(2)
    ada.page.evaluate(
        "addEventListener('beforeprint', () => (window.paper = document.documentElement.dataset.theme))"
    )
    pages = printed(ada)
    count = str(len(pages))
    assert [page.split()[:3] for page in pages] == [[str(n + 1), "/", count] for n in range(len(pages))]
    assert ada.page.evaluate("[window.paper, document.documentElement.dataset.theme]") == ["light", "dark"]
    assert overflowing(ada) == []


def test_the_whole_law_is_printed(party: Party, site: str) -> None:
    ada = party.person(site, locale="de-DE")
    ada.visit("/rules/kingarthur/law")
    rules = ada.page.locator("dt[id]")
    expect(rules.first).to_be_visible()
    wanted = rules.evaluate_all("(all) => all.map((one) => one.id)")
    pages = printed(ada)
    assert pages[-1].split()[:3] == [str(len(pages)), "/", str(len(pages))]
    lines = {line.strip() for page in pages for line in page.split("\n")}
    assert [rule for rule in wanted if rule not in lines] == []
    assert overflowing(ada) == []
    expect(ada.page.get_by_role("navigation")).to_have_count(0)
    expect(ada.page.get_by_role("searchbox")).to_have_count(0)
