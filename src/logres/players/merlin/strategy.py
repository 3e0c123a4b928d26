"""Decide in Merlin: try the possible turns of a seat, plan its round, and take the best-looking turn."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import cast

from logres.engine import Chance, Option, Question
from logres.merlin import Merlin
from logres.merlin.base.missions import DECK
from logres.players.choosing import nearly_best
from logres.players.correction import Correction
from logres.players.merlin.modules import Weights, search_class, search_for
from logres.players.merlin.planning import PlanLimits, Planner
from logres.players.merlin.search import DRAW, Line, Search, SearchLimits, Tryable
from logres.players.opponent import Seat, Thought


class Strategy:
    """Decides by weights, within the limits of a search.

    With a plan it looks at the later turns of the round too; with a correction it adds what was learned from
    games. The higher the temperature, in points, the more often it takes a turn that is not the best.
    """

    def __init__(
        self,
        weights: Weights,
        limits: SearchLimits | None = None,
        *,
        plan: PlanLimits | None = None,
        correction: Correction | None = None,
        temperature: float = 0.0,
    ) -> None:
        self.weights = weights
        self.limits = limits or SearchLimits()
        self.correction = correction
        self.temperature = temperature
        self.planner = Planner(plan, self._search_for, drawn) if plan else None

    def think(self, seat: Seat) -> Thought:
        """Return the first answer of the best turn (of equal turns the first), and how it continues."""
        choice = seat.choice
        known = search_class(cast("type[Merlin]", seat.rules)).known_answer(choice)
        if known is not None:
            return known
        search = self.search(seat)
        if choice.ask == DRAW:
            return Thought(drawn(search, cast("Merlin", search.session.game), choice.options))
        search.on_better = lambda line: seat.consider(line[0])
        line = self.chosen(search, seat.chance)
        return Thought(line[0], search.foreseen(line))

    def search(self, seat: Seat) -> Search[Merlin]:
        """Return a search for the answer to the question of a seat."""
        return self._search_for(seat.redealt(), seat.choice, self.limits)

    def _search_for(self, start: Tryable, choice: Question, limits: SearchLimits) -> Search[Merlin]:
        return search_for(start, choice, self.weights, limits, self.correction)

    def chosen(self, search: Search[Merlin], chance: Chance) -> Line:
        """Return the best turn, or with a temperature another good one."""
        if self.temperature and not search.is_scoring:
            search.best()
            turns = search.different()
            return turns[nearly_best([turn.worth for turn in turns], self.temperature, chance)].line
        return (self.planner.best(search) if self.planner else search.best()).line


def drawn(search: Search[Merlin], game: Merlin, options: Sequence[Option]) -> Option:
    """Return the best mission of the display, or the deck if an unseen one is better on average."""
    worth = worths_of_draws(search, game)
    return max(options, key=lambda option: worth[str(option)])


def worths_of_draws(search: Search[Merlin], game: Merlin) -> dict[str, float]:
    """Return the worth of each mission of the display, and the average worth of an unseen one."""
    evaluator = search.evaluator
    means, seen = evaluator.means(game), {*game.hands[search.seat], *game.display, *game.mission_discards}
    unseen = [evaluator.mission(game, card, means) for card in game.parts.missions if card not in seen]
    worth = {card: evaluator.mission(game, card, means) for card in game.display}
    return worth | {DECK: fmean(unseen) if unseen else 0.0}
