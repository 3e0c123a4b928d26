"""The third action: K6."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logres.engine import play
from logres.kingarthur.cards import ADVENTURES, ADVERSARIES, KIND, WORTH
from tests.kingarthur.arrange import asked, cards, table, told

Trophies = tuple[str, ...]


def prices(adventure: str, trophies: str, **settings: str) -> list[str]:
    """The trophies that may be played for an adventure, as words."""
    game = table(trophies=[trophies], settings=settings)
    return sorted(" ".join(payment) for name, payment in game.ventures(0) if name == adventure)


def test_an_adventure_is_taken_with_adversaries_that_meet_its_condition() -> None:
    """K6.1"""
    game = table(trophies=["dark1 dark2 dragon3", ""], taken=["", "mountain"])
    assert play(game.venture(0), ("robbers", ("dark1", "dark2"))) is True
    assert game.trophies[0] == ["dragon3"]
    assert game.out == ["dark1", "dark2"]
    assert game.adventures["robbers"] == 0
    value = ADVENTURES["robbers"].value
    assert told(game, "ventured") == [
        {"adventure": "robbers", "trophies": ["dark1", "dark2"], "value": value}
    ]


def test_an_adventure_may_be_declined() -> None:
    """K6.1"""
    game = table(trophies=["dark1 dark2"])
    assert play(game.venture(0), None) is False
    assert game.taken() == []


def test_an_adventure_that_was_taken_is_gone() -> None:
    """K6.1"""
    game = table(trophies=["dark1 dark2"], taken=["", "robbers"])
    assert asked(game.venture(0)) == ()


def test_a_turn_has_one_adventure() -> None:
    """K6.1"""
    game = table(trophies=["dark1 dark1 dark2 dark3"], columns="dragon3", knights="red1")
    play(game.turn(), ("robbers", ("dark1", "dark1")), 1)
    assert game.taken() == ["robbers"]
    assert game.active == 1


def test_adversaries_won_in_the_same_turn_may_be_used() -> None:
    """K6.2"""
    game = table(hands=["red1"], trophies=["dark2"], columns="dark1 dragon3", knights="red1")
    play(game.turn(), ("usual", "dark1", ("red1",)), ("robbers", ("dark1", "dark2")), None)
    assert game.adventures["robbers"] == 0


def test_another_players_trophies_are_of_no_use() -> None:
    """K6.1"""
    game = table(trophies=["dark1", "dark1 dark2"])
    assert asked(game.venture(0)) == ()


# Conditions: what is enough, and what is not.


@pytest.mark.parametrize(
    ("adventure", "enough"),
    [
        pytest.param("grail", "dragon5 monster4 dark3", id="K6.3a"),
        pytest.param("mountain", "dragon5 enemy4", id="K6.3b"),
        pytest.param("excalibur", "dark2 enemy3", id="K6.3c"),
        pytest.param("beast", "dragon3 dragon5", id="K6.3d"),
        pytest.param("fisher", "monster2 monster4", id="K6.3e"),
        pytest.param("tournament", "enemy2 enemy3", id="K6.3f"),
        pytest.param("saxons", "dark1 dark3", id="K6.3g"),
        pytest.param("robbers", "dark1 dragon5", id="K6.3h"),
        pytest.param("vikings", "dark1 dark1 enemy2 monster1", id="K6.3i"),
        pytest.param("mark", "dark1 enemy2 monster3", id="K6.3j"),
        pytest.param("seamonster", "dark1 enemy2 monster3 dragon2", id="K6.3k"),
        pytest.param("greenknight", "enemy3 monster4", id="K6.3l"),
        pytest.param("treasure", "dark3 enemy3", id="K6.3m"),
        pytest.param("treasure", "dragon5", id="K6.3m-red-5"),
    ],
)
def test_the_condition_of_an_adventure_is_met(adventure: str, enough: str) -> None:
    """K6.3, K6.3a, K6.3b, K6.3c, K6.3d, K6.3e, K6.3f, K6.3g, K6.3h, K6.3i, K6.3j, K6.3k, K6.3l, K6.3m"""
    assert prices(adventure, enough) == [" ".join(cards(enough))]


@pytest.mark.parametrize(
    ("adventure", "not_enough"),
    [
        pytest.param("grail", "dragon5 monster4 dark2", id="K6.3a-eleven"),
        pytest.param("mountain", "dragon4 enemy4", id="K6.3b-eight"),
        pytest.param("excalibur", "dark1 enemy3", id="K6.3c-four"),
        pytest.param("beast", "dragon5 dragon2 monster4", id="K6.3d-seven-in-red"),
        pytest.param("fisher", "monster4 monster1 dragon5", id="K6.3e-five-in-green"),
        pytest.param("tournament", "enemy4 dark3", id="K6.3f-four-in-blue"),
        pytest.param("saxons", "dark3 dragon4", id="K6.3g-three-in-yellow"),
        pytest.param("robbers", "dragon5", id="K6.3h-one-card"),
        pytest.param("vikings", "dragon5 dragon4 dragon4", id="K6.3i-three-cards"),
        pytest.param("mark", "dark1 enemy2 dragon3", id="K6.3j-no-green"),
        pytest.param("seamonster", "dark1 enemy2 monster3 monster4", id="K6.3k-no-red"),
        pytest.param("greenknight", "enemy3 monster3", id="K6.3l-no-four"),
        pytest.param("greenknight", "dragon5 enemy2 dark2", id="K6.3l-no-three-beside"),
        pytest.param("treasure", "dragon4 enemy2", id="K6.3m-one-of-three"),
    ],
)
def test_the_condition_of_an_adventure_is_not_met(adventure: str, not_enough: str) -> None:
    """K6.3a, K6.3b, K6.3c, K6.3d, K6.3e, K6.3f, K6.3g, K6.3h, K6.3i, K6.3j, K6.3k, K6.3l, K6.3m"""
    assert prices(adventure, not_enough) == []


@pytest.mark.parametrize(
    ("adventure", "kind", "others"),
    [
        ("beast", "dragon4 dragon4", "dark2 enemy4 monster4"),
        ("fisher", "monster3 monster3", "dark3 enemy3 dragon3"),
        ("tournament", "enemy1 enemy4", "dark1 monster4 dragon4"),
        ("saxons", "dark2 dark2", "enemy2 monster2 dragon2"),
    ],
)
def test_adventures_of_one_kind_take_no_other(adventure: str, kind: str, others: str) -> None:
    """K6.3d, K6.3e, K6.3f, K6.3g"""
    assert prices(adventure, f"{kind} {others}") == [kind]


def test_two_dragons_above_the_minimum_values_take_the_green_knight() -> None:
    """K6.3l: the other card may be a 4 or more too."""
    assert prices("greenknight", "dragon4 dragon5") == ["dragon4 dragon5"]


def test_the_green_knight_is_taken_with_the_dragon_just_won() -> None:
    """KE4, K6.3l, K6.2"""
    game = table(trophies=["dragon4 enemy3"])
    play(game.venture(0), ("greenknight", ("dragon4", "enemy3")))
    assert game.out == ["dragon4", "enemy3"]
    assert game.trophies[0] == []
    assert game.adventures["greenknight"] == 0


def test_the_red_five_takes_the_treasure_alone_or_as_one_of_two() -> None:
    """K6.3m"""
    assert prices("treasure", "dragon5 dark3 dark2") == ["dark3 dragon5", "dragon5"]


def test_a_red_four_alone_does_not_take_the_treasure() -> None:
    """K6.3m"""
    assert prices("treasure", "dragon4") == []


def test_values_above_the_minimum_are_no_overpayment() -> None:
    """K6.4"""
    assert prices("treasure", "dark3 enemy3 dragon4") == ["dark3 dragon4", "dark3 enemy3", "dragon4 enemy3"]


@pytest.mark.parametrize(
    ("adventure", "number"), [("robbers", 2), ("vikings", 4), ("mark", 3), ("seamonster", 4)]
)
def test_adventures_that_count_cards_take_exactly_that_many(adventure: str, number: int) -> None:
    """KQ4, K6.4"""
    offers = prices(adventure, "dark1 dark2 enemy1 enemy2 monster1 dragon2")
    assert {len(offer.split()) for offer in offers} == {number}


def test_thirteen_buys_the_grail_when_twelve_cannot_be_laid() -> None:
    """KE11, KQ3, overpay=needed"""
    assert prices("grail", "dragon5 dragon4 enemy4") == ["dragon4 dragon5 enemy4"]


def test_thirteen_does_not_buy_the_grail_when_twelve_can_be_laid() -> None:
    """KE12, KQ3, overpay=needed"""
    assert prices("grail", "dragon4 enemy4 monster4 dragon5") == ["dragon4 enemy4 monster4"]


def test_thirteen_buys_the_grail_beside_twelve_if_overpaying_is_free() -> None:
    """KQ3, overpay=free"""
    offers = prices("grail", "dragon4 enemy4 monster4 dragon5", overpay="free")
    assert offers == [
        "dragon4 dragon5 enemy4",
        "dragon4 dragon5 monster4",
        "dragon4 enemy4 monster4",
        "dragon5 enemy4 monster4",
    ]


def test_no_trophy_of_an_overpayment_could_be_left_out() -> None:
    """K6.4: 5 and 4 are 9; 5, 4 and 4 are no price for the mountain even if overpaying is free."""
    for overpay in ("needed", "free"):
        assert prices("mountain", "dragon5 dragon4 enemy4", overpay=overpay)[0] == "dragon4 dragon5"
        assert "dragon4 dragon5 enemy4" not in prices("mountain", "dragon5 dragon4 enemy4", overpay=overpay)


def test_only_trophies_of_the_kind_decide_whether_the_price_can_be_met_exactly() -> None:
    """K6.4, K6.3d: 8 cannot be laid with dragons 5 and 4, though there is a dark 3."""
    assert prices("beast", "dragon4 dragon5 dark3") == ["dragon4 dragon5"]


# The same found by brute force


def value(part: Trophies) -> int:
    """The total value of trophies."""
    return sum(WORTH[card] for card in part)


def parts(trophies: Trophies) -> Iterator[Trophies]:
    """Every subset of the trophies, with equal ones once."""
    yield from {part for size in range(1, len(trophies) + 1) for part in combinations(trophies, size)}


def is_lean(part: Trophies, total: int) -> bool:
    """Whether trophies are worth more than a total, but no longer if any one is left out."""
    return value(part) > total > value(part) - min(WORTH[card] for card in part)


def totals(total: int, kind: str | None = None) -> Callable[[Trophies, str], set[Trophies]]:
    """The legal prices of an adventure that asks for a total."""

    def lawful(trophies: Trophies, overpay: str) -> set[Trophies]:
        usable = tuple(card for card in trophies if kind is None or KIND[card] == kind)
        exact = {part for part in parts(usable) if value(part) == total}
        lean = {part for part in parts(usable) if is_lean(part, total)}
        return exact | lean if overpay == "free" or not exact else exact

    return lawful


def wanted(number: int, meets: Callable[[Trophies], bool]) -> Callable[[Trophies, str], set[Trophies]]:
    """The legal prices of an adventure that asks for a number of cards of some sort."""

    def lawful(trophies: Trophies, _: str) -> set[Trophies]:
        return {
            part
            for part in parts(trophies)
            if len(part) == number and any(meets(order) for order in permutations(part))
        }

    return lawful


def treasure(trophies: Trophies, overpay: str) -> set[Trophies]:
    """Two of value 3 or more, or the red 5."""
    pairs = wanted(2, lambda part: min(WORTH[card] for card in part) >= 3)(trophies, overpay)
    return pairs | ({("dragon5",)} if "dragon5" in trophies else set())


LAWFUL: dict[str, Callable[[Trophies, str], set[Trophies]]] = {
    "grail": totals(12),
    "mountain": totals(9),
    "excalibur": totals(5),
    "beast": totals(8, "dragon"),
    "fisher": totals(6, "monster"),
    "tournament": totals(5, "enemy"),
    "saxons": totals(4, "dark"),
    "robbers": wanted(2, lambda part: True),
    "vikings": wanted(4, lambda part: True),
    "mark": wanted(3, lambda part: [KIND[card] for card in part] == ["monster", "enemy", "dark"]),
    "seamonster": wanted(4, lambda part: len({KIND[card] for card in part}) == 4),
    "greenknight": wanted(2, lambda part: WORTH[part[0]] >= 3 and WORTH[part[1]] >= 4),
    "treasure": treasure,
}


def test_every_adventure_is_checked_by_brute_force() -> None:
    """K6.3a, K6.3m"""
    assert LAWFUL.keys() == ADVENTURES.keys()


@given(
    st.lists(st.sampled_from(sorted(set(ADVERSARIES))), max_size=7).map(" ".join),
    st.sampled_from(["needed", "free"]),
)
def test_the_prices_are_exactly_the_legal_ones(trophies: str, overpay: str) -> None:
    """K6.4, KQ3, KQ4"""
    offers = table(trophies=[trophies], settings={"overpay": overpay}).ventures(0)
    assert len(offers) == len(set(offers))
    for adventure, lawful in LAWFUL.items():
        offered = {payment for name, payment in offers if name == adventure}
        assert offered == lawful(cards(trophies), overpay), adventure
