"""The cards in the box. Values that no source gives may change; known ones may not."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from logres import BadTable, start
from logres.kingarthur.cards import ADVENTURES, ADVERSARIES, CARDS, COLOURS, KIND, KINDS, KNIGHTS, WORTH, Kind
from logres.kingarthur.seals import SEALS
from tests.kingarthur.arrange import asked, sealed_table, table

SOURCES = {"rulebook", "published", "reconstructed"}

# The conditions as in the specification, in its order.
CONDITIONS = {
    "grail": {"total": 12},
    "mountain": {"total": 9},
    "excalibur": {"total": 5},
    "beast": {"total": 8, "kind": "dragon"},
    "fisher": {"total": 6, "kind": "monster"},
    "tournament": {"total": 5, "kind": "enemy"},
    "saxons": {"total": 4, "kind": "dark"},
    "robbers": {"cards": 2},
    "vikings": {"cards": 4},
    "mark": {"kinds": ["dark", "enemy", "monster"]},
    "seamonster": {"kinds": ["dark", "enemy", "monster", "dragon"]},
    "greenknight": {"each": [3, 4]},
    "treasure": {"each": [3, 3], "or": "dragon5"},
}


def values(kind: Kind) -> list[int]:
    """The values of all adversaries of a kind."""
    return [WORTH[card] for card in ADVERSARIES if KIND[card] == kind]


def test_there_are_fourteen_singles_and_two_doubles_of_each_colour_and_five_merlins() -> None:
    """K1.1"""
    count = Counter(KNIGHTS)
    assert len(COLOURS) == 3
    assert {colour: (count[f"{colour}1"], count[f"{colour}2"]) for colour in COLOURS} == dict.fromkeys(
        COLOURS, (14, 2)
    )
    assert count["merlin"] == 5
    assert len(KNIGHTS) == 53


def test_a_single_is_worth_one_a_double_two_and_merlin_one() -> None:
    """K5.1"""
    assert {card: WORTH[card] for card in KNIGHTS} == {
        "red1": 1,
        "orange1": 1,
        "beige1": 1,
        "red2": 2,
        "orange2": 2,
        "beige2": 2,
        "merlin": 1,
    }


def test_the_knights_are_red_orange_and_beige() -> None:
    """KD3"""
    assert set(COLOURS) == {"red", "orange", "beige"}


def test_the_adversaries_are_of_four_kinds() -> None:
    """K1.2, KQ13, KD4: dark powers yellow, enemy knights blue, monsters green, dragons red, in this order."""
    assert KINDS == ("dark", "enemy", "monster", "dragon")
    assert Counter(KIND[card] for card in ADVERSARIES) == {
        "dark": 13,
        "enemy": 11,
        "monster": 11,
        "dragon": 9,
    }


def test_the_box_adds_up() -> None:
    """KE7"""
    assert (len(KNIGHTS), len(ADVERSARIES), len(ADVENTURES)) == (53, 44, 13)
    assert len(KNIGHTS) + len(ADVERSARIES) + len(ADVENTURES) == 110
    assert SEALS * 5 == 25


def test_adversaries_are_worth_one_to_five() -> None:
    """KD1"""
    assert {WORTH[card] for card in ADVERSARIES} == {1, 2, 3, 4, 5}


def test_the_only_five_is_one_dragon() -> None:
    """KD1"""
    assert [card for card in ADVERSARIES if WORTH[card] == 5] == ["dragon5"]


def test_dark_powers_are_worth_three_at_most() -> None:
    """KD1"""
    assert max(values("dark")) == 3


def test_the_adversaries_that_the_book_shows_exist() -> None:
    """KD1: a dragon 3, a dragon 4 and an enemy knight 3."""
    assert {"dragon3", "dragon4", "enemy3"} <= set(ADVERSARIES)


def test_the_rarer_a_kind_the_mightier() -> None:
    """KD1: the mean value rises as the number of cards falls."""
    means = [mean(values(kind)) for kind in KINDS]
    assert means == sorted(means)
    assert len(set(means)) == 4


def test_there_are_thirteen_adventures_worth_six_to_twenty() -> None:
    """K1.3, KD2"""
    worth = [adventure.value for adventure in ADVENTURES.values()]
    assert len(worth) == 13
    assert (min(worth), max(worth)) == (6, 20)


def test_the_grail_is_worth_most() -> None:
    """KD2"""
    assert ADVENTURES["grail"].value == 20
    assert [card.id for card in ADVENTURES.values() if card.value == 20] == ["grail"]


def test_every_adventure_asks_for_what_the_book_says() -> None:
    """K1.3"""
    assert {card.id: card.condition for card in ADVENTURES.values()} == CONDITIONS


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_an_adventure_is_worth_more_than_the_cheapest_adversaries_that_buy_it(adventure: str) -> None:
    """KD2: otherwise it would never be worth taking."""
    # Two copies of each card are enough for the cheapest price of every adventure.
    trophies = " ".join(card for card, held in Counter(ADVERSARIES).items() for _ in range(min(held, 2)))
    offers = table(trophies=[trophies]).ventures(0)
    prices = [sum(WORTH[card] for card in payment) for name, payment in offers if name == adventure]
    assert ADVENTURES[adventure].value > min(prices)


def test_every_table_of_cards_says_where_it_comes_from() -> None:
    """KD1, KD2"""
    entries = [CARDS["knights"], CARDS["adversaries"], *CARDS["adventures"]]
    assert {entry["source"] for entry in entries} <= SOURCES
    assert ADVENTURES["grail"].source == "published"
    assert {card.source for card in ADVENTURES.values() if card.id != "grail"} == {"reconstructed"}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    """K1.4"""
    with pytest.raises(BadTable, match=f"for 2 to 5 players, not {seats}"):
        start("kingarthur", seats=seats)


@pytest.mark.parametrize("kind", KINDS)
def test_knights_of_any_colour_challenge_adversaries_of_any_kind(kind: Kind) -> None:
    """K1.5"""
    game = table(hands=["red1 red1 orange2 beige1 beige1"], columns=f"{kind}2")
    assert asked(game.challenge(0)) == (
        ("usual", f"{kind}2", ("red1", "red1")),
        ("usual", f"{kind}2", ("orange2",)),
        ("usual", f"{kind}2", ("beige1", "beige1")),
        None,
    )


def test_each_player_has_five_seals() -> None:
    """K1.4"""
    assert sealed_table(5).seals_left == [5] * 5
