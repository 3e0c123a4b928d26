"""The opponent that plays any game at random."""

from __future__ import annotations

from logres.engine import Option
from logres.players.opponent import Opponent, Seat


class Random(Opponent):
    """Takes any option, each equally likely."""

    def decide(self, seat: Seat) -> Option:
        options = seat.choice.options
        return options[self.chance.below(len(options))]
