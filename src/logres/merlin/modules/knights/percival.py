"""Sir Percival: a mission asks for another colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, TypeVar

from logres.engine import Happening
from logres.merlin.missions import Mission
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import GOOD, KIND_OF, PLACE_OF, PLACES, Card, Good, Place

Icon = TypeVar("Icon")


class Recolouring(NamedTuple):
    """A mission with one icon of another colour."""

    mission: Mission
    origin: Place
    colour: Place


@lru_cache(maxsize=1024)
def recoloured(mission: Mission) -> tuple[Recolouring, ...]:
    """The mission with one icon of another colour, in every way; colourless icons stay."""  # X71a, X71j
    return tuple(_recoloured(mission))


def _recoloured(mission: Mission) -> Iterator[Recolouring]:
    for at, good in enumerate(mission.goods):
        for place in _others(PLACE_OF[good]):
            goods = _with(mission.goods, at, GOOD[KIND_OF[good]][place])
            yield Recolouring(replace(mission, goods=goods), PLACE_OF[good], place)
    for at, origin in enumerate(mission.markers):
        for place in _others(origin):
            yield Recolouring(replace(mission, markers=_with(mission.markers, at, place)), origin, place)
    for at, (vassal, origin) in enumerate(mission.posted):
        for place in _others(origin):
            posted = _with(mission.posted, at, (vassal, place))
            yield Recolouring(replace(mission, posted=posted), origin, place)
    for at, origin in enumerate(mission.two_in):
        for place in _others(origin):
            yield Recolouring(replace(mission, two_in=_with(mission.two_in, at, place)), origin, place)


def _others(origin: Place) -> list[Place]:
    return [place for place in PLACES if place != origin]


def _with(icons: tuple[Icon, ...], at: int, icon: Icon) -> tuple[Icon, ...]:
    return (*icons[:at], icon, *icons[at + 1 :])


class Percival(Knights):
    """For a tile, one thing that a mission asks for may have another colour."""  # R40.11

    class Recoloured(Happening):
        """A tile changes one colour of a mission."""

        mission: Card
        origin: Place
        colour: Place

    def resolvable(self, seat: int, goods: Mapping[Good, int]) -> list[str]:
        """The missions in your hand that you could resolve with these goods, or with a tile too."""  # R40.11
        met = super().resolvable(seat, goods)
        if not self.tiles_of(seat, "percival"):
            return met
        hand = self.hands[seat]
        return [card for card in hand if card in met or self.recolouring(seat, self.mission(card), goods)]

    def meets(self, seat: int, mission: Mission, goods: Mapping[Good, int]) -> bool:
        """Whether you meet a mission with these goods, or with a tile too."""  # R40.11, X55: one for a card
        if super().meets(seat, mission, goods):
            return True
        return self.recolouring(seat, mission, goods) is not None

    def recolouring(self, seat: int, mission: Mission, goods: Mapping[Good, int]) -> Recolouring | None:
        """The first change of a colour that lets you meet a mission; None if no tile helps."""  # R40.11
        # A recoloured icon changes one condition, so it cannot help if more are unmet.
        if not self.tiles_of(seat, "percival") or not self.lacks_at_most(1, seat, mission, goods):
            return None
        for change in recoloured(mission):
            if super().meets(seat, change.mission, goods):
                return change
        return None

    async def meet(self, seat: int, mission: Mission) -> None:
        """Meet a mission; spend a tile only if you cannot meet it without one."""  # R40.11
        goods = self.goods(seat)
        change = None if super().meets(seat, mission, goods) else self.recolouring(seat, mission, goods)
        if change is not None:
            self.spend_tile(seat, "percival")
            self.tell("recoloured", seat, mission=mission.id, origin=change.origin, colour=change.colour)
            mission = change.mission
        await super().meet(seat, mission)
