"""A crew of processes on the cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import perf_counter
from typing import Generic, TypeVar, cast

from logres.components import in_use, use
from logres.sim.crews import Chunk, Todo

T = TypeVar("T")

CHUNK_SECONDS = 0.2  # a process works about this long before it reports


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Processes:
    """Work on several cores. A process that is ended from outside is replaced."""

    size: int = field(default_factory=cores)

    def run(self, work: Callable[[int], T], numbers: Sequence[int]) -> Generator[tuple[int, T], None, None]:
        """Yield each number with its result; a single process is this one."""
        if min(self.size, len(numbers)) < 2:
            for number in numbers:
                yield number, work(number)
            return
        todo = Todo(numbers, self.size, CHUNK_SECONDS)
        with _crew(work, min(self.size, len(numbers))) as crew:
            for worker in crew:
                worker.begin(todo.take())
            while busy := [worker for worker in crew if worker.chunk is not None]:
                for worker in _ready(busy):
                    found = worker.results(todo)
                    worker.begin(todo.take())
                    yield from found


class _Worker(Generic[T]):
    """A process with a separate pipe, so that ending it never leaves another one waiting."""

    def __init__(self, work: Callable[[int], T]) -> None:
        self._work = work
        self.chunk: Chunk | None = None
        self.start()

    def start(self) -> None:
        """Start the process, which waits for its first chunk."""
        self.line, far_end = multiprocessing.Pipe()
        self._process: BaseProcess = multiprocessing.Process(
            target=_serve, args=(self._work, far_end, self.line, in_use()), daemon=True
        )
        self._process.start()
        far_end.close()

    def stop(self) -> None:
        """Kill the process."""
        self._process.kill()
        self._process.join()
        self.line.close()

    def begin(self, chunk: Chunk | None) -> None:
        """Send the next chunk, if there is one."""
        self.chunk = chunk
        if chunk is not None:
            with suppress(OSError):  # the process has ended, which `results` finds
                self.line.send(chunk.numbers)

    def results(self, todo: Todo) -> list[tuple[int, T]]:
        """Receive the results of the chunk. If the process has ended, start another and give it back."""
        assert self.chunk is not None, "the worker is busy"
        try:
            found, seconds = self.line.recv()
        except (EOFError, OSError):
            todo.lost(self.chunk)
            with _uninterrupted():
                self.stop()
                self.start()
            return []
        if isinstance(found, Exception):
            raise found
        todo.done(self.chunk, seconds)
        return [*zip(self.chunk.numbers, cast("list[T]", found), strict=True)]


@contextmanager
def _crew(work: Callable[[int], T], size: int) -> Iterator[list[_Worker[T]]]:
    """Start this many workers, and kill them however the block ends."""
    crew: list[_Worker[T]] = []
    try:
        with _uninterrupted():
            crew += [_Worker(work) for _ in range(size)]
        yield crew
    finally:
        for worker in crew:
            worker.stop()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Let an interrupt wait, so that it does not hit a half-started process."""
    former = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, former)


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
    with suppress(EOFError, BrokenPipeError):  # the parent is gone
        while True:
            numbers: Sequence[int] = line.recv()
            try:
                began = perf_counter()
                found = [work(number) for number in numbers]
                line.send((found, perf_counter() - began))
            except BrokenPipeError:
                raise
            except Exception as problem:
                line.send((problem, 0.0))
