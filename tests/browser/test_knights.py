"""The Knights of the Round Table: the draft, what allies do by clicks, and whole games with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import assert_clean
from tests.browser.merlin import (
    click,
    decide_past_the_page,
)
from tests.browser.people import DESKTOP, PHONE, YOU, Guest, Json, Party, Person, open_for

DEVICE = {"kind": "device", "name": "Bela"}
ALLIES = (
    *("tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint"),
    *("galahad", "bors", "gaheris", "percival", "bedivere", "kay"),
)


class Pair:
    """Two guests at a table with allies; the first gets those that a test is about."""

    def __init__(self, site: str, *wanted: str, **rules: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        self.id = open_for(*self.guests, game="merlin", settings={"knights": "on", **rules})
        if wanted:
            self.draft(wanted)

    def state(self, seat: int) -> Json:
        """The table as one of the two sees it."""
        return self.guests[seat].state(self.id, seat)

    def asked(self) -> Json:
        """The table as the guest who is asked sees it."""
        seat = self.guests[0].state(self.id)["table"]["asked"]
        assert seat is not None, "the game is not over yet"
        return self.state(seat)

    def draft(self, wanted: tuple[str, ...]) -> None:
        """Choose through the API: Ada the allies that she wants, Bela one of the others."""
        while (state := self.asked())["question"]["ask"] == "ally":
            question = state["question"]
            is_ada = question["seat"] == 0
            fitting = [n for n, ally in enumerate(question["options"]) if (ally in wanted) == is_ada]
            number = next(iter(fitting), 0)
            decide_past_the_page(self.guests[question["seat"]], self.id, number, question["seat"])

    def until(self, is_there: Callable[[Json], bool]) -> Json:
        """Decide through the API until Ada is asked what a test is about; return the state."""
        while True:
            state = self.asked()
            question = state["question"]
            if question["seat"] == 0 and is_there(state):
                return state
            number = next(
                (
                    n
                    for n, option in enumerate(question["options"])
                    if isinstance(option, list) and option[0] == "go"
                ),
                0,
            )
            decide_past_the_page(self.guests[question["seat"]], self.id, number, question["seat"])

    def until_asked(self, ask: str) -> Json:
        """Decide through the API until Ada is asked this."""
        return self.until(lambda state: state["question"]["ask"] == ask)

    def until_offered(self, name: str) -> Json:
        """Decide through the API until Ada chooses a die and an ally can help her."""
        return self.until(lambda state: state["question"]["ask"] == "move" and bool(offered(state, name)))


def offered(state: Json, name: str) -> list[Any]:
    """The options with this name."""
    return [
        option for option in state["question"]["options"] if isinstance(option, list) and option[0] == name
    ]


def come(party: Party, site: str, pair: Pair, seat: int = 0, **browser: object) -> Person:
    """One of the two comes with a browser."""
    person = party.person(site, pair.guests[seat], **browser)
    person.visit(f"/table/{pair.id}")
    return person


def card(person: Person, ally: str) -> Locator:
    """The card of an ally in the draft."""
    return person.page.locator(f'[data-piece="draft:{ally}"]')


def tiles_left(pair: Pair, ally: str) -> int:
    """How many tiles of an ally Ada can still use."""
    return int(pair.state(0)["view"]["ally_tiles"][0].get(ally, 0))


# The draft


def test_two_people_draft_their_allies_in_two_browsers(party: Party, site: str) -> None:
    pair = Pair(site)
    people = [come(party, site, pair), come(party, site, pair, 1)]
    for person in people:
        person.button("Boards").click()
        expect(person.page.locator('[data-piece^="draft:"]')).to_have_count(len(ALLIES))
        expect(person.page.get_by_role("img", name="Round 1")).to_be_visible()
    for number in range(4):
        question = pair.asked()["question"]
        seat = question["seat"]
        chooser, other = people[seat], people[1 - seat]
        expect(chooser.question).to_have_text("Choose an ally")
        expect(chooser.options).to_have_count(len(question["options"]))
        expect(other.options).to_have_count(0)
        ally = question["options"][number % 3]
        if number % 2:
            chooser.page.keyboard.press(str(number % 3 + 1))
        else:
            chooser.button("Boards").click()
            card(chooser, ally).click()
        if number < 3:  # with the last choice the draft is over
            for person, words in ((other, "with " + ("Ada", "Bela")[seat]), (chooser, "serves you")):
                person.button("Boards").click()
                expect(card(person, ally)).to_contain_text(words)
    for seat, person in enumerate(people):
        expect(person.page.locator('[data-piece^="draft:"]')).to_have_count(0)
        for ally in pair.state(seat)["view"]["allies"][seat]:
            expect(person.page.locator(f'[data-piece="ally:{seat}:{ally}"]')).to_be_visible()


def test_the_hall_says_what_a_module_asks(party: Party, site: str) -> None:
    pair = Pair(site)
    asked = pair.asked()["question"]["seat"]
    person = party.person(site, pair.guests[asked])
    person.visit("/")
    expect(person.page.locator(f'a[href="/table/{pair.id}"]')).to_contain_text("choose an ally")


def test_the_house_rules_of_a_module_are_in_words(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.visit("/table/new?game=merlin")
    expect(ada.page.get_by_text("extra point")).to_have_count(0)
    ada.page.locator("summary", has_text="House rules").click()
    expect(ada.page.get_by_role("heading", name="Geraint’s extra point")).to_be_visible()
    ada.page.get_by_text("only on the first of a kind").click()
    expect(ada.page.locator("summary", has_text="House rules")).to_contain_text("1 chosen")


def test_at_one_device_the_draft_goes_from_hand_to_hand(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, DEVICE, game="merlin", settings={"knights": "on"})
    sofa = party.person(site, guest)
    sofa.visit(f"/table/{table}")

    def chosen() -> int:
        return sum(len(own) for own in guest.state(table)["view"]["allies"])

    done = sofa.button("Done")
    hand_over, allies = sofa.button("I am "), sofa.page.locator(".options .option.can:not(.chosen)")
    for number in range(4):
        expect(hand_over.or_(allies).or_(done).first).to_be_visible()
        if done.count():
            done.click()
            expect(hand_over).to_be_visible()
        if hand_over.count():
            hand_over.click()
        expect(sofa.question).to_have_text("Choose an ally")
        allies.first.click()
        sofa.waits_for(chosen, number + 1)


def test_a_finger_looks_at_an_ally_before_it_chooses_him(party: Party, site: str) -> None:
    pair = Pair(site)
    seat = pair.asked()["question"]["seat"]
    chooser = come(party, site, pair, seat, viewport=PHONE, has_touch=True, is_mobile=True)
    expect(chooser.question).to_have_text("Choose an ally")
    chooser.options.first.tap()
    expect(chooser.options.first).to_contain_text("Choose")
    assert pair.asked()["view"]["allies"] == [[], []]
    chooser.options.first.tap()
    chooser.waits_for(lambda: len(pair.state(seat)["view"]["allies"][seat]), 1)


def test_the_draft_is_clean(party: Party, site: str) -> None:
    pair = Pair(site)
    seat = pair.asked()["question"]["seat"]
    chooser, other = come(party, site, pair, seat), come(party, site, pair, 1 - seat)
    expect(chooser.options).to_have_count(6)
    assert_clean(chooser, "choosing an ally", DESKTOP, PHONE)
    chooser.resize(DESKTOP)
    chooser.options.first.click()
    expect(other.options.first).to_be_visible()
    assert_clean(other, "an ally is taken", DESKTOP, PHONE)


def test_the_draft_speaks_german(party: Party, site: str) -> None:
    pair = Pair(site)
    chooser = come(party, site, pair, pair.asked()["question"]["seat"], locale="de-DE")
    expect(chooser.question).to_have_text("Wähle einen Verbündeten")
    expect(chooser.options.first).to_contain_text("Plättchen")


# Allies at the table


def test_bors_leads_the_knight_to_any_principality(party: Party, site: str) -> None:
    pair = Pair(site, "bors")
    ada = come(party, site, pair)
    _, die, space = offered(pair.until_offered("portal"), "portal")[0]
    ada.waits_for(ada.is_asked, True)
    click(ada, "ally:0:bors")
    click(ada, f"space:{space}")
    ada.page.locator(f'[data-piece="die:0:{die}"]').first.click()
    ada.waits_for(lambda: pair.state(0)["view"]["figures"]["knight0"], space)
    assert tiles_left(pair, "bors") == 2


def test_tristram_turns_a_die(party: Party, site: str) -> None:
    pair = Pair(site, "tristram")
    before = pair.until_offered("tristram")["view"]["faces"][0]
    ada = come(party, site, pair)
    ada.waits_for(ada.is_asked, True)
    click(ada, "ally:0:tristram")
    ada.page.locator(".faces button").first.click()
    ada.waits_for(lambda: tiles_left(pair, "tristram"), 5)
    after = pair.state(0)["view"]["faces"][0]
    assert [abs(after[die] - before[die]) in (1, 2) for die in before].count(True) == 1


def test_bedivere_swaps_a_mission_for_one_on_display(party: Party, site: str) -> None:
    pair = Pair(site, "bedivere")
    state = pair.until_offered("swap")
    _, own, shown = offered(state, "swap")[0]
    assert len(state["view"]["hands"][0]) == 6
    ada = come(party, site, pair)
    ada.waits_for(ada.is_asked, True)
    ada.option("Swap a mission").click()
    click(ada, f"mission:{own}")
    click(ada, f"mission:{shown}")
    ada.waits_for(lambda: shown in pair.state(0)["view"]["hands"][0], True)
    assert own in pair.state(0)["view"]["display"]
    assert tiles_left(pair, "bedivere") == 5


def test_percival_says_what_a_mission_costs(party: Party, site: str) -> None:
    pair = Pair(site, "percival")

    def costs_a_tile(state: Json) -> bool:
        """Try it, and take it back."""
        missions = offered(state, "mission")
        if not missions:
            return False
        had = tiles_left(pair, "percival")
        decide_past_the_page(pair.guests[0], pair.id, state["question"]["options"].index(missions[0]))
        has_cost = tiles_left(pair, "percival") < had
        after = pair.state(0)
        back = {"seat": 0, "expected": after["seq"], "key": f"take-it-back-{after['seq']}"}
        pair.guests[0].post(f"/api/tables/{pair.id}/undo", back)
        return has_cost

    card = offered(pair.until(costs_a_tile), "mission")[0][1]
    ada = come(party, site, pair)
    had = tiles_left(pair, "percival")
    expect(ada.option("Resolve a mission").filter(has_text="for a tile of Percival").first).to_be_visible()
    click(ada, f"mission:{card}")
    ada.waits_for(lambda: tiles_left(pair, "percival"), had - 1)


@pytest.mark.parametrize(
    ("ally", "ask", "there"),
    [("gaheris", "castle-tile", "castle-tile:{}"), ("kay", "kay", "kay:0:{}"), ("galahad", "galahad", "")],
)
def test_a_tile_is_laid_by_a_click_where_it_goes(
    party: Party, site: str, ally: str, ask: str, there: str
) -> None:
    pair = Pair(site, ally)
    option = pair.until_asked(ask)["question"]["options"][0]
    had = tiles_left(pair, ally)
    ada = come(party, site, pair)
    expect(ada.question).to_have_text(
        {"castle-tile": "A castle below?", "kay": "A tile of Kay?"}.get(ask, "From elsewhere?")
    )
    assert_clean(ada, ask, DESKTOP)
    click(ada, f"cell:{option}" if ask == "castle-tile" else f"place:{option}")
    ada.waits_for(lambda: tiles_left(pair, ally), had - 1)
    if there:
        expect(ada.page.locator(f'[data-piece="{there.format(option)}"]')).to_be_attached()


def test_the_marshal_stands_where_the_knight_began(party: Party, site: str) -> None:
    pair = Pair(site, "lancelot")
    place = pair.state(0)["view"]["marshal"]
    bela = come(party, site, pair, 1)
    expect(bela.page.locator('[data-piece="marshal:0"]')).to_be_visible()
    assert pair.state(1)["view"]["figures"]["knight0"] == place
