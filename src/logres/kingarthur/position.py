"""The position of King Arthur: where the cards lie, and what ends the game."""

from __future__ import annotations

from typing import ClassVar

from logres.engine import NOBODY, OWNER, Game, zone
from logres.kingarthur.cards import Adversary, Kind, Knight, Seat
from logres.kingarthur.parts import USUAL, Parts

FULL = 4  # cards that fill a column: K2.2
LAST_ADVENTURE = 12  # the one that ends the game: K8.1
ROUNDS_OF_REST = 2  # rounds without any deed that end the game: KX25


class Position(Game):
    """All that the basic game keeps, as plain data."""

    parts: ClassVar[Parts] = USUAL

    active: Seat = zone()
    adventures: dict[str, Seat | None] = zone()
    columns: dict[Kind, list[Adversary]] = zone()
    adversary_supply: list[Adversary] = zone(NOBODY, deck="adversaries")
    trophies: list[list[Adversary]] = zone(OWNER, deck="adversaries", kept_sorted=True)  # KQ15
    out: list[Adversary] = zone()
    knight_supply: list[Knight] = zone(NOBODY, deck="knights")
    knight_discards: list[Knight] = zone()
    hands: list[list[Knight]] = zone(OWNER, deck="knights", kept_sorted=True)
    resting: int = zone()
    ended: str | None = zone()

    def taken(self) -> list[str]:
        """The adventures that have been taken."""
        return [adventure for adventure, owner in self.adventures.items() if owner is not None]
