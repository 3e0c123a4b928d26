"""The opponent that takes what looks best at the moment, by the strategy of the game."""

from __future__ import annotations

from collections.abc import Callable

from logres.engine import BadTable
from logres.players import kingarthur, merlin
from logres.players.opponent import Seat, Thought
from logres.players.thinker import Thinker

STRATEGIES: dict[str, Callable[[Seat], Thought]] = {"kingarthur": kingarthur.think, "merlin": merlin.think}


class Greedy(Thinker):
    """Takes the option that is worth most by a fitted, readable evaluation of what the seat sees."""

    def think(self, seat: Seat) -> Thought:
        game = seat.box.name
        if not self.plays(game):
            raise BadTable(f"greedy does not know the game '{game}'.")
        return STRATEGIES[game](seat)

    @classmethod
    def plays(cls, game: str) -> bool:
        return game in STRATEGIES
