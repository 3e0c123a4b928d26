"""Limits of connections: the size and duration of a request, and the number of connections."""

from __future__ import annotations

import json
import re
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from http.client import HTTPResponse
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from logres.server.protocols import MAX_FRAGMENTS, MAX_PIPELINED
from logres.server.settings import Limits
from tests.server.arrange import DEVICE, UNLIMITED, YOU, Json, listening, until
from tests.server.process import PATIENCE, Browser

GET = b"GET /api/me HTTP/1.1\r\nHost: logres.test\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: logres.test\r\nContent-Type: application/json\r\n"
UPGRADE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: logres.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
)
PING = b"\x89\xfd" + b"\0" * 4 + b"x" * 125
VISITOR, OTHER = "203.0.113.5", "203.0.113.9"

SHORT = 0.2  # seconds; too short for anything
LONG = 2 * PATIENCE


@contextmanager
def knocking(address: str) -> Iterator[socket.socket]:
    """A raw connection."""
    host, port = address.split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as knocker:
        yield knocker


@contextmanager
def limited(data: Path, connections: int = 150, head: float = LONG, body: float = LONG) -> Iterator[str]:
    """Run a server with these limits, and yield its address."""
    limits = replace(UNLIMITED, connections=connections, head_seconds=head, body_seconds=body)
    with listening(data, limits=limits) as address:
        yield address


@contextmanager
def patient(data: Path) -> Iterator[tuple[str, Limits]]:
    """Run a server with long time limits, and yield its address and its limits to shorten."""
    limits = replace(UNLIMITED, head_seconds=LONG, body_seconds=LONG)
    with listening(data, limits=limits) as address:
        yield address, limits


def hurry(limits: Limits) -> None:
    """Shorten all time limits."""
    object.__setattr__(limits, "head_seconds", SHORT)
    object.__setattr__(limits, "body_seconds", SHORT)


def heard(knocker: socket.socket) -> tuple[int, str]:
    """Return the status and body of the next answer."""
    with HTTPResponse(knocker) as answer:
        answer.begin()
        return answer.status, answer.read().decode()


def is_closed(knocker: socket.socket) -> bool:
    """Whether the server has closed the connection."""
    try:
        return knocker.recv(1) == b""
    except ConnectionResetError:
        return True


def drip(knocker: socket.socket, drop: bytes) -> None:
    """Send a little at a time until there is an answer or the connection is closed."""
    end = time.monotonic() + PATIENCE
    with suppress(OSError):
        while not select.select([knocker], [], [], SHORT / 10)[0]:
            assert time.monotonic() < end, "it was listened to without an end"
            knocker.sendall(drop)


def named(visitor: str) -> bytes:
    """The header in which a proxy names its visitor."""
    return f"X-Forwarded-For: {visitor}\r\n".encode()


def opened_table(address: str) -> tuple[str, str]:
    """Open a table, and return the address of its socket and the guest's cookie."""
    browser = Browser(f"http://{address}")
    browser.ask("POST", "/api/me", {"name": "Ada"})
    _, table = browser.ask("POST", "/api/tables", {"seats": [YOU, DEVICE]})
    return f"ws://{address}/api/tables/{table['id']}/live", browser.cookie


# The size of a head


@pytest.mark.parametrize("start", [GET, POST, UPGRADE], ids=["get", "post", "socket"])
def test_a_head_that_is_too_long_is_refused(tmp_path: Path, start: bytes) -> None:
    with limited(tmp_path) as address, knocking(address) as knocker:
        knocker.sendall(start + b"X-Long: " + b"x" * UNLIMITED.head)
        assert heard(knocker) == (431, f"The head of a request is limited to {UNLIMITED.head} bytes.\n")
        assert is_closed(knocker)


@pytest.mark.parametrize("drop", [b"x" * 1000, b"x: x\r\n" * 100], ids=["one header", "many headers"])
def test_a_head_without_an_end_is_refused(tmp_path: Path, drop: bytes) -> None:
    with limited(tmp_path) as address, knocking(address) as knocker:
        knocker.sendall(GET + b"X-Long: ")
        drip(knocker, drop)
        assert heard(knocker)[0] == 431


def test_an_address_without_an_end_is_refused(tmp_path: Path) -> None:
    with limited(tmp_path) as address, knocking(address) as knocker:
        knocker.sendall(b"GET /")
        drip(knocker, b"x" * 1000)
        assert heard(knocker)[0] == 431


def test_a_head_may_be_as_long_as_is_said_also_the_second_one(tmp_path: Path) -> None:
    with limited(tmp_path) as address, knocking(address) as knocker:
        fill = UNLIMITED.head - len(GET + b"X-Long: \r\n\r\n")
        for _ in range(2):
            knocker.sendall(GET + b"X-Long: " + b"x" * fill + b"\r\n\r\n")
            assert heard(knocker)[0] == 200
        knocker.sendall(GET + b"X-Long: " + b"x" * (fill + 1) + b"\r\n\r\n")
        assert heard(knocker)[0] == 431


def test_a_head_in_many_pieces_is_one_head(tmp_path: Path) -> None:
    with limited(tmp_path) as address, knocking(address) as knocker:
        for byte in GET + b"\r\n":
            knocker.sendall(bytes([byte]))
        assert heard(knocker) == (
            200,
            json.dumps({"name": None, "has_recovery_code": False}, separators=(",", ":")),
        )


def test_headers_behind_a_body_have_the_same_bound(tmp_path: Path) -> None:
    with limited(tmp_path) as address, knocking(address) as knocker:
        knocker.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Long: ")
        drip(knocker, b"x" * 1000)
        assert heard(knocker)[0] == 431


def test_a_body_in_many_pieces_is_no_head(tmp_path: Path) -> None:
    body = json.dumps({"name": "Ada", "more": "x" * (UNLIMITED.body // 2)}).encode()
    pieces = b"".join(b"1\r\n%c\r\n" % byte for byte in body)
    with limited(tmp_path) as address, knocking(address) as knocker:
        knocker.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n" + pieces + b"0\r\n\r\n")
        status, answer = heard(knocker)
        assert (status, json.loads(answer)["code"]) == (400, "bad-request")


# The time of a request


@pytest.mark.parametrize(
    "start", [b"G", GET, POST, UPGRADE, b"\r\n"], ids=["letter", "get", "post", "socket", "line"]
)
def test_a_head_that_takes_too_long_is_refused(tmp_path: Path, start: bytes) -> None:
    with limited(tmp_path, head=SHORT) as address, knocking(address) as knocker:
        knocker.sendall(start)
        assert heard(knocker) == (408, f"The head of this request took more than {SHORT} seconds.\n")
        assert is_closed(knocker)


def test_bytes_win_no_time(tmp_path: Path) -> None:
    with limited(tmp_path, head=SHORT) as address, knocking(address) as knocker:
        knocker.sendall(GET)
        drip(knocker, b"X: x\r\n")
        assert heard(knocker)[0] == 408


def test_the_second_head_of_a_connection_has_no_more_time_than_the_first(tmp_path: Path) -> None:
    with patient(tmp_path) as (address, limits), knocking(address) as knocker:
        knocker.sendall(GET + b"\r\n")
        assert heard(knocker)[0] == 200
        hurry(limits)
        knocker.sendall(b"\r\n")
        assert heard(knocker)[0] == 408


def test_an_idle_connection_is_closed_without_an_answer(tmp_path: Path) -> None:
    with limited(tmp_path, head=SHORT) as address, knocking(address) as knocker:
        assert is_closed(knocker)


@pytest.mark.parametrize(
    "length",
    [b"Content-Length: 20\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n14\r\n"],
    ids=["length", "chunks"],
)
def test_a_body_that_takes_too_long_is_refused(tmp_path: Path, length: bytes) -> None:
    with limited(tmp_path, body=SHORT) as address, knocking(address) as knocker:
        knocker.sendall(POST + length + b'{"name"')
        assert heard(knocker) == (408, f"The body of this request took more than {SHORT} seconds.\n")
        assert is_closed(knocker)


def test_a_body_that_nobody_reads_has_no_more_time(tmp_path: Path) -> None:
    with limited(tmp_path, body=SHORT) as address, knocking(address) as knocker:
        knocker.sendall(GET + b"Content-Length: 1000000\r\n\r\n")
        assert heard(knocker)[0] in (200, 408)  # the time may be over before there is an answer
        drip(knocker, b"x")
        assert is_closed(knocker)


def test_who_looks_at_a_table_has_all_the_time(tmp_path: Path) -> None:
    with patient(tmp_path) as (address, limits):
        url, cookie = opened_table(address)
        hurry(limits)
        with looking(url, cookie) as socket_:
            time.sleep(2 * SHORT)
            socket_.send('{"type": "hello", "seat": 0}')
            assert json.loads(socket_.recv(PATIENCE))["type"] == "state"


# The connections of an address


@pytest.fixture
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no address be a trusted proxy."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")


@pytest.mark.usefixtures("no_proxy")
def test_an_address_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    with limited(tmp_path, connections=3) as address, ExitStack() as stack:
        first, *_ = (stack.enter_context(knocking(address)) for _ in range(3))
        with knocking(address) as one_more:
            status, words = heard(one_more)
            assert (status, "already has 3 open connections" in words) == (429, True)
            assert is_closed(one_more)
        first.close()
        assert until(lambda: answered(address)) == 200


@pytest.mark.usefixtures("no_proxy")
def test_a_name_that_a_visitor_invents_counts_for_nothing(tmp_path: Path) -> None:
    with limited(tmp_path, connections=3) as address, ExitStack() as stack:
        for number in range(3):
            knocker = stack.enter_context(knocking(address))
            knocker.sendall(GET + named(f"203.0.113.{number}") + b"\r\n")
            assert heard(knocker)[0] == 200
        assert heard(stack.enter_context(knocking(address)))[0] == 429


@pytest.mark.usefixtures("no_proxy")
def test_sockets_are_connections_too(tmp_path: Path) -> None:
    with limited(tmp_path, connections=3) as address:
        url, cookie = opened_table(address)
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(looking(url, cookie))
            assert heard(stack.enter_context(knocking(address)))[0] == 429
        assert until(lambda: answered(address)) == 200


@contextmanager
def looking(url: str, cookie: str, visitor: str | None = None) -> Iterator[ClientConnection]:
    """A socket at a table that has received its first message."""
    headers = {"Cookie": cookie} | ({} if visitor is None else {"X-Forwarded-For": visitor})
    with until(lambda: accepted(url, headers)) as socket_:
        socket_.send('{"type": "ping"}')
        socket_.recv(PATIENCE)
        yield socket_


def accepted(url: str, headers: dict[str, str]) -> ClientConnection | None:
    """A socket, once there is room for it."""
    with suppress(InvalidStatus):
        return connect(url, additional_headers=headers)
    return None


def answered(address: str, header: bytes = b"") -> int | None:
    """The status of a request, once there is room for it."""
    with suppress(ConnectionError), knocking(address) as knocker:
        knocker.sendall(GET + header + b"Connection: close\r\n\r\n")
        status, _ = heard(knocker)
        return None if status == 429 else status
    return None


def refused(address: str, visitor: str) -> Json:
    """Return the refusal for a proxy's visitor with too many connections."""
    with knocking(address) as knocker:
        knocker.sendall(GET + named(visitor) + b"\r\n")
        status, words = heard(knocker)
        assert status == 429
        return dict(json.loads(words))


def test_behind_a_proxy_the_address_counts_that_it_names(tmp_path: Path) -> None:
    with limited(tmp_path, connections=2) as address:
        url, cookie = opened_table(address)
        with looking(url, cookie, VISITOR), looking(url, cookie, VISITOR):
            assert refused(address, VISITOR)["code"] == "too-fast"
            with pytest.raises(InvalidStatus) as no_socket:
                connect(url, additional_headers={"Cookie": cookie, "X-Forwarded-For": VISITOR})
            assert no_socket.value.response.status_code == 403
            assert answered(address, named(OTHER)) == 200
        assert until(lambda: answered(address, named(VISITOR))) == 200


def test_behind_a_proxy_a_body_under_way_is_a_connection(tmp_path: Path) -> None:
    half = POST + named(VISITOR) + b"Content-Length: 20\r\n\r\n{"
    with limited(tmp_path, connections=2) as address, knocking(address) as one, knocking(address) as two:
        one.sendall(half)
        two.sendall(half)
        assert "2 open connections" in until(lambda: refused_or_not_yet(address))["message"]
        assert answered(address, named(OTHER)) == 200


def refused_or_not_yet(address: str) -> Json | None:
    """The refusal, once the server has read what was sent before."""
    with suppress(AssertionError):
        return refused(address, VISITOR)
    return None


def test_behind_a_proxy_heads_that_do_not_come_make_room(tmp_path: Path) -> None:
    with limited(tmp_path, connections=3) as address, ExitStack() as stack:
        halves = [stack.enter_context(knocking(address)) for _ in range(10)]
        for half in halves:
            half.sendall(GET)
        for half in halves[:7]:
            assert heard(half) == (503, "Too many connections are waiting for a request.\n")
            assert is_closed(half)
        assert answered(address, named(VISITOR)) == 200
        for half in halves[8:]:
            half.sendall(named(VISITOR) + b"Connection: close\r\n\r\n")
            assert heard(half)[0] == 200


# Other requests without a limit on their cost


def statuses(knocker: socket.socket) -> list[int]:
    """The statuses of all answers until the other side closes."""
    said = b""
    with suppress(ConnectionResetError):
        while piece := knocker.recv(1 << 16):
            said += piece
    return [int(status) for status in re.findall(rb"HTTP/1.1 (\d+) ", said)]


def test_requests_that_do_not_wait_for_answers_end_the_connection(tmp_path: Path) -> None:
    with limited(tmp_path) as address, knocking(address) as knocker:
        knocker.sendall((GET + b"\r\n") * (10 * MAX_PIPELINED))
        assert len(statuses(knocker)) < 10 * MAX_PIPELINED


def test_a_few_pipelined_requests_are_answered_in_order(tmp_path: Path) -> None:
    last = GET.replace(b"/api/me", b"/api/nowhere") + b"Connection: close\r\n\r\n"
    with limited(tmp_path) as address, knocking(address) as knocker:
        knocker.sendall((GET + b"\r\n") * MAX_PIPELINED + last)
        assert statuses(knocker) == [200] * MAX_PIPELINED + [404]


def test_who_pings_and_reads_no_answer_is_dropped(tmp_path: Path) -> None:
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    with listening(tmp_path, send_buffer=4096, hello_seconds=LONG) as address, knocking(address) as knocker:
        knocker.sendall(UPGRADE + key)
        assert knocker.recv(1 << 16).startswith(b"HTTP/1.1 101")
        with pytest.raises(ConnectionError):
            flood(knocker, PING)


def flood(knocker: socket.socket, frame: bytes) -> None:
    """Send a frame more often than the buffers between two sockets can hold."""
    for _ in range(1000):
        knocker.sendall(frame * 1000)


def test_a_message_in_too_many_pieces_is_refused(tmp_path: Path) -> None:
    with listening(tmp_path) as address:
        url, cookie = opened_table(address)
        with looking(url, cookie) as socket_:
            socket_.send("" for _ in range(MAX_FRAGMENTS - 1))  # and one that ends the message
            assert json.loads(socket_.recv(PATIENCE))["type"] == "refused"
            socket_.send("" for _ in range(MAX_FRAGMENTS))
            with pytest.raises(ConnectionClosed) as closed:
                socket_.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
