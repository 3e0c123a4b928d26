"""Work on all cores, with results in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from logres.components import in_use, use

T = TypeVar("T")


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[int], T], number: int, jobs: int, chunk: int) -> Iterator[T]:
    """What comes of the numbers from 0 up, in their order; a process works on a chunk at a time."""
    if jobs == 1 or number <= chunk:
        yield from map(work, range(number))
        return
    with multiprocessing.Pool(min(jobs, -(-number // chunk)), _begin, (in_use(),)) as pool:
        yield from pool.imap(work, range(number), chunk)


def _begin(components: Path | None) -> None:
    """Leave interrupts to the parent, and play with its components: a new process has the usual ones."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if components != in_use():
        use(components)
