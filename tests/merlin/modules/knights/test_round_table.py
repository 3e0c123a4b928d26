"""Knights of the Round Table: who gets which allies, and what they bring. R40.1, R40.2"""

from __future__ import annotations

from random import Random

import pytest

import logres
from logres.engine import BadPosition, play, start
from logres.merlin import box
from logres.merlin.modules.knights.bedivere import Bedivere
from logres.merlin.modules.knights.lancelot import Lancelot
from logres.merlin.modules.knights.round_table import Knights
from logres.merlin.modules.knights.tristram import Tristram
from logres.merlin.parts import read
from logres.merlin.pieces import ALLIES
from tests.merlin.arrange import (
    BLUE,
    RED,
    USUAL,
    YELLOW,
    allied,
    asked,
    drive,
    fresh,
    play_out,
    table,
    told,
)

ALL_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
STACK_A = ("tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint")
STACK_B = ("galahad", "bors", "gaheris", "percival", "bedivere", "kay")


def round_table(seats: int, seed: int = 1, **house: str) -> Knights:
    """A game just set up, with allies chosen at random."""
    game = fresh(seats, seed, settings={"knights": "on", **house})
    assert isinstance(game, Knights)
    return game


def asked_in_draft(seats: int) -> tuple[list[int], list[int]]:
    """
    Who is asked in a draft, counted from the first player, and how many allies there are to choose from.
    """
    chest = box(USUAL)
    game = start(chest, seats, {"knights": "on"}, 1)
    who, between = [], []
    while game.turn == 0:
        assert game.choice is not None
        first = game.view(None)["first"]
        assert isinstance(first, int)
        who.append((game.choice.seat - first) % seats)
        between.append(len(game.choice.options))
        game.decide(game.choice.options[0])
    return who, between


# The draft


def test_without_the_module_the_table_has_nothing_of_it() -> None:
    """R40.1: neither its pieces nor its rules."""
    game = table()
    assert not {"allies", "ally_tiles", "ally_stacks", "marshal", "castle_tiles"} & game.zones.keys()
    assert Knights not in type(game).__mro__


def test_two_players_pass_the_stacks_once() -> None:
    """R40.1, allies=draft: A from the first to the last, B from the last to the first."""
    assert asked_in_draft(2) == ([0, 1, 1, 0], [6, 6, 5, 5])


def test_of_three_players_the_second_gets_both_stacks_in_a_row() -> None:
    """R40.1"""
    assert asked_in_draft(3) == ([0, 2, 1, 1, 2, 0], [6, 6, 5, 5, 4, 4])


def test_with_four_players_one_stack_goes_clockwise_and_the_other_back() -> None:
    """R40.1"""
    assert asked_in_draft(4) == ([0, 3, 1, 2, 2, 1, 3, 0], [6, 6, 5, 5, 4, 4, 3, 3])


def test_the_choosing_player_sees_the_rest_of_the_stack_and_everybody_sees_the_choice() -> None:
    """R40.1"""
    game = start(box(USUAL), 3, {"knights": "on"}, 1)
    assert game.choice is not None
    assert (game.choice.ask, tuple(game.choice.options)) == ("ally", STACK_A)
    game.decide("gareth")
    assert tuple(game.choice.options) == STACK_B
    view = game.view(None)
    assert view["ally_stacks"] == {"A": [ally for ally in STACK_A if ally != "gareth"], "B": [*STACK_B]}
    first = view["first"]
    assert isinstance(first, int)
    assert game.events_for(None)[-1] == {
        "name": "joined",
        "seat": first,
        "facts": {"ally": "gareth", "stack": "A", "tiles": 0},
    }


def test_a_choice_can_be_taken_back_until_somebody_else_has_chosen() -> None:
    """R40.1: only the second of three is asked twice in a row."""
    game = start(box(USUAL), 3, {"knights": "on"}, 1)
    for ally in ("gareth", "kay", "gawain"):
        game.decide(ally)
    assert game.can_undo
    game.undo()
    assert game.choice is not None
    assert "gawain" in game.choice.options
    game.decide("tristram")
    game.decide("bors")
    assert not game.can_undo


@ALL_COUNTS
def test_everybody_has_an_ally_of_each_stack_and_the_rest_is_in_the_box(seats: int) -> None:
    """R40.1"""
    game = round_table(seats)
    held = [ally for mine in game.allies for ally in mine]
    assert len({*held}) == 2 * seats
    assert [[ally in STACK_A for ally in mine] for mine in game.allies] == [[True, False]] * seats
    assert game.ally_stacks == {"A": [], "B": []}
    assert game.faults() == []


def test_the_allies_are_chosen_when_traitors_and_missions_are_dealt_and_no_die_is_rolled() -> None:
    """R3.12"""
    game = start(box(USUAL), 2, {"knights": "on", "arthur": "on", "decrees": "on"}, 1)
    view = game.view(BLUE)
    assert (view["faces"], view["pict_display"]) == ([{}, {}], [])
    assert [len(mine) for mine in view["traitors"]] == [3, 3]  # type: ignore[union-attr, arg-type]
    assert len(view["hands"][BLUE]) == 4  # type: ignore[index, arg-type]
    assert game.game.faults() == []


# Dealing


@ALL_COUNTS
def test_the_variant_deals_an_ally_of_each_stack_without_asking(seats: int) -> None:
    """R40.2, allies=random"""
    game = start(box(USUAL), seats, {"knights": "on", "allies": "random"}, 1)
    assert game.turn == 1
    assert [len(mine) for mine in game.view(None)["allies"]] == [2] * seats  # type: ignore[union-attr, arg-type]


def test_the_variant_can_deal_every_ally() -> None:
    """R40.2"""
    dealt = {
        ally for seed in range(30) for mine in round_table(2, seed, allies="random").allies for ally in mine
    }
    assert dealt == {*ALLIES}


# Tiles


def test_the_allies_bring_their_tiles() -> None:
    """R2.5, R40.2, Q53b"""
    printed = {
        "tristram": 6,
        "gawain": 3,
        "galahad": 6,
        "bors": 3,
        "gaheris": 2,
        "percival": 8,
        "bedivere": 6,
        "kay": 2,
    }
    assert read().allies.tiles == printed
    for seed in range(20):
        game = round_table(4, seed)
        for seat in game.seats:
            wanted = {ally: printed[ally] for ally in game.allies[seat] if ally in printed}
            assert game.ally_tiles[seat] == wanted


def test_the_stacks_are_those_of_the_data() -> None:
    """Q53"""
    assert read().allies.stacks == {"A": STACK_A, "B": STACK_B}


def test_a_used_tile_is_gone_and_without_tiles_there_is_no_ability() -> None:
    """R40.2"""
    game = allied(Tristram, ally_tiles={RED: "tristram:1"}, faces={RED: (1, 2, 3, 4)})
    play(game.act_tristram(RED, "die1", 3))
    assert game.ally_tiles[RED]["tristram"] == 0
    assert told(game, "used-tile") == [{"seat": RED, "ally": "tristram", "left": 0}]
    assert not [act for act in game.alterations(RED) if act[0] == "tristram"]


@ALL_COUNTS
def test_an_ally_acts_only_for_its_player(seats: int) -> None:
    """R40.2: no option of an ally is offered to a player who does not have it."""
    game, fate = round_table(seats, allies="random"), Random(seats)
    acts = {"tristram": "tristram", "gawain": "gawain", "portal": "bors", "swap": "bedivere"}
    asks = {"galahad": "galahad", "castle-tile": "gaheris", "kay": "kay"}
    used = set()
    while not game.over:
        for choice in drive(game.turn(), fate):
            named = {str(option[0]) for option in choice.options if isinstance(option, tuple)}
            offered = {acts[name] for name in named & acts.keys()}
            if choice.ask in asks:
                offered.add(asks[choice.ask])
            assert offered <= {*game.allies[choice.seat]}
            used |= offered
        game.turns += 1
    assert used


# A game goes to its end


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_all_modules_goes_to_its_end(seed: int) -> None:
    """R40.1"""
    chosen = dict.fromkeys(("knights", "favor", "arthur", "treasures", "decrees"), "on")
    game = play_out(fresh(2 + seed, seed, settings=chosen), seed)
    assert game.faults() == []


# Soundness


def found(game: Knights) -> list[tuple[str, str]]:
    """The faults of a game: where, and what."""
    return [(fault.at, fault.what) for fault in game.faults()]


def test_two_allies_of_one_stack_are_a_fault() -> None:
    """I2"""
    game = allied(Tristram, allies_of={RED: "tristram kay"})
    game.allies[RED] = ["tristram", "lamorak"]
    ((at, what), *_) = found(game)
    assert (at, what.startswith("a player has one ally of tristram, ")) == ("allies.2", True)


def test_an_ally_of_two_players_is_a_fault() -> None:
    """I2"""
    game = allied(Tristram)
    game.allies[BLUE] = ["tristram", game.allies[BLUE][1]]
    assert ("allies.2", "'tristram' is the ally of two players") in found(game)


def test_allies_that_still_lie_in_a_stack_are_a_fault() -> None:
    """I2"""
    game = allied(Tristram)
    game.ally_stacks["A"].append("gawain")
    assert found(game) == [("ally_stacks.A", "allies that nobody has chosen are in the box")]


def test_more_tiles_than_an_ally_has_are_a_fault() -> None:
    """I2"""
    game = allied(Tristram)
    game.ally_tiles[RED]["tristram"] = 7
    assert found(game) == [("ally_tiles.2.tristram", "I2: 'tristram' has at most 6 tiles, not 7")]


def test_tiles_of_an_ally_that_somebody_else_has_are_a_fault() -> None:
    """I2"""
    game = allied(Tristram, allies_of={RED: "tristram kay"})
    game.ally_tiles[RED]["gawain"] = 1
    assert found(game) == [
        ("ally_tiles.2", "the allies of seat 2 with tiles to use are: tristram, kay"),
    ]


def test_a_marshal_without_lancelot_is_a_fault() -> None:
    """I2"""
    game = allied(Lancelot, marshal="blue")
    game.marshal = None
    assert [at for at, _ in found(game)] == ["marshal"]
    other = allied(Tristram, allies_of={BLUE: "gareth", YELLOW: "geraint", RED: "tristram"})
    assert isinstance(other, Lancelot)
    other.marshal = "blue"
    assert found(other) == [("marshal", "there is no marshal: Lancelot is nobody's ally")]


def test_a_position_begins_again_with_its_allies_and_one_without_them_is_refused() -> None:
    """R40.1"""
    game = logres.start("merlin", 2, {"knights": "on", "allies": "random"}, 4)
    text = game.position()
    twin = logres.start("merlin", position=text)
    assert twin.view(None)["allies"] == game.view(None)["allies"]
    line = next(line for line in text.splitlines() if line.startswith("allies = ["))
    with pytest.raises(BadPosition, match="a player has one ally of tristram"):
        logres.start("merlin", position=text.replace(line, "allies = []", 1))


# Several abilities


def test_a_tile_and_a_seal_are_used_in_any_order() -> None:
    """X132"""
    seals = {RED: "shield-bearer-3"}
    for first, second in ((0, 1), (1, 0)):
        game = allied(Tristram, favor="on", seals=seals, traitors={RED: "blue"}, faces={RED: (1, 2, 3, 4)})
        acts = (("tristram", "die1", 3), ("favor", "blue"))
        assert acts[second] in asked(game.set_out(RED), acts[first])


def test_the_extra_missions_are_drawn_after_all_allies_are_known() -> None:
    """X71b, R3.12"""
    game = start(box(USUAL), 4, {"knights": "on"}, 1)
    while game.turn == 0:
        assert game.choice is not None
        assert [len(hand) for hand in game.game.hands] == [4] * 4  # type: ignore[attr-defined]
        options = game.choice.options
        game.decide("bedivere" if "bedivere" in options else options[0])
    merlin = game.game
    assert isinstance(merlin, Bedivere)
    assert sorted(len(hand) for hand in merlin.hands) == [4, 4, 4, 6]
    assert merlin.serves(next(seat for seat in merlin.seats if len(merlin.hands[seat]) == 6), "bedivere")
