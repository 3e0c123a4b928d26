"""What greedy does with decrees."""

from __future__ import annotations

import pytest

from logres.merlin.modules.decrees import Decrees
from logres.players.merlin.modules.decrees import expected_best
from tests.merlin.arrange import BLUE, table
from tests.players.merlin.playing import LAST, USED_UP, played


def test_it_takes_a_decree_if_the_duty_would_bring_nothing() -> None:
    game = table(
        2,
        decrees="on",
        stacks={"grey": "vp-2 vp-2"},
        markers={BLUE: "black black black black black black"},
        vassals={BLUE: "builder:grey shield-bearer:grey flag-bearer:grey"},
        knights={BLUE: "black"},
        faces={BLUE: (4, 4, 4, 1)},
        used={BLUE: "die1 die2 merlin"},
    )
    assert played(game) == [("lady", "grey"), "grey"]
    assert game.points[BLUE]["decrees"] == 2


def test_it_brings_what_a_mission_lacks_from_a_stack_that_it_has_seen() -> None:
    game = table(
        2,
        cards={"wall": "3 builder: blue flag"},
        hands={BLUE: "wall"},
        decrees="on",
        stacks={"grey": "blue-flag brown-shield vp-2"},
        knights={BLUE: "black"},
        faces={BLUE: (4, 4, 4, 1)},
        used={BLUE: "die1 die2 merlin"},
    )
    assert isinstance(game, Decrees)
    game.decree_readers["grey"] = [BLUE]
    answers = played(game)
    assert "blue-flag" in answers
    assert ("mission", "wall") in answers


def test_where_decrees_lie_it_still_sends_the_vassal_that_a_mission_needs() -> None:
    game = table(
        2,
        cards={"wall": "3 lady: grey flag"},
        hands={BLUE: "wall"},
        decrees="on",
        stacks={"grey": "brown-shield vp-2"},
        markers={BLUE: "black black black black black black"},
        knights={BLUE: "black"},
        faces={BLUE: (4, 4, 4, 1)},
        used={BLUE: "die1 die2 merlin"},
    )
    assert ("flag-bearer", "grey") in played(game)
    assert game.points[BLUE]["missions"] == 3


def test_it_turns_three_decrees_into_points_before_they_are_worth_nothing() -> None:
    held = {BLUE: "vp-2 vp-2 vp-2"}
    game = table(2, round=LAST, used=USED_UP, decrees="on", decrees_of=held, knights={BLUE: "purple"})
    assert ("decrees", 3) in played(game)
    assert game.points[BLUE]["decrees"] == 5


def test_it_uses_a_decree_to_reach_a_better_space() -> None:
    shields = "black-shield black-shield grey-shield blue-shield blue-shield"
    game = table(
        2,
        round=LAST,
        used=USED_UP,
        castles={BLUE: shields},
        decrees="on",
        decrees_of={BLUE: "vp-2"},
        knights={BLUE: "black"},
        faces={BLUE: (1, 1, 2, 1)},
    )
    assert played(game)[0] == ("decree", "die3", 3)
    assert game.points[BLUE]["spaces"] == 5


@pytest.mark.parametrize(
    ("worths", "drawn", "expected"), [([5], 1, 5), ([1, 3], 1, 2), ([1, 3], 2, 3), ([0, 0, 6], 2, 4)]
)
def test_the_expected_best_of_a_few_random_decrees(worths: list[float], drawn: int, expected: float) -> None:
    assert expected_best(worths, drawn) == pytest.approx(expected)
