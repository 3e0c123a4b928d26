"""Sir Percival: R40.11"""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.modules.knights.percival import Percival, recoloured
from tests.merlin.arrange import BLUE, RED, allied, card, told

BANNER = {"banner": "2 builder: purple flag"}


def test_one_thing_that_a_mission_asks_for_may_have_another_colour() -> None:
    """R40.11, E24"""
    game = allied(Percival, cards=BANNER, hands={RED: "banner"}, castles={RED: "grey-flag"})
    assert game.mission_acts(RED) == [("mission", "banner")]
    play(game.act_mission(RED, "banner"))
    assert (game.score_of(RED), game.ally_tiles[RED]["percival"]) == (2, 7)
    assert told(game, "recoloured") == [
        {"seat": RED, "mission": "banner", "origin": "purple", "colour": "grey"},
    ]


def test_no_tile_is_spent_on_a_mission_that_is_met() -> None:
    """R40.11"""
    game = allied(Percival, cards=BANNER, hands={RED: "banner"}, castles={RED: "grey-flag purple-flag"})
    play(game.act_mission(RED, "banner"))
    assert game.ally_tiles[RED]["percival"] == 8


def test_one_tile_per_card() -> None:
    """R40.11, X55"""
    cards = {"two": "2 builder: purple flag, blue shield"}
    game = allied(Percival, cards=cards, hands={RED: "two"}, castles={RED: "grey-flag grey-shield"})
    assert game.mission_acts(RED) == []
    game = allied(Percival, cards=cards, hands={RED: "two"}, castles={RED: "grey-flag blue-shield"})
    assert game.mission_acts(RED) == [("mission", "two")]


def test_two_missions_of_a_turn_may_have_one_tile_each() -> None:
    """R40.11, R10.2"""
    cards = {"first": "2 builder: purple flag", "then": "1 lady: blue shield"}
    game = allied(Percival, cards=cards, hands={RED: "first then"}, castles={RED: "grey-flag grey-shield"})
    play(game.act_mission(RED, "first"))
    play(game.act_second(RED, "then"))
    assert (game.score_of(RED), game.ally_tiles[RED]["percival"]) == (5, 6)


def test_a_piece_never_serves_two_icons_whatever_their_colours() -> None:
    """R9.3, X71a: one printed icon changes."""
    cards = {"pair": "2 builder: purple flag, purple flag"}
    game = allied(Percival, cards=cards, hands={RED: "pair"}, castles={RED: "purple-flag"})
    assert game.mission_acts(RED) == []
    game = allied(Percival, cards=cards, hands={RED: "pair"}, castles={RED: "purple-flag grey-flag"})
    assert game.mission_acts(RED) == [("mission", "pair")]
    game = allied(Percival, cards=cards, hands={RED: "pair"}, castles={RED: "grey-flag grey-flag"})
    assert game.mission_acts(RED) == []


@pytest.mark.parametrize(
    ("need", "pieces"),
    [
        ("marker in blue", {"markers": {RED: "grey"}}),
        ("lady in blue", {"vassals": {RED: "lady:grey"}}),
        ("two vassals in blue", {"vassals": {RED: "lady:grey builder:grey"}}),
    ],
)
def test_markers_and_vassals_may_be_elsewhere(need: str, pieces: dict[str, object]) -> None:
    """X71j, X71a: two vassals in a principality are one requirement."""
    game = allied(Percival, cards={"one": f"1 lady: {need}"}, hands={RED: "one"}, **pieces)
    assert game.mission_acts(RED) == [("mission", "one")]
    play(game.act_mission(RED, "one"))
    assert game.ally_tiles[RED]["percival"] == 7


def test_a_vassal_at_home_is_nowhere() -> None:
    """X71j"""
    game = allied(Percival, cards={"one": "1 lady: lady in blue"}, hands={RED: "one"})
    assert game.mission_acts(RED) == []


@pytest.mark.parametrize("need", ["any flag", "marker anywhere", "lady and builder together"])
def test_an_icon_without_a_colour_cannot_change_it(need: str) -> None:
    """X71j"""
    assert recoloured(card("one", f"1 lady: {need}")) == ()


def test_every_coloured_icon_changes_to_each_of_five_colours() -> None:
    """X71a"""
    changed = recoloured(card("one", "1 lady: blue flag, any flag, marker in grey, lady in brown"))
    assert len(changed) == 15
    assert {change.origin for change in changed} == {"blue", "grey", "brown"}
    assert all(change.origin != change.colour for change in changed)


def test_without_a_tile_a_mission_is_met_as_it_is() -> None:
    """R40.11"""
    lacking = {"cards": BANNER, "castles": {RED: "grey-flag"}}
    game = allied(Percival, hands={RED: "banner"}, ally_tiles={RED: "percival:0"}, **lacking)
    assert game.mission_acts(RED) == []
    game = allied(Percival, cards=BANNER, hands={BLUE: "banner"}, castles={BLUE: "grey-flag"}, active=BLUE)
    assert game.mission_acts(BLUE) == []
