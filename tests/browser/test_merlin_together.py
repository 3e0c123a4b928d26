"""Several people at a table of Merlin: two browsers and two bots, one device, and failures in mid-turn."""

from __future__ import annotations

import re
import time
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.merlin import GENTLE, SKILLED, decide_by_board, decide_past_the_page, round_of
from tests.browser.people import FRIEND, NO_ANSWER, TABLET, YOU, Guest, Json, Party, Person, ranks

DEVICE = {"kind": "device", "name": "Bela"}
AFTER_A_SCORING = 3  # round


class Four:
    """A table of two guests with one browser each, and two bots."""

    def __init__(self, party: Party, site: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        opener, friend = self.guests
        self.id = opener.open_table(YOU, FRIEND, GENTLE, GENTLE, game="merlin")
        friend.post(f"/api/invitations/{opener.state(self.id)['table']['seats'][1]['invitation']}")
        self.people = [party.person(site, guest, viewport=TABLET) for guest in self.guests]
        for person in self.people:
            person.visit(f"/table/{self.id}")

    def state(self, seat: int) -> Json:
        """The table as one of the two sees it."""
        return self.guests[seat].state(self.id, seat)

    def asked(self) -> int | None:
        """Wait until one of the two is asked, skipping scorings that are shown; None if the game is over."""

        def whoever() -> int | None:
            for seat, person in enumerate(self.people):
                if person.page.locator("dialog[open]").count():
                    person.page.keyboard.press("Escape")
                elif person.is_asked():
                    return seat
            return -1 if all(person.is_at_the_end() for person in self.people) else None

        self.people[0].waits_for(lambda: whoever() is not None, True)
        seat = whoever()
        return None if seat == -1 else seat

    def until_mid_turn(self) -> int:
        """
        Play until one of the two has decided something in this turn and is asked again; return the seat.
        """
        while True:
            seat = self.asked()
            assert seat is not None, "the game is not over yet"
            turn = self.state(seat)["view"]["turns"]
            decide_by_board(self.people[seat], self.guests[seat], self.id, seat)
            state = self.state(seat)
            if state["question"] and state["view"]["turns"] == turn:
                self.people[seat].waits_for(self.people[seat].is_asked, True)
                return seat


def test_two_people_and_two_bots_see_the_same_scoring_and_the_same_end(party: Party, site: str) -> None:
    table = Four(party, site)
    while round_of(table.guests[0], table.id) < AFTER_A_SCORING:
        seat = table.asked()
        assert seat is not None
        decide_by_board(table.people[seat], table.guests[seat], table.id, seat)
        # Only its owner sees a hand.
        hands = table.state(seat)["view"]["hands"]
        assert [isinstance(hand, int) for hand in hands] == [other != seat for other in range(4)]

    # The rest is decided through the API, and both come back when the game is over.
    while (seen := table.guests[0].state(table.id)["table"])["stage"] != "over":
        if seen["asked"] in (0, 1):
            decide_past_the_page(table.guests[seen["asked"]], table.id, 0, seen["asked"])
        else:
            time.sleep(0.05)
    for person in table.people:
        person.page.reload()
    assert table.asked() is None
    rows = [ranks(person) for person in table.people]
    assert rows[0] == rows[1]
    points = table.state(0)["table"]["points"]
    assert sorted(int(row[-1]) for row in rows[0]) == sorted(points)


def test_a_reload_in_mid_turn_asks_the_same_again(party: Party, site: str) -> None:
    table = Four(party, site)
    seat = table.until_mid_turn()
    ada, before = table.people[seat], table.state(seat)
    question, options = ada.question.inner_text(), ada.options.all_inner_texts()
    ada.page.reload()
    expect(ada.question).to_have_text(question)
    ada.waits_for(ada.options.all_inner_texts, options)
    after = table.state(seat)
    assert (after["seq"], after["question"], after["view"]) == (
        before["seq"],
        before["question"],
        before["view"],
    )


def test_a_server_that_is_killed_in_mid_turn_comes_back_with_the_half_made_turn(
    party: Party, house: House
) -> None:
    table = Four(party, house.site)
    for person in table.people:
        person.expects(NO_ANSWER)
    seat = table.until_mid_turn()
    ada, before = table.people[seat], table.state(seat)
    question = ada.question.inner_text()
    house.kill()
    for person in table.people:
        expect(person.page.get_by_text("You are offline").first).to_be_visible()
    house.start()
    for person in table.people:
        expect(person.page.get_by_text("You are offline")).to_have_count(0)
    expect(ada.question).to_have_text(question)
    after = table.state(seat)
    assert (after["seq"], after["question"], after["view"], after["can_undo"]) == (
        before["seq"],
        before["question"],
        before["view"],
        before["can_undo"],
    )
    ada.waits_for(ada.is_asked, True)
    decide_by_board(ada, table.guests[seat], table.id, seat)
    assert table.state(seat)["seq"] > before["seq"]


def pass_title(person: Person) -> Locator:
    """The title of the screen between two people."""
    return person.heading(re.compile("^Hand the device to "))


def assert_missions_are_covered(sofa: Person, guest: Guest, table: str) -> None:
    """The wheel is in sight, and no mission of a hand."""
    expect(sofa.page.locator('[data-place^="space:"]').first).to_be_visible()
    for seat in (0, 1):
        for card in guest.state(table, seat)["view"]["hands"][seat]:
            expect(sofa.page.locator(f'[data-piece="mission:{card}"]')).to_have_count(0)


def test_two_people_at_one_device_and_a_bot_keep_their_missions_covered(party: Party, site: str) -> None:
    guest = Guest(site, "Ada")
    table = guest.open_table(YOU, DEVICE, SKILLED, game="merlin")
    sofa = party.person(site, guest)
    sofa.visit(f"/table/{table}")
    takers: list[str] = []
    while round_of(guest, table) < 2:
        sofa.waits_for(lambda: bool(pass_title(sofa).count()) or sofa.is_asked(), True)
        if sofa.button("Done", exact=False).count():
            sofa.button("Done").click()
            expect(pass_title(sofa)).to_be_visible()
            continue
        if pass_title(sofa).count():
            name = pass_title(sofa).inner_text().removeprefix("Hand the device to ")
            assert_missions_are_covered(sofa, guest, table)
            sofa.button(f"I am {name}").click()
            takers.append(name)
            continue
        seat = guest.state(table)["table"]["asked"]
        assert ("Ada", "Bela")[seat] == takers[-1]
        cards = guest.state(table, seat)["view"]["hands"][seat]
        for card in cards:
            expect(sofa.page.locator(f'[data-piece="mission:{card}"]').first).to_be_attached()
        decide_by_board(sofa, guest, table, seat)
    assert set(takers) == {"Ada", "Bela"}
    assert all(one != other for one, other in pairwise(takers)), takers
