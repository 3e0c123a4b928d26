"""Sir Kay: R40.15"""

from __future__ import annotations

from logres.engine import play
from logres.merlin.modules.knights.kay import Kay
from tests.merlin.arrange import BLUE, RED, YELLOW, allied, spread, told, words_asked


def test_a_tile_can_be_laid_beside_a_marker_that_is_placed() -> None:
    """R40.15"""
    game = allied(Kay)
    play(game.space_principality(RED, "blue"), ("lady", "blue"), "blue")
    assert (spread(game, RED), game.kay_tiles["blue"], game.ally_tiles[RED]["kay"]) == (["blue"], 1, 1)
    assert told(game, "laid-tile") == [{"seat": RED, "ally": "kay", "place": "blue"}]


def test_it_may_be_kept_and_without_a_marker_nobody_is_asked() -> None:
    """R40.15"""
    game = allied(Kay)
    play(game.place_marker(RED, "blue"), None)
    assert (game.kay_tiles["blue"], game.ally_tiles[RED]["kay"]) == (0, 2)
    assert words_asked(allied(Kay, markers={RED: "blue " * 6}).place_marker(RED, "blue")) == []
    assert words_asked(allied(Kay).place_marker(BLUE, "blue")) == []


def test_it_counts_for_the_majority_but_not_for_the_points() -> None:
    """R40.15"""
    game = allied(Kay, markers={RED: "blue", BLUE: "blue"}, kay_tiles="blue")
    assert (game.influence(RED, "blue"), game.influence(BLUE, "blue"), game.pot("blue")) == (2, 1, 2)
    assert game.projected()[RED]["influence"] == 2
    play(game.score_influence())
    assert (game.ledger(RED), game.ledger(BLUE)) == ({"influence": 2}, {})


def test_after_the_scoring_it_returns_to_him() -> None:
    """R40.15, Q50"""
    game = allied(Kay, markers={RED: "blue blue grey"}, kay_tiles="blue grey")
    play(game.score_influence())
    assert (game.ally_tiles[RED]["kay"], set(game.kay_tiles.values())) == (2, {0})
    assert spread(game, RED) == ["grey", "blue"]
    assert told(game, "returned-tiles") == [
        {"seat": RED, "ally": "kay", "place": "grey", "count": 1},
        {"seat": RED, "ally": "kay", "place": "blue", "count": 1},
    ]


def test_each_marker_may_have_one_while_he_has_tiles() -> None:
    """X71e: with Lancelot's marshal and with a doubled tower."""
    game = allied(Kay, allies_of={RED: "kay lancelot"}, marshal="blue")
    play(game.space_principality(RED, "blue"), ("lady", "blue"), "blue", "blue", "blue")
    assert (spread(game, RED), game.kay_tiles["blue"]) == (["blue", "blue"], 2)
    assert words_asked(game.place_marker(RED, "grey")) == []
    game = allied(Kay)
    assert words_asked(game.raise_manor(RED, "a2"), ("marker", "grey"), "grey") == ["tower", "kay"]


def test_when_the_last_marker_is_gone_the_tile_stays_and_counts_but_gives_no_presence() -> None:
    """X70"""
    game = allied(
        Kay,
        treasures="on",
        treasure_tiles={"a1": "discard-flag-marker"},
        markers={RED: "blue", YELLOW: "blue"},
        kay_tiles="blue",
        active=BLUE,
    )
    play(game.raise_manor(BLUE, "a1"), "discard-flag-marker")
    assert (game.markers[RED]["blue"], game.kay_tiles["blue"]) == (0, 1)
    assert game.influenced(RED) == []
    assert game.contenders("blue") == {RED: 1}
    assert game.faults() == []


def test_with_the_grail_a_tie_by_his_tile_can_be_broken() -> None:
    """R40.15, R12.3a"""
    game = allied(Kay, markers={RED: "blue", BLUE: "blue blue"}, kay_tiles="blue", grail=RED)
    play(game.score_influence(), "blue")
    assert game.ledger(RED) == {"influence": 3}


def test_a_lost_tile_is_a_fault() -> None:
    """I2"""
    game = allied(Kay, kay_tiles="blue", markers={RED: "blue"})
    game.kay_tiles["blue"] = 0
    assert [str(fault) for fault in game.faults()] == ["I2: there are 1 tiles of Kay, not 2"]
