"""Backups: made while people play, restored whole or not at all."""

from __future__ import annotations

import stat
import zipfile
from pathlib import Path

import pytest

from logres.server.backup import DATABASE, BadBackup, back_up, restore
from logres.server.folder import FolderInUse, Lock
from tests.server.arrange import DEVICE, YOU, Person, server


def test_a_backup_made_while_people_play_continues_where_they_were(tmp_path: Path) -> None:
    with server(tmp_path / "data") as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        first = play_one_by_one(ada, table, 5)
        about = back_up(tmp_path / "data", tmp_path / "backup")
        play_one_by_one(ada, table, 5)
    assert (about.tables, about.guests, about.steps) == (1, 1, first)
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600

    assert restore(tmp_path / "backup", tmp_path / "other") == about
    with server(tmp_path / "other") as client:
        ada.client = client  # with the cookie of the first server
        state = ada.state(table, 0)
        assert state["seq"] == first
        assert ada.get("/api/me").body["name"] == "Ada", "the secret is the same"
        play_one_by_one(ada, table, 5)


def play_one_by_one(person: Person, table: str, decisions: int) -> int:
    """Let one person decide for all seats, and return the number of the last step."""
    for _ in range(decisions):
        asked = person.state(table)["table"]["asked"]
        state = person.state(table, asked)
        assert person.decide(table, asked, state["seq"], state["question"]["words"][0]).status == 200
    return int(person.state(table)["seq"])


def test_an_older_backup_is_replaced_only_by_a_whole_one(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("what was kept")
    (tmp_path / "data").mkdir()
    with pytest.raises(BadBackup, match="holds no games"):
        back_up(tmp_path / "data", file)
    (tmp_path / "data" / DATABASE).write_text("no database at all, but long enough to be taken for one" * 20)
    with pytest.raises(BadBackup, match="cannot be backed up"):
        back_up(tmp_path / "data", file)
    assert file.read_text() == "what was kept"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "data"]


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup of a small server."""
    with server(tmp_path / "data") as client:
        Person(client, "Ada").open_table(YOU, DEVICE)
    back_up(tmp_path / "data", tmp_path / "backup")
    return tmp_path / "backup"


def test_a_folder_with_games_is_not_overwritten(tmp_path: Path, backup: Path) -> None:
    before = (tmp_path / "data" / DATABASE).read_bytes()
    with pytest.raises(BadBackup, match="holds games already"):
        restore(backup, tmp_path / "data")
    assert (tmp_path / "data" / DATABASE).read_bytes() == before


def test_a_folder_that_a_server_uses_is_left_alone(tmp_path: Path, backup: Path) -> None:
    (tmp_path / "other").mkdir()
    lock = Lock(tmp_path / "other")
    with pytest.raises(FolderInUse):
        restore(backup, tmp_path / "other")
    lock.close()
    assert not (tmp_path / "other" / DATABASE).exists()


def changed(backup: Path, name: str, content: bytes | None) -> Path:
    """The backup with another file in it, or without one."""
    made = backup.with_name("changed")
    with zipfile.ZipFile(backup) as reading, zipfile.ZipFile(made, "w") as writing:
        for member in reading.namelist():
            if member != name:
                writing.writestr(member, reading.read(member))
        if content is not None:
            writing.writestr(name, content)
    return made


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("about.json", b"[]", "its description cannot be read"),
        ("about.json", b'{"made_at": 3}', "its description cannot be read"),
        ("about.json", b" " * 100_000, "too long"),
        ("about.json", None, "is not a backup of Logres"),
        ("secret", None, "is not a backup of Logres"),
        ("logres.sqlite3", b"something else", "cannot be restored"),
        ("logres.sqlite3", None, "is not a backup of Logres"),
    ],
)
def test_a_backup_that_was_tampered_with_changes_nothing(
    tmp_path: Path, backup: Path, name: str, content: bytes | None, says: str
) -> None:
    with pytest.raises(BadBackup, match=says):
        restore(changed(backup, name, content), tmp_path / "other")
    assert not (tmp_path / "other").exists()
    assert not [*tmp_path.glob(".restoring-*")]


def test_a_file_that_is_cut_off_is_no_backup(tmp_path: Path, backup: Path) -> None:
    short = tmp_path / "short"
    short.write_bytes(backup.read_bytes()[:-2000])
    with pytest.raises(BadBackup, match="is not a backup of Logres"):
        restore(short, tmp_path / "other")
    with pytest.raises(BadBackup, match="no file"):
        restore(tmp_path / "missing", tmp_path / "other")
