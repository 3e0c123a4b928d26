"""The games that the client's tests follow show what those tests need."""

from __future__ import annotations

from logres.engine.declared import questions
from logres.merlin import BOX
from tests.client.games import CHAPTERS, Questions, told
from tests.games.records import read

SHOWN = {"used-favor", "turned-seals", "learned", "went-home", "broke-tie"}
SHOWN |= {"looked", "took-decree", "used-decrees"}


def test_all_events_of_the_base_game_favor_and_decrees_are_followed() -> None:
    sessions = [read("merlin", name) for name in CHAPTERS["base"].games]
    assert {event.name for session in sessions for event in session.events} >= SHOWN


def test_all_questions_of_the_base_game_favor_and_decrees_are_asked() -> None:
    chapter = CHAPTERS["base"]
    asked = Questions(chapter.rules)
    for name in (*chapter.games, *chapter.asking):
        told(name, None, asked)
    rules = BOX.rules_for(BOX.complete({"favor": "on", "decrees": "on"}))
    assert {question["ask"] for question in asked.kept} == {*questions(rules)}
