"""Flags: each has a power, by its colour, and goes back when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from logres.engine import Happening
from logres.merlin.base.missions import Missions
from logres.merlin.base.position import Act, Scored
from logres.merlin.pieces import Card, Good, Power

SECOND_MISSION = 2  # extra points with a Missions flag: R10.2


class Flags(Missions):
    """Using flags, and the second mission of a turn; other powers are in the chapters where they are used."""

    class UsedFlag(Happening):
        """A flag is used for its power and goes back to its principality."""

        power: Power
        flag: Good

    class ScoredFlag(Scored):
        """A Missions flag makes a second mission worth more."""

        source: Literal["flags"]
        mission: Card

    def powers(self) -> Mapping[Power, Good]:
        """The flag that carries each power."""  # R10.9, D4
        return self.parts.powers

    def flag(self, seat: int, power: Power) -> Good | None:
        """Your flag with a power, if you have one."""
        flag = self.powers().get(power)
        return flag if flag and self.castles[seat][flag] else None

    def use_flag(self, seat: int, power: Power) -> None:
        """Give back a flag to use its power."""  # R10.0
        flag = self.flag(seat, power)
        assert flag, "only a flag that is there can be used"
        self.castles[seat][flag] -= 1
        self.supply[flag] += 1
        self.tell("used-flag", seat, power=power, flag=flag)

    def second_mission_acts(self, seat: int) -> list[Act]:
        """After a mission, you can use a Missions flag for a second one."""  # R10.2, Q13, X22
        left = self.goods_for_second(seat)
        return [] if left is None else [("second", card) for card in self.resolvable(seat, left)]

    def goods_for_second(self, seat: int) -> Mapping[Good, int] | None:
        """Your goods for a second mission, less the flag it costs; None if it is not allowed."""  # R10.2
        if not self.due or (self.flagged and self.settings["missionsFlagStacks"] == "off"):
            return None
        flag, goods = self.flag(seat, "missions"), self.goods(seat)
        if not flag:
            return None
        return {**goods, flag: goods[flag] - 1}  # X23: the flag is given back before the card is checked

    async def act_second(self, seat: int, card: Card) -> None:
        """Use a Missions flag to resolve another mission and score two extra points."""  # R10.2
        self.use_flag(seat, "missions")
        self.flagged += 1
        await self.meet(seat, self.mission(card))
        await self.resolve(seat, card)
        self.score(seat, SECOND_MISSION, "flags", mission=card)
