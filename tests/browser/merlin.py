"""A table of Merlin and the people at it: what they click on the board, and what they skip."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.people import YOU, Guest, Json, Party, Person
from tests.server.process import PATIENCE

A_GLANCE = 2000  # milliseconds after which a touch is tried again
SKILLED = {"kind": "bot", "bot": "greedy"}
GENTLE = {"kind": "bot", "bot": "random"}
# Acts that change a die before a figure moves, or are possible at any time.
ALTERATIONS = (
    *("apple", "turn", "reverse", "nudge", "switch", "decree"),
    *("tristram", "gawain", "portal", "swap", "curse", "coin", "fruit", "buy"),
)


def seated(
    party: Party,
    site: str,
    guest: Guest,
    *others: dict[str, str],
    settings: dict[str, str] | None = None,
    **browser: object,
) -> tuple[Person, str]:
    """Bring the guest with a browser to a new table of Merlin with these modules and house rules."""
    table = guest.open_table(YOU, *others, game="merlin", settings=settings or {})
    person = party.person(site, guest, **browser)
    person.visit(f"/table/{table}")
    return person, table


def pieces(question: Json, option: Any) -> list[str]:  # noqa: ANN401
    """The pieces on the board and the castle to click for an option, in order."""
    ask, seat = question["ask"], question["seat"]
    if isinstance(option, list):
        name, *said = option
        match ask, name:
            case "move", "go":
                return [f"space:{said[2]}", f"die:{seat}:{said[0]}"]
            case "move", "poison":
                return [f"die:morgana:{said[0]}", "supply:poison"]
            case "move", "horn":
                return [f"die:morgana:{said[0]}", "treasure:horn"]
            case "move", "cauldron":
                return [f"die:morgana:{said[0]}", f"cauldron:{said[1]}"]
            case _, "mission" | "second":
                return [f"mission:{said[0]}"]
            case _, "repel":
                return [f"traitor:{seat}:{said[0]}"]
            case _, "act" | "mirror" | "different" | "staff":
                return [f"space:{said[0]}"]
            case "march-merlin" | "march-arthur", _:
                return [f"space:{said[0]}"]
            case "send" | "deploy" | "relocate" | "activate", _:
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
        case "take" | "tower" | "resource":
            return [f"good:{option}"]
        case "signet":
            return [f"mission:{option}"]
        case "stairs" | "morgana":
            return [f"space:{option}"]
        case "replace-manor" | "keep" | "pict-manor" | "hut":
            return [f"cell:{option}"]
        case "pict":
            return [f"pict:{option}"]
        case "draw":
            return ["supply:missions" if option == "deck" else f"mission:{option}"]
        case "excalibur":
            return [f"traitor:{seat}:{option}"]
        case "claim" | "grail" | "galahad" | "kay" | "dark":
            return [f"place:{option}"]
        case "ally":
            return [f"draft:{option}"]
        case "castle-tile":
            return [f"cell:{option}"]
        case "fruit":
            return ["supply:apples" if option == "apple" else "supply:mistletoe"]
        case "plus":
            return [f"marker:{seat}:{option}"]
        case "raise" | "pay":
            return [f"own:{seat}:{option}" if option.endswith("-tile") else f"castle:{seat}:{option}"]
    return []


def wanted(question: Json) -> Any:  # noqa: ANN401
    """The first option that does not change a die, as a simple player would choose."""
    for option in question["options"]:
        if option is not None and not (isinstance(option, list) and option[0] in ALTERATIONS):
            return option
    return None


def click(person: Person, piece: str) -> None:
    """
    Click a piece once something can be chosen; the page may still be showing the result of the last click.
    """
    person.waits_for(lambda: person.is_asked() or person.is_half_made(), True)
    poke(person, piece)


def poke(person: Person, piece: str) -> None:
    """Click a piece at its position, whatever lies above it."""
    target = person.page.locator(f'[data-piece="{piece}"]').first
    # A principality is a sector, whose middle may be covered by anything that stands there.
    if piece.startswith("place:"):
        target.dispatch_event("click")
    else:
        target.click(force=True)


def is_asked_again(guest: Guest, table: str, seq: int, seat: int = 0) -> bool:
    """Whether the decision has reached the server."""
    return bool(guest.state(table, seat)["seq"] != seq)


def is_decided(person: Person, guest: Guest, table: str, seq: int, seat: int = 0) -> bool:
    """Wait until the page has processed a click; return False if more has to be chosen."""
    outcome: list[bool] = []

    def has_come() -> bool:
        # Ask the page first: a choice that is still open there, and unknown to the server, was not sent.
        is_open = person.is_asked() or person.is_half_made()
        if is_asked_again(guest, table, seq, seat):
            outcome.append(True)
        elif is_open:
            outcome.append(False)
        return bool(outcome)

    person.waits_for(has_come, True)
    return outcome[0]


def attempt(act: Callable[..., None]) -> None:
    """
    Click or tap something that may be gone by now, because the page has only just processed the last touch.
    """
    with suppress(TookTooLong):
        act(timeout=A_GLANCE)


def decide_by_board(person: Person, guest: Guest, table: str, seat: int = 0) -> str:
    """
    Answer a question by clicks on pieces, or in the list if no piece can express it; return the question.
    """
    state = guest.state(table, seat)
    question, seq = state["question"], state["seq"]
    option = wanted(question)
    for piece in pieces(question, option):
        if not person.page.locator(f'[data-piece="{piece}"]').count():
            break  # it is behind a tab, and the list offers the same
        poke(person, piece)
        if is_decided(person, guest, table, seq, seat):
            return str(question["ask"])
    # "Nothing" is chosen in the list, and so is anything that two pieces leave open.
    while not is_decided(person, guest, table, seq, seat):
        attempt((person.options.last if option is None else person.options.first).click)
    return str(question["ask"])


def until_asked(person: Person) -> bool:
    """Wait for a question to this player, skipping scorings that are shown; False if the game is over."""
    scoring = person.page.locator("dialog[open]")

    def is_there() -> bool:
        if scoring.count():
            person.page.keyboard.press("Escape")  # to its sum, and then back to the table
            return False
        return person.is_asked() or person.is_at_the_end()

    person.waits_for(is_there, True)
    return not person.is_at_the_end()


def round_of(guest: Guest, table: str) -> int:
    """The current round."""
    return int(guest.state(table, 0)["view"]["round"])


def decide_past_the_page(guest: Guest, table: str, option: int, seat: int = 0) -> None:
    """Answer the question of a seat through the API, by the number of an option."""
    state = guest.state(table, seat)
    decision = {
        "seat": seat,
        "expected": state["seq"],
        "option": state["question"]["words"][option],
        "key": f"past-the-page-{state['seq']}",
    }
    guest.post(f"/api/tables/{table}/decisions", decision)


def wait_for_question(guest: Guest, table: str, seat: int = 0) -> Json | None:
    """What a seat is asked through the API once the others have played; None if the game is over."""
    end = time.monotonic() + PATIENCE
    while (state := guest.state(table, seat))["table"]["stage"] != "over":
        assert time.monotonic() < end, "nobody is asked, and the game is not over"
        if state["question"]:
            return state
        time.sleep(0.05)
    return None
