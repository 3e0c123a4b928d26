"""Sockets that are silent, send too much or read too slowly."""

from __future__ import annotations

import json
import socket as socket_module
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from logres.server.live import Live
from logres.server.rows import StepRow
from logres.server.settings import Rate
from logres.server.table import Table
from tests.server.arrange import (
    DEVICE,
    UNLIMITED,
    YOU,
    Person,
    answer,
    hello,
    keys,
    listening,
    server,
)
from tests.server.process import PATIENCE, Browser


def test_a_socket_without_a_hello_is_closed(tmp_path: Path) -> None:
    with server(tmp_path, hello_seconds=0.1) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        with ada.live(table) as socket, pytest.raises(WebSocketDisconnect) as closed:
            answer(socket)
        assert closed.value.code == 4001


def test_a_table_that_takes_long_to_load_does_not_make_a_client_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = Table.replay

    def load_slowly(table: Table, steps: Sequence[StepRow]) -> None:
        time.sleep(2.5)
        load(table, steps)

    with server(tmp_path) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
    with server(tmp_path, hello_seconds=2.0) as client:
        ada.client = client
        monkeypatch.setattr(Table, "replay", load_slowly)
        with ada.live(table) as socket:
            assert hello(socket, 0)["seq"] == 1


def test_a_failure_while_a_socket_is_read_closes_it_and_is_logged(
    ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the bridge is down")

    table = ada.open_table(YOU, DEVICE)["id"]
    monkeypatch.setattr(Live, "_answer", fail)
    with ada.live(table) as socket:
        socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect):
            answer(socket)
    assert "the bridge is down" in caplog.text


def test_a_socket_that_sends_too_much_is_read_more_slowly(tmp_path: Path) -> None:
    limits = type(UNLIMITED)(messages=Rate(50, 5))
    with server(tmp_path, limits=limits) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        with ada.live(table) as socket:
            began = time.monotonic()
            for _ in range(15):
                socket.send_json({"type": "ping"})
            for _ in range(15):
                assert answer(socket) == {"type": "pong"}
            assert time.monotonic() - began > 0.15


def test_one_address_has_a_limited_number_of_sockets(tmp_path: Path) -> None:
    limits = type(UNLIMITED)(sockets=2)
    with server(tmp_path, limits=limits) as client:
        ada = Person(client, "Ada")
        table = ada.open_table(YOU, DEVICE)["id"]
        with ada.live(table), ada.live(table), pytest.raises(WebSocketDisconnect), ada.live(table):
            pass
        with ada.live(table) as socket:
            assert hello(socket, 0)["seat"] == 0


def test_a_slow_reader_is_disconnected_and_catches_up_when_it_reconnects(tmp_path: Path) -> None:
    """Other sockets receive everything in the meantime."""
    with listening(tmp_path, socket_queue=8, send_buffer=4096) as where:
        address = f"http://{where}"
        ada, bela = Browser(address), Browser(address)
        ada.ask("POST", "/api/me", {"name": "Ada"})
        seats = [{"kind": "you"}, *({"kind": "device"} for _ in range(3))]
        _, table = ada.ask("POST", "/api/tables", {"seats": seats})
        url = f"ws://{where}/api/tables/{table['id']}/live"

        narrow = socket_module.socket()
        narrow.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_RCVBUF, 4096)
        host, port = where.split(":")
        narrow.connect((host, int(port)))
        with connect(url, sock=narrow, max_queue=1) as slow, connect(url) as quick:
            for socket in (slow, quick):
                socket.send('{"type": "hello", "after": 0}')
            seen = json.loads(quick.recv(PATIENCE))["seq"]
            while seen < 120:
                seen = decide_once(ada, table["id"])
                told = json.loads(quick.recv(PATIENCE))
                assert [step["seq"] for step in told["steps"]] == [seen]
                with suppress(ConnectionClosed):
                    slow.send('{"type": "hello", "after": 0}')  # everything once more
            last = read_to_the_end(slow)
            assert 0 < last < seen
        with connect(url) as again:
            again.send(json.dumps({"type": "hello", "after": last}))
            missed = json.loads(again.recv(PATIENCE))
        assert [step["seq"] for step in missed["steps"]] == list(range(last + 1, seen + 1))
        assert bela.ask("GET", f"/api/tables/{table['id']}/state")[1]["seq"] == seen


def read_to_the_end(socket: ClientConnection) -> int:
    """Read a socket until it is closed, and return the number of the last step."""
    last = 0
    try:
        while True:
            last = json.loads(socket.recv(PATIENCE))["seq"]
    except ConnectionClosed:
        return last


def decide_once(person: Browser, table: str) -> int:
    """Decide for the seat that is asked, and return the number of the step."""
    path = f"/api/tables/{table}"
    seat = person.ask("GET", f"{path}/state")[1]["table"]["asked"]
    _, state = person.ask("GET", f"{path}/state?seat={seat}")
    words = state["question"]["words"]
    request = {"seat": seat, "expected": state["seq"], "option": words[0], "key": next(keys)}
    status, answer_ = person.ask("POST", f"{path}/decisions", request)
    assert status == 200, answer_
    return int(answer_["seq"])
