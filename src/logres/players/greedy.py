"""The opponent that takes what looks best at the moment, by the strategy of the game."""

from __future__ import annotations

from collections.abc import Callable

from logres.engine import BadTable, Option, Seed
from logres.players import kingarthur, merlin
from logres.players.opponent import Foreseen, Opponent, Seat, Thought

STRATEGIES: dict[str, Callable[[Seat], Thought]] = {"kingarthur": kingarthur.think, "merlin": merlin.think}


class Greedy(Opponent):
    """Takes the option that is worth most by a fitted, readable evaluation of what the seat sees.

    A plan holds for the rest of the turn, until something is revealed or an unexpected question is asked.
    """

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self._turn = -1
        self._foreseen: tuple[Foreseen, ...] = ()

    def decide(self, seat: Seat) -> Option:
        if self.expects(seat):
            foreseen, self._foreseen = self._foreseen[0], self._foreseen[1:]
            return foreseen.answer
        game = seat.box.name
        if not self.plays(game):
            raise BadTable(f"greedy does not know the game '{game}'.")
        thought = STRATEGIES[game](seat)
        self._turn, self._foreseen = seat.turn, thought.foreseen
        return thought.option

    def expects(self, seat: Seat) -> bool:
        if not self._foreseen or self._turn != seat.turn or not self._foreseen[0].is_asked(seat.choice):
            return False
        return seat.learned_nothing

    @classmethod
    def plays(cls, game: str) -> bool:
        return game in STRATEGIES
