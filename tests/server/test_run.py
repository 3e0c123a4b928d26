"""Starting and stopping the server."""

from __future__ import annotations

import gc
import signal
import socket
import sqlite3
from pathlib import Path

import pytest

from logres.server.run import COLLECTIONS, address, has_browser, listed, listen, spare_collections
from tests.server.process import PATIENCE, Browser, ServerProcess, free_port


def test_what_lives_as_long_as_the_server_is_not_collected_again_and_again() -> None:
    former = gc.get_threshold()
    try:
        spare_collections()
        assert gc.get_threshold() == COLLECTIONS
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*former)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    server = ServerProcess(tmp_path)
    browser = Browser(server.address())
    assert browser.ask("POST", "/api/me", {"name": "Ada"})[0] == 200
    _, table = browser.ask("POST", "/api/tables", {"seats": [{"kind": "device"}, {"kind": "bot"}]})
    assert server.end(how) == 0
    assert not (tmp_path / "logres.sqlite3-wal").exists(), "everything is in the one file"
    with sqlite3.connect(tmp_path / "logres.sqlite3") as db:
        assert db.execute("SELECT id FROM tables").fetchone()[0] == table["id"]
    db.close()


def test_it_stops_cleanly_while_people_look(tmp_path: Path) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    server = ServerProcess(tmp_path)
    where = server.address()
    browser = Browser(where)
    browser.ask("POST", "/api/me", {"name": "Ada"})
    _, table = browser.ask("POST", "/api/tables", {"seats": [{"kind": "you"}, {"kind": "device"}]})
    url = f"{where.replace('http', 'ws')}/api/tables/{table['id']}/live"
    with connect(url, additional_headers={"Cookie": browser.cookie}) as looking:
        looking.send('{"type": "hello", "seat": 0}')
        looking.recv(PATIENCE)
        assert server.end(signal.SIGINT) == 0
        with pytest.raises(ConnectionClosed) as closed:
            list(looking)  # what the options bring may come first
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "the server restarts: come again"


def test_a_folder_in_use_is_said_plainly(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path)
    first.address()
    second = ServerProcess(tmp_path)
    assert second.process.stderr is not None
    says = second.process.stderr.read()
    assert second.wait() == 1
    assert "Another Logres server is using the folder" in says
    assert "Traceback" not in says
    assert first.end(signal.SIGTERM) == 0


def test_a_newer_database_is_said_plainly(tmp_path: Path) -> None:
    first = ServerProcess(tmp_path)
    first.address()
    first.end(signal.SIGTERM)
    with sqlite3.connect(tmp_path / "logres.sqlite3") as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    second = ServerProcess(tmp_path)
    assert second.process.stderr is not None
    says = second.process.stderr.read()
    assert second.wait() == 1
    assert "newer Logres" in says
    assert "Traceback" not in says


def test_a_port_that_was_asked_for_and_is_taken_is_said_plainly(tmp_path: Path) -> None:
    port = free_port()
    with socket.create_server(("127.0.0.1", port)):
        server = ServerProcess(tmp_path, port)
        assert server.process.stderr is not None
        says = server.process.stderr.read()
        assert server.wait() == 1
    assert f"port {port}" in says
    assert "Traceback" not in says


def test_without_a_wish_another_port_is_taken_when_the_usual_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = free_port()
    monkeypatch.setattr("logres.server.run.DEFAULT_PORT", usual)
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    assert first.getsockname()[1] == usual
    assert second.getsockname()[1] != usual
    first.close()
    second.close()


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),  # noqa: S104
        ("::", "http://[::1]:8000"),
        ("::1", "http://[::1]:8000"),
        ("games.test", "http://games.test:8000"),
    ],
)
def test_the_address_is_one_that_a_browser_understands(host: str, shown: str) -> None:
    assert address(host, 8000) == shown


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not has_browser()


def test_a_host_names_the_addresses_of_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGRES_ORIGINS", "https://a.test, https://b.test")
    assert listed("LOGRES_ORIGINS") == {"https://a.test", "https://b.test"}
