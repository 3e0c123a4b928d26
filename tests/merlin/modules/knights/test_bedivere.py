"""Sir Bedivere: R40.13, R40.14"""

from __future__ import annotations

from random import Random

import pytest

from logres.engine import play
from logres.merlin.modules.knights.bedivere import Bedivere
from tests.merlin.arrange import BLUE, RED, allied, asked, drive, fresh, told

BANNER = {"banner": "2 builder: purple flag"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_he_brings_two_more_missions_for_the_whole_game(seats: int) -> None:
    """R40.13, X71b, R9.6"""
    seed = 0
    while True:
        game = fresh(seats, seed, settings={"knights": "on"})
        assert isinstance(game, Bedivere)
        if any("bedivere" in mine for mine in game.allies):
            break
        seed += 1
    wanted = [6 if game.serves(seat, "bedivere") else 4 for seat in game.seats]
    fate = Random(seed)
    while not game.over:
        assert [len(hand) for hand in game.hands] == wanted
        drive(game.turn(), fate)
    assert [game.hand_size(seat) for seat in game.seats] == wanted


def test_a_mission_of_the_hand_is_swapped_for_one_of_the_display() -> None:
    """R40.14"""
    game = allied(Bedivere, hands={RED: "x10 x11"}, display="x01 x02 x03")
    assert len(game.swaps(RED)) == 6
    play(game.act_swap(RED, "x10", "x02"))
    assert (game.hands[RED], game.display) == (["x02", "x11"], ["x01", "x10", "x03"])
    assert game.ally_tiles[RED]["bedivere"] == 5
    assert told(game, "swapped-missions") == [{"seat": RED, "given": "x10", "taken": "x02"}]


def test_he_swaps_in_any_window_of_the_own_turn_several_times() -> None:
    """R40.14, Q51, X55"""
    game = allied(Bedivere, hands={RED: "x10"}, display="x01 x02 x03")
    acts = asked(game.set_out(RED), ("swap", "x10", "x01"), ("swap", "x01", "x02"))
    assert ("swap", "x02", "x10") in acts
    assert game.swaps(BLUE) == []
    game = allied(Bedivere, hands={RED: "x10"}, display="x01 x02 x03", staffs={RED: 1})
    assert ("swap", "x10", "x01") in asked(game.arrive(RED, "merlin", "grail"))


def test_before_the_turn_ends_a_player_who_could_resolve_a_mission_of_the_display_is_asked() -> None:
    """R40.14, R9.1"""
    game = allied(
        Bedivere, cards=BANNER, hands={RED: "x10"}, display="banner x02 x03", castles={RED: "purple-flag"}
    )
    assert ("swap", "x10", "banner") in asked(game.rest(RED))
    play(game.rest(RED), ("swap", "x10", "banner"), ("mission", "banner"))
    assert game.score_of(RED) == 2


def test_a_second_mission_can_come_from_the_display() -> None:
    """R40.14, R10.2, X23: the flag itself is given back."""
    cards = {**BANNER, "first": "1 lady: any flag", "last": "1 lady: grey flag"}
    pieces = {"cards": cards, "hands": {RED: "first x10"}, "castles": {RED: "grey-flag purple-flag"}}
    game = allied(Bedivere, display="banner x02 x03", **pieces)
    play(game.act_mission(RED, "first"))
    play(game.rest(RED), ("swap", "x10", "banner"), ("second", "banner"))
    assert game.score_of(RED) == 1 + 2 + 2
    game = allied(Bedivere, display="last x02 x03", **pieces)
    play(game.act_mission(RED, "first"))
    assert ("second", "last") not in asked(game.rest(RED), ("swap", "x10", "last"))


def test_he_may_swap_after_the_action_has_shown_another_mission() -> None:
    """R40.14, R4.5"""
    game = allied(
        Bedivere,
        hands={RED: "x10 x11"},
        display="x01 x02 x03",
        deck="x20 x21",
        knights={RED: "build-2"},
        faces={RED: (1, 2, 3, 4)},
    )
    moved = ("go", "die1", "cw", "mission-1")
    assert ("swap", "x10", "x20") not in asked(game.turn())
    assert ("swap", "x10", "x20") in asked(game.turn(), moved, ("x11",), "x01")


def test_without_a_tile_nobody_is_asked() -> None:
    """R40.14, R40.2"""
    game = allied(Bedivere, hands={RED: "x10"}, display="x01 x02 x03")
    game.ally_tiles[RED]["bedivere"] = 0
    assert asked(game.rest(RED)) == ()


def test_without_a_tile_there_is_no_swap() -> None:
    """R40.14"""
    game = allied(Bedivere, hands={RED: "x10"}, ally_tiles={RED: "bedivere:0"})
    assert game.swaps(RED) == []
    assert game.hand_size(RED) == 6
    assert game.hand_size(BLUE) == 4
