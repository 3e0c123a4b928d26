"""Notices that a database does not answer, so that nobody waits for it in vain, and that it is back."""

from __future__ import annotations

import asyncio
import logging

import psycopg

from logres.server.engine import Unavailable
from logres.server.postgres.link import CONNECT_SECONDS, Link

log = logging.getLogger("logres")

REASON = "it does not answer"
LOOK_SECONDS = 0.5  # from one look whether it is back to the next


class Absence:
    """Whether the database is away. While it is, somebody asks on behalf of all others."""

    def __init__(self, address: str) -> None:
        self._link = Link(address, "logres look")
        self._looking: asyncio.Task[None] | None = None

    def check(self) -> None:
        """Refuse to wait for the database while it is away."""
        if self._looking is not None:
            raise Unavailable(REASON)

    def noticed(self) -> Unavailable:
        """Somebody has waited in vain. From now on look whether the database is back."""
        if self._looking is None:
            log.warning("The database does not answer. Requests are refused until it does.")
            self._looking = asyncio.create_task(self._look(), name="looking for the database")
        return Unavailable(REASON)

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        try:
            while not await self._answers():
                await asyncio.sleep(LOOK_SECONDS)
            log.info("The database answers again.")
        finally:
            self._looking = None  # if looking itself fails, requests find out for themselves

    async def _answers(self) -> bool:
        """Connect and ask something, for no longer than a connection may take."""
        asking = asyncio.get_running_loop().run_in_executor(None, self._ask)
        try:
            async with asyncio.timeout(2 * CONNECT_SECONDS):
                return await asyncio.shield(asking)
        except (TimeoutError, asyncio.CancelledError) as end:
            self._link.cut()
            await asyncio.wait({asking})
            if isinstance(end, asyncio.CancelledError):
                raise
            return False

    def _ask(self) -> bool:
        try:
            self._link.execute("SELECT 1")
        except (psycopg.Error, OSError):
            return False
        finally:
            self._link.close()
        return True
