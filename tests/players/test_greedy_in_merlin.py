"""What greedy does in Merlin, in positions where a sensible player has no doubt."""

from __future__ import annotations

import pytest

import logres
from logres.engine import Chance, Option, Session
from logres.merlin import Merlin, box
from logres.merlin.modules.decrees import Decrees
from logres.merlin.modules.knights import Knights
from logres.merlin.pieces import ALLIES
from logres.players import ask, opponent
from logres.players.merlin import SearchLimits, Weights, search_for
from logres.players.merlin.missions import Means, Missing, missing, wants
from logres.players.merlin.modules.decrees import expected_best
from logres.players.merlin.modules.gold import eased
from logres.players.merlin.modules.knights import BEST_FIRST, best_ally
from logres.sim.tournament import Tournament, entrant, results
from tests.merlin.arrange import BLUE, YELLOW, table

LAST = 6  # round
TOKENS = "bewitch-swap swap-gold gold-hut hut-dark dark-bewitch"  # on the cauldrons
TOKENS_LEFT = "bewitch-swap swap-gold gold-hut dark-bewitch"  # without the one of huts
QUARTER, HALF = 12, 24  # turns of a table of two
USED_UP = {BLUE: "die1 die2 merlin", YELLOW: "die1 die2 die3 merlin"}  # but one die


def begun(game: Merlin) -> Session:
    """A session that begins with an arranged table."""
    game.turns = 1
    return Session(box(game.parts), game, None, [f"Seat {seat}" for seat in game.seats], "by hand")


def played(game: Merlin, *decided: Option) -> list[Option]:
    """What greedy answers from here on, as long as the turn goes on."""
    session = begun(game)
    for option in decided:
        session.decide(option)
    turn, answers = session.turn, list[Option]()
    while session.choice is not None and session.turn == turn:
        answers.append(ask(opponent("greedy", 1), session))
        session.decide(answers[-1])
    return answers


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


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 lady: blue flag, any flag", Missing(0, 0, 0)),
        ("1 lady: blue flag, blue flag, blue flag", Missing(1, 0, 0)),
        ("1 lady: grey shield", Missing(2, 0, 0)),  # of which there are none
        ("1 lady: any shield, any shield", Missing(2, 0, 0)),
        ("1 lady: any shield, any material", Missing(2, 0, 0)),  # lacks of two kinds add up
        ("1 lady: black shield, any shield", Missing(2, 0, 0)),  # the black one counts once
        ("1 lady: marker in grey, marker in black", Missing(0, 1, 0)),
        ("1 lady: marker in grey, marker anywhere, marker anywhere", Missing(0, 2, 0)),
        ("1 lady: builder in blue, lady in grey", Missing(0, 0, 1)),
        ("1 lady: two vassals in blue", Missing(0, 0, 0)),
        ("1 lady: two vassals in grey", Missing(0, 0, 2)),
        ("1 lady: lady and builder together", Missing(0, 0, 1)),
        ("1 lady: flag-bearer and builder together", Missing(0, 0, 0)),
    ],
)
def test_it_knows_what_a_mission_lacks(text: str, expected: Missing) -> None:
    game = table(
        2,
        cards={"card": text},
        castles={BLUE: "blue-flag blue-flag"},
        hoard="grey-shield",
        markers={BLUE: "grey"},
        vassals={BLUE: "builder:blue flag-bearer:blue lady:castle"},
    )
    means = Means(game.castles[BLUE], game.supply, game.markers[BLUE], game.vassals[BLUE])
    assert missing(wants(game.parts, "card"), means) == expected


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
    assert played(game) == [("apple", "die3", 3)]  # the rest needs no question
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


# Favor


def test_it_learns_early_in_the_game_and_takes_points_late() -> None:
    cards = {"lesson": "3 builder: blue flag"}
    early = table(2, favor="on", cards=cards, hands={BLUE: "lesson"}, castles={BLUE: "blue-flag"})
    late = table(
        2,
        favor="on",
        cards=cards,
        hands={BLUE: "lesson"},
        castles={BLUE: "blue-flag"},
        round=LAST,
        used=USED_UP,
    )
    assert played(early, ("mission", "lesson"))[0] in ("builder-1", "builder-2", "builder-3")
    assert played(late, ("mission", "lesson"))[0] is None


@pytest.mark.parametrize("house", ["both", "ownTurn"])
def test_it_repels_by_favor_whenever_the_house_allows_it(house: str) -> None:
    game = table(
        2,
        round=LAST,
        used=USED_UP,
        favor="on",
        favorRepel=house,
        seals={BLUE: "shield-bearer-3"},
        traitors={BLUE: "brown"},
        knights={BLUE: "black"},
    )
    assert ("favor", "brown") in played(game)


# Treasures and decrees


def test_it_takes_a_decree_where_the_duty_would_bring_nothing() -> None:
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


def test_where_decrees_lie_it_still_sends_whom_a_mission_needs() -> None:
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


BLACK_DIE = {BLUE: "die1 die2 die3 merlin", YELLOW: "die1 die2 die3 merlin arthur"}


def test_the_signet_ring_resolves_the_dearest_of_the_missions_that_are_far() -> None:
    game = table(
        2,
        arthur="on",
        cards={
            "dear": "3 lady: black flag, black shield, lady in grey",
            "poor": "1 lady: black flag, grey flag",
        },
        hands={BLUE: "dear poor"},
        figures={"arthur": "picts-3"},
        faces={BLUE: (1, 2, 3, 4, 1)},
        used=BLACK_DIE,
    )
    assert played(game)[:2] == [("go", "arthur", "cw", "signet"), "dear"]


@pytest.mark.parametrize(("theirs", "taken"), [("apple-4", "apple-5"), ("", "mountain-manor")])
def test_before_a_scoring_it_takes_the_pict_that_decides_it(theirs: str, taken: str) -> None:
    game = table(
        2,
        arthur="on",
        round=LAST,
        figures={"arthur": "resource-shield"},
        faces={BLUE: (1, 2, 3, 4, 1)},
        used=BLACK_DIE,
        picts={YELLOW: theirs},
        markers={BLUE: "blue blue blue blue blue blue"},
        pict_display="blue-marker apple-5 mountain-manor",
    )
    assert played(game)[:2] == [("go", "arthur", "cw", "picts-1"), taken]


def test_in_the_clean_up_it_keeps_one_of_its_manors() -> None:
    game = table(
        2,
        arthur="on",
        round=2,
        manors={"a1": BLUE, "a2": BLUE},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 2, 3, 4, 5), YELLOW: (1, 2, 3, 4, 5)},
        used={BLUE: "die1 die3 merlin arthur", YELLOW: "die1 die2 die3 merlin arthur"},
    )
    session = begun(game)
    while session.choice is not None and session.choice.ask != "keep":
        session.decide(ask(opponent("greedy", 1), session))
    assert ask(opponent("greedy", 1), session) in ("a1", "a2")


def test_it_gives_up_what_it_needs_least() -> None:
    game = table(
        2,
        active=YELLOW,
        cards={"banner": "3 builder: blue flag"},
        hands={BLUE: "banner"},
        treasures="on",
        treasure_tiles={"a3": "discard-shield-flag"},
        castles={BLUE: "blue-flag brown-shield", YELLOW: "black-material"},
        knights={YELLOW: "influence-flag"},
    )
    session = begun(game)
    for option in (("go", "die1", "cw", "build-1"), ("a3", "black"), "discard-shield-flag"):
        session.decide(option)
    assert ask(opponent("greedy", 1), session) == "brown-shield"


def test_it_has_rivals_give_something_up_and_goes_on() -> None:
    game = table(
        2,
        cards={"hall": "3 lady: any material"},
        hands={BLUE: "hall"},
        treasures="on",
        treasure_tiles={"a3": "discard-shield-flag"},
        castles={BLUE: "black-material grey-material", YELLOW: "blue-flag brown-shield"},
        knights={BLUE: "influence-flag"},
    )
    answers = played(game, ("go", "die1", "cw", "build-1"), ("a3", "black"))
    assert answers[0] == "discard-shield-flag"
    assert ("mission", "hall") in answers


@pytest.mark.parametrize(
    ("worths", "drawn", "expected"), [([5], 1, 5), ([1, 3], 1, 2), ([1, 3], 2, 3), ([0, 0, 6], 2, 4)]
)
def test_the_best_of_a_few_that_chance_draws(worths: list[float], drawn: int, expected: float) -> None:
    assert expected_best(worths, drawn) == pytest.approx(expected)


# Knights of the Round Table

ONE_LEFT = {"round": LAST, "used": USED_UP}  # a single die, in the last turn of the game
FIVE_SHIELDS = "black-shield black-shield grey-shield blue-shield blue-shield"


def with_ally(ally: str, **pieces: object) -> Merlin:
    """A table of two; blue is active and has an ally."""
    settled = {"allies_of": {BLUE: ally}, **pieces}
    return table(2, options={"knights": "on"}, **settled)  # type: ignore[arg-type]


def test_in_the_draft_it_chooses_who_has_helped_most() -> None:
    assert sorted(BEST_FIRST) == sorted(ALLIES)
    session = logres.start("merlin", 2, {"knights": "on"}, 1)
    assert session.choice is not None
    best = next(ally for ally in BEST_FIRST if ally in session.choice.options)
    assert ask(opponent("greedy", 1), session) == best == best_ally(session.choice.options)


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


def test_with_galahad_it_spends_no_tile_for_what_it_can_have_without() -> None:
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


# Gold and the market


def test_it_pays_a_coin_for_a_better_space() -> None:
    game = table(
        2,
        gold="on",
        coins={BLUE: 1},
        castles={BLUE: "grey-flag grey-flag grey-flag grey-flag grey-flag"},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 1, 2, 1)},
        used=USED_UP,
        round=LAST,
    )
    assert played(game)[0] == ("coin", "die3", 3)
    assert game.points[BLUE]["spaces"] == 5


def test_it_keeps_a_pair_of_coins_at_the_end() -> None:
    game = table(
        2,
        gold="on",
        coins={BLUE: 2},
        castles={BLUE: "grey-flag"},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 1, 2, 1)},
        used=USED_UP,
        round=LAST,
    )
    assert not [answer for answer in played(game) if isinstance(answer, tuple) and answer[0] == "coin"]


def test_it_spends_mistletoe_on_a_mission_before_the_game_ends() -> None:
    game = table(
        2,
        gold="on",
        cards={"dear": "3 lady: grey flag, marker in blue"},
        hands={BLUE: "dear"},
        castles={BLUE: "grey-flag"},
        mistletoe={BLUE: 1},
        used=USED_UP,
        round=LAST,
    )
    assert ("mission", "dear") in played(game)


def test_it_buys_a_shield_against_a_traitor() -> None:
    game = table(
        2, gold="on", market="on", coins={BLUE: 1}, traitors={BLUE: "orange"}, used=USED_UP, round=LAST
    )
    assert ("buy", "orange-shield-tile") in played(game)


def test_it_buys_a_shield_against_a_second_traitor_of_a_colour() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        coins={BLUE: 1},
        traitors={BLUE: "orange orange"},
        castles={BLUE: "orange-shield"},
        used=USED_UP,
        round=LAST,
    )
    assert ("buy", "orange-shield-tile") in played(game)


@pytest.mark.parametrize(
    ("held", "markers"),
    [("plus", ""), ("", "black black grey grey blue blue")],
    ids=["a turn for one token", "no marker at home"],
)
def test_it_buys_no_plus_token_that_it_cannot_lay(held: str, markers: str) -> None:
    labourers = "labourer-1 labourer-2 labourer-3 labourer-4 labourer-5 labourer-6"
    game = table(
        2,
        gold="on",
        market="on",
        coins={BLUE: 4},
        wares={BLUE: held},
        markers={BLUE: markers},
        labourers={YELLOW: labourers},
        used={BLUE: "die1 die2", YELLOW: "die1 die2 die3 merlin"},
        round=LAST,
    )
    assert ("buy", "plus") not in played(game)


def test_it_resolves_a_dear_mission_rather_than_trade() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        cards={"dear": "3 lady: grey flag"},
        hands={BLUE: "dear"},
        castles={BLUE: "grey-flag"},
        coins={BLUE: 1},
        used=USED_UP,
        round=LAST,
    )
    answers = played(game)
    assert ("mission", "dear") in answers
    assert not [answer for answer in answers if isinstance(answer, tuple) and answer[0] == "buy"]


def test_it_lets_a_labourer_work_rather_than_stop() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        labourers={BLUE: "labourer-3"},
        castles={BLUE: "grey-flag grey-flag"},
        knights={BLUE: "purple"},
        used={BLUE: "die1 die2 die3 merlin", YELLOW: "die1 die2 die3 merlin"},
    )
    assert played(game)[0] == ("go", "labourer-3", "cw", "vp-flag")


def test_it_uses_its_dice_before_its_labourers() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        labourers={BLUE: "labourer-3"},
        castles={BLUE: "grey-flag grey-flag"},
        knights={BLUE: "purple"},
        faces={BLUE: (1, 1, 3, 1)},
        used=USED_UP,
    )
    assert ("go", "die3", "cw", "vp-flag") in played(game)


def test_it_lays_a_plus_token_where_it_wins_a_principality() -> None:
    game = table(
        2,
        gold="on",
        market="on",
        wares={BLUE: "plus"},
        markers={BLUE: "grey", YELLOW: "grey grey"},
        knights={BLUE: "vp-shield"},
        faces={BLUE: (1, 1, 1, 1)},
        used=USED_UP,
        round=2,
    )
    assert played(game)[:2] == [("lady", "grey"), "grey"]


@pytest.mark.parametrize(
    ("lacking", "left"),
    [
        (Missing(2, 1, 1), Missing(2, 1, 0)),
        (Missing(2, 1, 0), Missing(1, 1, 0)),
        (Missing(0, 1, 0), Missing(0, 0, 0)),
        (Missing(0, 0, 0), Missing(0, 0, 0)),
    ],
)
def test_mistletoe_is_for_what_is_hardest_to_get(lacking: Missing, left: Missing) -> None:
    assert eased(lacking) == left


# The city


def city(**pieces: object) -> Merlin:
    """A table in Caerleon at which blue has a die left that leads to the quarry, or to the merchant."""
    settled = {"knights": {BLUE: "purple"}, "faces": {BLUE: (4, 4, 4, 1)}, **pieces}
    options = {"gold": "on", "caerleon": "on"}
    return table(2, options=options, used={BLUE: "die1 die2 merlin"}, **settled)  # type: ignore[arg-type]


def test_it_takes_the_materials_that_a_mission_asks_for() -> None:
    cards = {"wall": "3 builder: grey material, brown material"}
    answers = played(city(cards=cards, hands={BLUE: "wall"}))
    assert answers[0] == ("builder", "orange")
    assert {"grey-material", "brown-material"} <= {*answers}
    assert ("mission", "wall") in answers


def test_it_exchanges_what_it_does_not_need_for_what_a_mission_asks_for() -> None:
    cards = {"banners": "3 builder: grey flag, brown flag"}
    game = city(
        cards=cards,
        hands={BLUE: "banners"},
        castles={BLUE: "blue-shield black-shield"},
        knights={BLUE: "black"},
        round=LAST,
    )
    answers = played(game)
    assert {"grey-flag", "brown-flag"} <= {*answers}
    assert ("mission", "banners") in answers


def test_it_takes_the_shields_that_repel_its_traitors() -> None:
    game = city(traitors={BLUE: "brown brown orange"}, knights={BLUE: "blue"}, round=2)
    answers = played(game)
    assert answers[0] == ("shield-bearer", "purple")
    assert {*answers[1:]} == {"brown-shield"} or {*answers[1:]} == {"brown-shield", "orange-shield"}


def test_it_exchanges_what_it_does_not_need_for_a_shield_against_a_traitor() -> None:
    shields = "black-shield black-shield brown-shield"
    pieces = {"castles": {BLUE: shields}, "traitors": {BLUE: "brown orange"}, "knights": {BLUE: "black"}}
    answers = played(city(**pieces, round=2))
    assert "orange-shield" in answers
    assert ("barter", "brown-shield") not in answers


# Morgana


def witching(**pieces: object) -> Merlin:
    """A table at which blue has a turn with Morgana's dice left, and nothing else."""
    settled = {"used": {**USED_UP, BLUE: "die1 die2 die3 merlin"}, "morgana": "black", **pieces}
    return table(2, options={"gold": "on", "morgana": "on"}, **settled)  # type: ignore[arg-type]


def test_it_takes_the_horn_where_it_is_cheap_and_brings_much() -> None:
    game = witching(round=5, coins={BLUE: 3}, morgana_faces=(1, 2, 4, 6), tokens=TOKENS)
    assert played(game)[0] == ("horn", "morgana4")


def test_a_hut_wins_it_a_territory() -> None:
    manors = {"a1": BLUE, "a2": YELLOW}
    game = witching(round=2, manors=manors, morgana_faces=(1, 1, 4, 4), tokens=f"hut-dark {TOKENS_LEFT}")
    answers = played(game)
    assert (answers[0], answers[-1]) == (("cauldron", "morgana1", 1), "a1")


def test_her_marker_wins_it_a_principality() -> None:
    markers = {BLUE: "blue", YELLOW: "blue"}
    tokens = "dark-hut bewitch-swap swap-gold gold-hut dark-bewitch"
    game = witching(round=LAST, markers=markers, morgana="grey", morgana_faces=(1, 1, 4, 4), tokens=tokens)
    answers = played(game)
    assert answers[0] == ("cauldron", "morgana1", 1)
    assert "blue" in answers


def test_it_buys_goods_from_the_witch() -> None:
    tokens = "gold-hut bewitch-swap swap-gold hut-dark dark-bewitch"
    game = witching(round=1, coins={BLUE: 2}, morgana="grey", morgana_faces=(1, 1, 4, 4), tokens=tokens)
    answers = played(game)
    assert answers[0] == ("cauldron", "morgana1", 1)
    assert "goods" in answers
    assert any(str(answer).endswith("-material") for answer in answers)


def test_a_poisoned_apple_leads_it_to_a_better_space() -> None:
    game = table(
        2,
        options={"gold": "on", "morgana": "on"},
        round=LAST,
        knights={BLUE: "black"},
        castles={BLUE: "black-shield black-shield black-shield black-shield black-shield black-shield"},
        faces={BLUE: (1, 1, 1, 1), YELLOW: (3, 3, 5, 5)},
        used={BLUE: "die1 die2 merlin"},
        pentagrams={BLUE: "morgana1"},
        poisoned={BLUE: 1},
    )
    assert played(game)[0] == ("curse", "die3", YELLOW, "die1")
    assert game.points[BLUE]["spaces"] == 6


# What can be relied on


@pytest.mark.parametrize(
    ("modules", "turns"),
    [
        ("", HALF),
        ("favor", HALF),
        ("treasures decrees", HALF),
        ("arthur", QUARTER),
        ("knights", HALF),
        ("gold market", QUARTER),
        ("gold caerleon morgana", QUARTER),
    ],
)
def test_it_decides_the_same_when_all_it_cannot_know_is_shuffled(modules: str, turns: int) -> None:
    chance = Chance.seeded("shuffle")
    session = logres.start("merlin", 2, dict.fromkeys(modules.split(), "on"), 11)
    while session.choice is not None and session.turn < turns:
        decided = ask(opponent("greedy", 1), session)
        assert ask(opponent("greedy", 2), session.redealt(session.choice.seat, chance)) == decided
        session.decide(decided)


@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        (2, ""),
        (2, "favor"),
        (3, "favor"),
        (4, ""),
        (4, "favor"),
        (2, "arthur"),
        (3, "arthur favor"),
        (3, "knights"),
        (3, "treasures decrees"),
        (2, "gold"),
        (3, "gold market"),
        (2, "gold caerleon"),
        (3, "gold morgana"),
    ],
)
def test_it_wins_against_random(seats: int, modules: str) -> None:
    names = ("greedy", *["random"] * (seats - 1))
    games = Tournament("merlin", tuple(map(entrant, names)), dict.fromkeys(modules.split(), "on"), 1)
    assert all(result.winners == (0,) for result in results(games, 2, jobs=1))


@pytest.mark.parametrize("modules", ["favor", "favor arthur", "gold market", "gold caerleon morgana"])
def test_it_tries_a_sane_number_of_lines_at_each_question(modules: str) -> None:
    session = logres.start("merlin", 4, dict.fromkeys(modules.split(), "on"), 3)
    while session.choice is not None and session.turn < HALF:
        choice, guess = session.choice, session.redealt(session.choice.seat, Chance.seeded("guess"))
        if choice.ask != "draw":
            search = search_for(guess, choice, Weights(), SearchLimits())
            search.best()
            assert search.attempts < 3 * SearchLimits().attempts
        session.decide(ask(opponent("random", session.turn), session))


def test_it_plays_any_components_and_house_rules() -> None:
    game = table(
        3,
        cards={"banner": "3 builder: blue flag"},
        options={"keepShields": "on", "turnAnyDie": "on", "favorRepel": "ownTurn", "favor": "on"},
    )
    session = begun(game)
    while session.choice is not None:
        session.decide(ask(opponent("greedy", 1), session))
    assert session.over
