"""Missions: resolving them, drawing new ones, replacing them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from itertools import combinations
from typing import Literal

from logres.engine import Asking, Happening, Secret, listing
from logres.merlin.base.manors import Manors
from logres.merlin.base.position import Act, Scored
from logres.merlin.lacking import Means, missing, wants
from logres.merlin.missions import Condition, Mission, resolvable
from logres.merlin.pieces import GOODS, Card, Good

DECK = "deck"
DISPLAY = 3  # open missions: R3.5
ENOUGH = dict.fromkeys(GOODS, 1)  # counts what is lacking, whether or not it can be had
REPLACED = 2  # missions that a mission space lets you replace: R8.8


class Missions(Manors):
    """Missions in hand, on display and in the deck."""

    class Resolved(Happening):
        """A mission is resolved and goes to the discards."""

        mission: Card

    class DrewMission(Happening):
        """A mission comes from the deck."""

        mission: Secret[Card]

    class TookMission(Happening):
        """A mission comes from the display, and another is revealed."""

        mission: Card
        revealed: Card

    class ReshuffledMissions(Happening):
        """The discards become the deck of missions."""

        count: int

    class DiscardedMissions(Happening):
        """Missions of a hand go to the discards."""

        missions: list[Card]

    class ScoredMission(Scored):
        """A mission is worth its points."""

        source: Literal["missions"]
        mission: Card

    class AskDraw(Asking):
        """Which mission do you take: one from the display, or the top one of the deck?"""

        options: Card | Literal["deck"]

    class AskReplace(Asking):
        """Which one or two missions do you replace?"""

        options: tuple[Card, ...] | None

    def mission(self, card: str) -> Mission:
        """The printed mission of a card."""
        return self.parts.missions[card]

    # Resolving

    def resolvable(self, seat: int, goods: Mapping[Good, int]) -> list[str]:
        """The missions in your hand that you could resolve now with these goods."""  # R9.1, X9
        return resolvable(self.hands[seat], self.conditions(), goods, self.markers[seat], self.vassals[seat])

    def conditions(self) -> Mapping[str, tuple[Condition, ...]]:
        """What each mission asks for."""  # R9.2, Q11
        together = self.settings["anyMarkers"] == "together"
        return self.parts.strict_conditions if together else self.parts.conditions

    def meets(self, seat: int, mission: Mission, goods: Mapping[Good, int]) -> bool:
        """Whether you have everything a mission asks for, with these goods."""  # R9.1
        return self.lacks_at_most(0, seat, mission, goods)

    def lacks_at_most(self, most: int, seat: int, mission: Mission, goods: Mapping[Good, int]) -> bool:
        """Whether at most `most` conditions of a mission are unmet, with these goods."""  # R9.2, Q11
        together = self.settings["anyMarkers"] == "together"
        markers, vassals = self.markers[seat], self.vassals[seat]
        for is_met in mission.strict_conditions if together else mission.conditions:
            if not is_met(goods, markers, vassals):
                if not most:
                    return False
                most -= 1
        return True

    def aims(self, seat: int) -> dict[str, int]:
        """How many pieces each mission lacks that you have or can see."""  # R9.1
        means = Means(self.goods(seat), ENOUGH, self.markers[seat], self.vassals[seat])
        joined = self.settings["anyMarkers"] == "together"  # Q11
        found: dict[str, int] = {}
        for card in (*self.hands[seat], *self.display):
            lacking = missing(wants(self.parts, card), means)
            mission = self.mission(card)
            markers = mission.lacks_joined(means.markers) if joined and mission.anywhere else lacking.markers
            found[card] = lacking.goods + markers + lacking.vassals
        return found

    def may_resolve(self) -> bool:
        """Whether you may still resolve a mission this turn."""  # R9.1, Q9
        return not self.resolved

    def mission_acts(self, seat: int) -> list[Act]:
        """You can resolve one mission in a turn."""  # R9.1, Q9
        if not self.may_resolve():
            return []
        return [("mission", card) for card in self.resolvable(seat, self.goods(seat))]

    async def act_mission(self, seat: int, card: Card) -> None:
        """Resolve a mission whose conditions you meet."""  # R9.1
        self.resolved += 1
        await self.meet(seat, self.mission(card))
        await self.resolve(seat, card)

    async def meet(self, seat: int, mission: Mission) -> None:
        """Meet a mission: you need everything it asks for at this moment, but spend nothing."""  # R9.1
        assert self.meets(seat, mission, self.goods(seat)), f"mission '{mission.id}' is not met"

    async def resolve(self, seat: int, card: str) -> None:
        """Discard the card and take its reward."""  # R9.1
        self.hands[seat].remove(card)
        self.mission_discards.append(card)
        self.due += 1
        self.tell("resolved", seat, mission=card)
        await self.reward(seat, card)

    async def reward(self, seat: int, card: str) -> None:
        """Score the points of the mission."""  # R9.1
        self.score(seat, self.mission(card).points, "missions", mission=card)

    # Drawing

    async def draw_due(self, seat: int) -> None:
        """Draw a mission for each one that you have resolved."""  # R9.5, X7
        while self.due:
            self.due -= 1
            await self.draw_mission(seat)

    async def draw_mission(self, seat: int) -> None:
        """Take a mission from the display or the top one of the deck."""  # R9.5, R8.8
        drawn = await self.choose(seat, "draw", [*self.display, DECK], "R9.5")
        if drawn == DECK:
            drawn = self.top_mission()
            insort(self.hands[seat], drawn)
            self.tell("drew-mission", seat, {"mission": drawn})
        else:
            at = self.display.index(drawn)
            self.display[at] = self.top_mission()  # Q91: refilled immediately
            insort(self.hands[seat], drawn)
            self.tell("took-mission", seat, mission=drawn, revealed=self.display[at])

    def top_mission(self) -> str:
        """Take the top mission; if the deck is empty, shuffle the discards first."""  # R9.6, X5
        if not self.mission_deck:
            self.mission_deck[:] = self.mission_discards
            self.mission_discards.clear()
            self.chance.shuffle(self.mission_deck)
            self.tell("reshuffled-missions", count=len(self.mission_deck))
        return self.mission_deck.pop()

    async def space_mission(self, seat: int, space: str) -> bool:
        """Discard up to two missions, then draw as many."""  # R8.8
        discarded = await self.may(seat, "replace", self.replaceable(seat), "R8.8")
        if discarded is None:
            return False
        for card in discarded:
            self.hands[seat].remove(card)
            self.mission_discards.append(card)  # X6
        self.tell("discarded-missions", seat, missions=[*discarded])
        for _ in discarded:
            await self.draw_mission(seat)
        return True

    @listing
    def replaceable(self, seat: int) -> list[tuple[str, ...]]:
        """One or two missions of your hand."""  # R8.8
        hand = self.hands[seat]
        return [cards for number in range(1, REPLACED + 1) for cards in combinations(hand, number)]
