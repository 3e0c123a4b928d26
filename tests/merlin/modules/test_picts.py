"""Picts: R31.6, R32 and R35."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from logres.engine import Chance, Game, play
from logres.engine.view import redeal, view
from logres.merlin.modules.arthur import ARTHUR
from logres.merlin.modules.picts import Picts
from tests.merlin.arrange import (
    BLUE,
    GREEN,
    PICTS,
    RED,
    YELLOW,
    asked,
    fresh,
    play_out,
    projection,
    spread,
    stock,
    table,
    told,
    words_asked,
)

SPACE = "picts-1"
DISPLAY = "orange-flag apple-4 blue-marker lake-manor"


def pict_table(**pieces: object) -> Picts:
    """A table with Arthur; red is active."""
    game = table(**{"active": RED, "arthur": "on", **pieces})  # type: ignore[arg-type]
    assert isinstance(game, Picts)
    return game


# Taking a Pict


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thirty_picts_lie_in_two_stacks_and_four_are_open(seats: int) -> None:
    """R3.13, R2.4"""
    game = fresh(seats, settings={"arthur": "on"})
    assert isinstance(game, Picts)
    assert [len(stack) for stack in game.pict_stacks.values()] == [13, 13]
    assert len(game.pict_display) == 4
    assert {pict for _, pile in game.pict_piles() for pict in pile} == {pict.id for pict in PICTS}
    assert [event["pict"] for event in told(game, "revealed-pict")] == game.pict_display


def test_an_open_pict_is_taken_with_its_bonus_and_replaced() -> None:
    """E17, R31.6"""
    game = pict_table(
        faces={RED: (1, 2, 3, 4, 2)},
        used={RED: "die1 die2 die3 merlin"},
        pict_display=DISPLAY,
        pict_stack="brown-shield black-flag",
    )
    play(game.turn(), ("go", "arthur", "cw", "picts-1"), "orange-flag")
    assert game.figures[ARTHUR] == "picts-1"
    assert game.picts[RED] == ["orange-flag"]
    assert stock(game, RED) == ["orange-flag"]
    assert game.pict_display == ["brown-shield", "apple-4", "blue-marker", "lake-manor"]
    assert told(game, "took-pict") == [{"seat": RED, "pict": "orange-flag"}]
    assert told(game, "revealed-pict") == [{"seat": None, "pict": "brown-shield", "at": 0}]


def test_any_open_pict_may_be_taken_or_none() -> None:
    """R31.6"""
    game = pict_table(pict_display=DISPLAY)
    assert asked(game.space_picts(RED, SPACE)) == (*DISPLAY.split(), None)
    assert not play(game.space_picts(RED, SPACE), None)
    assert game.picts[RED] == []


def test_the_higher_stack_fills_the_display() -> None:
    """Q42: nobody can know which is better, so nobody is asked."""
    game = pict_table(pict_display=DISPLAY)
    game.pict_stacks = {"left": ["grey-flag"], "right": ["brown-flag", "blue-flag"]}
    play(game.space_picts(RED, SPACE), "apple-4")
    assert game.pict_display == ["orange-flag", "blue-flag", "blue-marker", "lake-manor"]
    assert game.pict_stacks == {"left": ["grey-flag"], "right": ["brown-flag"]}


def test_the_stacks_are_secret_and_alike() -> None:
    """R1.5, R3.13"""
    game = pict_table()
    game.pict_stacks["right"] = [game.pict_stacks["left"].pop(), game.pict_stacks["left"].pop()]
    before = {seat: view(game, seat) for seat in (None, *game.seats)}
    assert before[RED]["pict_stacks"] == {"left": 24, "right": 2}
    for seat, seen in before.items():
        redeal(game, seat, Chance.seeded(f"picts {seat}"))
        assert view(game, seat) == seen


def test_without_picts_in_the_stacks_the_display_shrinks() -> None:
    """X46"""
    game = pict_table(pict_display="orange-flag apple-4", pict_stack="")
    play(game.space_picts(RED, SPACE), "apple-4")
    assert game.pict_display == ["orange-flag"]
    assert game.faults() == []


def test_without_any_pict_the_space_gives_nothing() -> None:
    """X46"""
    game = pict_table(pict_display="", pict_stack="")
    assert not game.offers(RED, SPACE)
    assert not play(game.space_picts(RED, SPACE))


# The bonuses


@pytest.mark.parametrize("kind", ["shield", "flag", "material"])
def test_a_pict_gives_the_good_that_it_shows(kind: str) -> None:
    """R32"""
    game = pict_table(pict_display=f"grey-{kind}")
    play(game.space_picts(RED, SPACE), f"grey-{kind}")
    assert stock(game, RED) == [f"grey-{kind}"]


def test_a_pict_stays_with_its_taker_if_the_good_has_run_out() -> None:
    """R32, X1"""
    game = pict_table(pict_display="grey-flag", hoard="grey-flag", seats=4)
    play(game.space_picts(RED, SPACE), "grey-flag")
    assert (stock(game, RED), game.picts[RED]) == ([], ["grey-flag"])


def test_a_pict_gives_an_apple() -> None:
    """R32"""
    game = pict_table(pict_display="apple-4")
    play(game.space_picts(RED, SPACE), "apple-4")
    assert game.apples[RED] == 1


def test_a_pict_gives_a_marker_in_the_principality_that_it_shows() -> None:
    """R32"""
    game = pict_table(pict_display="purple-marker")
    play(game.space_picts(RED, SPACE), "purple-marker")
    assert spread(game, RED) == ["purple"]


def test_a_pict_lets_a_manor_be_built_without_a_material() -> None:
    """R32"""
    game = pict_table(pict_display="mountain-manor", manors={"a1": BLUE})
    offered = asked(game.space_picts(RED, SPACE), "mountain-manor")
    assert offered == tuple(
        cell for cell in ("a2", "b1", "b2", "c1", "c2") if game.tile(cell).startswith("mountain")
    )
    game = pict_table(pict_display="mountain-manor", manors={"a1": BLUE})
    play(game.space_picts(RED, SPACE), "mountain-manor", "b1")
    assert game.manors == {"a1": BLUE, "b1": RED}


def test_a_tower_gives_its_bonus_to_a_manor_of_a_pict() -> None:
    """X44, Q43, pictTower=on"""
    game = pict_table(pict_display="lake-manor")
    play(game.space_picts(RED, SPACE), "lake-manor", "a6", "blue-shield")
    assert game.manors == {"a6": RED}
    assert stock(game, RED) == ["blue-shield"]


def test_as_a_house_rule_a_tower_gives_nothing_to_a_manor_of_a_pict() -> None:
    """Q43, pictTower=off"""
    game = pict_table(
        pict_display="lake-manor", pictTower="off", castles={RED: "blue-material grey-material"}
    )
    play(game.space_picts(RED, SPACE), "lake-manor", "a6")
    assert game.manors == {"a6": RED}
    assert words_asked(game.space_build(RED, "build-1"), ("c1", "grey")) == ["build", "tower"]


def test_a_manor_of_an_earlier_turn_does_not_count_as_a_picts_whatever_a_position_says() -> None:
    """Q43, R8.9c, pictTower=off"""
    game = pict_table(pictTower="off")
    game.raised_by_pict = True
    game.begin_turn(RED)
    assert words_asked(game.raise_manor(RED, "a6")) == ["tower"]


@pytest.mark.parametrize(
    "manors",
    [
        dict.fromkeys(("a1", "a2", "b1", "b2", "c1", "c2"), BLUE),
        dict.fromkeys(("a3", "a4", "b3", "b4", "c3", "c4", "a5"), RED),
    ],
    ids=["no free tile", "no manor"],
)
def test_a_pict_is_kept_if_no_manor_can_be_built(manors: dict[str, int]) -> None:
    """X45"""
    game = pict_table(pict_display="mountain-manor", manors=manors)
    play(game.space_picts(RED, SPACE), "mountain-manor")
    assert game.manors == manors
    assert game.picts[RED] == ["mountain-manor"]


# Scoring


def test_the_highest_total_gains_and_the_lowest_loses() -> None:
    """E20, R-E17, R35, Q41: the signet ring adds three."""
    picts = {BLUE: "apple-5 apple-6", YELLOW: "orange-flag grey-flag blue-flag"}
    game = pict_table(seats=2, active=BLUE, picts=picts, signet=YELLOW)
    assert [game.pict_total(seat) for seat in game.seats] == [11, 12]
    game.score_picts()
    assert game.scores() == [-3, 3]
    assert game.picts == [[], []]
    assert [event["picts"] for event in told(game, "discarded-picts")] == [
        words.split() for words in picts.values()
    ]


def test_a_player_without_a_pict_has_zero() -> None:
    """R35: all with the highest total gain, all with the lowest lose."""
    picts = {BLUE: "apple-4", YELLOW: "blue-marker black-marker", GREEN: "lake-manor"}
    game = pict_table(seats=4, picts=picts)
    game.score_picts()
    assert game.scores() == [3, 3, -3, 0]


def test_without_any_picts_the_signet_ring_wins() -> None:
    """R35"""
    game = pict_table(signet=RED)
    game.score_picts()
    assert game.scores() == [-3, -3, 3]


def test_if_all_are_equal_everybody_gains_and_loses() -> None:
    """X47"""
    game = pict_table(picts={BLUE: "grey-flag", YELLOW: "blue-flag", RED: "grey-shield"})
    game.score_picts()
    assert game.scores() == [0, 0, 0]
    assert [event["points"] for event in told(game, "scored")] == [3, 3, 3, -3, -3, -3]


def test_picts_are_scored_after_the_vassals() -> None:
    """R12.5, Q41, X48"""
    game = pict_table(vassals={RED: "lady:blue"}, picts={RED: "apple-4"}, round=2)
    play(game.scoring())
    assert [event["source"] for event in told(game, "scored")] == ["vassals", "picts", "picts", "picts"]


def test_picts_score_in_the_last_scoring_too() -> None:
    """R12.5, R35"""
    game = pict_table(picts={RED: "apple-4"}, round=6)
    play(game.scoring())
    assert game.ledger(RED) == {"picts": 3}


def test_points_may_fall_below_zero_for_picts() -> None:
    """R35, Q7"""
    game = pict_table(picts={RED: "apple-4"}, points={BLUE: 1})
    game.score_picts()
    assert game.scores() == [-2, -3, 3]
    game = pict_table(picts={RED: "apple-4"}, points={BLUE: 1}, floorZero="on")
    game.score_picts()
    assert game.scores() == [0, 0, 3]


@pytest.mark.parametrize("floor", ["off", "on"])
def test_the_projection_includes_the_picts(floor: str) -> None:
    """R35, Q7"""
    pieces: dict[str, object] = {
        "picts": {RED: "apple-4", YELLOW: "lake-manor"},
        "vassals": {BLUE: "lady:blue builder:grey"},
        "points": {YELLOW: 5},
        "round": 6,
        "floorZero": floor,
    }
    game = pict_table(**pieces)
    expected = [one["picts"] for one in game.projected()]
    assert expected == [-2 if floor == "on" else -3, 0, 3]
    play(game.scoring())
    assert [game.ledger(seat).get("picts", 0) for seat in game.seats] == expected


def test_a_pict_in_hand_shows_in_the_projection_of_a_view() -> None:
    """R35"""
    game = pict_table(picts={RED: "apple-4"})
    assert [one["picts"] for one in projection(game, view(game, BLUE))] == [-3, -3, 3]


# Soundness


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        ("picts.2", lambda game: game.picts[RED].append("p99")),
        ("picts.2", lambda game: game.picts[RED].append(game.pict_display[0])),
        ("pict_display", lambda game: game.pict_display.pop()),
        ("pict_display", lambda game: game.pict_display.append(game.pict_stacks["left"].pop())),
        ("pict_stacks", lambda game: game.pict_stacks.pop("right")),
    ],
    ids=["unknown", "twice", "too few", "too many", "no second stack"],
)
def test_an_impossible_position_is_noticed(fault: str, change: Callable[[Game], None]) -> None:
    """I2, X46"""
    game = pict_table()
    change(game)
    assert [found.at for found in game.faults()] == [fault]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_picts_only_leave_to_the_box(seats: int) -> None:
    """I2, R35"""
    game = fresh(seats, settings={"arthur": "on"})
    assert isinstance(game, Picts)
    play_out(game, seed=seats + 5)
    taken, left = len(told(game, "took-pict")), sum(len(pile) for _, pile in game.pict_piles())
    assert taken
    assert left == len(PICTS) - taken
    assert game.picts == [[] for _ in range(seats)]
