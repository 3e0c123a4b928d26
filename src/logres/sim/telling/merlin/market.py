"""The market in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Json
from logres.sim.telling.merlin.words import Chapter, View, Words, counted, joined, listed, one, own, tallied

ALIKE = {"plus": "a plus token", "fruit": "a tile for an apple or mistletoe"}


def ware(word: Json) -> str:
    """Say a ware of the market: "a plus token". One with a number needs no article."""
    name = str(word).replace("-", " ")
    return name if name[-1].isdigit() else ALIKE.get(name) or one(name)


def numbered(words: Json) -> str:
    """Say wares of one sort that differ by their numbers: the sort, then the numbers."""
    sorts, numbers = zip(*(word.rsplit("-", 1) for word in cast("list[str]", words)), strict=True)
    return f"{sorts[0]}{'' if len(numbers) == 1 else 's'} {joined([*numbers])}"


def _castle(view: View, seat: int) -> Iterator[str]:
    hired = [ware(word) for word in cast("list[str]", own(view, "hired", seat))]
    yield f"wares: {tallied(own(view, 'wares', seat))}; hired: {listed([*hired])}"


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
        "worked": lambda who, facts, names: f"{who} lets {ware(facts['ware'])} work.",
        "stopped": lambda who, facts, names: (
            f"{who} stops for this round without {numbered(facts['wares'])}."
        ),
        "dismissed": lambda who, facts, names: f"{who} sends {numbered(facts['wares'])} back to the market.",
    },
    words=Words(turns={"fruit": "{who} turns {die} from {origin} to {face} with a tile from the market."}),
    castle=_castle,
)
