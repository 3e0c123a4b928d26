"""Missions: what a card asks for, and whether a player has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from logres.merlin.pieces import CASTLE, GOOD, KINDS, PLACES, VASSALS, Good, Kind, Place, Vassal

Goods = Mapping[Good, int]
Markers = Mapping[Place, int]
Standing = Mapping[Vassal, str]
Condition = Callable[[Goods, Markers, Standing], bool]
Way = dict[Vassal, Place]  # which vassal must stand where


@dataclass(frozen=True)
class Mission:
    """A mission card: its icons, its points and the vassal printed on it."""  # R9.2

    id: str
    points: int
    vassal: Vassal
    goods: tuple[Good, ...] = ()  # (a) of a colour
    kinds: tuple[Kind, ...] = ()  # (b) of any colour
    markers: tuple[Place, ...] = ()  # (c) in a particular principality
    anywhere: int = 0  # (d) markers in any principality
    posted: tuple[tuple[Vassal, Place], ...] = ()  # (e) a particular vassal in a particular principality
    two_in: tuple[Place, ...] = ()  # (f) any two vassals in a particular principality
    together: tuple[tuple[Vassal, Vassal], ...] = ()  # (g) two particular vassals in any one principality
    needs: tuple[str, ...] = ()  # the icons in words, as the data writes them

    @cached_property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions of the card; markers in any principality may be spread."""  # R9.1, Q11
        return tuple(_conditions(self, _spread_markers))

    @cached_property
    def strict_conditions(self) -> tuple[Condition, ...]:
        """The same under the house rule that markers in any principality must be in the same one."""  # Q11
        return tuple(_conditions(self, _joined_markers))

    def lacks_joined(self, markers: Markers) -> int:
        """How many markers it lacks if those for any principality must be in the same one."""  # Q11
        bound = Counter(self.markers)
        placed = sum(max(0, count - markers[place]) for place, count in bound.items())
        spare = max(max(0, markers[place] - bound[place]) for place in PLACES)
        return placed + max(0, self.anywhere - spare)

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """Every way to meet the vassal icons with one vassal each; empty if they contradict each other."""
        ways: list[Way | None] = [_joined(*({vassal: place} for vassal, place in self.posted))]
        for place in self.two_in:
            pairs = combinations(VASSALS, 2)
            ways = [_joined(way, dict.fromkeys(pair, place)) for pair in pairs for way in ways]
        for pair in self.together:
            ways = [_joined(way, dict.fromkeys(pair, place)) for place in PLACES for way in ways]
        return tuple(way for way in ways if way is not None)


def _joined(*ways: Way | None) -> Way | None:
    """Join ways to meet several icons into one; None if they would share a vassal."""  # R9.3
    joined: Way = {}
    for way in ways:
        if way is None or joined.keys() & way.keys():
            return None
        joined |= way
    return joined


# One piece never serves two icons of a card, so the icons are added up first: R9.3


def _conditions(mission: Mission, markers_anywhere: Callable[[Mission], Condition]) -> Iterator[Condition]:
    if mission.posted or mission.two_in or mission.together:
        yield _vassals(mission)
    for good, count in Counter(mission.goods).items():
        yield _good(good, count)
    for place, count in Counter(mission.markers).items():
        yield _marker(place, count)
    particular = Counter(good.rpartition("-")[2] for good in mission.goods)
    for kind in KINDS:
        if kind in mission.kinds:
            yield _kind(kind, mission.kinds.count(kind) + particular[kind])
    if mission.anywhere:
        yield markers_anywhere(mission)


def _good(good: Good, count: int) -> Condition:
    return lambda goods, markers, vassals: goods[good] >= count


def _kind(kind: Kind, count: int) -> Condition:
    fitting = tuple(GOOD[kind].values())
    return lambda goods, markers, vassals: sum([goods[good] for good in fitting]) >= count


def _marker(place: Place, count: int) -> Condition:
    return lambda goods, markers, vassals: markers[place] >= count


def _spread_markers(mission: Mission) -> Condition:
    count = mission.anywhere + len(mission.markers)
    return lambda goods, markers, vassals: sum(markers.values()) >= count


def _joined_markers(mission: Mission) -> Condition:
    bound = Counter(mission.markers)
    return lambda goods, markers, vassals: (
        max(markers[place] - bound[place] for place in PLACES) >= mission.anywhere
    )


def _vassals(mission: Mission) -> Condition:
    match mission.posted, mission.two_in, mission.together:
        case ((vassal, place),), (), ():
            return lambda goods, markers, vassals: vassals[vassal] == place
        case (), (place,), ():
            return lambda goods, markers, vassals: [*vassals.values()].count(place) >= 2
        case (), (), ((one, other),):
            return lambda goods, markers, vassals: vassals[one] == vassals[other] != CASTLE
    ways = mission.ways
    return lambda goods, markers, vassals: any(way.items() <= vassals.items() for way in ways)


def resolvable(
    cards: list[str],
    conditions: Mapping[str, tuple[Condition, ...]],
    goods: Goods,
    markers: Markers,
    vassals: Standing,
) -> list[str]:
    """The cards whose conditions are all met."""  # R9.1
    found = []
    for card in cards:
        for is_met in conditions[card]:
            if not is_met(goods, markers, vassals):
                break
        else:
            found.append(card)
    return found
