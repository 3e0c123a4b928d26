"""Random numbers are the same on every machine and in every version: these may never change."""

from __future__ import annotations

from collections import Counter

import pytest

from logres.engine import Chance, seal


def test_a_seed_always_gives_these_numbers() -> None:
    chance = Chance.seeded(7)
    assert [chance.below(6) for _ in range(20)] == [
        5,
        5,
        4,
        1,
        4,
        4,
        3,
        0,
        0,
        3,
        0,
        0,
        1,
        5,
        3,
        1,
        2,
        3,
        2,
        4,
    ]
    assert [chance.below(1000) for _ in range(10)] == [773, 963, 601, 742, 176, 731, 376, 334, 510, 473]


def test_a_seed_always_shuffles_in_this_way() -> None:
    cards = list("abcdefghijklm")
    Chance.seeded("camelot").shuffle(cards)
    assert "".join(cards) == "hlbcgdkejfami"


def test_a_fork_always_gives_these_numbers() -> None:
    fork = Chance.seeded(7).fork()
    assert [fork.below(100) for _ in range(6)] == [76, 5, 30, 97, 73, 9]


def test_the_seal_of_a_seed_is_always_this() -> None:
    assert seal(7) == "055827b0df5d690591d153441926bf44421448deb27a830cfbb7bc5ed1389281"


def test_a_number_is_the_same_seed_as_its_digits() -> None:
    assert Chance.seeded(7).key == Chance.seeded("7").key
    assert seal(7) == seal("7")


def test_other_seeds_give_other_numbers() -> None:
    rows = {tuple(chance.below(1000) for _ in range(5)) for chance in map(Chance.seeded, range(200))}
    assert len(rows) == 200


def test_the_seal_does_not_give_the_key_away() -> None:
    assert Chance.seeded(7).key.hex() != seal(7)


@pytest.mark.parametrize("n", [1, 2, 6, 53])
def test_all_numbers_below_come_about_equally_often(n: int) -> None:
    chance = Chance.seeded("fair")
    count = Counter(chance.below(n) for _ in range(200 * n))
    assert set(count) == set(range(n))
    assert min(count.values()) > 130
    assert max(count.values()) < 270


def test_every_order_of_three_comes_about_equally_often() -> None:
    chance = Chance.seeded("fair")
    count: Counter[str] = Counter()
    for _ in range(1200):
        cards = list("abc")
        chance.shuffle(cards)
        count["".join(cards)] += 1
    assert len(count) == 6
    assert min(count.values()) > 140


def test_a_copy_continues_like_its_original_and_independently() -> None:
    chance = Chance.seeded(1)
    for _ in range(11):
        chance.below(6)
    twin = chance.copy()
    numbers = [twin.below(6) for _ in range(20)]
    assert [chance.below(6) for _ in range(20)] == numbers


def test_a_fork_reveals_nothing_of_the_numbers_to_come() -> None:
    chance = Chance.seeded(1)
    fork = chance.fork()
    assert [fork.below(1000) for _ in range(5)] != [chance.below(1000) for _ in range(5)]


def test_an_empty_list_and_a_single_card_can_be_shuffled() -> None:
    chance = Chance.seeded(1)
    for cards in ([], ["a"]):
        shuffled = cards[:]
        chance.shuffle(shuffled)
        assert shuffled == cards
