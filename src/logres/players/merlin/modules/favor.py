"""King's favor: abilities, and when to use the one that repels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from logres.merlin import Merlin
from logres.merlin.modules.favor import Favor
from logres.players.merlin.evaluation import BaseWeights, Evaluator
from logres.players.merlin.features import Features
from logres.players.merlin.search import Habits, Search
from logres.players.merlin.sources import BySource, added

FAVOR = frozenset({"favor"})  # repelling by an ability
LEARN = frozenset({"learn"})


@dataclass(frozen=True)
class FavorWeights(BaseWeights):
    """An ability at the start of the game, by its row."""

    first_row: float = 2.16  # the bonus for missions
    second_row: float = 2.23  # the free choice of a principality
    third_row: float = 10.1  # what can be used once before each scoring


class FavorEvaluator(Evaluator[Favor]):
    """Values the abilities that were learned, while there is time to use them."""

    rules: ClassVar[type[Merlin]] = Favor
    weights: FavorWeights

    def held(self, game: Favor) -> float:
        """Add the abilities of the seat."""
        return super().held(game) + self._abilities(game)

    def held_parts(self, game: Favor) -> BySource:
        """Add the abilities."""
        return added(super().held_parts(game), {"favor": self._abilities(game)})

    def _abilities(self, game: Favor) -> float:
        weights = self.weights
        by_row = {"1": weights.first_row, "2": weights.second_row, "3": weights.third_row}
        learned = sum([by_row[ability[-1]] for ability in game.seals[self.seat]])
        return self.early * learned


class FavorFeatures(Features[Favor]):
    """Describes what each seat has learned."""

    rules: ClassVar[type[Merlin]] = Favor

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Add the abilities by their row."""
        return [*super().names_of_seat(), "lessons", "errands", "powers", "powers ready"]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Add the abilities."""
        return super().sources_of_seat() | dict.fromkeys(
            ("lessons", "errands", "powers", "powers ready"), "favor"
        )

    def of_seat(self, game: Favor, seat: int) -> list[float]:
        """Add the abilities by their row."""
        seals = game.seals[seat]
        rows = [ability[-1] for ability in seals]
        ready = sum([is_up for ability, is_up in seals.items() if ability[-1] == "3"])
        return [*super().of_seat(game, seat), *map(rows.count, "123"), ready]


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
