"""The second action in the basic game: K5."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from logres.engine import play
from logres.kingarthur.cards import ADVERSARIES, COLOURS, KNIGHTS, WORTH
from tests.kingarthur.arrange import asked, cards, layout, sealed_table, table, told


def payments(hand: str, value: int, **settings: str) -> list[str]:
    """The payments for an adversary of this value that a hand is offered, as words."""
    adversary = next(card for card in ADVERSARIES if WORTH[card] == value)
    game = table(hands=[hand], columns=adversary, settings=settings)
    return [" ".join(payment) for _, _, payment in game.challenges(0)]


def test_one_adversary_is_challenged_with_knights_of_one_colour() -> None:
    """K5.1"""
    game = table(hands=["red1 red2 beige1"], columns="dark1 dark3 enemy2")
    assert asked(game.challenge(0)) == (
        ("usual", "dark1", ("red1",)),
        ("usual", "dark1", ("beige1",)),
        ("usual", "dark3", ("red1", "red2")),
        ("usual", "enemy2", ("red2",)),
        None,
    )


def test_colours_are_not_mixed() -> None:
    """K5.1"""
    assert payments("red1 orange1 beige1", 2) == []


def test_the_paid_knights_are_discarded_and_the_adversary_goes_to_the_hand() -> None:
    """K5.2"""
    game = table(hands=["red1 red2 beige1"], trophies=["dragon2"], columns="dark3 enemy2", discards="orange1")
    assert play(game.challenge(0), ("usual", "dark3", ("red1", "red2"))) is True
    assert game.hands[0] == ["beige1"]
    assert game.knight_discards == ["orange1", "red1", "red2"]
    assert game.trophies[0] == ["dark3", "dragon2"]
    assert layout(game) == ["enemy2"]
    assert told(game, "defeated") == [{"way": "usual", "adversary": "dark3", "payment": ["red1", "red2"]}]


def test_three_knights_and_merlin_defeat_a_dragon_of_four() -> None:
    """KE3, K5.1"""
    game = table(hands=["red1 red1 red1 merlin"], columns="dragon2 dragon3 dragon4 dragon3")
    play(game.challenge(0), ("usual", "dragon4", cards("red1 red1 red1 merlin")))
    assert game.trophies[0] == ["dragon4"]
    assert len(game.knight_discards) == 4
    assert len(game.columns["dragon"]) == 3


def test_merlins_alone_may_challenge() -> None:
    """K5.1"""
    assert sorted(payments("merlin merlin orange1", 2)) == ["merlin merlin", "merlin orange1"]


def test_merlin_joins_any_colour() -> None:
    """K5.1"""
    assert payments("merlin red2 beige2", 3) == ["merlin red2", "beige2 merlin"]


def test_a_challenge_may_be_declined() -> None:
    """K5.1"""
    game = table(hands=["red1"], columns="dark1")
    assert play(game.challenge(0), None) is False
    assert (game.hands[0], layout(game)) == (["red1"], ["dark1"])


def test_equal_adversaries_are_one_option() -> None:
    """K5.1: copies of a card are the same card."""
    game = table(hands=["red1"], columns="dark1 dark1 dark1")
    assert asked(game.challenge(0)) == (("usual", "dark1", ("red1",)), None)


# Overpaying


def test_two_doubles_pay_three() -> None:
    """KE8, K5.3, KQ1, overpay=needed"""
    assert payments("red2 red2", 3) == ["red2 red2"]


def test_a_double_pays_one() -> None:
    """K5.4"""
    assert payments("red2", 1) == ["red2"]


def test_a_merlin_in_hand_forbids_overpaying() -> None:
    """KE9, KX10, KQ2, overpayMerlin=counts"""
    assert payments("red2 red2 merlin", 3) == ["merlin red2"]


def test_a_merlin_in_hand_is_ignored_if_the_table_says_so() -> None:
    """KQ2, overpayMerlin=ignored"""
    assert payments("red2 red2 merlin", 3, overpayMerlin="ignored") == ["merlin red2", "red2 red2"]


def test_a_single_of_the_colour_forbids_overpaying_even_if_merlins_are_ignored() -> None:
    """KQ2, overpayMerlin=ignored"""
    offers = payments("red2 red2 red1 merlin", 3, overpayMerlin="ignored")
    assert sorted(offers) == ["merlin red2", "red1 red2"]


def test_a_double_does_not_pay_for_one_beside_a_single() -> None:
    """KE10, K5.3"""
    assert payments("red1 red2", 1) == ["red1"]


def test_doubles_may_be_overpaid_beside_singles_if_the_table_says_so() -> None:
    """KQ1, overpay=free"""
    assert sorted(payments("red1 red2", 1, overpay="free")) == ["red1", "red2"]
    assert sorted(payments("red1 red2 red2", 3, overpay="free")) == ["red1 red2", "red2 red2"]


def test_no_card_of_an_overpayment_could_be_left_out_even_if_it_is_free() -> None:
    """KQ1, overpay=free"""
    assert payments("red1 red1 red1", 1, overpay="free") == ["red1"]
    assert payments("red2 red2", 1, overpay="free") == ["red2"]


def test_another_colour_that_could_pay_exactly_does_not_matter() -> None:
    """KX11"""
    assert payments("red2 red2 orange1 orange2", 3) == ["red2 red2", "orange1 orange2"]


def test_a_surplus_card_is_refused() -> None:
    """K5.3"""
    assert payments("red2 red2", 2) == ["red2"]


def parts(hand: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every subset of a hand, with equal cards once."""
    yield from {part for size in range(1, len(hand) + 1) for part in combinations(sorted(hand), size)}


def worth(payment: tuple[str, ...]) -> int:
    """The total value of cards."""
    return sum(WORTH[card] for card in payment)


def is_lean(payment: tuple[str, ...], value: int) -> bool:
    """Whether no card of a payment could be left out."""
    return worth(payment) >= value > worth(payment) - min(WORTH[card] for card in payment)


def lawful(hand: tuple[str, ...], value: int, overpay: str, merlins: str) -> set[tuple[str, ...]]:
    """The legal payments, found by brute force over every subset of the hand."""
    found = set()
    for colour in COLOURS:
        usable = tuple(card for card in hand if card == "merlin" or card[:-1] == colour)
        tested = usable if merlins == "counts" else tuple(card for card in usable if card != "merlin")
        is_payable = any(worth(part) == value for part in parts(tested))
        for part in parts(usable):
            may_be_more = overpay == "free" or not is_payable
            if worth(part) == value or (may_be_more and is_lean(part, value)):
                found.add(part)
    return found


HANDS = st.lists(st.sampled_from(sorted(set(KNIGHTS))), max_size=8).map(" ".join)
ONE_OF_EACH_VALUE = "dark1 dark2 dark3 enemy4 dragon5"


def offers(hand: str, **settings: str) -> dict[int, list[tuple[str, ...]]]:
    """The payments that a hand is offered, by price: the value of a card, or twice that."""
    game = sealed_table(hands=[hand], columns=ONE_OF_EACH_VALUE, settings=settings)
    found: dict[int, list[tuple[str, ...]]] = {value: [] for value in (1, 2, 3, 4, 5, 6, 8, 10)}
    for way, card, payment in game.challenges(0):
        if way == "usual" or WORTH[card] > 2:
            found[WORTH[card] * (1 if way == "usual" else 2)].append(payment)
    return found


@given(HANDS, st.sampled_from(["needed", "free"]), st.sampled_from(["counts", "ignored"]))
def test_the_payments_are_exactly_the_legal_ones(hand: str, overpay: str, merlins: str) -> None:
    """K5.3, KQ1, KQ2"""
    for value, offer in offers(hand, overpay=overpay, overpayMerlin=merlins).items():
        assert len(offer) == len(set(offer))
        assert set(offer) == lawful(cards(hand), value, overpay, merlins)


@given(HANDS)
@example("red2 red2")
def test_only_doubles_overpay_and_only_by_one(hand: str) -> None:
    """K5.4"""
    for value, offer in offers(hand).items():
        for payment in offer:
            if worth(payment) > value:
                colour = payment[0][:-1]
                assert worth(payment) == value + 1
                assert value % 2 == 1
                assert set(payment) == {f"{colour}2"}
                assert f"{colour}1" not in hand.split()
                assert "merlin" not in hand.split()


@pytest.mark.parametrize("overpay", ["needed", "free"])
@given(hand=HANDS)
@example(hand="red2 red2 merlin")
def test_an_even_price_is_never_overpaid(hand: str, overpay: str) -> None:
    """KX12: so a double challenge never is."""
    for value, offer in offers(hand, overpay=overpay, overpayMerlin="ignored").items():
        assert value % 2 or {worth(payment) for payment in offer} <= {value}
