"""What greedy takes in the City of Caerleon, where it may take anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from logres.engine import Option
from logres.merlin import Merlin
from logres.merlin.pieces import GOOD, KIND_OF, Good

BARTER = "barter"  # the question what to take from the merchant
FETCH = "fetch"  # the question what to take from a store
MOST_WANTED, MOST_FEARED = 3, 2  # goods for missions, and shields against traitors


def shields(game: Merlin, seat: int) -> list[Good]:
    """The shields that would repel traitors which the player has none for."""
    traitors = Counter(game.traitors[seat]) - Counter(game.repellable(seat))
    return [GOOD["shield"][place] for place in traitors]


def wanted(game: Merlin, seat: int) -> list[Good]:
    """The goods that missions in hand ask for and the player lacks, those of dear missions first."""
    goods = game.goods(seat)
    cards = sorted([game.mission(card) for card in game.hands[seat]], key=lambda card: -card.points)
    lacking = [good for card in cards for good in card.goods if goods[good] < card.goods.count(good)]
    return [*dict.fromkeys(lacking)]


def without_idle_wares(ask: str, options: Sequence[Option], game: Merlin, seat: int) -> list[Option]:
    """Of goods of any colour those that are wanted, and of each kind one that is missing."""
    if ask not in (BARTER, FETCH):
        return _without_idle_gifts(options, game, seat)
    goods = game.goods(seat)
    against = [shield for shield in shields(game, seat) if shield in options][:MOST_FEARED]
    asked = [good for good in wanted(game, seat) if good in options][:MOST_WANTED]
    kinds = [[good for good in of.values() if good in options] for of in GOOD.values()]
    others = [min(of, key=lambda good: goods[good]) for of in kinds if of]
    coins = [ware for ware in options if ware not in KIND_OF]
    return [*dict.fromkeys([*against, *asked, *others]), *coins]


def _without_idle_gifts(options: Sequence[Option], game: Merlin, seat: int) -> list[Option]:
    """Of what the merchant takes, of each kind what there is most of and nobody asks for."""
    goods, asked = game.goods(seat), {good for card in game.hands[seat] for good in game.mission(card).goods}
    asked |= {GOOD["shield"][place] for place in game.traitors[seat]}
    kinds = [[good for good in of.values() if (BARTER, good) in options] for of in GOOD.values()]
    gifts = [(BARTER, max(of, key=lambda good: (good not in asked, goods[good]))) for of in kinds if of]
    return [one for one in options if one in gifts or not _is_gift(one)]


def _is_gift(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] == BARTER and option[1] in KIND_OF
