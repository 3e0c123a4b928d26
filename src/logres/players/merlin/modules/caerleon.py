"""Caerleon: what to take in the city, where any colour can be taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from logres.engine import Option, Question
from logres.merlin import Merlin
from logres.merlin.modules.caerleon import ROOM, Caerleon
from logres.merlin.pieces import GOOD, KIND_OF, PLACES, Good
from logres.players.merlin.features import Features
from logres.players.merlin.search import Habits, Search

BARTER = "barter"  # giving something to the merchant, and the question what to take from him
MERCHANT = "merchant"  # the question what else to give him
FETCH = "fetch"  # the question what to take from a store
MOST_WANTED, MOST_FEARED = 3, 2  # goods for missions, and shields against traitors


class CaerleonFeatures(Features[Caerleon]):
    """Describes who lodges in the city."""

    rules: ClassVar[type[Merlin]] = Caerleon

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Add the vassals in districts, and those that the next one there can send home."""
        return [*super().names_of_seat(), "lodgers", "lodgers in the way"]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Add the vassals in districts."""
        return super().sources_of_seat() | dict.fromkeys(("lodgers", "lodgers in the way"), "vassals")

    def of_seat(self, game: Caerleon, seat: int) -> list[float]:
        """Add the vassals in districts, and those that the next one there can send home."""
        everyone = [game.lodgers(place) for place in PLACES]
        mine = [[lodger[0] for lodger in lodgers].count(seat) for lodgers in everyone]
        full = [own for own, lodgers in zip(mine, everyone, strict=True) if len(lodgers) == ROOM]
        return [*super().of_seat(game, seat), sum(mine), sum(full)]


class CaerleonSearch(Search[Caerleon]):
    """Takes what missions ask for and what repels, and gives what nobody asks for."""

    rules: ClassVar[type[Merlin]] = Caerleon

    @classmethod
    def habits(cls) -> Habits:
        """Follow every exchange to its end, each set of exchanges in one order."""
        return super().habits() | Habits(late=frozenset({BARTER}), crossings=frozenset({MERCHANT}))

    def sensible(self, choice: Question, game: Caerleon) -> list[Option]:
        """Leave out goods that are not wanted, and gifts that could be."""
        options = super().sensible(choice, game)
        if choice.ask in (BARTER, FETCH):
            return self._without_idle_wares(options, game)
        return self._without_idle_gifts(options, game)

    def _without_idle_wares(self, options: Sequence[Option], game: Caerleon) -> list[Option]:
        """Return the goods that are wanted, and of each kind one that is missing."""
        goods = game.goods(self.seat)
        against = [shield for shield in self._shields(game) if shield in options][:MOST_FEARED]
        asked = [good for good in self._wanted(game) if good in options][:MOST_WANTED]
        kinds = [[good for good in of.values() if good in options] for of in GOOD.values()]
        others = [min(of, key=lambda good: goods[good]) for of in kinds if of]
        coins = [ware for ware in options if ware not in KIND_OF]
        return [*dict.fromkeys([*against, *asked, *others]), *coins]

    def _without_idle_gifts(self, options: Sequence[Option], game: Caerleon) -> list[Option]:
        """Return, of what the merchant takes, the good of each kind that is needed least."""
        goods, cards = game.goods(self.seat), game.hands[self.seat]
        asked = {good for card in cards for good in game.mission(card).goods}
        asked |= {GOOD["shield"][place] for place in game.traitors[self.seat]}
        kinds = [[good for good in of.values() if (BARTER, good) in options] for of in GOOD.values()]
        gifts = [(BARTER, max(of, key=lambda good: (good not in asked, goods[good]))) for of in kinds if of]
        return [one for one in options if one in gifts or not _is_gift(one)]

    def _shields(self, game: Caerleon) -> list[Good]:
        """Return the shields that would repel traitors which the seat has none for."""
        traitors = Counter(game.traitors[self.seat]) - Counter(game.repellable(self.seat))
        return [GOOD["shield"][place] for place in traitors]

    def _wanted(self, game: Caerleon) -> list[Good]:
        """Return the goods that missions in hand ask for and the seat lacks, the dearest mission first."""
        goods, hand = game.goods(self.seat), game.hands[self.seat]
        cards = sorted([game.mission(card) for card in hand], key=lambda card: -card.points)
        lacking = [good for card in cards for good in card.goods if goods[good] < card.goods.count(good)]
        return [*dict.fromkeys(lacking)]


def _is_gift(option: Option) -> bool:
    match option:
        case ("barter", str(ware)):
            return ware in KIND_OF
    return False
