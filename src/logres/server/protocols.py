"""HTTP and WebSocket protocols for uvicorn that limit what a connection may cost.

They bound the size and time of a request and the number of connections, before the application sees them.
"""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame

from logres.server.limits import Slots, limited_address
from logres.server.settings import Limits

LINGER = 1.0  # seconds in which a refused client can read the reason
GRACE = 0.25  # seconds in which a proxy's connection can send its head before it may be closed
GRACE_FACTOR = 3  # times the limit may be open during the grace period
MAX_PIPELINED = 16  # requests on one connection that wait for an answer
MAX_FRAGMENTS = 64  # of one message on a socket


class LimitedConfig(Config):
    """The configuration of uvicorn with these protocols and their shared counts."""

    def __init__(self, app: FastAPI, limits: Limits) -> None:
        # Messages are small, so compression would not pay.
        super().__init__(
            app,
            loop="auto",
            http=LimitedHttp,
            ws=LimitedWebSocket,
            ws_per_message_deflate=False,
            ws_max_size=64 * 1024,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
        self.limits = limits
        self.slots = Slots(limits.connections)
        self.headless: dict[LimitedHttp, None] = {}  # a proxy's connections without a head, the oldest first

    def counted(self, client: tuple[str, int] | None) -> str | None:
        """Return the address that a connection counts for, or None if it is a trusted proxy's.

        A proxy names the visitor's address in each request, and the application counts those.
        """
        if client is None or self._is_proxy(client[0]):
            return None
        return limited_address(client[0])

    def _is_proxy(self, host: str) -> bool:
        app = self.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts


class Stage(Enum):
    """The part of a request that is being received."""

    HEAD = auto()
    BODY = auto()
    WHOLE = auto()


class LimitedHttp(HttpToolsProtocol):
    """HTTP with limits for the head of a request, its time and the connections of an address."""

    config: LimitedConfig

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._stage = Stage.HEAD
        self._received = 0  # complete requests
        self._head_bytes = 0  # since the last head or piece of a body was complete
        self._address: str | None = None
        self._is_refused = False
        self._is_upgraded = False  # to a WebSocket
        self._clock: asyncio.TimerHandle | None = None
        self._timed: tuple[int, Stage] | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection unless its address has too many."""
        super().connection_made(transport)
        address = self.config.counted(self.client)
        if address is not None and not self.config.slots.take(address):
            most = self.config.limits.connections
            self._say(429, f"Your address already has {most} open connections. Close some of them.")
            self._close()
            return
        self._address = address
        self._restart_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the slot of the connection."""
        super().connection_lost(exc)
        self._stop_clock()
        if self._address is not None:
            self.config.slots.give_back(self._address)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket, which frees the slot."""
        self._is_upgraded = True
        self._stop_clock()
        super().handle_websocket_upgrade()

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Read a head no further than its limit."""
        while data and not (self._is_refused or self._is_upgraded or self.transport.is_closing()):
            room = self.config.limits.head - self._head_bytes
            piece, data = data[:room], data[room:]
            self._head_bytes += len(piece)
            super().data_received(piece)
            if self._head_bytes >= self.config.limits.head:
                self._refuse(431, f"The head of a request is limited to {self.config.limits.head} bytes.")
            elif len(self.pipeline) > MAX_PIPELINED:
                self._close()
        if not (self._is_refused or self._is_upgraded or self.transport.is_closing()):
            self._restart_clock()

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._head_bytes = 0
        self._stage = Stage.BODY
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Pass a piece of the body on. The application limits its size."""
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Count a complete request."""
        self._head_bytes = 0
        self._stage = Stage.WHOLE
        self._received += 1
        super().on_message_complete()

    def on_message_begin(self) -> None:
        """Wait for the head of the next request."""
        self._stage = Stage.HEAD
        super().on_message_begin()

    # Time limits

    def _restart_clock(self) -> None:
        """Start the time limit of the next head or body. Single bytes do not extend it."""
        awaited = self._awaited()
        if awaited == self._timed:
            return
        self._stop_clock()
        if awaited is None:
            return
        self._timed = awaited
        limits = self.config.limits
        seconds = limits.body_seconds if self._stage is Stage.BODY else limits.head_seconds
        self._clock = self.loop.call_later(seconds, self._too_slow, seconds)
        if self._stage is not Stage.BODY and self._address is None:
            self.config.headless[self] = None
            if len(self.config.headless) == limits.connections + 1:
                self.loop.call_later(GRACE, _close_oldest, self.config, limits.connections)
            _close_oldest(self.config, GRACE_FACTOR * limits.connections)

    def _awaited(self) -> tuple[int, Stage] | None:
        """Return which part of which request the client has to send."""
        if self._stage is Stage.BODY:
            return self._received, Stage.BODY
        if self._stage is Stage.HEAD or _is_answered(self.cycle):
            return self._received, Stage.HEAD
        return None

    def _stop_clock(self) -> None:
        self.config.headless.pop(self, None)
        self._timed = None
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _too_slow(self, seconds: float) -> None:
        if self._stage is not Stage.BODY and not self._head_bytes:
            self._close()  # an idle connection gets no answer
            return
        part = "body" if self._stage is Stage.BODY else "head"
        self._refuse(408, f"The {part} of this request took more than {seconds:g} seconds.")

    def give_way(self) -> None:
        """Close a connection that has not sent its head, to make room for others."""
        if self._can_answer():
            self._say(503, "Too many connections are waiting for a request.")
        self._close()

    # Refusing

    def _refuse(self, status: int, message: str) -> None:
        """Answer with the reason if possible, and read on for a moment so that the client receives it."""
        if not self._can_answer():
            self._close()
            return
        self._is_refused = True
        self._say(status, message)
        self.transport.write_eof()
        self.flow.resume_reading()
        if self._stage is Stage.BODY:
            self.cycle.disconnected = True  # so that the application stops waiting for the rest
            self.cycle.message_event.set()
        self._abort_soon()

    def _close(self) -> None:
        """Close the connection after pending writes, or after a moment if the client does not read them."""
        self._is_refused = True
        self.transport.close()
        self._abort_soon()

    def _abort_soon(self) -> None:
        self._stop_clock()
        self._clock = self.loop.call_later(LINGER, self.transport.abort)

    def _can_answer(self) -> bool:
        """Whether the next answer on this connection belongs to the request that is being received."""
        if self.transport.is_closing():
            return False
        if self._stage is Stage.BODY:
            return not (self.cycle.response_started or self.pipeline)
        return _is_answered(self.cycle)

    def _say(self, status: int, message: str) -> None:
        body = f"{message}\n".encode()
        head = [
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
            "content-type: text/plain; charset=utf-8",
            f"content-length: {len(body)}",
            "connection: close",
        ]
        self.transport.write("\r\n".join([*head, "", ""]).encode() + body)


def _is_answered(last: RequestResponseCycle | None) -> bool:
    """Whether no answer is pending."""
    return last is None or last.response_complete


def _close_oldest(config: LimitedConfig, most: int) -> None:
    """Close the oldest connections of proxies that have not sent a head."""
    while len(config.headless) > most:
        next(iter(config.headless)).give_way()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that counts its connection and limits pending pongs and fragments."""

    config: LimitedConfig

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the slot of the connection."""
        super().connection_lost(exc)
        address = self.config.counted(self.client)
        if address is not None:
            self.config.slots.give_back(address)

    def handle_ping(self) -> None:
        """Answer a ping, or close the connection if the client does not read the answers."""
        if not self.writable.is_set():
            self.transport.abort()
            return
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Collect the fragments of a message. Empty ones cost memory and never reach the size limit."""
        if self.close_sent:
            return
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)
