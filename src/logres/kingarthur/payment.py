"""Payments: knights for an adversary (K5), adversaries for an adventure (K6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import combinations, product

from logres.kingarthur.cards import ADVENTURES, COLOURS, KIND, KINDS, MERLIN, WORTH, Condition

Cards = tuple[str, ...]

DEAREST = 10  # a double challenge of a dragon 5: K10.4
REMEMBERED = 1 << 13  # cached results of a function: a hoard of trophies has thousands of ways to pay
EACH_COUNTS_ONE = dict.fromkeys(WORTH, 1)


@lru_cache(maxsize=REMEMBERED)
def knight_payments(hand: Cards, overpay: str, merlins: str) -> tuple[tuple[Cards, ...], ...]:
    """Every payment with knights of one colour, by value from 0 up. Merlin joins any colour."""  # K5.1
    held = Counter(hand)
    colours = [
        _colour_payments(colour, held[f"{colour}1"], held[f"{colour}2"], held[MERLIN], overpay, merlins)
        for colour in COLOURS
    ]
    return tuple(
        (*(cards for payments in colours for cards in payments[value]), *_all_merlins(value, held[MERLIN]))
        for value in range(DEAREST + 1)
    )


def _all_merlins(value: int, merlins: int) -> list[Cards]:
    """The payment with Merlins alone, if there are enough."""  # K5.1
    return [(MERLIN,) * value] if 0 < value <= merlins else []


@cache
def _colour_payments(
    colour: str, singles: int, doubles: int, merlins: int, overpay: str, overpay_merlin: str
) -> list[list[Cards]]:
    """The payments with at least one knight of a colour, by value."""  # K5.3
    single, double = f"{colour}1", f"{colour}2"
    payments: list[list[Cards]] = [[]]
    for value in range(1, DEAREST + 1):
        exact = [
            (value - 2 * pairs - helpers, pairs, helpers)
            for pairs in range(min(doubles, value // 2), -1, -1)
            for helpers in range(min(merlins, value - 2 * pairs) + 1)
            if value - 2 * pairs - helpers <= singles
        ]
        ways = [way for way in exact if way[0] or way[1]]
        # KQ2: a Merlin is not a double card, so it counts in the test whether exact payment is possible.
        payable = [way for way in exact if overpay_merlin == "counts" or not way[2]]
        # K5.4: an overpayment needs each of its cards, so it consists of doubles and is one too high.
        if value % 2 and doubles > value // 2 and (overpay == "free" or not payable):  # KQ1
            ways.append((0, value // 2 + 1, 0))
        laid = [(single,) * ones + (double,) * pairs + (MERLIN,) * helpers for ones, pairs, helpers in ways]
        payments.append([tuple(sorted(cards)) for cards in laid])
    return payments


def _fits(card: str, condition: Condition) -> bool:
    """Whether an adversary can take part in meeting a condition."""
    kinds = [condition["kind"]] if "kind" in condition else condition.get("kinds", KINDS)
    return KIND[card] in kinds and WORTH[card] >= min(condition.get("each", [0]))


FITTING: dict[str, frozenset[str]] = {
    adventure.id: frozenset(card for card in KIND if _fits(card, adventure.condition))
    for adventure in ADVENTURES.values()
}


@lru_cache(maxsize=REMEMBERED)
def purchases(trophies: Cards, overpay: str) -> tuple[tuple[str, Cards], ...]:
    """Every adventure that these adversaries can buy, with every way to pay for it."""  # K6.3
    return tuple(
        (adventure, cards)
        for adventure, fitting in FITTING.items()
        for cards in _trophy_payments(adventure, tuple(filter(fitting.__contains__, trophies)), overpay)
    )


@lru_cache(maxsize=REMEMBERED)
def _trophy_payments(adventure: str, trophies: Cards, overpay: str) -> tuple[Cards, ...]:
    """Every way to pay for an adventure with adversaries that fit its condition."""
    condition = ADVENTURES[adventure].condition
    if "total" in condition:
        exact = _choices(trophies, condition["total"], WORTH)
        # KQ3: more than the total only when it cannot be paid exactly.
        return exact + _oversums(trophies, condition["total"]) if overpay == "free" or not exact else exact
    if "cards" in condition:
        return _choices(trophies, condition["cards"], EACH_COUNTS_ONE)  # KQ4
    distinct = dict.fromkeys(trophies)
    if "kinds" in condition:
        by_kind = [[card for card in distinct if KIND[card] == kind] for kind in condition["kinds"]]
        return tuple(tuple(sorted(cards)) for cards in product(*by_kind))
    least = sorted(condition["each"])
    alone = [(card,) for card in distinct if card == condition.get("or")]
    several = (cards for cards in combinations(trophies, len(least)) if _reach(cards, least))
    return (*alone, *dict.fromkeys(several))


def _choices(cards: Cards, total: int, worth: Mapping[str, int]) -> tuple[Cards, ...]:
    """Every choice of sorted cards that are worth the total. Copies of a card are interchangeable."""
    stock = Counter(cards)
    left = sum(worth[card] for card in cards)
    begun: list[tuple[Cards, int]] = [((), total)]
    for card, count in stock.items():
        value = worth[card]
        left -= value * count
        runs = [((card,) * number, number * value) for number in range(count, -1, -1)]
        # The missing worth must be neither negative nor more than the remaining cards are worth.
        begun = [
            (laid + run, missing - paid)
            for laid, missing in begun
            for run, paid in runs
            if 0 <= missing - paid <= left
        ]
    return tuple(laid for laid, missing in begun if not missing)


def _oversums(cards: Cards, total: int) -> tuple[Cards, ...]:
    """Every choice of cards that is worth more than the total and needs each of its cards."""
    stock = sorted(Counter(cards).items(), key=lambda held: (-WORTH[held[0]], held[0]))
    found: list[Cards] = []

    def lay(index: int, laid: Cards, missing: int) -> None:
        """Lay the dearest cards first and stop when nothing is missing, so that each is needed."""
        if missing < 0:
            found.append(tuple(sorted(laid)))
        elif missing and index < len(stock):
            card, count = stock[index]
            for number in range(min(count, -(-missing // WORTH[card])), -1, -1):
                lay(index + 1, laid + (card,) * number, missing - number * WORTH[card])

    if sum(WORTH[card] for card in cards) > total:
        lay(0, (), total)
    return tuple(found)


def _reach(cards: Cards, least: list[int]) -> bool:
    """Whether the cards reach the least values, one card for each."""
    return all(
        worth >= need for worth, need in zip(sorted(WORTH[card] for card in cards), least, strict=True)
    )
