"""Deletes tables and guests that have not been used for a long time, once a day."""

from __future__ import annotations

import asyncio
import logging
import time

from logres.server.engine import Unavailable
from logres.server.problems import AWAY_SECONDS
from logres.server.store import Store, Swept

log = logging.getLogger("logres")

CLAIM = "sweeping"
DAY = 24 * 3600
BUSY_SECONDS = 5.0  # until the next try while another server sweeps


class Sweeping:
    """Deletes old tables that never began, and guests without a table who have not come back."""

    def __init__(self, store: Store, keep_days: float) -> None:
        self._store = store
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

    async def _sweep(self) -> Swept | None:
        """Sweep, unless another server is doing so or has just died over it."""
        engine = self._store.engine
        if not await engine.claim(CLAIM):
            return None
        try:
            return await self._store.sweep(time.time() - self._keep_days * DAY)
        finally:
            await engine.give_back(CLAIM)

    async def _run(self) -> None:
        while True:
            try:
                swept = await self._sweep()
            except Unavailable:
                await asyncio.sleep(AWAY_SECONDS)
                continue
            except Exception:
                log.exception("Old tables and guests could not be deleted.")
            else:
                if swept is None:
                    await asyncio.sleep(BUSY_SECONDS)
                    continue
                if any(swept):
                    log.info("Deleted %d tables that never began and %d guests.", *swept)
            await asyncio.sleep(DAY)
