"""Invariants (KI): a sound game has no faults, and each fault is noticed."""

from __future__ import annotations

import pytest

from logres.kingarthur import KingArthur, Seals
from logres.kingarthur.cards import ADVENTURES, KNIGHTS
from tests.kingarthur.arrange import fresh


def sound() -> Seals:
    """A game with seals, just set up, without a fault."""
    game = fresh(3, settings={"seals": "on"})
    assert isinstance(game, Seals)
    assert game.faults() == []
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seals", ["off", "on"])
def test_a_game_just_set_up_has_no_faults(seats: int, seals: str) -> None:
    """KI1, KI2, KI3, KI4, KI5"""
    assert fresh(seats, settings={"seals": seals}).faults() == []


def found(game: KingArthur) -> dict[str, str]:
    """The faults of a game, by their place."""
    return {fault.at: fault.what for fault in game.faults()}


@pytest.mark.parametrize("pile", ["knight_supply", "hands"])
def test_a_lost_knight_is_a_fault(pile: str) -> None:
    """KI1: it is reported missing in the supply, where a card that is nowhere should be."""
    game = sound()
    card = (game.knight_supply if pile == "knight_supply" else game.hands[2]).pop()
    has = KNIGHTS.count(card)
    assert found(game) == {"knight_supply": f"KI1: {card} is lost: {has - 1} of {has} are there"}


def test_a_doubled_knight_is_a_fault() -> None:
    """KI1"""
    game = sound()
    game.knight_discards.append("merlin")
    merlins = KNIGHTS.count("merlin")
    places = {at: pile.count("merlin") for at, pile in game.knight_piles().items() if "merlin" in pile}
    first = next(iter(places))
    where = ", ".join(f"{count} in {at}" for at, count in places.items())
    assert found(game) == {first: f"KI1: merlin appears {merlins + 1} times, not {merlins}: {where}"}


def test_a_card_that_does_not_exist_is_a_fault() -> None:
    """KI1, KI2: a knight is not an adversary either."""
    game = sound()
    game.hands[1] = sorted([*game.hands[1], "purple1"])
    game.out.append("merlin")
    faults = found(game)
    assert faults["hands.1"].startswith("there is no card 'purple1' for this pile; cards are red1,")
    assert faults["out"].startswith("there is no card 'merlin' for this pile; cards are dark1,")
    assert len(faults) == 2


@pytest.mark.parametrize("pile", ["adversary_supply", "out"])
def test_a_lost_or_doubled_adversary_is_a_fault(pile: str) -> None:
    """KI2"""
    game = sound()
    if pile == "out":
        game.out.append("dark1")
        assert [fault.what[:18] for fault in game.faults()] == ["KI2: dark1 appears"]
    else:
        card = game.adversary_supply.pop()
        assert [fault.what.partition(":")[0] for fault in game.faults()] == ["KI2"]
        assert f"{card} is lost" in found(game)["adversary_supply"]


def test_an_adversary_in_two_places_is_a_fault() -> None:
    """KI2: the hand is reported, not the supply."""
    game = sound()
    card = game.adversary_supply[0]
    game.trophies[1].append(card)
    assert f"KI2: {card} appears" in found(game)["trophies.1"]
    assert len(found(game)) == 1


def test_a_hand_that_is_not_sorted_is_a_fault() -> None:
    """KI1: two hands of the same cards must look alike."""
    game = sound()
    game.hands[0].reverse()
    assert found(game) == {"hands.0": "cards in hand are not sorted"}


def test_a_lost_seal_is_a_fault() -> None:
    """KI3"""
    game = sound()
    game.seals_left[1] -= 1
    assert found(game) == {
        "seals_left.1": "KI3: seat 1 has 4 left and 0 on cards; it must be 5 in all",
    }


def test_a_seal_that_moved_to_another_player_is_a_fault() -> None:
    """KI3: five for each, not only fifteen in all."""
    game = sound()
    game.seals_left = [4, 6, 5]
    assert [*found(game)] == ["seals_left.0", "seals_left.1"]


def test_a_seal_of_nobody_at_the_table_is_a_fault() -> None:
    """KI3"""
    game = sound()
    kind = next(kind for kind, seals in game.seals.items() if seals)
    game.seals[kind][0] = 3
    assert found(game) == {f"seals.{kind}": "there is no seat 3; seats are 0 to 2"}


def test_a_column_of_five_is_a_fault() -> None:
    """KI4"""
    game = sound()
    while len(game.columns["dark"]) < 5:
        card = next(card for card in game.adversary_supply if card.startswith("dark"))
        game.adversary_supply.remove(card)
        game.join_column(card)
    assert found(game) == {"columns.dark": "KI4: a column has at most 4 cards, not 5"}


def test_a_thirteenth_adventure_is_a_fault() -> None:
    """KI5, KX9"""
    game = sound()
    game.adventures = dict.fromkeys(ADVENTURES, 0)
    game.over, game.ended = True, "adventures"
    assert found(game) == {"adventures": "KI5: at most 12 adventures are taken, not 13"}


def test_twelve_adventures_are_no_fault_when_the_game_is_over() -> None:
    """KI5, K8.1"""
    game = sound()
    game.adventures = {**dict.fromkeys(ADVENTURES, 1), "grail": None}
    assert found(game) == {"over": "the game must be over, for 'adventures' has ended it"}
    game.over, game.ended = True, "adventures"
    assert game.faults() == []


def test_adventures_are_those_of_the_game_and_taken_by_seats_at_the_table() -> None:
    """K6.1"""
    game = sound()
    game.adventures = {**game.adventures, "mountain": 3, "picnic": None}
    del game.adventures["grail"]
    assert found(game) == {
        "adventures.picnic": "there is no adventure 'picnic'",
        "adventures": "the adventure 'grail' is missing",
        "adventures.mountain": "there is no seat 3; seats are 0 to 2",
    }


def test_a_card_in_a_column_of_another_kind_is_a_fault() -> None:
    """KI2, K2.2"""
    game = fresh()
    assert isinstance(game, KingArthur)
    kind = next(kind for kind, column in game.columns.items() if 0 < len(column) < 4)
    other = next(other for other, column in game.columns.items() if len(column) < 4 and other != kind)
    card = game.columns[kind].pop()
    game.columns[other].append(card)
    assert found(game) == {f"columns.{other}": f"{card} cannot lie in the column '{other}'"}


def test_a_seal_beside_no_card_is_a_fault() -> None:
    """KI3"""
    game = sound()
    cards = len(game.columns["dark"])
    game.seals["dark"].append(None)
    assert found(game) == {"seals.dark": f"{cards + 1} places for a seal lie beside {cards} cards"}


def test_the_active_seat_is_at_the_table() -> None:
    """K3.1"""
    game = sound()
    game.active = -1
    assert found(game) == {"active": "there is no seat -1; seats are 0 to 2"}


@pytest.mark.parametrize(
    ("over", "ended", "resting", "faults"),
    [
        (False, None, 5, {}),
        (True, "stalemate", 6, {}),
        (False, None, 6, {"over": "the game must be over, for 'stalemate' has ended it"}),
        (False, None, -1, {"resting": "turns without a deed are 0 to 6, not -1"}),
        (True, None, 0, {"ended": "'over' and 'ended' do not agree"}),
        (
            True,
            "boredom",
            0,
            {
                "ended": "the game cannot have ended with 'boredom'; "
                "reasons are adventures, adversaries, stalemate"
            },
        ),
        (
            True,
            "adversaries",
            0,
            {
                "ended": "the game cannot have ended with 'adversaries'; "
                "reasons are adventures, adversaries, stalemate"
            },
        ),
    ],
)
def test_a_game_is_over_for_a_reason(
    over: bool, ended: str | None, resting: int, faults: dict[str, str]
) -> None:
    """K8.1, K8.2, KX25"""
    game = sound()
    game.over, game.ended, game.resting = over, ended, resting
    assert found(game) == faults
