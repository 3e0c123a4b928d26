"""The tables in memory: finding, locking, loading and changing them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from typing import TypeVar

from logres.server.background import Background, shielded
from logres.server.lessons import MARK
from logres.server.logs import TABLE
from logres.server.news import News
from logres.server.problems import NoTable
from logres.server.reviving import Reviving
from logres.server.rows import CheckpointRow, GuestRow, NoticeRow, SeatRow, StepRow, StoredTable, TableUpdate
from logres.server.store import Conflict, Store
from logres.server.table import Table, why_not_playable
from logres.server.words import TABLE_ID

log = logging.getLogger("logres")

TRIES = 8  # of a change while others change the same table again and again
CHECKPOINT_STEPS = 32  # at least, between two checkpoints of a table in play
LISTED = 60  # tables in a list
REMEMBERED = 500  # tables of lessons that a guest has begun
LISTED_SECONDS = 7 * 24 * 3600.0  # an open table that nobody has joined for a week is not listed any more


def _resume(table: Table, checkpoint: CheckpointRow, steps: Sequence[StepRow]) -> bool:
    """Continue a table from its checkpoint. One that is damaged or does not fit is logged and not used."""
    try:
        return table.resume(checkpoint, steps)
    except Exception:
        log.exception("The checkpoint of table %s cannot be used. All its steps are replayed.", table.id)
        table.reset_game()
        return False


Watcher = Callable[[Table], None]
T = TypeVar("T")


async def until_done(change: Callable[[], Awaitable[T]]) -> T:
    """Try a change again if somebody at another server was first: it may still be possible."""
    for _ in range(TRIES - 1):
        with suppress(Conflict):
            return await change()
    return await change()


class Tables:
    """Keeps the tables in use in memory, and tells the watchers about every change that was committed."""

    def __init__(self, store: Store, background: Background, most: int) -> None:
        self._store = store
        self._most = most
        self._tables: dict[str, Table] = {}
        self._idle: OrderedDict[str, None] = (
            OrderedDict()
        )  # those that are not pinned, the least recent first
        self._pins: Counter[str] = Counter()
        self._loading = asyncio.Semaphore(1)  # parallel replays would only slow the event loop down
        self.background = background
        self.reviving = Reviving(self._revive)
        self.watchers: list[Watcher] = []
        self.is_told = True  # of all changes by other servers

    # Finding

    @asynccontextmanager
    async def locked(self, table_id: str, seen: int | None = None) -> AsyncIterator[Table]:
        """Lock a table, loaded and up to date, for the duration of the block.

        `seen` is a step that the caller knows of, perhaps from another server.
        """
        TABLE.set(table_id)
        table = self._tables.get(table_id)
        if table is None:
            stored = await self._store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
            if stored is None:
                raise NoTable
            table = self._tables.setdefault(table_id, Table(stored))
        self._used(table_id)
        async with table.lock:
            if table.is_closed:
                raise NoTable("This table has been closed.")
            if not table.is_current:
                await self.reload(table)
            elif table.is_behind(seen) or not self.is_told:
                await self._catch_up(table)
            yield table

    @contextmanager
    def pinned(self, table_id: str) -> Iterator[None]:
        """Keep a table in memory, once it is loaded, for the duration of the block."""
        self._pins[table_id] += 1
        self._idle.pop(table_id, None)
        try:
            yield
        finally:
            self._pins[table_id] -= 1
            if not self._pins[table_id]:
                del self._pins[table_id]
                self._used(table_id)

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    def in_memory(self, table_id: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def _used(self, table_id: str) -> None:
        """Note that a table was used, and put another one away if there are too many."""
        if table_id in self._tables and table_id not in self._pins:
            self._idle[table_id] = None
            self._idle.move_to_end(table_id)
        if len(self._tables) > self._most and len(self._idle) > 1:
            oldest, _ = self._idle.popitem(last=False)
            if self._tables[oldest].lock.locked():
                self._idle[oldest] = None
            else:
                self._put_away([self._tables.pop(oldest)])

    def _put_away(self, tables: Iterable[Table]) -> None:
        """Keep checkpoints of tables, so that opening them again is quick."""
        current = [table.checkpoint() for table in tables if table.is_current]
        checkpoints = [checkpoint.row for checkpoint in current if checkpoint is not None]
        if checkpoints:
            self.background.start(self._store.keep(checkpoints))

    def put_all_away(self) -> None:
        """Keep checkpoints of all tables before the server stops."""
        self._put_away(self._tables.values())

    async def of_guest(self, guest: GuestRow) -> list[StoredTable]:
        """List the tables of a guest, those that wait for the guest first."""
        return await self._store.tables_of(guest.id, LISTED)

    async def gathering_of(self, guest: GuestRow) -> list[str]:
        """List the ids of the tables of a guest that have not begun."""
        return await self._store.gathering_of(guest.id)

    async def lessons_of(self, guest: GuestRow) -> list[StoredTable]:
        """List the lessons that a guest has begun, latest first."""
        return await self._store.seeded(guest.id, f"{MARK} ", REMEMBERED)

    async def open_to_all(self) -> list[StoredTable]:
        """List the open tables with a free seat whose games this server can play."""
        found = await self._store.open_tables(time.time() - LISTED_SECONDS, LISTED)
        return [stored for stored in found if why_not_playable(stored.row) is None]

    # Loading

    async def reload(self, table: Table) -> None:
        """Read the rows of a locked table and replay its steps."""
        table.is_current = table.has_new_people = False
        found = await self._store.whole(table.id)
        if found is None:
            raise self._gone(table)
        table.reset()
        table.stored, table.notices = found.stored, found.notices
        if reason := why_not_playable(table.row):
            raise NoTable(reason, "no-rules")
        checkpoint, steps = found.checkpoint, found.steps
        async with self._loading:
            if checkpoint is None or not await asyncio.to_thread(_resume, table, checkpoint, steps):
                steps = steps if checkpoint is None else await self._store.steps(table.id, 0)
                await asyncio.to_thread(table.replay, steps)
        table.is_current = True
        self.announce(table)  # a client may have missed a change, and a bot may be asked

    async def _catch_up(self, table: Table) -> None:
        """Take over what other servers have changed at a locked table; load it again if that does not fit."""
        table.has_new_people = False
        try:
            found = await self._store.after(table.id, table.seq)
        except BaseException:
            table.has_new_people = True  # as far as is known
            raise
        if found is None:
            raise self._gone(table)
        before = table.stored, len(table.notices), table.seq
        try:
            table.take_over(found)
        except Exception:
            log.exception("What is new at table %s does not fit. All is loaded again.", table.id)
            await self.reload(table)
            return
        if before != (table.stored, len(table.notices), table.seq):
            self.announce(table)

    def _gone(self, table: Table) -> NoTable:
        """Forget a table that another server has closed, and make the refusal for those who ask for it."""
        self._forget(table)
        return NoTable("This table has been closed.")

    def distrust(self) -> None:
        """Look again at each table before it is used, because news may have been missed."""
        for table_id, table in self._tables.items():
            table.has_new_people = True
            self._look_if_used(table_id)

    def hear(self, news: News) -> None:
        """Note that somebody has changed a table. One that is in use is brought up to date immediately."""
        table = self._tables.get(news.id)
        if table is None:
            return
        if news.topic == "closed":
            self._forget(table)
        elif table.hear(news):
            self._look_if_used(news.id)

    def _look_if_used(self, table_id: str) -> None:
        if table_id in self._pins:
            self.reviving.want(table_id)

    @shielded
    async def reload_people(self, table_ids: Sequence[str]) -> None:
        """Read the seats of these tables again, as far as they are in memory."""
        for table_id in table_ids:
            if table_id not in self._tables:
                continue
            async with self.locked(table_id) as table:
                stored = await self._store.table(table_id)
                if stored is not None:
                    table.set_seats(stored.seats)
                    self.announce(table)

    async def step_with(self, table: Table, seat: int, key: str) -> StepRow | None:
        """Find the step that a seat of a table made with this key, however long ago."""
        return await self._store.step_with(table.id, seat, key)

    # Changing

    async def add(self, table: Table, steps: Sequence[StepRow]) -> None:
        """Store a new table, which the caller has locked, with its first steps."""
        update = TableUpdate(table.summary(table.row.opened_at), steps)
        await self._store.open_table(table.stored, update)
        table.stored = replace(table.stored, summary=update.summary)
        self._tables[table.id] = table
        self._used(table.id)
        self.announce(table)

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[None]:
        """Change a locked table and commit inside the block. On any failure the table is reloaded."""
        try:
            yield
        except BaseException:
            table.is_current = False
            self.reviving.want(table.id)
            raise

    async def _revive(self, table_id: str) -> None:
        async with self.locked(table_id):
            pass

    async def commit(
        self,
        table: Table,
        now: float,
        steps: Sequence[StepRow] = (),
        seated: Sequence[SeatRow] = (),
        vacated: Sequence[int] = (),
        notices: Sequence[NoticeRow] = (),
    ) -> None:
        """Store a change that was made to a table, and announce it once it is on the disk."""
        checkpoint = table.checkpoint(CHECKPOINT_STEPS)
        update = TableUpdate(
            table.summary(now),
            steps,
            seated,
            vacated,
            notices,
            None if checkpoint is None else checkpoint.row,
        )
        await self._store.commit(table.id, update)
        if checkpoint is not None:
            table.checkpointed = checkpoint.seq
        table.stored = replace(table.stored, summary=update.summary)
        table.notices.extend(notices)
        self.announce(table)

    async def close_table(self, table: Table) -> None:
        """Delete a locked table. A game that it was the rematch of may have another one."""
        await self._store.close_table(table.row, table.seq)
        self._forget(table)
        former = self._tables.get(table.row.rematch_of or "")
        if former is not None and former.stored.rematch == table.id:
            former.stored = replace(former.stored, rematch=None)
            self.announce(former)

    def _forget(self, table: Table) -> None:
        """Remove a table that is closed from memory."""
        table.is_closed = True
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        self._idle.pop(table.id, None)
        self.announce(table)

    def announce(self, table: Table) -> None:
        """Tell all watchers that a table has changed.

        The change is committed, so a watcher that fails must not make it look as if it were not.
        """
        for watcher in self.watchers:
            try:
                watcher(table)
            except Exception:
                log.exception("A watcher failed after a change at table %s was committed.", table.id)
