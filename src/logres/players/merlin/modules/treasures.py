"""Treasures: what rivals may have to give up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from logres.merlin import Merlin
from logres.merlin.modules.treasures import Treasures
from logres.players.merlin.evaluation import BaseWeights, Evaluator
from logres.players.merlin.features import Features
from logres.players.merlin.search import Habits, Search
from logres.players.merlin.sources import BySource, added


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
        return super().held(game) + self._robbed(game)

    def held_parts(self, game: Treasures) -> BySource:
        """Subtract the goods of rivals."""
        return added(super().held_parts(game), {"treasures": self._robbed(game)})

    def _robbed(self, game: Treasures) -> float:
        goods = sum(map(game.goods_in_all, self.rivals))
        return self.weights.robbed * self.early * self.own(0.0, goods)


class TreasuresFeatures(Features[Treasures]):
    """Describes what was found and what is left."""

    rules: ClassVar[type[Merlin]] = Treasures

    @classmethod
    def names_of_table(cls) -> list[str]:
        """Add the treasures that were found, and the staffs that belong to nobody."""
        return [*super().names_of_table(), "treasures found", "neutral staffs"]

    def of_table(self, game: Treasures) -> list[float]:
        """Add the treasures that were found, and the staffs that belong to nobody."""
        treasures = game.parts.treasures.by_tile
        found = len([cell for cell in game.manors if game.tile(cell) in treasures])
        return [*super().of_table(game), found, game.neutral_staffs]


class TreasuresSearch(Search[Treasures]):
    """Continues past the questions of rivals who give something up."""

    rules: ClassVar[type[Merlin]] = Treasures

    @classmethod
    def habits(cls) -> Habits:
        """Add the questions that rivals have to answer."""
        return super().habits() | Habits(forced=frozenset({"discard"}))
