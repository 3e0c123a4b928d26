"""Fit the chance of winning to games of greedy against itself: `python -m logres.sim.winning merlin`.

At each turn of each game it is noted how all seats stand. What the numbers count is fitted by a logistic
regression: the chance of a seat is its strength as a part of all strengths. Games are kept in a file, and the
same command continues where it was stopped. Half of the games judge what was fitted to the other half.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from logres.games import box, start
from logres.players import ask, opponent
from logres.players.chances import NAMES, PARTS, Odds, moment, standing
from logres.players.standing import Standing
from logres.sim.commit import commit
from logres.sim.crews import Crew, in_order
from logres.sim.processes import Processes, cores
from logres.sim.progress import counted

Columns = NDArray[np.float64]

SHIPPED = Path(__file__).parents[1] / "players" / "chances.json"
TABLES = {  # players and modules, in turn; "any" is any set of modules
    "merlin": (
        *((2, ""), (4, ""), (3, ""), (2, "favor"), (4, "favor"), (3, "favor")),
        *((2, "any"), (4, "any"), (3, "any"), (2, "any")),
    ),
    "kingarthur": ((2, ""), (3, ""), (4, ""), (2, "")),
}
RIDGE = 3e-3  # how much great weights are distrusted
STEPS = 30  # of Newton's method, which converges long before
DIGITS = 4


class Moment(NamedTuple):
    """How the seats stood at the start of a turn."""

    early: float
    seats: list[list[float]]


@dataclass(frozen=True)
class Game:
    """A game that was played, turn by turn."""

    number: int
    modules: float
    moments: list[Moment]
    winners: list[int]

    @property
    def line(self) -> str:
        """The game as a line of a file."""
        return json.dumps([self.number, self.modules, self.moments, self.winners])

    @classmethod
    def read(cls, line: str) -> Game:
        """Read a game from its line."""
        number, modules, moments, winners = json.loads(line)
        return cls(number, modules, [Moment(*one) for one in moments], winners)

    def standings(self) -> list[Standing]:
        """How the seats stood, turn by turn."""
        return [Standing(tuple(map(tuple, one.seats)), one.early, self.modules) for one in self.moments]

    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        seats = range(len(self.moments[0].seats))
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in seats]


def played(name: str, seed: int, number: int) -> Game:
    """Play a game, and note how the seats stand at each turn."""
    game = box(name)
    tables = TABLES[name]
    players, modules = tables[number % len(tables)]
    sets = game.module_sets()
    chosen = sets[(seed + number * 37) % len(sets)] if modules == "any" else tuple(modules.split())
    settings = game.complete(game.with_modules(chosen, {}))
    session = start(name, players, settings, f"winning {seed} {number}")
    bots = [opponent("greedy", f"{seed} {number} {seat}") for seat in range(players)]
    moments: list[Moment] = []
    turn, modules_on = 0, 0.0
    while session.choice is not None:
        if session.turn != turn:
            turn, now = session.turn, standing(session.game, name)
            modules_on = now.modules
            seats = [[round(value, DIGITS) for value in numbers] for numbers in now.seats]
            moments.append(Moment(round(now.early, DIGITS), seats))
        session.decide(ask(bots[session.choice.seat], session))
    return Game(number, modules_on, moments, session.winners)


def kept(file: Path, name: str, seed: int, games: int, crew: Crew) -> list[Game]:
    """Read the games of a file, and play and keep those that are missing."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = [Game.read(line) for line in lines][:games]
    missing = sorted({*range(games)} - {one.number for one in found})
    work = partial(_nth, missing, name, seed)
    with file.open("a", encoding="utf-8") as writing:
        for one in counted(in_order(work, len(missing), crew), len(missing), "games"):
            print(one.line, file=writing, flush=True)
            found.append(one)
    return sorted(found, key=lambda one: one.number)


def _nth(missing: Sequence[int], name: str, seed: int, index: int) -> Game:
    return played(name, seed, missing[index])


# The fit


class Rows(NamedTuple):
    """All moments of games with the same number of players."""

    numbers: NDArray[np.float64]  # moments x seats x (numbers x parts)
    shares: NDArray[np.float64]  # moments x seats
    weights: NDArray[np.float64]  # of each moment: every game counts the same


def rows_of(games: Sequence[Game]) -> list[Rows]:
    """Bring games into rows, those with the same number of players together."""
    found = []
    for players in sorted({len(game.moments[0].seats) for game in games}):
        same = [game for game in games if len(game.moments[0].seats) == players]
        numbers, shares, weights = [], [], []
        for game in same:
            for now in game.standings():
                parts = np.array(moment(now))
                numbers.append([np.outer(one, parts).ravel() for one in now.seats])
                shares.append(game.shares())
                weights.append(1 / len(game.moments))
        found.append(Rows(np.array(numbers), np.array(shares), np.array(weights)))
    return found


def fitted(games: Sequence[Game], about: dict[str, str]) -> Odds:
    """Fit what each number counts, by Newton's method."""
    groups = rows_of(games)
    apart = [rows.numbers - rows.numbers.mean(1, keepdims=True) for rows in groups]
    size = apart[0].shape[2]
    spread = np.concatenate([one.reshape(-1, size) for one in apart]).std(axis=0) + 1e-9
    found = np.zeros(size)
    for _ in range(STEPS):
        slope, curve = -RIDGE * len(games) * found, np.eye(size) * RIDGE * len(games)
        for rows in groups:
            scaled = rows.numbers / spread
            odds = _softmax(scaled @ found)
            missed = (rows.shares - odds) * rows.weights[:, None]
            slope += np.einsum("ms,msk->k", missed, scaled)
            mean = np.einsum("ms,msk->mk", odds, scaled)
            centred = scaled - mean[:, None, :]
            heavy = odds * rows.weights[:, None]
            curve += np.einsum("ms,msk,msl->kl", heavy, centred, centred, optimize=True)
        step = np.linalg.solve(curve, slope)
        found = found + step
        if np.abs(step).max() < 1e-9:
            break
    weights = (found / spread).reshape(-1, len(PARTS))
    return Odds(tuple(tuple(round(value, 6) for value in row) for row in weights.tolist()), about)


def _softmax(strengths: Columns) -> Columns:
    shares = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    result: Columns = shares / shares.sum(axis=1, keepdims=True)
    return result


# The proof


class Row(NamedTuple):
    """All moments at which a seat had about this chance."""

    low: int  # per cent
    high: int
    moments: int
    games: int
    expected: float
    won: float


def reliability(games: Sequence[Game], tenths: int = 10) -> list[Row]:
    """Judge each half of the games by what was fitted to the other half."""
    halves = games[::2], games[1::2]
    found: list[tuple[float, float, int]] = []
    for known, judged in (halves, halves[::-1]):
        odds = fitted(known, {})
        for game in judged:
            for now in game.standings():
                pairs = zip(odds.chances(now), game.shares(), strict=True)
                found += [(chance, share, game.number) for chance, share in pairs]
    rows = []
    for tenth in range(tenths):
        here = [one for one in found if min(int(one[0] * tenths), tenths - 1) == tenth]
        if here:
            chances, shares, numbers = zip(*here, strict=True)
            low, high = 100 * tenth // tenths, 100 * (tenth + 1) // tenths
            rows.append(
                Row(low, high, len(here), len(set(numbers)), float(np.mean(chances)), float(np.mean(shares)))
            )
    return rows


def table(rows: Sequence[Row]) -> Iterator[str]:
    """The proof as a table in Markdown."""
    yield "| chance | moments | games | expected | won |"
    yield "|---|---|---|---|---|"
    for row in rows:
        yield (
            f"| {row.low} to {row.high} % | {row.moments:,} | {row.games:,} "
            f"| {100 * row.expected:.1f} % | {100 * row.won:.1f} % |"
        )


def main() -> None:
    """Play, fit, judge, and write the odds."""
    parser = argparse.ArgumentParser(
        description="Fit the chance of winning to games of greedy against itself."
    )
    parser.add_argument("game", choices=[*TABLES])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--file", type=Path, help="keep the games here (default: winning-GAME.jsonl)")
    parser.add_argument("--write", action="store_true", help="write the odds into the package")
    given = parser.parse_args()
    file = given.file or Path(f"winning-{given.game}.jsonl")
    games = kept(file, given.game, given.seed, given.games, Processes(given.jobs))
    about = {
        "games": str(len(games)),
        "seed": str(given.seed),
        "rules": box(given.game).rules_version,
        "commit": commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "numbers": " ".join(NAMES[given.game]),
    }
    odds = fitted(games, about)
    print("\n".join(table(reliability(games))))
    if given.write:
        shipped = json.loads(SHIPPED.read_text(encoding="utf-8")) if SHIPPED.exists() else {}
        shipped[given.game] = {"about": about, "weights": odds.weights}
        SHIPPED.write_text(json.dumps(shipped, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
