"""The treasures of the environs in words."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Json
from logres.merlin.parts.treasures import ACTIONS
from logres.sim.telling.merlin.words import Chapter, View, Words, joined
from logres.sim.telling.words import Names

PLAIN = {
    "excalibur": "Excalibur",
    "grail": "the Grail",
    "staff": "a neutral staff",
    "apple": "points and an apple",
}


def treasure(word: Json) -> str:
    """What a treasure brings: "a neutral staff", "shield and flag by influence"."""
    action, *shown = str(word).split("-")
    if action == "influence":
        return f"{joined(shown)} by influence"
    return f"rivals give up {' or '.join(shown)}" if action == "discard" else PLAIN[action]


def _board(view: View, names: Names) -> Iterator[str]:
    yield f"Neutral staffs: {view['neutral_staffs'] or 'none'}"


CHAPTER = Chapter(
    zone="neutral_staffs",
    sentences={
        "found-treasure": lambda who, facts, names: (
            f"{who} finds a treasure on {facts['cell']}: {treasure(facts['treasure'])}."
        ),
        "took-staff": lambda who, facts, names: f"{who} takes a neutral staff.",
    },
    words=Words(tiles=dict.fromkeys(ACTIONS, "a treasure"), sources={"treasures": "for a treasure"}),
    board=_board,
)
