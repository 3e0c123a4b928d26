"""The cards of King Arthur, read from data/cards.toml.

A knight card is its colour and worth ("red2") or "merlin"; an adversary its kind and value ("dragon4").
Copies of a card are the same string: nothing tells them apart on the table either.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Literal, TypedDict

from logres.engine import Json

Kind = Literal["dark", "enemy", "monster", "dragon"]
Way = Literal["usual", "repeated", "double"]  # to challenge an adversary
Reason = Literal["adventures", "adversaries", "stalemate"]  # why the game ends

# Words and numbers that depend on the components or the table, each with its meaning
Seat = Annotated[int, "a player, by the number of the seat"]
Knight = Annotated[str, "a knight by its colour and worth: red2, merlin"]
Adversary = Annotated[str, "an adversary by its kind and value: dragon4"]
AdventureName = Annotated[str, "an adventure"]
Condition = TypedDict(
    "Condition",
    {"total": int, "kind": str, "cards": int, "kinds": list[str], "each": list[int], "or": str},
    total=False,
)


@dataclass(frozen=True)
class Adventure:
    """An adventure card with its condition and its value."""

    id: str
    condition: Condition
    value: int
    source: str


CARDS = tomllib.loads(files(__package__).joinpath("data/cards.toml").read_text(encoding="utf-8"))

MERLIN = "merlin"
COLOURS: tuple[str, ...] = tuple(CARDS["knights"]["colours"])
KNIGHTS: list[str] = [
    *(f"{colour}1" for colour in COLOURS for _ in range(CARDS["knights"]["singles"])),
    *(f"{colour}2" for colour in COLOURS for _ in range(CARDS["knights"]["doubles"])),
    *(MERLIN for _ in range(CARDS["knights"]["merlins"])),
]

KINDS: tuple[Kind, ...] = ("dark", "enemy", "monster", "dragon")  # yellow, blue, green, red: KQ13
ADVERSARIES: list[str] = [
    f"{kind}{value}"
    for kind in KINDS
    for value, count in CARDS["adversaries"][kind].items()
    for _ in range(count)
]
KIND: dict[str, Kind] = {f"{kind}{value}": kind for kind in KINDS for value in range(1, 6)}

WORTH: dict[str, int] = {MERLIN: 1} | {card: int(card[-1]) for card in (*KNIGHTS, *KIND) if card != MERLIN}

COMPONENTS: dict[str, Json] = {
    "knights": {key: CARDS["knights"][key] for key in ("colours", "singles", "doubles", "merlins")},
    "adversaries": {kind: CARDS["adversaries"][kind] for kind in KINDS},
    "adventures": CARDS["adventures"],
    "sources": {part: CARDS[part]["source"] for part in ("knights", "adversaries")},
}

ADVENTURES: dict[str, Adventure] = {
    entry["id"]: Adventure(entry["id"], entry["condition"], entry["value"], entry["source"])
    for entry in CARDS["adventures"]
}
