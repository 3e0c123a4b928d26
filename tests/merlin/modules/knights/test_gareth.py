"""Sir Gareth: R40.5"""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.modules.knights.gareth import Gareth
from logres.merlin.parts import read
from logres.merlin.pieces import PLACES
from tests.merlin.arrange import BLUE, RED, allied, asked


def test_the_first_traitor_of_a_colour_brings_a_tile_and_a_point() -> None:
    """R40.5, Q46"""
    game = allied(Gareth, traitors={RED: "blue"}, castles={RED: "blue-shield"})
    play(game.raise_shields(RED))
    assert (game.gareth_tiles[RED], game.ledger(RED)) == (["blue"], {"gareth": 1})


def test_a_further_traitor_of_the_colour_brings_nothing() -> None:
    """R40.5"""
    game = allied(Gareth, traitors={RED: "blue"}, castles={RED: "blue-shield"}, gareth_tiles="blue grey")
    play(game.raise_shields(RED))
    assert (game.gareth_tiles[RED], game.ledger(RED)) == (["blue", "grey"], {})


def test_two_colours_bring_two_tiles() -> None:
    """R40.5"""
    game = allied(Gareth, traitors={RED: "blue grey"}, castles={RED: "blue-shield grey-shield"})
    play(game.raise_shields(RED))
    assert (game.gareth_tiles[RED], game.ledger(RED)) == (["grey", "blue"], {"gareth": 2})


def test_a_repel_flag_for_several_of_one_colour_brings_one_tile() -> None:
    """X71f, Q46"""
    game = allied(Gareth, traitors={RED: "blue blue"}, castles={RED: "black-flag"})
    play(game.act_repel(RED, "blue"))
    assert (game.gareth_tiles[RED], game.ledger(RED)) == (["blue"], {"gareth": 1})


def test_the_ability_of_the_favor_counts() -> None:
    """Q46"""
    game = allied(Gareth, favor="on", seals={RED: "shield-bearer-3"}, traitors={RED: "blue"})
    play(game.act_favor(RED, "blue"))  # type: ignore[attr-defined]
    assert (game.gareth_tiles[RED], game.ledger(RED)) == (["blue"], {"gareth": 1, "favor": 1})


def test_excalibur_counts() -> None:
    """X56, Q46, garethExcalibur=on: on its space and on a treasure tile."""
    game = allied(Gareth, traitors={RED: "blue"})
    play(game.space_excalibur(RED, "excalibur"))
    assert game.gareth_tiles[RED] == ["blue"]
    game = allied(Gareth, traitors={RED: "blue"}, treasures="on", treasure_tiles={"a1": "excalibur"})
    play(game.raise_manor(RED, "a1"))
    assert game.gareth_tiles[RED] == ["blue"]


def test_as_a_house_rule_excalibur_does_not_count() -> None:
    """X56, garethExcalibur=off"""
    game = allied(Gareth, traitors={RED: "blue grey"}, castles={RED: "grey-shield"}, garethExcalibur="off")
    play(game.space_excalibur(RED, "excalibur"), "blue")
    assert (game.gareth_tiles[RED], game.ledger(RED)) == ([], {})
    play(game.raise_shields(RED))
    assert game.gareth_tiles[RED] == ["grey"]


def test_a_traitor_that_is_not_repelled_brings_nothing() -> None:
    """X57"""
    game = allied(Gareth, traitors={RED: "blue"})
    play(game.face_traitors(RED))
    assert (game.gareth_tiles[RED], game.ledger(RED)) == ([], {"traitors": -3})


def test_a_player_without_him_gets_nothing() -> None:
    """R40.5"""
    game = allied(Gareth, traitors={BLUE: "blue"}, castles={BLUE: "blue-shield"})
    play(game.raise_shields(BLUE))
    assert (game.gareth_tiles[BLUE], game.ledger(BLUE)) == ([], {})
    assert "gareth" not in game.leftovers(BLUE)


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 12)])
def test_the_tiles_bring_points_at_the_end(tiles: int, points: int) -> None:
    """E21, R13.4, R40.5, Q53a"""
    game = allied(Gareth, gareth_tiles=" ".join(PLACES[:tiles]))
    assert game.leftovers(RED)["gareth"] == points
    assert read().allies.points_for("gareth", tiles) == points
    game.end_game()
    assert game.ledger(RED) == ({"gareth": points} if points else {})


def test_the_projection_counts_the_tiles_that_shields_will_bring() -> None:
    """R40.5, R12.1a"""
    game = allied(
        Gareth,
        round=6,
        traitors={RED: "blue blue grey"},
        castles={RED: "blue-shield blue-shield"},
        gareth_tiles="brown",
    )
    assert game.projected()[RED]["gareth"] == 1 + 3
    play(game.scoring())
    game.end_game()
    assert game.ledger(RED)["gareth"] == 1 + 3


def test_if_points_stop_at_zero_his_points_can_be_lost_immediately() -> None:
    """R40.5, R12.1b: traitors are repelled before the others are paid for."""
    game = allied(Gareth, traitors={RED: "blue grey"}, castles={RED: "blue-shield"}, floorZero="on")
    before = game.projected()[RED]
    play(game.face_traitors(RED))
    assert game.ledger(RED) == {"gareth": 1, "traitors": -1}
    assert before["traitors"] == -1


def test_a_doubled_tile_is_a_fault() -> None:
    """I2"""
    game = allied(Gareth, gareth_tiles="blue")
    game.gareth_tiles[RED].append("blue")
    assert [fault.at for fault in game.faults()] == ["gareth_tiles.2"]


def test_tiles_at_another_seat_are_a_fault() -> None:
    """I2"""
    game = allied(Gareth)
    game.gareth_tiles[BLUE].append("blue")
    assert [str(fault) for fault in game.faults()] == ["Gareth is not an ally of seat 0"]


@pytest.mark.parametrize(
    ("house_rule", "had", "is_asked"), [("off", "", True), ("off", "blue", False), ("on", "", False)]
)
def test_a_lone_traitor_that_could_still_bring_a_tile_is_not_discarded_unasked(
    house_rule: str, had: str, is_asked: bool
) -> None:
    """R8.4, R40.5, Q21, garethExcalibur=off, garethExcalibur=on"""
    game = allied(Gareth, traitors={RED: "blue"}, gareth_tiles=had, garethExcalibur=house_rule)
    assert asked(game.space_excalibur(RED, "excalibur")) == (("blue", None) if is_asked else ())
