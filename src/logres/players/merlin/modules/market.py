"""Market: wares, labourers and plus tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from logres.engine import Option, Question
from logres.merlin import Merlin
from logres.merlin.base.movement import CLOCKWISE
from logres.merlin.base.position import KNIGHTS
from logres.merlin.lacking import wants
from logres.merlin.modules.labourers import Labourers, is_labourer
from logres.merlin.modules.plus_tokens import PlusTokens
from logres.merlin.parts.market import FRUIT, PLUS, tile_for
from logres.merlin.pieces import GOOD, Good, Place
from logres.players.merlin.evaluation import Evaluator
from logres.players.merlin.features import Features
from logres.players.merlin.layers import Layer
from logres.players.merlin.modules.gold import GoldWeights
from logres.players.merlin.search import Habits, Search, name
from logres.players.merlin.sources import BySource, added

BUY = "buy"
MATERIALS, LABOURERS = 2, 2  # how many of the most promising are considered


@dataclass(frozen=True)
class MarketWeights(GoldWeights):
    """The worth of wares that are not goods."""

    plus: float = 2.2  # a plus token that can still be laid before a scoring
    labourer: float = 3.0  # a turn more in this round


class LabourersEvaluator(Evaluator[Labourers]):
    """Counts labourers as turns, and values wares that are not goods."""

    rules: ClassVar[type[Merlin]] = Labourers
    weights: MarketWeights

    def turns_left(self, game: Labourers) -> int:
        """Add a turn for each labourer that has not worked."""
        return super().turns_left(game) + len(game.hired[self.seat])

    def has_moved(self, game: Labourers) -> bool:
        """Count a turn with a labourer as moved."""
        return super().has_moved(game) or is_labourer(game.chosen or "")

    def held(self, game: Labourers) -> float:
        """Add labourers that have not worked, fruits and plus tokens."""
        return super().held(game) + self._wares(game)

    def held_parts(self, game: Labourers) -> BySource:
        """Add the wares."""
        return added(super().held_parts(game), {"wares": self._wares(game)})

    def _wares(self, game: Labourers) -> float:
        wares, weights = game.wares[self.seat], self.weights
        fruits = wares.get(FRUIT, 0) * self._fruit()
        layable = min(self.turns, game.markers_at_home(self.seat)) if self.scorings and self.until else 0
        tokens = weights.plus * min(wares.get(PLUS, 0), layable)
        return fruits + tokens + weights.labourer * len(game.hired[self.seat])

    def price(self, means: str) -> float:
        """Add the price of a fruit that alters a die."""
        return self._fruit() if means == FRUIT else super().price(means)

    def _fruit(self) -> float:
        return 1 + self.early * max(self.weights.apple, self.weights.mistletoe)


class PlusTokensEvaluator(Evaluator[PlusTokens]):
    """Knows that plus tokens count for influence."""

    rules: ClassVar[type[Merlin]] = PlusTokens

    def influence_key(self, game: PlusTokens) -> tuple[Hashable, ...]:
        """Add the tokens under markers."""
        return (*super().influence_key(game), *[tuple(tokens.values()) for tokens in game.plus_tokens])


class LabourersFeatures(Features[Labourers]):
    """Describes the wares of each seat."""

    rules: ClassVar[type[Merlin]] = Labourers

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Add labourers, fruits and plus tokens."""
        return [*super().names_of_seat(), "labourers", "fruits", "plus tokens"]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Add the wares."""
        return super().sources_of_seat() | dict.fromkeys(("labourers", "fruits", "plus tokens"), "wares")

    def of_seat(self, game: Labourers, seat: int) -> list[float]:
        """Add labourers, fruits and plus tokens."""
        wares = game.wares[seat]
        bought = [len(game.hired[seat]), wares.get(FRUIT, 0), wares.get(PLUS, 0)]
        return [*super().of_seat(game, seat), *bought]


class LabourersSearch(Search[Labourers]):
    """Buys only what promises something."""

    rules: ClassVar[type[Merlin]] = Labourers

    @classmethod
    def habits(cls) -> Habits:
        """Add purchases, turns with labourers, and the questions what to give."""
        return super().habits() | Habits(
            moves=frozenset({"stop"}),
            alterations=frozenset({FRUIT}),
            before=frozenset({BUY}),
            asides=frozenset({BUY}),
            scoring=frozenset({"raise"}),
            forced=frozenset({"pay"}),
        )

    def sensible(self, choice: Question, game: Labourers) -> list[Option]:
        """Leave out wares that promise nothing."""
        options = super().sensible(choice, game)
        if not any(name(option) == BUY for option in options):
            return options
        useful = {(BUY, ware) for ware in self._useful_wares(game)}
        return [option for option in options if name(option) != BUY or option in useful]

    def _useful_wares(self, game: Labourers) -> list[str]:
        """Name shields that repel or that missions lack, a few materials and labourers, tokens and fruits."""
        seat = self.seat
        lacking = _lacking(game, seat)
        traitors = Counter(game.traitors[seat]) - Counter(game.repellable(seat))
        shields = [GOOD["shield"][place] for place in traitors]
        paying = [GOOD["material"][place] for place in game.parts.places if _pays(game, seat, place)]
        materials = [good for good in lacking if good in GOOD["material"].values()]
        tiles = [*shields, *(good for good in lacking if good in GOOD["shield"].values())]
        tiles += [*dict.fromkeys((*materials, *paying))][:MATERIALS]
        labourers = sorted(filter(is_labourer, game.market), key=lambda one: -self._promise(game, one))
        hired = [labourer for labourer in labourers if game.market[labourer]]
        return [*map(tile_for, tiles), PLUS, FRUIT, *hired[:LABOURERS]]

    def _promise(self, game: Labourers, labourer: str) -> float:
        """Return the promise of the space that a labourer would reach with the knight."""
        space = game.reached(KNIGHTS[self.seat], game.steps(self.seat, labourer), CLOCKWISE)
        return self.evaluator.promised(game, space)


def _lacking(game: Labourers, seat: int) -> list[Good]:
    """Return the goods that missions in hand ask for and the seat does not have."""
    goods = game.goods(seat)
    wanted = [wants(game.parts, card).goods for card in game.hands[seat]]
    return [*dict.fromkeys(good for one in wanted for good, count in one if goods[good] < count)]


def _pays(game: Labourers, seat: int, place: Place) -> bool:
    """Tell whether a material of a colour pays for a manor, and the seat has none of it."""
    if not game.has_manor(seat) or game.goods(seat)[GOOD["material"][place]]:
        return False
    payable = game.parts.payable(game.rows).items()
    return any(place in places for cell, places in payable if cell not in game.manors)


EVALUATORS: tuple[type[Layer], ...] = (LabourersEvaluator, PlusTokensEvaluator)
SEARCHES: tuple[type[Layer], ...] = (LabourersSearch,)
FEATURES: tuple[type[Layer], ...] = (LabourersFeatures,)
