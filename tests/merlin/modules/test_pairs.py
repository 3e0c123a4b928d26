"""Rules that exist only where two modules meet."""

from __future__ import annotations

from logres.engine import play
from logres.merlin.base.position import KNIGHTS, Act
from logres.merlin.modules.knights import Gaheris, Gawain, Lancelot
from logres.merlin.modules.pairs import CastlesOfArthur, DecreesOfArthur
from logres.merlin.modules.treasures import Treasures
from tests.merlin.arrange import BLUE, RED, YELLOW, allied, asks, spread, stock, table, told, words_asked

WITH_ARTHUR = {RED: (2, 3, 4, 5, 3)}


def decreed(**pieces: object) -> DecreesOfArthur:
    """A table with Arthur and decrees; red has one and is active."""
    modules = {"arthur": "on", "decrees": "on", "decrees_of": {RED: "vp-2"}}
    game = table(active=RED, faces=WITH_ARTHUR, **{**modules, **pieces})  # type: ignore[arg-type]
    assert isinstance(game, DecreesOfArthur)
    return game


# Decrees and Arthur


def test_a_decree_does_not_change_the_black_die() -> None:
    """Q84, R102, decreeArthur=off"""
    assert decreed().decree_dice(RED) == ["die1", "die2", "die3", "merlin"]


def test_a_black_die_that_an_apple_has_turned_is_not_changed_either() -> None:
    """Q84, R6.3"""
    game = decreed(apples={RED: 1})
    play(game.act_apple(RED, "arthur", 5))
    assert game.chosen == "arthur"
    assert game.decree_dice(RED) == ["die1", "die2", "die3", "merlin"]


def test_as_a_house_rule_a_decree_changes_the_black_die_too() -> None:
    """Q84, decreeArthur=on"""
    game = decreed(decreeArthur="on")
    assert ("decree", "arthur", 4) in game.alterations(RED)
    play(game.act_decree(RED, "arthur", 4))
    assert game.faces[RED]["arthur"] == 4


def test_a_used_black_die_is_never_changed() -> None:
    """Q84, R6.3, decreeArthur=on"""
    game = decreed(decreeArthur="on", used={RED: "arthur"})
    assert game.decree_dice(RED) == ["die1", "die2", "die3", "merlin"]


def test_stairs_lead_to_a_decree() -> None:
    """X124, R31.3"""
    game = decreed(decrees_of={}, stacks={"blue": "vp-2 grey-flag"}, knights={RED: "influence-vassal"})
    lady = ("lady", "blue")
    asked = words_asked(game.space_stairs(RED, "stairs"), "blue", lady, "blue")
    assert asked == ["stairs", "send", "look", "decree"]


def test_activating_a_vassal_brings_no_decree() -> None:
    """X123, R33"""
    game = decreed(stacks={"blue": "grey-flag"}, vassals={RED: "builder:blue"})
    assert "look" not in words_asked(game.space_activate(RED, "activate"), ("builder", "blue"))
    assert stock(game, RED) == ["blue-material"]


def test_a_decree_replaces_the_doubled_duty_in_the_marshals_principality() -> None:
    """X121, R40.8"""
    game = allied(Lancelot, decrees="on", stacks={"blue": "vp-2 vp-2"}, marshal="blue")
    play(game.space_principality(RED, "blue"), ("lady", "blue"), "blue")
    assert (spread(game, RED), game.ledger(RED)) == ([], {"decrees": 2})
    play(game.space_principality(RED, "blue"), ("builder", "blue"), None)
    assert stock(game, RED) == ["blue-material", "blue-material"]


# Treasures and Arthur


def test_a_manor_that_a_pict_raises_on_a_treasure_tile_brings_its_treasure() -> None:
    """X44, R91"""
    game = table(
        active=RED,
        arthur="on",
        treasures="on",
        treasure_tiles={"a1": "apple"},
        pict_display="mountain-manor",
        pictTower="off",
    )
    play(game.execute(RED, "picts-1"), "mountain-manor", "a1")
    assert (game.manors, game.ledger(RED)) == ({"a1": RED}, {"treasures": 1})


def test_replacing_a_manor_on_a_treasure_tile_brings_nothing() -> None:
    """X50, R31.5"""
    game = table(
        active=RED,
        arthur="on",
        treasures="on",
        treasure_tiles={"a1": "apple"},
        manors={"a1": YELLOW},
        knights={RED: "black"},
    )
    assert isinstance(game, Treasures)
    asks(game.perform(RED, ("go", "arthur", "cw", "replace")), "a1")
    assert game.manors == {"a1": RED}
    assert (game.ledger(RED), told(game, "found-treasure")) == ({}, [])
    assert game.figures[KNIGHTS[RED]] == "black"


# Arthur and the Knights of the Round Table


def gawains(game: Gawain) -> list[Act]:
    """What a tile of Gawain can do for red."""
    return [act for act in game.alterations(RED) if act[0] == "gawain"]


def test_with_arthur_he_turns_the_black_die_too() -> None:
    """R110.7, R6.3"""
    game = allied(Gawain, arthur="on", faces={RED: (1, 2, 3, 4, 5)})
    assert {(act[1], act[2]) for act in gawains(game)} == {
        *(("merlin", face) for face in (1, 2, 3, 5, 6)),
        *(("arthur", face) for face in (1, 2, 3, 4, 6)),
    }
    assert {act[1] for act in gawains(allied(Gawain, arthur="on", used={RED: "arthur"}))} == {"merlin"}


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


def test_as_a_house_rule_nothing_stays_beside_a_castle_but_castles() -> None:
    """Q47, castlePlusOne=off"""
    manors = {"a1": RED, "a2": RED, "b1": RED, "a3": RED, "b2": YELLOW}
    game = castles(manors=manors, castle_tiles="a1", castlePlusOne="off", round=2)
    play(game.score_environs())
    assert game.manors == {"a1": RED, "a3": RED, "b2": YELLOW}
    assert told(game, "cleared") == [{"seat": RED, "kept": "a1", "cells": ["a2", "b1"]}]
    game = castles(manors={"a1": RED, "a2": RED}, castlePlusOne="off", round=2)
    assert words_asked(game.score_environs()) == ["keep"]
