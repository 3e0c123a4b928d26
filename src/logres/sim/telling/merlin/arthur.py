"""Arthur and the Picts in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.sim.telling.merlin.words import (
    Chapter,
    View,
    Words,
    cells,
    die,
    figure,
    holder,
    listed,
    own,
    space,
    takes,
    vassal,
)
from logres.sim.telling.words import Facts, Names

WORDS = Words(
    spaces={
        "apple": "space of an apple",
        "arthur": "space that moves Arthur",
        "activate": "space that activates a vassal",
        "vp-manor": "space of points for manors",
        "resource-shield": "space of any shield",
        "resource-flag": "space of any flag",
        "resource-material": "space of any material",
        "resource-influence": "space of influence anywhere",
        "signet": "space of the signet ring",
        "stairs": "stairs",
        "merlin": "space that moves Merlin",
        "replace": "space that replaces a manor",
        "picts": "space of the Picts",
    },
    figures={"arthur": "Arthur"},
    ways={"stairs": "up the stairs"},
    powers={"nudge": "to go a step more or less", "switch": "to move another figure"},
    sources={"picts": "for Picts"},
)


def _nudged(who: str, facts: Facts, names: Names) -> str:
    steps = facts["steps"]
    return f"With {die(facts['die'])} {who} now goes {steps} space{'' if steps == 1 else 's'}."


def _board(view: View, names: Names) -> Iterator[str]:
    yield f"Arthur stands on {space(cast('dict[str, str]', view['figures'])['arthur'])}"
    yield f"The signet ring: {holder(view['signet'], names)}"
    yield f"Picts on display: {listed(view['pict_display'])}"


def _castle(view: View, seat: int) -> Iterator[str]:
    yield f"Picts: {listed(own(view, 'picts', seat))}"


CHAPTER = Chapter(
    zone="signet",
    sentences={
        "nudged": _nudged,
        "switched": lambda who, facts, names: (
            f"{who} moves {figure(facts['figure'])} with {die(facts['die'])}."
        ),
        "took-signet": takes("the signet ring"),
        "replaced-manor": lambda who, facts, names: (
            f"{who} replaces the manor of {holder(facts['former'], names)} on {facts['cell']}."
        ),
        "activated": lambda who, facts, names: (
            f"{vassal(facts['vassal']).capitalize()} of {who} serves again in {facts['place']}."
        ),
        "cleared": lambda who, facts, names: (
            f"{who} keeps the manor on {facts['kept']} and takes back {cells(facts, 'manor')}."
        ),
        "took-pict": lambda who, facts, names: f"{who} takes Pict {facts['pict']}.",
        "revealed-pict": lambda who, facts, names: f"Pict {facts['pict']} is revealed.",
        "discarded-picts": lambda who, facts, names: f"{who} gives up Picts {listed(facts['picts'])}.",
    },
    words=WORDS,
    board=_board,
    castle=_castle,
)
