"""The pieces of Merlin, as plain words: they are keys, options of questions and ids in the browser."""

from __future__ import annotations

from typing import Annotated, Literal, TypeGuard, get_args

Place = Literal["black", "grey", "blue", "purple", "orange", "brown"]
Kind = Literal["shield", "flag", "material"]
Vassal = Literal["lady", "shield-bearer", "builder", "flag-bearer"]
Terrain = Literal["mountain", "wood", "lake"]
Power = Literal["repel", "missions", "reverse", "turn", "different", "mirror", "nudge", "switch"]
District = Literal["mint", "merchant", "orchard", "smith", "quarry", "tailor"]
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

Post = Literal["castle", "black", "grey", "blue", "purple", "orange", "brown"]  # where a vassal stands
Figure = Literal["merlin", "knight0", "knight1", "knight2", "knight3", "arthur"]
Die = Literal["die1", "die2", "die3", "merlin", "arthur"]
MorganaDie = Literal["morgana1", "morgana2", "morgana3", "morgana4"]
AnyDie = Literal["die1", "die2", "die3", "merlin", "arthur", "morgana1", "morgana2", "morgana3", "morgana4"]
Direction = Literal["cw", "ccw"]
Way = Literal["cw", "ccw", "mirror", "stairs", "portal"]  # how a figure gets to its space
# The means of turning a die to another face
Means = Literal["apple", "flag", "decree", "coin", "fruit", "tristram", "gawain", "poison", "bewitch"]
Repeller = Literal["shield", "flag", "excalibur", "favor"]  # what repels a traitor
Piece = Literal["influence", "shield", "flag", "material", "manor"]  # counted by victory-point spaces
Stack = Literal["A", "B"]  # of allies
TokenAction = Literal["bewitch", "swap", "gold", "dark", "hut"]
Ability = Literal[
    "lady-1",
    "lady-2",
    "lady-3",
    "shield-bearer-1",
    "shield-bearer-2",
    "shield-bearer-3",
    "builder-1",
    "builder-2",
    "builder-3",
    "flag-bearer-1",
    "flag-bearer-2",
    "flag-bearer-3",
]

# Words and numbers that depend on the components or the table, with their meaning
Seat = Annotated[int, "a player, by the number of the seat"]
Face = Annotated[int, "what a die shows, 1 to 6"]
Space = Annotated[str, "a space of a ring: blue, vp-shield, build-2"]
Cell = Annotated[str, "a place of the environs: a1 to d6"]
Tile = Annotated[str, "a tile of the environs: lake, wood-tower, mountain-grail"]
StartingTile = Annotated[str, "a starting tile"]
Detour = Annotated[
    tuple[Literal["mirror", "different"], Space], "a flag for after a move, and the space that it leads to"
]
Card = Annotated[str, "a mission"]
Decree = Annotated[str, "a decree by what it brings: blue-shield, vp-2"]
PictName = Annotated[str, "a Pict"]
TreasureName = Annotated[str, "a treasure by its action: grail, influence-shield-flag, discard-flag-marker"]

PLACES: tuple[Place, ...] = ("black", "grey", "blue", "purple", "orange", "brown")
KINDS: tuple[Kind, ...] = ("shield", "flag", "material")
VASSALS: tuple[Vassal, ...] = ("lady", "shield-bearer", "builder", "flag-bearer")
TERRAINS: tuple[Terrain, ...] = ("mountain", "wood", "lake")
POWERS: tuple[Power, ...] = ("repel", "missions", "reverse", "turn", "different", "mirror")
NEW_POWERS: tuple[Power, ...] = ("nudge", "switch")  # of the flags that Arthur brings
DISTRICTS: tuple[District, ...] = ("mint", "merchant", "orchard", "smith", "quarry", "tailor")
ALLIES: tuple[Ally, ...] = get_args(Ally)

EACH_GOOD = 6  # shields, flags and materials of each colour: R2.1

CASTLE: Literal["castle"] = "castle"  # the post of a vassal at home

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
    """Whether a word is a principality, named by its colour like its space of the ring."""
    return word in PLACES


def is_kind(word: str) -> TypeGuard[Kind]:
    """Whether a word is a kind of goods."""
    return word in KINDS


def as_good(word: str) -> Good:
    """A word that is known to be a good, as one."""
    return next(good for good in GOODS if good == word)
