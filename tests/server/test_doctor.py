"""What is wrong with a host."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from shutil import disk_usage

import pytest

from logres.server.backup import DATABASE
from logres.server.doctor import examined, file_system
from logres.server.findings import Finding
from tests.server.arrange import DEVICE, YOU, Person, server


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that has stopped."""
    with server(tmp_path / "data") as client:
        Person(client, "Ada").open_table(YOU, DEVICE)
    return tmp_path / "data"


def finding(data: Path, what: str, **environment: str) -> Finding:
    """What the doctor finds about one thing."""
    return next(found for found in examined(data, "CPython", environment) if found.what == what)


def test_a_sound_host_has_nothing_wrong_with_its_data(data: Path) -> None:
    for what in ("Data folder", "Server", "Database", "Clock", "Proxy"):
        assert finding(data, what).verdict == "ok", finding(data, what)
    assert "none is running" in finding(data, "Server").found


def test_a_folder_that_does_not_exist_is_no_fault_and_is_not_made(tmp_path: Path) -> None:
    assert finding(tmp_path / "new", "Data folder").verdict == "ok"
    assert not (tmp_path / "new").exists()


def test_a_running_server_is_seen_and_not_disturbed(tmp_path: Path) -> None:
    with server(tmp_path / "data") as client:
        assert "one is running" in finding(tmp_path / "data", "Server").found
        assert finding(tmp_path / "data", "Database").verdict == "ok"
        assert Person(client, "Ada").get("/api/me").status == 200


def test_a_secret_that_others_can_read_is_wrong(data: Path) -> None:
    (data / "secret").chmod(0o644)
    found = finding(data, "Data folder")
    assert found.verdict == "wrong"
    assert str(data / "secret") in found.found


def test_a_damaged_database_and_a_newer_one_are_wrong(data: Path) -> None:
    with sqlite3.connect(data / DATABASE) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    assert "newer Logres" in finding(data, "Database").found
    (data / DATABASE).write_bytes(b"nonsense" * 1000)
    assert finding(data, "Database").verdict == "wrong"


def test_a_clock_behind_the_last_change_is_wrong(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr("logres.server.doctor.time.time", lambda: now - 7200)
    assert finding(data, "Clock").found == "2.0 hours behind the last change of a table"


@pytest.mark.parametrize(
    ("variable", "value", "what"),
    [
        ("FORWARDED_ALLOW_IPS", "*", "Proxy"),
        ("FORWARDED_ALLOW_IPS", "proxy.example", "Proxy"),
        ("LOGRES_ORIGINS", "games.example", "Origins"),
        ("LOGRES_ORIGINS", "https://games.example/play", "Origins"),
        ("LOGRES_HOSTS", "https://games.example", "Hosts"),
    ],
)
def test_a_wrong_setting_of_the_proxy_is_said(data: Path, variable: str, value: str, what: str) -> None:
    assert finding(data, what, **{variable: value}).verdict == "wrong"


def test_right_settings_of_the_proxy_are_not_complained_about(data: Path) -> None:
    environment = {
        "FORWARDED_ALLOW_IPS": "172.17.0.0/16, ::1",
        "LOGRES_ORIGINS": "https://games.example",
        "LOGRES_HOSTS": "games.example",
    }
    said = [
        found
        for found in examined(data, "CPython", environment)
        if found.what in ("Proxy", "Origins", "Hosts")
    ]
    assert [found.verdict for found in said] == ["ok"]


def test_a_little_room_and_few_files_are_said(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    usage = disk_usage(data)
    monkeypatch.setattr("logres.server.doctor.shutil.disk_usage", lambda _: usage._replace(free=1_000_000))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 256))
    assert finding(data, "Disk").verdict == "wrong"
    assert "LimitNOFILE" in finding(data, "Open files").advice


def test_the_file_system_is_that_of_the_longest_mount(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"disk / ext4 rw 0 0\nfar:/games {tmp_path} nfs4 rw 0 0\n")
    assert file_system(tmp_path / "data", mounts) == "nfs4"
    assert file_system(Path("/"), mounts) == "ext4"
    assert file_system(tmp_path, tmp_path / "nowhere") == ""
