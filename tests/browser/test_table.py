"""At the table: cards and options, undo, seals, spectators, and strangers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import (
    BOT,
    FRIEND,
    KNIGHTS,
    YOU,
    Guest,
    Party,
    Person,
    idle,
    open_for,
    play_on,
    play_until,
    progress,
    whoever_is_asked,
)

SKILLED = {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


def seated(party: Party, guest: Guest, table: str, site: str) -> Person:
    """The guest comes to a table with a browser."""
    person = party.person(site, guest)
    person.visit(f"/table/{table}")
    return person


def test_knights_that_are_laid_down_show_what_they_defeat_and_a_click_on_the_table_is_its_option(
    party: Party, site: str, guest: Guest
) -> None:
    table = guest.open_table(YOU, BOT)
    ada = seated(party, guest, table, site)
    play_until([ada], "Challenge one")
    before = guest.state(table, 0)
    columns = before["view"]["columns"]
    words = [word.split(":") for word in before["question"]["words"] if word != "-"]
    glowing = ada.page.locator('[data-place^="open:"].can')

    def open_places(adversaries: set[str]) -> list[str]:
        return sorted(
            f"open:{kind}:{index}"
            for kind, column in columns.items()
            for index, card in enumerate(column)
            if card in adversaries
        )

    def glowing_places() -> list[str]:
        return sorted(str(card.get_attribute("data-place")) for card in glowing.all())

    # What can be defeated glows on the table.
    ada.waits_for(glowing_places, open_places({adversary for _, adversary, _ in words}))

    # The most expensive payment is laid down card by card; then only what it defeats glows, and is offered.
    _, _, payment = max(words, key=lambda word: word[2].count("+"))
    paid = payment.split("+")
    for card in paid:
        unlaid = ada.page.locator(".fan.knights button[aria-pressed=false]")
        unlaid.get_by_text(KNIGHTS[card], exact=True).first.locator("xpath=ancestor::button").click()
    expect(ada.page.locator(".fan.knights button[aria-pressed=true]")).to_have_count(len(paid))
    expect(ada.page.get_by_text("You laid down")).to_be_visible()
    defeated = {adversary for _, adversary, cards in words if cards == payment}
    ada.waits_for(glowing_places, open_places(defeated))
    ada.waits_for(ada.options.count, len(defeated) + 1)

    # A click on the card on the table is a click on its option.
    place = glowing_places()[0]
    _, kind, index = place.split(":")
    next(card for card in glowing.all() if card.get_attribute("data-place") == place).click()
    ada.waits_for(lambda: guest.state(table, 0)["seq"], before["seq"] + 1)
    assert columns[kind][int(index)] in guest.state(table, 0)["view"]["trophies"][0]


def test_what_cannot_be_done_says_why(party: Party, site: str, guest: Guest) -> None:
    table = guest.open_table(YOU, BOT)
    ada = seated(party, guest, table, site)
    why = ada.page.get_by_text(re.compile("^Why not the other"))
    for _ in range(30):
        play_until([ada], "Challenge one")
        if why.count():
            break
        ada.choose(progress)
    why.click()
    reasons = ada.page.locator("details.why li")
    expect(reasons.first).to_be_visible()
    for reason in reasons.all_inner_texts():
        assert len(reason.split()) > 4, reason


def test_undo_takes_back_the_last_decision_until_something_is_revealed(
    party: Party, site: str, guest: Guest
) -> None:
    table = guest.open_table(YOU, BOT)
    ada = seated(party, guest, table, site)
    play_until([ada], "Challenge one")
    before = guest.state(table, 0)
    options, log = ada.options.all_inner_texts(), ada.page.locator(".log .line").all_inner_texts()
    ada.choose(progress)
    while ada.is_half_made():
        ada.choose(progress)
    ada.waits_for(lambda: guest.state(table, 0)["seq"], before["seq"] + 1)
    undo = ada.button("Undo")
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    undo.click()
    expect(ada.question).to_have_text("Challenge one")
    ada.waits_for(ada.options.all_inner_texts, options)
    after = guest.state(table, 0)
    assert after["view"] == before["view"]
    assert after["seq"] == before["seq"] + 2
    ada.waits_for(ada.page.locator(".log .line").all_inner_texts, log)

    # A knight was drawn and others have moved: this cannot be taken back, and the button says so.
    play_until([ada], "knight")
    turn = guest.state(table, 0)["view"]["turns"]
    ada.choose(progress)
    ada.waits_for(lambda: guest.state(table, 0)["view"]["turns"] > turn and ada.is_asked(), True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", re.compile("Nothing to undo"))


def test_a_game_with_seals_is_played_against_bots(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.visit("/table/new?game=kingarthur")
    ada.page.get_by_role("radiogroup", name="Ready-made tables").get_by_text("By wax and sword").click()
    ada.page.get_by_text("House rules").first.click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Open the table").click()
    sealed = ada.page.locator(".log").get_by_text("You lay a seal")
    for _ in range(60):
        if sealed.count():
            break
        assert whoever_is_asked([ada]) is ada
        ada.choose(progress)
    expect(sealed.first).to_be_visible()
    table = ada.page.url.rpartition("/")[2]
    assert Guest(site, "Bela").state(table)["table"]["settings"]["seals"] == "on"
    play_on([ada], decisions=6)


def test_somebody_with_the_link_watches_and_sees_no_hand(party: Party, site: str) -> None:
    guests = [Guest(site, "Ada"), Guest(site, "Bela")]
    table = open_for(*guests)
    people = [seated(party, guest, table, site) for guest in guests]
    cleo = party.person(site)
    cleo.visit(f"/table/{table}")
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    play_on(people, decisions=8)
    lines = people[0].page.locator(".log .line").count()
    cleo.waits_for(lambda: cleo.page.locator(".log .line").count() >= lines - 1, True)
    assert not cleo.is_asked()
    expect(cleo.page.locator(".fan")).to_have_count(0)
    told = cleo.told()
    assert told
    for state in told:
        assert state["seat"] is None
        assert state["question"] is None
        assert all(isinstance(pile, int) for pile in [*state["view"]["hands"], *state["view"]["trophies"]])
        for step in state["steps"]:
            assert all(
                event["name"] != "drew-knights" or "cards" not in event["facts"] for event in step["events"]
            )
    # The other player's hand is covered as well.
    for seat, person in enumerate(people):
        for state in person.told():
            if state["view"] is not None:
                assert isinstance(state["view"]["hands"][1 - seat], int)


def test_a_link_that_leads_nowhere_says_so(party: Party, site: str) -> None:
    ada = party.person(site)
    ada.expects("404")
    ada.visit("/table/no-such-table-0000000000")
    expect(ada.heading("Nothing here")).to_be_visible()
    ada.visit("/join/nosuchcode")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.get_by_role("status")).to_be_visible()
    ada.visit("/table/no-such-table-0000000000/replay/3")
    expect(ada.heading("Nothing here")).to_be_visible()
    ada.link("Back to the hall").click()
    expect(ada.button(re.compile("^Play now: King Arthur"))).to_be_visible()


def test_a_seat_that_was_taken_by_somebody_else_is_told(party: Party, site: str, guest: Guest) -> None:
    table = guest.open_table(YOU, FRIEND)
    code = guest.state(table)["table"]["seats"][1]["invitation"]
    bela, cleo = party.person(site), party.person(site)
    for person in (bela, cleo):
        person.visit(f"/join/{code}")
        expect(person.button("Sit down")).to_be_visible()
    bela.button("Sit down").click()
    expect(bela.question).to_be_visible()
    cleo.expects("409")
    cleo.button("Sit down").click()
    expect(cleo.page.get_by_role("status").get_by_role("heading", name="The table is full")).to_be_visible()
    cleo.link("Watch").click()
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()


def test_an_open_table_is_found_in_the_hall_and_one_only_by_link_is_not(
    party: Party, site: str, guest: Guest
) -> None:
    guest.open_table(YOU, FRIEND, visibility="open", title="Under the oak")
    guest.open_table(YOU, FRIEND, visibility="link", title="Behind the door")
    bela = party.person(site)
    bela.visit("/")
    expect(bela.page.get_by_text("Under the oak")).to_be_visible()
    expect(bela.page.get_by_text("Behind the door")).to_have_count(0)
    bela.page.get_by_label("What should we call you?").fill("Bela")
    bela.button("Sit down: Under the oak").click()
    expect(bela.question).to_be_visible()


def test_moves_of_others_are_played_at_a_pace_that_can_be_followed_and_can_be_skipped(
    party: Party, site: str, guest: Guest
) -> None:
    table = guest.open_table(YOU, SKILLED, SKILLED)
    ada = party.person(site, guest, reduced_motion="no-preference")
    ada.visit(f"/table/{table}")
    ada.waits_for(ada.is_asked, True)

    def is_played() -> bool:
        # Read both together: the playback may be over at the next look.
        said = ada.page.locator("main").text_content() or ""
        return "to move" in said and "Skip" in said

    for _ in range(12):
        ada.choose(idle)
        ada.waits_for(lambda: ada.is_asked() or is_played(), True)
        if not ada.is_asked():
            ada.page.keyboard.press("Space")
            ada.waits_for(lambda: ada.is_asked() or ada.is_at_the_end(), True)
            return
    raise AssertionError("nothing was played")


def test_two_tabs_of_one_person_do_not_decide_twice(party: Party, site: str, guest: Guest) -> None:
    table = guest.open_table(YOU, BOT)
    one, two = (seated(party, guest, table, site) for _ in range(2))
    for person in (one, two):
        person.waits_for(person.is_asked, True)
    title = two.question.inner_text()
    assert one.question.inner_text() == title
    seq = guest.state(table, 0)["seq"]
    # The second tab does not learn that the first has decided.
    two.context.set_offline(True)
    two.expects("ERR_INTERNET_DISCONNECTED")
    one.choose(idle)
    one.waits_for(lambda: guest.state(table, 0)["seq"] > seq, True)
    two.context.set_offline(False)
    expect(two.page.get_by_text("You are offline")).to_have_count(0)
    one.waits_for(one.is_asked, True)
    two.waits_for(lambda: two.question.inner_text(), one.question.inner_text())
