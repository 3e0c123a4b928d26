"""Moves everything from a data folder into a PostgreSQL database, and checks it before it counts."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psycopg

from logres.server.engine import BadDatabase
from logres.server.folder import Folder
from logres.server.migrate import migrations
from logres.server.postgres.link import Link, connected
from logres.server.postgres.migrate import migrate
from logres.server.sqlite.migrate import migrate as migrate_sqlite
from logres.server.statements import select_steps, select_whole
from logres.server.table import Table, why_not_playable

# Those that others refer to come first.
TABLES = ("guests", "tokens", "tables", "seats", "steps", "notices", "checkpoints", "analyses")
BATCH = 1000  # rows


class BadMove(Exception):
    """The data cannot be moved. Nothing was written."""


@dataclass(frozen=True)
class Moved:
    """What was moved."""

    rows: dict[str, int]
    replayed: int  # running games
    unplayable: int  # running games of rules that this Logres does not have

    def __str__(self) -> str:
        rows = self.rows
        text = f"{rows['guests']} guests, {rows['tables']} tables and {rows['steps']} steps"
        text += f"; {self.replayed} running games were replayed and continue"
        if self.unplayable:
            text += f", {self.unplayable} have rules that this Logres does not know"
        return text


def move(data: Path, address: str) -> Moved:
    """Copy a data folder that no server uses into an empty database; all or nothing."""
    if not (data / "logres.sqlite3").is_file():
        raise BadMove(f"{data} holds no games: there is no logres.sqlite3 in it.")
    try:
        with connected(address, statement_seconds=0) as connection:
            migrate(connection, migrations("postgres"))
        with closing(Folder(data)) as folder, closing(sqlite3.connect(folder.database)) as source:
            source.isolation_level = None
            migrate_sqlite(source, migrations("sqlite"))
            with _transaction(address) as target:
                return _moved(source, target)
    except BadDatabase as problem:
        raise BadMove(f"A database cannot be used: {problem}") from None
    except psycopg.Error as problem:
        raise BadMove(f"PostgreSQL refuses: {str(problem).strip()}") from None


@contextmanager
def _transaction(address: str) -> Iterator[Link]:
    """Connect, and commit what is done unless it fails."""
    link = Link(address, "logres migrate")
    with closing(link):
        link.execute("SET statement_timeout = 0")
        link.execute("BEGIN")
        yield link
        link.execute("COMMIT")


def _moved(source: sqlite3.Connection, target: Link) -> Moved:
    for table in TABLES:
        if target.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():  # noqa: S608 - our own names
            raise BadMove("The database holds games already. Move into an empty one.")
    rows = {table: _copied(source, target, table) for table in TABLES}
    replayed = unplayable = 0
    for (table_id,) in target.execute("SELECT id FROM tables WHERE stage = 'playing'").fetchall():
        if _replays(target, table_id):
            replayed += 1
        else:
            unplayable += 1
    return Moved(rows, replayed, unplayable)


def _copied(source: sqlite3.Connection, target: Link, table: str) -> int:
    """Copy the rows of a table, and return how many there are now."""
    columns = [row[1] for row in source.execute(f"PRAGMA table_info({table})")]
    places, names = ", ".join("?" * len(columns)), ", ".join(columns)
    reading = source.execute(f"SELECT {names} FROM {table} {_order(table)}")  # noqa: S608
    while batch := reading.fetchmany(BATCH):
        target.executemany(f"INSERT INTO {table} ({names}) VALUES ({places})", batch)  # noqa: S608
    count = f"SELECT count(*) FROM {table}"  # noqa: S608
    [(before,)], [(after,)] = source.execute(count).fetchall(), target.execute(count).fetchall()
    if before != after:
        raise BadMove(f"{table} has {before} rows in the folder, but {after} in PostgreSQL.")
    return int(after)


def _order(table: str) -> str:
    """Let a table come after the game whose rematch or practice it is."""
    return "ORDER BY opened_at" if table == "tables" else ""


def _replays(target: Link, table_id: str) -> bool:
    """Replay a running game from its new rows; False if this Logres does not have its rules."""
    found = select_whole(target, table_id)
    assert found is not None, "it is in the list of tables"
    if why_not_playable(found.stored.row) is not None:
        return False
    table = Table(found.stored)
    try:
        table.replay(select_steps(target, table_id, 0))
    except Exception as problem:
        raise BadMove(f"Table {table_id} cannot be replayed: {problem}") from problem
    if table.summary(found.stored.summary.changed_at) != found.stored.summary:
        raise BadMove(f"Table {table_id} is not the same when it is replayed.")
    return True
