"""Sir Gawain: R40.7"""

from __future__ import annotations

from logres.engine import play
from logres.merlin.base.position import Act
from logres.merlin.modules.knights.gawain import Gawain
from tests.merlin.arrange import BLUE, RED, allied, asked


def offered(game: Gawain, seat: int = RED) -> list[Act]:
    """What a tile of Gawain can do for a seat."""
    return [act for act in game.alterations(seat) if act[0] == "gawain"]


def test_the_merlin_die_shows_any_face() -> None:
    """R40.7"""
    game = allied(Gawain, faces={RED: (1, 2, 3, 4)})
    assert offered(game) == [("gawain", "merlin", face) for face in (1, 2, 3, 5, 6)]
    play(game.act_gawain(RED, "merlin", 6))
    assert (game.faces[RED]["merlin"], game.ally_tiles[RED]["gawain"], game.chosen) == (6, 2, None)


def test_a_used_die_is_not_turned() -> None:
    """R6.3"""
    assert offered(allied(Gawain, used={RED: "merlin"})) == []


def test_several_tiles_can_be_used_in_a_turn() -> None:
    """X55"""
    game = allied(Gawain, arthur="on", faces={RED: (1, 2, 3, 4, 5)})
    acts = asked(game.set_out(RED), ("gawain", "merlin", 1), ("gawain", "arthur", 1), ("gawain", "merlin", 2))
    assert ("go", "merlin", "cw", "build-1") in acts
    assert game.ally_tiles[RED]["gawain"] == 0


def test_he_turns_the_white_die_even_if_it_moves_the_knight() -> None:
    """X71c"""
    game = allied(Gawain, arthur="on", castles={RED: "grey-flag"}, faces={RED: (1, 2, 3, 4, 5)})
    acts = asked(game.set_out(RED), ("switch", "merlin", "knight2"), ("gawain", "merlin", 1))
    assert ("go", "merlin", "cw", "influence-flag") in acts


def test_he_does_not_turn_a_personal_die_that_moves_merlin() -> None:
    """X71c"""
    game = allied(Gawain, arthur="on", castles={RED: "grey-flag"}, used={RED: "merlin arthur"})
    acts = asked(game.set_out(RED), ("switch", "die1", "merlin"))
    assert not [act for act in acts if isinstance(act, tuple) and act[0] == "gawain"]


def test_others_have_no_such_choice() -> None:
    """R40.7"""
    assert offered(allied(Gawain, active=BLUE), BLUE) == []


# With Arthur


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
