"""Rules that exist only where two modules meet."""

from __future__ import annotations

from logres.engine import play
from logres.merlin.base.position import KNIGHTS
from logres.merlin.modules.pairs import DecreesOfArthur
from logres.merlin.modules.treasures import Treasures
from tests.merlin.arrange import RED, YELLOW, asks, stock, table, told, words_asked

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


# Treasures and Arthur


def test_a_manor_that_a_pict_raises_on_a_treasure_tile_brings_its_treasure() -> None:
    """X44, R91"""
    game = table(active=RED, arthur="on", treasures="on", treasure_tiles={"a1": "apple"})
    play(game.raise_manor(RED, "a1"))
    assert game.ledger(RED) == {"treasures": 1}


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
