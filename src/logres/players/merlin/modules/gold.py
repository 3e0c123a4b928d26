"""Gold: coins and mistletoe."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from logres.merlin import Merlin
from logres.merlin.base.spaces import action
from logres.merlin.lacking import Missing, missing, wants
from logres.merlin.modules.gold import PAIR, PAIR_POINTS, Gold
from logres.players.merlin.evaluation import BaseWeights, Evaluator
from logres.players.merlin.features import Features
from logres.players.merlin.search import Habits, Search
from logres.players.merlin.sources import BySource, added

COIN = "coin"  # a coin alters a die


@dataclass(frozen=True)
class GoldWeights(BaseWeights):
    """The worth of coins and mistletoe at the start of the game."""

    coin: float = 0.4  # beyond its points at the end
    mistletoe: float = 1.0


class GoldEvaluator(Evaluator[Gold]):
    """Values coins by their points at the end, and coins and mistletoe for their use before."""

    rules: ClassVar[type[Merlin]] = Gold
    weights: GoldWeights

    def held(self, game: Gold) -> float:
        """Add coins and mistletoe."""
        return super().held(game) + self._coins(game) + self._mistletoe(game)

    def held_parts(self, game: Gold) -> BySource:
        """Add coins and mistletoe."""
        purse = {"coins": self._coins(game), "mistletoe": self._mistletoe(game)}
        return added(super().held_parts(game), purse)

    def _coins(self, game: Gold) -> float:
        coins = game.coins[self.seat]
        if not self.turns:
            return PAIR_POINTS * (coins // PAIR)
        return (PAIR_POINTS / PAIR + self.early * self.weights.coin) * coins

    def _mistletoe(self, game: Gold) -> float:
        return self.early * self.weights.mistletoe * game.mistletoe[self.seat] if self.turns else 0.0

    def missions_key(self, game: Gold) -> tuple[Hashable, ...]:
        """Add the mistletoe."""
        return (*super().missions_key(game), game.mistletoe_of(self.seat))

    def missions_worth(self, game: Gold) -> float:
        """Add what mistletoe is worth for the missions in hand."""
        pieces = game.mistletoe_of(self.seat)
        worth = super().missions_worth(game)
        return worth + self._relief(game, pieces) if pieces else worth

    def _relief(self, game: Gold, pieces: int) -> float:
        """Return what mistletoe adds to those missions in hand that it helps most."""
        means = self.means(game)
        price = self.early * self.weights.mistletoe
        gains = []
        for card in game.hands[self.seat]:
            wanted = wants(game.parts, card)
            eased_worth = self.chance(wanted.points, eased(missing(wanted, means)))
            gains.append(eased_worth - self.mission(game, card, means) - price)
        return sum([gain for gain in sorted(gains, reverse=True)[:pieces] if gain > 0])

    def price(self, means: str) -> float:
        """Add the price of a coin that alters a die."""
        if means == COIN:
            return PAIR_POINTS / PAIR + self.early * self.weights.coin
        return super().price(means)

    def promised(self, game: Gold, space: str) -> float:
        """Add the spaces with coins and mistletoe."""
        if action(space) in ("gold", "mistletoe"):
            return self.weights.claim_ahead
        return super().promised(game, space)


class GoldFeatures(Features[Gold]):
    """Describes the purse of each seat."""

    rules: ClassVar[type[Merlin]] = Gold

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Add coins and mistletoe."""
        return [*super().names_of_seat(), "coins", "mistletoe"]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Add coins and mistletoe."""
        return super().sources_of_seat() | {"coins": "coins", "mistletoe": "mistletoe"}

    def of_seat(self, game: Gold, seat: int) -> list[float]:
        """Add coins and mistletoe."""
        return [*super().of_seat(game, seat), game.coins[seat], game.mistletoe[seat]]


class GoldSearch(Search[Gold]):
    """Alters dice with coins."""

    rules: ClassVar[type[Merlin]] = Gold

    @classmethod
    def habits(cls) -> Habits:
        """Add coins for dice."""
        return super().habits() | Habits(alterations=frozenset({COIN}))


def eased(lacking: Missing) -> Missing:
    """Return what is lacking without one thing, the one that is hardest to get."""
    goods, markers, vassals = lacking
    if vassals:
        return Missing(goods, markers, vassals - 1)
    return Missing(goods - 1, markers, 0) if goods else Missing(0, max(0, markers - 1), 0)
