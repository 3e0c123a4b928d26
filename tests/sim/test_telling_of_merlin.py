"""Merlin in sentences, base game and modules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import logres
from logres.engine import Event, Session, start
from logres.engine.view import open_view
from logres.merlin.modules import MODULES
from logres.sim.telling import position, sentence, story
from logres.sim.telling.merlin import CHAPTERS
from tests.games.shelf import COLLECTIONS

NAMES = ["Ada", "Borin", "Cai"]
RECORDS = COLLECTIONS["merlin"].records()

# Words of the rules that are never spoken, and values without words. Missions, Picts and cells have only ids.
UNSAID = re.compile(
    r"None|True|False|[{}\[\]]|\b(vp|influence|resource|cauldron)-|\b(knight|die|morgana)\d|\bc?cw\b"
    r"|-(shield|flag|material|tile|tower)\b|labourer-|\bnudge"
)


def played(file: Path) -> Session:
    """A recorded game, with names."""
    return logres.load(file.read_text(encoding="utf-8"))


def on_the_way(whole: Session, steps: int) -> Iterator[Session]:
    """A game at several moments between its first question and its last."""
    session = start(whole.box, len(whole.players), whole.game.settings, whole.require_seed(), whole.players)
    for number, decision in enumerate(whole.decisions):
        if number % (len(whole.decisions) // steps) == 0:
            yield session
        session.decide(decision.option)


def untold(lines: Iterator[str]) -> list[str]:
    """The lines that use the words of the rules instead of English."""
    return [line for line in lines if not line.startswith("settings: ") and UNSAID.search(line)]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_story_is_told_in_words_with_a_heading_for_every_turn(file: Path) -> None:
    session = played(file)
    lines = [*story(session)]
    assert untold(iter(lines)) == []
    assert all(line.endswith(".") for line in lines[3:] if line.startswith("  "))
    assert sum(line.startswith("Turn ") for line in lines) == session.turn
    assert len(lines) > session.turn


@pytest.mark.parametrize("module", ["base", *MODULES])
def test_a_position_is_told_in_words_and_every_chapter_has_its_lines(module: str) -> None:
    chapter = import_module(f"logres.sim.telling.merlin.{module}").CHAPTER
    assert chapter in CHAPTERS
    file = next(file for file in RECORDS if file.stem.startswith(module))
    moments = 0
    for session in on_the_way(played(file), 8):
        view = open_view(session.game)
        lines = [*position(session, view)]
        assert untold(iter(lines)) == []
        own = [*chapter.board(view, session.players), *(f"  {line}" for line in chapter.castle(view, 0))]
        assert own
        assert {*own} <= {*lines}
        moments += 1
    assert moments >= 8


def test_every_event_and_every_word_is_told_in_one_chapter() -> None:
    assert len(CHAPTERS) == 1 + len(MODULES)
    told = [("event", event) for chapter in CHAPTERS for event in chapter.sentences]
    told += [
        (kind, word) for chapter in CHAPTERS for kind, words in vars(chapter.words).items() for word in words
    ]
    assert [word for word, count in Counter(told).items() if count > 1] == []


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Event("moved", 0, {"figure": "merlin", "origin": "grey", "space": "build-2", "way": "ccw"}),
            "Ada moves Merlin counter-clockwise to a build space.",
        ),
        (
            Event("moved", 0, {"figure": "knight0", "origin": "grey", "space": "orange", "way": "mirror"}),
            "Ada moves the knight across the ring to the orange space.",
        ),
        (
            Event("moved", 1, {"figure": "knight1", "origin": "grey", "space": "blue", "way": "portal"}),
            "Borin moves the knight through a portal to the blue space.",
        ),
        (
            Event("moved", 1, {"figure": "knight1", "origin": "grey", "space": "blue", "way": "stairs"}),
            "Borin moves the knight up the stairs to the blue space.",
        ),
        (
            Event("moved", 2, {"figure": "arthur", "origin": "picts-1", "space": "picts-1", "way": "cw"}),
            "Cai leaves Arthur on a space of the Picts.",
        ),
        (
            Event("sent", 1, {"vassal": "lady", "origin": "castle", "place": "orange"}),
            "Borin sends the lady from the castle to orange.",
        ),
        (
            Event("scored", 2, {"points": -3, "source": "traitors", "total": 1, "traitor": "grey"}),
            "Cai loses 3 points by a traitor and has 1.",
        ),
        (
            Event("rolled", 0, {"faces": {"die1": 1, "die2": 4, "die3": 4, "merlin": 2}}),
            "Ada rolls 1, 4, 4 and 2 for Merlin.",
        ),
        (Event("took", 0, {"good": "orange-flag"}), "Ada takes an orange flag."),
        (Event("took-grail", 0, {"former": 1}), "Ada takes the Grail from Borin."),
        (Event("took-grail", 0, {"former": 0}), "Ada keeps the Grail."),
        (Event("took-horn", 0, {"former": None}), "Ada takes the drinking horn."),
        (
            Event("built", 0, {"cell": "b2", "tile": "lake-discard-flag-marker"}),
            "Ada builds a manor on b2, lake with a treasure.",
        ),
        (
            Event("learned", 1, {"ability": "flag-bearer-3", "mission": "m01"}),
            "Borin learns the third ability of the flag-bearer.",
        ),
        (
            Event("turned", 1, {"die": "arthur", "origin": 2, "face": 5, "means": "gawain"}),
            "Borin turns the Arthur die from 2 to 5 with a tile of Sir Gawain.",
        ),
        (
            Event("turned", 1, {"die": "die2", "origin": 2, "face": 5, "means": "poison"}),
            "The poisoned apple turns the die of Borin from 2 to 5.",
        ),
        (
            Event("cleared", 0, {"kept": "a1", "cells": ["a2", "b1", "b2"]}),
            "Ada keeps the manor on a1 and takes back the manors on a2, b1 and b2.",
        ),
        (
            Event("joined", 1, {"ally": "lamorak", "stack": "A", "tiles": 0}),
            "Sir Lamorak of stack A joins Borin.",
        ),
        (
            Event("used-tile", 1, {"ally": "kay", "left": 0}),
            "Borin uses a tile of Sir Kay and has none left.",
        ),
        (
            Event("looked", 1, {"place": "grey"}, {"decrees": ["vp-2", "blue-flag", "vp-2"]}, (1,)),
            "Borin looks through the decrees of grey: 2 × 2 points, blue flag.",
        ),
        (
            Event("found-treasure", 0, {"cell": "a1", "treasure": "discard-flag-marker"}),
            "Ada finds a treasure on a1: rivals give up flag or marker.",
        ),
        (
            Event("used-pentagram", 2, {"die": "morgana3", "face": 4, "use": "cauldron-4"}),
            "Cai uses a Morgana die showing 4 in cauldron 4.",
        ),
        (
            Event(
                "swapped-figures",
                0,
                {"figure": "knight0", "other": "knight2", "left": "blue", "space": "build-1"},
            ),
            "Ada lets the knight of Ada on the blue space and the knight of Cai on a build space "
            "change places.",
        ),
        (
            Event("dispelled", 1, {"place": "grey", "count": 1}),
            "A marker of Morgana on top of Borin's leaves grey.",
        ),
        (Event("dispelled", None, {"place": "grey", "count": 2}), "2 markers of Morgana leave grey."),
        (
            Event("stopped", 1, {"wares": ["labourer-2", "labourer-5"]}),
            "Borin stops for this round without labourers 2 and 5.",
        ),
        (Event("turn", 1, {"number": 3, "round": 1}), None),
    ],
)
def test_an_event_is_told_in_a_sentence(event: Event, told: str | None) -> None:
    assert sentence("merlin", event, NAMES) == told
