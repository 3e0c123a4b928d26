"""Deletes tables and guests that have not been used for a long time, once a day."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from logres.server.engine import Unavailable
from logres.server.news import News
from logres.server.problems import AWAY_SECONDS
from logres.server.store import Store

log = logging.getLogger("logres")

CLAIM = "sweeping"
DAY = 24 * 3600
AT_ONCE = 100  # in a transaction


class Sweeping:
    """Deletes old tables that never began, and guests without a table who have not come back."""

    def __init__(self, store: Store, heard: Callable[[News], None], keep_days: float) -> None:
        self._store = store
        self._heard = heard  # so that nothing deleted stays in memory
        self._keep_days = keep_days
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Sweep immediately, and again every day."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop sweeping."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def sweep(self) -> bool:
        """Sweep, and return False if another server is doing so, or has died while it did."""
        engine = self._store.engine
        if not await engine.claim(CLAIM):
            return False
        try:
            while await self._sweep_some():
                pass
        finally:
            await engine.give_back(CLAIM)
        return True

    async def _sweep_some(self) -> bool:
        """Sweep a number of tables and guests, and return whether there may be more."""
        swept = await self._store.sweep(time.time() - self._keep_days * DAY, AT_ONCE)
        for one in swept.news():
            self._heard(one)
        if any(swept):
            log.info("Deleted %d tables that never began and %d guests.", *map(len, swept))
        return AT_ONCE in map(len, swept)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(DAY if await self._is_swept() else AWAY_SECONDS)

    async def _is_swept(self) -> bool:
        """Sweep, and return False if that should be tried again soon."""
        try:
            return await self.sweep()
        except Unavailable:
            return False
        except Exception:
            log.exception("Old tables and guests could not be deleted.")
            return True
