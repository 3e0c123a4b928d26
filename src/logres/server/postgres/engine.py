"""A database in PostgreSQL, which several servers may share: each thread has a transaction of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import LifoQueue
from typing import TypeVar

import psycopg
from psycopg import errors

from logres.server.engine import BadDatabase, Conflict, Database, Unavailable
from logres.server.metrics import WRITE_SECONDS
from logres.server.migrate import migrations
from logres.server.news import CHANNEL, Hearing, News, no_news
from logres.server.postgres.absence import Absence
from logres.server.postgres.claims import Claims
from logres.server.postgres.link import CONNECT_SECONDS, STATEMENT_SECONDS, Link, connected
from logres.server.postgres.listening import Listening
from logres.server.postgres.migrate import migrate, version

T = TypeVar("T")

LINKS = 8  # transactions at the same time
PATIENCE = CONNECT_SECONDS + STATEMENT_SECONDS + 1.0  # then the database does not answer at all

ATTEMPTS = 4  # of a transaction that is in the way of others
YIELD_SECONDS = 0.02

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITING = "BEGIN"

# A row that another server has written or deleted first.
TAKEN = (errors.UniqueViolation, errors.ForeignKeyViolation)
AWAY = (psycopg.OperationalError, psycopg.InterfaceError, errors.ReadOnlySqlTransaction)


class PostgresEngine:
    """Runs transactions on a PostgreSQL database."""

    def __init__(self, address: str, steps: Mapping[int, str] | None = None, links: int = LINKS) -> None:
        try:
            with connected(address, statement_seconds=0) as connection:
                migrate(connection, migrations("postgres") if steps is None else steps)
        except psycopg.OperationalError as problem:
            raise BadDatabase(f"The database does not answer: {problem}") from None
        except psycopg.ProgrammingError as problem:
            raise BadDatabase(f"The address of the database is not valid: {problem}") from None
        except BadDatabase as problem:
            raise BadDatabase(f"The database cannot be used: {problem}") from None
        self._address = address
        self._listening: Listening | None = None
        self._absence = Absence(address)
        self._claims = Claims(address, self._absence)
        self._links = [Link(address) for _ in range(links)]
        self._free: LifoQueue[Link] = LifoQueue()  # the last one used first, so that few stay in use
        for link in self._links:
            self._free.put(link)
        self._threads = ThreadPoolExecutor(links, thread_name_prefix="logres-postgres")

    @property
    def is_shared(self) -> bool:
        return True

    async def claim(self, name: str) -> bool:
        return await self._claims.take(name)

    async def give_back(self, name: str) -> None:
        await self._claims.give_back(name)

    async def close(self) -> None:
        if self._listening is not None:
            await self._listening.stop()
        await self._claims.close()
        await self._absence.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if await asyncio.to_thread(self._is_idle, PATIENCE):
            for link in self._links:
                link.close()

    def _is_idle(self, seconds: float) -> bool:
        """Wait until no transaction runs; those that take longer than this are cut."""
        end = time.monotonic() + seconds
        while self._free.qsize() < len(self._links):
            if time.monotonic() > end:
                for link in self._links:
                    link.cut()
                return False
            time.sleep(0.005)
        return True

    async def version(self) -> int:
        return await self.read(version)

    async def read(self, work: Callable[[Database], T]) -> T:
        return await self._run(Transaction(self._free, READING), work)

    async def write(self, work: Callable[[Database], T], news: Callable[[T], Sequence[News]] = no_news) -> T:
        def work_and_tell(db: Database) -> T:
            result = work(db)
            db.executemany("SELECT pg_notify(?, ?)", [(CHANNEL, one.text()) for one in news(result)])
            return result

        with WRITE_SECONDS.time():
            return await self._run(Transaction(self._free, WRITING), work_and_tell)

    def listen(self, hearing: Hearing) -> None:
        hearing.ended()  # until the connection is there
        self._listening = Listening(self._address, hearing, asyncio.get_running_loop())
        self._listening.start()

    async def _run(self, transaction: Transaction, work: Callable[[Database], T]) -> T:
        self._absence.check()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(self._threads, transaction.run, work)
        except TimeoutError:
            transaction.give_up()
            raise self._absence.noticed() from None


class Transaction:
    """A transaction on one of the links that are free."""

    def __init__(self, free: LifoQueue[Link], begin: str) -> None:
        self._free = free
        self._begin = begin
        self._link: Link | None = None
        self._is_given_up = False

    def give_up(self) -> None:
        """End a wait for the database, because nobody waits for the result any more."""
        self._is_given_up = True
        if self._link is not None:
            self._link.cut()

    def run(self, work: Callable[[Database], T]) -> T:
        """Run a function in a transaction, and say in our words why it cannot be done."""
        link = self._link = self._free.get()
        try:
            return self._run(link, work)
        except TAKEN as problem:
            raise Conflict(str(problem)) from None
        except errors.ConnectionTimeout:
            raise TimeoutError from None
        except AWAY as problem:
            raise Unavailable(str(problem).strip()) from None
        finally:
            self._link = None
            self._free.put(link)

    def _run(self, link: Link, work: Callable[[Database], T]) -> T:
        """Run a function, again after a deadlock or if the connection was lost since its last use."""
        result = self._persistently_begun(link, work)
        try:
            link.execute("COMMIT")
        except BaseException:  # whether it is committed is not known; who asks again will see
            link.close()
            raise
        return result

    def _persistently_begun(self, link: Link, work: Callable[[Database], T]) -> T:
        for attempt in range(1, ATTEMPTS):
            was_connected = link.is_connected
            try:
                return self._begun(link, work)
            except psycopg.Error as problem:
                is_lost = was_connected and not link.is_connected
                if self._is_given_up or not (is_lost or isinstance(problem, errors.DeadlockDetected)):
                    raise
                time.sleep(attempt * YIELD_SECONDS)  # after a deadlock, the other one goes first
        return self._begun(link, work)

    def _begun(self, link: Link, work: Callable[[Database], T]) -> T:
        try:
            link.execute(self._begin)
            return work(link)
        except BaseException:
            link.roll_back()
            raise
