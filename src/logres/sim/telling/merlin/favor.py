"""The King's favor in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Json
from logres.sim.telling.merlin.words import Chapter, View, Words, joined, own

ROWS = {"1": "first", "2": "second", "3": "third"}


def ability(word: Json) -> str:
    """A field of a favor board in words: "the third ability of the builder"."""
    name, _, row = str(word).rpartition("-")
    return f"the {ROWS[row]} ability of the {name}"


def _castle(view: View, seat: int) -> Iterator[str]:
    learned = cast("dict[str, bool]", own(view, "seals", seat))
    yield f"learned: {', '.join(map(ability, learned)) or 'nothing'}"


CHAPTER = Chapter(
    zone="seals",
    sentences={
        "learned": lambda who, facts, names: f"{who} learns {ability(facts['ability'])}.",
        "used-favor": lambda who, facts, names: f"{who} uses {ability(facts['ability'])}.",
        "turned-seals": lambda who, facts, names: (
            f"{who} can use {joined([*map(ability, cast('list[str]', facts['abilities']))])} again."
        ),
    },
    words=Words(means={"favor": "the King's favor"}, sources={"favor": "by the King's favor"}),
    castle=_castle,
)
