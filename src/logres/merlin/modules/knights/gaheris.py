"""Sir Gaheris: castles under your manors."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Asking, Fault, Happening, zone
from logres.merlin.base.manors import Bonus
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import PLACE_OF, Cell


class Gaheris(Knights):
    """A manor can stand on a castle tile: it counts twice, and so does a tower."""  # R40.12

    castle_tiles: list[Cell] = zone()  # the cells where they lie

    class LaidCastle(Happening):
        """A castle tile lies under a manor."""

        cell: Cell

    class AskCastleTile(Asking):
        """Do you lay a castle tile under the manor on this tile?"""

        options: Cell | None

    async def setup(self) -> None:
        """No castle tile is in the environs."""
        self.castle_tiles = []
        await super().setup()

    async def raise_manor(self, seat: int, cell: str) -> None:
        """You may lay a castle tile under the manor."""  # R40.12, X44
        offered = (cell,) if self.tiles_of(seat, "gaheris") else ()
        if await self.may(seat, "castle-tile", offered, "R40.12") is not None:
            self.spend_tile(seat, "gaheris")
            self.castle_tiles.append(cell)
            self.tell("laid-castle", seat, cell=cell)
        await super().raise_manor(seat, cell)

    async def tower_bonus(self, seat: int, cell: str) -> None:
        """On a castle tile the bonus is doubled, with two different principalities."""  # R40.12, Q48, R110.1
        if cell not in self.castle_tiles:
            await super().tower_bonus(seat, cell)
            return
        first = await self.may(seat, "tower", self.tower_bonuses(seat), "R40.12", cell=cell)
        if first is None:
            return
        await self.take_bonus(seat, first)
        others = [bonus for bonus in self.tower_bonuses(seat) if self.origin(bonus) != self.origin(first)]
        second = await self.may(seat, "tower", others, "R40.12", cell=cell)
        if second is not None:
            await self.take_bonus(seat, second)

    def origin(self, bonus: Bonus) -> str:
        """The principality of a bonus."""  # R40.12, Q48
        return bonus[1] if isinstance(bonus, tuple) else PLACE_OF[bonus]

    def strength(self, cell: str) -> int:
        """A manor on a castle tile counts as one more."""  # R40.12, X69
        return super().strength(cell) + (cell in self.castle_tiles)

    # Soundness

    def castles_of(self, seat: int) -> list[str]:
        """The cells with your castle tiles."""
        return [cell for cell in self.castle_tiles if self.manors.get(cell) == seat]

    def misplaced_manors(self) -> Iterator[Fault]:
        """Also a castle tile without a manor."""
        yield from super().misplaced_manors()
        for cell in self.castle_tiles:
            if cell not in self.manors:
                yield Fault(
                    "castle_tiles", f"there is no manor on '{cell}' that could stand on a castle tile"
                )
        if len({*self.castle_tiles}) < len(self.castle_tiles):
            yield Fault("castle_tiles", "there is one castle tile under a manor")

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Also castle tiles of others than Gaheris, or more than he had."""  # I2
        yield from super().miscounted_at(seat)
        printed = self.parts.allies.tiles["gaheris"] if self.serves(seat, "gaheris") else 0
        there = len(self.castles_of(seat)) + self.tiles_of(seat, "gaheris")
        if there != printed:
            yield Fault("castle_tiles", f"I2: seat {seat} has {printed} castle tiles, not {there}")
