"""Treasures of the environs: one is found by clicks, and a rival gives something up for it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import click
from tests.browser.people import DESKTOP, PHONE, YOU, Guest, Json, Party, Person, open_for

TREASURES = {"treasures": "on"}
DEVICE = {"kind": "device", "name": "Bela"}
TABLES = 12  # tables to open until one has what is wanted
COLUMNS = 6


def tile_of(view: Json, cell: str) -> str:
    """The tile on a cell, in words."""
    row, column = "abcd".index(cell[0]), int(cell[1]) - 1
    return str(view["tiles"][row * COLUMNS + column])


def losses(view: Json, seat: int, tile: str) -> list[str]:
    """What a player has of the things that a tile shows."""
    shown = tile.split("-")[2:]
    goods = [good for good, count in view["castles"][seat].items() if count and good.split("-")[1] in shown]
    markers = [place for place, count in view["markers"][seat].items() if count and "marker" in shown]
    return goods + markers


def painful(question: Json, view: Json) -> list[str] | None:
    """A cell and a colour to build with, so that the rival has to choose what to give up."""
    rival = 1 - question["seat"]
    for option in question["options"]:
        if question["ask"] != "build" or option is None or len(option) != 2:
            continue
        tile = tile_of(view, option[0])
        if "-discard-" in tile and len(losses(view, rival, tile)) > 1:
            return [str(part) for part in option]
    return None


def eager(question: Json) -> str:
    """The option of somebody who wants to build, but not yet."""
    words, options = question["words"], question["options"]

    def worth(option: Any) -> int:  # noqa: ANN401
        if option is None:
            return 1 if question["ask"] == "build" else 0
        if not isinstance(option, list):
            return 1
        match question["ask"], option:
            case "move", ["go", _, _, space]:
                return 4 if str(space).startswith("build") else 3 if str(space) in GOALS else 2
            case "send" | "deploy", ["builder" | "flag-bearer", _]:
                return 2
        return 1

    return str(max(zip(words, options, strict=True), key=lambda pair: worth(pair[1]))[0])


GOALS = ("black", "grey", "blue", "purple", "orange", "brown", "influence-material")


def decide(guest: Guest, table: str, state: Json, word: str) -> None:
    """Answer through the API."""
    decision = {
        "seat": state["question"]["seat"],
        "expected": state["seq"],
        "option": word,
        "key": f"past-the-page-{state['seq']}",
    }
    guest.post(f"/api/tables/{table}/decisions", decision)


class Hunt:
    """A table of two at which somebody can build so that the other has to choose what to give up."""

    def __init__(self, guests: list[Guest], opened: Any) -> None:  # noqa: ANN401
        self.guests = guests
        for _ in range(TABLES):
            self.id = opened()
            while (seat := guests[0].state(self.id)["table"]["asked"]) is not None:
                state = guests[seat].state(self.id, seat)
                site = painful(state["question"], state["view"])
                if site is not None:
                    self.seat, self.rival, self.site = seat, 1 - seat, site
                    # This many of the builder's materials pay for the tile.
                    self.ways = sum(1 for one in state["question"]["options"] if one and one[0] == site[0])
                    return
                decide(guests[seat], self.id, state, eager(state["question"]))
        raise AssertionError(f"none of {TABLES} tables has a treasure that hurts")

    def left(self) -> int:
        """How many goods and markers the rival has."""
        view = self.guests[0].state(self.id, 0)["view"]
        return sum([*view["castles"][self.rival].values(), *view["markers"][self.rival].values()])

    @property
    def loss(self) -> str:
        """The first thing that the rival can give up, as a piece of the page."""
        state = self.guests[self.rival].state(self.id, self.rival)
        first = state["question"]["options"][0]
        if isinstance(first, list):
            return f"marker:{self.rival}:{first[1]}"
        return f"castle:{self.rival}:{first}"


@pytest.fixture
def hunt(site: str) -> Hunt:
    """Two guests who will come with one browser each."""
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    return Hunt(guests, lambda: open_for(*guests, game="merlin", settings=TREASURES))


def build(person: Person, hunt: Hunt) -> None:
    """Build on the treasure tile by clicks on the board."""
    cell, place = hunt.site
    click(person, f"cell:{cell}")
    if hunt.ways > 1:
        click(person, f"castle:{hunt.seat}:{place}-material")


def test_a_treasure_is_found_by_clicks_and_another_person_gives_something_up(
    party: Party, site: str, hunt: Hunt
) -> None:
    ada, bela = (party.person(site, hunt.guests[seat]) for seat in (hunt.seat, hunt.rival))
    name, other = (("Ada", "Bela")[seat] for seat in (hunt.seat, hunt.rival))
    for person in (ada, bela):
        person.visit(f"/table/{hunt.id}")

    expect(ada.question).to_have_text("Build a manor")
    expect(ada.options.filter(has_text=re.compile(rf"{hunt.site[0]}, discard ")).first).to_be_visible()
    build(ada, hunt)
    expect(ada.question).to_have_text("Demand it from the others?")
    assert_clean(ada, "the question of a treasure", DESKTOP)
    click(ada, f"cell:{hunt.site[0]}")

    # The rival is asked in somebody else's turn, and everybody knows why.
    expect(bela.question).to_have_text("Give something up")
    expect(bela.page.get_by_text(f"A question for you, {other}")).to_be_visible()
    expect(bela.page.get_by_text(f"{name} has found a treasure, so you give up ")).to_be_visible()
    expect(ada.question).to_have_text(f"{other} has to choose")
    expect(ada.page.get_by_text("During your turn")).to_be_visible()
    expect(
        ada.page.get_by_text("Something is given up for a treasure. Then the turn continues.")
    ).to_be_visible()
    assert any(line.startswith("Give something up, ") for line in bela.announced())
    assert_clean(bela, "something is given up", DESKTOP)
    before = hunt.left()
    click(bela, hunt.loss)

    # Then the turn continues where it was.
    expect(bela.question).not_to_have_text("Give something up")
    assert hunt.left() == before - 1
    for person in (ada, bela):
        expect(person.page.get_by_text(re.compile("finds? a treasure: discard ")).first).to_be_attached()


def test_it_is_answered_by_keys_on_a_phone_and_in_german(party: Party, site: str, hunt: Hunt) -> None:
    settings = {"viewport": PHONE, "locale": "de-DE"}
    people = [party.person(site, hunt.guests[seat], **settings) for seat in (hunt.seat, hunt.rival)]
    builder, rival = people
    for person in people:
        person.visit(f"/table/{hunt.id}")
    expect(builder.question).to_have_text("Bau einen Gutshof")
    cell, _ = hunt.site
    row = builder.options.filter(has_text=re.compile(rf" {cell}, .* abgeben")).first
    is_whole = "für ein" in row.inner_text()
    row.press("Enter")
    if not is_whole:
        builder.options.first.press("Enter")
    expect(builder.question).to_have_text("Von den anderen fordern?")
    builder.options.first.press("Enter")
    expect(rival.question).to_have_text("Gib etwas ab")
    expect(builder.question).to_have_text(re.compile("muss wählen$"))
    assert_clean(rival, "etwas wird abgegeben, auf dem Telefon", PHONE)
    rival.options.first.press("Enter")
    expect(rival.question).not_to_have_text("Gib etwas ab")


def test_a_shared_device_goes_to_whoever_gives_something_up_and_back(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    both = [guest, guest]
    hunt = Hunt(both, lambda: guest.open_table(YOU, DEVICE, game="merlin", settings=TREASURES))
    sofa = party.person(site, guest)
    sofa.visit(f"/table/{hunt.id}")
    name, other = (("Ada", "Bela")[seat] for seat in (hunt.seat, hunt.rival))
    sofa.button(f"I am {name}").click()
    expect(sofa.question).to_have_text("Build a manor")
    build(sofa, hunt)
    expect(sofa.question).to_have_text("Demand it from the others?")
    sofa.options.first.click()
    sofa.button("Done").click()
    expect(sofa.heading(f"Hand the device to {other}")).to_be_visible()
    for card in guest.state(hunt.id, hunt.seat)["view"]["hands"][hunt.seat]:
        expect(sofa.page.locator(f'[data-piece="mission:{card}"]')).to_have_count(0)
    sofa.button(f"I am {other}").click()
    expect(sofa.question).to_have_text("Give something up")
    sofa.options.first.click()
    expect(sofa.question).not_to_have_text("Give something up")


def test_treasures_are_offered_and_explained(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    ada = party.person(site, guest)
    ada.visit("/table/new?game=merlin")
    ada.page.get_by_text("Treasures of the environs").first.click()
    expect(ada.page.get_by_role("checkbox", name=re.compile("^Treasures of the environs"))).to_be_checked()
    assert_clean(ada, "a table with treasures is made", DESKTOP)
    ada.button("Open the table").click()
    expect(ada.question).to_be_visible()
    table = ada.page.url.rsplit("/", 1)[1]
    view = guest.state(table, 0)["view"]
    grail = next(n for n, tile in enumerate(view["tiles"]) if tile.endswith("-grail"))
    cell = f"{'abcd'[grail // COLUMNS]}{grail % COLUMNS + 1}"
    ada.page.keyboard.press("b")
    ada.button(re.compile(rf"\b{cell}, Grail")).click()
    expect(ada.page.get_by_text(re.compile("Build here to take the Grail and an apple."))).to_be_visible()
    with ada.context.expect_page() as opened:
        ada.page.get_by_role("dialog").get_by_role("link", name="Rule R92.2").click()
    expect(opened.value.get_by_text("Grail: take it and an apple, as on its space")).to_be_visible()
