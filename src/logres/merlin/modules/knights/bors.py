"""Sir Bors: your knight goes to any principality space."""

from __future__ import annotations

from logres.merlin.base.position import KNIGHTS, PERSONAL, Act
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import Detour, Die, Place, is_place


class Bors(Knights):
    """For a tile, your knight goes to any principality space, whatever the die shows."""  # R40.10

    def moves(self, seat: int) -> list[Act]:
        """Your moves, including portals to all principality spaces."""  # R40.10, X60, X61
        moves = super().moves(seat)
        if not self.tiles_of(seat, "bors"):
            return moves
        knight = KNIGHTS[seat]
        places = [space for space in self.track(knight) if is_place(space)]
        dice = [die for die in self.eligible(seat) if die in PERSONAL]
        portals: list[Act] = [("portal", die, place) for die in dice for place in places]
        return [*moves, *(way for portal in portals for way in self.with_detours(seat, knight, portal))]

    async def act_portal(self, seat: int, die: Die, space: Place, *detours: Detour) -> None:
        """Spend a tile and a personal die to move your knight to a principality space, then use flags."""
        # R40.10, X28, X62
        self.spend_tile(seat, "bors")
        self.use_die(seat, die)
        self.move(seat, KNIGHTS[seat], space, "portal")
        await self.land(seat, KNIGHTS[seat], *detours)
