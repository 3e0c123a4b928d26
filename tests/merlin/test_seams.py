"""Extension points that modules need in the base: small layers with made-up rules override its verbs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import pytest

import logres.merlin.modules
from logres.engine import Asking, play
from logres.merlin import MODULES, Merlin
from logres.merlin.base.position import KNIGHTS, MERLIN
from logres.merlin.base.scoring import Award
from logres.merlin.missions import Mission
from logres.merlin.modules import LAYERS
from logres.merlin.modules.module import Module
from logres.merlin.pieces import CASTLE, VASSALS, Good, Place, Seat, Vassal
from tests.merlin.arrange import BLUE, RED, YELLOW, asked, spread, stock, table, words_asked

Arrange = Callable[..., Merlin]
Around = Callable[[type[Module]], Arrange]


@pytest.fixture
def around(monkeypatch: pytest.MonkeyPatch) -> Around:
    """Tables with one more layer around all others."""

    def add(layer: type[Module]) -> Arrange:
        monkeypatch.setitem(MODULES, layer.key, layer)
        monkeypatch.setattr(logres.merlin.modules, "LAYERS", (layer, *LAYERS))
        return lambda **pieces: table(settings={layer.key: "on", "favor": "on"}, **pieces)

    return add


class Crowded(Module):
    """A principality has room for two vassals; the player who sends a third chooses which one goes."""

    key, rule = "crowded", "R8.1"

    class AskCrowded(Asking):
        """Who goes?"""

        options: tuple[Seat, Vassal]

    async def make_room(self, seat: int, vassal: Vassal, place: Place) -> None:
        await super().make_room(seat, vassal, place)
        there = [(one, other) for one in self.seats for other in VASSALS if self.vassals[one][other] == place]
        if len(there) == 2:
            self.send_home(*await self.choose(seat, "crowded", there, "R8.1"))


def test_making_room_can_ask_whatever_sends_the_vassal(around: Around) -> None:
    game = around(Crowded)(vassals={RED: "builder:blue", BLUE: "lady:blue"}, markers={YELLOW: "blue"})
    play(game.space_principality(YELLOW, "blue"), ("flag-bearer", "blue"), (RED, "builder"))
    assert game.vassals[RED]["builder"] == CASTLE
    play(game.influence_posting(YELLOW), ("builder", "blue"), (YELLOW, "flag-bearer"))
    assert game.vassals[YELLOW]["flag-bearer"] == CASTLE


class Bribes(Module):
    """For an apple, a mission need not be met."""

    key, rule = "bribes", "R9.1"

    def resolvable(self, seat: int, goods: Mapping[Good, int]) -> list[str]:  # instead of the base rule
        return [card for card in self.hands[seat] if self.meets(seat, self.mission(card), goods)]

    def meets(self, seat: int, mission: Mission, goods: Mapping[Good, int]) -> bool:
        return self.apples[seat] > 0 or super().meets(seat, mission, goods)

    async def meet(self, seat: int, mission: Mission) -> None:
        if super().meets(seat, mission, self.goods(seat)):
            await super().meet(seat, mission)
        else:
            self.return_apple(seat)


def test_meeting_a_mission_can_cost_something_and_resolving_it_costs_nothing(around: Around) -> None:
    cards = {
        "hard": "3 lady: black flag, black flag",
        "easy": "1 lady: grey flag",
        "far": "1 lady: blue flag",
    }
    arrange = around(Bribes)
    game = arrange(cards=cards, hands={RED: "easy far hard"}, castles={RED: "grey-flag"}, apples={RED: 1})
    assert game.mission_acts(RED) == [("mission", "easy"), ("mission", "far"), ("mission", "hard")]
    play(game.act_mission(RED, "easy"), None)
    assert game.apples[RED] == 1
    play(game.act_mission(RED, "hard"), None)
    assert game.apples[RED] == 0
    assert game.resolvable(RED, game.goods(RED)) == []
    play(game.resolve(RED, "far"), None)
    assert game.hands[RED] == []


class Pit(Module):
    """A space that nobody counts or enters, except from it."""

    key, rule = "pit", "R5.3"

    def track(self, figure: str) -> Sequence[str]:
        here = self.figures[figure]
        return [space for space in super().track(figure) if space != "grey" or space == here]

    def steps(self, seat: int, die: str) -> int:
        return super().steps(seat, die) + (die == self.chosen)


def test_spaces_can_be_left_out_of_the_count_and_steps_be_added(around: Around) -> None:
    game = around(Pit)(knights={RED: "vp-shield", BLUE: "grey"}, figures={MERLIN: "exchange-1"}, active=RED)
    assert game.reached(KNIGHTS[RED], 1, "cw") == "exchange-1"
    assert game.reached(KNIGHTS[BLUE], 1, "cw") == "exchange-1"
    assert game.reached(MERLIN, 1, "ccw") == "vp-shield"
    game.chosen = "die2"
    assert game.moves(RED) == [("go", "die2", "cw", "influence-vassal")]


class Ghost(Module):
    """A ghost has a marker in black and takes no points."""

    key, rule = "ghost", "R12.3"

    def pot(self, place: Place) -> int:
        return super().pot(place) + (place == "black")

    def contenders(self, place: Place) -> dict[int, int]:
        found = super().contenders(place)
        return {**found, -1: 1} if place == "black" else found

    def influence_award(self, place: Place) -> Award:
        return {seat: points for seat, points in super().influence_award(place).items() if seat >= 0}


def test_a_contender_can_take_no_points_and_be_overcome_with_the_grail(around: Around) -> None:
    arrange = around(Ghost)
    game = arrange(markers={RED: "black black", BLUE: "grey"})
    assert [one["influence"] for one in game.projected()] == [1, 0, 3]
    game = arrange(markers={RED: "black"}, grail=RED)
    assert [one["influence"] for one in game.projected()] == [0, 0, 1]
    play(game.score_influence(), "black")
    assert game.points[RED] == {"influence": 2}


class Clinging(Module):
    """A marker that goes home brings an apple."""

    key, rule = "clinging", "R12.3"

    def recall_markers(self, seat: int, place: Place, count: int) -> None:
        super().recall_markers(seat, place, count)
        self.take_apple(seat)


def test_a_layer_can_react_to_markers_that_go_home(around: Around) -> None:
    game = around(Clinging)(markers={RED: "black black black", BLUE: "black"})
    game.withdraw("black")
    assert (spread(game, RED), game.apples[RED], game.apples[BLUE]) == (["black"], 1, 0)


class Pawn(Module):
    """A returned good can be pawned instead."""

    key, rule = "pawn", "R8.7"

    class AskPawn(Asking):
        """Is it pawned?"""

        options: Literal["apple"] | None

    async def give_back(self, seat: int, good: Good) -> None:
        if await self.may(seat, "pawn", ("apple",), "R8.7"):
            self.take_apple(seat)
        await super().give_back(seat, good)


def test_giving_back_can_ask_in_exchange_building_and_defence(around: Around) -> None:
    arrange = around(Pawn)
    game = arrange(castles={RED: "grey-material blue-shield"}, traitors={RED: "blue"})
    play(game.raise_shields(RED), "apple")
    assert words_asked(game.space_build(RED, "build-1"), ("a1", "grey")) == ["build", "pawn"]
    assert words_asked(game.space_exchange(RED, "exchange-1"), "grey-material", None) == [
        "give",
        "pawn",
        "take",
    ]
    assert game.apples[RED] == 1


class Stall(Module):
    """The builder trades, one apple after the other, instead of doing his duty."""

    key, rule = "stall", "R8.1a"

    async def duty(self, seat: int, vassal: Vassal, place: Place) -> None:
        while vassal == "builder":
            if await self.pause(seat, [("trade",), *self.free_acts(seat)]) is None:
                return
        await super().duty(seat, vassal, place)

    async def act_trade(self, seat: int) -> None:
        """Trade for an apple."""
        self.take_apple(seat)


def test_a_duty_can_pause_for_free_acts_without_ending_the_turn(around: Around) -> None:
    cards = {"post": "1 lady: builder in blue"}
    game = around(Stall)(knights={RED: "influence-vassal"}, cards=cards, hands={RED: "post"}, active=RED)
    sent = (("go", "die1", "cw", "blue"), ("builder", "blue"))
    assert asked(game.turn(), *sent, ("trade",)) == (("trade",), ("mission", "post"), None)
    game = around(Stall)(knights={RED: "influence-vassal"}, cards=cards, hands={RED: "post"}, active=RED)
    assert asked(game.turn(), *sent, None) == (("mission", "post"), None)


class Tunnel(Module):
    """From the relocate space, Merlin continues to the first build space."""

    key, rule = "tunnel", "R8.6"

    async def space_relocate(self, seat: int, space: str) -> bool:  # instead of the base rule
        self.move(seat, MERLIN, "build-1", "portal")
        await self.arrive(seat, MERLIN, "build-1")
        return True


def test_an_action_can_move_on_and_both_moves_may_have_their_staff(around: Around) -> None:
    game = around(Tunnel)(staffs={RED: 2}, castles={RED: "grey-material grey-material grey-material"})
    inner, outer = ("staff", "build-1"), ("staff", "relocate")
    play(game.arrive(RED, MERLIN, "relocate"), ("a1", "grey"), inner, ("c1", "grey"), None, outer, None)
    assert (game.staffs[RED], len(game.manors_of(RED)), stock(game, RED)) == (0, 2, ["grey-material"])


def test_a_doubled_inner_action_does_not_bar_the_staff_of_the_outer_one(around: Around) -> None:
    materials = "grey-material grey-material grey-material"
    game = around(Tunnel)(staffs={RED: 1}, castles={RED: materials}, seals={RED: "builder-3"})
    rule = game.arrive(RED, MERLIN, "relocate")
    assert ("staff", "relocate") in asked(rule, ("a1", "grey"), ("c1", "grey"), None)
