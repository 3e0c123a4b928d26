"""How opponents play Merlin: they try the complete turns open to them and take the one that looks best."""

from __future__ import annotations

from logres.players.correction import Correction
from logres.players.merlin.evaluation import Evaluator
from logres.players.merlin.modules import Weights, evaluator_for, search_for
from logres.players.merlin.search import Search, SearchLimits
from logres.players.merlin.strategy import Strategy
from logres.players.opponent import Seat, Thought

__all__ = [
    "Correction",
    "Evaluator",
    "Search",
    "SearchLimits",
    "Strategy",
    "Weights",
    "evaluator_for",
    "search_for",
    "think",
]

_FITTED = Strategy(Weights())


def think(seat: Seat) -> Thought:
    """Decide as greedy does."""
    return _FITTED.think(seat)
