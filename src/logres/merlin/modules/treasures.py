"""Treasures of the environs: building on a tile without a tower brings a special action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Literal

from logres.engine import Asking, Fault, Happening, listing, zone
from logres.merlin.base.position import Scored
from logres.merlin.modules.module import Module
from logres.merlin.parts.treasures import NEUTRAL_STAFFS, Treasure, tile_of
from logres.merlin.pieces import (
    KIND_OF,
    TERRAINS,
    Cell,
    Good,
    Place,
    Seat,
    TreasureName,
)

Loss = Good | tuple[Literal["marker", "topped"], Place]  # what a rival gives up: a good, or a marker


class Treasures(Module):
    """Fifteen tiles with six kinds of treasure, and two staffs that belong to nobody."""  # R2.10

    key: ClassVar[str] = "treasures"
    rule: ClassVar[str] = "R90"

    neutral_staffs: int = zone()

    class FoundTreasure(Happening):
        """A manor is built on a treasure, whose action follows."""

        cell: Cell
        treasure: TreasureName

    class TookStaff(Happening):
        """A neutral staff goes to a castle."""

    class ScoredTreasure(Scored):
        """A treasure brings points."""

        source: Literal["treasures"]

    class AskTreasure(Asking):
        """From which principality do you take the goods shown, or do your rivals give something up?"""

        options: Place | TreasureName | None
        treasure: TreasureName
        cell: Cell

    class AskDiscard(Asking):
        """What do you give up for the treasure that a rival found?"""

        options: Loss
        treasure: TreasureName
        finder: Seat

    async def setup(self) -> None:
        """Put the neutral staffs beside the board."""  # R2.10
        self.neutral_staffs = NEUTRAL_STAFFS
        await super().setup()

    def lay_out_environs(self) -> None:
        """Lay out the environs, with random treasure tiles instead of those without a tower."""  # R3.7, X110
        super().lay_out_environs()
        lying: dict[str, list[str]] = {}
        for terrain, treasures in self.parts.treasures.tiles.items():
            lying[terrain] = [tile_of(terrain, treasure) for treasure in treasures]
            self.chance.shuffle(lying[terrain])
        self.tiles = tuple(lying[tile].pop() if tile in TERRAINS else tile for tile in self.tiles)

    # Finding

    def treasure(self, cell: str) -> Treasure | None:
        """The treasure of the tile on a cell, if there is one."""
        return self.parts.treasures.by_tile.get(self.tile(cell))

    async def raise_manor(self, seat: int, cell: str) -> None:
        """Put a manor on the tile; on a treasure tile, perform its action."""  # R91, X44, X111
        await super().raise_manor(seat, cell)
        treasure = self.treasure(cell)
        if treasure is not None:
            self.tell("found-treasure", seat, cell=cell, treasure=treasure.id)
            await getattr(self, f"treasure_{treasure.action}")(seat, treasure, cell)

    # The six kinds; there is no question about what can only help: Q79

    async def treasure_excalibur(self, seat: int, treasure: Treasure, cell: Cell) -> None:
        """Take Excalibur and discard one of your traitors."""  # R92.1
        await self.space_excalibur(seat, "excalibur")

    async def treasure_grail(self, seat: int, treasure: Treasure, cell: Cell) -> None:
        """Take the Grail and an apple."""  # R92.2
        await self.space_grail(seat, "grail")

    async def treasure_staff(self, seat: int, treasure: Treasure, cell: Cell) -> None:
        """Take a neutral staff, if one is left; it works like your own."""  # R92.3, X115
        if self.neutral_staffs:
            self.neutral_staffs -= 1
            self.staffs[seat] += 1
            self.tell("took-staff", seat)

    async def treasure_apple(self, seat: int, treasure: Treasure, cell: Cell) -> None:
        """Score the point of the tile and take an apple."""  # R92.4, Q80
        self.score(seat, self.parts.treasures.points, "treasures")
        self.take_apple(seat)

    async def treasure_influence(self, seat: int, treasure: Treasure, cell: Cell) -> None:
        """Take the two goods shown from a principality where you have a marker."""  # R92.5
        places = self.rewarding(seat, treasure)
        if len(places) < 2:
            place = places[0] if places else None
        else:
            place = await self.may(seat, "treasure", places, "R92.5", treasure=treasure.id, cell=cell)
        if place is not None:
            for kind in treasure.kinds:
                await self.claim(seat, kind, place)

    def rewarding(self, seat: int, treasure: Treasure) -> list[Place]:
        """The principalities with your markers where you would get a good shown."""  # R92.5, X112
        places = self.influenced(seat)
        found = {place for kind in treasure.kinds for place in self.claimable(seat, kind, places)}
        return [place for place in places if place in found]

    async def treasure_discard(self, seat: int, treasure: Treasure, cell: Cell) -> None:
        """Make every rival give up one of the things shown, if you like."""  # R92.6, Q79, X113
        rivals = [(seat + step) % len(self.seats) for step in range(1, len(self.seats))]
        if not any(self.losses(rival, treasure) for rival in rivals):
            return
        name = treasure.id
        if await self.may(seat, "treasure", (name,), "R92.6", treasure=name, cell=cell) is None:
            return
        for rival in rivals:
            if losses := self.losses(rival, treasure):
                loss = await self.choose(rival, "discard", losses, "R92.6", treasure=name, finder=seat)
                await self.give_up(rival, loss)

    @listing
    def losses(self, seat: int, treasure: Treasure) -> list[Loss]:
        """The things shown that you could give up."""  # R92.6
        goods = [good for good in self.belongings(seat) if KIND_OF[good] in treasure.kinds]
        places = self.influenced(seat) if treasure.has_marker else []
        return [*goods, *(("marker", place) for place in places)]

    async def give_up(self, seat: int, loss: Loss) -> None:
        """Give a good back to its principality, or take a marker home."""  # R92.6, X114
        if isinstance(loss, tuple):
            self.recall_markers(seat, loss[1], 1)
        else:
            await self.give_back(seat, loss)

    # Soundness

    def most_staffs(self) -> int:
        """The most staffs that one player can have, with the neutral ones that were taken."""  # R92.3
        return super().most_staffs() + NEUTRAL_STAFFS - self.neutral_staffs

    def misplaced_terrain(self) -> Iterator[Fault]:
        """Report tiles that are not in the box, and tiles that lack a treasure."""  # X110
        # instead of the base rule: any treasures may lie there, but the number of each terrain is fixed
        by_tile = self.parts.treasures.by_tile
        wanted = Counter(self.terrain_tiles())
        lying = Counter(tile.partition("-")[0] if tile in by_tile else tile for tile in self.tiles)
        if lying != wanted or any(tile in TERRAINS for tile in self.tiles):
            counts = ", ".join(
                f"{count} {tile}{'-TREASURE' if tile in TERRAINS else ''}" for tile, count in wanted.items()
            )
            yield Fault("tiles", f"the tiles for {len(self.seats)} players are {counts}")
        tiles = self.parts.treasures.tiles
        box = Counter(tile_of(terrain, one) for terrain, treasures in tiles.items() for one in treasures)
        for tile, count in Counter(tile for tile in self.tiles if tile in by_tile).items():
            if count > box[tile]:
                yield Fault("tiles", f"there are {count} tiles '{tile}', not {box[tile]}")

    def miscounted(self) -> Iterator[Fault]:
        """Report miscounted pieces, including neutral staffs."""  # I2
        yield from super().miscounted()
        own = super().most_staffs()
        taken = sum(max(0, staffs - own) for staffs in self.staffs)
        if not 0 <= self.neutral_staffs <= NEUTRAL_STAFFS - taken:
            wrong = f"I2: there are {self.neutral_staffs} neutral staffs and {taken} with players"
            yield Fault("neutral_staffs", f"{wrong}, of {NEUTRAL_STAFFS}")
