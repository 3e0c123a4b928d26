"""The features of gold and mistletoe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from tests.games.merlin.features.moment import Moment, dice_turned, named, word

EVENTS = ("took-coins", "paid-coins", "took-mistletoe", "used-mistletoe")
MUST = ("fruit", "mistletoe")
SOURCES = ("coins",)

GOLD_SPACES = {f"{space}-{number} performed" for space in ("gold", "mistletoe") for number in (1, 2)}
WANTED = {
    *GOLD_SPACES,
    *(f"coin for {die} die" for die in ("a personal", "the Merlin", "the black")),
    *(f"staff at {space}" for space in ("gold", "mistletoe")),
    *(f"picked {fruit}" for fruit in ("an apple", "mistletoe")),
    "two coins in a turn",
    "apple and coin for a die",
    "mission with mistletoe",
    "second mission with mistletoe",
    "mission with two pieces of mistletoe",
    "mission with nothing but mistletoe",
    "Percival and mistletoe for a card",
    "Percival instead of mistletoe",
    "mistletoe instead of Percival",
}


def gold(moment: Moment) -> Iterator[str]:
    """What coins and mistletoe are used for."""
    if moment.act == "coin":
        if len(dice_turned(moment, "coin")) > 1:
            yield "two coins in a turn"
        if cast("tuple[str, str, int]", moment.option)[1] in dice_turned(moment, "apple"):
            yield "apple and coin for a die"
    if moment.choice.ask == "fruit":
        yield "picked an apple" if moment.option == "apple" else "picked mistletoe"
    if moment.choice.ask == "mistletoe":
        is_most = moment.option == max(cast("Sequence[int]", moment.choice.options))
        yield "mistletoe instead of Percival" if is_most else "Percival instead of mistletoe"
    spent = len(named(moment.told, "used-mistletoe"))
    for event in named(moment.told, "resolved") if spent else ():
        yield "second mission with mistletoe" if moment.act == "second" else "mission with mistletoe"
        if spent > 1:
            yield "mission with two pieces of mistletoe"
        if spent == len(moment.before.mission(word(event, "mission")).needs):
            yield "mission with nothing but mistletoe"
        if named(moment.told, "recoloured"):
            yield "Percival and mistletoe for a card"
