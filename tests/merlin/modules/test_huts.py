"""Witch's huts: R87."""

from __future__ import annotations

from logres.engine import play
from logres.merlin.modules.arthur import Arthur
from logres.merlin.modules.huts import Huts
from tests.merlin.arrange import BLUE, RED, YELLOW, asked, fresh, table, told, words_asked

ON = {"gold": "on", "morgana": "on"}
# A mountain of six tiles in the upper left corner, a wood of three beside it; the rest lies apart.
LAND = "mmmwwl mMMwlL WwlLlW"


def hut_table(*modules: str, **pieces: object) -> Huts:
    """A table with Morgana in black, also with these modules; red is active."""
    settings = {**ON, **dict.fromkeys(modules, "on")}
    settled = {"active": RED, "morgana": "black", **pieces}
    game = table(settings=settings, **settled)  # type: ignore[arg-type]
    assert isinstance(game, Huts)
    return game


def territory(game: Huts, cell: str) -> tuple[str, ...]:
    """The territory of a cell."""
    return next(found for found in game.territories() if cell in found)


def test_seven_huts_are_ready() -> None:
    """R80.3, R2.9"""
    game = fresh(settings=ON)
    assert isinstance(game, Huts)
    assert game.huts == []


def test_a_hut_goes_on_an_own_manor_without_one() -> None:
    """R87.1"""
    game = hut_table(manors={"a1": RED, "b2": RED, "c3": BLUE}, huts="a1")
    assert asked(game.token_hut(RED)) == ("b2", None)
    play(game.token_hut(RED), "b2")
    assert game.huts == ["a1", "b2"]
    assert told(game, "placed-hut") == [{"seat": RED, "cell": "b2"}]


def test_without_a_manor_there_is_no_action() -> None:
    """R87.1"""
    assert words_asked(hut_table(manors={"c3": BLUE}).token_hut(RED)) == []


def test_without_a_hut_there_is_no_action() -> None:
    """X2, R87.1"""
    cells = "a1 a2 a3 a4 a5 a6 b1"
    manors = {**dict.fromkeys(cells.split(), BLUE), "c3": RED}
    assert words_asked(hut_table(manors=manors, huts=cells).token_hut(RED)) == []


def test_a_manor_with_a_hut_counts_as_two() -> None:
    """R87, R87.2"""
    game = hut_table(environs=LAND, manors={"a1": RED, "a2": BLUE}, huts="a1")
    assert game.strengths(territory(game, "a1")) == {RED: 2, BLUE: 1}


def test_a_sole_winner_scores_a_point_for_each_hut() -> None:
    """R87.3, E36, R-E4, Q96: six and three tiles, and a hut."""
    game = hut_table(environs=LAND, manors={"a1": RED, "a2": BLUE, "a4": RED}, huts="a1")
    assert (len(territory(game, "a1")), len(territory(game, "a4"))) == (6, 3)
    play(game.score_environs())
    assert game.ledger(RED) == {"environs": 10}


def test_huts_of_others_bring_nothing() -> None:
    """R87.3"""
    game = hut_table(environs=LAND, manors={"a1": RED, "a2": RED, "a3": RED, "b1": BLUE}, huts="b1 a1")
    assert game.territory_award(territory(game, "a1")) == {RED: 7}


def test_a_tie_brings_no_point_for_a_hut() -> None:
    """R87.3"""
    game = hut_table(environs=LAND, manors={"a1": RED, "a2": BLUE, "a3": BLUE}, huts="a1")
    assert game.territory_award(territory(game, "a1")) == {RED: 3, BLUE: 3}


def test_after_the_scoring_manors_with_a_hut_go_home() -> None:
    """R87, R87.4"""
    game = hut_table(environs=LAND, manors={"a1": RED, "a2": BLUE, "a3": RED}, huts="a1 a2")
    play(game.score_environs())
    assert game.manors == {"a3": RED}
    assert game.huts == []
    assert told(game, "abandoned") == [{"seat": BLUE, "cells": ["a2"]}, {"seat": RED, "cells": ["a1"]}]
    assert told(game, "removed-huts") == [{"seat": None, "cells": ["a1", "a2"]}]


def test_the_projection_includes_huts() -> None:
    """R87.3"""
    game = hut_table(environs=LAND, manors={"a1": RED, "a2": BLUE}, huts="a1")
    assert [one["environs"] for one in game.projected()] == [0, 0, 7]


def test_a_hut_without_a_manor_is_noticed() -> None:
    """I2, R87.1"""
    game = hut_table(manors={"a1": RED})
    game.huts = ["a2"]
    assert [fault.at for fault in game.faults()] == ["huts"]
    game.huts = ["a1", "a1"]
    assert [fault.at for fault in game.faults()] == ["huts"]


# With Arthur and Gaheris


def test_with_arthur_a_hut_empties_its_territory() -> None:
    """R110.5, R87.5"""
    manors = {"a1": RED, "a2": BLUE, "a3": YELLOW, "a4": RED, "a5": RED}
    game = hut_table("arthur", environs=LAND, manors=manors, huts="a1")
    play(game.score_environs(), "a5")
    assert game.manors == {"a5": RED}
    assert game.huts == []


def test_a_hut_on_a_manor_that_is_replaced_goes_back() -> None:
    """X49, R31.5"""
    game = hut_table("arthur", manors={"a1": BLUE, "a2": BLUE}, huts="a1 a2")
    assert isinstance(game, Arthur)
    play(game.space_replace(RED, "replace"), "a1")
    assert isinstance(game, Huts)
    assert (game.manors["a1"], game.huts) == (RED, ["a2"])
    assert told(game, "removed-huts") == [{"seat": None, "cells": ["a1"]}]


def test_manor_castle_and_hut_are_three_and_the_manor_stays() -> None:
    """X68, Q77, castleHut=stays"""
    pieces = {"environs": LAND, "manors": {"a1": RED, "a2": BLUE}, "castle_tiles": "a1", "huts": "a1 a2"}
    game = hut_table("knights", allies_of={RED: "gaheris"}, **pieces)
    assert game.strength("a1") == 3
    play(game.score_environs())
    assert (game.manors, game.huts) == ({"a1": RED}, [])
    assert game.faults() == []


def test_as_a_house_rule_the_manor_on_a_castle_leaves_too() -> None:
    """Q77, castleHut=leaves: and its tile goes back to Gaheris."""
    pieces = {"environs": LAND, "manors": {"a1": RED, "a2": BLUE}, "castle_tiles": "a1", "huts": "a1"}
    game = hut_table("knights", allies_of={RED: "gaheris"}, castleHut="leaves", **pieces)
    play(game.score_environs())
    assert game.manors == {"a2": BLUE}
    assert game.faults() == []


def test_with_arthur_manors_on_castles_stay_whatever_the_table_says() -> None:
    """R110.5, X68, castleHut=leaves"""
    manors = {"a1": RED, "a2": BLUE, "a3": RED, "b1": RED}
    for wanted in ("stays", "leaves"):
        game = hut_table(
            *("knights", "arthur"),
            allies_of={RED: "gaheris"},
            environs=LAND,
            manors=manors,
            castle_tiles="a1 b1",
            huts="a1 a2",
            castleHut=wanted,
        )
        play(game.score_environs())
        assert game.manors == {"a1": RED, "b1": RED}
