"""Sir Galahad: goods from another principality."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from logres.engine import Asking, Setting
from logres.merlin.modules.cauldrons import Cauldrons
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import GOOD, KIND_OF, KINDS, PLACE_OF, Good, Kind, Place, as_good


class Galahad(Knights):
    """For a tile, you can take a good from another principality instead."""  # R40.9

    house_rules: ClassVar[tuple[Setting, ...]] = (Setting("galahadEmpty", ("on", "off"), "Q49"),)

    class AskGalahad(Asking):
        """From which other principality do you take a good?"""

        options: Place | None
        kind: Kind
        place: Place

    def substitutes(self, seat: int, kind: Kind, place: Place) -> list[Place]:
        """The other principalities that have one of the kind, if you have a tile."""  # R40.9, Q49, X66
        if not self.tiles_of(seat, "galahad"):
            return []
        if self.settings["galahadEmpty"] == "off" and not self.is_available(GOOD[kind][place]):
            return []
        others = [other for other in self.parts.places if other != place]
        return [other for other in others if self.is_available(GOOD[kind][other])]

    def claimable(self, seat: int, kind: Kind, places: Sequence[Place]) -> list[Place]:
        """The principalities where you would get one of the kind, even with a tile."""  # X66
        found = super().claimable(seat, kind, places)
        if not self.tiles_of(seat, "galahad"):
            return found
        return [place for place in places if place in found or self.substitutes(seat, kind, place)]

    async def claim(self, seat: int, kind: Kind, place: Place) -> None:
        """Take one of the kind from the principality, or from another for a tile."""  # R40.9, X55, X67
        others = self.substitutes(seat, kind, place)
        other = await self.may(seat, "galahad", others, "R40.9", kind=kind, place=place)
        if other is not None:
            self.spend_tile(seat, "galahad")
        await super().claim(seat, kind, other or place)


# Beside other modules


class SpoilsOfGalahad(Cauldrons, Galahad):
    """With Galahad, witch's gold can buy from elsewhere too."""  # R40.9, R86.3

    def spoils(self, seat: int) -> list[str]:
        """The goods that witch's gold can buy, including those that Galahad finds elsewhere."""  # X66, Q49
        if self.morgana is None:
            return []
        lying, place = super().spoils(seat), self.morgana
        goods = [GOOD[kind][place] for kind in KINDS]
        return [good for good in goods if good in lying or self.elsewhere(seat, good)]

    def elsewhere(self, seat: int, good: Good) -> list[Place]:
        """The other principalities that have one of the kind, if you have a tile."""  # R40.9, Q49, X66
        is_missing = not self.supply[good] and self.settings["galahadEmpty"] == "off"
        if is_missing or not self.tiles_of(seat, "galahad"):
            return []
        return [place for place in self.parts.places if self.is_available(GOOD[KIND_OF[good]][place])]

    async def take_spoil(self, seat: int, spoil: str) -> None:
        """Take the good where Morgana stands, or from another principality for a tile."""  # R40.9, R86.3
        good = as_good(spoil)
        kind, place = KIND_OF[good], PLACE_OF[good]
        places = self.elsewhere(seat, good)
        other = await self.may(seat, "galahad", places, "R40.9", kind=kind, place=place)
        if other is not None:
            self.spend_tile(seat, "galahad")
            self.take(seat, GOOD[kind][other])
        elif self.supply[good]:
            await super().take_spoil(seat, spoil)
