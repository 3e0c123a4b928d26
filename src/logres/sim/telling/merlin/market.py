"""The market in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Json
from logres.sim.telling.merlin.words import Chapter, View, Words, counted, joined, listed, one, own, tallied

ALIKE = {"plus": "a plus token", "fruit": "a tile for an apple or mistletoe"}


def ware(word: Json) -> str:
    """Say a ware of the market with its article, if it has one: "a plus token", "labourer 3"."""
    name = str(word).replace("-", " ")
    return name if name.startswith("labourer") else ALIKE.get(name) or one(name)


def labourers(words: Json) -> str:
    """Say labourers with their numbers: "labourer 3", "labourers 2 and 5"."""
    numbers = [word.rpartition("-")[2] for word in cast("list[str]", words)]
    return f"labourer{'' if len(numbers) == 1 else 's'} {joined(numbers)}"


def _castle(view: View, seat: int) -> Iterator[str]:
    hired = [ware(word) for word in cast("list[str]", own(view, "labourers", seat))]
    yield f"wares: {tallied(own(view, 'wares', seat))}; labourers: {listed([*hired])}"


CHAPTER = Chapter(
    zone="wares",
    sentences={
        "bought": lambda who, facts, names: f"{who} buys {ware(facts['ware'])} at the market.",
        "returned-ware": lambda who, facts, names: f"{who} gives {ware(facts['ware'])} back to the market.",
        "laid-plus": lambda who, facts, names: (
            f"{who} lays a plus token under the marker in {facts['place']}."
        ),
        "returned-plus": lambda who, facts, names: (
            f"{who} gives {counted(facts['count'], 'plus token')} in {facts['place']} back to the market."
        ),
        "used-labourer": lambda who, facts, names: f"{who} lets {ware(facts['labourer'])} work.",
        "stopped": lambda who, facts, names: (
            f"{who} stops for this round without {labourers(facts['labourers'])}."
        ),
        "dismissed": lambda who, facts, names: (
            f"{who} sends {labourers(facts['labourers'])} back to the market."
        ),
    },
    words=Words(turns={"fruit": "{who} turns {die} from {origin} to {face} with a tile from the market."}),
    castle=_castle,
)
