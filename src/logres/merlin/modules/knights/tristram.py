"""Sir Tristram: your knight's dice show one or two pips more or less."""

from __future__ import annotations

from logres.merlin.base.movement import SIDES
from logres.merlin.base.position import PERSONAL, Act
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import Die, Face

CHANGES = (-2, -1, 1, 2)  # of the pips: R40.3


class Tristram(Knights):
    """For a tile, one of your personal dice shows one or two pips more or less."""  # R40.3

    def alterations(self, seat: int) -> list[Act]:
        """The acts that change a die, including tiles for one or two pips."""  # R40.3, R6.3, X55, X71c
        acts = super().alterations(seat)
        if not self.tiles_of(seat, "tristram"):
            return acts
        faces = self.faces[seat]
        return [
            *acts,
            *(
                ("tristram", die, faces[die] + change)
                for die in self.different_dice(seat)
                if die in PERSONAL
                for change in CHANGES
                if faces[die] + change in SIDES
            ),
        ]

    async def act_tristram(self, seat: int, die: Die, face: Face) -> None:
        """Spend a tile to turn a die one or two pips up or down."""  # R40.3
        self.spend_tile(seat, "tristram")
        self.turn_die(seat, die, face, "tristram")
