"""After the end of a game of Merlin: where the points came from, how they grew, and every decision again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.painted import assert_painted
from tests.browser.people import Guest, Party, Person, decide_for, open_for, ranks

SOURCES = ["Spaces", "Missions", "Environs", "Influence", "Vassals"]


class Game:
    """A finished game of two guests."""

    def __init__(self, site: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        self.ada, self.bela = self.guests
        self.table = open_for(self.ada, self.bela, game="merlin", settings={"favor": "on"})
        decide_for(self.guests, self.table, decisions=2000)
        self.state = self.ada.state(self.table)
        self.decisions = self.state["seq"] - 1
        self.points = self.state["table"]["points"]
        self.winners = self.state["table"]["winners"]


@pytest.fixture(scope="module")
def game(site: str) -> Game:
    """A finished game."""
    return Game(site)


@pytest.fixture
def ada(party: Party, site: str, game: Game) -> Person:
    """One of the two, with a browser that was not open when the game was played."""
    return party.person(site, game.ada)


def number(cell: str) -> int:
    """A number of a table: a dash is zero, a loss has a typographic minus."""
    return 0 if cell == "–" else int(cell.replace("−", "-"))


def test_the_end_tells_rank_and_points_by_source(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("You" if 0 in game.winners else "wins")
    rows = ranks(ada)
    assert sorted(number(row[-1]) for row in rows) == sorted(game.points)
    for row in rows:
        assert sum(number(cell) for cell in row[2:-1]) == number(row[-1])
    heads = ada.page.get_by_role("table").first.locator("thead th").all_inner_texts()
    assert [head for head in heads if head in SOURCES] == SOURCES


def test_one_tap_makes_a_picture_of_the_result(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    assert_painted(ada)


def test_points_over_time_have_a_row_for_each_of_the_six_rounds(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    ada.button("as a table").last.click()
    rows = ada.page.get_by_role("table").last.locator("tbody tr")
    expect(rows).to_have_count(6)
    last = rows.last.locator("td").all_inner_texts()
    assert sorted(number(cell) for cell in last) == sorted(game.points)


def test_the_dice_are_checked_on_the_device(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    expect(ada.heading("The dice were fair")).to_be_visible()
    expect(ada.page.get_by_text(game.state["seed"], exact=True)).to_be_visible()


def test_a_decisive_turn_leads_into_the_replay(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    ada.link(re.compile("^look at turn")).first.click()
    expect(ada.page).to_have_url(re.compile(rf"/table/{game.table}/replay/\d+$"))
    expect(ada.page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(r"round \d, (Ada|Bela)")
    )


def test_the_replay_shows_what_was_possible_and_what_was_chosen(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}/replay/0")
    expect(ada.heading("Choose a die")).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("^The board in round 1"))).to_be_visible()
    chosen = ada.page.locator("li.chosen")
    expect(chosen).to_have_count(1)
    before = ada.page.get_by_role("slider").get_attribute("aria-valuenow")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("slider")).not_to_have_attribute("aria-valuenow", str(before))
    log = ada.page.get_by_role("main").get_by_role("button", name=re.compile(r"\bmoves?\b"))
    expect(log.first).to_be_visible()
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(game.decisions))


def test_who_looks_with_one_players_eyes_sees_only_their_missions(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}/replay/0")
    seen = ada.page.get_by_role("radiogroup", name="Seen by")
    for name, other in (("Ada", "Bela"), ("Bela", "Ada")):
        seen.get_by_text(name).click()
        expect(ada.heading(f"{name}’s missions")).to_be_visible()
        expect(ada.heading(f"{other}’s missions")).to_have_count(0)


def test_axe_finds_nothing(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    expect(ada.heading("The dice were fair")).to_be_visible()
    assert_clean(ada, "the end of Merlin")
    ada.visit(f"/table/{game.table}/replay/{game.decisions // 2}")
    expect(ada.page.get_by_role("img", name=re.compile("^The board in round"))).to_be_visible()
    assert_clean(ada, "the replay of Merlin")
