"""How far a mission of Merlin is from being met."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from logres.merlin.missions import Goods, Markers, Mission, Standing
from logres.merlin.modules.knights.percival import recoloured
from logres.merlin.parts import Parts
from logres.merlin.pieces import GOOD, KIND_OF, Good, Place, Vassal

OUT_OF_STOCK = 2  # things that one of a kind lacks for of which the principalities have none


class Means(NamedTuple):
    """What a player can show for a mission, and what is left to be had."""

    castle: Goods
    supply: Goods
    markers: Markers
    vassals: Standing


class Missing(NamedTuple):
    """How many goods, markers and vassals a mission lacks."""

    goods: int
    markers: int
    vassals: int


class Wants(NamedTuple):
    """The icons of a mission, added up."""

    points: int
    goods: tuple[tuple[Good, int], ...]
    kinds: tuple[tuple[tuple[Good, ...], int], ...]  # any of these goods, how many, particular ones included
    markers: tuple[tuple[Place, int], ...]
    markers_in_all: int
    ways: tuple[tuple[tuple[Vassal, Place], ...], ...]


@lru_cache(maxsize=1024)
def wants(parts: Parts, card: str) -> Wants:
    """What a card asks for."""
    return _wants(parts.missions[card])


@lru_cache(maxsize=1024)
def recoloured_wants(parts: Parts, card: str) -> tuple[Wants, ...]:
    """What a card may ask for when one thing has another colour."""
    return tuple(_wants(change.mission) for change in recoloured(parts.missions[card]))


def _wants(mission: Mission) -> Wants:
    kinds = Counter(mission.kinds)
    for good in mission.goods:
        if kinds[KIND_OF[good]]:
            kinds[KIND_OF[good]] += 1
    return Wants(
        mission.points,
        tuple(Counter(mission.goods).items()),
        tuple((tuple(GOOD[kind].values()), count) for kind, count in kinds.items() if count),
        tuple(Counter(mission.markers).items()),
        mission.anywhere + len(mission.markers) if mission.anywhere else 0,
        tuple(tuple(way.items()) for way in mission.ways),
    )


def missing(wants: Wants, means: Means) -> Missing:
    """What a mission lacks; nothing if it can be resolved."""
    castle, supply, markers, vassals = means
    lacking = {good: count - castle[good] for good, count in wants.goods if castle[good] < count}
    goods = sum([count if supply[good] else OUT_OF_STOCK * count for good, count in lacking.items()])
    for fitting, count in wants.kinds:
        # Particular goods that still have to come serve as well.
        goods += max(0, count - sum([castle[good] + lacking.get(good, 0) for good in fitting]))
    placed = 0
    for place, count in wants.markers:
        placed += max(0, count - markers[place])
    if wants.markers_in_all:
        placed = max(placed, wants.markers_in_all - sum(markers.values()))
    posted = 0
    if wants.ways[0]:
        posted = min([sum([vassals[vassal] != place for vassal, place in way]) for way in wants.ways])
    return Missing(goods, placed, posted)
