"""The clean-up after a scoring: R34."""

from __future__ import annotations

from logres.engine import play
from logres.merlin.modules.clean_up import CleanUp
from tests.merlin.arrange import (
    BLUE,
    RED,
    YELLOW,
    asks,
    table,
    told,
)


def arthur_table(**pieces: object) -> CleanUp:
    """A table with Arthur; red is active."""
    game = table(**{"active": RED, "arthur": "on", **pieces})  # type: ignore[arg-type]
    assert isinstance(game, CleanUp)
    return game


def test_everybody_keeps_one_manor_in_each_territory() -> None:
    """R34, Q40, I5: in turn order, of one's own choice, after the scoring."""
    manors = {"a1": RED, "a2": RED, "b1": BLUE, "b2": RED, "a5": BLUE, "a6": BLUE, "c3": YELLOW}
    game = arthur_table(manors=manors, first=RED, round=2)
    territory = next(cells for cells in game.territories() if "a1" in cells)
    assert {"a1", "a2", "b1", "b2"} <= {*territory}
    questions = asks(game.score_environs(), "b2", "a5")
    assert [(choice.seat, choice.ask, (*choice.options,)) for choice in questions] == [
        (RED, "keep", ("a1", "a2", "b2")),
        (BLUE, "keep", ("a5", "a6")),
    ]
    assert game.manors == {"b1": BLUE, "b2": RED, "a5": BLUE, "c3": YELLOW}
    assert game.ledger(RED)["environs"] == len(territory)
    assert told(game, "cleared")[0] == {"seat": RED, "kept": "b2", "cells": ["a1", "a2"]}
    for cells in game.territories():
        for seat in game.seats:
            assert len([cell for cell in cells if game.manors.get(cell) == seat]) <= 1


def test_manors_in_different_territories_all_stay() -> None:
    """R34"""
    game = arthur_table(manors={"a1": RED, "a3": RED, "a5": RED}, round=4)
    play(game.score_environs())
    assert len(game.manors) == 3


def test_nobody_is_asked_to_clean_up_when_the_game_is_over() -> None:
    """R34: nothing counts manors after the last scoring."""
    game = arthur_table(manors={"a1": RED, "a2": RED}, round=6)
    play(game.score_environs())
    assert len(game.manors) == 2


def test_manors_that_were_cleared_can_be_built_again() -> None:
    """R34: they return to the supply."""
    mine = dict.fromkeys(("a1", "a2", "b1", "b2", "c1", "c2", "a5"), RED)
    game = arthur_table(manors=mine, round=2)
    assert not game.has_manor(RED)
    play(game.score_environs(), "a1")
    assert game.has_manor(RED)
