"""A data folder is moved into PostgreSQL wholly and unchanged, or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from logres.server.folder import FolderInUse
from logres.server.postgres.moving import TABLES, BadMove, move
from tests.server.arrange import BOT, DEVICE, FRIEND, YOU, Person, play_on, server, until
from tests.server.database import rows_at
from tests.server.postgres import cluster

IN_FOLDER = {"database": "", "secret": ""}


def played(data: Path) -> tuple[Person, list[str]]:
    """Tables in a data folder: over, practised, playing with and without bots, and gathering."""
    with server(data, **IN_FOLDER) as client:
        ada = Person(client, "Ada")
        over = ada.open_table(YOU, DEVICE)["id"]
        play_on([ada, ada], over)
        practice = ada.post(f"/api/tables/{over}/positions/3/fork", {"seat": 0, "key": "practice-once"}).body[
            "id"
        ]
        playing = ada.open_table(YOU, DEVICE, game="merlin")["id"]
        play_on([ada, ada], playing, 20)
        with_bot = ada.open_table(YOU, BOT)["id"]
        until(lambda: ada.state(with_bot, 0)["question"])
        waiting = ada.open_table(YOU, FRIEND, visibility="open")["id"]
        rematch = ada.post(f"/api/tables/{over}/rematch").body["id"]
        return ada, [over, practice, playing, with_bot, waiting, rematch]


def test_everything_is_as_before(tmp_path: Path) -> None:
    ada, tables = played(tmp_path)
    with server(tmp_path, **IN_FOLDER) as client:
        ada.client = client
        before = [ada.get(f"/api/tables/{table}/state?after=0").body for table in (tables[0], *tables[2:3])]
    address = cluster().new_database()
    moved = move(tmp_path, address)
    assert (moved.rows["guests"], moved.rows["tables"]) == (1, 6)
    assert moved.unplayable == 0
    assert moved.replayed >= 3
    for table in TABLES:
        with closing(sqlite3.connect(tmp_path / "logres.sqlite3")) as db:
            columns = ", ".join(row[1] for row in db.execute(f"PRAGMA table_info({table})"))
            here = db.execute(f"SELECT {columns} FROM {table}").fetchall()  # noqa: S608
        assert set(rows_at(address, f"SELECT {columns} FROM {table}")) == set(here)  # noqa: S608
    secret = (tmp_path / "secret").read_text()
    with server(tmp_path / "unused", database=address, secret=secret) as client:
        ada.client = client
        assert ada.get("/api/me").body["name"] == "Ada"
        after = [ada.get(f"/api/tables/{table}/state?after=0").body for table in (tables[0], *tables[2:3])]
        assert after == before
        play_on([ada, ada], tables[2], 5)


def test_a_database_that_holds_games_is_left_alone(tmp_path: Path) -> None:
    played(tmp_path)
    address = cluster().new_database()
    move(tmp_path, address)
    with pytest.raises(BadMove, match="holds games already"):
        move(tmp_path, address)
    assert rows_at(address, "SELECT count(*) FROM guests") == [(1,)]


def test_a_game_that_does_not_replay_stops_the_move(tmp_path: Path) -> None:
    _, tables = played(tmp_path)
    with closing(sqlite3.connect(tmp_path / "logres.sqlite3")) as db, db:
        db.execute("UPDATE tables SET seed = 'another' WHERE id = ?", [tables[2]])
    address = cluster().new_database()
    with pytest.raises(BadMove, match=tables[2]):
        move(tmp_path, address)
    assert rows_at(address, "SELECT count(*) FROM guests") == [(0,)]


def test_what_cannot_be_moved_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadMove, match="holds no games"):
        move(tmp_path, "postgresql:///nowhere")
    with server(tmp_path, **IN_FOLDER), pytest.raises(FolderInUse):
        move(tmp_path, cluster().new_database())
    with pytest.raises(BadMove, match="PostgreSQL refuses"):
        move(tmp_path, "postgresql:///logres?host=/nowhere")
