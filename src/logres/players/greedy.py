"""The opponent that takes what looks best at the moment, by the strategy of the game."""

from __future__ import annotations

from collections.abc import Callable

from logres.engine import BadTable, Json, Option, Question, Seed
from logres.players import kingarthur, merlin
from logres.players.opponent import Foreseen, Opponent, Redealt, Thought, View

STRATEGIES: dict[str, Callable[[View, Question, Redealt], Thought]] = {
    "kingarthur": lambda view, choice, redealt: Thought(kingarthur.decide(view, choice)),
    "merlin": merlin.think,
}


class Greedy(Opponent):
    """The option that is worth most by a fitted, readable evaluation of what the seat sees."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self._turn: Json = None
        self._foreseen: tuple[Foreseen, ...] = ()

    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        if self.expects(view, choice):
            foreseen, self._foreseen = self._foreseen[0], self._foreseen[1:]
            return foreseen.answer
        game = str(view["game"])
        if not self.plays(game):
            raise BadTable(f"greedy does not know the game '{game}'.")
        thought = STRATEGIES[game](view, choice, redealt)
        self._turn, self._foreseen = view["turns"], thought.foreseen
        return thought.option

    def expects(self, view: View, choice: Question) -> bool:
        return bool(self._foreseen) and self._turn == view["turns"] and self._foreseen[0].is_asked(choice)

    @classmethod
    def plays(cls, game: str) -> bool:
        return game in STRATEGIES
