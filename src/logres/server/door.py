"""What a connection may cost before the application sees it: the size and time of a request, and how many."""

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

from logres.server.limits import Places, neighbourhood
from logres.server.settings import Limits

LINGER = 1.0  # seconds in which a refused client can still read why
CHANCE = 0.25  # seconds in which a proxy that was let in can send what it has
CROWD = 3  # times as many as may stay are let in for that moment
MOST_WAITING = 16  # requests sent on one connection before the first was answered
MOST_PIECES = 64  # of one message on a socket


class DoorConfig(Config):
    """How uvicorn serves the application, with what it may cost."""

    def __init__(self, app: FastAPI, limits: Limits) -> None:
        # Messages are small, so they are not pressed.
        super().__init__(
            app,
            loop="auto",
            http=Door,
            ws=Socket,
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
        self.places = Places(limits.connections)
        self.nameless: dict[Door, None] = {}  # of proxies, before a head has come; the oldest first

    def counted(self, client: tuple[str, int] | None) -> str | None:
        """The address that a connection counts for, or None if it is a trusted proxy's.

        A proxy names an address in each request; the application counts those.
        """
        if client is None or self._is_proxy(client[0]):
            return None
        return neighbourhood(client[0])

    def _is_proxy(self, host: str) -> bool:
        app = self.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts


class Stage(Enum):
    """How far a request has come."""

    HEAD = auto()
    BODY = auto()
    WHOLE = auto()


class Door(HttpToolsProtocol):
    """HTTP with a bound on the head of a request, on its time and on the connections of an address."""

    config: DoorConfig

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._stage = Stage.HEAD
        self._whole = 0  # requests that have come as a whole
        self._loose = 0  # bytes since the last that a request may have any number of
        self._address: str | None = None
        self._is_refused = False
        self._is_handed_on = False  # to a socket
        self._clock: asyncio.TimerHandle | None = None
        self._timed: tuple[int, Stage] | None = None

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in if its address has not too many already."""
        super().connection_made(transport)
        address = self.config.counted(self.client)
        if address is not None and not self.config.places.take(address):
            most = self.config.limits.connections
            self._say(429, f"There are {most} connections from your address already. Close some of them.")
            self._close()
            return
        self._address = address
        self._keep_time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back what the connection has taken."""
        super().connection_lost(exc)
        self._stop_clock()
        if self._address is not None:
            self.config.places.give_back(self._address)

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket, which gives the place back."""
        self._is_handed_on = True
        self._stop_clock()
        super().handle_websocket_upgrade()

    # What comes

    def data_received(self, data: bytes) -> None:
        """Read no further in a head than it may be long."""
        while data and not (self._is_refused or self._is_handed_on or self.transport.is_closing()):
            room = self.config.limits.head - self._loose
            piece, data = data[:room], data[room:]
            self._loose += len(piece)
            super().data_received(piece)
            if self._loose >= self.config.limits.head:
                self._refuse(431, f"The head of a request may have {self.config.limits.head} bytes.")
            elif len(self.pipeline) > MOST_WAITING:
                self._close()
        if not (self._is_refused or self._is_handed_on or self.transport.is_closing()):
            self._keep_time()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._loose = 0
        self._stage = Stage.BODY
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """How long a body may be is for the application to say."""
        self._loose = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there."""
        self._loose = 0
        self._stage = Stage.WHOLE
        self._whole += 1
        super().on_message_complete()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._stage = Stage.HEAD
        super().on_message_begin()

    # Its time

    def _keep_time(self) -> None:
        """Give what is awaited from the client its time; bytes that come in the meantime win none."""
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
            self.config.nameless[self] = None
            if len(self.config.nameless) == limits.connections + 1:
                self.loop.call_later(CHANCE, _turn_away, self.config, limits.connections)
            _turn_away(self.config, CROWD * limits.connections)

    def _awaited(self) -> tuple[int, Stage] | None:
        """Which part of which request the client is to send."""
        if self._stage is Stage.BODY:
            return self._whole, Stage.BODY
        if self._stage is Stage.HEAD or _is_answered(self.cycle):
            return self._whole, Stage.HEAD
        return None

    def _stop_clock(self) -> None:
        self.config.nameless.pop(self, None)
        self._timed = None
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _too_slow(self, seconds: float) -> None:
        if self._stage is not Stage.BODY and not self._loose:
            self._close()  # nothing was asked, so nothing is answered
            return
        part = "body" if self._stage is Stage.BODY else "head"
        self._refuse(408, f"The {part} of this request took more than {seconds:g} seconds.")

    def turn_away(self) -> None:
        """Close a connection on which a head is too long in coming, to make room."""
        if self._can_answer():
            self._say(503, "Too many requests were begun and not sent.")
        self._close()

    # Saying no

    def _refuse(self, status: int, message: str) -> None:
        """Answer with the reason if that can be; then read on for a moment, so that it can be heard."""
        if not self._can_answer():
            self._close()
            return
        self._is_refused = True
        self._say(status, message)
        self.transport.write_eof()
        self.flow.resume_reading()
        if self._stage is Stage.BODY:
            self.cycle.disconnected = True  # for the application, which waits for the rest
            self.cycle.message_event.set()
        self._abort_soon()

    def _close(self) -> None:
        """Close the connection after what was written, but wait no longer for a client that does not read."""
        self._is_refused = True
        self.transport.close()
        self._abort_soon()

    def _abort_soon(self) -> None:
        self._stop_clock()
        self._clock = self.loop.call_later(LINGER, self.transport.abort)

    def _can_answer(self) -> bool:
        """Whether the next answer on this connection is the one to the request that is being read."""
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
    """Whether no answer is under way: everything before was answered, or nothing was asked yet."""
    return last is None or last.response_complete


def _turn_away(config: DoorConfig, most: int) -> None:
    """Of the connections of proxies that name nobody, the oldest make room."""
    while len(config.nameless) > most:
        next(iter(config.nameless)).turn_away()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose connection is counted, and which neither answers nor collects without a bound."""

    config: DoorConfig

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back that the connection took."""
        super().connection_lost(exc)
        address = self.config.counted(self.client)
        if address is not None:
            self.config.places.give_back(address)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client reads none of the answers."""
        if not self.writable.is_set():
            self.transport.abort()
            return
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Collect the pieces of a message; empty ones would cost memory and never reach its greatest size."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_PIECES:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)
