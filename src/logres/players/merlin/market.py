"""Which wares greedy thinks about when it is at the market."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from logres.engine import Option
from logres.merlin.base.movement import CLOCKWISE
from logres.merlin.base.position import KNIGHTS
from logres.merlin.modules.labourers import Labourers, is_labourer
from logres.merlin.parts.market import FRUIT, PLUS, tile_for
from logres.merlin.pieces import GOOD, Good, Place
from logres.players.merlin.evaluation import Outlook
from logres.players.merlin.missions import wants

Chosen = TypeVar("Chosen", bound=Option)

BUY = "buy"
MATERIALS, LABOURERS = 2, 2  # of which the most promising are thought about


def but_idle_purchases(outlook: Outlook, game: Labourers, options: Sequence[Chosen]) -> list[Chosen]:
    """The options without wares that promise nothing."""
    if not any(isinstance(option, tuple) and option[0] == BUY for option in options):
        return [*options]
    wares = useful_wares(outlook, game)
    return [
        option
        for option in options
        if not isinstance(option, tuple) or option[0] != BUY or option[1] in wares
    ]


def useful_wares(outlook: Outlook, game: Labourers) -> list[str]:
    """Shields that repel or that missions lack, a few materials and labourers, plus tokens and fruits."""
    seat = outlook.seat
    lacking = _lacking(game, seat)
    traitors = Counter(game.traitors[seat]) - Counter(game.repellable(seat))
    shields = [GOOD["shield"][place] for place in traitors]
    paying = [GOOD["material"][place] for place in game.parts.places if _pays(game, seat, place)]
    materials = [good for good in lacking if good in GOOD["material"].values()]
    tiles = [*shields, *(good for good in lacking if good in GOOD["shield"].values())]
    tiles += [*dict.fromkeys((*materials, *paying))][:MATERIALS]
    labourers = sorted(filter(is_labourer, game.market), key=lambda one: -_promise(outlook, game, one))
    hired = [labourer for labourer in labourers if game.market[labourer]]
    return [*map(tile_for, tiles), PLUS, FRUIT, *hired[:LABOURERS]]


def _lacking(game: Labourers, seat: int) -> list[Good]:
    """The goods that missions in hand ask for and the seat does not have."""
    goods = game.goods(seat)
    wanted = [wants(game.parts, card).goods for card in game.hands[seat]]
    return [*dict.fromkeys(good for one in wanted for good, count in one if goods[good] < count)]


def _pays(game: Labourers, seat: int, place: Place) -> bool:
    """Whether a material of a colour pays for a manor, and the seat has none of it."""
    if not game.has_manor(seat) or game.goods(seat)[GOOD["material"][place]]:
        return False
    payable = game.parts.payable(game.rows).items()
    return any(place in places for cell, places in payable if cell not in game.manors)


def _promise(outlook: Outlook, game: Labourers, labourer: str) -> float:
    """What the space promises that a labourer would reach from where the knight stands."""
    seat = outlook.seat
    space = game.reached(KNIGHTS[seat], game.steps(seat, labourer), CLOCKWISE)
    return outlook.promised(game, space)
