"""Manors: building in the environs."""

from __future__ import annotations

from typing import Literal

from logres.engine import Asking, Happening, listing
from logres.merlin.base.vassals import Vassals
from logres.merlin.environs import CELLS
from logres.merlin.pieces import GOOD, Cell, Good, Place, Tile

MANORS = 7  # of each player: R2.2

Site = tuple[Cell, Place]
Bonus = Good | tuple[Literal["marker"], Place]  # a good, or a marker for a principality


class Manors(Vassals):
    """Building manors, and the bonus of towers."""

    class Built(Happening):
        """A manor is built on a tile."""

        cell: Cell
        tile: Tile

    class AskBuild(Asking):
        """On which tile do you build, and which material pays?"""

        options: Site | None

    class AskTower(Asking):
        """What do you take for the tower?"""

        options: Bonus | None
        cell: Cell

    @property
    def rows(self) -> int:
        """The rows of the environs."""  # R3.7
        return len(self.tiles) // 6

    def tile(self, cell: str) -> str:
        """The tile on a cell."""
        return self.tiles[CELLS[self.rows].index(cell)]

    def manors_of(self, seat: int) -> list[str]:
        """The cells with your manors."""
        return [cell for cell, owner in self.manors.items() if owner == seat]

    def has_manor(self, seat: int) -> bool:
        """Whether a manor is left to build."""  # R8.9d
        return list(self.manors.values()).count(seat) < MANORS

    @listing
    def sites(self, seat: int) -> list[Site]:
        """The free tiles, each with your materials that pay for it."""  # R8.9a, R8.9b
        castle = self.goods(seat)
        owned = {place for place, good in GOOD["material"].items() if castle[good]}
        if not owned or not self.has_manor(seat):
            return []
        manors = self.manors
        return [
            (cell, place)
            for cell, places in self.parts.payable(self.rows).items()
            if cell not in manors
            for place in places
            if place in owned
        ]

    async def space_build(self, seat: int, space: str) -> bool:
        """Build a manor on a free tile and pay a matching material."""  # R8.9
        site = await self.may(seat, "build", self.sites(seat), "R8.9")
        if site is None:
            return False
        await self.build(seat, *site)
        return True

    async def build(self, seat: int, cell: str, place: Place) -> None:
        """Give the material back and put a manor on the tile."""  # R8.9b
        await self.spend(seat, GOOD["material"][place])
        await self.raise_manor(seat, cell)

    async def raise_manor(self, seat: int, cell: str) -> None:
        """Put a manor on the tile; if it has a tower, take its bonus."""  # R8.9a, R8.9c
        self.manors[cell] = seat
        tile = self.tile(cell)
        self.tell("built", seat, cell=cell, tile=tile)
        if tile.endswith("-tower"):
            await self.tower_bonus(seat, cell)

    async def tower_bonus(self, seat: int, cell: str) -> None:
        """You may take a shield or a flag from any principality, or place a marker on any."""  # R8.9c
        bonus = await self.may(seat, "tower", self.tower_bonuses(seat), "R8.9c", cell=cell)
        if bonus is not None:
            await self.take_bonus(seat, bonus)

    @listing
    def tower_bonuses(self, seat: int) -> list[Bonus]:
        """The available shields and flags, and the principalities for a marker."""  # R8.9c
        return [*self.obtainable(("shield", "flag")), *self.places_for_marker(seat)]

    def places_for_marker(self, seat: int) -> list[Bonus]:
        """All principalities, if you have a marker left to place."""  # R8.9c
        return [("marker", place) for place in self.parts.places] if self.markers_at_home(seat) else []

    async def take_bonus(self, seat: int, bonus: Bonus) -> None:
        """Take the good or place the marker."""
        if isinstance(bonus, tuple):
            await self.place_marker(seat, bonus[1])
        else:
            self.take(seat, bonus)
