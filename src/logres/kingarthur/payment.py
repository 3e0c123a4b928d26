"""Which cards pay: knights for an adversary (K5), adversaries for an adventure (K6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations, product

from logres.kingarthur.cards import ADVENTURES, COLOURS, KIND, MERLIN, WORTH

Cards = tuple[str, ...]

# A double challenge of a dragon 5 is the dearest there is: K10.4.
DEAREST = 10
EACH_COUNTS_ONE: dict[str, int] = dict.fromkeys(KIND, 1)


def sums(
    cards: Iterable[str], total: int, worth: Mapping[str, int] = WORTH
) -> tuple[list[Cards], list[Cards]]:
    """The ways to pay a total exactly, and the ways to pay more with no card that could be left out."""
    stock = sorted(Counter(cards).items(), key=lambda held: (-worth[held[0]], held[0]))
    left = [0] * (len(stock) + 1)
    for index in range(len(stock) - 1, -1, -1):
        card, count = stock[index]
        left[index] = left[index + 1] + worth[card] * count
    exact: list[Cards] = []
    more: list[Cards] = []

    def lay(index: int, laid: Cards, missing: int) -> None:
        """Lay the dearest cards first: then the last card laid is the one that could be left out."""
        if missing <= 0:
            (more if missing else exact).append(tuple(sorted(laid)))
        elif left[index] >= missing:
            card, count = stock[index]
            for number in range(min(count, -(-missing // worth[card])), -1, -1):
                lay(index + 1, laid + (card,) * number, missing - number * worth[card])

    lay(0, (), total)
    return exact, more


@lru_cache(maxsize=1 << 15)
def knight_payments(hand: Cards, overpay: str, merlins: str) -> tuple[tuple[Cards, ...], ...]:
    """For each value from 0 up, every payment with knights of one colour; Merlin joins any."""  # K5.1
    return tuple(_pay_knights(hand, value, overpay, merlins) for value in range(DEAREST + 1))


def _pay_knights(hand: Cards, value: int, overpay: str, merlins: str) -> tuple[Cards, ...]:
    if not value:
        return ()
    payments: dict[Cards, None] = {}
    for colour in COLOURS:  # KX11: tested for each colour by itself
        knights = [card for card in hand if card.startswith(colour)]
        exact, more = sums([*knights, *(card for card in hand if card == MERLIN)], value)
        payments |= dict.fromkeys(exact)
        payable = exact if merlins == "counts" else sums(knights, value)[0]  # KQ2
        if overpay == "free" or not payable:  # KQ1: only when it cannot be paid exactly
            payments |= dict.fromkeys(more)
    return tuple(payments)


@lru_cache(maxsize=1 << 16)
def trophy_payments(adventure: str, trophies: Cards, overpay: str) -> tuple[Cards, ...]:
    """Every way to meet the condition of an adventure with these adversaries."""  # K6.3, K6.4
    condition = ADVENTURES[adventure].condition
    if "total" in condition:
        kind = condition.get("kind")
        exact, more = sums((card for card in trophies if kind in (None, KIND[card])), condition["total"])
        return tuple(exact + more if overpay == "free" else exact or more)  # KQ3
    if "cards" in condition:
        return tuple(sums(trophies, condition["cards"], EACH_COUNTS_ONE)[0])  # KQ4
    distinct = tuple(dict.fromkeys(trophies))
    if "kinds" in condition:
        by_kind = [[card for card in distinct if KIND[card] == kind] for kind in condition["kinds"]]
        return tuple(tuple(sorted(cards)) for cards in product(*by_kind))
    least = sorted(condition["each"])
    able = [card for card in trophies if WORTH[card] >= least[0]]
    pairs = (cards for cards in combinations(able, len(least)) if _reach(cards, least))
    alone = [(card,) for card in distinct if card == condition.get("or")]
    return tuple(dict.fromkeys([*alone, *pairs]))


def _reach(cards: Cards, least: list[int]) -> bool:
    """Whether each of these cards can stand for one of the least values."""
    return all(
        worth >= need for worth, need in zip(sorted(map(WORTH.__getitem__, cards)), least, strict=True)
    )
