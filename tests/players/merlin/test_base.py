"""What greedy does in the base game, in positions where the right move is clear."""

from __future__ import annotations

from tests.merlin.arrange import BLUE, YELLOW, table
from tests.players.merlin.playing import LAST, USED_UP, played

# Missions


def test_it_resolves_a_mission_that_it_can() -> None:
    game = table(
        2, cards={"banner": "3 builder: blue flag"}, hands={BLUE: "banner"}, castles={BLUE: "blue-flag"}
    )
    assert ("mission", "banner") in played(game)


def test_it_resolves_a_mission_before_the_vassal_that_it_needs_goes_away() -> None:
    game = table(
        2,
        cards={"watch": "3 lady: lady in black"},
        hands={BLUE: "watch"},
        vassals={BLUE: "lady:black"},
        knights={BLUE: "purple"},
        faces={BLUE: (4, 4, 4, 1)},
        used={BLUE: "die1 die2 merlin"},
    )
    assert ("mission", "watch") in played(game)


def test_it_fetches_what_a_mission_lacks() -> None:
    game = table(
        2,
        cards={"wall": "3 builder: grey material, grey material"},
        hands={BLUE: "wall"},
        castles={BLUE: "grey-material"},
        knights={BLUE: "black"},
        faces={BLUE: (4, 4, 1, 1)},
        used={BLUE: "die3 merlin"},
    )
    answers = played(game)
    assert ("builder", "grey") in answers
    assert ("mission", "wall") in answers


def test_it_draws_the_mission_that_it_is_nearest_to() -> None:
    game = table(
        2,
        cards={"easy": "2 lady: any shield", "done": "1 lady: any shield", "fair": "2 lady: black flag"},
        hands={BLUE: "done"},
        display="fair easy",
        castles={BLUE: "blue-shield"},
    )
    assert played(game)[-1] == "easy"


# Dice


def test_it_uses_an_apple_when_that_pays() -> None:
    shields = "black-shield black-shield grey-shield blue-shield"
    game = table(
        2,
        round=LAST,
        used=USED_UP,
        castles={BLUE: shields},
        apples={BLUE: 1},
        knights={BLUE: "black"},
        faces={BLUE: (1, 1, 5, 1)},
    )
    assert played(game) == [("apple", "die3", 3)]  # the rest is not asked
    assert game.points[BLUE]["spaces"] == 4


def test_it_keeps_an_apple_that_would_bring_less_than_its_point() -> None:
    game = table(
        2,
        round=LAST,
        used=USED_UP,
        castles={BLUE: "black-shield"},
        apples={BLUE: 1},
        excalibur=BLUE,
        knights={BLUE: "black"},
        faces={BLUE: (1, 1, 4, 1)},
    )
    assert played(game)[0] == ("go", "die3", "cw", "grey")
    assert game.points[BLUE]["vassals"] == 1


def test_it_spends_no_staff_for_less_than_its_points() -> None:
    game = table(
        2,
        round=LAST,
        used={BLUE: "die1 die2 die3", YELLOW: "die1 die2 die3 merlin"},
        castles={BLUE: "black-shield"},
        staffs={BLUE: 1},
        figures={"merlin": "black"},
        faces={BLUE: (1, 1, 4, 3)},
    )
    assert ("staff", "vp-shield") not in played(game)


def test_it_spends_a_staff_for_more_than_its_points() -> None:
    game = table(
        2,
        round=LAST,
        used={BLUE: "die1 die2 die3", YELLOW: "die1 die2 die3 merlin"},
        castles={BLUE: "black-shield grey-shield blue-shield"},
        staffs={BLUE: 1},
        figures={"merlin": "black"},
        faces={BLUE: (1, 1, 4, 3)},
    )
    assert ("staff", "vp-shield") in played(game)


# Scorings


def test_in_a_scoring_a_flag_repels_the_traitors_that_no_shield_does() -> None:
    game = table(
        2,
        round=LAST,
        used=USED_UP,
        castles={BLUE: "black-flag grey-shield"},
        traitors={BLUE: "grey brown brown"},
        knights={BLUE: "black"},
        faces={BLUE: (1, 1, 4, 1)},
    )
    assert ("repel", "brown") in played(game)


def test_the_grail_wins_the_tie_that_brings_most() -> None:
    game = table(
        2,
        round=LAST,
        used=USED_UP,
        markers={BLUE: "black grey grey", YELLOW: "black grey grey"},
        grail=BLUE,
        knights={BLUE: "black"},
        faces={BLUE: (1, 1, 6, 1)},
    )
    assert played(game)[-2:] == [None, "grey"]
