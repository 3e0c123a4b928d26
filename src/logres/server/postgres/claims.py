"""Claims of one server that others on the same database respect, until it gives them back or dies."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg
from psycopg import errors

from logres.server.engine import Unavailable
from logres.server.postgres.absence import Absence
from logres.server.postgres.link import CONNECT_SECONDS, STATEMENT_SECONDS, Link

T = TypeVar("T")

PATIENCE = CONNECT_SECONDS + STATEMENT_SECONDS + 1.0


class Claims:
    """Locks that belong to a connection: when the server dies, the database gives them to others.

    A server whose connection is lost does not know that its claims are. So they may only spare work.
    """

    def __init__(self, address: str, absence: Absence) -> None:
        self._absence = absence
        self._link = Link(address, "logres claims")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="logres-claims")

    async def take(self, name: str) -> bool:
        """Claim a name, and return whether no other server has claimed it."""
        return bool(await self._run(lambda: self._ask("SELECT pg_try_advisory_lock(?)", name)))

    async def give_back(self, name: str) -> None:
        """Let others claim a name."""
        try:
            await self._run(lambda: self._ask("SELECT pg_advisory_unlock(?)", name))
        except Unavailable:
            self._link.cut()  # claims end with their connection, at the latest when the database is back
            raise

    async def close(self) -> None:
        """Give all claims back."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._link.cut()
        await asyncio.to_thread(self._thread.shutdown)
        self._link.close()

    def _ask(self, statement: str, name: str) -> bool:
        try:
            return self._asked(statement, name)
        except psycopg.OperationalError:  # the connection was lost since its last use
            return self._asked(statement, name)

    def _asked(self, statement: str, name: str) -> bool:
        try:
            row = self._link.execute(statement, [key_of(name)]).fetchone()
        except psycopg.Error:
            self._link.close()
            raise
        return row is not None and bool(row[0])

    async def _run(self, ask: Callable[[], T]) -> T:
        self._absence.check()
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(self._thread, ask)
        except (TimeoutError, errors.ConnectionTimeout):
            self._link.cut()
            raise self._absence.noticed() from None
        except psycopg.Error as problem:
            raise Unavailable(str(problem).strip()) from None


def key_of(name: str) -> int:
    """Return the number by which the database knows a claim."""
    return int.from_bytes(hashlib.sha256(f"logres {name}".encode()).digest()[:8], signed=True)
