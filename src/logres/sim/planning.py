"""Greedy that plans its round: what planning is worth without anything learned.

It meets others as "logres.sim.planning:Planning" in an arena, and stays as it is, so that
measurements can be compared.
"""

from __future__ import annotations

from logres.players.merlin import Strategy, Weights
from logres.players.merlin.planning import PlanLimits
from logres.players.opponent import Seat, Thought
from logres.players.thinker import Thinker

# A narrow look alone, as the best level planned when it was first measured against this one.
LIMITS = PlanLimits(broad=0)


class Planning(Thinker):
    """Takes what greedy takes to be best at the end of the planned turns."""

    def think(self, seat: Seat) -> Thought:
        return Strategy(Weights(), plan=LIMITS).think(seat)

    @classmethod
    def plays(cls, game: str) -> bool:
        return game == "merlin"
