"""Plan which adventures the trophies of a seat are for."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from logres.kingarthur.parts import USUAL, Parts
from logres.kingarthur.payment import Cards
from logres.players.kingarthur.progress import progress, worth_of

MEMORY = 20_000  # plans that a planner remembers


@dataclass(frozen=True)
class Weights:
    """The weights of greedy, in points, as fitted by playing (logres.sim.fit)."""

    knight: float = 1.25  # a knight in hand, early in the game
    merlin: float = 0.44  # more for a Merlin, who joins any colour
    focus: float = 0.21  # more for each knight of the strongest colour
    crowd: float = 2.6  # how many knights are useful, for each knight's worth of time left
    price: float = 1.35  # each knight's worth of effort that an adventure still needs
    pace: float = 2.1  # the time that each adventure still to be taken gives the seat
    keep: float = 0.73  # the part of an adventure's gain that lasts until the next turn
    unveil: float = 0.32  # what turning adversaries over must promise, as rivals profit too
    hope: float = 0.95  # the part of a sealed card's worth that each open card of its column leaves
    seal: float = 0.33  # a seal in stock
    rival: float = 0.33  # how much the seat minds what rivals win
    finish: float = 26.0  # to end the game as the winner
    trophy: float = 1.6  # a point of an adversary that is kept
    appetite: tuple[tuple[str, float], ...] = ()  # for single adventures, if it is not 1


class Planner:
    """Plans adventures by weights, with the cards of a box."""

    def __init__(self, weights: Weights, parts: Parts = USUAL) -> None:
        self.weights = weights
        self.parts = parts
        appetite = dict(weights.appetite)
        self.value = {name: card.value * appetite.get(name, 1.0) for name, card in parts.adventures.items()}
        self._prospects: dict[tuple[Cards, tuple[str, ...], float], float] = {}

    def prospects(self, trophies: Cards, adventures: tuple[str, ...], time: float) -> float:
        """Return the worth of trophies, and of the adventures that they bring nearer."""
        key = (trophies, adventures, time)
        if key not in self._prospects:
            if len(self._prospects) >= MEMORY:
                self._prospects.clear()
            gain = self._plan(trophies, adventures, time)
            self._prospects[key] = self.weights.trophy * worth_of(trophies) + self.weights.keep * gain
        return self._prospects[key]

    def _plan(self, trophies: Cards, adventures: tuple[str, ...], time: float) -> float:
        """Give the trophies to the most promising adventure, the rest to the next, and so on."""
        gain = 0.0
        while trophies:
            best, best_adventure, best_used = 0.0, "", trophies
            for adventure, (used, cost, missing) in progress(trophies).items():
                if adventure in adventures:
                    left = self.value[adventure] - self.weights.trophy * cost - self.weights.price * missing
                    promise = left * exp(-missing / time)
                    if promise > best:
                        best, best_adventure, best_used = promise, adventure, used
            gain += best
            adventures = tuple(other for other in adventures if other != best_adventure)
            trophies = without(trophies, best_used)
        return gain


def without(cards: Cards, gone: Cards) -> Cards:
    """Return the cards that are left, in their order."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)
