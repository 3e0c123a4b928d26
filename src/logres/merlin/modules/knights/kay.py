"""Sir Kay: markers that count for more."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Asking, Fault, Happening, zone
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import PLACES, Ally, Place


class Kay(Knights):
    """A tile beside a marker counts like another marker, but adds no points."""  # R40.15

    kay_tiles: dict[Place, int] = zone()  # those that lie in principalities

    class LaidTile(Happening):
        """A tile of Kay lies beside a marker."""

        ally: Ally
        place: Place

    class ReturnedTiles(Happening):
        """Tiles of Kay go back to him."""

        ally: Ally
        place: Place
        count: int

    class AskKay(Asking):
        """Do you lay a tile beside the marker in this principality?"""

        options: Place | None

    async def setup(self) -> None:
        """Begin with no tiles in principalities."""
        self.kay_tiles = dict.fromkeys(PLACES, 0)
        await super().setup()

    async def put_marker(self, seat: int, place: Place) -> None:
        """Place a marker; you may lay a tile beside it."""  # R40.15, X71e
        await super().put_marker(seat, place)
        offered = (place,) if self.tiles_of(seat, "kay") else ()
        if await self.may(seat, "kay", offered, "R40.15") is not None:
            self.spend_tile(seat, "kay")
            self.kay_tiles[place] += 1
            self.tell("laid-tile", seat, ally="kay", place=place)

    def influence(self, seat: int, place: Place) -> int:
        """How much your markers and tiles in a principality count, even tiles alone."""  # R40.15, X70
        influence = super().influence(seat, place)
        return influence + self.kay_tiles[place] if self.serves(seat, "kay") else influence

    def withdraw(self, place: Place) -> None:
        """All players keep one marker in the principality; Kay's tiles go back to him."""  # R40.15, Q50
        super().withdraw(place)
        count = self.kay_tiles[place]
        for seat in self.holders("kay") if count else ():
            self.ally_tiles[seat]["kay"] += count
            self.kay_tiles[place] = 0
            self.tell("returned-tiles", seat, ally="kay", place=place, count=count)

    def miscounted(self) -> Iterator[Fault]:
        """Report miscounted pieces, including Kay's tiles."""  # I2
        yield from super().miscounted()
        printed = self.parts.allies.tiles["kay"] if self.holders("kay") else 0
        there = sum(self.kay_tiles.values()) + sum(self.tiles_of(seat, "kay") for seat in self.seats)
        if there != printed or min(self.kay_tiles.values()) < 0:
            yield Fault("kay_tiles", f"I2: there are {there} tiles of Kay, not {printed}")
