"""A crew on a Dask cluster: workers on this machine, or on any others that have the same Logres."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from time import perf_counter
from types import TracebackType
from typing import Generic, TypeAlias, TypeVar, cast

from dask.typing import Key
from distributed import CancelledError, Client, Future, KilledWorker, LocalCluster, as_completed

from logres.components import packed, use_packed
from logres.engine import BadTable
from logres.sim.crews import Chunk, LostWork, Todo
from logres.sim.kept import program

T = TypeVar("T")
Done: TypeAlias = "Future[tuple[list[T], float]]"

LOCAL = "local:"
CHUNK_SECONDS = 1.0  # sending a chunk and its results takes a few thousandths of this
WAITING = 2  # chunks for each worker, so that none has to wait for its next one
PATIENCE = 30.0  # seconds until the first worker must be there

_playing = (
    Lock()
)  # the threads of a worker share its components, and they could not play at the same time anyway


class BadCluster(BadTable):
    """A cluster that cannot be used."""


@contextmanager
def cluster(address: str) -> Iterator[DaskCrew]:
    """Connect to the scheduler at an address such as tcp://host:8786, or start a cluster: local:3."""
    for name in [*logging.root.manager.loggerDict]:
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is raised
    with ExitStack() as stack:
        if address.startswith(LOCAL):
            workers = int(address.removeprefix(LOCAL))
            place = stack.enter_context(
                LocalCluster(
                    n_workers=workers,
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address="127.0.0.1:0",  # any other value, or none, would be heard from outside
                    worker_dashboard_address="127.0.0.1:0",
                    memory_limit=0,
                    preload=["logres.sim.uninterrupted"],
                    silence_logs=logging.CRITICAL,
                )
            )
        else:
            workers, place = 1, address
        try:
            client = stack.enter_context(Client(place, timeout=PATIENCE, set_as_default=False))
            client.wait_for_workers(workers, timeout=PATIENCE)
        except (OSError, TimeoutError, ValueError) as problem:
            raise BadCluster(f"the cluster at {address} cannot be used: {problem}.") from problem
        yield DaskCrew(client)


class DaskCrew:
    """The workers of a cluster. Dask gives a chunk to another worker if the one that had it is lost."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @property
    def size(self) -> int:
        """How many threads the workers have, as of now."""
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def run(self, work: Callable[[int], T], numbers: Sequence[int]) -> Generator[tuple[int, T], None, None]:
        """Yield each number with its result. It belongs to a chunk, not to a worker, so it counts once."""
        task = Task(work, program(), packed())
        todo = Todo(numbers, self.size, CHUNK_SECONDS)
        running: dict[Key, tuple[Done[T], Chunk]] = {}
        done = as_completed(loop=self.client.loop, with_results=True, raise_errors=False)
        try:
            self._fill(task, todo, running, done)
            for future, outcome in done:
                _, chunk = running.pop(future.key)
                results, seconds = _found(future, outcome, chunk)
                todo.done(chunk, seconds)
                self._fill(task, todo, running, done)
                yield from zip(chunk.numbers, results, strict=True)
        finally:
            with suppress(OSError, CancelledError):  # there may be nobody left
                self.client.cancel([future for future, _ in running.values()])

    def _fill(
        self, task: Task[T], todo: Todo, running: dict[Key, tuple[Done[T], Chunk]], done: as_completed
    ) -> None:
        """Give enough chunks to keep all workers busy."""
        enough = WAITING * self.size
        while len(running) < enough and (chunk := todo.take()) is not None:
            future = self.client.submit(task, chunk.numbers, pure=False)
            running[future.key] = future, chunk
            done.add(future)


def _found(future: Done[T], outcome: object, chunk: Chunk) -> tuple[list[T], float]:
    """Return what a worker has found, or raise what went wrong."""
    if future.status == "finished":
        return cast("tuple[list[T], float]", outcome)
    if future.status != "error":
        raise BadCluster("the cluster has gone.")
    _, problem, trace = cast("tuple[object, BaseException, TracebackType | None]", outcome)
    if isinstance(problem, KilledWorker):
        raise LostWork(f"{chunk} ended every worker that played them.")
    if isinstance(problem, ModuleNotFoundError):
        raise BadCluster(f"a worker lacks something: {problem}.") from problem
    raise problem.with_traceback(trace)


@dataclass(frozen=True)
class Task(Generic[T]):
    """What a worker has to know: the work, the program that does it, and the components to play with."""

    work: Callable[[int], T]
    program: str
    components: Mapping[str, str]

    def __call__(self, numbers: Sequence[int]) -> tuple[list[T], float]:
        """Do a chunk; return the results and the seconds."""
        if self.program != _own_program():
            raise BadCluster("a worker has another version of Logres, so its games could be others.")
        with _playing:
            use_packed(self.components)
            began = perf_counter()
            return [self.work(number) for number in numbers], perf_counter() - began


@lru_cache
def _own_program() -> str:
    return program()
