"""How greedy plays Merlin: it tries the complete turns open to it and takes the one that looks best."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import cast

from logres.engine import Option
from logres.merlin import Merlin
from logres.merlin.base.missions import DECK
from logres.players.merlin.evaluation import Evaluator
from logres.players.merlin.modules import Weights, evaluator_for, search_class, search_for
from logres.players.merlin.search import DRAW, Search, SearchLimits
from logres.players.opponent import Seat, Thought

__all__ = [
    "Evaluator",
    "Search",
    "SearchLimits",
    "Strategy",
    "Weights",
    "evaluator_for",
    "search_for",
    "think",
]


class Strategy:
    """Decides by weights, within the limits of a search."""

    def __init__(self, weights: Weights, limits: SearchLimits | None = None) -> None:
        self.weights = weights
        self.limits = limits or SearchLimits()

    def think(self, seat: Seat) -> Thought:
        """Return the first answer of the best turn, and how that turn continues; the first of equal turns."""
        choice = seat.choice
        known = search_class(cast("type[Merlin]", seat.rules)).known_answer(choice)
        if known is not None:
            return known
        search = search_for(seat.redealt(), choice, self.weights, self.limits)
        if choice.ask == DRAW:
            return Thought(drawn(search, choice.options))
        line = search.best().line
        return Thought(line[0], search.foreseen(line))


def drawn(search: Search[Merlin], options: Sequence[Option]) -> Option:
    """Return the best mission of the display, or the deck if an unseen one is better on average."""
    evaluator, game = search.evaluator, cast("Merlin", search.session.game)
    means, seen = evaluator.means(game), {*game.hands[search.seat], *game.display, *game.mission_discards}
    unseen = [evaluator.mission(game, card, means) for card in game.parts.missions if card not in seen]
    worth = {card: evaluator.mission(game, card, means) for card in game.display}
    worth[DECK] = fmean(unseen) if unseen else 0.0
    return max(options, key=lambda option: worth[str(option)])


_FITTED = Strategy(Weights())


def think(seat: Seat) -> Thought:
    """Decide as greedy does."""
    return _FITTED.think(seat)
