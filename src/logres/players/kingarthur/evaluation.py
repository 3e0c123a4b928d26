"""Value the options of a seat of King Arthur by what it would hold after each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import exp, sqrt, tanh
from math import pow as power

from logres.kingarthur.cards import COLOURS, KIND, MERLIN, WORTH
from logres.kingarthur.payment import Cards
from logres.players.kingarthur.planning import Planner, without
from logres.players.kingarthur.progress import progress, worth_of
from logres.players.kingarthur.seen import FULL, Column, Seen

Challenge = tuple[str, str, Cards]
Venture = tuple[str, Cards]

SEALS_BACK = {"usual": -1, "repeated": 1, "double": 0}
IMPOSSIBLE = float("-inf")
CLEAR_LEAD = 5.0  # points that make a victory all but certain
EARLIER = 0.8  # the first column is full earlier than any single one on average
ADVERSARIES_FOR_AN_ADVENTURE = 2.7


class Evaluator:
    """Values the options of one question."""

    def __init__(self, planner: Planner, seen: Seen) -> None:
        self.planner = planner
        self.weights = planner.weights
        self.seen = seen
        self.time = self._time()
        self._hands: dict[tuple[Cards, int], float] = {}
        self._won: dict[tuple[str, str], float] = {}
        self.layout = {kind: self.hope(column) for kind, column in seen.columns.items()}

    def _time(self) -> float:
        """Return the effort that the seat can still make before the game ends, counted in knights."""
        adversaries = self.seen.supply + sum(map(len, self.seen.columns.values()))
        adventures = min(self.seen.left, adversaries / ADVERSARIES_FOR_AN_ADVENTURE)
        return self.weights.pace * max(0.5, adventures) / sqrt(len(self.seen.rivals))

    # What is held

    def knights(self, paid: Cards, drawn: int) -> float:
        """Return the worth of the hand after paying and drawing.

        Knights that there is no time to use count little, those of one colour count more.
        """
        if (paid, drawn) not in self._hands:
            there = self.seen.drawable + len(paid)
            self._hands[paid, drawn] = self._knights(without(self.seen.hand, paid), min(drawn, there))
        return self._hands[paid, drawn]

    def _knights(self, hand: Cards, drawn: int) -> float:
        strength = dict.fromkeys(COLOURS, 0)
        merlins = hand.count(MERLIN)
        for card in hand:
            if card != MERLIN:
                strength[card[:-1]] += WORTH[card]
        useful = self.weights.crowd * self.time
        total = sum(strength.values()) + merlins + drawn
        return (
            self.weights.knight * useful * (1 - exp(-total / useful))
            + self.weights.merlin * merlins
            + self.weights.focus * max(strength.values())
        )

    def prospects(self, trophies: Cards) -> float:
        """Return what trophies are worth with the adventures that are open."""
        return self.planner.prospects(trophies, self.seen.open, self.time)

    def holdings(self, trophies: Cards) -> float:
        """Return what trophies are worth when an adventure may still be taken in this turn."""
        return max(self.prospects(trophies), self.ventured(trophies))

    def ventured(self, trophies: Cards) -> float:
        """Return the worth of the best adventure that can be taken now, with the trophies left after it."""
        ways = progress(trophies).items()
        found = [(name, way.used) for name, way in ways if not way.missing and name in self.seen.open]
        return max((self.venture(trophies, name, used) for name, used in found), default=IMPOSSIBLE)

    def venture(self, trophies: Cards, adventure: str, used: Cards) -> float:
        """Return the worth of an adventure and of the trophies that are left."""
        value = self.planner.value[adventure]
        rest = without(trophies, used)
        if self.seen.left == 1:
            lead = self.seen.lead(self.planner.parts.adventures[adventure].value + worth_of(rest))
            return value + worth_of(rest) + self.weights.finish * tanh(lead / CLEAR_LEAD)
        adventures = tuple(other for other in self.seen.open if other != adventure)
        return value + self.planner.prospects(rest, adventures, self.time)

    def hope(self, column: Column) -> float:
        """Return what the sealed cards of a column promise to the seat, less what they promise to rivals."""
        if not self.seen.sealing:
            return 0.0
        worth = 0.0
        for card, seal in column:
            if seal == self.seen.seat:
                worth += self.gain((card,))
            elif seal is not None:
                worth -= self.weights.rival * WORTH[card]
        unsealed = sum(seal is None for _, seal in column)
        return worth * power(self.weights.hope, unsealed)

    def gain(self, cards: Cards) -> float:
        """Return what more trophies add."""
        return self.prospects(with_more(self.seen.trophies, cards)) - self.prospects(self.seen.trophies)

    def at_the_end(self) -> float:
        """Return what the end of the game is worth: the lead, and the victory that it all but decides."""
        lead = self.seen.lead(worth_of(self.seen.trophies))
        return lead + self.weights.finish * tanh(lead / CLEAR_LEAD)

    # What an option leads to

    def after_venture(self, venture: Venture | None) -> float:
        """Return the worth of the trophies after action 3."""
        if venture is None:
            return self.prospects(self.seen.trophies)
        adventure, used = venture
        return self.venture(self.seen.trophies, adventure, used)

    def after_challenge(self, challenge: Challenge | None) -> float:
        """Return the worth of the position after action 2, with the best that can follow in this turn."""
        if challenge is not None:
            way, card, payment = challenge
            return self.won(way, card) + self.knights(payment, 1)
        trophies = self.seen.trophies
        idle = self.prospects(trophies) + self.knights((), 2)
        return max(idle, self.ventured(trophies) + self.knights((), 1))

    def won(self, way: str, card: str) -> float:
        """Return what a challenge adds, without the knights it costs."""
        if (way, card) not in self._won:
            self._won[way, card] = self._won_from(self.seen.columns[KIND[card]], way, card)
        return self._won[way, card]

    def _won_from(self, column: Column, way: str, card: str) -> float:
        """Return what a challenge of a card in this column adds: trophies, and the hope in sealed cards."""
        if not self.seen.sealing:
            return self.holdings(with_more(self.seen.trophies, (card,)))
        rest, taken = self._challenged(column, way, card)
        fallen = rest if self._falls(rest, way) else []
        mine = tuple(other for other, seal in fallen if seal == self.seen.seat)
        theirs = sum(WORTH[other] for other, seal in fallen if seal != self.seen.seat)
        return (
            self.holdings(with_more(self.seen.trophies, taken + mine))
            + (0.0 if fallen else self.hope(rest))
            - self.layout[KIND[card]]
            - self.weights.rival * theirs
            + self.weights.seal * (SEALS_BACK[way] + len(mine))
        )

    def _challenged(self, column: Column, way: str, card: str) -> tuple[Column, Cards]:
        """Return the column after a challenge, and the cards that are taken from it."""
        rest = column[:]
        rest.remove((card, self.seen.seat if way == "repeated" else None))
        return ([*rest, (card, self.seen.seat)], ()) if way == "usual" else (rest, (card,))

    def _falls(self, column: Column, way: str) -> bool:
        """Tell whether a column falls after a challenge."""
        if any(seal is None for _, seal in column):
            return False
        return way == "usual" or not self.seen.supply or self.seen.settings["sealedColumn"] == "resolve"

    # Turning adversaries over

    def promise(self) -> float:
        """Return how much better the best challenge is expected to be with fresh adversaries."""
        payments = self.seen.payments()
        cheapest = [max((self.knights(paid, 1) for paid in ways), default=IMPOSSIBLE) for ways in payments]
        now = max([self.after_challenge(None), *self._challenges(cheapest)])
        unseen = self.seen.unseen()
        number = self._turned_over(unseen)
        fresh = {card: self._fresh(card, cheapest) for card in unseen}
        return expected_best(now, fresh, unseen, number) - now - self._diluted(unseen, number)

    def _challenges(self, cheapest: list[float]) -> Iterator[float]:
        """Yield the worth of every challenge that is possible now."""
        for column in self.seen.columns.values():
            for card, seal in dict.fromkeys(column):
                if seal == self.seen.seat:
                    yield self.won("repeated", card) + cheapest[WORTH[card]]
                elif seal is None:
                    yield from self._open_challenges(self.seen.columns[KIND[card]], card, cheapest)

    def _open_challenges(self, column: Column, card: str, cheapest: list[float]) -> Iterator[float]:
        value = WORTH[card]
        if cheapest[value] > IMPOSSIBLE and (not self.seen.sealing or self.seen.seals_left):
            yield self._won_from(column, "usual", card) + cheapest[value]
        if self.seen.sealing and cheapest[2 * value] > IMPOSSIBLE:
            yield self._won_from(column, "double", card) + cheapest[2 * value]

    def _fresh(self, card: str, cheapest: list[float]) -> float:
        """Return the worth of the best challenge of a card that may be turned over."""
        column: Column = [*self.seen.columns[KIND[card]], (card, None)]
        return max(self._open_challenges(column, card, cheapest), default=IMPOSSIBLE)

    def _turned_over(self, unseen: Counter[str]) -> float:
        """Estimate how many adversaries are turned over before a column is full."""
        kinds = by_kind(unseen)
        waits = [
            (FULL - len(column)) * unseen.total() / kinds[kind]
            for kind, column in self.seen.columns.items()
            if kinds[kind]
        ]
        return min([self.seen.supply, *(EARLIER * wait for wait in waits)])

    def _diluted(self, unseen: Counter[str], number: float) -> float:
        """Return how much fresh cards without a seal lower the hope in the sealed cards of their columns."""
        if not self.seen.sealing:
            return 0.0
        kinds = by_kind(unseen)
        more = {kind: number * kinds[kind] / unseen.total() for kind in self.layout}
        return sum(hope * (1 - power(self.weights.hope, more[kind])) for kind, hope in self.layout.items())


def by_kind(cards: Counter[str]) -> Counter[str]:
    """Count the adversaries of each kind."""
    kinds = Counter[str]()
    for card, count in cards.items():
        kinds[KIND[card]] += count
    return kinds


def with_more(cards: Cards, more: Cards) -> Cards:
    """Return all cards together, sorted."""
    return tuple(sorted(cards + more))


def expected_best(now: float, fresh: Mapping[str, float], unseen: Counter[str], number: float) -> float:
    """Return the expected best of the present worth and of a number of cards drawn from the unseen."""
    total = unseen.total()
    below, best, expected = total, 1.0, 0.0
    for card in sorted(fresh, key=lambda card: (-fresh[card], card)):
        if fresh[card] <= now:
            break
        below -= unseen[card]
        none_better = power(below / total, number)
        expected += (best - none_better) * fresh[card]
        best = none_better
    return expected + best * now
