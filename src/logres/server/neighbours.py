"""Tells the other servers on a database who is at which table here, and learns who is there through them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from logres.server.engine import Database, Engine, Unavailable
from logres.server.news import News
from logres.server.presence import Place, Presence
from logres.server.problems import AWAY_SECONDS
from logres.server.sharing import elsewhere, end_lease, end_leases, enter, leave, renew, withdraw

log = logging.getLogger("logres")

BEATS = 3  # in the time of a lease


class Neighbours:
    """Keeps the lease of this server and the rows of those who are connected to it.

    However many come and go, there is one transaction at a time, and then a pause. When a server dies, the
    others end its lease, and with it go those who were connected to it.
    """

    def __init__(
        self,
        engine: Engine,
        presence: Presence,
        tell: Callable[[str], None],
        *,
        lease: float,
        pause: float,
    ) -> None:
        self.id = secrets.token_hex(8)
        self._engine = engine
        self._presence = presence
        self._tell = tell  # who looks at a table here that others have come or gone
        self._lease = lease
        self._pause = pause
        self._changed: set[Place] = set()  # who has come or gone here and is not written yet
        self._heard: set[str] = set()  # tables where somebody has come or gone at any server
        self._is_all_new = True  # nothing that is known of others counts
        self._held_since: float | None = None  # the lease, without a gap
        self._beat_at = 0.0  # the next
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Learn who is there, and begin to tell, if other servers may share the database."""
        if self._engine.is_shared:
            self._presence.changed = self._come_or_gone
            with suppress(Unavailable):
                await self._learn()
            self._task = asyncio.create_task(self._run(), name="neighbours")

    async def close(self) -> None:
        """Give the lease up, with everybody who is still connected."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Unavailable):
            await self._engine.write(lambda db: end_lease(db, self.id), _news)

    def hear(self, table_id: str) -> None:
        """Some server says that somebody has come to a table or left it."""
        if self._task is not None:
            self._heard.add(table_id)
            self._wanted.set()

    def may_have_missed(self) -> None:
        """News may have been missed: learn everything again."""
        self._is_all_new = True
        self._wanted.set()

    def _come_or_gone(self, place: Place) -> None:
        self._changed.add(place)
        self._wanted.set()

    async def _run(self) -> None:
        while True:
            try:
                await self._share()
                await self._learn()
            except Unavailable:
                await asyncio.sleep(AWAY_SECONDS)
                continue
            except Exception:
                log.exception("It cannot be shared who is at which table.")
            await asyncio.sleep(self._pause)
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, self._beat_at - time.monotonic())):
                    await self._wanted.wait()
            self._wanted.clear()

    async def _share(self) -> None:
        """Renew the lease when it is time, and write who has come or gone."""
        now = time.monotonic()
        if now < self._beat_at and not self._changed:
            return
        changed, self._changed = self._changed, set()
        here = self._presence.places
        came, went = changed & here, changed - here
        has_lasted = self._held_since is not None and now - self._held_since >= self._lease

        def share(db: Database) -> tuple[bool, set[str]]:
            tables = {table_id for table_id, _ in changed}
            is_held = renew(db, self.id, self._lease)
            if is_held:
                leave(db, self.id, went)
                enter(db, self.id, came)
            else:
                tables |= withdraw(db, self.id) | {table_id for table_id, _ in here}
                enter(db, self.id, here)
            if is_held and has_lasted:  # while the database was away, nobody could renew a lease
                tables |= end_leases(db)
            return is_held, tables

        try:
            is_held, _ = await self._engine.write(share, lambda shared: _news(shared[1]))
        except BaseException:
            self._changed |= changed
            if self._held_since is not None:
                self._held_since = time.monotonic()  # others may have failed to renew theirs as well
            raise
        if not is_held:
            self._held_since = now
        self._beat_at = now + self._lease / BEATS

    async def _learn(self) -> None:
        """Read who is elsewhere at the tables that were heard of, and tell those who look at them."""
        if not self._is_all_new and not self._heard:
            return
        heard, self._heard = self._heard, set()
        tables = None if self._is_all_new else sorted(heard)
        self._is_all_new = False
        try:
            found = await self._engine.read(lambda db: elsewhere(db, self.id, tables))
        except BaseException:
            self._heard |= heard
            self._is_all_new = self._is_all_new or tables is None
            raise
        for table_id in self._presence.is_elsewhere(found, tables):
            self._tell(table_id)


def _news(tables: set[str]) -> list[News]:
    return [News("presence", table_id) for table_id in sorted(tables)]
