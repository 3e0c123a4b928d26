"""Backups of a data folder: one file with the database, the secret and a description."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from logres import __version__
from logres.server.engine import BadDatabase
from logres.server.folder import Folder
from logres.server.migrate import migrations
from logres.server.sqlite.migrate import check, version

DATABASE, SECRET, ABOUT = "logres.sqlite3", "secret", "about.json"
COUNTED = ("guests", "tables", "steps")
MAX_ABOUT, MAX_SECRET = 64 * 1024, 1024  # bytes; only the disk limits the database
PIECE = 1024 * 1024


class BadBackup(Exception):
    """A backup that cannot be made or used. Nothing was changed."""


@dataclass(frozen=True)
class About:
    """The description of a backup."""

    made_at: str
    program: str
    version: int  # of the database
    guests: int
    tables: int
    steps: int
    digest: str  # SHA-256 of the database

    def __str__(self) -> str:
        return f"{self.tables} tables with {self.steps} steps, {self.guests} guests"


def back_up(data: Path, file: Path) -> About:
    """Write a backup of a data folder, atomically. A server may be running on the folder."""
    source = data / DATABASE
    if not source.is_file():
        raise BadBackup(f"{data} holds no games: there is no {DATABASE} in it.")
    with tempfile.TemporaryDirectory(dir=file.resolve().parent, prefix=".backing-up-") as scratch:
        copy = Path(scratch) / DATABASE
        try:
            _copy(source, copy)
            now = datetime.now(UTC).isoformat(timespec="seconds")
            about = replace(_described(copy), made_at=now, program=__version__)
        except (BadDatabase, sqlite3.Error) as problem:
            raise BadBackup(f"{source} cannot be backed up: {problem}") from None
        draft = Path(scratch) / "backup"
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            archive.writestr(ABOUT, json.dumps(asdict(about), indent=2) + "\n")
            archive.write(data / SECRET, SECRET)
            archive.write(copy, DATABASE)
        draft.chmod(0o600)  # it holds the seeds of running games, and the secret
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    return about


def restore(file: Path, data: Path) -> About:
    """Restore a backup into a data folder that holds no games yet and is not used by a server."""
    if (data / DATABASE).exists():
        raise BadBackup(f"{data} holds games already. Restore into another folder, or move this one away.")
    data.parent.mkdir(parents=True, exist_ok=True)
    with _opened(file) as archive, tempfile.TemporaryDirectory(dir=data.parent, prefix=".restoring-") as made:
        database, secret = Path(made) / DATABASE, Path(made) / SECRET
        about = _read_about(_member(archive, ABOUT, MAX_ABOUT))
        secret.write_bytes(_member(archive, SECRET, MAX_SECRET))
        with archive.open(DATABASE) as reading, database.open("wb") as writing:
            shutil.copyfileobj(reading, writing, PIECE)
            os.fsync(writing.fileno())
        if _described(database) != replace(about, made_at="", program=""):
            raise BadBackup("its database does not match its description.")
        with closing(Folder(data)):  # from here on no server can use it
            for path in (secret, database):
                path.chmod(0o600)
                path.replace(data / path.name)
    return about


def _copy(source: Path, copy: Path) -> None:
    """Copy a consistent snapshot of a database."""
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading:
        check(reading, newest=len(migrations("sqlite")))
        with closing(sqlite3.connect(copy)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # keeps it in one file


def _described(database: Path) -> About:
    """Check a database and describe it."""
    with closing(sqlite3.connect(database)) as reading:
        check(reading, newest=len(migrations("sqlite")))
        sound = reading.execute("PRAGMA quick_check").fetchone()[0]
        if sound != "ok":
            raise BadDatabase(f"it is damaged ({sound}).")
        guests, tables, steps = (
            int(reading.execute(f"SELECT count(*) FROM {name}").fetchone()[0])  # noqa: S608 - our own names
            for name in COUNTED
        )
        return About("", "", version(reading), guests, tables, steps, _digest(database))


def _digest(file: Path) -> str:
    with file.open("rb") as reading:
        return hashlib.file_digest(reading, "sha256").hexdigest()


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    """Open a backup. Whatever is wrong with it is raised as `BadBackup`."""
    try:
        with zipfile.ZipFile(file) as archive:
            yield archive
    except FileNotFoundError:
        raise BadBackup(f"There is no file {file}.") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, KeyError, NotImplementedError) as problem:
        raise BadBackup(f"{file} is not a backup of Logres, or it is damaged ({problem}).") from None
    except (BadBackup, BadDatabase, sqlite3.Error) as problem:
        raise BadBackup(f"{file} cannot be restored: {problem}") from None


def _member(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    """Read a small file of an archive."""
    with archive.open(name) as reading:
        found = reading.read(most + 1)
    if len(found) > most:
        raise BadBackup(f"its {name} is too long.")
    return found


def _read_about(text: bytes) -> About:
    try:
        return About(**json.loads(text))
    except (ValueError, TypeError):
        raise BadBackup("its description cannot be read.") from None
