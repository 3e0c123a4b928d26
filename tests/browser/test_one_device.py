"""Several people on one device: it is passed round, and nobody sees another's hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import Guest, Json, Party, Person, idle, progress

NAMES = ("Ada", "Bela", "Cleo")
KNIGHT = re.compile(r"(red|orange|beige) knight|\bMerlin\b")
PAID = re.compile("(defeats?|takes?|lays?) .* with ")  # public: what was paid lies open


def pass_title(person: Person) -> Locator:
    """The title of the panel between two people."""
    return person.heading(re.compile("^Hand the device to "))


def next_name(person: Person) -> str:
    """The person to pass the device to."""
    return pass_title(person).inner_text().removeprefix("Hand the device to ")


def missed(person: Person) -> Locator:
    """What the next person is told about the time since they last had the device."""
    return person.page.get_by_role("region", name="Meanwhile")


def assert_no_hand_is_known(person: Person, told: Sequence[Json]) -> None:
    """No hand is in the page or in anything the server has sent it."""
    html = person.page.content()
    assert 'data-key="knights' not in html
    assert 'data-key="trophies' not in html
    said = person.page.locator("body").evaluate(
        "(body) => body.textContent + [...body.querySelectorAll('*')].map((part) => part.ariaLabel).join(' ')"
    )
    logged = person.page.locator(".log .sentence").all_text_contents()
    recapped = missed(person).locator("li > span:nth-child(3)").all_text_contents()
    for line in [*person.announced(), *logged, *recapped]:
        if PAID.search(line):
            said = said.replace(line, "")
    assert not KNIGHT.search(said), said
    for state in told:
        assert state["seat"] is None
        assert state["question"] is None
        if state["view"] is not None and not state["view"]["over"]:
            assert all(isinstance(hand, int) for hand in state["view"]["hands"]), state["view"]["hands"]
            assert all(isinstance(pile, int) for pile in state["view"]["trophies"])
        for step in state["steps"]:
            for event in step["events"]:
                if event["name"] == "drew-knights":
                    assert "cards" not in event["facts"], event


def told_since_covered(person: Person) -> list[Json]:
    """The states received since the page last asked for the view of a spectator."""
    hellos = [number for number, message in enumerate(person.messages) if message["type"] == "hello"]
    assert person.messages[hellos[-1]]["seat"] is None
    return [message for message in person.messages[hellos[-1] :] if message["type"] == "state"]


@pytest.fixture
def sofa(party: Party, site: str) -> Person:
    """Three people on one device, before the first of them has taken it."""
    person = party.person(site)
    person.visit("/")
    person.link("Set out the chairs").click()
    person.page.get_by_role("radiogroup", name="Players").get_by_text("3").click()
    person.page.get_by_label("Your name").fill("Ada")
    for number in (2, 3):
        person.page.get_by_label(f"Name of the person at seat {number}").fill(NAMES[number - 1])
    person.page.get_by_role("radiogroup", name="Game").get_by_text("King Arthur").click()
    person.button("Open the table").click()
    expect(pass_title(person)).to_be_visible()
    return person


def take(person: Person) -> str:
    """Take the device as the person who is called; return the name."""
    name = next_name(person)
    person.button(f"I am {name}").click()
    expect(person.page.get_by_text(f"Your turn, {name}")).to_be_visible()
    return name


def play_to_the_cover(person: Person, prefer: Callable[[Locator], Locator] = progress) -> None:
    """Play the turn to its end, and say that it is done."""
    play_to_the_result(person, prefer)
    person.button("Done").click()
    expect(pass_title(person)).to_be_focused()


def play_to_the_result(person: Person, prefer: Callable[[Locator], Locator] = progress) -> None:
    """Play the turn to its end."""
    while not result(person).count():
        # What is asked is not the result, which has an option too.
        if person.is_asked() and not result(person).count():
            person.choose(prefer)


def result(person: Person) -> Locator:
    """The title above what a turn has brought its player."""
    return person.heading("That was your turn")


def test_three_people_play_at_one_device_and_every_hand_stays_covered_between_them(
    sofa: Person,
) -> None:
    takers: list[str] = []
    for _ in range(6):
        expect(pass_title(sofa)).to_be_focused()
        sofa.forget()
        sofa.page.reload()
        expect(pass_title(sofa)).to_be_focused()
        told = sofa.told()
        assert told, "the page has asked again"
        assert_no_hand_is_known(sofa, told)
        for name in takers[-2:]:
            expect(missed(sofa).get_by_text(name).first).to_be_visible()
        takers.append(take(sofa))
        assert sofa.hand(), "one's own hand lies open"
        play_to_the_cover(sofa)
        expect(pass_title(sofa)).to_be_focused()
    assert takers == [*takers[:3], *takers[:3]], "the device went round"
    assert sorted(takers[:3]) == sorted(NAMES)


def test_no_answer_tells_a_hand_from_the_moment_the_device_is_passed(sofa: Person) -> None:
    for _ in range(3):
        take(sofa)
        play_to_the_cover(sofa)
        expect(pass_title(sofa)).to_be_focused()
        sofa.waits_for(lambda: bool(told_since_covered(sofa)), True)
        assert_no_hand_is_known(sofa, told_since_covered(sofa))


def test_the_result_of_a_turn_is_seen_until_its_player_is_done(sofa: Person) -> None:
    first = take(sofa)
    play_to_the_result(sofa)
    expect(result(sofa)).to_be_focused()
    expect(
        sofa.page.get_by_role("region", name="What it brought").get_by_role("listitem").first
    ).to_be_visible()
    assert sofa.hand(), f"{first} still sees the own hand"
    sofa.page.keyboard.press("e")
    expect(pass_title(sofa)).to_be_focused()
    assert not sofa.hand()


def test_beside_the_cover_lies_what_everybody_may_see(sofa: Person, site: str) -> None:
    take(sofa)
    play_to_the_cover(sofa)
    sofa.waits_for(lambda: bool(told_since_covered(sofa)), True)
    table = sofa.page.url.rpartition("/")[2]
    public = Guest(site, "Dora").state(table)["view"]
    assert told_since_covered(sofa)[-1]["view"] == public, "it is the view of a spectator"
    open_cards = sum(len(column) for column in public["columns"].values())
    assert open_cards
    expect(sofa.page.locator('[data-place^="open:"]')).to_have_count(open_cards)
    expect(missed(sofa).get_by_role("listitem").first).to_be_visible()


def test_the_last_one_may_look_back_and_the_hand_is_covered_again(sofa: Person) -> None:
    first = take(sofa)
    hand = sofa.hand()
    play_to_the_cover(sofa, idle)
    second = next_name(sofa)
    assert second != first
    sofa.button(f"Back to {first}").click()
    expect(sofa.page.get_by_text(f"You are back at {first}’s seat.")).to_be_visible()
    sofa.waits_for(sofa.hand, hand)
    assert not sofa.is_asked()
    sofa.button(f"Hand the device to {second}").click()
    expect(pass_title(sofa)).to_be_focused()
    sofa.waits_for(lambda: bool(told_since_covered(sofa)), True)
    assert_no_hand_is_known(sofa, told_since_covered(sofa))
    assert take(sofa) == second


def test_a_game_at_one_device_ends_for_everybody_at_once(sofa: Person, site: str) -> None:
    def goes_on() -> bool:
        return bool(pass_title(sofa).count()) or sofa.is_asked() or sofa.is_at_the_end()

    while not sofa.is_at_the_end():
        if pass_title(sofa).count():
            take(sofa)
        if sofa.is_asked():
            sofa.choose(idle)
        sofa.waits_for(goes_on, True)
    expect(sofa.heading("Points by source")).to_be_visible()
    table = sofa.page.url.rpartition("/")[2]
    assert Guest(site, "Dora").state(table)["view"]["ended"] == "stalemate"
    for name in NAMES:
        expect(sofa.page.get_by_role("table").first.get_by_text(name)).to_be_attached()
