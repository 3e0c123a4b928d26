"""Loads tables again that do not fit the database any more, so that their people and bots go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from logres.server.engine import Unavailable
from logres.server.problems import AWAY_SECONDS, Refusal

log = logging.getLogger("logres")


class Reviving:
    """Tries each table until it is loaded, however long the database is away."""

    def __init__(self, load: Callable[[str], Awaitable[None]]) -> None:
        self._load = load
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # wanted since their loading began, which may have been too early

    @property
    def tasks(self) -> Collection[asyncio.Task[None]]:
        """The tables that are being tried."""
        return self._tasks.values()

    def want(self, table_id: str) -> None:
        """Load a table again soon."""
        if table_id in self._tasks:
            self._again.add(table_id)
        else:
            self._tasks[table_id] = asyncio.create_task(self._revive(table_id))

    async def close(self) -> None:
        """Stop trying."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _revive(self, table_id: str) -> None:
        try:
            while not await self._is_done(table_id):
                pass
        finally:
            self._again.discard(table_id)
            del self._tasks[table_id]  # here, because whoever wants it from now on needs another task

    async def _is_done(self, table_id: str) -> bool:
        """Load a table, and return whether nobody has wanted it since that began."""
        self._again.discard(table_id)
        try:
            await self._load(table_id)
        except Unavailable:
            await asyncio.sleep(AWAY_SECONDS)
            return False
        except Refusal:
            return True  # it was closed
        except Exception:
            log.exception("Table %s cannot be loaded. The next request tries again.", table_id)
            return True
        return table_id not in self._again
