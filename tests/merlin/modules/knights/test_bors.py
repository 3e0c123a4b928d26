"""Sir Bors: R40.10"""

from __future__ import annotations

from logres.engine import play
from logres.merlin.base.position import Act
from logres.merlin.modules.knights.bors import Bors
from logres.merlin.pieces import PLACES
from tests.merlin.arrange import BLUE, RED, allied, asked, stock


def portals(game: Bors, seat: int = RED) -> list[Act]:
    """Where tiles of Bors lead a seat."""
    return [act for act in game.moves(seat) if act[0] == "portal"]


def test_a_personal_die_leads_to_any_principality_space_whatever_it_shows() -> None:
    """R40.10, X61: the knight's own space too."""
    game = allied(Bors, knights={RED: "black"}, used={RED: "die1 die2"})
    assert portals(game) == [("portal", "die3", place) for place in PLACES]


def test_the_die_is_used_and_the_action_is_performed() -> None:
    """R40.10"""
    game = allied(Bors, knights={RED: "build-1"})
    play(game.set_out(RED), ("portal", "die2", "orange"), ("builder", "orange"))
    assert (game.figures["knight2"], game.used[RED], game.chosen) == ("orange", ["die2"], "die2")
    assert (stock(game, RED), game.ally_tiles[RED]["bors"]) == (["orange-material"], 2)


def test_white_and_black_dice_open_no_portal() -> None:
    """R40.10"""
    game = allied(Bors, arthur="on", used={RED: "die1 die2 die3"})
    assert portals(game) == []


def test_a_die_takes_one_tile_and_a_bound_die_is_the_one() -> None:
    """X55"""
    game = allied(Bors, apples={RED: 1}, faces={RED: (1, 2, 3, 4)})
    acts = asked(game.set_out(RED), ("apple", "die2", 6))
    assert {act[1] for act in acts if isinstance(act, tuple) and act[0] == "portal"} == {"die2"}


def test_mirror_is_allowed_afterwards() -> None:
    """X28, R40.10"""
    game = allied(Bors, castles={RED: "brown-flag"})
    play(game.set_out(RED), ("portal", "die1", "blue", ("mirror", "brown")), ("lady", "brown"))
    assert game.figures["knight2"] == "brown"


def test_the_second_row_of_the_favor_works_and_so_does_a_decree() -> None:
    """X62, X37, X124"""
    game = allied(Bors, favor="on", seals={RED: "builder-2"})
    play(game.set_out(RED), ("portal", "die1", "blue"), ("builder", "grey"))
    assert stock(game, RED) == ["grey-material"]
    game = allied(Bors, decrees="on", stacks={"blue": "vp-2"})
    play(game.set_out(RED), ("portal", "die1", "blue"), ("lady", "blue"), "blue")
    assert game.score_of(RED) == 2


def test_a_die_that_goes_no_step_opens_a_portal_too() -> None:
    """R10.7, R40.10: it is ignored anyway."""
    game = allied(Bors, arthur="on", castles={RED: "black-flag"}, faces={RED: (1, 2, 3, 4, 5)})
    acts = asked(game.set_out(RED), ("nudge", "die1", "less"))
    assert ("portal", "die1", "blue") in acts


def test_others_have_no_such_choice() -> None:
    """R40.10"""
    assert portals(allied(Bors, active=BLUE), BLUE) == []
