"""Sir Gaheris: R40.12"""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.modules.knights.gaheris import CastlesOfArthur, Gaheris
from tests.merlin.arrange import BLUE, RED, YELLOW, allied, asked, spread, stock, table, told, words_asked

MATERIAL = {RED: "grey-material"}  # pays for a1
TOWER = "a2"


def test_a_castle_tile_can_go_under_a_manor_that_is_built() -> None:
    """R40.12"""
    game = allied(Gaheris, castles=MATERIAL)
    play(game.space_build(RED, "build-1"), ("a1", "grey"), "a1")
    assert (game.manors, game.castle_tiles, game.ally_tiles[RED]["gaheris"]) == ({"a1": RED}, ["a1"], 1)
    assert told(game, "laid-castle") == [{"seat": RED, "cell": "a1"}]


def test_it_may_be_kept_and_without_one_nobody_is_asked() -> None:
    """R40.12"""
    game = allied(Gaheris)
    play(game.raise_manor(RED, "a1"), None)
    assert (game.castle_tiles, game.ally_tiles[RED]["gaheris"]) == ([], 2)
    game = allied(Gaheris, castle_tiles="a1 b1", manors={"a1": RED, "b1": RED})
    assert words_asked(game.raise_manor(RED, "c2")) == []
    assert words_asked(allied(Gaheris).raise_manor(BLUE, "a1")) == []


def test_it_counts_as_one_more_manor_in_its_territory() -> None:
    """R40.12"""
    game = allied(Gaheris, manors={"a1": RED, "b1": YELLOW}, castle_tiles="a1")
    (territory,) = [cells for cells in game.territories() if "a1" in cells]
    assert game.strengths(territory) == {RED: 2, YELLOW: 1}
    assert game.territory_award(territory) == {RED: len(territory)}


def test_it_does_not_count_as_a_manor_for_points_or_for_the_limit() -> None:
    """X69"""
    game = allied(Gaheris, arthur="on", manors={"a1": RED, "b1": RED}, castle_tiles="a1 b1")
    assert game.pieces(RED, "manor") == 2
    cells = dict.fromkeys(("a1", "a2", "a3", "a4", "a5", "a6"), RED)
    game = allied(Gaheris, manors=cells, castle_tiles="a1 a2")
    assert game.has_manor(RED)


def test_on_a_tower_the_bonus_is_doubled() -> None:
    """R40.12, Q48"""
    game = allied(Gaheris)
    play(game.raise_manor(RED, TOWER), TOWER, "blue-shield", ("marker", "grey"))
    assert (stock(game, RED), spread(game, RED)) == (["blue-shield"], ["grey"])


def test_the_two_bonuses_are_of_different_principalities() -> None:
    """Q48"""
    game = allied(Gaheris)
    second = asked(game.raise_manor(RED, TOWER), TOWER, "blue-shield")
    assert not {"blue-shield", "blue-flag", ("marker", "blue")} & {*second}
    assert {"grey-shield", "grey-flag", ("marker", "grey"), None} <= {*second}
    game = allied(Gaheris)
    assert ("marker", "blue") not in asked(game.raise_manor(RED, TOWER), TOWER, ("marker", "blue"))


def test_either_bonus_may_be_declined_and_without_a_castle_there_is_one() -> None:
    """R40.12, R8.9c"""
    assert words_asked(allied(Gaheris).raise_manor(RED, TOWER), TOWER, None) == ["castle-tile", "tower"]
    twice = ["castle-tile", "tower", "tower"]
    assert words_asked(allied(Gaheris).raise_manor(RED, TOWER), TOWER, "blue-flag", None) == twice
    assert words_asked(allied(Gaheris).raise_manor(RED, TOWER), None, "blue-flag") == ["castle-tile", "tower"]


def test_a_treasure_is_never_doubled() -> None:
    """R110.1"""
    game = allied(Gaheris, treasures="on", treasure_tiles={"a1": "apple"})
    play(game.raise_manor(RED, "a1"), "a1")
    assert (game.apples[RED], game.ledger(RED)) == (1, {"treasures": 1})
    game = allied(Gaheris, treasures="on")
    play(game.raise_manor(RED, TOWER), TOWER, "blue-shield", "grey-shield")
    assert stock(game, RED) == ["grey-shield", "blue-shield"]


@pytest.mark.parametrize(("house", "towers"), [("on", 2), ("off", 0)])
def test_a_manor_of_a_pict_can_stand_on_a_castle(house: str, towers: int) -> None:
    """X44, pictTower=on, pictTower=off"""
    game = allied(Gaheris, arthur="on", pict_display="mountain-manor", pictTower=house)
    bonuses = ("blue-shield", "grey-shield")[:towers]
    play(game.execute(RED, "picts-1"), "mountain-manor", TOWER, TOWER, *bonuses)
    assert game.castle_tiles == [TOWER]


def test_replacing_a_manor_is_not_building() -> None:
    """X50"""
    game = allied(Gaheris, arthur="on", manors={"a1": BLUE})
    play(game.execute(RED, "replace"), "a1")
    assert (game.manors, game.castle_tiles) == ({"a1": RED}, [])


# Soundness


def test_a_castle_without_a_manor_is_a_fault() -> None:
    """I2"""
    game = allied(Gaheris, manors={"a1": RED}, castle_tiles="a1")
    del game.manors["a1"]
    assert [fault.at for fault in game.faults()] == ["castle_tiles"]


def test_three_castles_are_a_fault() -> None:
    """I2"""
    game = allied(Gaheris, manors={"a1": RED, "a2": RED}, castle_tiles="a1")
    game.castle_tiles.append("a2")
    assert [str(fault) for fault in game.faults()] == ["I2: seat 2 has 2 castle tiles, not 3"]
    game.castle_tiles[1] = "a1"
    assert [str(fault) for fault in game.faults()] == ["there is one castle tile under a manor"]


def test_a_castle_under_a_rivals_manor_is_a_fault() -> None:
    """I2, R110.2"""
    game = allied(Gaheris, manors={"a1": RED}, castle_tiles="a1")
    game.manors["a1"] = BLUE
    assert [str(fault) for fault in game.faults()] == [
        "I2: seat 0 has 0 castle tiles, not 1",
        "I2: seat 2 has 2 castle tiles, not 1",
    ]


# With Arthur, and in the City of Caerleon


def castles(**pieces: object) -> CastlesOfArthur:
    """A table with Arthur; red has Gaheris."""
    game = allied(Gaheris, arthur="on", **pieces)
    assert isinstance(game, CastlesOfArthur)
    return game


def test_a_manor_on_a_castle_is_never_replaced() -> None:
    """R110.2, X49"""
    game = castles(manors={"a1": RED, "b1": RED}, castle_tiles="a1")
    assert game.replaceable_manors(BLUE) == ["b1"]


def test_at_the_clean_up_castles_stay_and_one_more_manor() -> None:
    """R110.2, Q47, R-E10, castlePlusOne=on"""
    manors = {"a1": RED, "a2": RED, "b1": RED}
    game = castles(manors=manors, castle_tiles="a1")
    (territory,) = [cells for cells in game.territories() if "a1" in cells]
    assert {*manors} <= {*territory}
    play(game.clean_up(RED, territory), "b1")
    assert game.manors == {"a1": RED, "b1": RED}
    game = castles(manors=manors, castle_tiles="a1 a2")
    assert words_asked(game.clean_up(RED, territory)) == []
    assert game.manors == manors


def test_as_a_house_rule_only_castles_stay_beside_a_castle() -> None:
    """Q47, castlePlusOne=off"""
    manors = {"a1": RED, "a2": RED, "b1": RED, "a3": RED, "b2": YELLOW}
    game = castles(manors=manors, castle_tiles="a1", castlePlusOne="off", round=2)
    play(game.score_environs())
    assert game.manors == {"a1": RED, "a3": RED, "b2": YELLOW}
    assert told(game, "cleared") == [{"seat": RED, "kept": "a1", "cells": ["a2", "b1"]}]
    game = castles(manors={"a1": RED, "a2": RED}, castlePlusOne="off", round=2)
    assert words_asked(game.score_environs()) == ["keep"]


def castle_in_the_city(castle_bonus: str) -> Gaheris:
    """A castle tile on a tower in Caerleon."""
    modules = {"gold": "on", "caerleon": "on", "knights": "on"}
    game = table(settings=modules, active=RED, allies_of={RED: "gaheris"}, castleBonus=castle_bonus)
    assert isinstance(game, Gaheris)
    game.castle_tiles.append("a2")
    return game


def test_in_the_city_the_two_bonuses_of_a_castle_differ_in_colour() -> None:
    """R40.12, R110.8, Q48, Q102, castleBonus=colours"""
    second = asked(castle_in_the_city("colours").tower_bonus(RED, "a2"), "blue-shield")
    assert "grey-shield" in second
    assert not {"blue-shield", "blue-flag", ("marker", "blue")} & {*second}


def test_as_a_house_rule_they_differ_in_district() -> None:
    """R40.12, R110.8, Q102, castleBonus=districts: all shields lie at the smith's, who is purple."""
    game = castle_in_the_city("districts")
    second = asked(game.tower_bonus(RED, "a2"), "blue-shield")
    assert {"blue-flag", ("marker", "blue")} <= {*second}
    assert not [bonus for bonus in second if isinstance(bonus, str) and bonus.endswith("-shield")]
    assert ("marker", "purple") not in second
    second = asked(castle_in_the_city("districts").tower_bonus(RED, "a2"), ("marker", "purple"))
    assert not [bonus for bonus in second if isinstance(bonus, str) and bonus.endswith("-shield")]
