"""How greedy plays King Arthur: it takes the option after which it would hold most."""

from __future__ import annotations

from functools import cache
from typing import cast

from logres.engine import Option, Question
from logres.kingarthur.parts import USUAL, Parts
from logres.kingarthur.rules import KingArthur
from logres.players.choosing import nearly_best
from logres.players.kingarthur.evaluation import Challenge, Evaluator, Venture
from logres.players.kingarthur.planning import Planner, Weights
from logres.players.kingarthur.seen import Seen
from logres.players.opponent import Seat, Thought, View

__all__ = ["Evaluator", "Strategy", "Weights", "think"]


class Strategy:
    """Decides by weights, with the cards of a box.

    The higher the temperature, in points, the more often it takes an option that is not the best.
    """

    def __init__(self, weights: Weights, parts: Parts = USUAL, temperature: float = 0.0) -> None:
        self.planner = Planner(weights, parts)
        self.temperature = temperature

    def think(self, seat: Seat) -> Thought:
        """Return the option that is worth most; the first of equal ones."""
        view, choice = seat.view(), seat.choice
        if not self.temperature or choice.ask not in ("challenge", "adventure"):
            return Thought(self.decide(view, choice))
        worths = self.worths(self.evaluator(view, choice), choice)
        return Thought(choice.options[nearly_best(worths, self.temperature, seat.chance)])

    def decide(self, view: View, choice: Question) -> Option:
        """Return the option that is worth most to the seat with this view; the first of equal ones."""
        if choice.ask == "draw-knights":
            return choice.options[0]  # as many as possible
        evaluator = self.evaluator(view, choice)
        if choice.ask == "draw-adversaries":
            return "draw" if evaluator.promise() > self.planner.weights.unveil else None
        worths = self.worths(evaluator, choice)
        return choice.options[worths.index(max(worths))]

    def evaluator(self, view: View, choice: Question) -> Evaluator:
        """Return an evaluator for a question to the seat with this view."""
        return Evaluator(self.planner, Seen(view, choice.seat, self.planner.parts))

    def worths(self, evaluator: Evaluator, choice: Question) -> list[float]:
        """Return the worth of each challenge or adventure."""
        if choice.ask == "challenge":
            return [*map(evaluator.after_challenge, cast("list[Challenge | None]", choice.options))]
        return [*map(evaluator.after_venture, cast("list[Venture | None]", choice.options))]


@cache
def fitted(parts: Parts) -> Strategy:
    """Return the strategy with the fitted weights, for the cards of a box."""
    return Strategy(Weights(), parts)


def think(seat: Seat) -> Thought:
    """Decide as greedy does."""
    return fitted(parts_of(seat)).think(seat)


def parts_of(seat: Seat) -> Parts:
    """Return the cards of the box that is played with."""
    return cast("type[KingArthur]", seat.rules).parts
