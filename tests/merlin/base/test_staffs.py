"""Staffs of Merlin: R7."""

from __future__ import annotations

import pytest

from logres.engine import Option, play
from logres.merlin import Merlin
from tests.merlin.arrange import BLUE, YELLOW, asked, spread, stock, table, told, words_asked


def merlin_before(space: str, **zones: object) -> Merlin:
    """A table where blue's Merlin die of one moves Merlin to a space."""
    ring = table().ring
    before = ring[ring.index(space) - 1]
    given: dict[str, object] = {"staffs": {BLUE: 1}, **zones}
    return table(figures={"merlin": before}, faces={BLUE: (2, 3, 4, 1)}, **given)  # type: ignore[arg-type]


def onto(space: str) -> Option:
    """Merlin's move to a space."""
    return ("go", "merlin", "cw", space)


def test_after_moving_merlin_a_staff_repeats_the_action_and_goes_to_the_box() -> None:
    """R7.1"""
    game = merlin_before("vp-shield", castles={BLUE: "blue-shield blue-shield"})
    play(game.turn(), onto("vp-shield"), ("staff", "vp-shield"))
    assert game.scores()[BLUE] == 4
    assert game.staffs[BLUE] == 0
    assert told(game, "used-staff") == [{"seat": BLUE, "space": "vp-shield"}]
    assert [fact["points"] for fact in told(game, "scored")] == [2, 2]


def test_a_staff_is_voluntary() -> None:
    """R7.1"""
    game = merlin_before("vp-shield", castles={BLUE: "blue-shield blue-shield"})
    play(game.turn(), onto("vp-shield"), None)
    assert game.scores()[BLUE] == 2
    assert game.staffs[BLUE] == 1


def test_a_staff_is_no_help_to_a_knight() -> None:
    """R7.1"""
    game = table(castles={BLUE: "blue-shield"}, staffs={BLUE: 3})
    assert words_asked(game.turn(), ("go", "die3", "cw", "vp-shield")) == ["move"]


def test_without_a_staff_nobody_is_asked_for_one() -> None:
    """R7.1"""
    game = merlin_before("vp-shield", castles={BLUE: "blue-shield"}, staffs={YELLOW: 3})
    assert words_asked(game.turn(), onto("vp-shield")) == ["move"]


def test_two_staffs_are_never_spent_on_one_move() -> None:
    """R7.1, X12"""
    game = merlin_before("vp-shield", castles={BLUE: "blue-shield"}, staffs={BLUE: 3})
    play(game.turn(), onto("vp-shield"), ("staff", "vp-shield"))
    assert game.staffs[BLUE] == 2
    assert game.scores()[BLUE] == 2


def test_the_choice_is_made_after_the_first_execution() -> None:
    """R7.2, Q8"""
    game = merlin_before("blue")
    assert words_asked(game.turn(), onto("blue"), ("builder", "blue")) == ["move", "send", "rest"]
    assert stock(game, BLUE) == ["blue-material"]


def test_the_first_execution_is_finished_before_the_second() -> None:
    """R7.2"""
    game = merlin_before("exchange-1", castles={BLUE: "blue-material grey-flag"})
    play(
        game.turn(),
        onto("exchange-1"),
        *("blue-material", "black-shield"),
        ("staff", "exchange-1"),
        *("black-shield", "brown-flag"),
    )
    assert stock(game, BLUE) == ["grey-flag", "brown-flag"]


def test_a_mission_may_be_resolved_between_the_executions() -> None:
    """R7.2, X8"""
    game = merlin_before(
        "exchange-1",
        cards={"shield": "3 lady: black shield"},
        hands={BLUE: "shield"},
        castles={BLUE: "blue-material"},
    )
    play(
        game.turn(),
        onto("exchange-1"),
        *("blue-material", "black-shield"),
        ("mission", "shield"),
        ("staff", "exchange-1"),
        *("black-shield", "brown-flag"),
        "deck",
    )
    assert game.points[BLUE] == {"missions": 3}
    assert stock(game, BLUE) == ["brown-flag"]


def test_the_second_execution_has_new_choices_and_needs_another_vassal_at_a_principality() -> None:
    """R7.3"""
    game = merlin_before("blue")
    options = asked(game.turn(), onto("blue"), ("builder", "blue"), ("staff", "blue"))
    assert options == (("lady", "blue"), ("shield-bearer", "blue"), ("flag-bearer", "blue"), None)


def test_the_second_execution_may_be_forfeited() -> None:
    """R7.3"""
    game = merlin_before("blue")
    play(game.turn(), onto("blue"), ("builder", "blue"), ("staff", "blue"), None)
    assert game.staffs[BLUE] == 0
    assert told(game, "forfeited") == [{"seat": BLUE, "space": "blue"}]


def test_a_forfeited_execution_cannot_be_repeated() -> None:
    """R7.4"""
    game = merlin_before("blue")
    play(game.turn(), onto("blue"), None)
    assert game.staffs[BLUE] == 1


def test_an_execution_that_lapsed_cannot_be_repeated() -> None:
    """R7.4, X13"""
    everybody = "lady:blue builder:blue shield-bearer:blue flag-bearer:blue"
    game = merlin_before("blue", vassals={BLUE: everybody})
    assert words_asked(game.turn(), onto("blue")) == ["move"]


def test_nobody_is_asked_for_a_staff_that_would_bring_nothing() -> None:
    """R7.1: the last vassal went out with the first execution."""
    game = merlin_before("blue", vassals={BLUE: "lady:blue builder:blue shield-bearer:blue"})
    assert words_asked(game.turn(), onto("blue"), ("flag-bearer", "blue")) == ["move", "send"]


# Every space: X10, X11


def test_a_staff_at_excalibur_discards_a_second_traitor() -> None:
    """X10"""
    game = merlin_before("excalibur", traitors={BLUE: "blue brown brown"})
    play(game.turn(), onto("excalibur"), "brown", ("staff", "excalibur"), "brown")
    assert game.traitors[BLUE] == ["blue"]
    assert game.excalibur == BLUE


def test_a_staff_at_the_grail_takes_a_second_apple() -> None:
    """X10"""
    game = merlin_before("grail")
    play(game.turn(), onto("grail"), ("staff", "grail"))
    assert game.apples[BLUE] == 2
    assert game.grail == BLUE


def test_a_staff_at_a_mission_space_replaces_two_more_missions() -> None:
    """X10"""
    game = merlin_before("mission-1", hands={BLUE: "x01 x02 x03 x04"}, display="x05 x06 x07")
    play(
        game.turn(),
        onto("mission-1"),
        ("x01", "x02"),
        *("x05", "x06"),
        ("staff", "mission-1"),
        ("x03",),
        "x07",
    )
    assert game.hands[BLUE] == ["x04", "x05", "x06", "x07"]
    assert game.mission_discards == ["x01", "x02", "x03"]


def test_a_staff_at_an_exchange_exchanges_twice() -> None:
    """X10"""
    game = merlin_before("exchange-2", castles={BLUE: "blue-material grey-flag"})
    play(
        game.turn(),
        onto("exchange-2"),
        *("blue-material", "black-shield"),
        ("staff", "exchange-2"),
        *("grey-flag", "black-shield"),
    )
    assert stock(game, BLUE) == ["black-shield", "black-shield"]


def test_a_staff_at_a_build_space_builds_two_manors() -> None:
    """X10"""
    game = merlin_before("build-1", castles={BLUE: "grey-material black-material"})
    play(
        game.turn(),
        onto("build-1"),
        ("a1", "grey"),
        ("staff", "build-1"),
        ("a3", "black"),
    )
    assert game.manors == {"a1": BLUE, "a3": BLUE}
    assert stock(game, BLUE) == []


@pytest.mark.parametrize(
    ("kind", "markers", "second", "wanted"),
    [
        ("flag", "blue", [], ["blue-flag", "blue-flag"]),
        ("material", "blue grey", ["grey"], ["grey-material", "blue-material"]),
    ],
)
def test_a_staff_at_an_influence_space_takes_twice(
    kind: str, markers: str, second: list[str], wanted: list[str]
) -> None:
    """X10"""
    game = merlin_before(f"influence-{kind}", markers={BLUE: markers})
    first = ["blue"] if second else []
    play(game.turn(), onto(f"influence-{kind}"), *first, ("staff", f"influence-{kind}"), *second)
    assert stock(game, BLUE) == wanted


def test_a_staff_at_relocate_moves_the_same_vassal_twice() -> None:
    """X11"""
    game = merlin_before("relocate", vassals={BLUE: "builder:black"})
    play(game.turn(), onto("relocate"), ("builder", "grey"), ("staff", "relocate"), ("builder", "blue"))
    assert game.vassals[BLUE]["builder"] == "blue"
    assert stock(game, BLUE) == ["grey-material", "blue-material"]


def test_a_staff_at_relocate_moves_two_vassals_once_each() -> None:
    """X11"""
    game = merlin_before("relocate", vassals={BLUE: "builder:black lady:black"})
    play(game.turn(), onto("relocate"), ("builder", "grey"), ("staff", "relocate"), ("lady", "brown"))
    assert game.vassals[BLUE]["builder"] == "grey"
    assert game.vassals[BLUE]["lady"] == "brown"
    assert spread(game, BLUE) == ["brown"]


def test_a_staff_at_relocate_checks_again_whether_all_are_at_home() -> None:
    """X11"""
    game = merlin_before("relocate")
    options = asked(game.turn(), onto("relocate"), ("lady", "purple"), ("staff", "relocate"))
    assert options == (("lady", "orange"), ("lady", "blue"), None)


def test_a_staff_at_the_influence_space_for_vassals_sends_two() -> None:
    """X10"""
    game = merlin_before("influence-vassal", markers={BLUE: "blue"})
    staff = ("staff", "influence-vassal")
    play(game.turn(), onto("influence-vassal"), ("lady", "blue"), staff, ("builder", "blue"))
    assert game.vassals[BLUE]["lady"] == game.vassals[BLUE]["builder"] == "blue"
    assert spread(game, BLUE) == ["blue", "blue"]
    assert stock(game, BLUE) == ["blue-material"]
