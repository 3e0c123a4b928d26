"""Live updates: every socket has a queue of its own, and who reads too slowly is dropped and resumes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection
from contextlib import suppress

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from logres.server.limits import Buckets
from logres.server.problems import Refusal, failed
from logres.server.settings import Settings
from logres.server.showing import Showing
from logres.server.store import GuestRow
from logres.server.table import Table
from logres.server.tables import Tables
from logres.server.wire import Accepted, FromClient, Hello, LiveDecision, LiveUndo, Ping, Pong, Refused

log = logging.getLogger("logres")

FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)

# Why a socket was closed, for the client: it comes again after each but GONE.
TOO_SLOW, TOO_FAST, SILENT, GONE = 4008, 4029, 4001, 4004


class Looker:
    """A socket at a table: who looks, from which seat, and up to which step it has been told."""

    def __init__(self, socket: WebSocket, guest: GuestRow | None, queue: int) -> None:
        self.socket = socket
        self.guest = guest.id if guest else None
        self.seat: int | None = None
        self.seen: int | None = None  # nothing before the first hello
        self.close_code: int | None = None
        self._queue: asyncio.Queue[str] = asyncio.Queue(queue)
        self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        while True:
            await self.socket.send_text(await self._queue.get())

    def send(self, text: str) -> None:
        """Queue a message; a full queue means that nobody reads."""
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        """Stop serving this socket."""
        self.close_code = self.close_code or code
        self._writing.cancel()

    async def serve(self, reading: asyncio.Task[None]) -> None:
        """Read and write until one of the two ends."""
        tasks = {reading, self._writing}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


class Live:
    """All sockets, by table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lookers: dict[str, dict[Looker, None]] = {}
        self._from: Counter[str] = Counter()
        self.tables: Tables  # the tables know the live updates first
        self.showing: Showing

    def present(self, table: str) -> Collection[str]:
        """The guests who look at a table at this moment."""
        return {looker.guest for looker in self._lookers.get(table, ()) if looker.guest is not None}

    def is_watched(self, table: str) -> bool:
        """Whether anybody looks."""
        return table in self._lookers

    def watch(self, table: Table) -> None:
        """Tell everyone at a table what is new; for each kind of looker it is written down once."""
        written: dict[tuple[str | None, int | None, int | None], str] = {}
        concerned = {seat.guest for seat in table.seats} | {table.kept.table.opener}
        for looker in list(self._lookers.get(table.id, ())):
            if table.is_closed:
                looker.drop(GONE)
            elif looker.seen is not None:
                guest = looker.guest if looker.guest in concerned else None
                key = guest, looker.seat, looker.seen
                if key not in written:
                    written[key] = self.showing.state(table, *key).model_dump_json()
                looker.seen = table.seq
                looker.send(written[key])

    async def attend(self, socket: WebSocket, table: str, guest: GuestRow | None, address: str) -> None:
        """Serve one socket from its hello to its end."""
        if self._from[address] >= self._settings.limits.sockets:
            await socket.close(1008)
            return
        await socket.accept()
        looker = Looker(socket, guest, self._settings.queue)
        self._from[address] += 1
        self._lookers.setdefault(table, {})[looker] = None
        try:
            await looker.serve(asyncio.create_task(self._read(looker, table)))
        finally:
            self._from -= Counter([address])
            self._forget(looker, table)
            with suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
                if socket.application_state == WebSocketState.CONNECTED:
                    await asyncio.wait_for(socket.close(looker.close_code or 1000), 2)
            if guest is not None and guest.id not in self.present(table):
                await self._show_presence(table)

    def _forget(self, looker: Looker, table: str) -> None:
        del self._lookers[table][looker]
        if not self._lookers[table]:
            del self._lookers[table]

    async def _show_presence(self, table: str) -> None:
        """Tell the others that somebody has come or gone."""
        if table not in self._lookers:
            return
        with suppress(Refusal):
            async with self.tables.at(table) as found:
                self.watch(found)

    async def _read(self, looker: Looker, table: str) -> None:
        bucket = Buckets()
        try:
            async with asyncio.timeout(self._settings.hello_seconds) as limit:
                while True:
                    text = await self._text(looker)
                    if text is None:
                        return
                    try:
                        bucket.take("message", "socket", self._settings.limits.messages)
                    except Refusal as refusal:
                        looker.send(Refused(key=None, problem=refusal.problem).model_dump_json())
                        await asyncio.sleep(1)  # reading slower slows the sender down
                    if await self._answer(looker, table, text):
                        limit.reschedule(None)
        except TimeoutError:
            looker.drop(SILENT)

    async def _text(self, looker: Looker) -> str | None:
        """The next message; nothing more once the socket is closed."""
        try:
            message = await looker.socket.receive()
        except RuntimeError:
            return None
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        if text is None:
            return ""
        return str(text)

    async def _answer(self, looker: Looker, table: str, text: str) -> bool:
        """Do what a message asks for; whether the looker is looking now."""
        key = None
        try:
            message = self._understood(text)
            if isinstance(message, Hello):
                await self._hello(looker, table, message)
            elif isinstance(message, Ping):
                looker.send(Pong().model_dump_json())
            else:
                key = message.key
                seq = await self._act(looker, table, message)
                looker.send(Accepted(key=key, seq=seq).model_dump_json())
        except Refusal as refusal:
            looker.send(Refused(key=key, problem=refusal.problem).model_dump_json())
            if refusal.problem.code == "not-found" and looker.seen is None:
                looker.drop(GONE)
        except Exception:
            log.exception("A message at table %s failed.", table)
            looker.send(Refused(key=key, problem=failed().problem).model_dump_json())
        return looker.seen is not None

    def _understood(self, text: str) -> FromClient:
        if len(text) > self._settings.limits.message:
            raise Refusal("too-large", "This message is too long.")
        try:
            return FROM_CLIENT.validate_json(text)
        except ValidationError as problem:
            raise Refusal("bad-request", first_fault(problem)) from None

    async def _hello(self, looker: Looker, table: str, hello: Hello) -> None:
        """Look from a seat, or as a spectator, beginning after the last step that was seen."""
        came = looker.seen is None and looker.guest is not None
        async with self.tables.at(table) as found:
            if hello.seat is not None:
                found.check_holder(hello.seat, looker.guest)
            looker.seat = hello.seat
            looker.seen = found.seq
            state = self.showing.state(found, looker.guest, hello.seat, hello.after)
            looker.send(state.model_dump_json())
            if came:
                self._tell_others(found, looker)

    def _tell_others(self, table: Table, looker: Looker) -> None:
        """Somebody has come; who came has just been shown everything."""
        others = self._lookers.get(table.id, {})
        if sum(other.guest == looker.guest for other in others) == 1:
            del others[looker]
            self.watch(table)
            others[looker] = None

    async def _act(self, looker: Looker, table: str, message: LiveDecision | LiveUndo) -> int:
        guest = looker.guest
        if guest is None:
            raise Refusal("no-name", "Say your name first.")
        if isinstance(message, LiveDecision):
            return await self.tables.decide(guest, table, message)
        return await self.tables.undo(guest, table, message)


def first_fault(problem: ValidationError) -> str:
    """What is wrong with a request, in a sentence that repeats nothing of it."""
    fault = problem.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(map(str, fault["loc"]))[:100]
    return f"{place}: {fault['msg']}" if place else str(fault["msg"])
