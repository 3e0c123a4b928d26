"""Decrees at the table: looking through a stack, taking one, using some, and who learns what is in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from logres.merlin.pieces import PLACES
from tests.browser.axe import assert_clean
from tests.browser.merlin import click, decide_past_the_page, until_asked
from tests.browser.people import DESKTOP, PHONE, Guest, Json, Party, Person, open_for

ENOUGH = 3  # decrees for everything that they can do


class Pair:
    """Two guests at a table with decrees; the first wants many."""

    def __init__(self, site: str, **rules: str) -> None:
        self.guests = [Guest(site, "Ada"), Guest(site, "Bela")]
        self.id = open_for(*self.guests, game="merlin", settings={"decrees": "on", **rules})

    def state(self, seat: int) -> Json:
        """The table as one of the two sees it."""
        return self.guests[seat].state(self.id, seat)

    def until(self, is_there: Callable[[Json], bool]) -> Json:
        """Decide through the API until Ada is asked a wanted question; return the state."""
        while True:
            seat = self.guests[0].state(self.id)["table"]["asked"]
            assert seat is not None, "the game is not over yet"
            state = self.state(seat)
            if seat == 0 and is_there(state):
                return state
            decide_past_the_page(self.guests[seat], self.id, self.usual(state["question"]), seat)

    @staticmethod
    def usual(question: Json) -> int:
        """Both move, to principalities if they can, and do nothing else; Bela never looks for decrees."""
        options, seat = question["options"], question["seat"]
        if question["ask"] == "rest" or (question["ask"] == "look" and seat == 1):
            return len(options) - 1
        moves = [n for n, option in enumerate(options) if option and option[0] == "go"]
        there = [n for n in moves if options[n][3] in PLACES]
        return (there or moves or [0])[0] if question["ask"] == "move" else 0

    def until_asked(self, ask: str) -> Json:
        """Decide through the API until Ada is asked this."""
        return self.until(lambda state: state["question"]["ask"] == ask)

    def until_rich(self) -> Json:
        """Decide through the API until Ada has three decrees and chooses a die."""
        return self.until(
            lambda state: state["question"]["ask"] == "move" and len(state["view"]["decrees"][0]) >= ENOUGH
        )


@pytest.fixture
def pair(site: str) -> Pair:
    """Ada and Bela."""
    return Pair(site)


def come(party: Party, site: str, pair: Pair, seat: int = 0, **browser: object) -> Person:
    """One of the two comes with a browser."""
    person = party.person(site, pair.guests[seat], **browser)
    person.visit(f"/table/{pair.id}")
    return person


def told(said: object, name: str) -> Iterator[Json]:
    """The events with this name, anywhere in what the server has sent."""
    if isinstance(said, dict):
        if said.get("name") == name and "facts" in said:
            yield said
        said = [*said.values()]
    if isinstance(said, list):
        for part in said:
            yield from told(part, name)


def test_a_decree_is_looked_for_and_taken_by_clicks_and_nobody_else_is_told_what_lies_there(
    party: Party, site: str, pair: Pair
) -> None:
    place = pair.until_asked("look")["question"]["options"][0]
    ada, bela = come(party, site, pair), come(party, site, pair, 1)
    expect(ada.question).to_have_text("The duty, or a decree?")
    expect(bela.question).to_have_text("Ada to move")
    assert isinstance(pair.state(0)["view"]["decree_stacks"][place], int), "nothing is shown before"

    click(ada, f"stack:{place}")
    expect(ada.question).to_have_text("Take a decree")
    seen = pair.state(0)["view"]["decree_stacks"][place]
    expect(ada.page.locator(".cards .option")).to_have_count(len(set(seen)))
    expect(bela.page.get_by_text("looks through the decrees").first).to_be_visible()
    expect(ada.button("Undo")).to_be_disabled()

    ada.page.keyboard.press("1")
    expect(ada.page.locator('[data-piece="decrees:0"] li')).to_have_count(1)
    taken = sorted(seen)[0]
    assert pair.state(0)["view"]["decrees"][0] == [taken]

    # Bela is told that somebody looks, but never at what.
    looked = [*told(bela.messages, "looked")]
    assert looked
    assert all([*event["facts"]] == ["place"] for event in looked)
    for state in bela.told():
        stacks = state["view"]["decree_stacks"]
        assert all(isinstance(stack, int) for stack in stacks.values()), stacks
    assert not bela.page.locator('[data-piece^="decree:"]').count()


def test_a_decree_changes_a_die_and_two_bring_a_good(party: Party, site: str, pair: Pair) -> None:
    before = pair.until_rich()
    ada = come(party, site, pair)
    had = len(before["view"]["decrees"][0])
    lying = ada.page.locator('[data-piece="decrees:0"] li')
    expect(lying).to_have_count(had)

    # The decrees on the castle open what they can do; the first die that is offered is changed.
    click(ada, "decrees:0")
    ada.page.locator(".faces button").first.click()
    expect(lying).to_have_count(had - 1)
    after = pair.state(0)
    changed = [
        die for die, face in after["view"]["faces"][0].items() if face != before["view"]["faces"][0][die]
    ]
    assert len(changed) == 1

    # The other two buy a good, by the keyboard and then on the board.
    ada.waits_for(ada.is_asked, True)
    ada.option("A good or a marker").press("Enter")
    expect(ada.question).to_have_text("What do you take?")
    good = next(option for option in pair.state(0)["question"]["options"] if isinstance(option, str))
    click(ada, f"good:{good}")
    expect(ada.question).to_have_text("Choose a die")
    expect(lying).to_have_count(had - 3)
    bought = pair.state(0)["view"]["castles"][0]
    assert bought.get(good, 0) == after["view"]["castles"][0].get(good, 0) + 1


def test_three_decrees_bring_five_points(party: Party, site: str, pair: Pair) -> None:
    pair.until_rich()
    ada = come(party, site, pair, viewport=PHONE, has_touch=True, is_mobile=True)
    points = pair.state(0)["table"]["points"][0]
    option = ada.option("Score 5 points")
    option.tap()
    expect(option).to_contain_text("Choose")
    option.tap()
    ada.waits_for(lambda: pair.state(0)["table"]["points"][0], points + 5)


def test_the_questions_about_decrees_are_clean(party: Party, site: str, pair: Pair) -> None:
    ada: Person | None = None
    for ask in ("look", "decree", "decree-bonus"):
        if ask == "decree-bonus":
            state = pair.until_rich()
            decide_past_the_page(pair.guests[0], pair.id, state["question"]["options"].index(["decrees", 2]))
        else:
            pair.until_asked(ask)
        ada = ada or come(party, site, pair)
        ada.visit(f"/table/{pair.id}")
        assert until_asked(ada)
        assert_clean(ada, ask, DESKTOP, PHONE)


def test_decrees_speak_german(party: Party, site: str, pair: Pair) -> None:
    pair.until_asked("look")
    ada = come(party, site, pair, locale="de-DE")
    expect(ada.question).to_have_text("Der Dienst oder ein Erlass?")
    ada.option("Die Erlasse").click()
    expect(ada.question).to_have_text("Nimm einen Erlass")
    expect(ada.page.get_by_text("siehst die Erlasse").first).to_be_visible()


def test_who_may_still_do_the_duty_is_asked_so(party: Party, site: str) -> None:
    free = Pair(site, decreeLook="free")
    free.until_asked("decree")
    ada = come(party, site, free)
    expect(ada.question).to_have_text("Take a decree")
    ada.page.keyboard.press("0")
    ada.waits_for(lambda: (free.state(0)["question"] or {}).get("ask") == "decree", False)
    assert free.state(0)["view"]["decrees"][0] == []
