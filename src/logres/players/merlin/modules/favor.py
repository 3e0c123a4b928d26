"""King's favor: abilities, and when to use the one that repels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from logres.merlin import Merlin
from logres.merlin.modules.favor import Favor
from logres.players.merlin.evaluation import BaseWeights, Evaluator
from logres.players.merlin.search import Habits, Search

FAVOR = frozenset({"favor"})  # repelling by an ability
LEARN = frozenset({"learn"})


@dataclass(frozen=True)
class FavorWeights(BaseWeights):
    """An ability at the start of the game, by its row."""

    lesson: float = 2.16  # the bonus for missions
    errand: float = 2.23  # the free choice of a principality
    power: float = 10.1  # what can be used once before each scoring


class FavorEvaluator(Evaluator[Favor]):
    """Values the abilities that were learned, while there is time to use them."""

    rules: ClassVar[type[Merlin]] = Favor
    weights: FavorWeights

    def held(self, game: Favor) -> float:
        """Add the abilities of the seat."""
        weights = self.weights
        by_row = {"1": weights.lesson, "2": weights.errand, "3": weights.power}
        learned = sum([by_row[ability[-1]] for ability in game.seals[self.seat]])
        return super().held(game) + self.early * learned


class FavorSearch(Search[Favor]):
    """Learns by what an ability is worth, and repels in the scoring if the table allows it."""

    rules: ClassVar[type[Merlin]] = Favor

    @classmethod
    def habits(cls) -> Habits:
        """Add learning and repelling."""
        return super().habits() | Habits(before=FAVOR, immediate=LEARN, beforehand=LEARN)

    def better_in_scoring(self, settings: Mapping[str, str]) -> frozenset[str]:
        """Add repelling by an ability, unless it works only in the seat's own turn."""  # Q32
        waiting = super().better_in_scoring(settings)
        return waiting if settings["favorRepel"] == "ownTurn" else waiting | FAVOR
