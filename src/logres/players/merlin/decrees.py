"""What a stack of decrees that greedy has not seen may be worth to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import cast

from logres.merlin.modules.decrees import VP, Decrees
from logres.merlin.pieces import GOODS, Place
from logres.players.merlin.evaluation import Outlook


def expected_decree(outlook: Outlook, game: Decrees, place: Place) -> float:
    """What the position is worth on average with the best decree of a stack that the seat does not know."""
    unseen = [
        decree
        for one, stack in game.decree_stacks.items()
        if outlook.seat not in game.decree_readers[one]
        for decree in stack
    ]
    worth = {decree: outlook.worth(_with(game, outlook.seat, decree)) for decree in sorted({*unseen})}
    return expected_best([worth[decree] for decree in unseen], len(game.decree_stacks[place]))


def _with(game: Decrees, seat: int, decree: str) -> Decrees:
    """The position in which a seat has taken a decree."""
    taken = cast("Decrees", game.copy())
    taken.decrees[seat].append(decree)
    if decree.startswith(VP):
        taken.score(seat, int(decree.removeprefix(VP)), "decrees")
        return taken
    good = next(good for good in GOODS if good == decree)
    if taken.is_available(good):
        taken.take(seat, good)
    return taken


def expected_best(worths: Sequence[float], drawn: int) -> float:
    """The best of so many that are drawn by chance, on average."""
    best_first = sorted(worths, reverse=True)
    ways = [comb(len(best_first) - 1 - better, drawn - 1) for better in range(len(best_first))]
    return sum(worth * way for worth, way in zip(best_first, ways, strict=True)) / sum(ways)
