"""What greedy does with each ally."""

from __future__ import annotations

import logres
from logres.merlin import Merlin
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.pieces import ALLIES
from logres.players import ask, opponent
from logres.players.merlin.modules.knights import BEST_FIRST, best_ally
from tests.merlin.arrange import BLUE, YELLOW, table
from tests.players.merlin.playing import LAST, USED_UP, played

ONE_LEFT = {"round": LAST, "used": USED_UP}  # a single die, in the last turn of the game
FIVE_SHIELDS = "black-shield black-shield grey-shield blue-shield blue-shield"


def with_ally(ally: str, **pieces: object) -> Merlin:
    """A table of two; blue is active and has an ally."""
    settled = {"allies_of": {BLUE: ally}, **pieces}
    return table(2, settings={"knights": "on"}, **settled)  # type: ignore[arg-type]


def test_in_the_draft_it_chooses_the_ally_that_has_helped_most() -> None:
    assert {*BEST_FIRST} <= {*ALLIES}
    assert len({*BEST_FIRST}) == len(BEST_FIRST)
    session = logres.start("merlin", 2, {"knights": "on"}, 1)
    assert session.choice is not None
    best = next(ally for ally in BEST_FIRST if ally in session.choice.options)
    assert ask(opponent("greedy", 1), session) == best == best_ally(session.choice.options)


def test_an_ally_that_nobody_has_ranked_is_chosen_last() -> None:
    assert best_ally(["mordred", BEST_FIRST[-1]]) == BEST_FIRST[-1]


def test_it_changes_a_die_with_tristram_to_reach_a_better_space() -> None:
    game = with_ally("tristram galahad", castles={BLUE: FIVE_SHIELDS}, faces={BLUE: (1, 1, 1, 1)}, **ONE_LEFT)
    assert played(game)[0] == ("tristram", "die3", 3)
    assert game.points[BLUE]["spaces"] == 5


def test_it_turns_the_merlin_die_with_gawain_to_reach_a_better_space() -> None:
    only_merlin = {BLUE: "die1 die2 die3", YELLOW: "die1 die2 die3 merlin"}
    game = with_ally(
        "gawain galahad",
        round=LAST,
        used=only_merlin,
        castles={BLUE: FIVE_SHIELDS},
        faces={BLUE: (1, 1, 1, 1)},
    )
    assert played(game)[0] == ("gawain", "merlin", 3)
    assert game.points[BLUE]["spaces"] == 5


def test_a_portal_leads_it_to_where_a_mission_is_met() -> None:
    post = {"post": "3 lady: builder in brown"}
    game = with_ally("bors gareth", cards=post, hands={BLUE: "post"}, knights={BLUE: "black"}, **ONE_LEFT)
    assert ("portal", "die3", "brown") in played(game)
    assert game.points[BLUE]["missions"] == 3


def test_galahad_brings_it_what_a_mission_lacks() -> None:
    banner = {"banner": "3 lady: brown flag"}
    game = with_ally(
        "galahad gareth",
        cards=banner,
        hands={BLUE: "banner"},
        knights={BLUE: "vp-shield"},
        faces={BLUE: (1, 1, 1, 1)},
        **ONE_LEFT,
    )
    assert "brown" in played(game)
    assert game.points[BLUE]["missions"] == 3


def test_it_resolves_a_mission_in_another_colour() -> None:
    banner = {"banner": "3 lady: brown flag"}
    game = with_ally("percival gareth", cards=banner, hands={BLUE: "banner"}, castles={BLUE: "blue-flag"})
    assert ("mission", "banner") in played(game)


def test_it_swaps_a_mission_that_is_far_for_one_that_it_meets() -> None:
    banner = {"banner": "3 lady: brown flag"}
    game = with_ally(
        "bedivere gareth",
        cards=banner,
        hands={BLUE: "x10 x11 x12 x13 x14 x15"},
        display="x01 banner x02",
        castles={BLUE: "brown-flag"},
    )
    answers = played(game)
    assert ("swap", "x10", "banner") in answers
    assert ("mission", "banner") in answers


def test_a_castle_wins_it_a_territory() -> None:
    game = with_ally(
        "gaheris gareth",
        manors={"a1": YELLOW},
        castles={BLUE: "grey-material"},
        knights={BLUE: "black"},
        faces={BLUE: (2, 2, 2, 2)},
        **ONE_LEFT,
    )
    played(game)
    (cell,) = game.manors_of(BLUE)
    assert game.strength(cell) == 2


def test_with_gaheris_it_builds_where_most_is_won() -> None:
    game = with_ally(
        "gaheris gareth",
        environs="wlMwlW lwlwmL MmmmLW",  # c1 to c4 is the largest territory
        castles={BLUE: "grey-material"},
        knights={BLUE: "black"},
        faces={BLUE: (2, 2, 2, 2)},
        **ONE_LEFT,
    )
    played(game)
    assert [cell[0] for cell in game.manors_of(BLUE)] == ["c"]


def test_with_galahad_it_spends_no_tile_on_what_it_can_get_without_one() -> None:
    game = with_ally(
        "galahad gareth",
        cards={"tower": "3 lady: brown shield"},
        hands={BLUE: "tower"},
        markers={BLUE: "black grey blue purple orange brown"},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 1, 1, 1)},
        used={BLUE: "die1 die2 merlin"},
    )
    assert isinstance(game, Knights)
    played(game)
    assert game.points[BLUE]["missions"] == 3
    assert game.ally_tiles[BLUE]["galahad"] == 6


def test_a_tile_of_kay_wins_it_a_principality() -> None:
    game = with_ally(
        "kay gareth",
        markers={YELLOW: "grey", BLUE: "purple"},
        knights={BLUE: "vp-shield"},
        faces={BLUE: (1, 1, 1, 1)},
        **ONE_LEFT,
    )
    assert played(game)[:2] == [("lady", "grey"), "grey"]


def test_with_geraint_it_goes_where_it_has_not_been() -> None:
    game = with_ally(
        "geraint galahad",
        geraint_tiles="shield",
        castles={BLUE: "blue-shield blue-material"},
        knights={BLUE: "black"},
        faces={BLUE: (3, 3, 6, 6)},
        used={BLUE: "die1", YELLOW: "die1 die2 die3 merlin"},
        figures={"merlin": "vp-shield"},
        round=LAST,
    )
    answers = played(game)
    assert ("go", "merlin", "cw", "vp-material") in answers
    assert game.points[BLUE]["geraint"] == 1
