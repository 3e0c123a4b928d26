"""Merlin at the table: a whole game by clicks on the board, a round by keyboard and by finger, and axe."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_clean
from tests.browser.people import DESKTOP, PHONE, YOU, Guest, Json, Party, Person
from tests.server.process import PATIENCE

SKILLED = {"kind": "bot", "bot": "greedy"}
FRIEND = {"kind": "friend"}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FINGER = 44
ALTERATIONS = ("apple", "turn", "reverse")


@pytest.fixture
def guest(site: str) -> Guest:
    """Somebody who will sit down."""
    return Guest(site, "Ada")


def seated(
    party: Party, site: str, guest: Guest, *others: dict[str, str], **settings: object
) -> tuple[Person, str]:
    """The guest comes with a browser to a new table of Merlin."""
    table = guest.open_table(YOU, *others, game="merlin")
    person = party.person(site, guest, **settings)
    person.visit(f"/table/{table}")
    return person, table


def pieces(question: Json, option: Any) -> list[str]:  # noqa: ANN401
    """The things on the board and the castle that one clicks for an option, one after the other."""
    ask, seat = question["ask"], question["seat"]
    if isinstance(option, list):
        name, *said = option
        match ask, name:
            case "move", "go":
                return [f"space:{said[2]}", f"die:{seat}:{said[0]}"]
            case _, "mission" | "second":
                return [f"mission:{said[0]}"]
            case _, "repel":
                return [f"traitor:{seat}:{said[0]}"]
            case _, "act" | "mirror" | "different" | "staff":
                return [f"space:{said[0]}"]
            case "send" | "deploy" | "relocate", _:
                return [f"vassal:{seat}:{name}", f"post:{said[0]}:{name}"]
            case "build", _:
                return [f"cell:{name}", f"castle:{seat}:{said[0]}-material"]
            case "replace", _:
                return [f"mission:{card}" for card in option]
            case _, "marker":
                return [f"place:{said[0]}"]
    match ask:
        case "give":
            return [f"castle:{seat}:{option}"]
        case "take" | "tower":
            return [f"good:{option}"]
        case "draw":
            return ["supply:missions" if option == "deck" else f"mission:{option}"]
        case "excalibur":
            return [f"traitor:{seat}:{option}"]
        case "claim" | "grail":
            return [f"place:{option}"]
    return []


def wanted(question: Json) -> Any:  # noqa: ANN401
    """What a simple player does: the first thing that is offered and is no alteration of a die."""
    for option in question["options"]:
        if option is not None and not (isinstance(option, list) and option[0] in ALTERATIONS):
            return option
    return None


def click(person: Person, piece: str) -> None:
    """Click a piece where it lies; what lies above it is the pointer's to find."""
    target = person.page.locator(f'[data-piece="{piece}"]').first
    # A principality is a sector, whose middle may be anything that stands there.
    if piece.startswith("place:"):
        target.dispatch_event("click")
    else:
        target.click(force=True)


def is_asked_anew(guest: Guest, table: str, seq: int) -> bool:
    """Whether the decision has come to the server."""
    return bool(guest.state(table, 0)["seq"] != seq)


def decide_by_board(person: Person, guest: Guest, table: str) -> str:
    """Answer a question by clicks on things, and where a thing cannot say it, in the list; what was asked."""
    state = guest.state(table, 0)
    question, seq = state["question"], state["seq"]
    option = wanted(question)
    for piece in pieces(question, option):
        click(person, piece)
        person.page.wait_for_timeout(50)
        if is_asked_anew(guest, table, seq):
            return str(question["ask"])
    # "Nothing" is said in the list, and so is what two things still leave open.
    while not is_asked_anew(guest, table, seq):
        (person.options.last if option is None else person.options.first).click()
        person.page.wait_for_timeout(50)
    return str(question["ask"])


def until_asked(person: Person) -> bool:
    """Wait for a question of one's own, past scorings that are shown; false when the game is over."""
    scoring = person.page.locator("dialog[open]")

    def is_there() -> bool:
        if scoring.count():
            person.page.keyboard.press("Escape")  # to its sum, and then back to the table
            return False
        return person.is_asked() or person.is_at_the_end()

    person.waits_for(is_there, True)
    return not person.is_at_the_end()


def round_of(guest: Guest, table: str) -> int:
    """The round that is played."""
    return int(guest.state(table, 0)["view"]["round"])


def test_a_whole_game_is_played_by_clicks_on_the_board(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, SKILLED)
    asked: set[str] = set()
    while until_asked(ada):
        asked.add(decide_by_board(ada, guest, table))
    state = guest.state(table)
    assert state["table"]["stage"] == "over"
    assert {"move", "rest"} <= asked
    for points in state["table"]["points"]:
        expect(ada.page.get_by_text(str(points), exact=True).first).to_be_visible()


def test_a_round_is_played_with_the_keyboard_alone(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, SKILLED)
    for _ in range(100):
        assert until_asked(ada)
        if round_of(guest, table) > 1:
            return
        seq = guest.state(table, 0)["seq"]
        # The arrows walk the list, and the board follows; most options have a key of their own besides.
        ada.page.keyboard.press("ArrowDown")
        expect(ada.page.locator("main .options button:focus")).to_have_count(1)
        while not is_asked_anew(guest, table, seq):
            keys = [key for key in "10" if ada.page.locator(f"[aria-keyshortcuts='{key}']").count()]
            for key in keys[:1] or ("ArrowDown", "Enter"):
                ada.page.keyboard.press(key)
            ada.page.wait_for_timeout(50)
    raise AssertionError("the round has no end")


def test_a_decision_is_taken_back_with_a_key(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, SKILLED)
    for _ in range(40):
        assert until_asked(ada)
        asked = ada.question.inner_text()
        decide_by_board(ada, guest, table)
        after = guest.state(table, 0)
        if after["can_undo"] and after["question"]:
            ada.waits_for(ada.is_asked, True)
            ada.page.keyboard.press("u")
            expect(ada.question).to_have_text(asked)
            assert guest.state(table, 0)["seq"] != after["seq"]
            return
    raise AssertionError("nothing could be taken back in so many decisions")


def test_a_round_is_played_with_a_finger(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, SKILLED, **TOUCH)
    sheet = ada.page.get_by_role("region", name="Question")
    for _ in range(100):
        assert until_asked(ada)
        if round_of(guest, table) > 1:
            return
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        for button in sheet.locator("button:visible").all():
            box = button.bounding_box()
            assert box is None or min(box["width"], box["height"]) >= FINGER - 0.5, button.inner_text()
        seq = guest.state(table, 0)["seq"]
        while not is_asked_anew(guest, table, seq):
            ada.options.first.tap()
            ada.page.wait_for_timeout(50)
    raise AssertionError("the round has no end")


def test_a_hovered_die_shows_where_its_figure_would_land(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, SKILLED)
    ada.waits_for(ada.is_asked, True)
    landing = [
        option[3] for option in guest.state(table, 0)["question"]["options"] if option[:2] == ["go", "merlin"]
    ]
    ada.page.locator('[data-piece="die:0:merlin"]').hover()
    expect(ada.page.locator(".previews .tag")).to_have_count(len(landing))
    expect(ada.page.locator("main .options .option.lit")).to_have_count(len(landing))


def test_the_projection_counts_what_a_scoring_would_bring(party: Party, site: str, guest: Guest) -> None:
    ada, _ = seated(party, site, guest, SKILLED)
    ada.waits_for(ada.is_asked, True)
    ada.button("projected").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("columnheader", name="Ada")).to_be_visible()
    expect(dialog.get_by_role("rowheader", name="Traitors")).to_be_visible()
    assert_clean(ada, "the projection", DESKTOP, PHONE)


def test_a_question_and_the_turn_of_another_are_clean(party: Party, site: str, guest: Guest) -> None:
    ada, table = seated(party, site, guest, FRIEND, SKILLED)
    friend = Guest(site, "Bela")
    invitation = guest.state(table)["table"]["seats"][1]["invitation"]
    friend.post(f"/api/invitations/{invitation}")
    ada.waits_for(lambda: guest.state(table)["table"]["asked"] in (0, 1), True)
    for _ in range(2):
        expect(ada.question).to_be_visible()
        assert_clean(ada, ada.question.inner_text(), DESKTOP, {"width": 1280, "height": 800}, PHONE)
        ada.resize(DESKTOP)
        seat = guest.state(table)["table"]["asked"]
        whoever = guest if seat == 0 else friend
        while (state := whoever.state(table, seat))["table"]["asked"] == seat:
            decision = {
                "seat": seat,
                "expected": state["seq"],
                "option": state["question"]["words"][-1],
                "key": f"past-the-page-{state['seq']}",
            }
            whoever.post(f"/api/tables/{table}/decisions", decision)
        ada.waits_for(lambda: guest.state(table)["table"]["asked"] in (0, 1), True)


def test_the_end_is_clean(party: Party, site: str, guest: Guest) -> None:
    table = guest.open_table(YOU, SKILLED, game="merlin")
    end = time.monotonic() + PATIENCE
    while (state := guest.state(table, 0))["table"]["stage"] != "over":
        assert time.monotonic() < end, "the game has no end"
        if not state["question"]:
            time.sleep(0.05)
            continue
        decision = {
            "seat": 0,
            "expected": state["seq"],
            "option": state["question"]["words"][0],
            "key": f"past-the-page-{state['seq']}",
        }
        guest.post(f"/api/tables/{table}/decisions", decision)
    ada = party.person(site, guest)
    ada.visit(f"/table/{table}")
    expect(ada.button(re.compile("^Rematch"))).to_be_visible()
    assert_clean(ada, "the end", DESKTOP, PHONE)
