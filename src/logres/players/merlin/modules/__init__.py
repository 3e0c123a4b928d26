"""Greedy's knowledge of the modules, one file for each; no other file knows them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from logres.engine import Question
from logres.merlin import Merlin
from logres.merlin.modules import MODULES
from logres.players.correction import Correction
from logres.players.merlin.evaluation import Evaluator
from logres.players.merlin.features import Features
from logres.players.merlin.layers import Layer, stacked
from logres.players.merlin.learned import Corrected
from logres.players.merlin.modules import (
    arthur,
    caerleon,
    decrees,
    favor,
    gold,
    knights,
    market,
    morgana,
    treasures,
)
from logres.players.merlin.search import Search, SearchLimits, Tryable

# In any order: the layers of a table are stacked in the order of its rules.
EVALUATORS: tuple[type[Layer], ...] = (
    favor.FavorEvaluator,
    treasures.TreasuresEvaluator,
    decrees.DecreesEvaluator,
    arthur.ArthurEvaluator,
    arthur.PictsEvaluator,
    *knights.EVALUATORS,
    gold.GoldEvaluator,
    *market.EVALUATORS,
    morgana.MorganaEvaluator,
    morgana.HutsEvaluator,
    morgana.DarkInfluenceEvaluator,
)
SEARCHES: tuple[type[Layer], ...] = (
    favor.FavorSearch,
    treasures.TreasuresSearch,
    decrees.DecreesSearch,
    arthur.ArthurSearch,
    *knights.SEARCHES,
    gold.GoldSearch,
    *market.SEARCHES,
    caerleon.CaerleonSearch,
    morgana.MorganaSearch,
)
FEATURES: tuple[type[Layer], ...] = (
    favor.FavorFeatures,
    treasures.TreasuresFeatures,
    decrees.DecreesFeatures,
    arthur.PictsFeatures,
    *knights.FEATURES,
    gold.GoldFeatures,
    *market.FEATURES,
    caerleon.CaerleonFeatures,
    morgana.MorganaFeatures,
)


# The weights of the base game and of King's favor are fitted by hindsight (logres.sim.hindsight) in two steps
# from a first guess: 240 games with seed 21, then 130 with seed 7021, at tables of two to four, half of them
# with King's favor: 21,387 turns. With few lines looked at (logres.sim.fit.QUICK), the first step won 73 % of
# 80 games of two against the first guess. The second won 56 % of 120 games of two against the first (70 %
# with King's favor, 43 % without) and 56 % of 24 games against three of it. What rivals score (rival) is not
# fitted, nor are the weights of the other modules: they are set by hand, and checked by what greedy takes and
# wins with them (docs/balance.md).
@dataclass(frozen=True)
class Weights(
    knights.KnightsWeights,
    morgana.MorganaWeights,
    market.MarketWeights,
    arthur.ArthurWeights,
    treasures.TreasuresWeights,
    decrees.DecreesWeights,
    favor.FavorWeights,
):
    """All weights of greedy, in points."""


@lru_cache(maxsize=512)
def evaluator_class(table: type[Merlin]) -> type[Evaluator[Merlin]]:
    """Return the evaluator for the modules of a table."""
    return cast("type[Evaluator[Merlin]]", stacked(Evaluator, EVALUATORS, table))


@lru_cache(maxsize=512)
def search_class(table: type[Merlin]) -> type[Search[Merlin]]:
    """Return the search for the modules of a table."""
    return cast("type[Search[Merlin]]", stacked(Search, SEARCHES, table))


@lru_cache(maxsize=512)
def features_class(table: type[Merlin]) -> type[Features[Merlin]]:
    """Return the features for the modules of a table."""
    return cast("type[Features[Merlin]]", stacked(Features, FEATURES, table))


@lru_cache(maxsize=512)
def corrected_class(table: type[Merlin]) -> type[Corrected]:
    """Return the evaluator for the modules of a table, with what was learned."""
    evaluator = evaluator_class(table)
    return cast("type[Corrected]", type(evaluator.__name__, (Corrected, evaluator), {}))


def share_of_modules(game: Merlin) -> float:
    """Return the part of all modules that a game is played with."""
    return sum(game.settings[key] == "on" for key in MODULES) / len(MODULES)


def evaluator_for(
    weights: Weights,
    game: Merlin,
    seat: int,
    *,
    is_scoring: bool = False,
    correction: Correction | None = None,
) -> Evaluator[Merlin]:
    """Return an evaluator for a seat of a game, from the present position on."""
    if correction is None or is_scoring:
        return evaluator_class(type(game))(weights, game, seat, is_scoring=is_scoring)
    evaluator = corrected_class(type(game))(weights, game, seat)
    evaluator.learn(correction, features_class(type(game)), game)
    return evaluator


def search_for(
    session: Tryable,
    choice: Question,
    weights: Weights,
    limits: SearchLimits,
    correction: Correction | None = None,
) -> Search[Merlin]:
    """Return a search for the answer to a question."""
    game = cast("Merlin", session.game)
    kind = search_class(type(game))
    is_scoring = choice.ask in kind.habits().scoring
    evaluator = evaluator_for(weights, game, choice.seat, is_scoring=is_scoring, correction=correction)
    return kind(session, choice, evaluator, limits)
