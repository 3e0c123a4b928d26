"""Games in sentences: every event is told, and none in ids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import logres
from logres.engine import Event, Session
from logres.engine.view import open_view
from logres.players import opponent, play_out
from logres.sim.telling import SENTENCES, asked, decisions, position, sentence, story
from logres.sim.telling.kingarthur import card_name, card_names

CARD_ID = re.compile(r"\b(dark|enemy|monster|dragon|red|orange|beige)\d|\bmerlin\b")
NAMES = ["Ada", "Borin", "Cai"]


def tellings(game: str) -> Iterator[ast.expr]:
    """The arguments that the rules of a game pass to `tell` as the name of an event."""
    for file in sorted((Path(logres.__file__).parent / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
            ):
                yield node.args[0]


def events(game: str) -> set[str]:
    """The names of all events of the rules of a game."""
    return {str(name.value) for name in tellings(game) if isinstance(name, ast.Constant)}


def played(seals: str, name: str = "greedy") -> Session:
    session = logres.start("kingarthur", 3, {"seals": seals}, 6, NAMES)
    play_out(session, [opponent(name, seat) for seat in range(3)])
    return session


@pytest.mark.parametrize("game", SENTENCES)
def test_every_kind_of_event_that_the_rules_tell_has_a_sentence(game: str) -> None:
    told = events(game)
    assert {"began", "over", "turn"} <= told
    assert sorted(told - set(SENTENCES[game])) == []


@pytest.mark.parametrize("game", SENTENCES)
def test_no_sentence_is_for_an_event_that_no_rule_tells(game: str) -> None:
    assert sorted(set(SENTENCES[game]) - events(game)) == []


@pytest.mark.parametrize("game", SENTENCES)
def test_events_are_told_by_their_names_so_that_they_can_be_found(game: str) -> None:
    assert [ast.unparse(name) for name in tellings(game) if not isinstance(name, ast.Constant)] == []


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
