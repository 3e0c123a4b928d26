"""Compare the speed of two checkouts in one run, so that the load of the machine falls on both.

python scripts/pairs.py OLD [--new CHECKOUT] [--rounds 15] [--tables base,nine] [--measures clone,play]

OLD and CHECKOUT are folders with a copy of the repository, for example made by `git worktree add`; without
--new it is this one. Three processes take turns in short slices of the same work: the new code, the old code,
and the old code again as a control. A round runs them forwards and then backwards (A B C C B A), so that a
machine that slows down slows all of them. A ratio of 2 means that the new code takes half the processor
time. The control shows how far a ratio moves by itself.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import IO, cast

from logres.engine import Chance, Option, Question, Session
from logres.games import start
from logres.players.merlin import SearchLimits, Weights, search_for
from logres.sim.tournament import Tournament, entrant

HERE = Path(__file__).resolve().parent.parent
NINE = "arthur caerleon decrees favor gold knights market morgana treasures"
TABLES = {"base": {}, "nine": dict.fromkeys(NINE.split(), "on")}
SEATS = 2
POSITIONS = 20  # of random games
TURN = 12  # the first turn from which a position is taken


# In a process that runs one of the checkouts


class Measures:
    """The measures: each is a slice of work that is the same for all checkouts."""

    def __init__(self, settings: dict[str, str]) -> None:
        self.settings = settings
        self.slice = 0
        self.chance = Chance.seeded("pairs")
        self.starts = [self._position(seed, is_start=True) for seed in range(POSITIONS)]
        self.positions = [self._position(seed, is_start=False) for seed in range(POSITIONS)]

    def _position(self, seed: int, *, is_start: bool) -> Session:
        """A random game at the start of a turn, or in the middle of one."""
        session = start("merlin", SEATS, self.settings, seed)
        while session.turn < TURN or (session.decisions[-1].turn != session.turn) != is_start:
            assert session.choice is not None, "a game is longer than that"
            session.decide(session.choice.options[self.chance.below(len(session.choice.options))])
        return session

    def clone(self) -> tuple[float, int]:
        """Clones of positions in the middle of a turn."""
        began = process_time()
        for _ in range(10):
            for session in self.positions:
                session.clone()
        return process_time() - began, 10 * POSITIONS

    def attempt(self) -> tuple[float, int]:
        """The search of greedy at one question, for each attempt that it makes."""
        return self._search()

    def search(self) -> tuple[float, int]:
        """The whole search of greedy at one question."""
        return self._search()[0], 1

    def _search(self) -> tuple[float, int]:
        self.slice += 1
        session = self.starts[self.slice % POSITIONS]
        choice = session.choice
        assert choice is not None, "positions are taken from running games"
        began = process_time()
        search = search_for(session.redealt(choice.seat, self.chance), choice, Weights(), SearchLimits())
        search.best()
        return process_time() - began, search.attempts

    def simulate(self) -> tuple[float, int]:
        """A decision of a tournament between random players."""
        self.slice += 1
        random = Tournament("merlin", (entrant("random"),) * SEATS, self.settings, self.slice)
        began = process_time()
        decisions = sum(random.play(number).decisions for number in range(4))
        return process_time() - began, decisions

    def play(self) -> tuple[float, int]:
        """A decision of random play without events, undo or a record."""
        self.slice += 1
        chance, decisions, began = self.chance, 0, process_time()

        def pick(choice: Question) -> Option:
            nonlocal decisions
            decisions += 1
            return choice.options[chance.below(len(choice.options))]

        for number in range(4):
            start("merlin", SEATS, self.settings, 4 * self.slice + number).play_out_fast(pick)
        return process_time() - began, decisions


MEASURES = ("clone", "attempt", "search", "simulate", "play")


def work(table: str) -> None:
    """Run a slice for each measure that is named on a line, and answer with microseconds."""
    measures = Measures(TABLES[table])
    print("ready", flush=True)
    for line in sys.stdin:
        spent, times = getattr(measures, line.strip())()
        print(1e6 * spent / times, flush=True)


# In the process that compares them


class Worker:
    """A process that runs a checkout."""

    def __init__(self, checkout: Path, table: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work", table],
            env={**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read()

    def run(self, measure: str) -> float:
        """The microseconds of a slice."""
        asked = cast("IO[str]", self.process.stdin)
        asked.write(f"{measure}\n")
        asked.flush()
        return float(self._read())

    def _read(self) -> str:
        line = cast("IO[str]", self.process.stdout).readline()
        if not line:
            raise SystemExit("A checkout cannot be measured: its process has ended.")
        return line

    def close(self) -> None:
        cast("IO[str]", self.process.stdin).close()
        self.process.wait()


def compare(checkouts: list[Path], table: str, measures: list[str], rounds: int) -> Iterator[str]:
    """Rows of the result: new and old microseconds, their ratio with quartiles, and that of the control."""
    with ExitStack() as stack:
        workers = [Worker(checkout, table) for checkout in checkouts]
        for worker in workers:
            stack.callback(worker.close)
        for measure in measures:
            for worker in workers:
                worker.run(measure)  # to warm up
            found = [_round(workers, measure) for _ in range(rounds)]
            new, old = median(one[0] for one in found), median(one[1] for one in found)
            gain = [old / new for new, old, _ in found]
            control = [old / again for _, old, again in found]
            yield f"{table:6} {measure:9} {new:10.1f} {old:10.1f}   {quartiles(gain)}   {quartiles(control)}"


def _round(workers: list[Worker], measure: str) -> tuple[float, float, float]:
    """Run all forwards and backwards, and return the time of each."""
    forwards = [worker.run(measure) for worker in workers]
    backwards = [worker.run(measure) for worker in reversed(workers)]
    new, old, again = (one + other for one, other in zip(forwards, reversed(backwards), strict=True))
    return new / 2, old / 2, again / 2


def quartiles(ratios: list[float]) -> str:
    """The median of ratios, and the range that holds the middle half of them."""
    low, middle, high = quantiles(ratios, n=4)
    return f"{middle:5.2f} ({low:.2f} to {high:.2f})"


def main() -> None:
    """Measure, or work for a process that measures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("old", type=Path, nargs="?", help="the checkout to compare with")
    parser.add_argument("--new", type=Path, default=HERE, help="the checkout to measure (default: this one)")
    parser.add_argument(
        "--rounds", type=int, default=15, help="pairs of slices for each figure (default: 15)"
    )
    parser.add_argument("--measures", default=",".join(MEASURES), help=f"of {', '.join(MEASURES)}")
    parser.add_argument("--tables", default=",".join(TABLES), help="base, nine or both")
    parser.add_argument("--work", choices=TABLES, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.work)
        return
    if given.old is None or not (given.old / "src" / "logres").is_dir():
        parser.error("name a checkout of the old code, for example made by: git worktree add ../old COMMIT")
    measures, tables = given.measures.split(","), given.tables.split(",")
    if unknown := [*{*measures} - {*MEASURES}, *{*tables} - {*TABLES}]:
        parser.error(f"unknown: {', '.join(unknown)}")
    if given.rounds < 2:
        parser.error("quartiles need at least 2 rounds")
    print("table  measure       new us     old us   old / new             old / old again (control)")
    for table in tables:
        for row in compare([given.new, given.old, given.old], table, measures, given.rounds):
            print(row, flush=True)


if __name__ == "__main__":
    main()
