"""Sir Geraint: R40.6"""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.base.position import MERLIN
from logres.merlin.modules.knights.geraint import Geraint
from tests.merlin.arrange import BLUE, RED, allied

KINDS = ("influence", "shield", "flag", "material", "manor")


def test_a_space_brings_its_tile_once_and_a_point_each_time() -> None:
    """R40.6, Q45, R-E9, geraint=always"""
    game = allied(Geraint, castles={RED: "blue-shield grey-shield"})
    for total in (3, 6):
        play(game.space_vp(RED, "vp-shield"))
        assert game.score_of(RED) == total
    assert game.geraint_tiles[RED] == ["shield"]
    assert game.ledger(RED) == {"spaces": 4, "geraint": 2}


def test_as_a_house_rule_only_the_first_time_brings_a_point() -> None:
    """Q45, geraint=firstOnly"""
    game = allied(Geraint, castles={RED: "blue-shield grey-shield"}, geraint="firstOnly")
    for total in (3, 5):
        play(game.space_vp(RED, "vp-shield"))
        assert game.score_of(RED) == total
    assert not game.is_honoured(RED, "vp-shield")
    assert game.is_honoured(RED, "vp-flag")


def test_another_kind_brings_another_tile() -> None:
    """R40.6"""
    game = allied(Geraint, geraint_tiles="shield")
    play(game.space_vp(RED, "vp-influence"))
    assert (game.geraint_tiles[RED], game.score_of(RED)) == (["shield", "influence"], 1)


def test_a_staff_repeats_it_even_without_any_piece() -> None:
    """X59"""
    game = allied(Geraint, staffs={RED: 1})
    assert game.offers(RED, "vp-flag")
    play(game.arrive(RED, MERLIN, "vp-flag"), ("staff", "vp-flag"))
    assert (game.ledger(RED)["geraint"], game.geraint_tiles[RED]) == (2, ["flag"])


def test_if_he_honours_nothing_an_empty_space_offers_nothing() -> None:
    """X59, geraint=firstOnly"""
    game = allied(Geraint, geraint_tiles="flag", geraint="firstOnly")
    assert not game.offers(RED, "vp-flag")
    assert not allied(Geraint).offers(BLUE, "vp-flag")


def test_a_borrowed_space_counts() -> None:
    """X59"""
    game = allied(Geraint, castles={RED: "orange-flag"}, knights={BLUE: "vp-flag"})
    play(game.land(RED, "knight2", ("different", "vp-flag")))
    assert (game.geraint_tiles[RED], game.ledger(RED)) == (["flag"], {"spaces": 0, "geraint": 1})


def test_with_the_flag_bearer_of_the_favor_the_tile_is_that_of_the_space_and_both_bring_a_point() -> None:
    """X58"""
    game = allied(
        Geraint, favor="on", seals={RED: "flag-bearer-3"}, castles={RED: "blue-material grey-material"}
    )
    play(game.arrive(RED, "knight2", "vp-shield"), "material")
    assert game.geraint_tiles[RED] == ["shield"]
    assert game.ledger(RED) == {"spaces": 2, "favor": 1, "geraint": 1}


def test_with_arthur_there_are_five_kinds() -> None:
    """R110.4"""
    game = allied(Geraint, arthur="on", geraint_tiles="influence shield flag material")
    play(game.space_vp(RED, "vp-manor"))
    assert game.geraint_tiles[RED] == ["influence", "shield", "flag", "material", "manor"]
    assert game.leftovers(RED)["geraint"] == 10
    assert game.faults() == []


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7), (5, 10)])
def test_the_tiles_bring_points_at_the_end(tiles: int, points: int) -> None:
    """E22, R13.4, R40.6"""
    game = allied(Geraint, arthur="on", geraint_tiles=" ".join(KINDS[:tiles]))
    assert game.leftovers(RED)["geraint"] == game.projected()[RED]["geraint"] == points
    game.end_game()
    assert game.ledger(RED) == ({"geraint": points} if points else {})


def test_a_player_without_him_gets_nothing() -> None:
    """R40.6"""
    game = allied(Geraint)
    play(game.space_vp(BLUE, "vp-shield"))
    assert (game.geraint_tiles[BLUE], game.score_of(BLUE)) == ([], 0)
    assert "geraint" not in game.leftovers(BLUE)


def test_a_tile_for_manors_without_arthur_is_a_fault() -> None:
    """I2, R110.4"""
    game = allied(Geraint, geraint_tiles="shield")
    game.geraint_tiles[RED].append("manor")
    assert [fault.at for fault in game.faults()] == ["geraint_tiles.2"]
    game = allied(Geraint)
    game.geraint_tiles[BLUE].append("flag")
    assert [str(fault) for fault in game.faults()] == ["Geraint is not an ally of seat 0"]
