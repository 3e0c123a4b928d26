"""A database in a SQLite file: one thread writes for all callers and commits in groups, others read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from logres.server.engine import BadDatabase, Database
from logres.server.migrate import migrations
from logres.server.news import Hearing, News, no_news
from logres.server.sqlite.migrate import migrate, version
from logres.server.sqlite.writer import Writer

T = TypeVar("T")

READERS = 3  # so that a long list keeps nobody waiting


class SQLiteEngine:
    """Runs transactions on a SQLite file that no other server uses."""

    def __init__(self, path: Path, steps: Mapping[int, str] | None = None) -> None:
        self.path = path
        try:
            writing = _connect(path)
            migrate(writing, migrations("sqlite") if steps is None else steps)
        except BadDatabase as problem:
            raise BadDatabase(f"{path} cannot be used: {problem}") from None
        self.writer = Writer(writing)
        self.writer.start()
        self._reading: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            connection = _connect(path)
            connection.execute("PRAGMA query_only = ON")
            self._reading.put(connection)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="logres-reader")

    @property
    def is_shared(self) -> bool:
        return False

    async def claim(self, name: str) -> bool:
        return True

    async def give_back(self, name: str) -> None:
        return

    async def close(self) -> None:
        await self.writer.stop()
        self._readers.shutdown()
        for _ in range(READERS):
            self._reading.get().close()

    async def version(self) -> int:
        return await self.read(version)

    async def read(self, work: Callable[[Database], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Database], T]) -> T:
        """Run a function on one of the connections, in a transaction that sees no later commit."""
        connection = self._reading.get()
        try:
            connection.execute("BEGIN")
            try:
                return work(connection)
            finally:
                connection.execute("ROLLBACK")
        finally:
            self._reading.put(connection)

    async def write(self, work: Callable[[Database], T], news: Callable[[T], Sequence[News]] = no_news) -> T:
        return await self.writer.write(work)  # no other server uses the file

    def listen(self, hearing: Hearing) -> None:
        hearing.began()


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file, readable by this account alone because it holds the seeds of running games."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.create_function("now_in_seconds", 0, time.time)
    except sqlite3.DatabaseError as problem:
        connection.close()
        raise BadDatabase(f"it is damaged or not a database ({problem}).") from None
    return connection
