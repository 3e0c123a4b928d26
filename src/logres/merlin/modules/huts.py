"""Witch's huts: a manor with a hut counts as two, and leaves after the scoring."""

from __future__ import annotations

from collections.abc import Iterator

from logres.engine import Asking, Fault, Happening, listing, zone
from logres.merlin.base.scoring import Award
from logres.merlin.environs import CELLS
from logres.merlin.modules.morgana import Morgana
from logres.merlin.pieces import Cell

HUTS = 7  # R2.9


class Huts(Morgana):
    """Seven huts for manors in the environs."""  # R87

    huts: list[Cell] = zone()  # the cells where they stand

    class PlacedHut(Happening):
        """A hut goes on a manor."""

        cell: Cell

    class RemovedHuts(Happening):
        """Huts leave the environs."""

        cells: list[Cell]

    class Abandoned(Happening):
        """Manors go back to their owner."""

        cells: list[Cell]

    class AskHut(Asking):
        """Which of your manors gets a hut?"""

        options: Cell | None

    async def setup(self) -> None:
        """Put the huts beside the environs."""  # R80.3
        self.huts = []
        await super().setup()

    async def token_hut(self, seat: int) -> bool:
        """Put a hut on one of your manors."""  # R87.1
        cell = await self.may(seat, "hut", self.hut_sites(seat), "R87.1")
        if cell is None:
            return False
        self.huts.append(cell)
        self.tell("placed-hut", seat, cell=cell)
        return True

    @listing
    def hut_sites(self, seat: int) -> list[str]:
        """Your manors without a hut; empty if no hut is left."""  # R87.1, X2
        if len(self.huts) == HUTS:
            return []
        mine = [cell for cell in self.manors_of(seat) if cell not in self.huts]
        return [cell for cell in CELLS[self.rows] if cell in mine]

    # Scoring

    def strength(self, cell: str) -> int:
        """Count a manor with a hut as two."""  # R87.2, X68
        return super().strength(cell) + (cell in self.huts)

    def territory_award(self, territory: tuple[str, ...]) -> Award:
        """Award the territory, and a point for each hut in it if one player wins alone."""  # R87.3
        award = super().territory_award(territory)
        if len(award) != 1:
            return award
        return {
            seat: points
            + len([cell for cell in self.huts if cell in territory and self.manors[cell] == seat])
            for seat, points in award.items()
        }

    async def score_environs(self) -> None:
        """Score the environs; then manors with huts go back to their owners."""  # R87.4
        await super().score_environs()
        doomed = self.doomed()
        for seat in self.in_order():
            if cells := [cell for cell in doomed if self.manors.get(cell) == seat]:
                self.abandon(seat, cells)
        if self.huts:
            removed, self.huts = self.huts, []
            self.tell("removed-huts", cells=[*removed])

    def doomed(self) -> list[str]:
        """The cells whose manors leave with the huts."""  # R87.4
        return [cell for cell in CELLS[self.rows] if cell in self.huts]

    def abandon(self, seat: int, cells: list[str]) -> None:
        """Take these manors back to their owner."""  # R87.4
        for cell in cells:
            del self.manors[cell]
        self.tell("abandoned", seat, cells=[*cells])

    # Soundness

    def misplaced_manors(self) -> Iterator[Fault]:
        """Report misplaced manors, huts without a manor, and too many huts."""  # I2
        yield from super().misplaced_manors()
        for cell in self.huts:
            if cell not in self.manors:
                yield Fault("huts", f"there is no manor on '{cell}' that could have a hut")
        if len({*self.huts}) < len(self.huts) or len(self.huts) > HUTS:
            yield Fault("huts", f"I2: there are {HUTS} huts, at most one on a manor")
