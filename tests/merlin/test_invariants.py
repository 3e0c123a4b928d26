"""Invariants (I): a sound game has no faults, and each fault is noticed at its place."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

import logres
from logres.engine import BadPosition
from logres.merlin import Merlin
from logres.merlin.modules.favor import Favor
from logres.merlin.pieces import GOODS, PLACES, Place
from tests.merlin.arrange import BLUE, GREEN, RED, YELLOW, drive, fresh, table

ALL_DICE = ["die1", "die2", "die3", "merlin"]


def sound(seats: int = 3) -> Merlin:
    """A game after a few turns, without a fault."""
    game, fate = fresh(seats, settings={"favor": "on"}), Random(1)
    for _ in range(7):
        drive(game.turn(), fate)
    assert game.faults() == []
    return game


def found(game: Merlin) -> list[tuple[str, str]]:
    """The faults of a game: where, and what."""
    return [(fault.at, fault.what) for fault in game.faults()]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("favor", ["off", "on"])
@pytest.mark.parametrize("markers", ["6", "7"])
def test_a_game_just_set_up_has_no_faults(seats: int, favor: str, markers: str) -> None:
    """I1, I2, I3, I4, I5, I6"""
    assert fresh(seats, settings={"favor": favor, "markers": markers}).faults() == []


@pytest.mark.parametrize("seed", range(6))
def test_random_games_never_break_an_invariant(seed: int) -> None:
    """I1, I2, I3, I4: at every question and after every turn."""
    seats = 2 + seed % 3
    game, fate = fresh(seats, seed=seed, settings={"favor": "on" if seed % 2 else "off"}), Random(seed)
    while True:
        rule = game.turn()
        try:
            choice = rule.send(None)
            while True:
                assert game.faults() == []
                choice = rule.send(fate.choice(choice.options))
        except StopIteration:
            assert game.faults() == []
        if game.over:
            break


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_takes_four_turns_in_each_of_six_rounds(seats: int) -> None:
    """I6"""
    game, fate = fresh(seats), Random(5)
    taken: dict[tuple[int, int], int] = {}
    for _ in range(6 * 4 * seats):
        turn = (game.round, game.active)
        taken[turn] = taken.get(turn, 0) + 1
        drive(game.turn(), fate)
    assert game.over
    assert taken == {(number, seat): 4 for number in range(1, 7) for seat in range(seats)}


# I1


@pytest.mark.parametrize("good", [GOODS[0], GOODS[8], GOODS[-1]])
def test_a_lost_good_is_a_fault(good: str) -> None:
    """I1"""
    game = table()
    game.supply[good] -= 1  # type: ignore[index]
    assert found(game) == [("supply", f"I1: there are 5 pieces '{good}', not 6")]


def test_seven_black_shields_are_a_fault_at_the_castle_that_has_some() -> None:
    """I1"""
    game = table(castles={YELLOW: "black-shield"})
    game.castles[YELLOW]["black-shield"] = 2
    assert found(game) == [("castles.1.black-shield", "I1: there are 7 pieces 'black-shield', not 6")]


def test_goods_below_zero_are_a_fault() -> None:
    """I1: even if the sum is right."""
    game = table()
    game.castles[RED]["blue-flag"], game.supply["blue-flag"] = -1, 7
    assert ("castles.2.blue-flag", "there cannot be -1") in found(game)


# I2


def test_a_lost_traitor_is_a_fault() -> None:
    """I2"""
    game = table()
    game.traitor_supply.remove("grey")
    assert found(game) == [("traitor_supply", "I2: there are 3 traitors of 'grey', not 4")]


def test_a_doubled_traitor_is_a_fault_at_the_seat_that_has_one() -> None:
    """I2"""
    game = table(traitors={RED: "blue"})
    game.traitor_discards.append("blue")
    assert found(game) == [("traitors.2", "I2: there are 5 traitors of 'blue', not 4")]


def test_a_traitor_of_no_colour_is_a_fault() -> None:
    """I2"""
    game = table()
    game.traitor_discards.append(cast("Place", "pink"))
    assert found(game) == [("traitor_supply", "I2: there are 1 traitors of 'pink', not 4")]


def test_traitors_of_a_colour_that_are_all_gone_are_a_fault() -> None:
    """I2"""
    game = table()
    game.traitor_supply = [place for place in game.traitor_supply if place != "brown"]
    assert found(game) == [("traitor_supply", "I2: there are traitors of all six colours, 4 of each")]


def test_four_traitors_of_one_player_are_a_fault() -> None:
    """I2: nobody ever draws more than three at a time, and the old ones are gone by then."""
    game = table(traitors={RED: "blue grey brown"})
    game.traitor_supply.remove("orange")
    game.traitors[RED].append("orange")
    assert found(game) == [("traitors.2", "a player has at most 3 traitors")]


def test_a_lost_mission_is_a_fault() -> None:
    """I2"""
    game = sound()
    card = game.mission_deck.pop()
    assert found(game) == [("mission_deck", f"missions are missing: {card}")]


def test_a_mission_in_two_places_is_a_fault() -> None:
    """I2: it is reported in the hand, not in the deck."""
    game = table(hands={RED: "x05"})
    game.mission_deck.append("x05")
    assert found(game) == [("hands.2", "the mission 'x05' appears twice")]


def test_a_mission_that_does_not_exist_is_a_fault() -> None:
    """I2"""
    game = table()
    game.mission_discards.append("x99")
    assert found(game) == [("mission_discards", "there is no mission 'x99'")]


def test_five_missions_in_hand_are_a_fault() -> None:
    """I2"""
    game = table(hands={RED: "x01 x02 x03 x04"})
    game.hands[RED].append(game.mission_deck.pop())
    assert found(game) == [("hands.2", "a player has at most 4 missions in hand")]


def test_a_display_of_two_is_a_fault() -> None:
    """I2"""
    game = table()
    game.mission_deck.append(game.display.pop())
    assert found(game) == [("display", "3 missions are on display, not 2")]


@pytest.mark.parametrize(("apples", "count"), [(0, 10), (2, 12)])
def test_a_lost_or_doubled_apple_is_a_fault(apples: int, count: int) -> None:
    """I2"""
    game = table(apples={RED: 1})
    game.apples[RED] = apples
    assert found(game) == [("apple_supply", f"I2: there are {count} apples, not 11")]


def test_more_staffs_than_a_player_had_are_a_fault() -> None:
    """I2: staffs only leave."""
    game = table(staffs={RED: 3})
    game.staffs[RED] = 4
    assert found(game) == [("staffs.2", "I2: a player has at most 3 staffs")]


@pytest.mark.parametrize("pile", ["apples", "staffs"])
def test_negative_counts_are_a_fault(pile: str) -> None:
    """I2"""
    game = table()
    getattr(game, pile)[RED] = -1
    assert found(game)[0] == (f"{pile}.2", "there cannot be -1")


# I3


def test_a_seventh_marker_is_a_fault() -> None:
    """I3"""
    game = table(markers={RED: "black grey blue purple orange brown"})
    game.markers[RED]["black"] = 2
    assert found(game) == [("markers.2", "I3: a player has 6 markers")]


def test_under_the_house_rule_the_eighth_marker_is_a_fault() -> None:
    """I3"""
    game = fresh(settings={"markers": "7"})
    game.markers[RED] = dict.fromkeys(PLACES, 1) | {"black": 2}
    assert game.faults() == []
    game.markers[RED]["black"] = 3
    assert found(game) == [("markers.2", "I3: a player has 7 markers")]


def test_markers_below_zero_are_a_fault() -> None:
    """I3"""
    game = table()
    game.markers[RED]["grey"] = -1
    assert found(game) == [("markers.2.grey", "there cannot be -1")]


def test_an_eighth_manor_is_a_fault() -> None:
    """I3"""
    cells = ["a1", "a2", "a3", "a4", "a5", "a6", "b1"]
    game = table(manors=dict.fromkeys(cells, RED))
    game.manors["b2"] = RED
    assert found(game) == [("manors", "I3: seat 2 has more than 7 manors")]


def test_a_manor_outside_the_environs_is_a_fault() -> None:
    """I3: with three players there is no fourth row."""
    game = table()
    game.manors["d1"] = RED
    assert found(game) == [("manors.d1", "there is no tile 'd1'; tiles are a1 to c6")]
    game = table(4, manors={"d1": RED})
    game.manors["d7"] = RED
    assert found(game) == [("manors.d7", "there is no tile 'd7'; tiles are a1 to d6")]


def test_a_manor_of_nobody_at_the_table_is_a_fault() -> None:
    """I3"""
    game = table()
    game.manors["a1"] = GREEN
    assert found(game) == [("manors.a1", "there is no seat 3; seats are 0 to 2")]


def test_two_vassals_of_one_kind_in_a_principality_are_a_fault() -> None:
    """I4: at home they are none."""
    game = table(vassals={RED: "lady:blue", BLUE: "builder:blue"})
    game.vassals[YELLOW]["lady"] = "blue"
    assert found(game) == [("vassals.2.lady", "I4: there are two vassals 'lady' in blue")]


# I6 and the frame


def test_the_active_seat_has_a_die_left() -> None:
    """I6"""
    game = table(active=RED)
    game.used[RED] = [*ALL_DICE]
    assert found(game) == [("active", "I6: seat 2 has used all dice of this round")]


def test_a_game_is_not_started_if_nobody_can_take_the_turn() -> None:
    """I6: reported with its line."""
    session = logres.start("merlin", 2, seed=3)
    lines = session.position().splitlines()
    assert isinstance(session.game, Merlin)
    at = lines.index(f"[seat.{session.game.active}]  # Seat {session.game.active}")
    used = next(number for number in range(at, len(lines)) if lines[number].startswith("used = "))
    lines[used] = 'used = ["die1", "die2", "die3", "merlin"]'
    active = next(number for number, line in enumerate(lines, 1) if line.startswith("active = "))
    with pytest.raises(BadPosition, match="has used all dice of this round") as refused:
        logres.start("merlin", position="\n".join(lines))
    assert [line for line, _ in refused.value.problems] == [active]


@pytest.mark.parametrize("round_number", [5, 6])
def test_a_game_is_over_only_after_the_last_die(round_number: int) -> None:
    """I6, I2"""
    game = table(round=round_number)
    game.over = True
    fault = ("over", "the game ends when all dice of round 6 are used")
    assert found(game) == [fault]
    game.used = [[*ALL_DICE] for _ in game.seats]
    assert found(game) == ([] if round_number == 6 else [fault])


@pytest.mark.parametrize(
    ("spoil", "at", "what"),
    [
        (lambda game: game.used[0].extend(["die1", "die1"]), "used.0", "each die can be used once"),
        (lambda game: game.used[1].append("die9"), "used.1", "each die can be used once"),
        (lambda game: game.faces[0].update(die2=7), "faces.0.die2", "a die has no face 7"),
        (lambda game: game.faces[0].pop("merlin"), "faces.0", "the dice of a player are die1,"),
        (
            lambda game: game.figures.update(knight1="moon"),
            "figures.knight1",
            "'knight1' cannot stand on 'moon'",
        ),
        (
            lambda game: game.figures.update(knight3="black"),
            "figures.knight3",
            "there is no figure 'knight3'",
        ),
        (lambda game: game.figures.pop("merlin"), "figures", "'merlin' is missing"),
        (lambda game: setattr(game, "round", 7), "round", "there is no round 7; rounds are 1 to 6"),
        (lambda game: setattr(game, "round", 0), "round", "there is no round 0; rounds are 1 to 6"),
        (lambda game: setattr(game, "first", 3), "first", "there is no seat 3; seats are 0 to 2"),
        (lambda game: setattr(game, "active", -1), "active", "there is no seat -1"),
        (lambda game: setattr(game, "excalibur", 4), "excalibur", "there is no seat 4"),
        (lambda game: setattr(game, "grail", 9), "grail", "there is no seat 9"),
        (lambda game: setattr(game, "ring", game.ring[1:] + game.ring[:1]), "ring", "this is not the ring"),
        (
            lambda game: setattr(game, "tiles", game.tiles[:-1]),
            "tiles",
            "the tiles for 3 players are 4 mountain",
        ),
    ],
)
def test_a_piece_in_an_impossible_place_is_a_fault(
    spoil: Callable[[Merlin], object], at: str, what: str
) -> None:
    """I2, I3, I6: reported once."""
    game = table()
    spoil(game)
    faults = found(game)
    assert [fault[0] for fault in faults] == [at]
    assert faults[0][1].startswith(what)


def test_faults_of_a_module_are_noticed_beside_those_of_the_base() -> None:
    """I1, I2"""
    game = sound()
    assert isinstance(game, Favor)
    game.seals[BLUE] = {"lady-7": True}
    game.apple_supply += 1
    assert [at for at, _ in found(game)] == ["apple_supply", "seals.0.lady-7"]
