"""Work on all cores, with results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Generic, TypeVar, cast

from logres.components import in_use, use

T = TypeVar("T")


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[int], T], number: int, jobs: int, chunk: int) -> Generator[T, None, None]:
    """Yield the results for the numbers from 0 up, in order. A process works on one chunk at a time."""
    if jobs == 1 or number <= chunk:
        yield from map(work, range(number))
        return
    chunks = [range(first, min(first + chunk, number)) for first in range(0, number, chunk)]
    with _crew(work, min(jobs, len(chunks))) as crew:
        done: dict[int, list[T]] = {}
        for worker, numbers in zip(crew, chunks, strict=False):
            worker.begin(numbers)
        given, told = len(crew), 0
        while told < len(chunks):
            for worker in _ready(crew):
                done[worker.first // chunk] = worker.results()
                if given < len(chunks):
                    worker.begin(chunks[given])
                    given += 1
            while told in done:
                yield from done.pop(told)
                told += 1


class _Worker(Generic[T]):
    """A process with a separate pipe, so that ending it never leaves another one waiting."""

    def __init__(self, work: Callable[[int], T]) -> None:
        self.line, far_end = multiprocessing.Pipe()
        self.process: BaseProcess = multiprocessing.Process(
            target=_serve, args=(work, far_end, self.line, in_use()), daemon=True
        )
        self.process.start()
        far_end.close()
        self.first = 0

    def begin(self, numbers: range) -> None:
        """Send the next chunk."""
        self.first = numbers[0]
        self.line.send(numbers)

    def results(self) -> list[T]:
        """Receive the results of the chunk, or raise the exception of the process."""
        try:
            found = self.line.recv()
        except EOFError:
            raise RuntimeError("A process that was at work was ended from outside.") from None
        if isinstance(found, Exception):
            raise found
        return cast("list[T]", found)


@contextmanager
def _crew(work: Callable[[int], T], size: int) -> Iterator[list[_Worker[T]]]:
    """Start this many workers, and kill them however the block ends."""
    crew: list[_Worker[T]] = []
    # An interrupt must not hit a half-started process, so it waits until all are running.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        crew += [_Worker(work) for _ in range(size)]
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        yield crew
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        for worker in crew:
            worker.process.kill()
        for worker in crew:
            worker.process.join()
            worker.line.close()


def _ready(crew: list[_Worker[T]]) -> list[_Worker[T]]:
    """Wait for the first results, and return the workers that have some."""
    lines = wait([worker.line for worker in crew])
    return [worker for worker in crew if worker.line in lines]


def _serve(work: Callable[[int], T], line: Connection, near_end: Connection, components: Path | None) -> None:
    """Work on one chunk after the other, and leave interrupts and exceptions to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    near_end.close()  # only the parent holds it, so the pipe closes when the parent is gone
    if components != in_use():
        use(components)  # a new process starts with the default ones
    while True:
        try:
            numbers: range = line.recv()
        except EOFError:
            return  # the parent is gone
        try:
            line.send([work(number) for number in numbers])
        except Exception as problem:
            line.send(problem)
