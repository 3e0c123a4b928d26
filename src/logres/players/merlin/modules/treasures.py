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
    """What rivals have, where treasures can make them give it up."""

    robbed: float = 1.2  # a good that rivals do not have


class TreasuresEvaluator(Evaluator[Treasures]):
    """Values it when rivals have few goods."""

    rules: ClassVar[type[Merlin]] = Treasures
    weights: TreasuresWeights

    def held(self, game: Treasures) -> float:
        """Subtract the goods of rivals."""
        goods = sum(map(game.goods_in_all, self.rivals))
        return super().held(game) + self.weights.robbed * self.early * self.own(0.0, goods)


class TreasuresSearch(Search[Treasures]):
    """Looks past what rivals give up."""

    rules: ClassVar[type[Merlin]] = Treasures

    @classmethod
    def habits(cls) -> Habits:
        """Add what rivals have to answer."""
        return super().habits() | Habits(forced=frozenset({"discard"}))
