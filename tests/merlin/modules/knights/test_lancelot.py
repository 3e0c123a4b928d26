"""Sir Lancelot: R40.8"""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.modules.knights.lancelot import Lancelot
from tests.merlin.arrange import BLUE, RED, allied, fresh, spread, stock, told


def test_the_marshal_stands_where_the_knight_begins() -> None:
    """R40.8, R3.12"""
    for seed in range(40):
        game = fresh(4, seed, settings={"knights": "on"})
        assert isinstance(game, Lancelot)
        held = [seat for seat in game.seats if game.serves(seat, "lancelot")]
        if held:
            assert game.marshal == game.figures[f"knight{held[0]}"]
            assert told(game, "placed-marshal") == [{"seat": held[0], "place": game.marshal}]
            return
    raise AssertionError("nobody chose Lancelot")


@pytest.mark.parametrize(
    ("vassal", "goods"),
    [
        ("builder", ["blue-material"] * 2),
        ("shield-bearer", ["blue-shield"] * 2),
        ("flag-bearer", ["blue-flag"] * 2),
    ],
)
def test_the_duty_is_done_twice_in_the_marshals_principality(vassal: str, goods: list[str]) -> None:
    """R40.8, E23"""
    game = allied(Lancelot, marshal="blue")
    play(game.space_principality(RED, "blue"), (vassal, "blue"))
    assert stock(game, RED) == goods


@pytest.mark.parametrize(("answer", "markers"), [("blue", ["blue", "blue"]), (None, ["blue"])])
def test_the_second_marker_of_the_lady_may_stay_at_home(answer: str | None, markers: list[str]) -> None:
    """R40.8, Q101: a marker can be needed elsewhere, goods can only help."""
    game = allied(Lancelot, marshal="blue")
    play(game.space_principality(RED, "blue"), ("lady", "blue"), answer)
    assert spread(game, RED) == markers


def test_without_a_second_marker_nothing_is_asked() -> None:
    """R40.8, Q101"""
    game = allied(Lancelot, marshal="blue", markers={RED: "grey grey grey grey grey"})
    play(game.space_principality(RED, "blue"), ("lady", "blue"))
    assert spread(game, RED) == ["grey"] * 5 + ["blue"]


def test_elsewhere_it_is_done_once() -> None:
    """R40.8"""
    game = allied(Lancelot, marshal="blue")
    play(game.space_principality(RED, "grey"), ("builder", "grey"))
    assert stock(game, RED) == ["grey-material"]


def test_a_rivals_vassal_does_its_duty_once() -> None:
    """R40.8"""
    game = allied(Lancelot, marshal="blue")
    play(game.space_principality(BLUE, "blue"), ("builder", "blue"))
    assert stock(game, BLUE) == ["blue-material"]


def test_the_second_duty_finds_what_is_left() -> None:
    """R40.8, X1"""
    game = allied(Lancelot, marshal="blue", castles={BLUE: "blue-material " * 5})
    play(game.space_principality(RED, "blue"), ("builder", "blue"))
    assert stock(game, RED) == ["blue-material"]


def test_a_vassal_that_is_relocated_there_does_it_twice() -> None:
    """X52"""
    game = allied(Lancelot, marshal="blue", vassals={RED: "builder:grey"})
    play(game.space_relocate(RED, "relocate"), ("builder", "blue"))
    assert stock(game, RED) == ["blue-material"] * 2


def test_a_vassal_that_is_activated_there_does_it_once() -> None:
    """X51"""
    game = allied(Lancelot, marshal="blue", arthur="on", vassals={RED: "builder:blue"})
    play(game.execute(RED, "activate"), ("builder", "blue"))
    assert stock(game, RED) == ["blue-material"]


def test_however_a_vassal_is_deployed_there_it_does_it_twice() -> None:
    """X71g: by the vassal space, both abilities of the favor, the stairs, a portal."""
    twice = ["blue-material"] * 2
    game = allied(Lancelot, marshal="blue", markers={RED: "blue"})
    play(game.space_influence(RED, "influence-vassal"), ("builder", "blue"))
    assert stock(game, RED) == twice
    game = allied(Lancelot, marshal="blue", favor="on", seals={RED: "builder-2"})
    play(game.arrive(RED, "knight2", "grey"), ("builder", "blue"))
    assert stock(game, RED) == twice
    game = allied(Lancelot, marshal="blue", favor="on", seals={RED: "lady-3"}, markers={RED: "blue"})
    play(game.arrive(RED, "knight2", "influence-flag"), ("builder", "blue"), None)
    assert stock(game, RED) == twice
    game = allied(Lancelot, marshal="blue", arthur="on", knights={RED: "grey"})
    play(game.execute(RED, "stairs"), "blue", ("builder", "blue"))
    assert stock(game, RED) == twice
    game = allied(Lancelot, allies_of={RED: "lancelot bors"}, marshal="blue")
    play(game.perform(RED, ("portal", "die1", "blue")), ("builder", "blue"))
    assert stock(game, RED) == twice


def test_a_decree_replaces_both_duties() -> None:
    """X121"""
    game = allied(Lancelot, marshal="blue", decrees="on", stacks={"blue": "vp-2"})
    play(game.space_principality(RED, "blue"), ("builder", "blue"), "blue")
    assert (stock(game, RED), game.score_of(RED)) == ([], 2)
