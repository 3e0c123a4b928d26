"""After the end: the result, the record, the replay and the rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

import logres
from tests.browser.painted import assert_painted
from tests.browser.people import (
    DESKTOP,
    KNIGHTS,
    PHONE,
    Guest,
    Party,
    Person,
    decide_for,
    open_for,
    ranks,
)

NOTEBOOK: ViewportSize = {"width": 1280, "height": 800}


class Game:
    """A finished game of two guests."""

    def __init__(self, site: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        self.ada, self.bela = self.guests
        self.table = open_for(self.ada, self.bela)
        decide_for(self.guests, self.table)
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
    return party.person(site, game.ada, permissions=["clipboard-read", "clipboard-write"])


@pytest.fixture
def bela(party: Party, site: str, game: Game) -> Person:
    """The other."""
    return party.person(site, game.bela)


def test_the_end_tells_rank_and_points_by_source(game: Game, ada: Person, bela: Person) -> None:
    for seat, person in enumerate((ada, bela)):
        person.visit(f"/table/{game.table}")
        title = person.page.get_by_role("heading", level=1)
        expect(title).to_contain_text("You" if seat in game.winners else "wins")
        rows = ranks(person)
        assert sorted(int(row[-1]) for row in rows) == sorted(game.points)
        for row in rows:
            assert sum(int(cell) for cell in row[2:-1] if cell != "–") == int(row[-1])


@pytest.mark.parametrize("size", [DESKTOP, NOTEBOOK, PHONE], ids=["desktop", "notebook", "phone"])
def test_the_final_table_has_no_turn_to_plan_any_more(game: Game, ada: Person, size: ViewportSize) -> None:
    ada.resize(size)
    ada.visit(f"/table/{game.table}")
    ada.button("Look at the final table").click()
    expect(ada.question).to_have_text("The game is over")
    main = ada.page.get_by_role("main")
    for planning in ("This turn", "Draw a knight", "What your hand could buy"):
        expect(main.get_by_text(planning)).to_have_count(0)
    if size != DESKTOP:
        ada.button(re.compile("^Adventures")).click()
        expect(main.get_by_text("What your hand could buy")).to_have_count(0)
        ada.button(re.compile("^Log")).click()
    expect(main.get_by_role("group", name="Log")).to_be_visible()
    if size != DESKTOP:
        ada.button(re.compile("^Play")).first.click()
    main.get_by_role("button", name="Result").click()
    expect(ada.heading("Points by source")).to_be_visible()


def test_both_charts_can_be_read_as_tables(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    for number, chart in enumerate(("Points by source", "Score over time")):
        expect(ada.heading(chart)).to_be_visible()
        ada.button("as a table").first.click()
        expect(ada.button("as a chart")).to_have_count(number + 1)
    for table in ada.page.get_by_role("table").all():
        box = table.bounding_box()
        assert box is not None
        assert box["width"] > 200, "a table that is shown has a width"


def test_what_was_dealt_is_checked_on_the_device(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    expect(ada.heading("The deal was fair")).to_be_visible()
    expect(ada.page.get_by_text("but this device first saw the seal at the end")).to_be_visible()
    expect(ada.page.get_by_text(game.state["seed"], exact=True)).to_be_visible()
    ada.button("check again").click()
    expect(ada.heading("The deal was fair")).to_be_visible()


def test_a_seal_that_was_changed_after_the_game_began_is_told(game: Game, ada: Person) -> None:
    ada.visit("/about")
    ada.page.evaluate(
        "([table, seal]) => localStorage.setItem('logres.seals', JSON.stringify([[table, seal]]))",
        [game.table, "0" * 64],
    )
    ada.visit(f"/table/{game.table}")
    expect(ada.heading("The deal could not be checked")).to_be_visible()
    expect(
        ada.page.get_by_text("The seal is not the one that this device saw during the game")
    ).to_be_visible()


def test_the_record_can_be_loaded_and_tells_the_same(game: Game, bela: Person) -> None:
    bela.visit(f"/table/{game.table}")
    with bela.page.expect_download() as download:
        bela.link("Record").click()
    record = logres.load(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.over
    assert record.scores is not None
    assert list(record.scores) == game.points
    assert list(record.winners) == game.winners


def test_one_tap_makes_a_picture_of_the_result(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}")
    assert_painted(ada)


def test_a_device_that_can_share_is_handed_the_picture_and_the_link_of_the_replay(
    game: Game, party: Party, site: str
) -> None:
    ada = party.person(site, game.ada, color_scheme="dark", locale="de-DE")
    ada.context.add_init_script(
        "navigator.canShare = () => true; navigator.share = async (what) => { globalThis.shared = what; };"
    )
    ada.visit(f"/table/{game.table}")
    ada.button("Ein Bild zum Teilen").click()
    ada.page.wait_for_function("() => globalThis.shared")
    name, kind, text = ada.page.evaluate("[shared.files[0].name, shared.files[0].type, shared.text]")
    assert (name, kind) == (f"logres-{game.table}.png", "image/png")
    assert re.search(rf"{site}/table/{game.table}/replay/\d+$", text)


def test_a_position_of_the_replay_opens_by_its_link_for_somebody_who_was_not_there(
    game: Game, ada: Person, party: Party, site: str
) -> None:
    ada.visit(f"/table/{game.table}")
    ada.link(re.compile("^look at turn")).first.click()
    expect(ada.page).to_have_url(re.compile(rf"/table/{game.table}/replay/\d+$"))
    number = int(ada.page.url.rpartition("/")[2])
    expect(ada.page.get_by_text(f"Decision {number + 1} of {game.decisions}", exact=True)).to_be_visible()
    ada.button("One decision back").click()
    place = f"Decision {number} of {game.decisions}"
    expect(ada.page.get_by_text(place, exact=True)).to_be_visible()
    expect(ada.page).to_have_url(re.compile(f"/replay/{number - 1}$"))
    ada.button("Copy link").click()
    expect(ada.button("Copied")).to_be_visible()

    cleo = party.person(site)
    cleo.page.goto(ada.clipboard())
    expect(cleo.page.get_by_text(place, exact=True)).to_be_visible()
    assert cleo.page.locator("h1").inner_text() == ada.page.locator("h1").inner_text()
    assert cleo.hand() == ada.hand()


def test_a_replay_runs_and_leads_to_the_result(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}/replay/0")
    expect(ada.page.get_by_text(f"Decision 1 of {game.decisions}", exact=True)).to_be_visible()
    ada.page.get_by_role("radiogroup", name="Speed").get_by_text("4×").click()
    ada.button("Play", exact=True).click()
    later = re.compile(rf"Decision (?:[3-9]|\d\d+) of {game.decisions}")
    expect(ada.page.get_by_text(later)).to_be_visible()
    ada.button("Pause", exact=True).click()
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_text("The end", exact=True).first).to_be_visible()
    ada.page.get_by_role("banner").get_by_role("link", name="Result").click()
    expect(ada.heading("Points by source")).to_be_visible()


def test_a_replay_opens_the_hand_of_the_eyes_that_are_chosen(game: Game, ada: Person) -> None:
    ada.visit(f"/table/{game.table}/replay/30")
    for seat, name in enumerate(("Ada", "Bela")):
        position = game.ada.get(f"/api/tables/{game.table}/positions/30?seat={seat}")
        hand = sorted(KNIGHTS[card] for card in position["view"]["hands"][seat])
        ada.page.get_by_role("radiogroup", name="Seen by").get_by_text(name).click()
        ada.waits_for(lambda: sorted(ada.hand()), hand)


def test_both_find_the_same_rematch(game: Game, ada: Person, bela: Person) -> None:
    bela.visit(f"/table/{game.table}")
    ada.visit(f"/table/{game.table}")
    bela.button("Rematch").click()
    expect(bela.question).to_be_visible()
    assert game.table not in bela.page.url
    expect(ada.page.get_by_text("The rematch has started. Your seat is kept.")).to_be_visible()
    ada.button("Rematch").click()
    expect(ada.page).to_have_url(bela.page.url)
    expect(ada.question).to_be_visible()
