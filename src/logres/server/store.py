"""The store: the queries of the server, written once for all databases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from logres.server.engine import Conflict, Database, Engine
from logres.server.news import News
from logres.server.rows import (
    CheckpointRow,
    DeviceRow,
    GuestRow,
    NoticeRow,
    StepRow,
    StoredTable,
    TableRow,
    TableUpdate,
    WholeTable,
)
from logres.server.seats import renamed
from logres.server.sharing import forget_allowances
from logres.server.statements import (
    STEP,
    Swept,
    apply_update,
    delete_table,
    insert_table,
    put_checkpoint,
    select_notices,
    select_seats,
    select_steps,
    select_tables,
    select_whole,
    sweep,
)
from logres.server.wire.values import TitleName

__all__ = ["Conflict", "Store", "Swept"]

OF_ONE_OPENER = 3  # open tables of one guest that the hall shows
MAX_TOKENS = 20  # of one guest; one more replaces the oldest


class Store:
    """Guests, tables, seats, steps and notices in a database.

    A coroutine that writes returns when its rows are on the disk.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        await self.engine.close()

    async def version(self) -> int:
        """Return the number of the last migration that was applied."""
        return await self.engine.version()

    # Guests

    async def add_guest(self, guest: GuestRow, token: bytes, at: float) -> None:
        """Add a guest with the hash of a token."""

        def add(db: Database) -> None:
            db.execute("INSERT INTO guests (id, name, came_at) VALUES (?, ?, ?)", (guest.id, guest.name, at))
            _insert_token(db, guest.id, token, at)

        await self.engine.write(add)

    async def guest_with_token(self, token: bytes, since: float) -> GuestRow | None:
        """Find the guest whose token has this hash and was used since then."""
        return await self._guest(
            "id = (SELECT guest_id FROM tokens WHERE token = ? AND seen_at >= ?)", token, since
        )

    async def guest_with_recovery(self, code: bytes) -> GuestRow | None:
        """Find the guest whose recovery code has this hash."""
        return await self._guest("recovery = ?", code)

    async def _guest(self, where: str, *values: object) -> GuestRow | None:
        rows = await self._rows(
            f"SELECT id, name, recovery IS NOT NULL FROM guests WHERE {where}",  # noqa: S608
            *values,
        )
        return GuestRow(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None

    async def add_token(self, guest_id: str, token: bytes, at: float) -> None:
        """Give a guest another token, for another device."""

        def add(db: Database) -> None:
            _insert_token(db, guest_id, token, at)
            db.execute(
                "DELETE FROM tokens WHERE guest_id = ? AND token NOT IN "
                "(SELECT token FROM tokens WHERE guest_id = ? ORDER BY given_at DESC LIMIT ?)",
                (guest_id, guest_id, MAX_TOKENS),
            )

        await self.engine.write(add)

    async def devices(self, guest_id: str) -> list[DeviceRow]:
        """List the tokens of a guest, most recently used first."""
        rows = await self._rows(
            "SELECT token, given_at, seen_at FROM tokens WHERE guest_id = ? ORDER BY seen_at DESC, token",
            guest_id,
        )
        return [DeviceRow(*row) for row in rows]

    async def see_device(self, token: bytes, at: float) -> None:
        """Note that a token was used."""
        await self._execute("UPDATE tokens SET seen_at = ? WHERE token = ?", at, token)

    async def end_devices(self, guest_id: str, tokens: Sequence[bytes]) -> None:
        """Delete tokens of a guest."""

        def end(db: Database) -> None:
            ended = [(guest_id, token) for token in tokens]
            db.executemany("DELETE FROM tokens WHERE guest_id = ? AND token = ?", ended)

        await self.engine.write(end, lambda _: [News("devices", guest_id)])

    async def set_recovery(self, guest_id: str, code: bytes) -> None:
        """Replace the hash of a guest's recovery code."""
        await self.engine.write(
            lambda db: db.execute("UPDATE guests SET recovery = ? WHERE id = ?", (code, guest_id)),
            lambda _: [News("guest", guest_id)],
        )

    async def forget_guest(self, guest_id: str) -> None:
        """Delete the tokens and the recovery code of a guest."""

        def forget(db: Database) -> None:
            db.execute("DELETE FROM tokens WHERE guest_id = ?", (guest_id,))
            db.execute("UPDATE guests SET recovery = NULL WHERE id = ?", (guest_id,))

        await self.engine.write(forget, lambda _: [News("devices", guest_id)])

    async def gathering_of(self, guest_id: str) -> list[str]:
        """List the ids of tables that have not begun and that a guest has opened or has a seat at."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE stage = 'gathering' AND (opener_id = ? OR id IN "
            "(SELECT table_id FROM seats WHERE guest_id = ?)) ORDER BY opened_at",
            guest_id,
            guest_id,
        )
        return [table_id for (table_id,) in rows]

    async def sweep(self, before: float, most: int) -> Swept:
        """Delete tables that were opened before then and never began, and unseen guests without a table.

        Not more than `most` of either, so that a transaction takes no longer than others may wait.
        """

        def swept(db: Database) -> Swept:
            forget_allowances(db)
            return sweep(db, before, most)

        return await self.engine.write(swept, Swept.news)

    async def rename(self, guest_id: str, name: str) -> list[str]:
        """Change a guest's name, at tables too, and return the ids of the tables that show it."""

        def change(db: Database) -> list[str]:
            former = db.execute("SELECT name FROM guests WHERE id = ?", (guest_id,)).fetchone()[0]
            db.execute("UPDATE guests SET name = ? WHERE id = ?", (name, guest_id))
            changed = []
            own_tables = "table_id IN (SELECT table_id FROM seats WHERE guest_id = ?)"
            for table_id, seats in select_seats(db, own_tables, guest_id).items():
                own = renamed(seats, guest_id, former, name)
                if own is not None:
                    where = (own.name, table_id, own.seat)
                    db.execute("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", where)
                    changed.append(table_id)
            return changed

        return await self.engine.write(
            change, lambda tables: [News("guest", guest_id), *(News("people", one) for one in tables)]
        )

    # Tables

    async def open_table(self, stored: StoredTable, update: TableUpdate) -> None:
        """Add a table. A second rematch of a game, or a key that was used before, is a conflict."""

        def add(db: Database) -> None:
            insert_table(db, stored)
            apply_update(db, stored.row.id, update)

        await self.engine.write(add, lambda _: _about_rematch(stored.row))

    async def close_table(self, table: TableRow, seq: int) -> None:
        """Delete a table with all its rows. It is a conflict if its last step is not `seq`."""
        await self.engine.write(
            lambda db: delete_table(db, table.id, seq),
            lambda _: [News("closed", table.id), *_about_rematch(table)],
        )

    async def commit(self, table_id: str, update: TableUpdate) -> None:
        """Write an update atomically. A number, key or seat that is already taken is a conflict."""
        notices = max((notice.number for notice in update.notices), default=0)
        await self.engine.write(
            lambda db: apply_update(db, table_id, update),
            lambda _: [News("table", table_id, update.summary.seq, notices)],
        )

    async def table(self, table_id: str) -> StoredTable | None:
        """Find a table by its id."""
        found = await self._tables("WHERE id = ?", table_id)
        return found[0] if found else None

    async def steps(self, table_id: str, after: int) -> list[StepRow]:
        """List the steps of a table after a number, in order."""
        return await self.engine.read(lambda db: select_steps(db, table_id, after))

    async def step_with(self, table_id: str, seat: int, key: str) -> StepRow | None:
        """Find the step of a table that a seat made with this key."""
        rows = await self._rows(
            f"SELECT {STEP} FROM steps "  # noqa: S608
            "WHERE table_id = ? AND seat = ? AND key = ? AND key IS NOT NULL",
            table_id,
            seat,
            key,
        )
        return StepRow(*rows[0]) if rows else None

    async def whole(self, table_id: str) -> WholeTable | None:
        """Read a table with its checkpoint and the steps after it; all steps if there is none."""
        return await self.engine.read(lambda db: select_whole(db, table_id))

    async def after(self, table_id: str, seq: int) -> WholeTable | None:
        """Read a table with the steps after a number, without its checkpoint."""
        return await self.engine.read(lambda db: select_whole(db, table_id, seq))

    async def keep(self, checkpoints: Sequence[Callable[[], CheckpointRow]]) -> None:
        """Write checkpoints of tables. A later one that is already stored is kept."""

        def put(db: Database) -> None:
            for checkpoint in checkpoints:
                put_checkpoint(db, checkpoint())

        await self.engine.write(put)

    async def analysis(self, table_id: str) -> tuple[str, str] | None:
        """Find the story of a game: the version of what judged it, and its JSON."""
        rows = await self._rows("SELECT version, body FROM analyses WHERE table_id = ?", table_id)
        return (str(rows[0][0]), str(rows[0][1])) if rows else None

    async def keep_analysis(self, table_id: str, version: str, body: str) -> None:
        """Keep the story of a game, unless the table is gone."""
        await self._execute(
            "INSERT INTO analyses (table_id, version, body) SELECT id, ?, ? FROM tables WHERE id = ? "
            "ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body",
            *(version, body, table_id),
        )

    async def notices(self, table_id: str) -> list[NoticeRow]:
        """List the notices of a table, in order."""
        return await self.engine.read(lambda db: select_notices(db, table_id))

    async def rematch(self, table_id: str) -> str | None:
        """Find the id of the table that was opened as a rematch of this one."""
        return await self._table_id("SELECT id FROM tables WHERE rematch_of = ?", table_id)

    async def opened_with(self, guest_id: str, key: str) -> str | None:
        """Find the id of the table that a guest has opened with this key."""
        return await self._table_id("SELECT id FROM tables WHERE opener_id = ? AND key = ?", guest_id, key)

    async def tables_of(self, guest_id: str, limit: int) -> list[StoredTable]:
        """List the tables of a guest, with a seat or opened. Those that wait for the guest come first."""
        return await self._tables(
            """
            WHERE id IN (SELECT table_id FROM seats WHERE guest_id = ?) OR (opener_id = ? AND stage <> 'over')
            ORDER BY
                CASE
                    WHEN stage = 'playing' AND EXISTS (
                        SELECT 1 FROM seats WHERE table_id = id AND seat = asked AND guest_id = ?
                    ) THEN 0
                    WHEN stage = 'playing' THEN 1
                    WHEN stage = 'gathering' THEN 2
                    ELSE 3
                END,
                changed_at DESC
            LIMIT ?
            """,
            guest_id,
            guest_id,
            guest_id,
            limit,
        )

    async def seeded(self, guest_id: str, mark: str, limit: int) -> list[StoredTable]:
        """List the tables that a guest has opened whose seeds begin with a mark, latest first."""
        return await self._tables(
            "WHERE opener_id = ? AND substr(seed, 1, ?) = ? ORDER BY changed_at DESC LIMIT ?",
            guest_id,
            len(mark),
            mark,
            limit,
        )

    async def titles(self, guest_id: str, since: float) -> list[str]:
        """List the titles of tables opened since then at which a guest has a seat."""
        rows = await self._rows(
            "SELECT DISTINCT title FROM tables JOIN seats ON table_id = id "
            "WHERE guest_id = ? AND opened_at >= ? AND title <> ''",
            guest_id,
            since,
        )
        return [title for (title,) in rows]

    async def title_numbers(self, guest_id: str, name: TitleName, since: float) -> list[int]:
        """List the numbers of a suggested title at tables opened since then at which a guest has a seat."""
        rows = await self._rows(
            "SELECT DISTINCT suggested_number FROM tables JOIN seats ON table_id = id "
            "WHERE guest_id = ? AND opened_at >= ? AND suggested_title = ?",
            guest_id,
            since,
            name,
        )
        return [number for (number,) in rows]

    async def open_tables(self, since: float, limit: int) -> list[StoredTable]:
        """List the open tables with a free seat that were opened since then, newest first."""
        return await self._tables(
            """
            WHERE id IN (
                SELECT id FROM (
                    SELECT id, row_number() OVER (PARTITION BY opener_id ORDER BY opened_at DESC) AS number
                    FROM tables
                    WHERE stage = 'gathering' AND visibility = 'open' AND opened_at >= ? AND EXISTS (
                        SELECT 1 FROM seats WHERE table_id = id AND kind = 'friend' AND guest_id IS NULL
                    )
                ) AS free
                WHERE number <= ?
            )
            ORDER BY opened_at DESC
            LIMIT ?
            """,
            since,
            OF_ONE_OPENER,
            limit,
        )

    async def waiting_for_bots(self) -> list[str]:
        """List the ids of the tables where a bot has to decide."""
        rows = await self._rows(
            "SELECT id FROM tables JOIN seats ON table_id = id AND seat = asked "
            "WHERE stage = 'playing' AND kind = 'bot' ORDER BY changed_at"
        )
        return [table_id for (table_id,) in rows]

    # Queries

    async def _tables(self, where: str, *values: object) -> list[StoredTable]:
        return await self.engine.read(lambda db: select_tables(db, where, *values))

    async def _table_id(self, query: str, *values: object) -> str | None:
        rows = await self._rows(query, *values)
        return str(rows[0][0]) if rows else None

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self.engine.read(lambda db: db.execute(query, values).fetchall())

    async def _execute(self, statement: str, *values: object) -> None:
        await self.engine.write(lambda db: db.execute(statement, values))


def _about_rematch(table: TableRow) -> list[News]:
    """Tell a table that it has a rematch, or has none any more."""
    return [] if table.rematch_of is None else [News("people", table.rematch_of)]


def _insert_token(db: Database, guest_id: str, token: bytes, at: float) -> None:
    db.execute(
        "INSERT INTO tokens (token, guest_id, given_at, seen_at) VALUES (?, ?, ?, ?)",
        (token, guest_id, at, at),
    )
