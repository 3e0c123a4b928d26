"""The page is reloaded, the server is killed, the network is cut: no click is lost or doubled."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import (
    NO_ANSWER,
    Guest,
    Json,
    Party,
    Person,
    idle,
    open_for,
    play_on,
    play_until,
)

OFFLINE = "You are offline"


class Table:
    """A running game of two guests with one browser each, in the middle of somebody's turn."""

    def __init__(self, party: Party, site: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        self.id = open_for(*self.guests)
        self.people = [party.person(site, guest) for guest in self.guests]
        for person in self.people:
            person.visit(f"/table/{self.id}")
        play_on(self.people, decisions=7)
        self.asked = self.other = self.people[0]
        self.seat = 0
        self.play_until("")

    def play_until(self, question: str) -> None:
        """Play until somebody is asked this."""
        self.asked = play_until(self.people, question)
        self.seat = self.people.index(self.asked)
        self.other = self.people[1 - self.seat]

    def state(self) -> Json:
        """The table as the person who is asked sees it."""
        return self.guests[self.seat].state(self.id, self.seat)

    def decisions(self) -> int:
        """The number of decisions."""
        return len(self.guests[self.seat].get(f"/api/tables/{self.id}/timeline?seat={self.seat}")["steps"])


def log_of(person: Person) -> list[str]:
    """The lines of the log, newest first."""
    return person.page.locator(".log .line").all_inner_texts()


def test_a_reload_in_mid_turn_asks_the_same_again_and_doubles_nothing(party: Party, site: str) -> None:
    table = Table(party, site)
    table.play_until("Challenge one")
    ada, before = table.asked, table.state()
    question, options, hand, log = (
        ada.question.inner_text(),
        ada.options.all_inner_texts(),
        ada.hand(),
        log_of(ada),
    )
    # A knight is laid down, but nothing is decided yet.
    ada.page.locator(".fan.knights button.can").first.click()
    expect(ada.page.locator(".fan.knights button[aria-pressed=true]")).to_have_count(1)

    ada.page.reload()
    expect(ada.question).to_have_text(question)
    ada.waits_for(ada.options.all_inner_texts, options)
    ada.waits_for(ada.hand, hand)
    ada.waits_for(lambda: log_of(ada), log)
    # The knight is back in the hand, and nothing was sent.
    expect(ada.page.locator(".fan.knights button[aria-pressed=true]")).to_have_count(0)
    after = table.state()
    assert after["seq"] == before["seq"]
    assert after["question"] == before["question"]

    # The game continues from there, once.
    ada.choose(idle)
    ada.waits_for(lambda: table.state()["seq"], before["seq"] + 1)


def test_a_page_comes_back_by_itself_after_the_server_was_killed_and_a_click_made_meanwhile_is_done_once(
    party: Party, house: House
) -> None:
    table = Table(party, house.site)
    ada, bela = table.asked, table.other
    for person in (ada, bela):
        person.expects(NO_ANSWER)
    seq, decisions = table.state()["seq"], table.decisions()
    log = log_of(ada)

    # The click reaches a server that will never read it.
    house.freeze()
    ada.choose(idle)
    house.kill()
    for person in (ada, bela):
        expect(person.page.get_by_role("status").get_by_text(OFFLINE)).to_be_visible()
    expect(
        ada.page.get_by_text("Your last choice is saved and will be sent when you are back online.")
    ).to_be_visible()

    house.start()
    for person in (ada, bela):
        expect(person.page.get_by_text(OFFLINE)).to_have_count(0)
    ada.waits_for(lambda: table.state()["seq"], seq + 1)
    assert table.decisions() == decisions + 1, "the click was done once"
    ada.waits_for(lambda: log_of(ada)[-len(log) :], log)  # the log continues where it was
    play_on(table.people, decisions=6)


def test_nothing_can_be_chosen_while_the_page_knows_that_the_server_is_away(
    party: Party, house: House
) -> None:
    table = Table(party, house.site)
    ada = table.asked
    for person in table.people:
        person.expects(NO_ANSWER)
    seq = table.state()["seq"]
    house.kill()
    expect(ada.page.get_by_text(OFFLINE)).to_be_visible()
    expect(ada.options).to_have_count(0)
    barred = ada.page.locator("main .options button[aria-disabled=true]")
    expect(barred.first).to_contain_text("offline")
    barred.first.click(force=True)
    house.start()
    expect(ada.page.get_by_text(OFFLINE)).to_have_count(0)
    expect(ada.options.first).to_be_visible()
    assert table.state()["seq"] == seq, "it was plainly not sent"
    play_on(table.people, decisions=4)


def test_a_server_that_is_stopped_politely_says_that_it_will_be_back(party: Party, house: House) -> None:
    table = Table(party, house.site)
    for person in table.people:
        person.expects(NO_ANSWER)
    house.stop()
    for person in table.people:
        expect(person.page.get_by_role("status").get_by_text("Back in a moment")).to_be_visible()
    house.start()
    for person in table.people:
        expect(person.page.get_by_text("Back in a moment")).to_have_count(0)
    play_on(table.people, decisions=4)


def test_a_cut_network_is_told_and_the_table_comes_back_when_it_does(party: Party, site: str) -> None:
    table = Table(party, site)
    ada, bela = table.asked, table.other
    ada.expects(NO_ANSWER)
    ada.options.first.focus()
    ada.context.set_offline(True)
    expect(ada.page.get_by_role("status").get_by_text(OFFLINE)).to_be_visible()
    expect(bela.page.get_by_text(OFFLINE)).to_have_count(0)
    expect(ada.options).to_have_count(0)
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(OFFLINE)).to_have_count(0)
    expect(ada.options.first).to_be_focused()
    play_on(table.people, decisions=4)


def test_the_hall_says_that_it_is_offline_and_recovers(party: Party, site: str) -> None:
    ada = party.person(site, Guest(site, "Ada"))
    ada.expects(NO_ANSWER)
    ada.visit("/")
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()
    ada.context.set_offline(True)
    ada.button(re.compile("^Play now: King Arthur")).click()
    expect(ada.page.get_by_role("status").get_by_text(OFFLINE).first).to_be_visible()
    ada.context.set_offline(False)
    # The hall retries by itself every few seconds; if it just has, there is nothing left to click.
    ada.button("Try now").evaluate_all("(buttons) => buttons.at(0)?.click()")
    expect(ada.page.get_by_text("You can look around. We try again")).to_have_count(0)
    ada.button(re.compile("^Play now: King Arthur")).click()
    expect(ada.question).to_be_visible()
