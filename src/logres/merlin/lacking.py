"""Count what a mission of Merlin still lacks."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from logres.merlin.missions import Goods, Markers, Mission, Standing
from logres.merlin.parts import Parts
from logres.merlin.pieces import GOOD, KIND_OF, Good, Place, Vassal

OUT_OF_STOCK = 2  # a good that the principalities have none of counts as lacking twice


class Means(NamedTuple):
    """The means of a player for a mission, and the goods that the principalities still have."""

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
    kinds: tuple[tuple[tuple[Good, ...], int], ...]  # any of these goods: how many, including particular ones
    markers: tuple[tuple[Place, int], ...]
    markers_in_all: int
    ways: tuple[tuple[tuple[Vassal, Place], ...], ...]


@lru_cache(maxsize=1024)
def wants(parts: Parts, card: str) -> Wants:
    """Return what a card asks for."""
    return summed(parts.missions[card])


def summed(mission: Mission) -> Wants:
    """Add up the icons of a mission."""
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
    """Return what a mission lacks; all zeros if it can be resolved."""
    castle, supply, markers, vassals = means
    lacking = {good: count - castle[good] for good, count in wants.goods if castle[good] < count}
    goods = sum([count if supply[good] else OUT_OF_STOCK * count for good, count in lacking.items()])
    for fitting, count in wants.kinds:
        # Particular goods that are still missing count for these too.
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
