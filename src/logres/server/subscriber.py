"""A socket that follows a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from logres.server.background import log_failure
from logres.server.metrics import DROPPED_SOCKETS

# Why the server closed a socket. The client connects again after each but GONE.
SILENT, SIGNED_OUT, GONE, TOO_SLOW = 4001, 4003, 4004, 4008
CLOSE_SECONDS = 2.0


class Subscriber:
    """Writes messages to a socket from a queue, and knows which seat it shows and the last step it sent."""

    def __init__(self, socket: WebSocket, guest_id: str | None, queue_size: int) -> None:
        self.socket = socket
        self.guest_id = guest_id
        self.seat: int | None = None
        self.seen: int | None = None  # the last step that was sent, or None before the first hello
        self.foreseen: int | None = None  # the last step whose question's outcomes were sent
        self.needs_state = False  # the next message must be the whole state
        self.online: Sequence[bool] = ()  # the seats as it was told of them last
        self._close_code: int | None = None
        self._is_dropped = False
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(queue_size)
        self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        with suppress(RuntimeError, OSError, WebSocketDisconnect):  # the client is gone
            while (text := await self._queue.get()) is not None:
                await self.socket.send_text(text)

    def send(self, text: str) -> None:
        """Queue a message. If the queue is full, the client reads too slowly and is disconnected."""
        self._put(text)

    def end(self, code: int) -> None:
        """Close the socket after the queued messages."""
        self._close_code = self._close_code or code
        self._put(None)

    def _put(self, text: str | None) -> None:
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self._drop()

    def _drop(self) -> None:
        """Stop writing to a client that reads too slowly, which happens once however much more is sent."""
        if not self._is_dropped:
            self._is_dropped = True
            DROPPED_SOCKETS.inc()
            self._close_code = self._close_code or TOO_SLOW
            self._writing.cancel()

    async def serve(self, reading: asyncio.Task[None]) -> None:
        """Read and write until one of the two ends."""
        tasks = {reading, self._writing}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                log_failure(task)
        finally:
            for task in tasks:
                task.cancel()

    async def receive(self) -> str | None:
        """Wait for the next message, or return None once the socket is closed."""
        try:
            message = await self.socket.receive()
        except RuntimeError:
            return None
        if message["type"] == "websocket.disconnect":
            return None
        return str(message.get("text") or "")

    async def close(self) -> None:
        """Close the socket, unless the client has done so."""
        with suppress(RuntimeError, OSError, WebSocketDisconnect):
            if self.socket.application_state == WebSocketState.CONNECTED:
                await asyncio.wait_for(self.socket.close(self._close_code or 1000), CLOSE_SECONDS)
