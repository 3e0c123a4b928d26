"""Sir Bedivere: more missions in hand, and some to swap."""

from __future__ import annotations

from bisect import insort

from logres.engine import Happening
from logres.merlin.base.position import Act
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import Card

MORE = 2  # missions in hand: R40.13


class Bedivere(Knights):
    """You have two more missions in hand, and tiles to swap some."""  # R40.13, R40.14

    class SwappedMissions(Happening):
        """A mission of a hand and one of the display change places."""

        given: Card
        taken: Card

    async def lay_out(self) -> None:
        """When all allies are known, his player draws two more missions."""  # R3.12, R40.13, X71b
        await super().lay_out()
        for seat in self.holders("bedivere"):
            for _ in range(MORE):
                drawn = self.top_mission()
                insort(self.hands[seat], drawn)
                self.tell("drew-mission", seat, {"mission": drawn})

    def hand_size(self, seat: int) -> int:
        """Two more than others have."""  # R40.13
        return super().hand_size(seat) + MORE * self.serves(seat, "bedivere")

    # Swapping

    def free_acts(self, seat: int) -> list[Act]:
        """A mission of your hand can be swapped for one of the display in your turns."""  # R40.14, Q51
        return [*super().free_acts(seat), *self.swaps(seat)]

    def swaps(self, seat: int) -> list[Act]:
        """A tile for each mission of your hand and of the display."""  # R40.14, X55
        if not self.tiles_of(seat, "bedivere"):
            return []
        return [("swap", own, shown) for own in self.hands[seat] for shown in self.display]

    async def act_swap(self, seat: int, own: Card, shown: Card) -> None:
        """Spend a tile: a mission of your hand and one of the display change places."""  # R40.14
        self.spend_tile(seat, "bedivere")
        self.hands[seat].remove(own)
        insort(self.hands[seat], shown)
        self.display[self.display.index(shown)] = own
        self.tell("swapped-missions", seat, given=own, taken=shown)
