"""Missions: what they ask for, resolving, drawing and replacing them (R8.8, R9)."""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin import Merlin
from tests.merlin.arrange import (
    BLUE,
    HARD,
    RED,
    YELLOW,
    asked,
    events,
    spread,
    stock,
    table,
    told,
    words_asked,
)


def can_resolve(
    text: str, goods: str = "", markers: str = "", vassals: str = "", any_markers: str = "spread"
) -> bool:
    """Whether a player with these pieces can resolve a card that asks for this."""
    game = table(
        cards={"card": f"2 lady: {text}"},
        hands={RED: "card"},
        castles={RED: goods},
        markers={RED: markers},
        vassals={RED: vassals},
        anyMarkers=any_markers,
    )
    return game.mission_acts(RED) == [("mission", "card")]


def with_mission(text: str = "3 lady: blue shield", **zones: object) -> Merlin:
    """A table where blue holds a mission that asks for a blue shield, and has one."""
    given: dict[str, object] = {"castles": {BLUE: "blue-shield"}, **zones}
    return table(cards={"card": text}, hands={BLUE: "card x01 x02 x03"}, **given)  # type: ignore[arg-type]


# Resolving


def test_yellow_resolves_a_mission_of_three_points() -> None:
    """E5, R9.1"""
    text = "3 builder: purple flag, orange material, brown shield, marker in grey, lady in black"
    goods = "purple-flag orange-material brown-shield"
    game = table(
        active=YELLOW,
        cards={"card": text},
        hands={YELLOW: "card"},
        castles={YELLOW: goods},
        markers={YELLOW: "grey"},
        vassals={YELLOW: "lady:black"},
    )
    play(game.act_mission(YELLOW, "card"))
    assert game.scores() == [0, 3, 0]
    assert game.mission_discards == ["card"]
    assert game.hands[YELLOW] == []
    assert sorted(stock(game, YELLOW)) == sorted(goods.split())
    assert spread(game, YELLOW) == ["grey"]
    assert game.vassals[YELLOW]["lady"] == "black"
    assert told(game, "resolved") == [{"seat": YELLOW, "mission": "card"}]
    assert told(game, "scored")[0]["source"] == "missions"
    assert told(game, "scored")[0]["mission"] == "card"


@pytest.mark.parametrize("points", [1, 2, 3])
def test_a_mission_scores_its_points(points: int) -> None:
    """R9.1"""
    game = with_mission(f"{points} lady: blue shield")
    play(game.act_mission(BLUE, "card"))
    assert game.points[BLUE] == {"missions": points}


def test_one_mission_is_resolved_in_a_turn() -> None:
    """R9.1, Q9"""
    game = table(
        cards={"one": "1 lady: blue shield", "two": "2 lady: blue shield"},
        hands={BLUE: "one two"},
        castles={BLUE: "blue-shield"},
    )
    options = asked(game.turn(), ("mission", "one"))
    assert not [option for option in options if isinstance(option, tuple) and option[0] == "mission"]
    game = table(
        cards={"one": "1 lady: blue shield", "two": "2 lady: blue shield"},
        hands={BLUE: "one two"},
        castles={BLUE: "blue-shield"},
    )
    moved = ("go", "die3", "cw", "vp-shield")
    assert words_asked(game.turn(), moved, ("mission", "two"), "deck") == ["move", "rest", "draw"]


def test_nobody_must_resolve_a_mission() -> None:
    """R9.1, Q9"""
    game = with_mission()
    play(game.turn(), ("go", "die2", "cw", "build-1"), None)
    assert game.scores()[BLUE] == 0
    assert "card" in game.hands[BLUE]


def test_only_missions_of_the_own_hand_are_resolved() -> None:
    """R9.1"""
    game = table(
        cards={"mine": "1 lady: blue shield", "theirs": "1 lady: blue shield", "open": "1 lady: blue shield"},
        hands={BLUE: "mine", RED: "theirs"},
        display="open",
        castles={BLUE: "blue-shield", RED: "blue-shield"},
    )
    assert game.mission_acts(BLUE) == [("mission", "mine")]


def test_only_the_active_player_resolves_missions() -> None:
    """R9.1, R4.6"""
    game = table(
        active=YELLOW,
        cards={"card": "1 lady: blue shield"},
        hands={BLUE: "card"},
        castles={BLUE: "blue-shield"},
    )
    assert words_asked(game.turn(), ("go", "die3", "cw", "vp-shield")) == ["move"]


def test_a_piece_given_away_in_the_same_step_does_not_count() -> None:
    """X9"""
    game = with_mission(knights={BLUE: "grey"})
    moved = ("go", "die1", "cw", "exchange-1")
    assert words_asked(game.turn(), moved, "blue-shield", "grey-flag") == ["move", "give", "take"]


def test_a_piece_used_later_still_counted_when_the_mission_was_resolved() -> None:
    """X9, X8"""
    game = with_mission(knights={BLUE: "grey"})
    play(
        game.turn(),
        ("mission", "card"),
        ("go", "die1", "cw", "exchange-1"),
        *("blue-shield", "grey-flag"),
        "deck",
    )
    assert game.scores()[BLUE] == 3


# What missions ask for


@pytest.mark.parametrize(
    ("text", "goods", "met"),
    [
        ("blue flag", "blue-flag", True),
        ("blue flag", "grey-flag blue-shield blue-material", False),
        ("blue flag, blue flag", "blue-flag", False),
        ("blue flag, blue flag", "blue-flag blue-flag", True),
        ("grey material, black shield", "grey-material black-shield", True),
        ("grey material, black shield", "grey-material grey-shield", False),
    ],
)
def test_a_mission_asks_for_goods_of_particular_colours(text: str, goods: str, met: bool) -> None:
    """R9.2, R9.3: kind (a)"""
    assert can_resolve(text, goods) is met


@pytest.mark.parametrize(
    ("text", "goods", "met"),
    [
        ("any flag", "brown-flag", True),
        ("any flag", "brown-shield", False),
        ("any shield, any shield", "blue-shield blue-shield", True),
        ("any shield, any shield", "blue-shield black-shield", True),
        ("any shield, any shield", "blue-shield blue-flag", False),
        ("any shield, any flag, any material", "blue-shield grey-flag brown-material", True),
    ],
)
def test_a_mission_asks_for_goods_of_any_colour(text: str, goods: str, met: bool) -> None:
    """R9.2, R9.3: kind (b)"""
    assert can_resolve(text, goods) is met


@pytest.mark.parametrize(
    ("text", "markers", "met"),
    [
        ("marker in grey", "grey", True),
        ("marker in grey", "black blue", False),
        ("marker in grey, marker in grey", "grey", False),
        ("marker in grey, marker in grey", "grey grey", True),
        ("marker in grey, marker in blue", "grey grey", False),
        ("marker in grey, marker in blue", "grey blue", True),
    ],
)
def test_a_mission_asks_for_markers_in_particular_principalities(text: str, markers: str, met: bool) -> None:
    """R9.2, R9.3: kind (c)"""
    assert can_resolve(text, markers=markers) is met


@pytest.mark.parametrize(
    ("text", "markers", "met"),
    [
        ("marker anywhere", "", False),
        ("marker anywhere", "purple", True),
        ("marker anywhere, marker anywhere", "purple", False),
        ("marker anywhere, marker anywhere", "purple purple", True),
        ("marker anywhere, marker anywhere", "purple black", True),
    ],
)
def test_markers_in_any_principality_may_be_spread(text: str, markers: str, met: bool) -> None:
    """R9.2, Q11, anyMarkers=spread: kind (d)"""
    assert can_resolve(text, markers=markers) is met


@pytest.mark.parametrize(
    ("text", "markers", "met"),
    [
        ("marker anywhere, marker anywhere", "purple black", False),
        ("marker anywhere, marker anywhere", "purple purple", True),
        ("marker in grey, marker anywhere, marker anywhere", "grey grey blue", False),
        ("marker in grey, marker anywhere, marker anywhere", "grey grey grey", True),
        ("marker in grey, marker anywhere, marker anywhere", "grey blue blue", True),
        ("marker in grey, marker anywhere", "grey black", True),
    ],
)
def test_as_a_house_rule_markers_in_any_principality_stand_together(
    text: str, markers: str, met: bool
) -> None:
    """Q11, anyMarkers=together"""
    assert can_resolve(text, markers=markers, any_markers="together") is met


@pytest.mark.parametrize(
    ("text", "vassals", "met"),
    [
        ("builder in blue", "builder:blue", True),
        ("builder in blue", "builder:grey lady:blue", False),
        ("builder in blue", "", False),
        ("builder in blue, lady in grey", "builder:blue lady:grey", True),
        ("builder in blue, lady in grey", "builder:grey lady:blue", False),
    ],
)
def test_a_mission_asks_for_a_particular_vassal_in_a_particular_principality(
    text: str, vassals: str, met: bool
) -> None:
    """R9.2: kind (e)"""
    assert can_resolve(text, vassals=vassals) is met


@pytest.mark.parametrize(
    ("vassals", "met"),
    [
        ("builder:grey lady:grey", True),
        ("flag-bearer:grey shield-bearer:grey builder:grey", True),
        ("builder:grey lady:blue", False),
        ("builder:blue lady:blue", False),
        ("", False),
    ],
)
def test_a_mission_asks_for_any_two_vassals_in_a_particular_principality(vassals: str, met: bool) -> None:
    """R9.2: kind (f)"""
    assert can_resolve("two vassals in grey", vassals=vassals) is met


@pytest.mark.parametrize(
    ("vassals", "met"),
    [
        ("lady:grey builder:grey", True),
        ("lady:brown builder:brown", True),
        ("lady:grey builder:blue", False),
        ("lady:grey flag-bearer:grey", False),
        ("", False),
    ],
)
def test_two_particular_vassals_stand_together_in_one_principality(vassals: str, met: bool) -> None:
    """R9.2, Q10: kind (g); at home they stand in no principality."""
    assert can_resolve("lady and builder together", vassals=vassals) is met


def test_the_vassals_of_others_do_not_count() -> None:
    """R9.2"""
    game = table(
        cards={"card": "2 lady: two vassals in grey, marker in grey, blue flag"},
        hands={RED: "card"},
        vassals={BLUE: "lady:grey builder:grey"},
        markers={BLUE: "grey"},
        castles={BLUE: "blue-flag"},
    )
    assert game.mission_acts(RED) == []


# One piece for one icon


@pytest.mark.parametrize(
    ("text", "goods", "met"),
    [
        ("blue flag, any flag", "blue-flag", False),
        ("blue flag, any flag", "blue-flag blue-flag", True),
        ("blue flag, any flag", "blue-flag grey-flag", True),
        ("blue flag, any flag", "grey-flag grey-flag", False),
        ("blue flag, any flag, any flag", "blue-flag grey-flag", False),
        ("blue flag, any shield", "blue-flag grey-shield", True),
    ],
)
def test_a_good_serves_one_icon_only(text: str, goods: str, met: bool) -> None:
    """R9.3"""
    assert can_resolve(text, goods) is met


@pytest.mark.parametrize(
    ("markers", "met"), [("grey", False), ("grey grey", True), ("grey blue", True), ("blue blue", False)]
)
def test_a_marker_serves_one_icon_only(markers: str, met: bool) -> None:
    """R9.3"""
    assert can_resolve("marker in grey, marker anywhere", markers=markers) is met


@pytest.mark.parametrize(
    ("text", "vassals", "met"),
    [
        ("lady in grey, two vassals in grey", "lady:grey builder:grey", False),
        ("lady in grey, two vassals in grey", "lady:grey builder:grey flag-bearer:grey", True),
        ("two vassals in grey, lady and builder together", "lady:grey builder:grey", False),
        (
            "two vassals in grey, lady and builder together",
            "lady:blue builder:blue shield-bearer:grey flag-bearer:grey",
            True,
        ),
        (
            "two vassals in grey, lady and builder together",
            "lady:grey builder:grey shield-bearer:grey flag-bearer:grey",
            True,
        ),
        ("two vassals in grey, two vassals in blue", "lady:grey builder:grey shield-bearer:blue", False),
    ],
)
def test_a_vassal_serves_one_icon_only(text: str, vassals: str, met: bool) -> None:
    """R9.3"""
    assert can_resolve(text, vassals=vassals) is met


def test_everything_that_a_mission_asks_for_is_needed() -> None:
    """R9.1, R9.3"""
    text = "blue flag, any shield, marker in grey, lady in black"
    whole = {"goods": "blue-flag grey-shield", "markers": "grey", "vassals": "lady:black"}
    assert can_resolve(text, **whole)
    for left_out in whole:
        assert not can_resolve(text, **{**whole, left_out: ""})


def test_the_vassal_on_a_card_does_not_matter_in_the_base_game() -> None:
    """R9.4"""
    for vassal in ("lady", "shield-bearer", "builder", "flag-bearer"):
        game = with_mission(f"2 {vassal}: blue shield")
        play(game.act_mission(BLUE, "card"))
        assert game.points[BLUE] == {"missions": 2}
        assert game.mission("card").vassal == vassal


# Drawing


def test_at_the_end_of_the_turn_a_mission_is_drawn_for_the_one_resolved() -> None:
    """R9.5"""
    game = with_mission(display="x11 x12 x13", knights={BLUE: "brown"})
    turn = game.turn()
    options = asked(turn, ("mission", "card"), ("go", "die1", "cw", "vp-influence"))
    assert options == ("x11", "x12", "x13", "deck")


def test_a_mission_of_the_display_is_replaced_from_the_deck() -> None:
    """R9.5, Q91"""
    game = with_mission(display="x11 x12 x13", deck="x20 x21")
    game.due = 1
    play(game.draw_due(BLUE), "x12")
    assert game.display == ["x11", "x20", "x13"]
    assert game.mission_deck == ["x21"]
    assert "x12" in game.hands[BLUE]
    assert told(game, "took-mission") == [{"seat": BLUE, "mission": "x12", "revealed": "x20"}]


def test_the_topmost_mission_of_the_deck_is_drawn_in_secret() -> None:
    """R9.5, R1.5"""
    game = with_mission(display="x11 x12 x13", deck="x20 x21")
    game.due = 1
    play(game.draw_due(BLUE), "deck")
    assert game.display == ["x11", "x12", "x13"]
    assert "x20" in game.hands[BLUE]
    (drew,) = events(game, "drew-mission")
    assert drew.told_to(BLUE)["facts"] == {"mission": "x20"}
    assert drew.told_to(RED)["facts"] == drew.told_to(None)["facts"] == {}


def test_two_missions_resolved_are_replaced_one_after_the_other() -> None:
    """R9.5, Q91: the display is refilled in between."""
    game = table(hands={BLUE: "x01 x02"}, display="x11 x12 x13", deck="x20 x21")
    game.due = 2
    options = asked(game.draw_due(BLUE), "x11")
    assert options == ("x20", "x12", "x13", "deck")


def test_a_drawn_mission_cannot_be_resolved_in_the_same_turn() -> None:
    """R9.5: the turn is over."""
    game = with_mission("3 lady: blue shield", display="x11 x12 x13")
    moved = ("go", "die3", "cw", "vp-shield")
    assert words_asked(game.turn(), moved, ("mission", "card"), "x11") == ["move", "rest", "draw"]


def test_the_hand_is_full_at_the_end_of_the_turn_and_not_checked_before() -> None:
    """R9.6, X7"""
    game = with_mission(knights={BLUE: "build-2"})
    turn = game.turn()
    options = asked(turn, ("mission", "card"), ("go", "die1", "cw", "mission-1"))
    assert options == (("x01",), ("x02",), ("x03",), ("x01", "x02"), ("x01", "x03"), ("x02", "x03"), None)
    game = with_mission()
    play(game.turn(), ("mission", "card"), ("go", "die3", "cw", "vp-shield"), "deck")
    assert len(game.hands[BLUE]) == 4


def test_without_a_mission_resolved_none_is_drawn() -> None:
    """X7: even with fewer than four in hand."""
    game = table(hands={BLUE: "x01"})
    assert words_asked(game.turn(), ("go", "die3", "cw", "vp-shield")) == ["move"]
    assert game.hands[BLUE] == ["x01"]


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """R9.6, X5"""
    game = table(hands={BLUE: "x01 x02"}, display="x11 x12 x13", deck="")
    discards = [*game.mission_discards]
    game.due = 1
    play(game.draw_due(BLUE), "deck")
    assert len(discards) == 50
    assert game.mission_discards == []
    assert sorted([*game.mission_deck, *game.hands[BLUE]]) == sorted([*discards, "x01", "x02"])
    assert told(game, "reshuffled-missions") == [{"seat": None, "count": 50}]


def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    """X5"""
    game = table(hands={BLUE: "x01 x02"}, display="x11 x12 x13", deck="x20")
    game.due = 1
    play(game.draw_due(BLUE), "deck")
    assert game.mission_deck == []
    assert len(game.mission_discards) == 49


def test_a_new_deck_is_in_random_order() -> None:
    """R9.6"""
    game = table(display="x11 x12 x13", deck="")
    discards = [*game.mission_discards]
    game.top_mission()
    assert game.mission_deck != discards[: len(game.mission_deck)]
    assert game.mission_deck != discards[::-1][: len(game.mission_deck)]


def test_refilling_the_display_shuffles_the_discards_too() -> None:
    """R9.6, X5"""
    game = table(hands={BLUE: "x01 x02"}, display="x11 x12 x13", deck="")
    game.due = 1
    play(game.draw_due(BLUE), "x11")
    assert len(game.display) == 3
    assert "x11" in game.hands[BLUE]
    assert game.faults() == []


# The mission space


def test_a_mission_space_offers_one_or_two_missions_of_the_hand() -> None:
    """R8.8"""
    game = table(hands={BLUE: "x01 x02 x03"})
    assert asked(game.execute(BLUE, "mission-1")) == (
        *(("x01",), ("x02",), ("x03",)),
        *(("x01", "x02"), ("x01", "x03"), ("x02", "x03")),
        None,
    )


@pytest.mark.parametrize("space", ["mission-1", "mission-2"])
def test_as_many_missions_are_drawn_as_discarded(space: str) -> None:
    """R8.8"""
    game = table(hands={BLUE: "x01 x02 x03 x04"}, display="x11 x12 x13", deck="x20 x21 x22")
    discards = len(game.mission_discards)
    play(game.execute(BLUE, space), ("x01", "x03"), "x13", "x20")
    assert game.hands[BLUE] == ["x02", "x04", "x13", "x20"]
    assert game.display == ["x11", "x12", "x21"]
    assert game.mission_discards[discards:] == ["x01", "x03"]
    assert told(game, "discarded-missions") == [{"seat": BLUE, "missions": ["x01", "x03"]}]


def test_the_display_is_refilled_after_each_card_taken() -> None:
    """R8.8, Q91"""
    game = table(hands={BLUE: "x01 x02"}, display="x11 x12 x13", deck="x20 x21")
    assert asked(game.execute(BLUE, "mission-1"), ("x01", "x02"), "x11") == ("x20", "x12", "x13", "deck")


def test_replacing_is_not_resolving() -> None:
    """R8.8"""
    game = with_mission(knights={BLUE: "build-2"})
    play(
        game.turn(),
        ("go", "die1", "cw", "mission-1"),
        ("x01",),
        "deck",
        ("mission", "card"),
        "deck",
    )
    assert game.scores()[BLUE] == 3
    assert len(game.hands[BLUE]) == 4
    game = with_mission(knights={BLUE: "build-2"})
    play(game.execute(BLUE, "mission-1"), ("card",), "deck")
    assert game.scores()[BLUE] == 0
    assert game.resolved == 0


def test_a_mission_drawn_at_a_mission_space_may_be_resolved_in_the_same_turn() -> None:
    """R8.8, X8"""
    game = table(
        cards={"card": "3 lady: blue shield"},
        display="card x11 x12",
        hands={BLUE: "x01 x02 x03 x04"},
        castles={BLUE: "blue-shield"},
        knights={BLUE: "build-2"},
    )
    play(
        game.turn(),
        ("go", "die1", "cw", "mission-1"),
        ("x01",),
        "card",
        ("mission", "card"),
        "deck",
    )
    assert game.scores()[BLUE] == 3


def test_a_discarded_card_comes_back_immediately_if_the_deck_runs_out() -> None:
    """X6"""
    game = table(hands={BLUE: "x01 x02"}, display="x11 x12 x13", deck="")
    game.mission_deck, game.mission_discards = game.mission_discards, []
    game.mission_deck, game.hands[RED] = [], game.mission_deck
    play(game.execute(BLUE, "mission-1"), ("x01",), "deck")
    assert game.hands[BLUE] == ["x01", "x02"]


def test_without_a_mission_in_hand_a_mission_space_has_no_effect() -> None:
    """R8.8"""
    game = table()
    play(game.execute(BLUE, "mission-1"))
    assert told(game, "forfeited") == [{"seat": BLUE, "space": "mission-1"}]


def test_a_card_that_is_hard_to_meet_is_met_by_nobody_by_accident() -> None:
    """R9.1: an assumption of these tests."""
    assert not can_resolve(HARD.partition(": ")[2], markers="brown brown brown brown brown")
    assert can_resolve(HARD.partition(": ")[2], markers="brown brown brown brown brown brown")
