"""Dark influence: R86.4."""

from __future__ import annotations

from logres.engine import play
from logres.merlin.modules.dark_influence import DarkInfluence
from logres.merlin.modules.treasures import Treasures
from tests.merlin.arrange import BLUE, RED, YELLOW, asked, fresh, spread, table, told, words_asked

ON = {"gold": "on", "morgana": "on"}


def shadow(*modules: str, **pieces: object) -> DarkInfluence:
    """A table with Morgana in black, also with these modules; red is active."""
    settings = {**ON, **dict.fromkeys(modules, "on")}
    settled = {"active": RED, "morgana": "black", **pieces}
    game = table(settings=settings, **settled)  # type: ignore[arg-type]
    assert isinstance(game, DarkInfluence)
    return game


def test_six_markers_lie_beside_the_board() -> None:
    """R80.3, R2.9"""
    game = fresh(settings=ON)
    assert isinstance(game, DarkInfluence)
    assert (game.dark_supply, {*game.dark_markers.values()}) == (6, {0})


# Placing


def test_one_marker_goes_where_morgana_stands_and_one_near_or_opposite() -> None:
    """R86.4, Q78, R-E14, darkReach=adjOrOpp"""
    game = shadow()
    assert game.shades() == ["grey", "purple", "brown"]
    play(game.token_dark(RED), "purple")
    assert {place for place, count in game.dark_markers.items() if count} == {"black", "purple"}
    assert game.dark_supply == 4


def test_as_a_house_rule_the_second_marker_goes_next_to_her() -> None:
    """Q78, darkReach=adjacent"""
    assert shadow(darkReach="adjacent").shades() == ["grey", "brown"]


def test_it_goes_on_top_of_an_own_marker_that_has_none() -> None:
    """R86.4"""
    game = shadow(markers={RED: "black", BLUE: "grey"})
    play(game.token_dark(RED), "grey")
    assert (game.topped[RED]["black"], game.dark_markers["grey"]) == (1, 1)
    play(game.token_dark(RED), "grey")
    assert (game.topped[RED]["black"], game.dark_markers["black"]) == (1, 1)
    assert [event["top"] for event in told(game, "darkened")] == [True, False, False, False]


def test_the_last_marker_goes_where_morgana_stands() -> None:
    """X99c"""
    game = shadow(dark="grey grey grey blue blue")
    assert asked(game.token_dark(RED)) == ("black", None)
    play(game.token_dark(RED), "black")
    assert (game.dark_markers["black"], game.dark_supply) == (1, 0)


def test_without_a_marker_nothing_happens() -> None:
    """R86.4, X99c"""
    game = shadow(dark="grey grey grey blue blue blue")
    assert words_asked(game.token_dark(RED)) == []


def test_it_may_be_forfeited() -> None:
    """R85.2"""
    game = shadow()
    play(game.token_dark(RED), None)
    assert game.dark_supply == 6


# Scoring


def test_a_marker_with_one_on_top_counts_as_two_and_goes_home() -> None:
    """R86.4, E37"""
    game = shadow(markers={RED: "black", BLUE: "black", YELLOW: "black"}, topped={RED: "black"})
    play(game.score_influence())
    assert game.ledger(RED) == {"influence": 4}
    assert (game.ledger(BLUE), game.ledger(YELLOW)) == ({}, {})
    assert (spread(game, RED), spread(game, BLUE), game.dark_supply) == ([], ["black"], 6)


def test_of_several_markers_those_without_one_stay_as_usual() -> None:
    """R86.4, R12.3"""
    game = shadow(markers={RED: "black black black"}, topped={RED: "black"})
    play(game.score_influence())
    assert (game.ledger(RED), spread(game, RED)) == ({"influence": 4}, ["black"])
    assert game.markers_at_home(RED) == 5


def test_lone_markers_can_win_a_principality_for_nobody() -> None:
    """R86.4, E38"""
    game = shadow(markers={BLUE: "black", YELLOW: "black"}, dark="black black")
    play(game.score_influence())
    assert (game.ledger(BLUE), game.ledger(YELLOW)) == ({}, {})
    assert (spread(game, BLUE), game.dark_supply) == (["black"], 6)
    assert told(game, "dispelled") == [{"seat": None, "place": "black", "count": 2}]


def test_her_share_of_a_tie_is_lost() -> None:
    """X99a, R86.4"""
    game = shadow(markers={BLUE: "black"}, dark="black")
    play(game.score_influence())
    assert game.ledger(BLUE) == {"influence": 1}


def test_the_grail_wins_a_tie_with_her() -> None:
    """X99a, R12.3a"""
    game = shadow(markers={BLUE: "black"}, dark="black", grail=BLUE)
    play(game.score_influence(), "black")
    assert game.ledger(BLUE) == {"influence": 2}


def test_lone_markers_count_for_the_pot_and_alone_for_nobody() -> None:
    """X99b, R86.4"""
    game = shadow(markers={BLUE: "black black"}, dark="black grey")
    assert (game.pot("black"), game.influence_award("black")) == (3, {BLUE: 3})
    assert (game.pot("grey"), game.influence_award("grey")) == (1, {})
    play(game.score_influence())
    assert game.ledger(BLUE) == {"influence": 3}


def test_kays_tile_and_morganas_marker_are_added() -> None:
    """R86.4, R40.15: the tile is not for the pot."""
    game = shadow(
        "knights",
        allies_of={RED: "kay"},
        markers={RED: "black", BLUE: "black black"},
        kay_tiles="black",
        topped={RED: "black"},
    )
    assert (game.influence(RED, "black"), game.pot("black")) == (3, 4)


def test_the_projection_knows_them() -> None:
    """R86.4"""
    game = shadow(markers={RED: "black", BLUE: "black"}, topped={RED: "black"})
    assert [one["influence"] for one in game.projected()] == [0, 0, 3]


# Markers that go before


def test_a_marker_that_is_given_up_takes_morganas_along() -> None:
    """X114, R92.6"""
    game = shadow("treasures", markers={RED: "black"}, topped={RED: "black"})
    assert isinstance(game, Treasures)
    play(game.give_up(RED, ("marker", "black")))
    assert isinstance(game, DarkInfluence)
    assert (spread(game, RED), game.topped[RED]["black"], game.dark_supply) == ([], 0, 6)
    assert told(game, "dispelled") == [{"seat": RED, "place": "black", "count": 1}]


def test_a_marker_without_one_is_given_up_first() -> None:
    """X114: unless its owner chooses otherwise."""
    game = shadow("treasures", markers={RED: "black black"}, topped={RED: "black"})
    game.recall_markers(RED, "black", 1)
    assert (spread(game, RED), game.topped[RED]["black"], game.dark_supply) == (["black"], 1, 5)


def test_the_owner_chooses_between_a_marker_with_and_one_without_hers() -> None:
    """R92.6, X114: one with hers counts more now, the other stays after the scoring."""
    word = "discard-flag-marker"
    pieces = {"markers": {YELLOW: "black black grey blue"}, "topped": {YELLOW: "black grey"}}
    game = shadow("treasures", treasure_tiles={"a1": word}, **pieces)
    offered = (("marker", "black"), ("marker", "grey"), ("marker", "blue"), ("topped", "black"))
    assert asked(game.raise_manor(RED, "a1"), word) == offered
    play(game.raise_manor(RED, "a1"), word, ("topped", "black"))
    assert spread(game, YELLOW) == ["black", "grey", "blue"]
    assert (game.topped[YELLOW]["black"], game.dark_supply) == (0, 5)
    assert told(game, "dispelled") == [{"seat": YELLOW, "place": "black", "count": 1}]
    assert game.faults() == []
    game = shadow("treasures", treasure_tiles={"a3": "discard-shield-flag"}, **pieces)
    assert isinstance(game, Treasures)
    assert game.losses(YELLOW, game.parts.treasures.by_tile[game.tile("a3")]) == []


# Soundness


def test_her_markers_are_counted() -> None:
    """I2, R2.9"""
    game = shadow()
    game.dark_markers["grey"] = 1
    assert [fault.at for fault in game.faults()] == ["dark_supply"]
    game = shadow()
    game.topped[RED]["black"], game.dark_supply = 1, 5
    assert [fault.at for fault in game.faults()] == [f"topped.{RED}.black"]
