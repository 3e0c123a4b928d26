"""Opponents that think about a turn as a whole and then follow the line they have found."""

from __future__ import annotations

from abc import abstractmethod

from logres.engine import Option, Seed
from logres.players.opponent import Foreseen, Opponent, Seat, Thought


class Thinker(Opponent):
    """Follows its line for the rest of the turn, until something is revealed or a question is unexpected."""

    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self._turn = -1
        self._foreseen: tuple[Foreseen, ...] = ()

    def decide(self, seat: Seat) -> Option:
        if self.expects(seat):
            foreseen, self._foreseen = self._foreseen[0], self._foreseen[1:]
            return foreseen.answer
        thought = self.think(seat)
        self._turn, self._foreseen = seat.turn, thought.foreseen
        return thought.option

    @abstractmethod
    def think(self, seat: Seat) -> Thought:
        """Return the answer to a question, and those to the questions that should follow it."""

    def expects(self, seat: Seat) -> bool:
        if not self._foreseen or self._turn != seat.turn or not self._foreseen[0].is_asked(seat.choice):
            return False
        return seat.learned_nothing
