"""The stories of finished games, told by a process of their own, one game at a time.

They are kept with the version of what judged them; if somebody asks for one of another version, it is told
again. Nothing at the tables waits for them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from logres.players.analysis import can_analyse, version
from logres.server.analysis_process import Told
from logres.server.problems import Refusal, failed
from logres.server.settings import Settings
from logres.server.store import Store
from logres.server.table import Table
from logres.server.tables import Tables
from logres.server.wire.stories import AnalysisProgress

log = logging.getLogger("logres")

MAX_STORY = 1 << 22  # bytes
WAIT_SECONDS = 0.5  # between two looks whether bots still wait


class Analyses:
    """Looks through finished games, and keeps what was found."""

    def __init__(
        self, settings: Settings, tables: Tables, store: Store, bots_waiting: Callable[[], int]
    ) -> None:
        self._command = settings.analysis_command
        self._seconds = settings.analysis_seconds
        self._at_end = settings.analysis_at_end
        self._tables = tables
        self._store = store
        self._bots_waiting = bots_waiting
        self._wanted: dict[str, AnalysisProgress] = {}  # by table, in order
        self._failed: set[str] = set()
        self._worker: asyncio.Task[None] | None = None

    def wake_if_over(self, table: Table) -> None:
        """Look through a game as soon as it is over, if this server does so."""
        if self._at_end and table.stored.summary.stage == "over" and can_analyse(table.row.game):
            self._want(table.id, len(table.playing().decisions))

    async def find(self, table_id: str, *, begin: bool = True) -> str | AnalysisProgress:
        """Return the story of a game as JSON, or how far it has been looked through; begin if wanted."""
        async with self._tables.locked(table_id) as table:
            if table.stored.summary.stage != "over":
                raise Refusal("not-over", "A game can be looked through once it is over.")
            if not can_analyse(table.row.game):
                raise Refusal("not-found", "Nobody can look through games of this kind.")
            game, decisions = table.row.game, len(table.playing().decisions)
        kept = await self._store.analysis(table_id)
        if kept is not None and kept[0] == version(game):
            return kept[1]
        if table_id in self._failed:
            raise failed()
        if not begin:
            return self._wanted.get(table_id, AnalysisProgress(done=0, of=decisions))
        return self._want(table_id, decisions)

    @property
    def wanted(self) -> tuple[str, ...]:
        """The tables whose games are being looked through, or will be."""
        return tuple(self._wanted)

    async def close(self) -> None:
        """Stop, and end the process."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    def _want(self, table_id: str, decisions: int) -> AnalysisProgress:
        progress = self._wanted.setdefault(table_id, AnalysisProgress(done=0, of=decisions))
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work(), name="looking through games")
        return progress

    async def _work(self) -> None:
        while self._wanted:
            table_id = next(iter(self._wanted))
            try:
                await self._look_through(table_id)
            except Refusal as problem:
                log.info("The game at table %s is not looked through: %s", table_id, problem)
            except Exception:
                log.exception("The game at table %s could not be looked through.", table_id)
                self._failed.add(table_id)
            finally:
                del self._wanted[table_id]

    async def _look_through(self, table_id: str) -> None:
        while self._bots_waiting():
            await asyncio.sleep(WAIT_SECONDS)
        async with self._tables.locked(table_id) as table:
            game, saved = table.row.game, table.playing().save()
        kept = await self._store.analysis(table_id)
        if kept is not None and kept[0] == version(game):
            return
        async with asyncio.timeout(self._seconds):
            story = await self._told(saved, self._wanted[table_id])
        await self._store.keep_analysis(table_id, version(game), json.dumps(story, separators=(",", ":")))

    async def _told(self, saved: str, progress: AnalysisProgress) -> object:
        """Let a process tell the story, and note how far it is."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_STORY,
            start_new_session=True,  # Ctrl-C is for the server, which ends the process itself
        )
        assert process.stdin is not None, "a process has an input"
        assert process.stdout is not None, "a process has an output"
        try:
            process.stdin.write(json.dumps({"game": saved}).encode() + b"\n")
            await process.stdin.drain()
            while line := await process.stdout.readline():
                told = cast("Told", json.loads(line))
                if "story" in told:
                    return told["story"]
                if "error" in told:
                    raise RuntimeError(told["error"])
                progress.done = told["done"]
            raise RuntimeError("the process has ended")
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
