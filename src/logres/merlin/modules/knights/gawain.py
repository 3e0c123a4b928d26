"""Sir Gawain: Merlin goes as far as you like."""

from __future__ import annotations

from logres.merlin.base.movement import SIDES
from logres.merlin.base.position import MERLIN, Act
from logres.merlin.modules.arthur import ARTHUR, Arthur
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import Die, Face


class Gawain(Knights):
    """For a tile, your Merlin die shows any face."""  # R40.7

    def alterations(self, seat: int) -> list[Act]:
        """The acts that change a die, including tiles for any face."""  # R40.7, R6.3, X55, X71c
        acts = super().alterations(seat)
        if not self.tiles_of(seat, "gawain"):
            return acts
        faces = self.faces[seat]
        turns = [
            ("gawain", die, face) for die in self.gawain_dice(seat) for face in SIDES if face != faces[die]
        ]
        return [*acts, *turns]

    def gawain_dice(self, seat: int) -> list[str]:
        """Your Merlin die, while it is not used."""  # R40.7, R6.3
        return [die for die in self.unused(seat) if die == MERLIN]

    async def act_gawain(self, seat: int, die: Die, face: Face) -> None:
        """Spend a tile to turn the die to any face."""  # R40.7
        self.spend_tile(seat, "gawain")
        self.turn_die(seat, die, face, "gawain")


# Beside other modules


class GawainOfArthur(Arthur, Gawain):
    """Gawain turns the black die too."""  # R110.7

    def gawain_dice(self, seat: int) -> list[str]:
        """Your Merlin die and your black die, while they are not used."""  # R110.7, R6.3
        black = [die for die in self.unused(seat) if die == ARTHUR]
        return [*super().gawain_dice(seat), *black]
