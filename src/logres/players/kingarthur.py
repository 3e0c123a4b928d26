"""How greedy plays King Arthur: it looks at the position after each option and weighs what it would hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt, tanh
from math import pow as power
from typing import TypedDict, cast

from logres.engine import Option, Question
from logres.kingarthur.cards import COLOURS, KIND, MERLIN, WORTH
from logres.kingarthur.parts import USUAL, Parts, known
from logres.kingarthur.payment import Cards, knight_payments
from logres.players.opponent import View
from logres.players.quests import face, progress

Challenge = tuple[str, str, Cards]
Venture = tuple[str, Cards]
Column = list[tuple[str, int | None]]  # the cards of a column, each with the seat whose seal it carries

FULL = 4
SEALS_BACK = {"usual": -1, "repeated": 1, "double": 0}
MEMORY = 20_000  # plans that a strategy remembers
IMPOSSIBLE = float("-inf")
CLEAR_LEAD = 5.0  # points that make a victory all but certain
EARLIER = 0.8  # the first column is full earlier than any single one on average
ADVENTURES_PLAYED = 12
ADVERSARIES_FOR_AN_ADVENTURE = 2.7


class Table(TypedDict):
    """The part of the view that greedy looks at."""

    seats: int
    options: dict[str, str]
    adventures: dict[str, int | None]
    columns: dict[str, list[str]]
    adversary_supply: int
    trophies: list[list[str] | int]
    out: list[str]
    knight_supply: int
    knight_discards: list[str]
    hands: list[list[str] | int]
    seals: dict[str, list[int | None]]
    seals_left: list[int]


@dataclass(frozen=True)
class Taste:
    """What greedy weighs, in points; the numbers are fitted by playing (logres.sim.fit)."""

    knight: float = 1.25  # a knight in hand, early in the game
    merlin: float = 0.44  # more for a Merlin, who joins any colour
    focus: float = 0.21  # more for each knight of the strongest colour
    crowd: float = 2.6  # how many knights are of use, for each knight's worth of time that is left
    price: float = 1.35  # each knight's worth of effort that an adventure still needs
    pace: float = 2.1  # how much time for oneself each adventure that is still to be taken gives
    keep: float = 0.73  # the part of an adventure's gain that lasts until the next turn
    unveil: float = 0.32  # what turning adversaries over must promise, as rivals profit too
    hope: float = 0.95  # the part of a sealed card's worth that each open card of its column leaves
    seal: float = 0.33  # a seal in stock
    rival: float = 0.33  # what rivals win, in the eyes of the seat
    finish: float = 26.0  # to end the game as the winner
    trophy: float = 1.6  # a point of an adversary that is kept
    appetite: tuple[tuple[str, float], ...] = ()  # for single adventures, where it is not 1


class Seen:
    """What the seat that is asked sees, in the form greedy reasons with."""

    def __init__(self, view: View, seat: int, parts: Parts) -> None:
        table = cast("Table", view)
        self.seat = seat
        self.parts = parts
        self.rivals = [other for other in range(table["seats"]) if other != seat]
        self.hand = tuple(cast("list[str]", table["hands"][seat]))
        self.trophies = tuple(cast("list[str]", table["trophies"][seat]))
        self.open = tuple(name for name, owner in table["adventures"].items() if owner is None)
        self.left = ADVENTURES_PLAYED - len(parts.adventures) + len(self.open)
        self.supply = table["adversary_supply"]
        self.drawable = table["knight_supply"] + len(table["knight_discards"])
        self.options = table["options"]
        self.sealing = self.options["seals"] == "on"
        self.columns = self._columns(table)
        self.seals_left = table["seals_left"][seat] if self.sealing else 0
        self.table = table

    def _columns(self, table: Table) -> dict[str, Column]:
        nobody: list[int | None] = [None] * FULL
        return {
            kind: list(zip(cards, table["seals"][kind] if self.sealing else nobody, strict=False))
            for kind, cards in table["columns"].items()
        }

    def lead(self, gained: float) -> float:
        """By how much the seat would be ahead of its best rival with so many points more."""
        points = [0.0] * self.table["seats"]
        for name, owner in self.table["adventures"].items():
            if owner is not None:
                points[owner] += self.parts.adventures[name].value
        mean_value = face(self.parts.adversaries) / len(self.parts.adversaries)
        for rival in self.rivals:
            points[rival] += mean_value * cast("int", self.table["trophies"][rival])
        return points[self.seat] + gained - max(points[rival] for rival in self.rivals)

    def unseen(self) -> Counter[str]:
        """The adversaries that lie in the supply or in rivals' hands."""
        layout = [card for cards in self.table["columns"].values() for card in cards]
        return Counter(self.parts.adversaries) - Counter([*layout, *self.table["out"], *self.trophies])

    def payments(self) -> tuple[tuple[Cards, ...], ...]:
        """What the hand can pay, by value."""
        return knight_payments(self.hand, self.options["overpay"], self.options["overpayMerlin"])


class Strategy:
    """Decides by a taste, with the cards of a box."""

    def __init__(self, taste: Taste, parts: Parts = USUAL) -> None:
        self.taste = taste
        self.parts = parts
        appetite = dict(taste.appetite)
        self.value = {name: card.value * appetite.get(name, 1.0) for name, card in parts.adventures.items()}
        self._prospects: dict[tuple[Cards, tuple[str, ...], float], float] = {}

    def decide(self, view: View, choice: Question) -> Option:
        """The option that is worth most; of equals the first."""
        if choice.ask == "draw-knights":
            return choice.options[0]  # as many as there are to be had
        thought = Thought(self, Seen(view, choice.seat, self.parts))
        if choice.ask == "draw-adversaries":
            return "draw" if thought.promise() > self.taste.unveil else None
        if choice.ask == "challenge":
            challenges = cast("list[Challenge | None]", choice.options)
            return max(challenges, key=thought.after_challenge)
        ventures = cast("list[Venture | None]", choice.options)
        return max(ventures, key=thought.after_venture)

    def prospects(self, trophies: Cards, adventures: tuple[str, ...], time: float) -> float:
        """Trophies by themselves, and what they add to the adventures that they are on the way to."""
        key = (trophies, adventures, time)
        if key not in self._prospects:
            if len(self._prospects) >= MEMORY:
                self._prospects.clear()
            gain = self._plan(trophies, adventures, time)
            self._prospects[key] = self.taste.trophy * face(trophies) + self.taste.keep * gain
        return self._prospects[key]

    def _plan(self, trophies: Cards, adventures: tuple[str, ...], time: float) -> float:
        """Give the trophies to the most promising adventure, the rest to the next, and so on."""
        gain = 0.0
        while trophies:
            best, best_adventure, best_used = 0.0, "", trophies
            for adventure, (used, cost, missing) in progress(trophies).items():
                if adventure in adventures:
                    left = self.value[adventure] - self.taste.trophy * cost - self.taste.price * missing
                    promise = left * exp(-missing / time)
                    if promise > best:
                        best, best_adventure, best_used = promise, adventure, used
            gain += best
            adventures = tuple(other for other in adventures if other != best_adventure)
            trophies = without(trophies, best_used)
        return gain


class Thought:
    """What goes through the mind of a strategy at one question."""

    def __init__(self, strategy: Strategy, seen: Seen) -> None:
        self.strategy = strategy
        self.taste = strategy.taste
        self.seen = seen
        self.time = self._time()
        self._hands: dict[tuple[Cards, int], float] = {}
        self._won: dict[tuple[str, str], float] = {}
        self._layout = {kind: self.hope(column) for kind, column in seen.columns.items()}

    def _time(self) -> float:
        """The effort that the seat can still make before the game ends, counted in knights."""
        adversaries = self.seen.supply + sum(map(len, self.seen.columns.values()))
        adventures = min(self.seen.left, adversaries / ADVERSARIES_FOR_AN_ADVENTURE)
        return self.taste.pace * max(0.5, adventures) / sqrt(len(self.seen.rivals))

    # What is held

    def knights(self, paid: Cards, drawn: int) -> float:
        """The hand after paying and drawing: no more than there is time to use, better in one colour."""
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
        useful = self.taste.crowd * self.time
        total = sum(strength.values()) + merlins + drawn
        return (
            self.taste.knight * useful * (1 - exp(-total / useful))
            + self.taste.merlin * merlins
            + self.taste.focus * max(strength.values())
        )

    def prospects(self, trophies: Cards) -> float:
        """What trophies are worth with the adventures that are open."""
        return self.strategy.prospects(trophies, self.seen.open, self.time)

    def holdings(self, trophies: Cards) -> float:
        """What trophies are worth when an adventure may still be taken in this turn."""
        return max(self.prospects(trophies), self.ventured(trophies))

    def ventured(self, trophies: Cards) -> float:
        """The worth of the best adventure that can be taken at once, with what is left after it."""
        ways = progress(trophies).items()
        found = [(name, way.used) for name, way in ways if not way.missing and name in self.seen.open]
        return max((self.venture(trophies, name, used) for name, used in found), default=IMPOSSIBLE)

    def venture(self, trophies: Cards, adventure: str, used: Cards) -> float:
        """The worth of an adventure and of the trophies that are left."""
        value = self.strategy.value[adventure]
        rest = without(trophies, used)
        if self.seen.left == 1:
            lead = self.seen.lead(self.strategy.parts.adventures[adventure].value + face(rest))
            return value + face(rest) + self.taste.finish * tanh(lead / CLEAR_LEAD)
        adventures = tuple(other for other in self.seen.open if other != adventure)
        return value + self.strategy.prospects(rest, adventures, self.time)

    def hope(self, column: Column) -> float:
        """What the sealed cards of a column promise: the own ones to the seat, the others to rivals."""
        if not self.seen.sealing:
            return 0.0
        worth = 0.0
        for card, seal in column:
            if seal == self.seen.seat:
                worth += self.gain((card,))
            elif seal is not None:
                worth -= self.taste.rival * WORTH[card]
        unsealed = sum(seal is None for _, seal in column)
        return worth * power(self.taste.hope, unsealed)

    def gain(self, cards: Cards) -> float:
        """What more trophies add."""
        return self.prospects(with_more(self.seen.trophies, cards)) - self.prospects(self.seen.trophies)

    # What an option leads to

    def after_venture(self, venture: Venture | None) -> float:
        """The worth of the trophies after action 3."""
        if venture is None:
            return self.prospects(self.seen.trophies)
        adventure, used = venture
        return self.venture(self.seen.trophies, adventure, used)

    def after_challenge(self, challenge: Challenge | None) -> float:
        """The worth of the position after action 2, with the best that can follow in this turn."""
        if challenge is not None:
            way, card, payment = challenge
            return self.won(way, card) + self.knights(payment, 1)
        trophies = self.seen.trophies
        idle = self.prospects(trophies) + self.knights((), 2)
        return max(idle, self.ventured(trophies) + self.knights((), 1))

    def won(self, way: str, card: str) -> float:
        """What a challenge adds beside the knights it costs."""
        if (way, card) not in self._won:
            self._won[way, card] = self._won_from(self.seen.columns[KIND[card]], way, card)
        return self._won[way, card]

    def _won_from(self, column: Column, way: str, card: str) -> float:
        """What a challenge of a card in this column adds: trophies, and the hope in sealed cards."""
        if not self.seen.sealing:
            return self.holdings(with_more(self.seen.trophies, (card,)))
        rest, taken = self._challenged(column, way, card)
        fallen = rest if self._falls(rest, way) else []
        mine = tuple(other for other, seal in fallen if seal == self.seen.seat)
        theirs = sum(WORTH[other] for other, seal in fallen if seal != self.seen.seat)
        return (
            self.holdings(with_more(self.seen.trophies, taken + mine))
            + (0.0 if fallen else self.hope(rest))
            - self._layout[KIND[card]]
            - self.taste.rival * theirs
            + self.taste.seal * (SEALS_BACK[way] + len(mine))
        )

    def _challenged(self, column: Column, way: str, card: str) -> tuple[Column, Cards]:
        """The column after a challenge, and what is taken from it."""
        rest = column[:]
        rest.remove((card, self.seen.seat if way == "repeated" else None))
        return ([*rest, (card, self.seen.seat)], ()) if way == "usual" else (rest, (card,))

    def _falls(self, column: Column, way: str) -> bool:
        """Whether a column falls after a challenge."""
        if any(seal is None for _, seal in column):
            return False
        return way == "usual" or not self.seen.supply or self.seen.options["sealedColumn"] == "resolve"

    # Turning adversaries over

    def promise(self) -> float:
        """How much better the best challenge is expected to be with fresh adversaries."""
        payments = self.seen.payments()
        cheapest = [max((self.knights(paid, 1) for paid in ways), default=IMPOSSIBLE) for ways in payments]
        now = max([self.after_challenge(None), *self._challenges(cheapest)])
        unseen = self.seen.unseen()
        number = self._turned_over(unseen)
        fresh = {card: self._fresh(card, cheapest) for card in unseen}
        return expected_best(now, fresh, unseen, number) - now - self._diluted(unseen, number)

    def _challenges(self, cheapest: list[float]) -> Iterator[float]:
        """The worth of every challenge that is possible now."""
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
        """The best challenge of a card that is not there yet."""
        column: Column = [*self.seen.columns[KIND[card]], (card, None)]
        return max(self._open_challenges(column, card, cheapest), default=IMPOSSIBLE)

    def _turned_over(self, unseen: Counter[str]) -> float:
        """About how many adversaries come before a column is full."""
        kinds = by_kind(unseen)
        waits = [
            (FULL - len(column)) * unseen.total() / kinds[kind]
            for kind, column in self.seen.columns.items()
            if kinds[kind]
        ]
        return min([self.seen.supply, *(EARLIER * wait for wait in waits)])

    def _diluted(self, unseen: Counter[str], number: float) -> float:
        """What the hope in sealed cards suffers from fresh ones without a seal in their columns."""
        if not self.seen.sealing:
            return 0.0
        kinds = by_kind(unseen)
        more = {kind: number * kinds[kind] / unseen.total() for kind in self._layout}
        return sum(hope * (1 - power(self.taste.hope, more[kind])) for kind, hope in self._layout.items())


def by_kind(cards: Counter[str]) -> Counter[str]:
    """How many adversaries there are of each kind."""
    kinds = Counter[str]()
    for card, count in cards.items():
        kinds[KIND[card]] += count
    return kinds


def without(cards: Cards, gone: Cards) -> Cards:
    """The cards that are left, in their order."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def with_more(cards: Cards, more: Cards) -> Cards:
    """All cards together, sorted."""
    return tuple(sorted(cards + more))


def expected_best(now: float, fresh: Mapping[str, float], unseen: Counter[str], number: float) -> float:
    """The expected best of what there is now and of a number of cards drawn from the unseen."""
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


@cache
def _greedy(parts: Parts) -> Strategy:
    return Strategy(Taste(), parts)


def decide(view: View, choice: Question) -> Option:
    """What greedy decides."""
    return _greedy(known(str(view["rules"]))).decide(view, choice)
