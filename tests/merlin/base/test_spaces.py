"""The spaces of the ring: victory points, exchange, Grail and Excalibur (R8.2, R8.4, R8.5, R8.7)."""

from __future__ import annotations

from collections import Counter

import pytest

from logres.engine import play
from logres.merlin.base.spaces import action
from tests.merlin.arrange import BLUE, RED, RING, YELLOW, asked, spread, stock, table, told, words_asked


def test_every_space_of_the_ring_has_its_rule() -> None:
    """R8.1"""
    game = table()
    assert Counter(action(space) for space in RING) == {
        "principality": 6,
        "vp": 4,
        "influence": 4,
        "excalibur": 1,
        "grail": 1,
        "relocate": 1,
        "exchange": 2,
        "mission": 2,
        "build": 3,
    }
    assert all(callable(getattr(game, f"space_{action(space)}")) for space in RING)


# Victory points


@pytest.mark.parametrize(("kind", "points"), [("shield", 3), ("flag", 2), ("material", 1)])
def test_a_point_for_each_shield_flag_or_material_on_the_castle(kind: str, points: int) -> None:
    """R8.2"""
    goods = "blue-shield blue-shield grey-shield black-flag brown-flag orange-material"
    game = table(castles={RED: goods, BLUE: "blue-shield blue-flag blue-material"})
    play(game.execute(RED, f"vp-{kind}"))
    assert game.scores() == [0, 0, points]
    scored = {"points": points, "source": "spaces", "total": points, "space": f"vp-{kind}", "piece": kind}
    assert told(game, "scored") == [{"seat": RED, **scored}]
    assert len(stock(game, RED)) == 6


def test_a_point_for_each_own_marker_in_principalities() -> None:
    """R8.2"""
    game = table(markers={RED: "black black grey", BLUE: "black"})
    play(game.execute(RED, "vp-influence"))
    assert game.scores() == [0, 0, 3]
    assert spread(game, RED) == ["black", "black", "grey"]
    assert told(game, "scored")[0]["piece"] == "influence"


@pytest.mark.parametrize("space", ["vp-shield", "vp-flag", "vp-material", "vp-influence"])
def test_a_player_with_nothing_of_the_kind_scores_nothing(space: str) -> None:
    """R8.2"""
    game = table(castles={BLUE: "blue-shield blue-flag blue-material"}, markers={BLUE: "black"})
    play(game.execute(RED, space))
    assert game.scores() == [0, 0, 0]


# Exchange


def test_a_blue_material_is_exchanged_for_an_orange_flag() -> None:
    """E2, R8.7"""
    game = table(castles={RED: "blue-material"})
    play(game.execute(RED, "exchange-1"), "blue-material", "orange-flag")
    assert stock(game, RED) == ["orange-flag"]
    assert game.supply["blue-material"] == 6
    assert game.supply["orange-flag"] == 5
    assert told(game, "gave-back") == [{"seat": RED, "good": "blue-material"}]
    assert told(game, "took") == [{"seat": RED, "good": "orange-flag"}]


@pytest.mark.parametrize("space", ["exchange-1", "exchange-2"])
def test_any_good_is_returned_and_any_available_one_taken(space: str) -> None:
    """R8.7"""
    game = table(castles={BLUE: "blue-material grey-shield grey-shield brown-flag"}, hoard="black-shield")
    assert asked(game.execute(BLUE, space)) == ("grey-shield", "brown-flag", "blue-material", None)
    options = asked(game.execute(BLUE, space), "brown-flag")
    assert len(options) == 17
    assert "black-shield" not in options


def test_the_same_item_may_be_taken_back_at_an_exchange() -> None:
    """X14"""
    game = table(castles={BLUE: "blue-material"}, hoard="blue-material")
    play(game.execute(BLUE, "exchange-1"), "blue-material", "blue-material")
    assert stock(game, BLUE) == ["blue-material"]


def test_without_a_good_an_exchange_has_no_effect() -> None:
    """R8.7"""
    game = table(castles={YELLOW: "blue-material"})
    play(game.execute(BLUE, "exchange-1"))
    assert told(game, "forfeited") == [{"seat": BLUE, "space": "exchange-1"}]


def test_after_returning_something_a_good_must_be_taken() -> None:
    """R8.7"""
    game = table(castles={BLUE: "blue-material"})
    assert None not in asked(game.execute(BLUE, "exchange-1"), "blue-material")


# Excalibur


def test_excalibur_is_taken_from_the_board_and_a_traitor_of_choice_discarded() -> None:
    """R8.4"""
    game = table(traitors={RED: "black blue blue"})
    assert asked(game.execute(RED, "excalibur")) == ("black", "blue", None)
    play(game.execute(RED, "excalibur"), "blue")
    assert game.excalibur == RED
    assert game.traitors[RED] == ["black", "blue"]
    assert game.traitor_discards == ["blue"]


def test_excalibur_is_taken_from_its_holder() -> None:
    """R8.4"""
    game = table(excalibur=BLUE)
    play(game.execute(RED, "excalibur"))
    assert game.excalibur == RED
    assert told(game, "took-excalibur") == [{"seat": RED, "former": BLUE}]


def test_the_holder_of_excalibur_keeps_it_and_still_discards_a_traitor() -> None:
    """R8.4, Q19"""
    game = table(excalibur=RED, traitors={RED: "black black"})
    play(game.execute(RED, "excalibur"))
    assert game.excalibur == RED
    assert game.traitors[RED] == ["black"]


def test_excalibur_repels_the_only_traitor_without_a_question() -> None:
    """R8.4, Q21"""
    game = table(traitors={RED: "black"})
    play(game.execute(RED, "excalibur"))
    assert told(game, "repelled") == [{"seat": RED, "traitor": "black", "means": "excalibur"}]


def test_without_a_traitor_excalibur_is_still_taken() -> None:
    """X16"""
    game = table(traitors={BLUE: "black"})
    play(game.execute(RED, "excalibur"))
    assert game.excalibur == RED
    assert game.traitors[BLUE] == ["black"]


def test_the_last_traitor_is_asked_for_if_it_may_be_worth_keeping() -> None:
    """R8.4, excaliburNeedsOne=on: a traitor repelled in the scoring would bring points."""
    game = table(traitors={RED: "black"}, excaliburNeedsOne="on")
    assert asked(game.execute(RED, "excalibur")) == ("black", None)


# Grail


def test_the_grail_is_taken_with_an_apple() -> None:
    """R8.5"""
    game = table()
    assert words_asked(game.execute(RED, "grail")) == []
    assert game.grail == RED
    assert game.apples[RED] == 1
    assert game.apple_supply == 10
    assert told(game, "took-grail") == [{"seat": RED, "former": None}]
    assert told(game, "took-apple") == [{"seat": RED}]


def test_the_grail_is_taken_from_its_holder() -> None:
    """R8.5"""
    game = table(grail=BLUE)
    play(game.execute(RED, "grail"))
    assert game.grail == RED
    assert told(game, "took-grail") == [{"seat": RED, "former": BLUE}]


def test_the_holder_of_the_grail_keeps_it_and_still_takes_an_apple() -> None:
    """R8.5, Q19"""
    game = table(grail=RED)
    play(game.execute(RED, "grail"))
    assert game.grail == RED
    assert game.apples[RED] == 1


def test_without_an_apple_the_grail_is_still_taken() -> None:
    """X16, X2"""
    game = table(apples={BLUE: 6, YELLOW: 5})
    play(game.execute(RED, "grail"))
    assert game.grail == RED
    assert game.apples == [6, 5, 0]
    assert told(game, "took-apple") == []


def test_a_returned_apple_can_be_taken_again() -> None:
    """X2, R6.1"""
    game = table(apples={BLUE: 6, YELLOW: 5})
    play(game.act_apple(BLUE, "die1", 6))
    play(game.execute(RED, "grail"))
    assert game.apples == [5, 5, 1]
