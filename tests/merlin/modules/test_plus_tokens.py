"""Plus tokens: R63."""

from __future__ import annotations

from typing import Literal

import pytest

from logres.engine import play
from logres.merlin.modules.knights.kay import Kay
from logres.merlin.modules.plus_tokens import LadenMarkers, PlusTokens
from tests.merlin.arrange import BLUE, GREEN, RED, YELLOW, spread, table, told, words_asked


def reinforced(**pieces: object) -> PlusTokens:
    """A table with the market; red is active."""
    game = table(**{"active": RED, "gold": "on", "market": "on", **pieces})  # type: ignore[arg-type]
    assert isinstance(game, PlusTokens)
    return game


def laid(game: PlusTokens, seat: int) -> list[str]:
    """Where the tokens of a seat lie, in board order."""
    return [place for place, count in game.plus_tokens[seat].items() for _ in range(count)]


def test_a_token_is_kept_beside_the_castle() -> None:
    """R63.1"""
    game = reinforced(coins={RED: 1})
    play(game.act_buy(RED, "plus"))
    assert (game.wares[RED], game.market["plus"], laid(game, RED)) == ({"plus": 1}, 5, [])


def test_with_a_marker_a_token_may_be_laid() -> None:
    """R63.2"""
    game = reinforced(wares={RED: "plus"})
    play(game.space_principality(RED, "blue"), ("lady", "blue"), "blue")
    assert (spread(game, RED), laid(game, RED), game.wares[RED]) == (["blue"], ["blue"], {})
    assert told(game, "laid-plus") == [{"seat": RED, "place": "blue"}]
    game = reinforced(wares={RED: "plus"})
    play(game.space_principality(RED, "blue"), ("lady", "blue"), None)
    assert (laid(game, RED), game.wares[RED]) == ([], {"plus": 1})


def test_whatever_places_the_marker_a_token_may_go_with_it() -> None:
    """R63.2: a tower, for example."""
    game = reinforced(wares={RED: "plus"})
    assert words_asked(game.tower_bonus(RED, "a2"), ("marker", "grey")) == ["tower", "plus"]


def test_one_token_for_a_marker() -> None:
    """R63.2"""
    game = reinforced(wares={RED: "plus plus"})
    play(game.put_marker(RED, "blue"), "blue")
    assert game.wares[RED] == {"plus": 1}


def test_without_a_marker_there_is_no_token() -> None:
    """R63.2"""
    game = reinforced(wares={RED: "plus"}, markers={RED: "black black black black black black"})
    assert words_asked(game.place_marker(RED, "blue")) == []


def test_a_marker_with_a_token_counts_for_two() -> None:
    """E26, R-E5, R63, R63.2, R63.3, Q65, plusInPot=on"""
    game = reinforced(
        seats=4, markers={GREEN: "grey grey", YELLOW: "grey grey", BLUE: "grey"}, plus_tokens={GREEN: "grey"}
    )
    assert game.projected()[GREEN]["influence"] == 6
    play(game.score_influence())
    assert [game.points[seat].get("influence", 0) for seat in game.seats] == [0, 0, 0, 6]
    assert (laid(game, GREEN), game.market["plus"], spread(game, GREEN)) == ([], 6, ["grey"])
    assert told(game, "returned-plus") == [{"seat": GREEN, "place": "grey", "count": 1}]


def test_as_a_house_rule_tokens_are_no_points() -> None:
    """Q65, plusInPot=off"""
    game = reinforced(markers={RED: "grey", BLUE: "grey"}, plus_tokens={RED: "grey"}, plusInPot="off")
    play(game.score_influence())
    assert game.points[RED] == {"influence": 2}


def test_a_token_lasts_for_one_scoring_only() -> None:
    """R63.2, R63.3"""
    game = reinforced(markers={RED: "grey", BLUE: "grey"}, plus_tokens={RED: "grey"})
    play(game.score_influence())
    play(game.score_influence())
    assert (game.points[RED], game.points[BLUE]) == ({"influence": 3 + 1}, {"influence": 1})


def test_a_token_does_not_count_as_a_marker_for_spaces_and_missions() -> None:
    """R63.2: it counts in the scoring only."""
    cards = {"markers": "2 lady: marker in grey, marker in grey"}
    game = reinforced(markers={RED: "grey"}, plus_tokens={RED: "grey"}, cards=cards, hands={RED: "markers"})
    play(game.space_vp(RED, "vp-influence"))
    assert game.points[RED] == {"spaces": 1}
    assert game.mission_acts(RED) == []


def test_a_marker_that_leaves_early_takes_its_token_along() -> None:
    """X83"""
    game = reinforced(markers={RED: "grey"}, plus_tokens={RED: "grey"})
    game.recall_markers(RED, "grey", 1)
    assert (spread(game, RED), laid(game, RED), game.market["plus"]) == ([], [], 6)


def test_of_two_markers_the_one_without_a_token_leaves_first() -> None:
    """X83, X114"""
    tiles = {"treasures": "on", "treasure_tiles": {"a1": "discard-flag-marker"}}
    game = reinforced(markers={YELLOW: "grey grey"}, plus_tokens={YELLOW: "grey"}, **tiles)
    play(game.raise_manor(RED, "a1"), "discard-flag-marker")
    assert (spread(game, YELLOW), laid(game, YELLOW)) == (["grey"], ["grey"])
    play(game.raise_manor(RED, "a1"), "discard-flag-marker")
    assert (spread(game, YELLOW), laid(game, YELLOW), game.market["plus"]) == ([], [], 6)


def test_a_token_and_a_tile_of_kay_may_go_with_the_same_marker() -> None:
    """X71e, X82, R40.15: the tile is not in the pot."""
    game = reinforced(
        wares={RED: "plus"}, settings={"knights": "on"}, allies_of={RED: "kay"}, markers={BLUE: "grey grey"}
    )
    assert isinstance(game, Kay)
    play(game.put_marker(RED, "grey"), "grey", "grey")
    assert (game.influence(RED, "grey"), game.pot("grey")) == (3, 4)


def test_more_tokens_than_markers_are_a_fault() -> None:
    """I2, R63.2"""
    game = reinforced(wares={RED: "plus"})
    game.wares[RED], game.plus_tokens[RED]["blue"] = {}, 1
    assert [(fault.at, fault.what) for fault in game.faults()] == [
        ("plus_tokens.2.blue", "there are 1 tokens under 0 markers")
    ]


def test_a_lost_token_is_a_fault() -> None:
    """I2"""
    game = reinforced(markers={RED: "blue"})
    game.plus_tokens[RED]["blue"] = 1
    assert [fault.what for fault in game.faults()] == ["I2: there are 7 'plus', not 6"]


# With Morgana and treasures


def burdened(**pieces: object) -> LadenMarkers:
    """A table with the market, Morgana and treasures, where red has two markers, a token and one of hers."""
    modules = {"gold": "on", "market": "on", "morgana": "on", "treasures": "on"}
    mine = {"markers": {RED: "grey grey"}, "plus_tokens": {RED: "grey"}, "topped": {RED: "grey"}}
    game = table(settings=modules, **{**mine, **pieces})  # type: ignore[arg-type]
    assert isinstance(game, LadenMarkers)
    return game


def carried(game: LadenMarkers) -> tuple[int, int, int]:
    """Red's markers, tokens and those of Morgana in grey."""
    assert game.faults() == []
    return game.markers[RED]["grey"], game.plus_tokens[RED]["grey"], game.topped[RED]["grey"]


@pytest.mark.parametrize(("given_up", "left"), [("marker", (1, 0, 1)), ("topped", (1, 1, 0))])
def test_of_a_marker_with_a_token_and_one_with_morganas_either_is_lost(
    given_up: Literal["marker", "topped"], left: tuple[int, int, int]
) -> None:
    """X114: they belong to the marker."""
    game = burdened()
    play(game.give_up(RED, (given_up, "grey")))
    assert carried(game) == left


def test_a_marker_that_carries_both_loses_both_and_goes_last() -> None:
    """X114"""
    game = burdened(laden={RED: "grey"})
    play(game.give_up(RED, ("marker", "grey")))
    assert carried(game) == (1, 1, 1)
    play(game.give_up(RED, ("marker", "grey")))
    assert (carried(game), game.market["plus"], game.dark_supply) == ((0, 0, 0), 6, 6)
    game = burdened(laden={RED: "grey"})
    play(game.give_up(RED, ("topped", "grey")))
    assert carried(game) == (1, 0, 0)


def test_of_two_with_morganas_the_one_without_a_token_goes_first() -> None:
    """X114"""
    game = burdened(topped={RED: "grey grey"}, laden={RED: "grey"})
    play(game.give_up(RED, ("marker", "grey")))
    assert (carried(game), game.laden[RED]["grey"]) == ((1, 1, 1), 1)


def test_morganas_marker_goes_on_one_with_a_token() -> None:
    """R86.4, X82, X114: and after the scoring nothing is carried."""
    game = burdened(topped={}, morgana="grey")
    game.darken(RED, "grey")
    assert (carried(game), game.laden[RED]["grey"]) == ((2, 1, 1), 1)
    game.darken(RED, "grey")
    assert (carried(game), game.laden[RED]["grey"]) == ((2, 1, 2), 1)
    play(game.score_influence())
    assert (carried(game), game.laden[RED]["grey"]) == ((0, 0, 0), 0)


def test_an_impossible_number_of_markers_with_both_is_a_fault() -> None:
    """X114, I2"""
    game = burdened()
    game.laden[RED]["grey"] = 2
    assert [fault.at for fault in game.faults()] == [f"laden.{RED}.grey"]
    game = burdened(markers={RED: "grey"}, laden={RED: "grey"})
    game.laden[RED]["grey"] = 0
    assert [fault.at for fault in game.faults()] == [f"laden.{RED}.grey"]
