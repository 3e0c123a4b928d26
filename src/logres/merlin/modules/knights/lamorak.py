"""Sir Lamorak: a vassal acts again where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from logres.merlin.base.vassals import Posting
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import VASSALS, Place


class Lamorak(Knights):
    """You can send a vassal to the principality where it stands."""  # R40.4

    def errands(self, seat: int, space: Place) -> list[Posting]:
        """The vassals that a space can send, including those already there."""  # R40.4, X38, X71d
        return [*super().errands(seat, space), *self.standing_there(seat, [space])]

    def influence_postings(self, seat: int) -> list[Posting]:
        """The vassals you can send to your principalities, including those already there."""  # R40.4, X71h
        return [*super().influence_postings(seat), *self.standing_there(seat, self.influenced(seat))]

    def standing_there(self, seat: int, places: Sequence[Place]) -> list[Posting]:
        """Your vassals that already stand in one of these principalities, if Lamorak is yours."""
        if not self.serves(seat, "lamorak"):
            return []
        vassals = self.vassals[seat]
        return [(vassal, place) for place in places for vassal in VASSALS if vassals[vassal] == place]
