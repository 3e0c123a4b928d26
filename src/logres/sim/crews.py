"""Crews do the work of a simulation. With each of them the results are the same and come in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from logres.engine import BadTable

T = TypeVar("T")

LIVES = 4  # workers that may end while they work on the same chunk: then it is the chunk that ends them


class LostWork(BadTable):
    """Work that cannot be finished, because those who do it keep ending."""


class Crew(Protocol):
    """Those who work together."""

    @property
    def size(self) -> int:
        """How many work at the same time."""

    def run(self, work: Callable[[int], T], numbers: Sequence[int]) -> Generator[tuple[int, T], None, None]:
        """Yield each number once with its result, as soon as it is known. Closing it stops all work."""


class Known(Protocol[T]):
    """Results that are known already, or that are to be remembered."""

    def __contains__(self, number: int) -> bool: ...

    def __getitem__(self, number: int) -> T: ...

    def add(self, number: int, result: T) -> None:
        """Remember a result."""


def in_order(
    work: Callable[[int], T], number: int, crew: Crew, known: Known[T] | None = None
) -> Generator[T, None, None]:
    """Yield the results for the numbers from 0 up, in order; only what is not known yet is work."""
    missing = [one for one in range(number) if known is None or one not in known]
    unknown = frozenset(missing)
    done = crew.run(work, missing)
    early: dict[int, T] = {}
    try:
        for one in range(number):
            if known is not None and one not in unknown:
                yield known[one]
                continue
            while one not in early:
                other, result = next(done)
                early[other] = result
                if known is not None:
                    known.add(other, result)
            yield early.pop(one)
    finally:
        done.close()


@dataclass
class Chunk:
    """Numbers that one worker is given at once."""

    numbers: tuple[int, ...]
    losses: int = 0  # workers that ended while they worked on it

    def __str__(self) -> str:
        first, last = self.numbers[0], self.numbers[-1]
        return f"game {first}" if first == last else f"games {first} to {last}"


class Todo:
    """What is still to do, cut into chunks that take about the same time however long a game takes."""

    def __init__(self, numbers: Sequence[int], workers: int, seconds: float) -> None:
        self._left = deque(numbers)
        self._again: list[Chunk] = []
        self._workers = workers
        self._seconds = seconds
        self._length = 1

    def take(self) -> Chunk | None:
        """Take the next chunk, if there is one. The last ones are short, so that all end together."""
        if self._again:
            return self._again.pop()
        if not self._left:
            return None
        length = max(1, min(self._length, len(self._left) // (2 * self._workers)))
        return Chunk(tuple(self._left.popleft() for _ in range(length)))

    def done(self, chunk: Chunk, seconds: float) -> None:
        """Learn how long a chunk took. The next may be twice as long, but not more, since games differ."""
        fitting = int(len(chunk.numbers) * self._seconds / max(seconds, 1e-6))
        self._length = max(1, min(fitting, 2 * len(chunk.numbers)))

    def lost(self, chunk: Chunk) -> None:
        """Give a chunk again whose worker has ended; what it did of it is not known and does not count."""
        chunk.losses += 1
        if chunk.losses >= LIVES:
            raise LostWork(f"{chunk} ended {LIVES} processes that worked on it.")
        self._again.append(chunk)
