"""What holds at every moment, KI: a sound game has no faults, and each fault is noticed."""

from __future__ import annotations

import pytest

from logres.kingarthur import KingArthur, Seals
from logres.kingarthur.cards import ADVENTURES
from tests.kingarthur.arrange import fresh


def sound() -> Seals:
    """A game with seals, just set up, without a fault."""
    game = fresh(3, options={"seals": "on"})
    assert isinstance(game, Seals)
    assert game.faults() == []
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seals", ["off", "on"])
def test_a_game_just_set_up_has_no_faults(seats: int, seals: str) -> None:
    """KI1, KI2, KI3, KI4, KI5"""
    assert fresh(seats, options={"seals": seals}).faults() == []


@pytest.mark.parametrize("pile", ["knight_supply", "hands"])
def test_a_lost_knight_is_a_fault(pile: str) -> None:
    """KI1"""
    game = sound()
    (game.knight_supply if pile == "knight_supply" else game.hands[2]).pop()
    assert game.faults() == ["KI1: knights are lost or doubled"]


def test_a_doubled_knight_is_a_fault() -> None:
    """KI1"""
    game = sound()
    game.knight_discards.append("merlin")
    assert game.faults() == ["KI1: knights are lost or doubled"]


@pytest.mark.parametrize("pile", ["adversary_supply", "out"])
def test_a_lost_or_doubled_adversary_is_a_fault(pile: str) -> None:
    """KI2"""
    game = sound()
    if pile == "out":
        game.out.append("dark1")
    else:
        game.adversary_supply.pop()
    assert game.faults() == ["KI2: adversaries are lost or doubled"]


def test_an_adversary_in_two_places_is_a_fault() -> None:
    """KI2"""
    game = sound()
    game.trophies[1].append(game.adversary_supply[0])
    assert game.faults() == ["KI2: adversaries are lost or doubled"]


def test_a_lost_seal_is_a_fault() -> None:
    """KI3"""
    game = sound()
    game.seals_left[1] -= 1
    assert game.faults() == ["KI3: seals are lost or doubled"]


def test_a_seal_that_moved_to_another_player_is_a_fault() -> None:
    """KI3: five for each, not only fifteen in all."""
    game = sound()
    game.seals_left = [4, 6, 5]
    assert game.faults() == ["KI3: seals are lost or doubled"]


def test_a_column_of_five_is_a_fault() -> None:
    """KI4"""
    game = sound()
    while len(game.columns["dark"]) < 5:
        card = next(card for card in game.adversary_supply if card.startswith("dark"))
        game.adversary_supply.remove(card)
        game.join_column(card)
    assert game.faults() == ["KI4: a column has more than four cards"]


def test_a_thirteenth_adventure_is_a_fault() -> None:
    """KI5, KX9"""
    game = sound()
    game.adventures = dict.fromkeys(ADVENTURES, 0)
    assert game.faults() == ["KI5: more than twelve adventures are taken"]


def test_twelve_adventures_are_no_fault() -> None:
    """KI5"""
    game = sound()
    game.adventures = {**dict.fromkeys(ADVENTURES, 1), "grail": None}
    assert game.faults() == []


def test_a_card_in_a_column_of_another_kind_is_a_fault() -> None:
    """KI2, K2.2"""
    game = fresh()
    assert isinstance(game, KingArthur)
    kind = next(kind for kind, column in game.columns.items() if 0 < len(column) < 4)
    other = next(other for other, column in game.columns.items() if len(column) < 4 and other != kind)
    game.columns[other].append(game.columns[kind].pop())
    assert game.faults() == ["a card lies in a wrong column"]


def test_a_seal_beside_no_card_is_a_fault() -> None:
    """KI3"""
    game = sound()
    game.seals["dark"].append(None)
    assert game.faults() == ["seals lie beside the cards"]
