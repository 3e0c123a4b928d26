"""The thread that writes to a SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import TypeVar

from logres.server.engine import Conflict
from logres.server.metrics import WRITE_SECONDS, WRITTEN_TOGETHER

T = TypeVar("T")

TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


@dataclass
class Job:
    """A function that writes, and the future that its caller awaits."""

    work: Callable[[sqlite3.Connection], object]
    done: asyncio.Future[object]
    result: object = None
    problem: Exception | None = None
    since: float = field(default_factory=time.perf_counter)

    def report(self) -> None:
        """Resolve the future. Must run on its event loop."""
        if self.done.cancelled():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(self.result)


def _report(jobs: Sequence[Job]) -> None:
    """Resolve the futures of jobs, all in one turn of their event loop."""
    for job in jobs:
        job.report()


class Writer(threading.Thread):
    """Writes all pending jobs in one transaction and reports them once they are on the disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="logres-writer", daemon=True)
        self.connection = connection
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function on the writer's thread, as one of the jobs of a transaction."""
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, done))
        result: T = await done  # type: ignore[assignment]
        return result

    async def stop(self) -> None:
        """Finish all pending jobs and close the connection."""
        self._jobs.put(None)
        await asyncio.to_thread(self.join)

    def run(self) -> None:
        """Write until stopped."""
        running = True
        while running:
            batch = [self._jobs.get()]
            try:
                while True:
                    batch.append(self._jobs.get_nowait())
            except Empty:
                pass
            running = None not in batch
            self._write([job for job in batch if job is not None])
        self.connection.close()

    def _write(self, batch: list[Job]) -> None:
        if not batch:
            return
        if not self._write_together(batch):
            self._write_one_by_one(batch)
        WRITTEN_TOGETHER.observe(len(batch))
        now = time.perf_counter()
        for job in batch:
            WRITE_SECONDS.observe(now - job.since)
        for loop, jobs in groupby(batch, key=lambda job: job.done.get_loop()):
            with suppress(RuntimeError):  # the loop is closed, so nobody waits any more
                loop.call_soon_threadsafe(_report, [*jobs])

    def _write_together(self, batch: list[Job]) -> bool:
        """Do all jobs in one transaction, or nothing if one of them fails."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                job.result = job.work(self.connection)
            self.connection.execute("COMMIT")
        except Exception:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            return False
        return True

    def _write_one_by_one(self, batch: list[Job]) -> None:
        """Do all jobs in one transaction, except those that fail."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._try(job)
            self.connection.execute("COMMIT")
        except Exception as problem:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            for job in batch:
                job.problem = job.problem or problem

    def _try(self, job: Job) -> None:
        """Do one job. If it fails, roll back this job alone."""
        self.connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(self.connection)
        except sqlite3.IntegrityError as problem:
            job.problem = Conflict(str(problem)) if problem.sqlite_errorcode in TAKEN else problem
        except Exception as problem:
            job.problem = problem
        if job.problem is not None:
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")
