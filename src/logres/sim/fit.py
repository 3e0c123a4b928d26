"""Fit the weights of greedy by play: `python -m logres.sim.fit merlin`.

Cross-entropy: draw tastes around the present one, let each play the same deals against the present one at
tables of all sizes, with and without modules, and move towards the best quarter.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import lru_cache, partial
from math import log2
from random import Random
from statistics import mean, stdev

from logres.engine import Option, Seed
from logres.players import Opponent, Seat, kingarthur, merlin
from logres.players.opponent import Thought
from logres.sim.processes import cores
from logres.sim.tournament import Entrant, Tournament, entrant, share

Weights = kingarthur.Weights | merlin.Weights
Think = Callable[[Seat], Thought]

CHAMPION, RANDOM = "champion", "random"


@dataclass(frozen=True)
class TrialTable:
    """A table at which tastes are tried: the rivals, the settings and the games per round."""

    rivals: tuple[str, ...]
    settings: dict[str, str]
    games: int


@dataclass(frozen=True)
class Subject:
    """The weights of greedy in one game, and how they are fitted."""

    game: str
    taste: Weights
    tables: tuple[TrialTable, ...]
    point: float  # the worth of a point of lead in victories, to learn more from few games
    parts: tuple[str, ...] = ()  # weights that are parts of a whole, at most one
    given: tuple[str, ...] = ()  # fields that are not fitted

    @property
    def weights(self) -> list[str]:
        """The names of the weights that are fitted."""
        return [weight.name for weight in fields(self.taste) if weight.name not in self.given]


SUBJECTS = {
    "kingarthur": Subject(
        "kingarthur",
        kingarthur.Weights(),
        (
            TrialTable((CHAMPION,), {"seals": "off"}, 24),
            TrialTable((CHAMPION,), {"seals": "on"}, 24),
            TrialTable((CHAMPION,) * 2, {"seals": "on"}, 18),
            TrialTable((CHAMPION,) * 3, {"seals": "off"}, 16),
            TrialTable((CHAMPION,) * 4, {"seals": "on"}, 10),
        ),
        point=0.02,
        parts=("keep", "hope"),
        given=("appetite",),
    ),
    "merlin": Subject(
        "merlin",
        merlin.Weights(),
        (
            TrialTable((CHAMPION,), {"favor": "off"}, 4),
            TrialTable((CHAMPION,), {"favor": "on"}, 4),
            TrialTable((CHAMPION, RANDOM), {"favor": "on"}, 3),
            TrialTable((RANDOM,), {"favor": "off"}, 6),
            TrialTable((RANDOM,) * 3, {"favor": "on"}, 4),
        ),
        point=0.05,
        parts=(
            "environs_last",
            "influence_last",
            "vassals_last",
            "excalibur_last",
            "danger",
            "ready",
            "good_lacking",
            "marker_lacking",
            "vassal_lacking",
        ),
    ),
}
QUICK = merlin.SearchLimits((2, 1), 100)  # a fit needs many games, so greedy looks at fewer lines


class Taster(Opponent):
    """A greedy player with a given taste."""

    def __init__(self, taste: Weights, seed: Seed) -> None:
        super().__init__(seed)
        self._think = _strategy(taste)

    def decide(self, seat: Seat) -> Option:
        return self._think(seat).option


@lru_cache(maxsize=4)
def _strategy(taste: Weights) -> Think:
    if isinstance(taste, merlin.Weights):
        return merlin.Strategy(taste, QUICK).think
    return kingarthur.Strategy(taste).think


def success(taste: Weights, subject: Subject, seed: int, scale: float = 1.0) -> float:
    """Measure a taste against the subject's by its share of victories, where 1 is even, and its lead."""
    return mean(
        [
            outcome
            for table in subject.tables
            for outcome in outcomes(taste, subject, table, seed, round(table.games * scale))
        ]
    )


def outcomes(taste: Weights, subject: Subject, table: TrialTable, seed: int, games: int) -> list[float]:
    """The outcome of each game of a taste at a table."""
    rivals = [_rival(subject, rival) for rival in table.rivals]
    tournament = Tournament(subject.game, (partial(Taster, taste), *rivals), table.settings, seed)
    seats = 1 + table.rivals.count(CHAMPION)  # random players hardly ever win
    found = []
    for number in range(games):
        result = tournament.play(number)
        lead = result.scores[0] - max(result.scores[1:])
        found.append(share(result, 0) * seats + subject.point * lead)
    return found


def _rival(subject: Subject, rival: str) -> Entrant:
    return partial(Taster, subject.taste) if rival == CHAMPION else entrant(rival)


def drawn(subject: Subject, taste: Weights, spread: dict[str, float], random: Random) -> Weights:
    """Draw a taste near this one: weights vary by a factor, parts of a whole by a factor of their odds."""
    sizes = {
        name: size * 2 ** random.gauss(0, spread[name]) for name, size in sizes_of(subject, taste).items()
    }
    return sized(subject, sizes)


def sizes_of(subject: Subject, taste: Weights) -> dict[str, float]:
    """The weights as positive numbers without a limit: parts of a whole become odds."""
    weights = {name: float(asdict(taste)[name]) for name in subject.weights}
    return {
        name: weight / (1 - weight) if name in subject.parts else weight for name, weight in weights.items()
    }


def sized(subject: Subject, sizes: dict[str, float]) -> Weights:
    """The taste with weights of these sizes."""
    weights = {name: size / (1 + size) if name in subject.parts else size for name, size in sizes.items()}
    return replace(subject.taste, **weights)  # type: ignore[arg-type]


def fit(subject: Subject, rounds: int, tries: int, width: float, seed: int, jobs: int) -> Weights:
    """Improve the taste of a subject, round by round."""
    random = Random(seed)
    present, spread = subject.taste, dict.fromkeys(subject.weights, width)
    with multiprocessing.Pool(jobs) as pool:
        for number in range(rounds):
            tastes = [present, *(drawn(subject, present, spread, random) for _ in range(tries - 1))]
            deals = seed + 1000 * number
            played = pool.map(partial(success, subject=subject, seed=deals), tastes, chunksize=1)
            ranked = sorted(zip(played, range(tries), strict=True), reverse=True)
            best = [tastes[index] for _, index in ranked[: tries // 4]]
            present, spread = towards(subject, present, spread, best)
            told = ", ".join(f"{name}={asdict(present)[name]:.3g}" for name in subject.weights)
            print(f"round {number + 1}: best {ranked[0][0]:.3f}, mean {mean(played):.3f}: {told}", flush=True)
        deals = seed + 1_000_000
        checks = pool.starmap(success, [(present, subject, deals + 1000 * part, 2.0) for part in range(8)])
    print(f"against the former taste: {mean(checks):.3f} (even is 1, +- {stdev(checks) / 8**0.5:.3f})")
    return present


def towards(
    subject: Subject, present: Weights, spread: dict[str, float], best: Sequence[Weights]
) -> tuple[Weights, dict[str, float]]:
    """The geometric mean of the best tastes, and how much they differ."""
    sizes, chosen, differ = sizes_of(subject, present), [sizes_of(subject, taste) for taste in best], {}
    for name, size in sizes.items():
        steps = [log2(taste[name] / size) for taste in chosen]
        sizes[name] = size * 2 ** mean(steps)
        differ[name] = 0.5 * spread[name] + 0.5 * stdev(steps)
    return sized(subject, sizes), differ


def main() -> None:
    """Fit from the command line and print the taste."""
    parser = argparse.ArgumentParser(description="Fit the weights of greedy by play.")
    parser.add_argument("game", choices=[*SUBJECTS])
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--tries", type=int, default=24)
    parser.add_argument("--width", type=float, default=0.3, help="how far tastes differ at first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    subject = SUBJECTS[given.game]
    fitted = fit(subject, given.rounds, given.tries, given.width, given.seed, given.jobs)
    for name in subject.weights:
        print(f"    {name}: float = {asdict(fitted)[name]:.3g}")


if __name__ == "__main__":
    main()
