"""Fit the weights of greedy by play: `python -m logres.sim.fit kingarthur`.

Cross-entropy: draw tastes around the present one, let each play the same deals against the present one at
tables of all sizes, basic and with seals, and move towards the best quarter.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from functools import lru_cache, partial
from math import log2
from random import Random
from statistics import mean, stdev

from logres.engine import Option, Question, Seed
from logres.players import Opponent, Redealt, View
from logres.players.kingarthur import Strategy, Taste
from logres.sim.cores import cores
from logres.sim.tournament import Tournament, share

FITTED = [weight.name for weight in fields(Taste) if weight.name != "appetite"]
AT_MOST_ONE = ("keep", "hope")
# Seats, seals and how many games a taste plays at such a table in a round.
TABLES = ((2, "off", 24), (2, "on", 24), (3, "on", 18), (4, "off", 16), (5, "on", 10))
POINT = 0.02  # what a point of lead counts beside a victory, to see more in few games


class Taster(Opponent):
    """A greedy player of King Arthur with a taste of its own."""

    def __init__(self, taste: Taste, seed: Seed) -> None:
        super().__init__(seed)
        self.strategy = _strategy(taste)

    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        return self.strategy.decide(view, choice)


@lru_cache(maxsize=4)
def _strategy(taste: Taste) -> Strategy:
    return Strategy(taste)


def success(taste: Taste, champion: Taste, seed: int, scale: float = 1.0) -> float:
    """How well a taste does against champions: its share of victories, 1 being even, and its lead."""
    outcomes: list[float] = []
    for seats, seals, games in TABLES:
        entrants = (partial(Taster, taste), *[partial(Taster, champion)] * (seats - 1))
        tournament = Tournament("kingarthur", entrants, {"seals": seals}, seed)
        for number in range(round(games * scale)):
            result = tournament.play(number)
            lead = result.scores[0] - max(result.scores[1:])
            outcomes.append(share(result, 0) * seats + POINT * lead)
    return mean(outcomes)


def drawn(taste: Taste, spread: dict[str, float], random: Random) -> Taste:
    """A taste near this one; each weight varies by a factor."""
    weights = {}
    for name in FITTED:
        weight = asdict(taste)[name] * 2 ** random.gauss(0, spread[name])
        weights[name] = min(weight, 0.999) if name in AT_MOST_ONE else weight
    return replace(taste, **weights)


def fit(champion: Taste, rounds: int, tries: int, width: float, seed: int, jobs: int) -> Taste:
    """Improve a taste."""
    random = Random(seed)
    present, spread = champion, dict.fromkeys(FITTED, width)
    with multiprocessing.Pool(jobs) as pool:
        for number in range(rounds):
            tastes = [present, *(drawn(present, spread, random) for _ in range(tries - 1))]
            deals = seed + 1000 * number
            played = pool.map(partial(success, champion=champion, seed=deals), tastes, chunksize=1)
            ranked = sorted(zip(played, range(tries), strict=True), reverse=True)
            best = [tastes[index] for _, index in ranked[: tries // 4]]
            present, spread = towards(present, spread, best)
            told = ", ".join(f"{name}={asdict(present)[name]:.3g}" for name in FITTED)
            print(f"round {number + 1}: best {ranked[0][0]:.3f}, mean {mean(played):.3f}: {told}", flush=True)
        deals = seed + 1_000_000
        checks = pool.starmap(success, [(present, champion, deals + 1000 * part, 2.0) for part in range(8)])
    print(f"against the former taste: {mean(checks):.3f} (even is 1, +- {stdev(checks) / 8**0.5:.3f})")
    return present


def towards(
    present: Taste, spread: dict[str, float], best: Sequence[Taste]
) -> tuple[Taste, dict[str, float]]:
    """The geometric mean of the best tastes, and how much they differ."""
    weights, differ = {}, {}
    for name in FITTED:
        steps = [log2(asdict(taste)[name] / asdict(present)[name]) for taste in best]
        weights[name] = asdict(present)[name] * 2 ** mean(steps)
        differ[name] = 0.5 * spread[name] + 0.5 * stdev(steps)
    return replace(present, **weights), differ


def main() -> None:
    """Fit from the command line and print the taste."""
    parser = argparse.ArgumentParser(description="Fit the weights of greedy for King Arthur by play.")
    parser.add_argument("game", choices=["kingarthur"])
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--tries", type=int, default=24)
    parser.add_argument("--width", type=float, default=0.3, help="how far tastes differ at first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    fitted = fit(Taste(), given.rounds, given.tries, given.width, given.seed, given.jobs)
    for name in FITTED:
        print(f"    {name}: float = {asdict(fitted)[name]:.3g}")


if __name__ == "__main__":
    main()
