"""Games in sentences: nothing is left untold, and nothing is told in ids."""

from __future__ import annotations

import re

import pytest

import logres
from logres.engine import Event, Session
from logres.engine.view import open_view
from logres.players import opponent, play_out
from logres.sim.telling import SENTENCES, asked, decisions, position, sentence, story
from logres.sim.telling.kingarthur import card_name, card_names

CARD_ID = re.compile(r"\b(dark|enemy|monster|dragon|red|orange|beige)\d|\bmerlin\b")
NAMES = ["Ada", "Borin", "Cai"]


def played(seals: str, name: str = "greedy") -> Session:
    session = logres.start("kingarthur", 3, {"seals": seals}, 6, NAMES)
    play_out(session, [opponent(name, seat) for seat in range(3)])
    return session


def test_every_kind_of_event_has_a_sentence() -> None:
    happened = {event.name for seals in ("off", "on") for event in played(seals, "random").events}
    assert happened <= set(SENTENCES["kingarthur"])


def test_every_kind_of_event_of_merlin_has_a_sentence() -> None:
    for seats, favor in ((2, "on"), (4, "off"), (3, "on")):
        session = logres.start("merlin", seats, {"favor": favor}, 6)
        play_out(session, [opponent("random", seat) for seat in range(seats)])
        assert {event.name for event in session.events} <= set(SENTENCES["merlin"])
        told = "\n".join((*story(session), *position(session, open_view(session.game))))
        assert not re.search(r"None|{|\[|vp-|influence-|knight\d|die\d|\bcw\b", told)
        assert sum(line.startswith("Turn ") for line in told.splitlines()) == session.turn


@pytest.mark.parametrize("seals", ["off", "on"])
def test_a_story_speaks_in_words_and_not_in_ids(seals: str) -> None:
    told = "\n".join(story(played(seals)))
    assert not CARD_ID.search(told)
    assert "None" not in told


def test_a_story_has_a_heading_for_every_turn() -> None:
    session = played("off")
    headings = [line for line in story(session) if line.startswith("Turn ")]
    assert len(headings) == session.turn


def test_a_position_speaks_in_words_and_not_in_ids() -> None:
    session = played("on")
    told = "\n".join(position(session, open_view(session.game)))
    assert not CARD_ID.search(told)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Event("turn", 0, {"number": 1}), None),
        (
            Event("defeated", 1, {"way": "double", "adversary": "dark2", "payment": ["red2", "red2"]}),
            "Borin defeats dark power 2 by a double challenge with 2 × red 2.",
        ),
        (
            Event("column-fell", 0, {"kind": "enemy", "won": [[2, "enemy3"], [0, "enemy1"]]}),
            "The column of enemy knights falls: Cai wins enemy knight 3; Ada wins enemy knight 1.",
        ),
        (Event("drew-knights", 2, {"count": 1}, {"cards": ["merlin"]}, (2,)), "Cai draws Merlin."),
        (Event("passed", 0, {}), "Ada does nothing."),
        (
            Event("over", None, {"reason": "stalemate", "scores": [7, 7, 1], "winners": [0, 1]}),
            "The game is over: nobody can or will go on. Points: Ada 7, Borin 7, Cai 1. "
            "Ada and Borin share the victory.",
        ),
        (Event("sang", 1, {"song": "ballad"}), "sang Borin: song ballad"),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, told: str | None) -> None:
    assert sentence("kingarthur", event, NAMES) == told


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Event("moved", 0, {"figure": "merlin", "origin": "grey", "space": "build-2", "way": "ccw"}),
            "Ada moves Merlin counter-clockwise to a build space.",
        ),
        (
            Event("sent", 1, {"vassal": "lady", "origin": "castle", "place": "orange"}),
            "Borin sends the lady from the castle to orange.",
        ),
        (
            Event("scored", 2, {"points": -3, "source": "traitors", "total": 1, "traitor": "grey"}),
            "Cai loses 3 points by a traitor and has 1.",
        ),
        (Event("took", 0, {"good": "orange-flag"}), "Ada takes an orange flag."),
        (Event("took-grail", 0, {"former": 1}), "Ada takes the Grail from Borin."),
        (Event("took-grail", 0, {"former": 0}), "Ada takes the Grail again."),
        (
            Event("learned", 1, {"ability": "flag-bearer-3", "mission": "m01"}),
            "Borin learns the third ability of the flag-bearer.",
        ),
        (Event("turn", 1, {"number": 3, "round": 1}), None),
    ],
)
def test_an_event_of_merlin_is_told_in_a_sentence(event: Event, told: str | None) -> None:
    assert sentence("merlin", event, NAMES) == told


def test_copies_of_a_card_are_counted() -> None:
    assert card_names(["dark1", "dark1", "merlin"]) == "2 × dark power 1, Merlin"
    assert card_names([]) == "nothing"
    assert card_name("beige2") == "beige 2"


def test_who_is_asked_what_is_told_with_the_answers() -> None:
    session = logres.start("kingarthur", 3, seed=6, players=NAMES)
    assert session.choice is not None
    told = asked(session)
    assert told.startswith(f"{NAMES[session.choice.seat]} is asked '{session.choice.ask}' ")
    assert asked(played("off")) == "The game is over."


def test_decisions_are_told_as_a_record_writes_them() -> None:
    session = played("off")
    line = next(line for line in session.record().splitlines() if line.startswith("1. "))
    _, seat, first = line.split()[:3]
    asked_first = session.decisions[0].ask
    assert len(decisions(session)) == len(session.decisions)
    assert decisions(session)[0] == {"turn": 1, "seat": int(seat[:-1]), "ask": asked_first, "option": first}
