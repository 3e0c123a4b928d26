"""Live updates: every socket has a queue of its own, and who reads too slowly is dropped and resumes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from contextlib import suppress

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from logres.server.errands import Errands
from logres.server.limits import Bucket, Places
from logres.server.problems import NoTable, Refusal, failed
from logres.server.settings import Settings
from logres.server.showing import Showing
from logres.server.store import GuestRow
from logres.server.table import Table
from logres.server.tables import Tables
from logres.server.wire import (
    Accepted,
    FromClient,
    Hello,
    LiveDecision,
    LiveUndo,
    Ping,
    Pong,
    Refused,
    written,
)

log = logging.getLogger("logres")

FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)

# Why a socket was closed, for the client: it comes again after each but GONE.
SILENT, GONE, TOO_SLOW = 4001, 4004, 4008
CLOSE_SECONDS = 2.0


class Looker:
    """A socket at a table: who looks, from which seat, and up to which step it has been told."""

    def __init__(self, socket: WebSocket, guest: GuestRow | None, queue: int) -> None:
        self.socket = socket
        self.guest = guest.id if guest else None
        self.seat: int | None = None
        self.seen: int | None = None  # nothing before the first hello
        self.is_lost = False  # it needs the whole view
        self.close_code: int | None = None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(queue)
        self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        with suppress(RuntimeError, OSError, WebSocketDisconnect):  # whoever has gone reads no more
            while (text := await self._queue.get()) is not None:
                await self.socket.send_text(text)

    def send(self, text: str | None) -> None:
        """Queue a message, or the end; a full queue means that nobody reads."""
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.close_code = self.close_code or TOO_SLOW
            self._writing.cancel()

    def end(self, code: int) -> None:
        """Close this socket after what is still to be written."""
        self.close_code = self.close_code or code
        self.send(None)

    async def serve(self, reading: asyncio.Task[None]) -> None:
        """Read and write until one of the two ends."""
        tasks = {reading, self._writing}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()


class News:
    """What is new at a table; for each kind of looker it is written down once."""

    def __init__(self, showing: Showing, table: Table) -> None:
        self.table = table
        self._showing = showing
        self._concerned = {seat.guest for seat in table.seats} | {table.kept.table.opener}
        self._changes: dict[tuple[int | None, int], str | None] = {}
        self._states: dict[tuple[str | None, int | None, int | None], str] = {}
        self._people: dict[str | None, str] = {}

    def texts(self, looker: Looker, *, are_others: bool) -> list[str]:
        """What is new to a looker: steps, people, both; or everything, where the looker has lost track."""
        seen, texts = looker.seen, []
        if seen is None or seen > self.table.seq or looker.is_lost:
            return [self._state(looker)]
        if seen < self.table.seq:
            change = self._change(looker.seat, seen)
            if change is None:
                return [self._state(looker)]
            texts.append(change)
        if are_others:
            texts.append(self._people_for(looker))
        return texts

    def _change(self, seat: int | None, seen: int) -> str | None:
        key = seat, seen
        if key not in self._changes:
            change = self._showing.change(self.table, seat, seen)
            self._changes[key] = None if change is None else written(change)
        return self._changes[key]

    def _state(self, looker: Looker) -> str:
        key = self._guest(looker), looker.seat, looker.seen
        if key not in self._states:
            self._states[key] = written(self._showing.state(self.table, *key))
        return self._states[key]

    def _people_for(self, looker: Looker) -> str:
        guest = self._guest(looker)
        if guest not in self._people:
            self._people[guest] = written(self._showing.people(self.table, guest))
        return self._people[guest]

    def _guest(self, looker: Looker) -> str | None:
        """Whose eyes matter: all who only look on see the same."""
        return looker.guest if looker.guest in self._concerned else None


class Live:
    """All sockets, by table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lookers: dict[str, dict[Looker, None]] = {}
        self._people: dict[str, object] = {}  # who was at each table when it was last told
        self._places = Places(settings.limits.sockets)
        self._telling = Errands()
        self.tables: Tables  # the tables know the live updates first
        self.showing: Showing

    def present(self, table: str) -> Collection[str]:
        """The guests who look at a table at this moment."""
        return {looker.guest for looker in self._lookers.get(table, ()) if looker.guest is not None}

    def is_watched(self, table: str) -> bool:
        """Whether anybody looks."""
        return table in self._lookers

    def watch(self, table: Table, but: Looker | None = None) -> None:
        """Tell everyone at a table what is new."""
        lookers = self._lookers.get(table.id, ())
        if table.is_closed:
            for looker in lookers:
                looker.end(GONE)
            return
        if not lookers:
            return
        people = self._people_at(table)
        are_others = self._people.get(table.id) != people
        self._people[table.id] = people
        news = News(self.showing, table)
        for looker in lookers:
            if looker.seen is not None and looker is not but:
                self._tell(looker, news, are_others=are_others)

    def _people_at(self, table: Table) -> object:
        """All that a message about people says, to compare by."""
        return table.seats, len(table.notices), table.kept.rematch, self.present(table.id)

    def _tell(self, looker: Looker, news: News, *, are_others: bool) -> None:
        """Tell a looker what is new; if that fails, it is no fault of the others."""
        table = news.table
        if looker.seat is not None and table.seats[looker.seat].guest != looker.guest:
            looker.seat, looker.is_lost = None, True  # who has left the seat looks on as a spectator
        try:
            texts = news.texts(looker, are_others=are_others)
        except Exception:
            log.exception("Table %s cannot be shown to seat %s.", table.id, looker.seat)
            looker.is_lost = True
            looker.send(written(Refused(key=None, problem=failed().problem)))
            return
        looker.seen, looker.is_lost = table.seq, False
        for text in texts:
            looker.send(text)

    async def attend(self, socket: WebSocket, table: str, guest: GuestRow | None, address: str) -> None:
        """Serve one socket from its hello to its end."""
        if not self._places.take(address):
            await socket.close(1008)
            return
        try:
            await self._attend(socket, table, guest)
        finally:
            self._places.give_back(address)

    async def _attend(self, socket: WebSocket, table: str, guest: GuestRow | None) -> None:
        await socket.accept()
        looker = Looker(socket, guest, self._settings.queue)
        self._lookers.setdefault(table, {})[looker] = None
        try:
            await looker.serve(asyncio.create_task(self._read(looker, table)))
        finally:
            self._forget(looker, table)
            if guest is not None and guest.id not in self.present(table):
                self._show_presence(table)
            with suppress(RuntimeError, OSError, WebSocketDisconnect):
                if socket.application_state == WebSocketState.CONNECTED:
                    await asyncio.wait_for(socket.close(looker.close_code or 1000), CLOSE_SECONDS)

    def _is_alone(self, looker: Looker, table: str) -> bool:
        """Whether this guest looks at the table from nowhere else."""
        return sum(other.guest == looker.guest for other in self._lookers[table]) == 1

    def _forget(self, looker: Looker, table: str) -> None:
        del self._lookers[table][looker]
        if not self._lookers[table]:
            del self._lookers[table]
            self._people.pop(table, None)

    def _show_presence(self, table: str) -> None:
        """Tell the others that somebody has gone; who has gone does not wait for it."""

        async def show() -> None:
            async with self.tables.at(table) as found:
                self.watch(found)

        if table in self._lookers:
            self._telling.start(show())

    async def close(self) -> None:
        """Finish what was begun."""
        await self._telling.finish()

    async def _read(self, looker: Looker, table: str) -> None:
        messages = Bucket(self._settings.limits.messages)
        try:
            async with asyncio.timeout(self._settings.hello_seconds) as limit:
                while True:
                    text = await self._text(looker)
                    if text is None:
                        return
                    while wait := messages.take(time.monotonic()):
                        await asyncio.sleep(wait)  # reading slower slows the sender down
                    if await self._answer(looker, table, text):
                        limit.reschedule(None)
        except TimeoutError:
            looker.end(SILENT)

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
                looker.send(written(Pong()))
            else:
                key = message.key
                seq = await self._act(looker, table, message)
                looker.send(written(Accepted(key=key, seq=seq)))
        except Refusal as refusal:
            looker.send(written(Refused(key=key, problem=refusal.problem)))
            if isinstance(refusal, NoTable):
                looker.end(GONE)
        except Exception:
            log.exception("A message at table %s failed.", table)
            looker.send(written(Refused(key=key, problem=failed().problem)))
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
        came = looker.seen is None and looker.guest is not None and self._is_alone(looker, table)
        async with self.tables.at(table) as found:
            if hello.seat is not None:
                found.check_holder(hello.seat, looker.guest)
            looker.seat, looker.seen, looker.is_lost = hello.seat, found.seq, False
            self._people.setdefault(table, self._people_at(found))
            looker.send(written(self.showing.state(found, looker.guest, hello.seat, hello.after)))
            if came:
                self.watch(found, but=looker)

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
