"""The databases of the tests: the same tests run on SQLite and on PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal

import psycopg

from logres.server.engine import Database, Engine
from logres.server.postgres import PostgresEngine
from logres.server.postgres.link import Link
from logres.server.sqlite import SQLiteEngine
from tests.server.postgres import cluster

Kind = Literal["sqlite", "postgres"]
KINDS: tuple[Kind, ...] = ("sqlite", "postgres")
SECRET = "5ec2e7" * 12


class Chosen:
    """The kind of database that the running tests use, and the databases that stand for data folders."""

    def __init__(self) -> None:
        self.kind: Kind = "sqlite"
        self._addresses: dict[Path, str] = {}

    def address(self, data: Path) -> str:
        """Return the address of the database that stands for a data folder; empty if it is in the folder."""
        if self.kind == "sqlite":
            return ""
        if data not in self._addresses:
            self._addresses[data] = cluster().new_database()
        return self._addresses[data]


CHOSEN = Chosen()
REFUSED = (sqlite3.IntegrityError, psycopg.errors.RaiseException)  # what a trigger refuses


def storage_for(data: Path) -> tuple[str, str]:
    """The address and the secret of the database of a data folder, if it is not in the folder."""
    address = CHOSEN.address(data)
    return (address, SECRET) if address else ("", "")


def environment_for(data: Path) -> dict[str, str]:
    """The same for a server in another process."""
    address = CHOSEN.address(data)
    return {"LOGRES_DATABASE": address, "LOGRES_SECRET": SECRET} if address else {}


def engine_for(data: Path) -> Engine:
    """Open the database of a data folder as a server does."""
    address = CHOSEN.address(data)
    return PostgresEngine(address, links=4) if address else SQLiteEngine(data / "logres.sqlite3")


@contextmanager
def opened(data: Path) -> Iterator[Database]:
    """Open the database of a data folder as somebody else might. Each statement is committed."""
    address = CHOSEN.address(data)
    if address:
        link = Link(address)
        with closing(link):
            yield link
    else:
        with closing(sqlite3.connect(data / "logres.sqlite3", isolation_level=None)) as db:
            yield db


def rows_at(address: str, query: str) -> list[Any]:
    """Read rows of a PostgreSQL database."""
    with closing(Link(address)) as link:
        return link.execute(query).fetchall()


def rows(data: Path, query: str, *values: object) -> list[Any]:
    """Read rows of the database of a data folder."""
    with opened(data) as db:
        return db.execute(query, values).fetchall()


def change(data: Path, *statements: str | tuple[str, Sequence[object]]) -> None:
    """Execute statements on the database of a data folder."""
    with opened(data) as db:
        for statement in statements:
            db.execute(*((statement,) if isinstance(statement, str) else statement))


def everything_in(data: Path) -> bytes:
    """Return all that is stored: the files of the data folder, or the rows of its database."""
    files = b"".join(file.read_bytes() for file in data.iterdir())
    if not CHOSEN.address(data):
        return files
    tables = rows(data, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")
    return files + repr([rows(data, f"SELECT * FROM {name}") for (name,) in tables]).encode()  # noqa: S608


def other_secret(data: Path) -> dict[str, str]:
    """Change the secret of a data folder, or return settings with another one."""
    if CHOSEN.address(data):
        return {"secret": SECRET[::-1]}
    (data / "secret").unlink()
    return {}


@contextmanager
def blocked(data: Path) -> Iterator[None]:
    """Keep everybody else from committing, while they may still read."""
    begin = ("BEGIN", "LOCK TABLE tables IN EXCLUSIVE MODE") if CHOSEN.address(data) else ("BEGIN IMMEDIATE",)
    with opened(data) as db:
        for statement in begin:
            db.execute(statement)
        yield
        db.execute("ROLLBACK")


@contextmanager
def without_room(data: Path) -> Iterator[None]:
    """Let no step be stored, as if the disk were full."""
    if CHOSEN.address(data):
        full = "ALTER TABLE steps ADD CONSTRAINT full_disk CHECK (seq < 0) NOT VALID"
        room = "ALTER TABLE steps DROP CONSTRAINT full_disk"
    else:
        fail = "BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"
        full, room = f"CREATE TRIGGER full_disk BEFORE INSERT ON steps {fail}", "DROP TRIGGER full_disk"
    change(data, full)
    yield
    change(data, room)
