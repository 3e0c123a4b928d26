"""The visitors of a load test. They do as little as possible, so that only the server is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import time
import urllib.request
from collections.abc import Callable, Sequence
from typing import cast

from load_server import NAMES, Laid

Heard = Callable[[str], None]

SEATS = range(len(NAMES))
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """A WebSocket to a server that sends whole, short frames."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        self._buffer = bytearray()
        self.hear: Heard = lambda _: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # a first message
        self.messages = 0
        self.bytes = 0

    @classmethod
    async def open(cls, port: int, path: str, cookie: str = "") -> Socket:
        """Connect and wait for the upgrade."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(port, path, cookie), "127.0.0.1", port)
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is not a subclass
        self._transport.write(self._head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail everything that still waits for the server."""
        for awaited in (self.opened, self.heard):
            if not awaited.done():
                awaited.set_exception(ConnectionError("the server has closed the connection"))
                awaited.exception()  # mark it as retrieved, because nobody may be waiting

    def send(self, message: str) -> None:
        """Send a text. Its mask is zero, which costs the client nothing and the server the usual work."""
        body = message.encode()
        length = len(body)
        head = struct.pack("!BB", 128 | TEXT, 128 | length) if length < 126 else b""
        head = head or struct.pack("!BBH", 128 | TEXT, 128 | 126, length)
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Close the connection without a closing handshake."""
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read the answer to the upgrade, then frames."""
        self._buffer += data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.splitlines()[0]:
                self.opened.set_exception(ConnectionError(head.splitlines()[0].decode()))
                return
            self._buffer = rest
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length, start = int.from_bytes(buffer[start : start + wide], "big"), start + wide
            if len(buffer) < start + length:
                break
            kind = buffer[at] & 15
            body = bytes(buffer[start : start + length])
            at = start + length
            self._hear_frame(kind, body)
        if at:
            del buffer[:at]

    def _hear_frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            if not self.messages:
                self.heard.set_result(None)
            self.messages += 1
            self.bytes += len(body)
            self.hear(body.decode())
        elif kind == PING:
            self._transport.write(struct.pack("!BB", 128 | PONG, 128 | len(body)) + b"\0\0\0\0" + body)
        elif kind == CLOSE:
            self._transport.close()


class Party:
    """The four sockets of a table, which decides at random."""

    def __init__(self, number: int) -> None:
        self._chance = random.Random(number)
        self._sockets: list[Socket] = []
        self._made = 0
        self._told = 0  # sockets that have heard of the last decision
        self._next: tuple[int, int, list[str]] | None = None  # seat, step and words of the question
        self._began = 0.0
        self.message = ""  # the last one that was heard
        self.done: asyncio.Future[float] | None = None

    @classmethod
    async def gathered(cls, ports: Sequence[int], laid: Laid, number: int) -> Party:
        """Connect a socket for each seat, to these ports in turn."""
        party = cls(number)
        for seat in SEATS:
            socket = await Socket.open(ports[seat % len(ports)], f"/api/tables/{laid.id}/live", laid.cookie)
            socket.hear = party._hear
            party._sockets.append(socket)
            socket.send(json.dumps({"type": "hello", "seat": seat}))
        while party._told < len(SEATS):
            await asyncio.sleep(0.001)
        return party

    @property
    def is_idle(self) -> bool:
        """Whether it can decide now."""
        return self.done is None and self._next is not None

    def decide(self, since: float) -> asyncio.Future[float]:
        """Send a decision. The result is the time until all four seats have seen it."""
        assert self._next is not None, "the game is over"
        (seat, seq, words), self._next, self._told = self._next, None, 0
        self._made, self._began = self._made + 1, since
        option = self._chance.choice(words)
        decision = {"type": "decide", "seat": seat, "expected": seq, "option": option}
        self.done = asyncio.get_running_loop().create_future()
        self._sockets[seat].send(json.dumps({**decision, "key": f"load-{seq}-{self._made:08}"}))
        return self.done

    def close(self) -> None:
        """Leave the table."""
        for socket in self._sockets:
            socket.close()

    def _hear(self, text: str) -> None:
        if not text.startswith(('{"type":"change"', '{"type":"state"')):
            assert not text.startswith('{"type":"refused"'), text
            return
        self._told += 1
        self.message = text
        if '"question":{' in text:
            message = json.loads(text)
            question = message["question"]
            self._next = question["seat"], message["seq"], question["words"]
        if self._told == len(SEATS) and self.done is not None:
            done, self.done = self.done, None
            done.set_result(time.perf_counter() - self._began)


class Room:
    """Four sockets of the toy."""

    def __init__(self, sockets: Sequence[Socket], message: str) -> None:
        self._sockets = sockets
        self._message = message
        self._left = 0
        self._done: asyncio.Future[None] | None = None
        for socket in sockets:
            socket.hear = self._hear

    @classmethod
    async def of(cls, port: int, number: int, message: str) -> Room:
        """Connect four sockets."""
        return cls([await Socket.open(port, f"/api/tables/{number}/live") for _ in SEATS], message)

    def relay(self) -> asyncio.Future[None]:
        """Send the message to all four."""
        self._left, self._done = len(self._sockets), asyncio.get_running_loop().create_future()
        self._sockets[0].send(self._message)
        return self._done

    def _hear(self, text: str) -> None:
        self._left -= 1
        if not self._left and self._done is not None:
            self._done.set_result(None)


def named(port: int, name: str) -> str:
    """Choose a name, and return the cookie of the new guest."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/me",
        json.dumps({"name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as response:  # noqa: S310
        return str(response.headers["set-cookie"]).split(";")[0]
