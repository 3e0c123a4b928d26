"""How greedy plays King Arthur: it takes the option after which it would hold most."""

from __future__ import annotations

from functools import cache
from typing import cast

from logres.engine import Option, Question
from logres.kingarthur.parts import USUAL, Parts
from logres.kingarthur.rules import KingArthur
from logres.players.kingarthur.evaluation import Challenge, Evaluator, Venture
from logres.players.kingarthur.planning import Planner, Weights
from logres.players.kingarthur.seen import Seen
from logres.players.opponent import Seat, Thought, View

__all__ = ["Evaluator", "Strategy", "Weights", "think"]


class Strategy:
    """Decides by weights, with the cards of a box."""

    def __init__(self, weights: Weights, parts: Parts = USUAL) -> None:
        self.planner = Planner(weights, parts)

    def think(self, seat: Seat) -> Thought:
        """Return the option that is worth most; the first of equal ones."""
        return Thought(self.decide(seat.view(), seat.choice))

    def decide(self, view: View, choice: Question) -> Option:
        """Return the option that is worth most to the seat with this view; the first of equal ones."""
        if choice.ask == "draw-knights":
            return choice.options[0]  # as many as possible
        evaluator = Evaluator(self.planner, Seen(view, choice.seat, self.planner.parts))
        if choice.ask == "draw-adversaries":
            return "draw" if evaluator.promise() > self.planner.weights.unveil else None
        if choice.ask == "challenge":
            challenges = cast("list[Challenge | None]", choice.options)
            return max(challenges, key=evaluator.after_challenge)
        ventures = cast("list[Venture | None]", choice.options)
        return max(ventures, key=evaluator.after_venture)


@cache
def _fitted(parts: Parts) -> Strategy:
    return Strategy(Weights(), parts)


def think(seat: Seat) -> Thought:
    """Decide as greedy does."""
    return _fitted(cast("type[KingArthur]", seat.rules).parts).think(seat)
