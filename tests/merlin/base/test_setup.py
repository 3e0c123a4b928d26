"""Frame of the game, components and set-up: R1 to R3."""

from __future__ import annotations

from collections import Counter

import pytest

from logres.engine import BadTable, Chance, play
from logres.engine.view import open_view, view
from logres.merlin import BOX, MODULES
from logres.merlin.base.position import KNIGHTS
from logres.merlin.parts import StartingTile
from logres.merlin.pieces import CASTLE, GOODS, KIND_OF, KINDS, PLACES, VASSALS
from tests.merlin.arrange import (
    BLUE,
    RED,
    RING,
    STARTING_TILES,
    USUAL,
    YELLOW,
    fresh,
    play_out,
    spread,
    stock,
    table,
    told,
)

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


# Frame


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    """R1.1"""
    with pytest.raises(BadTable, match=f"2 to 4 players, not {seats}"):
        BOX.check_seats(seats)


@ALL_COUNTS
def test_two_three_and_four_can_play(seats: int) -> None:
    """R1.1"""
    BOX.check_seats(seats)
    assert fresh(seats).faults() == []


def test_most_points_win() -> None:
    """R1.1"""
    assert table(points={BLUE: 3, YELLOW: 8, RED: -2}).winners() == [YELLOW]


def test_players_tied_for_most_points_share_the_victory() -> None:
    """R1.1"""
    assert table(points={BLUE: 8, YELLOW: 3, RED: 8}, apples={RED: 2}).winners() == [BLUE, RED]


@ALL_COUNTS
def test_the_game_has_six_rounds_of_four_turns_for_each_player(seats: int) -> None:
    """R1.2"""
    game = play_out(fresh(seats))
    turns = Counter((turn["round"], turn["seat"]) for turn in told(game, "turn"))
    assert turns == Counter({(number, seat): 4 for number in range(1, 7) for seat in range(seats)})
    assert game.turns == 24 * seats


def test_a_scoring_follows_rounds_two_four_and_six_and_then_the_game_is_over() -> None:
    """R1.3"""
    game = play_out(fresh())
    assert game.events is not None
    names = [event.name for event in game.events if event.name in ("round-ended", "scoring", "over")]
    pair = ["round-ended", "round-ended", "scoring"]
    assert names == [*pair, *pair, *pair, "over"]
    assert [scoring["round"] for scoring in told(game, "scoring")] == [2, 4, 6]
    assert game.over


def test_a_score_is_a_plain_number_that_may_fall_below_zero() -> None:
    """R1.4, Q7, Q27, floorZero=off"""
    game = table(points={BLUE: 1, YELLOW: 99})
    game.score(BLUE, -6, "vassals")
    game.score(YELLOW, 5, "vassals")
    assert game.scores() == [-5, 104, 0]


def test_as_a_house_rule_nobody_falls_below_zero() -> None:
    """Q7, floorZero=on"""
    game = table(points={BLUE: 4}, floorZero="on")
    game.score(BLUE, -3, "vassals")
    game.score(BLUE, -3, "vassals")
    game.score(BLUE, 2, "vassals")
    assert game.scores()[BLUE] == 2
    assert [scored["points"] for scored in told(game, "scored")] == [-3, -1, 2]


def test_the_score_is_the_sum_of_the_ledger() -> None:
    """R1.4"""
    game = table()
    game.score(RED, 3, "missions", mission="x01")
    game.score(RED, 2, "missions", mission="x02")
    game.score(RED, -3, "traitors", traitor="blue")
    assert game.ledger(RED) == {"missions": 5, "traitors": -3}
    assert game.scores() == game.public_points() == [0, 0, 2]


def test_points_are_told_with_their_source_their_reason_and_the_new_score() -> None:
    """R1.4"""
    game = table(points={RED: 7})
    game.score(RED, 3, "missions", mission="x01")
    fact = {"seat": RED, "points": 3, "source": "missions", "total": 10, "mission": "x01"}
    assert told(game, "scored") == [fact]


def test_the_ledger_of_a_whole_game_matches_its_events() -> None:
    """R1.4"""
    game = play_out(fresh(4))
    for seat in game.seats:
        scored = [fact for fact in told(game, "scored") if fact["seat"] == seat]
        sums: Counter[object] = Counter()
        for fact in scored:
            assert isinstance(fact["points"], int)
            sums[fact["source"]] += fact["points"]
        assert sums == game.ledger(seat)
        assert scored[-1]["total"] == game.scores()[seat] == sum(game.ledger(seat).values())


def test_everything_lies_open_except_hands_decks_and_traitor_stacks() -> None:
    """R1.5"""
    game = fresh()
    secret = {name for name, zone in game.zones.items() if zone.sight != "everybody"}
    assert secret == {"hands", "mission_deck", "traitor_supply"}
    seen = view(game, YELLOW)
    hands, deck = seen["hands"], seen["mission_deck"]
    assert isinstance(hands, list)
    assert hands[YELLOW] == game.hands[YELLOW]
    assert hands[BLUE] == hands[RED] == 4
    assert (deck, seen["traitor_supply"]) == (40, 15)


@ALL_COUNTS
@pytest.mark.parametrize("favor", ["off", "on"])
def test_the_favor_module_needs_no_other_and_adds_no_turns(favor: str, seats: int) -> None:
    """R1.6, R1.7"""
    game = play_out(fresh(seats, settings={"favor": favor}))
    assert isinstance(game, MODULES["favor"]) is (favor == "on")
    assert MODULES["favor"].needs == ()
    assert game.turns == 24 * seats
    assert game.faults() == []


# Components


def test_there_are_six_shields_flags_and_materials_of_each_colour() -> None:
    """R2.1"""
    game = fresh(4)
    for good in GOODS:
        assert game.supply[good] + sum(castle[good] for castle in game.castles) == 6
    assert Counter(KIND_OF.values()) == dict.fromkeys(KINDS, 6)


def test_there_are_four_traitors_of_each_colour_and_eleven_apples() -> None:
    """R2.1"""
    game = fresh(4)
    everywhere = [*game.traitor_supply, *(place for held in game.traitors for place in held)]
    assert Counter(everywhere) == dict.fromkeys(PLACES, 4)
    assert game.apple_supply + sum(game.apples) == 11


def test_there_are_55_missions() -> None:
    """R2.1, Q90"""
    game = fresh(2)
    everywhere = [*game.mission_deck, *game.display, *game.hands[BLUE], *game.hands[YELLOW]]
    assert len(everywhere) == len(set(everywhere)) == 55


@ALL_COUNTS
def test_each_player_has_three_personal_dice_and_a_merlin_die_four_vassals_and_three_staffs(
    seats: int,
) -> None:
    """R2.2, R3.8"""
    game = fresh(seats)
    for seat in game.seats:
        assert [*game.faces[seat]] == ["die1", "die2", "die3", "merlin"]
        assert game.vassals[seat] == dict.fromkeys(VASSALS, CASTLE)
        assert game.staffs[seat] == 3
        assert game.has_manor(seat)


def test_of_seven_markers_six_are_in_play() -> None:
    """R2.2, Q2, markers=6"""
    game = table(markers={RED: "black grey"})
    assert game.markers_at_home(RED) == 4
    assert game.markers_at_home(BLUE) == 6


def test_as_a_house_rule_all_seven_markers_are_in_play() -> None:
    """Q2, markers=7"""
    assert fresh(settings={"markers": "7"}).markers_at_home(BLUE) == 6


# Set-up


def test_the_base_ring_is_laid_out() -> None:
    """R3.1"""
    assert fresh().ring == RING


def test_round_one_begins_with_merlin_on_black_and_the_treasures_on_the_board() -> None:
    """R3.2"""
    game = fresh()
    assert game.round == 1
    assert game.figures["merlin"] == "black"
    assert game.grail is None
    assert game.excalibur is None


def test_goods_lie_in_their_principalities_except_those_of_the_starting_tiles() -> None:
    """R3.3"""
    game = fresh(2)
    assert sum(game.supply.values()) == 108 - 6
    assert max(game.supply.values()) == 6


@ALL_COUNTS
def test_of_eleven_apples_each_player_gets_one(seats: int) -> None:
    """R3.4, R3.8"""
    game = fresh(seats)
    assert game.apples == [1] * seats
    assert game.apple_supply == 11 - seats


def test_the_missions_are_shuffled_and_three_are_revealed() -> None:
    """R3.5"""
    first, second = fresh(seed=1), fresh(seed=2)
    assert len(first.display) == 3
    assert first.mission_deck != second.mission_deck
    assert len(first.mission_deck) == 55 - 3 - 3 * 4


def test_the_traitors_are_shuffled_into_one_stack_instead_of_three() -> None:
    """R3.6, Q89, X4"""
    first, second = fresh(seed=1), fresh(seed=2)
    assert first.traitor_supply != second.traitor_supply
    assert len(first.traitor_supply) == 24 - 9
    assert first.traitor_discards == []


@pytest.mark.parametrize(("seats", "rows", "plain", "towers"), [(2, 3, 4, 2), (3, 3, 4, 2), (4, 4, 5, 3)])
def test_two_or_three_play_without_one_plain_and_one_tower_tile_of_each_terrain(
    seats: int, rows: int, plain: int, towers: int
) -> None:
    """R3.7"""
    game = fresh(seats)
    wanted = dict.fromkeys(("mountain", "wood", "lake"), plain)
    wanted |= {f"{terrain}-tower": towers for terrain in ("mountain", "wood", "lake")}
    assert Counter(game.tiles) == wanted
    assert (game.rows, len(game.tiles)) == (rows, rows * 6)
    assert game.manors == {}


def test_the_terrain_tiles_are_shuffled() -> None:
    """R3.7"""
    assert len({fresh(seed=seed).tiles for seed in range(5)}) == 5


def test_the_first_player_is_random() -> None:
    """R3.9"""
    games = [fresh(seed=seed) for seed in range(20)]
    assert {game.first for game in games} == {BLUE, YELLOW, RED}
    assert all(game.active == game.first for game in games)
    assert [told(game, "began")[0]["seat"] for game in games] == [game.first for game in games]


@pytest.mark.parametrize("tile", STARTING_TILES, ids=lambda tile: tile.id)
def test_a_starting_tile_fixes_the_knights_space_three_goods_and_a_marker(tile: StartingTile) -> None:
    """R3.10, Q3"""
    game = table()
    game.take_starting_tile(RED, tile.id)
    assert game.figures[KNIGHTS[RED]] == tile.knight
    assert stock(game, RED) == [f"{tile.shield}-shield", f"{tile.flag}-flag", f"{tile.material}-material"]
    assert spread(game, RED) == [tile.marker]
    assert game.faults() == []


@ALL_COUNTS
def test_each_player_gets_a_different_starting_tile_and_keeps_five_markers(seats: int) -> None:
    """R3.10, Q2"""
    deals = set()
    for seed in range(10):
        game = fresh(seats, seed=seed)
        dealt = [str(fact["tile"]) for fact in told(game, "started")]
        assert len(dealt) == len(set(dealt)) == seats
        assert [game.markers_at_home(seat) for seat in game.seats] == [5] * seats
        deals.add(tuple(dealt))
    assert len(deals) > 3


def test_a_starting_tile_is_told_with_space_and_marker_and_its_goods_as_they_are_taken() -> None:
    """R3.10"""
    game = table()
    game.take_starting_tile(RED, "t1")
    assert told(game, "started") == [{"seat": RED, "tile": "t1", "space": "black", "marker": "purple"}]
    assert [fact["good"] for fact in told(game, "took")] == ["blue-flag", "orange-shield", "grey-material"]


@ALL_COUNTS
def test_each_player_draws_three_traitors_and_four_missions(seats: int) -> None:
    """R3.11"""
    game = fresh(seats)
    for seat in game.seats:
        assert len(game.traitors[seat]) == 3
        assert len(game.hands[seat]) == 4
        assert game.traitors[seat] == sorted(game.traitors[seat], key=PLACES.index)
    assert game.faults() == []


def test_the_missions_that_are_dealt_are_told_to_their_owner_only() -> None:
    """R3.11, R1.5"""
    game = fresh()
    assert game.events is not None
    for event in [event for event in game.events if event.name == "dealt-missions"]:
        assert event.seat is not None
        assert event.told_to(event.seat)["facts"] == {"count": 4, "missions": game.hands[event.seat]}
        assert event.told_to((event.seat + 1) % 3)["facts"] == {"count": 4}
        assert event.told_to(None)["facts"] == {"count": 4}


def test_all_players_roll_at_the_end_and_the_rolls_lie_open() -> None:
    """R3.14"""
    game = fresh(4)
    assert {fact["seat"]: fact["faces"] for fact in told(game, "rolled")} == dict(enumerate(game.faces))
    assert game.used == [[], [], [], []]
    assert game.events is not None
    assert [event.name for event in game.events[-4:]] == ["rolled"] * 4


@ALL_COUNTS
def test_setting_up_asks_nobody(seats: int) -> None:
    """R3.14: with the base game there is nothing to decide."""
    settings = BOX.complete({})
    game = BOX.rules_for(settings)(seats, settings, Chance.seeded(3))
    play(game.setup())
    assert game.faults() == []


def test_the_same_seed_sets_up_the_same_game() -> None:
    """R3.14"""
    assert open_view(fresh(4, seed=9)) == open_view(fresh(4, seed=9))
    assert open_view(fresh(4, seed=9)) != open_view(fresh(4, seed=8))


def test_the_components_of_these_tests_are_those_of_a_possible_box() -> None:
    """R2.1"""
    assert len(USUAL.missions) == 55
    assert Counter(USUAL.ring) == dict.fromkeys(RING, 1)
    assert len(USUAL.ring) == 24
