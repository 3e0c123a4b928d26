"""The pieces of Merlin, as plain words: they are keys, options of questions and ids in the browser."""

from __future__ import annotations

from typing import Literal, TypeGuard

Place = Literal["black", "grey", "blue", "purple", "orange", "brown"]
Kind = Literal["shield", "flag", "material"]
Vassal = Literal["lady", "shield-bearer", "builder", "flag-bearer"]
Terrain = Literal["mountain", "wood", "lake"]
Power = Literal["repel", "missions", "reverse", "turn", "different", "mirror", "nudge", "switch"]
Ally = Literal[
    "tristram",
    "lamorak",
    "gawain",
    "lancelot",
    "gareth",
    "geraint",
    "galahad",
    "bors",
    "gaheris",
    "percival",
    "bedivere",
    "kay",
]
Good = Literal[
    "black-shield",
    "grey-shield",
    "blue-shield",
    "purple-shield",
    "orange-shield",
    "brown-shield",
    "black-flag",
    "grey-flag",
    "blue-flag",
    "purple-flag",
    "orange-flag",
    "brown-flag",
    "black-material",
    "grey-material",
    "blue-material",
    "purple-material",
    "orange-material",
    "brown-material",
]

PLACES: tuple[Place, ...] = ("black", "grey", "blue", "purple", "orange", "brown")
KINDS: tuple[Kind, ...] = ("shield", "flag", "material")
VASSALS: tuple[Vassal, ...] = ("lady", "shield-bearer", "builder", "flag-bearer")
TERRAINS: tuple[Terrain, ...] = ("mountain", "wood", "lake")
POWERS: tuple[Power, ...] = ("repel", "missions", "reverse", "turn", "different", "mirror")
NEW_POWERS: tuple[Power, ...] = ("nudge", "switch")  # of the flags that Arthur brings
ALLIES: tuple[Ally, ...] = (
    *("tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint"),
    *("galahad", "bors", "gaheris", "percival", "bedivere", "kay"),
)

CASTLE: Literal["castle"] = "castle"  # where a vassal stands that is at home

GOOD: dict[Kind, dict[Place, Good]] = {
    "shield": {place: f"{place}-shield" for place in PLACES},  # type: ignore[misc]
    "flag": {place: f"{place}-flag" for place in PLACES},  # type: ignore[misc]
    "material": {place: f"{place}-material" for place in PLACES},  # type: ignore[misc]
}
GOODS: tuple[Good, ...] = tuple(good for goods in GOOD.values() for good in goods.values())
KIND_OF: dict[Good, Kind] = {good: kind for kind, goods in GOOD.items() for good in goods.values()}
PLACE_OF: dict[Good, Place] = {good: place for goods in GOOD.values() for place, good in goods.items()}
FETCHES: dict[Vassal, Kind] = {"shield-bearer": "shield", "builder": "material", "flag-bearer": "flag"}


def is_place(word: str) -> TypeGuard[Place]:
    """Whether a word is a principality: its colour, which also names its space of the ring."""
    return word in PLACES


def is_kind(word: str) -> TypeGuard[Kind]:
    """Whether a word is a kind of goods."""
    return word in KINDS
