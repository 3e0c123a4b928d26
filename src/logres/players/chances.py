"""Estimate each seat's chance of winning, from how all seats stand."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from operator import mul

from logres.engine import Game
from logres.players.kingarthur import standing as kingarthur
from logres.players.merlin import standing as merlin
from logres.players.standing import Standing

# The parts of a weight: always the same, and more or less with the time that is left and with the table.
PARTS = ("always", "late", "early", "crowd", "modules")
NEAR = 0.02  # keeps what counts late finite at the end

STANDINGS: Mapping[str, Callable[[Game], Standing]] = {
    "kingarthur": kingarthur.standing,
    "merlin": merlin.standing,
}
NAMES: Mapping[str, Sequence[str]] = {"kingarthur": kingarthur.NAMES, "merlin": merlin.NAMES}


@dataclass(frozen=True)
class Odds:
    """What each number of a standing counts, as fitted to games (logres.sim.winning)."""

    weights: tuple[tuple[float, ...], ...]  # for each number one for each part
    about: Mapping[str, str]  # how they were fitted

    def at(self, standing: Standing) -> list[float]:
        """Return what each number counts at this moment."""
        now = moment(standing)
        return [sum(map(mul, row, now)) for row in self.weights]

    def chances(self, standing: Standing, extra: Sequence[float] = ()) -> list[float]:
        """Return each seat's chance; `extra` adds points that seats also hold."""
        counts = self.at(standing)
        strengths = [sum(map(mul, numbers, counts)) for numbers in standing.seats]
        for seat, points in enumerate(extra):
            strengths[seat] += points * counts[HELD]
        most = max(strengths)
        shares = [exp(strength - most) for strength in strengths]
        return [share / sum(shares) for share in shares]


HELD = 0  # points to come count as those that are scored already


def moment(standing: Standing) -> tuple[float, ...]:
    """Return how the parts of a weight count, with the time that is left and the table."""
    late = 1 / sqrt(standing.early + NEAR)
    return (1.0, late, standing.early, (standing.players - 2) / 2, standing.modules)


def standing(game: Game, name: str) -> Standing:
    """Return how the seats of a game stand."""
    return STANDINGS[name](game)


@cache
def shipped(game: str) -> Odds:
    """Return the odds that come with Logres."""
    found = json.loads((files("logres.players") / "chances.json").read_text(encoding="utf-8"))[game]
    return Odds(tuple(map(tuple, found["weights"])), found["about"])


def chances(game: Game, name: str) -> list[float]:
    """Return each seat's chance of winning; once the game is over, the winners share the victory."""
    if game.over:
        winners = game.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in game.seats]
    return shipped(name).chances(standing(game, name))
