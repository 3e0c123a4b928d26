"""Missions: what a card asks for, and whether a player has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations

from logres.merlin.pieces import GOOD, KINDS, PLACES, VASSALS, Good, Kind, Place, Vassal

Goods = Mapping[Good, int]
Markers = Mapping[Place, int]
Standing = Mapping[Vassal, str]


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
    wants: Wants = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "wants", Wants(self))


class Wants:
    """The icons of a card added up, so that looking is quick: one piece never serves two of them."""  # R9.3

    __slots__ = ("anywhere", "goods", "kinds", "markers", "markers_in_all", "vassals")

    def __init__(self, mission: Mission) -> None:
        self.goods = tuple(Counter(mission.goods).items())
        particular = Counter(good.rpartition("-")[2] for good in mission.goods)
        asked = Counter(mission.kinds)
        self.kinds = tuple(
            (tuple(GOOD[kind].values()), asked[kind] + particular[kind]) for kind in KINDS if asked[kind]
        )
        self.markers = tuple(Counter(mission.markers).items())
        self.anywhere = mission.anywhere
        self.markers_in_all = mission.anywhere + len(mission.markers) if mission.anywhere else 0
        self.vassals = _ways(mission)


def _ways(mission: Mission) -> tuple[tuple[tuple[Vassal, Place], ...], ...]:
    """Every way to meet the vassal icons of a card: who must stand where; one empty way without icons."""
    ways: list[dict[Vassal, Place]] = [dict(mission.posted)]
    for place in mission.two_in:
        pairs = [pair for pair in permutations(VASSALS, 2) if VASSALS.index(pair[0]) < VASSALS.index(pair[1])]
        ways = [_joined(way, dict.fromkeys(pair, place)) for way in ways for pair in pairs]
        ways = [way for way in ways if way]
    for pair in mission.together:
        ways = [_joined(way, dict.fromkeys(pair, place)) for way in ways for place in PLACES]
        ways = [way for way in ways if way]
    return tuple(tuple(way.items()) for way in ways)


def _joined(way: dict[Vassal, Place], more: dict[Vassal, Place]) -> dict[Vassal, Place]:
    """Two icons met by different vassals; nothing if they would share one."""
    return {} if way.keys() & more.keys() else way | more


def is_met(
    wants: Wants, castle: Goods, markers: Markers, vassals: Standing, *, markers_together: bool
) -> bool:
    """Whether a player has all that a card asks for, each piece serving one icon."""  # R9.1, R9.3
    for good, count in wants.goods:
        if castle[good] < count:
            return False
    for goods, count in wants.kinds:
        if sum([castle[good] for good in goods]) < count:
            return False
    for place, count in wants.markers:
        if markers[place] < count:
            return False
    if wants.markers_in_all and not _are_anywhere(wants, markers, markers_together):
        return False
    return not wants.vassals[0] or _stand(wants.vassals, vassals)


def _are_anywhere(wants: Wants, markers: Markers, together: bool) -> bool:
    """Markers in any principality, spread over several; or, as a house rule, together in one."""  # Q11
    if not together:
        return sum(markers.values()) >= wants.markers_in_all
    bound = dict(wants.markers)
    return any(markers[place] - bound.get(place, 0) >= wants.anywhere for place in markers)


def _stand(ways: Sequence[tuple[tuple[Vassal, Place], ...]], vassals: Standing) -> bool:
    for way in ways:
        for vassal, place in way:
            if vassals[vassal] != place:
                break
        else:
            return True
    return False
