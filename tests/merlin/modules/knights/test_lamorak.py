"""Sir Lamorak: R40.4"""

from __future__ import annotations

from logres.engine import play
from logres.merlin.base.position import MERLIN
from logres.merlin.modules.knights.lamorak import Lamorak
from tests.merlin.arrange import BLUE, RED, allied, asked, spread, stock

ALL_IN_BLUE = "lady:blue shield-bearer:blue builder:blue flag-bearer:blue"


def test_a_vassal_that_stands_there_can_be_sent_by_a_principality_space() -> None:
    """R40.4"""
    game = allied(Lamorak, vassals={RED: "builder:blue"})
    assert ("builder", "blue") in game.errands(RED, "blue")
    play(game.space_principality(RED, "blue"), ("builder", "blue"))
    assert (stock(game, RED), game.vassals[RED]["builder"]) == (["blue-material"], "blue")


def test_with_all_four_there_one_of_them_can_act() -> None:
    """R40.4, X13"""
    game = allied(Lamorak, vassals={RED: ALL_IN_BLUE})
    assert len(game.errands(RED, "blue")) == 4
    assert game.offers(RED, "blue")


def test_the_vassal_influence_space_can_send_one_that_stands_there() -> None:
    """R40.4"""
    game = allied(Lamorak, vassals={RED: "lady:blue builder:grey"}, markers={RED: "blue"})
    postings = game.influence_postings(RED)
    assert ("lady", "blue") in postings
    assert ("builder", "grey") not in postings
    play(game.space_influence(RED, "influence-vassal"), ("lady", "blue"))
    assert spread(game, RED) == ["blue", "blue"]


def test_no_vassal_is_offered_twice() -> None:
    """R40.4"""
    game = allied(Lamorak, vassals={RED: "lady:blue"}, markers={RED: "blue grey"}, favor="on")
    for postings in (game.errands(RED, "blue"), game.influence_postings(RED)):
        assert len(postings) == len({*postings})


def test_with_a_staff_the_same_vassal_acts_twice() -> None:
    """X71d"""
    game = allied(Lamorak, staffs={RED: 1})
    sent = ("builder", "blue")
    play(game.arrive(RED, MERLIN, "blue"), sent, ("staff", "blue"), sent)
    assert stock(game, RED) == ["blue-material", "blue-material"]


def test_the_favor_alone_never_leaves_a_vassal_where_it_stands() -> None:
    """X38: Lamorak helps in the principality of the space only."""
    game = allied(
        Lamorak, favor="on", seals={RED: "builder-2 lady-2"}, vassals={RED: "builder:blue lady:grey"}
    )
    sends = asked(game.arrive(RED, "knight2", "blue"))
    assert ("builder", "blue") in sends
    assert ("lady", "blue") in sends
    assert ("lady", "brown") in sends
    assert ("lady", "grey") not in sends


def test_the_lady_of_the_favor_sends_a_vassal_that_stands_there_too() -> None:
    """X71h"""
    game = allied(
        Lamorak, favor="on", seals={RED: "lady-3"}, vassals={RED: "builder:blue"}, markers={RED: "blue"}
    )
    sent = ("builder", "blue")
    play(game.arrive(RED, "knight2", "influence-flag"), sent, sent)
    assert stock(game, RED) == ["blue-material", "blue-material"]


def test_relocating_and_activating_are_unchanged() -> None:
    """X71i"""
    game = allied(Lamorak, arthur="on", vassals={RED: "builder:blue"})
    assert game.relocations(RED) == [("builder", "purple"), ("builder", "grey")]
    play(game.execute(RED, "activate"), ("builder", "blue"))
    assert stock(game, RED) == ["blue-material"]


def test_others_have_no_such_choice() -> None:
    """R40.4"""
    game = allied(Lamorak, vassals={BLUE: "builder:blue"}, markers={BLUE: "blue"})
    assert ("builder", "blue") not in game.errands(BLUE, "blue")
    assert ("builder", "blue") not in game.influence_postings(BLUE)
