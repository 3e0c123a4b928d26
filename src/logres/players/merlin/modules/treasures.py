"""Treasures: what rivals may have to give up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from logres.merlin import Merlin
from logres.merlin.modules.treasures import Treasures
from logres.players.merlin.evaluation import BaseWeights, Evaluator
from logres.players.merlin.search import Habits, Search


@dataclass(frozen=True)
class TreasuresWeights(BaseWeights):
    """The worth of goods that rivals do not have, as treasures take them."""

    robbed: float = 1.2  # each good that rivals do not have


class TreasuresEvaluator(Evaluator[Treasures]):
    """Values positions in which rivals have few goods."""

    rules: ClassVar[type[Merlin]] = Treasures
    weights: TreasuresWeights

    def held(self, game: Treasures) -> float:
        """Subtract the goods of rivals."""
        goods = sum(map(game.goods_in_all, self.rivals))
        return super().held(game) + self.weights.robbed * self.early * self.own(0.0, goods)


class TreasuresSearch(Search[Treasures]):
    """Continues past the questions of rivals who give something up."""

    rules: ClassVar[type[Merlin]] = Treasures

    @classmethod
    def habits(cls) -> Habits:
        """Add the questions that rivals have to answer."""
        return super().habits() | Habits(forced=frozenset({"discard"}))
