"""How much faster two processes play than one, and how much work it is to share the work.

python scripts/scaling.py                    random games of King Arthur on one and two processes
python scripts/scaling.py --cluster          the same on a Dask cluster of one worker and of two

On a quiet machine the time says it. On a busy one, look at the processor time: two processes can be no faster
than one divided by what sharing adds.
"""

from __future__ import annotations

import argparse
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter

from logres.sim.crews import Crew
from logres.sim.processes import Processes
from logres.sim.tournament import Result, Tournament, entrant, results

SIZES = (1, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare crews of one and two.")
    parser.add_argument("--game", default="kingarthur")
    parser.add_argument("--seats", default="random,random,random")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3, help="both sizes take turns this often (default 3)")
    parser.add_argument("--cluster", action="store_true", help="Dask instead of processes")
    given = parser.parse_args()
    players = tuple(entrant(name) for name in given.seats.split(","))
    tournament = Tournament(given.game, players, {}, 1)
    wall: dict[int, list[float]] = {size: [] for size in SIZES}
    processor: dict[int, list[float]] = {size: [] for size in SIZES}
    played: list[list[Result]] = []
    for number in range(given.rounds):
        for size in SIZES:
            with crew_of(size, is_cluster=given.cluster) as crew:
                began, spent = perf_counter(), processor_seconds()
                played.append([*results(tournament, given.games, crew)])
                wall[size].append(perf_counter() - began)
            processor[size].append(processor_seconds() - spent)  # children count when they have ended
            print(
                f"round {number + 1}, {size}: {wall[size][-1]:.2f} s, processor {processor[size][-1]:.2f} s"
            )
    assert all(one == played[0] for one in played), "each number of processes plays the same games"
    one, two = (median(wall[size]) for size in SIZES)
    print(f"two are {one / two:.2f} times as fast as one: {one / two / 2:.0%} of linear")
    one, two = (median(processor[size]) for size in SIZES)
    print(
        f"two need {two / one:.2f} times the processor time of one: at most {min(1, one / two):.0%} of linear"
    )


@contextmanager
def crew_of(size: int, *, is_cluster: bool) -> Iterator[Crew]:
    """A crew of this size. A single process is this one."""
    if not is_cluster:
        yield Processes(size)
        return
    from logres.sim.cluster import cluster

    with cluster(f"local:{size}") as crew:
        yield crew


def processor_seconds() -> float:
    """The processor time of this process and of all its children that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


if __name__ == "__main__":
    main()
