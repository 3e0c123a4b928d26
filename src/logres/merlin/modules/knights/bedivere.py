"""Sir Bedivere: more missions in hand, and some to swap."""

from __future__ import annotations

from bisect import insort

from logres.engine import Happening
from logres.merlin.base.position import Act
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import Card

MORE = 2  # missions in hand: R40.13


class Bedivere(Knights):
    """You have two more missions in hand, and tiles to swap missions."""  # R40.13, R40.14

    class SwappedMissions(Happening):
        """A mission in hand and one on display are swapped."""

        given: Card
        taken: Card

    async def lay_out(self) -> None:
        """Choose all allies, then draw two more missions if Bedivere is yours."""  # R3.12, R40.13, X71b
        await super().lay_out()
        for seat in self.holders("bedivere"):
            for _ in range(MORE):
                drawn = self.top_mission()
                insort(self.hands[seat], drawn)
                self.tell("drew-mission", seat, {"mission": drawn})

    def hand_size(self, seat: int) -> int:
        """How many missions you have in hand between two turns: two more with Bedivere."""  # R40.13
        return super().hand_size(seat) + MORE * self.serves(seat, "bedivere")

    # Swapping

    def free_acts(self, seat: int) -> list[Act]:
        """The acts for any time in your turn, including swaps of missions."""  # R40.14, Q51
        return [*super().free_acts(seat), *self.swaps(seat)]

    def swaps(self, seat: int) -> list[Act]:
        """You can spend a tile to swap any mission in your hand for any on display."""  # R40.14, X55
        if not self.tiles_of(seat, "bedivere"):
            return []
        return [("swap", own, shown) for own in self.hands[seat] for shown in self.display]

    async def act_swap(self, seat: int, own: Card, shown: Card) -> None:
        """Spend a tile to swap a mission in your hand for one on display."""  # R40.14
        self.spend_tile(seat, "bedivere")
        self.hands[seat].remove(own)
        insort(self.hands[seat], shown)
        self.display[self.display.index(shown)] = own
        self.tell("swapped-missions", seat, given=own, taken=shown)
