"""Vassals and markers: the principality, influence and relocate spaces (R8.1, R8.3, R8.6)."""

from __future__ import annotations

import pytest

from logres.engine import play
from logres.merlin.pieces import PLACES, VASSALS, Kind, Place, Vassal
from tests.merlin.arrange import BLUE, RED, YELLOW, asked, spread, stock, table, told, words_asked

EVERYBODY_IN_BLUE = "lady:blue shield-bearer:blue builder:blue flag-bearer:blue"


# The principality space


@pytest.mark.parametrize("place", PLACES)
def test_a_principality_space_sends_one_of_the_vassals_at_home(place: Place) -> None:
    """R8.1"""
    game = table()
    assert asked(game.execute(RED, place)) == (*((vassal, place) for vassal in VASSALS), None)
    play(game.execute(RED, place), ("builder", place))
    assert game.vassals[RED] == {**dict.fromkeys(VASSALS, "castle"), "builder": place}


def test_a_principality_space_sends_a_vassal_from_another_principality() -> None:
    """R8.1"""
    game = table(vassals={RED: "builder:orange"})
    play(game.execute(RED, "blue"), ("builder", "blue"))
    assert game.vassals[RED]["builder"] == "blue"
    sent = {"seat": RED, "vassal": "builder", "origin": "orange", "place": "blue"}
    assert told(game, "sent") == [sent]


def test_a_vassal_that_stands_there_cannot_be_sent() -> None:
    """R8.1"""
    game = table(vassals={RED: "builder:blue lady:blue"})
    assert asked(game.execute(RED, "blue")) == (("shield-bearer", "blue"), ("flag-bearer", "blue"), None)


def test_with_all_four_vassals_there_the_action_lapses() -> None:
    """X13"""
    game = table(vassals={RED: EVERYBODY_IN_BLUE})
    play(game.execute(RED, "blue"))
    assert told(game, "forfeited") == [{"seat": RED, "space": "blue"}]


def test_the_last_vassal_is_asked_for_as_the_action_may_be_forfeited() -> None:
    """R8.1, R4.2"""
    game = table(vassals={RED: "lady:blue shield-bearer:blue builder:blue flag-bearer:black"})
    assert asked(game.execute(RED, "blue")) == (("flag-bearer", "blue"), None)


def test_a_rivals_vassal_of_the_same_kind_goes_home() -> None:
    """R8.1"""
    game = table(vassals={BLUE: "builder:blue lady:blue", YELLOW: "flag-bearer:blue"})
    play(game.execute(RED, "blue"), ("builder", "blue"))
    assert game.vassals[BLUE]["builder"] == "castle"
    assert game.vassals[BLUE]["lady"] == game.vassals[YELLOW]["flag-bearer"] == "blue"
    assert told(game, "went-home") == [{"seat": BLUE, "vassal": "builder", "place": "blue"}]


def test_several_vassals_of_a_player_stand_side_by_side() -> None:
    """R8.1"""
    game = table(vassals={RED: "lady:blue"})
    play(game.execute(RED, "blue"), ("builder", "blue"))
    assert game.vassals[RED]["lady"] == game.vassals[RED]["builder"] == "blue"


def test_sending_a_vassal_takes_no_marker_and_no_good_of_a_rival() -> None:
    """R8.1"""
    game = table(vassals={BLUE: "lady:blue"}, markers={BLUE: "blue"}, castles={BLUE: "blue-shield"})
    play(game.execute(RED, "blue"), ("lady", "blue"))
    assert spread(game, BLUE) == ["blue"]
    assert stock(game, BLUE) == ["blue-shield"]


# Duties


@pytest.mark.parametrize(
    ("vassal", "kind"),
    [
        pytest.param("builder", "material", id="R8.1a"),
        pytest.param("flag-bearer", "flag", id="R8.1b"),
        pytest.param("shield-bearer", "shield", id="R8.1c"),
    ],
)
def test_builder_flag_bearer_and_shield_bearer_fetch_a_good_of_the_principality(
    vassal: Vassal, kind: Kind
) -> None:
    """R8.1a, R8.1b, R8.1c"""
    game = table()
    play(game.execute(RED, "purple"), (vassal, "purple"))
    assert stock(game, RED) == [f"purple-{kind}"]
    assert sum(game.supply.values()) == 107
    assert told(game, "took") == [{"seat": RED, "good": f"purple-{kind}"}]
    assert spread(game, RED) == []


def test_several_flags_of_a_kind_may_be_owned() -> None:
    """R8.1b"""
    game = table(castles={RED: "purple-flag purple-flag"})
    play(game.execute(RED, "purple"), ("flag-bearer", "purple"))
    assert game.castles[RED]["purple-flag"] == 3


def test_the_lady_brings_a_marker_from_the_castle() -> None:
    """R8.1d"""
    game = table(markers={RED: "purple"})
    play(game.execute(RED, "purple"), ("lady", "purple"))
    assert spread(game, RED) == ["purple", "purple"]
    assert game.markers_at_home(RED) == 4
    assert stock(game, RED) == []
    assert told(game, "placed-marker") == [{"seat": RED, "place": "purple"}]


def test_without_a_marker_on_the_castle_the_lady_is_still_sent() -> None:
    """R8.1d, X15"""
    game = table(markers={RED: "black black grey grey brown brown"})
    play(game.execute(RED, "purple"), ("lady", "purple"))
    assert game.vassals[RED]["lady"] == "purple"
    assert game.markers[RED]["purple"] == 0
    assert told(game, "placed-marker") == []


@pytest.mark.parametrize(
    ("vassal", "kind"), [("builder", "material"), ("flag-bearer", "flag"), ("shield-bearer", "shield")]
)
def test_a_good_that_is_gone_is_not_taken_or_replaced(vassal: Vassal, kind: Kind) -> None:
    """X1"""
    game = table(hoard=f"purple-{kind}")
    play(game.execute(BLUE, "purple"), (vassal, "purple"))
    assert game.vassals[BLUE][vassal] == "purple"
    assert stock(game, BLUE) == []
    assert told(game, "forfeited") == []


def test_the_duty_cannot_be_declined() -> None:
    """X15: after the choice of the vassal nobody is asked."""
    game = table()
    assert words_asked(game.execute(RED, "purple"), ("builder", "purple")) == ["send"]
    assert stock(game, RED) == ["purple-material"]


def test_the_vassal_that_was_sent_home_does_no_duty() -> None:
    """R8.1"""
    game = table(vassals={BLUE: "builder:purple"})
    play(game.execute(RED, "purple"), ("builder", "purple"))
    assert stock(game, BLUE) == []


# Influence


@pytest.mark.parametrize("kind", ["shield", "flag", "material"])
def test_an_influence_space_takes_a_good_from_a_principality_with_an_own_marker(kind: Kind) -> None:
    """R8.3, R8.3a"""
    game = table(markers={RED: "grey orange orange", BLUE: "black"})
    assert asked(game.execute(RED, f"influence-{kind}")) == ("grey", "orange", None)
    play(game.execute(RED, f"influence-{kind}"), "orange")
    assert stock(game, RED) == [f"orange-{kind}"]


def test_if_only_one_principality_can_give_nobody_is_asked() -> None:
    """R8.3a: it can only help."""
    game = table(markers={BLUE: "grey orange"}, hoard="grey-flag")
    play(game.execute(BLUE, "influence-flag"))
    assert stock(game, BLUE) == ["orange-flag"]


def test_without_a_marker_an_influence_space_gives_nothing() -> None:
    """R8.3a"""
    game = table(markers={BLUE: "black grey"})
    play(game.execute(RED, "influence-material"))
    assert stock(game, RED) == []
    assert told(game, "forfeited") == [{"seat": RED, "space": "influence-material"}]


def test_if_the_good_is_gone_an_influence_space_gives_nothing() -> None:
    """R8.3a, X1"""
    game = table(markers={BLUE: "grey"}, hoard="grey-material")
    play(game.execute(BLUE, "influence-material"))
    assert stock(game, BLUE) == []


def test_taking_by_influence_costs_no_marker() -> None:
    """R8.3a"""
    game = table(markers={RED: "grey"})
    play(game.execute(RED, "influence-shield"))
    assert spread(game, RED) == ["grey"]
    assert stock(game, RED) == ["grey-shield"]


def test_the_influence_space_for_vassals_sends_one_to_a_principality_with_an_own_marker() -> None:
    """R8.3b"""
    game = table(markers={RED: "grey orange", BLUE: "black"}, vassals={RED: "lady:grey builder:black"})
    assert asked(game.execute(RED, "influence-vassal")) == (
        *(("shield-bearer", "grey"), ("builder", "grey"), ("flag-bearer", "grey")),
        *((vassal, "orange") for vassal in VASSALS),
        None,
    )
    play(game.execute(RED, "influence-vassal"), ("builder", "grey"))
    assert game.vassals[RED]["builder"] == "grey"
    assert stock(game, RED) == ["grey-material"]


def test_a_vassal_sent_by_influence_displaces_a_rivals() -> None:
    """R8.3b, R8.1"""
    game = table(markers={RED: "grey"}, vassals={BLUE: "lady:grey"})
    play(game.execute(RED, "influence-vassal"), ("lady", "grey"))
    assert game.vassals[BLUE]["lady"] == "castle"
    assert spread(game, RED) == ["grey", "grey"]


def test_without_a_marker_the_influence_space_for_vassals_sends_nobody() -> None:
    """R8.3, R8.3b"""
    game = table(vassals={RED: "lady:grey"})
    play(game.execute(RED, "influence-vassal"))
    assert told(game, "forfeited") == [{"seat": RED, "space": "influence-vassal"}]


# Relocate


def test_the_builder_is_relocated_counter_clockwise_to_purple() -> None:
    """E1, R8.6"""
    game = table(vassals={RED: "builder:orange"})
    play(game.execute(RED, "relocate"), ("builder", "purple"))
    assert game.vassals[RED]["builder"] == "purple"
    assert stock(game, RED) == ["purple-material"]


@pytest.mark.parametrize(
    ("place", "clockwise", "counter"), [("black", "grey", "brown"), ("brown", "black", "orange")]
)
def test_a_vassal_goes_exactly_one_principality_either_way(place: str, clockwise: str, counter: str) -> None:
    """R8.6, Q100"""
    game = table(vassals={RED: f"lady:{place}"})
    assert asked(game.execute(RED, "relocate")) == (("lady", clockwise), ("lady", counter), None)


def test_only_vassals_that_are_out_are_relocated() -> None:
    """R8.6"""
    game = table(vassals={RED: "lady:black flag-bearer:blue"})
    assert asked(game.execute(RED, "relocate")) == (
        *(("lady", "grey"), ("lady", "brown")),
        *(("flag-bearer", "purple"), ("flag-bearer", "grey")),
        None,
    )


def test_a_relocated_vassal_displaces_and_does_its_duty() -> None:
    """R8.6"""
    game = table(vassals={RED: "lady:black", BLUE: "lady:grey"})
    play(game.execute(RED, "relocate"), ("lady", "grey"))
    assert game.vassals[BLUE]["lady"] == "castle"
    assert spread(game, RED) == ["grey"]


def test_with_all_vassals_at_home_any_one_goes_anywhere() -> None:
    """R8.6"""
    game = table(vassals={BLUE: "lady:grey"})
    options = asked(game.execute(RED, "relocate"))
    assert options == (*((vassal, place) for vassal in VASSALS for place in PLACES), None)
    play(game.execute(RED, "relocate"), ("lady", "grey"))
    assert game.vassals[RED]["lady"] == "grey"
    assert game.vassals[BLUE]["lady"] == "castle"


def test_a_vassal_may_be_relocated_to_where_another_own_one_stands() -> None:
    """R8.6"""
    game = table(vassals={RED: "lady:black builder:grey"})
    play(game.execute(RED, "relocate"), ("lady", "grey"))
    assert game.vassals[RED]["lady"] == game.vassals[RED]["builder"] == "grey"
