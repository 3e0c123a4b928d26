"""Sir Gaheris: castles under your manors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from logres.engine import Asking, Fault, Happening, Setting, zone
from logres.merlin.base.manors import Bonus
from logres.merlin.modules.caerleon import STORES, Caerleon
from logres.merlin.modules.clean_up import CleanUp
from logres.merlin.modules.huts import Huts
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.pairs import HutsOfArthur
from logres.merlin.pieces import KIND_OF, PLACE_OF, Cell


class Gaheris(Knights):
    """A manor on a castle tile counts twice, and so does its tower."""  # R40.12

    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("castlePlusOne", ("on", "off"), "Q47", modules=("arthur",)),
    )

    castle_tiles: list[Cell] = zone()  # the cells where they lie

    class LaidCastle(Happening):
        """A castle tile lies under a manor."""

        cell: Cell

    class AskCastleTile(Asking):
        """Do you lay a castle tile under this manor?"""

        options: Cell | None

    async def setup(self) -> None:
        """Begin with no castle tiles in the environs."""
        self.castle_tiles = []
        await super().setup()

    async def raise_manor(self, seat: int, cell: str) -> None:
        """Put a manor on the tile; you may lay a castle tile under it."""  # R40.12, X44
        offered = (cell,) if self.tiles_of(seat, "gaheris") else ()
        if await self.may(seat, "castle-tile", offered, "R40.12") is not None:
            self.spend_tile(seat, "gaheris")
            self.castle_tiles.append(cell)
            self.tell("laid-castle", seat, cell=cell)
        await super().raise_manor(seat, cell)

    async def tower_bonus(self, seat: int, cell: str) -> None:
        """Take the bonus of a tower; on a castle tile, two from different places."""  # R40.12, Q48, R110.1
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
        """Count a manor on a castle tile as one more."""  # R40.12, X69
        return super().strength(cell) + (cell in self.castle_tiles)

    # Soundness

    def castles_of(self, seat: int) -> list[str]:
        """The cells with your castle tiles."""
        return [cell for cell in self.castle_tiles if self.manors.get(cell) == seat]

    def misplaced_manors(self) -> Iterator[Fault]:
        """Report misplaced manors, castle tiles without a manor, and two under one manor."""
        yield from super().misplaced_manors()
        for cell in self.castle_tiles:
            if cell not in self.manors:
                yield Fault(
                    "castle_tiles", f"there is no manor on '{cell}' that could stand on a castle tile"
                )
        if len({*self.castle_tiles}) < len(self.castle_tiles):
            yield Fault("castle_tiles", "there is one castle tile under a manor")

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Report miscounted pieces, including castle tiles."""  # I2
        yield from super().miscounted_at(seat)
        printed = self.parts.allies.tiles["gaheris"] if self.serves(seat, "gaheris") else 0
        there = len(self.castles_of(seat)) + self.tiles_of(seat, "gaheris")
        if there != printed:
            yield Fault("castle_tiles", f"I2: seat {seat} has {printed} castle tiles, not {there}")


# Beside other modules


class CastlesOfArthur(CleanUp, Gaheris):
    """A manor on a castle tile stays."""  # R110.2

    def replaceable_manors(self, seat: int) -> list[str]:
        """The manors that can be replaced, without those on castle tiles."""  # R110.2, X49
        return [cell for cell in super().replaceable_manors(seat) if cell not in self.castle_tiles]

    def clearable(self, seat: int, territory: tuple[str, ...]) -> list[str]:
        """The manors that the clean-up can remove, without those on castle tiles."""  # R110.2, Q47
        return [cell for cell in super().clearable(seat, territory) if cell not in self.castle_tiles]

    async def clean_up(self, seat: int, territory: tuple[str, ...]) -> None:
        """Keep one manor in the territory (house rule: none but those on castle tiles)."""  # Q47
        castle = next((cell for cell in self.castles_of(seat) if cell in territory), None)
        if castle is None or self.settings["castlePlusOne"] == "on":
            await super().clean_up(seat, territory)
        else:
            self.clear_manors(seat, castle, self.clearable(seat, territory))


class CastlesInCaerleon(Caerleon, Gaheris):
    """A setting decides what two different principalities means if goods lie in stores."""  # Q102

    def origin(self, bonus: Bonus) -> str:
        """The colour of a bonus (house rule: the district that it comes from)."""  # R40.12, R110.8, Q102
        if self.settings["castleBonus"] == "colours":
            return super().origin(bonus)
        if isinstance(bonus, tuple):
            return self.districts[bonus[1]]
        return next(district for district, kind in STORES.items() if kind == KIND_OF[bonus])


class HutsOnCastles(Huts, Gaheris):
    """A manor on a castle tile stays when its hut leaves."""  # X68

    class ReturnedCastles(Happening):
        """Castle tiles without a manor go back to Gaheris."""

        cells: list[Cell]

    def doomed(self) -> list[str]:
        """The manors that leave with a hut, not those on castle tiles (house rule: all)."""  # X68, Q77
        doomed = super().doomed()
        return (
            doomed if self.is_castle_doomed() else [cell for cell in doomed if cell not in self.castle_tiles]
        )

    def is_castle_doomed(self) -> bool:
        """Whether a manor on a castle tile leaves with its hut."""  # Q77
        return self.settings["castleHut"] == "leaves"

    def abandon(self, seat: int, cells: list[str]) -> None:
        """Take these manors back, and their castle tiles back to Gaheris."""  # Q77
        super().abandon(seat, cells)
        if freed := [cell for cell in self.castle_tiles if cell in cells]:
            self.castle_tiles = [cell for cell in self.castle_tiles if cell not in freed]
            self.ally_tiles[seat]["gaheris"] += len(freed)
            self.tell("returned-castles", seat, cells=[*freed])


class HutsOnCastlesOfArthur(HutsOnCastles, HutsOfArthur):
    """With Arthur, manors on castle tiles always stay."""  # R110.5

    def is_castle_doomed(self) -> bool:  # instead of the base rule
        """Whether a manor on a castle tile leaves with its hut: it never does."""  # R110.5, Q77
        return False
