"""The clean-up: after the environs are scored, most manors go home."""

from __future__ import annotations

from logres.engine import Asking, Happening
from logres.merlin.modules.arthur import Arthur
from logres.merlin.pieces import Cell


class CleanUp(Arthur):
    """Everybody keeps one manor of their choice in each territory."""  # R34

    class Cleared(Happening):
        """Of the manors in a territory one is kept, and these go home."""

        kept: Cell
        cells: list[Cell]

    class AskKeep(Asking):
        """Which of your manors in this territory stays?"""

        options: Cell

    async def score_environs(self) -> None:
        """After the scoring of the environs everybody keeps one manor in each territory."""  # R34, Q40
        await super().score_environs()
        if self.is_last_round():  # nothing counts manors afterwards
            return
        for seat in self.in_order():
            for territory in self.territories():
                await self.clean_up(seat, territory)

    async def clean_up(self, seat: int, territory: tuple[str, ...]) -> None:
        """Keep one of your manors in a territory and take the others back."""  # R34, Q40
        mine = self.clearable(seat, territory)
        if len(mine) < 2:
            return
        kept = await self.choose(seat, "keep", mine, "R34")
        self.clear_manors(seat, kept, [cell for cell in mine if cell != kept])

    def clear_manors(self, seat: int, kept: str, cells: list[str]) -> None:
        """Take these manors back and keep one."""  # R34
        for cell in cells:
            del self.manors[cell]
        if cells:
            self.tell("cleared", seat, kept=kept, cells=[*cells])

    def clearable(self, seat: int, territory: tuple[str, ...]) -> list[str]:
        """Your manors in a territory, of which one may stay."""  # R34
        return [cell for cell in territory if self.manors.get(cell) == seat]
