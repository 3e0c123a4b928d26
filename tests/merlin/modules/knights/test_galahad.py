"""Sir Galahad: R40.9"""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.modules.knights.galahad import Galahad, SpoilsOfGalahad
from tests.merlin.arrange import BLUE, RED, allied, asked, stock, table, words_asked

OTHERS = ("black", "grey", "purple", "orange", "brown", None)


def test_a_duty_can_fetch_the_same_kind_from_another_principality() -> None:
    """R40.9, Q49"""
    game = allied(Galahad)
    assert asked(game.space_principality(RED, "blue"), ("builder", "blue")) == OTHERS
    game = allied(Galahad)
    play(game.space_principality(RED, "blue"), ("builder", "blue"), "brown")
    assert (stock(game, RED), game.ally_tiles[RED]["galahad"]) == (["brown-material"], 5)


def test_a_player_who_keeps_the_tile_takes_from_the_principality() -> None:
    """R40.9"""
    game = allied(Galahad)
    play(game.claim(RED, "flag", "blue"), None)
    assert (stock(game, RED), game.ally_tiles[RED]["galahad"]) == (["blue-flag"], 6)


def test_each_item_costs_a_tile() -> None:
    """R40.9, X55"""
    game = allied(Galahad, allies_of={RED: "galahad lancelot"}, marshal="blue", ally_tiles={RED: "galahad:2"})
    play(game.space_principality(RED, "blue"), ("builder", "blue"), "brown", "grey")
    assert stock(game, RED) == ["grey-material", "brown-material"]
    assert words_asked(game.claim(RED, "flag", "blue")) == []


def test_only_principalities_that_have_one_are_offered() -> None:
    """R40.9, X1"""
    game = allied(Galahad, hoard="black-flag brown-flag", allies_of={BLUE: "galahad"}, active=BLUE)
    assert asked(game.claim(BLUE, "flag", "blue")) == ("grey", "purple", "orange", None)


@pytest.mark.parametrize(("house", "offered"), [("on", True), ("off", False)])
def test_the_principality_itself_may_be_empty_unless_the_table_says_otherwise(
    house: str, offered: bool
) -> None:
    """X66, Q49, galahadEmpty=on, galahadEmpty=off"""
    game = allied(Galahad, hoard="blue-flag", allies_of={BLUE: "galahad"}, galahadEmpty=house, active=BLUE)
    assert bool(words_asked(game.claim(BLUE, "flag", "blue"))) is offered
    game.markers[BLUE]["blue"] = 1
    assert game.offers(BLUE, "influence-flag") is offered
    assert game.claimable(BLUE, "flag", ["blue"]) == (["blue"] if offered else [])


def test_an_influence_space_lets_him_take_elsewhere() -> None:
    """R40.9"""
    game = allied(Galahad, markers={RED: "blue grey"})
    play(game.space_influence(RED, "influence-flag"), "blue", "brown")
    assert stock(game, RED) == ["brown-flag"]


def test_what_a_treasure_a_pict_or_a_decree_brings_can_come_from_elsewhere() -> None:
    """R40.9, Q49"""
    game = allied(
        Galahad, treasures="on", treasure_tiles={"a1": "influence-shield-material"}, markers={RED: "blue"}
    )
    play(game.raise_manor(RED, "a1"), "grey", None)
    assert stock(game, RED) == ["grey-shield", "blue-material"]
    game = allied(Galahad, arthur="on", pict_display="orange-flag")
    play(game.execute(RED, "picts-1"), "orange-flag", "black")
    assert stock(game, RED) == ["black-flag"]
    game = allied(Galahad, decrees="on", stacks={"blue": "orange-flag"})
    play(game.space_principality(RED, "blue"), ("builder", "blue"), "blue", "black")
    assert stock(game, RED) == ["black-flag"]


def test_if_the_choice_is_free_anyway_nobody_is_asked() -> None:
    """X67: exchange and tower."""
    game = allied(Galahad, castles={RED: "blue-flag"})
    assert words_asked(game.space_exchange(RED, "exchange-1"), "blue-flag", "grey-flag") == ["give", "take"]
    assert words_asked(game.raise_manor(RED, "a2"), "grey-flag") == ["tower"]
    game = allied(Galahad, arthur="on")
    assert words_asked(game.execute(RED, "resource-flag"), "grey-flag") == ["resource"]


def test_others_have_no_such_choice() -> None:
    """R40.9"""
    assert words_asked(allied(Galahad).claim(BLUE, "flag", "blue")) == []


# With Morgana


def spoiled(*modules: str, **pieces: object) -> SpoilsOfGalahad:
    """A table of four with Morgana in grey, and with these modules too; red has Galahad and two coins."""
    settings = dict.fromkeys(("gold", "morgana", "knights", *modules), "on")
    settled = {"active": RED, "allies_of": {RED: "galahad"}, "coins": {RED: 2}, "morgana": "grey", **pieces}
    game = table(4, settings=settings, **settled)  # type: ignore[arg-type]
    assert isinstance(game, SpoilsOfGalahad)
    return game


def test_galahad_takes_elsewhere_what_the_witch_sells() -> None:
    """R40.9, R86.3, Q49: one tile each; a player who declines takes it where Morgana stands."""
    game = spoiled()
    play(game.token_gold(RED), "goods", "grey-flag", "blue", "grey-shield", None, "grey-flag", "black")
    assert stock(game, RED) == ["grey-shield", "black-flag", "blue-flag"]
    assert (game.ally_tiles[RED]["galahad"], game.coins[RED]) == (4, 0)


def test_galahad_finds_for_the_witch_what_is_missing() -> None:
    """X66, Q49, R86.3"""
    hoard = "grey-shield grey-flag grey-material"
    game = spoiled(hoard=hoard)
    assert game.spoils(RED) == ["grey-shield", "grey-flag", "grey-material"]
    play(game.token_gold(RED), "goods", "grey-flag", "blue", "grey-flag", None, "grey-flag", "brown")
    assert stock(game, RED) == ["blue-flag", "brown-flag"]
    assert game.faults() == []
    game = spoiled(hoard=hoard, galahadEmpty="off")
    assert (game.spoils(RED), game.spoils(BLUE)) == ([], [])
    game = spoiled(galahadEmpty="off")
    assert game.elsewhere(RED, "grey-flag") == ["black", "blue", "purple", "orange", "brown"]
    assert game.elsewhere(BLUE, "grey-flag") == []


def test_in_the_city_galahad_has_nothing_to_do_with_the_witch() -> None:
    """X65, R86.3: goods of any colour can be chosen freely."""
    game = spoiled("caerleon", morgana="purple")
    goods = ("black-shield", "grey-shield", "grey-shield")
    assert words_asked(game.token_gold(RED), "goods", *goods) == ["witch-gold", "buy", "buy", "buy"]
    assert stock(game, RED) == [*goods]
