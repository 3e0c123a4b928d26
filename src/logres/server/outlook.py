"""Finds what each option of a question brings by trying it with the real rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice

from logres.engine import Chance, Session
from logres.engine.outlook import Outcome, Outlook
from logres.server import seeds
from logres.server.table import Table

log = logging.getLogger("logres")

MAX_OPTIONS = 200  # tried for one question: more than any question had in the recorded games


def foreseen(session: Session) -> Iterator[Outcome]:
    """Try the options of the question one after the other, about a millisecond each."""
    return islice(Outlook(session, Chance.seeded(seeds.passing())), MAX_OPTIONS)


class Outlooks:
    """Tries the options of all tables' questions, one option at a time between other work.

    Nobody waits for this: a change is sent before the options after it are tried, and other tables are served
    in between.
    """

    def __init__(self, found: Callable[[Table, list[Outcome]], None]) -> None:
        self._found = found
        self._wanted: dict[str, Table] = {}
        self._working: asyncio.Task[None] | None = None

    def want(self, table: Table) -> None:
        """Queue the question of a table. It replaces an earlier question of the same table."""
        self._wanted[table.id] = table
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop trying."""
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working

    async def _work(self) -> None:
        try:
            while self._wanted:
                await asyncio.sleep(0)
                table = self._wanted.pop(next(iter(self._wanted)))
                try:
                    await self._try(table)
                except Exception:
                    log.exception("The options at table %s could not be tried.", table.id)
        finally:
            self._working = None

    async def _try(self, table: Table) -> None:
        """Try the options of a table's question. Stop if it is answered in the meantime."""
        seq, outcomes = table.seq, []
        if table.choice is None:
            return
        for outcome in foreseen(table.playing()):
            outcomes.append(outcome)
            await asyncio.sleep(0)
            if table.seq != seq or table.is_closed:
                return
        self._found(table, outcomes)
