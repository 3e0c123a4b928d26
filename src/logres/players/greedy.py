"""The opponent that takes what looks best at the moment, by the strategy of the game."""

from __future__ import annotations

from collections.abc import Callable

from logres.engine import BadTable, Option, Question
from logres.players import kingarthur, merlin
from logres.players.opponent import Opponent, Redealt, View

STRATEGIES: dict[str, Callable[[View, Question, Redealt], Option]] = {
    "kingarthur": lambda view, choice, redealt: kingarthur.decide(view, choice),
    "merlin": merlin.decide,
}


class Greedy(Opponent):
    """The option that is worth most by a fitted, readable evaluation of what the seat sees."""

    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        game = str(view["game"])
        if not self.plays(game):
            raise BadTable(f"greedy does not know the game '{game}'.")
        return STRATEGIES[game](view, choice, redealt)

    @classmethod
    def plays(cls, game: str) -> bool:
        return game in STRATEGIES
