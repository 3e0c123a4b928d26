"""Work on all cores, with results in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import TypeVar

from logres.components import in_use, use

T = TypeVar("T")

AHEAD = 3  # chunks for each process that are given out before their turn


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[int], T], number: int, jobs: int, chunk: int) -> Iterator[T]:
    """What comes of the numbers from 0 up, in their order; a process works on a chunk at a time."""
    if jobs == 1 or number <= chunk:
        yield from map(work, range(number))
        return
    with multiprocessing.Pool(min(jobs, -(-number // chunk)), _begin, (in_use(),)) as pool:
        # Only a few chunks wait at a time: a pool with a full queue can hang when it is interrupted.
        waiting: deque[AsyncResult[list[T]]] = deque()
        for first in range(0, number, chunk):
            waiting.append(pool.apply_async(_all, (work, range(first, min(first + chunk, number)))))
            if len(waiting) > AHEAD * jobs:
                yield from waiting.popleft().get()
        while waiting:
            yield from waiting.popleft().get()


def _all(work: Callable[[int], T], numbers: range) -> list[T]:
    return [work(number) for number in numbers]


def _begin(components: Path | None) -> None:
    """Leave interrupts to the parent, and play with its components: a new process has the usual ones."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if components != in_use():
        use(components)
