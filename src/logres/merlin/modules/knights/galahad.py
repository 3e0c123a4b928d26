"""Sir Galahad: goods from another principality."""

from __future__ import annotations

from collections.abc import Sequence

from logres.engine import Asking
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import GOOD, Kind, Place


class Galahad(Knights):
    """For a tile, take a good from another principality instead."""  # R40.9

    class AskGalahad(Asking):
        """From which other principality do you take a good?"""

        options: Place | None
        kind: Kind
        place: Place

    def substitutes(self, seat: int, kind: Kind, place: Place) -> list[Place]:
        """The other principalities that have one of the kind, while you have a tile."""  # R40.9, Q49, X66
        if not self.tiles_of(seat, "galahad"):
            return []
        if self.settings["galahadEmpty"] == "off" and not self.is_available(GOOD[kind][place]):
            return []
        others = [other for other in self.parts.places if other != place]
        return [other for other in others if self.is_available(GOOD[kind][other])]

    def claimable(self, seat: int, kind: Kind, places: Sequence[Place]) -> list[Place]:
        """Also those that have none, if another has."""  # X66
        found = super().claimable(seat, kind, places)
        if not self.tiles_of(seat, "galahad"):
            return found
        return [place for place in places if place in found or self.substitutes(seat, kind, place)]

    async def claim(self, seat: int, kind: Kind, place: Place) -> None:
        """You may take the good from another principality, for a tile each."""  # R40.9, X55, X67
        others = self.substitutes(seat, kind, place)
        other = await self.may(seat, "galahad", others, "R40.9", kind=kind, place=place)
        if other is not None:
            self.spend_tile(seat, "galahad")
        await super().claim(seat, kind, other or place)
