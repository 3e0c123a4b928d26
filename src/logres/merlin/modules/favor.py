"""King's favor: instead of points, a mission can teach an ability."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar, Literal, TypeVar, cast

from logres.engine import Asking, Fault, Happening, Option, Setting, Sometimes, listing, zone
from logres.merlin.base.manors import Site
from logres.merlin.base.position import KNIGHTS, MERLIN, Act, Scored
from logres.merlin.base.spaces import action
from logres.merlin.base.vassals import Posting
from logres.merlin.modules.module import Module
from logres.merlin.pieces import VASSALS, Ability, Card, Piece, Place, Space, Vassal

Second = TypeVar("Second", bound=Option)

SEALS = 4  # seals of each player: R20.1
ROWS = (1, 2, 3)
BONUS = 1  # point of rows 1 and 3: R21, R24.2, R24.3


def ability(vassal: Vassal, row: int) -> str:
    """The field of a favor board, as a word: "builder-3"."""
    return f"{vassal}-{row}"


FIELDS = tuple(ability(vassal, row) for vassal in VASSALS for row in ROWS)
ONCE = tuple(ability(vassal, ROWS[-1]) for vassal in VASSALS)  # between two scorings: R23


class Favor(Module):
    """Four columns of vassals, three rows of abilities, four seals for each player."""  # R20.1

    key: ClassVar[str] = "favor"
    rule: ClassVar[str] = "R20"
    house_rules: ClassVar[tuple[Setting, ...]] = (
        Setting("favorSelf", ("off", "on"), "Q28"),
        Setting("favorRepel", ("both", "ownTurn"), "Q32"),
    )

    seals: list[dict[str, bool]] = zone(by_seat=True)  # the learned abilities; whether the seal is face up
    moved_in: bool = zone()  # the action is that of the space that a figure moved to
    doubled: bool = zone()  # an ability has doubled the action: no staff
    staffed: bool = zone()  # a staff repeats the action: no doubling

    class Learned(Happening):
        """A player learns an ability instead of scoring a mission."""

        ability: Ability
        mission: Card

    class UsedFavor(Happening):
        """A seal is turned face down."""

        ability: Ability

    class TurnedSeals(Happening):
        """Seals are face up again."""

        abilities: list[Ability]

    class ScoredFavor(Scored):
        """An ability brings a point."""

        source: Literal["favor"]
        ability: Ability
        mission: Sometimes[Card]

    class AskLearn(Asking):
        """Which ability do you learn instead of scoring the mission?"""

        options: Ability | None
        mission: Card

    class AskFavorBuild(Asking):
        """Where do you build a second manor?"""

        options: Site | Act | None

    class AskFavorScore(Asking):
        """Which pieces do you score on this space?"""

        options: Piece | None
        space: Space

    class AskFavorDeploy(Asking):
        """Which of two vassals do you send first?"""

        options: Posting | None

    async def setup(self) -> None:
        """Give each player a favor board and four seals."""  # R3.8
        self.seals = [{} for _ in self.seats]
        await super().setup()

    def forget_turn(self) -> None:
        """Reset everything that lasts for one turn, including the state of an action."""
        super().forget_turn()
        self.moved_in = self.doubled = self.staffed = False

    # Learning

    def has_learned(self, seat: int, vassal: Vassal, row: int) -> bool:
        """Whether your seal lies on an ability."""
        return ability(vassal, row) in self.seals[seat]

    @listing
    def learnable(self, seat: int, card: str) -> list[str]:
        """The abilities in the column of the card's vassal, up to its row, if you have a seal."""  # R20.2
        mission = self.mission(card)
        if len(self.seals[seat]) == SEALS:
            return []
        fields = [ability(mission.vassal, row) for row in range(1, mission.points + 1)]
        return [field for field in fields if field not in self.seals[seat]]

    async def reward(self, seat: int, card: str) -> None:
        """Score the points of the mission or learn an ability."""  # R20.2, X34
        vassal = self.mission(card).vassal
        is_further = self.has_learned(seat, vassal, 1)
        lesson = await self.may(seat, "learn", self.learnable(seat, card), "R20.2", mission=card)
        if lesson is None:
            await super().reward(seat, card)
        else:
            self.seals[seat][lesson] = True
            self.tell("learned", seat, ability=lesson, mission=card)
        if self.settings["favorSelf"] == "on":  # Q28
            is_further = self.has_learned(seat, vassal, 1)
        if is_further:
            self.score(seat, BONUS, "favor", ability=ability(vassal, 1), mission=card)  # R21, X35

    # Rows 2 and 3 work where a figure was moved to: X29d

    async def arrive(self, seat: int, figure: str, space: str) -> None:
        """Perform the action with fresh marks for doubling and repeating, then restore the outer action's."""
        before = self.moved_in, self.doubled, self.staffed  # actions nest: one can move a figure
        self.moved_in, self.doubled, self.staffed = figure in (MERLIN, KNIGHTS[seat]), False, False
        await super().arrive(seat, figure, space)
        self.moved_in, self.doubled, self.staffed = before

    async def spend_staff(self, seat: int, space: str) -> bool:
        """Spend a staff to repeat Merlin's action, unless an ability has doubled it."""  # R24.1, R24.4, X30
        if self.doubled:
            return False
        is_spent = await super().spend_staff(seat, space)
        self.staffed = is_spent and self.moved_in
        return is_spent

    def can_use(self, seat: int, vassal: Vassal) -> bool:
        """Whether the seal on row 3 of a column is face up."""  # R23, X36
        return self.seals[seat].get(ability(vassal, 3), False)

    def use_favor(self, seat: int, vassal: Vassal) -> None:
        """Turn the seal face down until the next scoring."""  # R23
        self.seals[seat][ability(vassal, 3)] = False
        self.tell("used-favor", seat, ability=ability(vassal, 3))

    async def scoring(self) -> None:
        """Score as usual, then turn all seals face up."""  # R12.6, R23, X39
        await super().scoring()
        for seat, seals in enumerate(self.seals):
            turned = [field for field, is_up in seals.items() if not is_up]
            if turned:
                seals.update(dict.fromkeys(turned, True))
                self.tell("turned-seals", seat, abilities=[*turned])

    # Row 2

    def errands(self, seat: int, space: Place) -> list[Posting]:
        """The vassals a space can send; with row 2, they go anywhere."""  # R22, Q33, X33, X38
        postings = super().errands(seat, space)
        if not self.moved_in:
            return postings
        free = [vassal for vassal in VASSALS if self.has_learned(seat, vassal, 2)]
        others = [place for place in self.parts.places if place != space]
        return [*postings, *(post for post in self.postings(seat, others) if post[0] in free)]

    # Row 3

    async def space_build(self, seat: int, space: str) -> bool:
        """Build a manor; with the builder's ability you may build a second one."""  # R24.1, Q99
        performed = await super().space_build(seat, space)
        if performed and self.moved_in and not self.staffed and self.can_use(seat, "builder"):
            site = await self.go_on(seat, "favor-build", partial(self.sites, seat), "R24.1")
            if site is not None:
                self.use_favor(seat, "builder")
                self.doubled = True
                await self.build(seat, *site)
        return performed

    async def space_vp(self, seat: int, space: str) -> bool:
        """Score the pieces shown; with the flag-bearer, any one kind and a point more."""  # R24.3, X31
        if not self.moved_in or not self.can_use(seat, "flag-bearer"):
            return await super().space_vp(seat, space)
        piece = await self.may(seat, "favor-score", self.countable(), "R24.3", space=space)
        if piece is None:
            return await super().space_vp(seat, space)
        self.use_favor(seat, "flag-bearer")
        self.score_pieces(seat, piece, space)
        self.score(seat, BONUS, "favor", ability=ability("flag-bearer", 3))
        return True

    async def space_influence(self, seat: int, space: str) -> bool:
        """Take a good or send a vassal; with the lady's ability, you may send two."""  # R24.4, Q29
        if self.moved_in and not self.staffed and self.can_use(seat, "lady"):
            posting = await self.may(seat, "favor-deploy", self.influence_postings(seat), "R24.4")
            if posting is not None:
                self.use_favor(seat, "lady")
                self.doubled = True
                await self.deploy(seat, *posting)
                further = partial(self.influence_postings, seat)
                posting = await self.go_on(seat, "deploy", further, "R24.4")
                if posting is not None:
                    await self.deploy(seat, *posting)
                return True
        return await super().space_influence(seat, space)

    async def go_on(
        self, seat: int, ask: str, options: Callable[[], list[Second]], rule: str
    ) -> Second | None:
        """Choose one more if you like; you can do free acts before it."""  # R4.4
        while offered := options():
            act: Second | Act | None = await self.may(seat, ask, [*offered, *self.free_acts(seat)], rule)
            for option in offered:
                if option == act:
                    return option
            if act is None:
                break
            await self.perform(seat, cast("Act", act))
        return None

    def free_acts(self, seat: int) -> list[Act]:
        """The acts for any time in your turn, including the shield-bearer's ability."""  # R24.2
        return [*super().free_acts(seat), *self.favor_repel_acts(seat)]

    def offers(self, seat: int, space: str) -> bool:
        """Whether a space offers you anything, such as the flag-bearer's point."""  # R24.3, X31, X36
        is_worth = action(space) == "vp" and self.moved_in and self.can_use(seat, "flag-bearer")
        return is_worth or super().offers(seat, space)

    def defences(self, seat: int) -> list[Act]:
        """The acts that repel traitors in the scoring, including the shield-bearer's."""  # R24.2, Q32
        if self.settings["favorRepel"] == "ownTurn":
            return super().defences(seat)
        return [*super().defences(seat), *self.favor_repel_acts(seat)]

    def favor_repel_acts(self, seat: int) -> list[Act]:
        """You can use the shield-bearer's ability on a traitor of each colour."""  # R24.2
        if not self.can_use(seat, "shield-bearer"):
            return []
        return [("favor", place) for place in self.traitor_colours(seat)]

    async def act_favor(self, seat: int, place: Place) -> None:
        """Repel a traitor without a shield and score a point."""  # R24.2, X32
        self.use_favor(seat, "shield-bearer")
        self.repel(seat, place, "favor")
        self.score(seat, BONUS, "favor", ability=ability("shield-bearer", 3))

    # Soundness

    def miscounted_at(self, seat: int) -> Iterator[Fault]:
        """Report miscounted pieces, too many seals, and seals that cannot lie as they do."""  # R20.1, R23
        yield from super().miscounted_at(seat)
        seals = self.seals[seat]
        for field, is_up in seals.items():
            if field not in FIELDS:
                yield Fault(
                    f"seals.{seat}.{field}", f"there is no '{field}'; abilities are {', '.join(FIELDS)}"
                )
            elif not is_up and field not in ONCE:
                yield Fault(f"seals.{seat}.{field}", "only the seals of row 3 are turned face down")
        if len(seals) > SEALS:
            yield Fault(f"seals.{seat}", f"a player has {SEALS} seals, not {len(seals)}")
