"""A progress bar, on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterable
from time import monotonic
from typing import TypeVar

T = TypeVar("T")

WIDTH = 30
EVERY = 0.1  # seconds between two updates


def counted(things: Iterable[T], total: int, name: str, known: int = 0) -> Generator[T, None, None]:
    """Yield the things, and show on a terminal how many have come, and how fast those not known before."""
    if not sys.stderr.isatty():
        yield from things
        return
    began = shown = monotonic()
    try:
        for number, thing in enumerate(things, 1):
            yield thing
            now = monotonic()
            if now - shown >= EVERY:
                shown = now
                _show(number, total, name, max(0, number - known) / (now - began))
    finally:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _show(number: int, total: int, name: str, rate: float) -> None:
    full = WIDTH * number // total
    bar = "█" * full + "·" * (WIDTH - full)
    print(f"\r\x1b[K{bar} {number} of {total} {name}, {rate:.0f}/s", end="", file=sys.stderr, flush=True)
