"""The city of Caerleon in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Json
from logres.sim.telling.merlin.words import Chapter, View
from logres.sim.telling.words import Names


def city(districts: Json) -> str:
    """The districts with the colours of their roofs."""
    found = cast("dict[str, str]", districts)
    return ", ".join(f"the {district.capitalize()} is {colour}" for colour, district in found.items())


def _board(view: View, names: Names) -> Iterator[str]:
    yield f"Caerleon: {city(view['districts'])}"


CHAPTER = Chapter(
    zone="districts",
    sentences={
        "laid-city": lambda who, facts, names: f"Caerleon is laid out: {city(facts['districts'])}.",
    },
    board=_board,
)
