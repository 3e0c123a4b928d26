"""Live updates over sockets. Slow readers are disconnected and catch up when they reconnect."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from logres.engine.outlook import Outcome
from logres.server.limits import Buckets, Slots, Visitor
from logres.server.outlook import Outlooks
from logres.server.playing import Playing
from logres.server.presence import Gathered, Presence
from logres.server.problems import NoTable, Refusal, failed, malformed, refusal_for
from logres.server.rows import GuestRow
from logres.server.settings import Settings
from logres.server.subscriber import GONE, SIGNED_OUT, SILENT, Subscriber
from logres.server.table import Table
from logres.server.table_views import TableChanges, TableViews, outcome_info
from logres.server.tables import Tables
from logres.server.wire.answers import Accepted, BotsWait, Pong, Refused, TableOutlook, json_text
from logres.server.wire.requests import FromClient, Hello, LiveDecision, LiveUndo, Ping

log = logging.getLogger("logres")

FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(FromClient)


class Updates:
    """The messages about one change of a table, each written once for all subscribers that see the same."""

    def __init__(self, views: TableViews, table: Table) -> None:
        self.table = table
        self._views = views
        self._written = TableChanges(table)
        self._concerned = {seat.guest_id for seat in table.seats} | {table.row.opener_id}
        self._changes: dict[tuple[int | None, int], str | None] = {}
        self._states: dict[tuple[str | None, int | None, int | None], str] = {}
        self._people: dict[str | None, str] = {}

    def texts(self, subscriber: Subscriber, *, are_people_new: bool) -> list[str]:
        """List what is new to a subscriber: steps, people or both, or the state if the steps are unknown."""
        seen, texts = subscriber.seen, []
        if seen is None or seen > self.table.seq or subscriber.needs_state:
            return [self._state(subscriber)]
        if seen < self.table.seq:
            change = self._change(subscriber.seat, seen)
            if change is None:
                return [self._state(subscriber)]
            texts.append(change)
        if are_people_new:
            texts.append(self._people_for(subscriber))
        return texts

    def _change(self, seat: int | None, seen: int) -> str | None:
        key = seat, seen
        if key not in self._changes:
            self._changes[key] = self._written.after(seen, seat)
        return self._changes[key]

    def _state(self, subscriber: Subscriber) -> str:
        key = self._guest_id(subscriber), subscriber.seat, subscriber.seen
        if key not in self._states:
            self._states[key] = json_text(self._views.state(self.table, *key))
        return self._states[key]

    def _people_for(self, subscriber: Subscriber) -> str:
        guest_id = self._guest_id(subscriber)
        if guest_id not in self._people:
            self._people[guest_id] = json_text(self._views.people(self.table, guest_id))
        return self._people[guest_id]

    def _guest_id(self, subscriber: Subscriber) -> str | None:
        """Return the guest if the message depends on it. All spectators see the same."""
        return subscriber.guest_id if subscriber.guest_id in self._concerned else None


class Live:
    """Serves the sockets of all tables."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        playing: Playing,
        views: TableViews,
        presence: Presence,
        buckets: Buckets,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._playing = playing
        self._views = views
        self._presence = presence
        self._buckets = buckets
        self._slots = Slots(settings.limits.sockets)
        self._subscribers: dict[str, dict[Subscriber, None]] = {}
        self._people: dict[str, object] = {}  # at each table, as they were last sent
        self._outlooks = Outlooks(self._tell_outcomes)
        self._coming_and_going = Gathered(settings.presence_seconds, self._tell_presence)

    async def close(self) -> None:
        """Stop trying the options of questions."""
        await self._outlooks.close()

    @property
    def sockets(self) -> int:
        """The number of sockets that follow a table."""
        return self._slots.taken

    # Out

    def publish(self, table: Table) -> None:
        """Send what is new at a table to its subscribers."""
        subscribers = self._subscribers.get(table.id, ())
        if table.is_closed:
            for subscriber in subscribers:
                subscriber.end(GONE)
            return
        if not subscribers:
            return
        people = self._people_at(table)
        are_people_new = self._people.get(table.id) != people
        self._people[table.id] = people
        updates = Updates(self._views, table)
        for subscriber in subscribers:
            if subscriber.seen is not None:
                self._update(subscriber, updates, are_people_new=are_people_new)
        self._foresee(table)

    def _foresee(self, table: Table) -> None:
        """Have the options of the question tried if somebody who is asked has not seen what they bring."""
        if any(self._asked(table)):
            self._outlooks.want(table)

    def _asked(self, table: Table) -> Iterator[Subscriber]:
        """The subscribers that see the question and have not been told what its options bring."""
        choice = table.choice
        if choice is not None:
            for subscriber in self._subscribers.get(table.id, ()):
                if subscriber.seat == choice.seat and subscriber.seen == table.seq != subscriber.foreseen:
                    yield subscriber

    def _tell_outcomes(self, table: Table, outcomes: list[Outcome]) -> None:
        """Tell those who are asked what their options bring."""
        asked = [*self._asked(table)]
        if not asked or table.choice is None:
            return
        seat = table.choice.seat
        text = json_text(
            TableOutlook(
                seat=seat, seq=table.seq, outcomes=[outcome_info(outcome, seat) for outcome in outcomes]
            )
        )
        for subscriber in asked:
            subscriber.foreseen = table.seq
            subscriber.send(text)

    def sign_out(self, guest_id: str) -> None:
        """Close all sockets of a guest. Browsers that still know the guest connect again."""
        for subscribers in [*self._subscribers.values()]:
            for subscriber in subscribers:
                if subscriber.guest_id == guest_id:
                    subscriber.end(SIGNED_OUT)

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at a table."""
        return table_id in self._subscribers

    def tell(self, table_id: str, message: BotsWait) -> None:
        """Send all subscribers of a table a message that changes nothing at it."""
        for subscriber in self._subscribers.get(table_id, ()):
            if subscriber.seen is not None:
                subscriber.send(json_text(message))

    def _people_at(self, table: Table) -> object:
        """Return everything that a message about people depends on, to compare it later."""
        return table.seats, len(table.notices), table.stored.rematch

    def come_or_gone(self, table_id: str) -> None:
        """Tell those at a table soon who is there, because that has changed at another server."""
        if table_id in self._subscribers:
            self._coming_and_going.ask(table_id)

    def _tell_presence(self, table_id: str) -> None:
        """Tell the subscribers of a table which seats are online, if that is new to them."""
        table = self._tables.in_memory(table_id)
        if table is None:
            return
        presence = self._views.presence(table)
        text = json_text(presence)
        for subscriber in self._subscribers.get(table_id, ()):
            if subscriber.seen is not None and subscriber.online != presence.online:
                subscriber.online = presence.online
                subscriber.send(text)

    def _update(self, subscriber: Subscriber, updates: Updates, *, are_people_new: bool) -> None:
        """Send a subscriber what is new. A failure is logged and does not concern the others."""
        table = updates.table
        if subscriber.seat is not None and table.seats[subscriber.seat].guest_id != subscriber.guest_id:
            subscriber.seat, subscriber.needs_state = (
                None,
                True,
            )  # a guest who has left the seat is a spectator
        try:
            texts = updates.texts(subscriber, are_people_new=are_people_new)
        except Exception:
            log.exception("Table %s cannot be shown to seat %s.", table.id, subscriber.seat)
            subscriber.needs_state = True
            refuse(subscriber, failed())
            return
        subscriber.seen, subscriber.needs_state = table.seq, False
        for text in texts:
            subscriber.send(text)

    # In

    async def attend(self, socket: WebSocket, table_id: str, guest: GuestRow | None, address: str) -> None:
        """Serve one socket until it is closed."""
        if not self._slots.take(address):
            await socket.close(1008)
            return
        try:
            with self._tables.pinned(table_id):
                await self._attend(socket, table_id, Visitor(guest.id if guest else None, address))
        finally:
            self._slots.give_back(address)

    async def _attend(self, socket: WebSocket, table_id: str, visitor: Visitor) -> None:
        await socket.accept()
        subscriber = Subscriber(socket, visitor.guest, self._settings.socket_queue)
        self._subscribers.setdefault(table_id, {})[subscriber] = None
        try:
            await subscriber.serve(asyncio.create_task(self._read(subscriber, table_id, visitor)))
        finally:
            self._unsubscribe(subscriber, table_id)
            await subscriber.close()

    def _unsubscribe(self, subscriber: Subscriber, table_id: str) -> None:
        """Remove a socket, and tell the others if its guest has left the table."""
        remaining = self._subscribers[table_id]
        del remaining[subscriber]
        if not remaining:
            del self._subscribers[table_id]
            self._people.pop(table_id, None)
        if subscriber.guest_id is None or subscriber.seen is None:
            return
        if self._presence.leave(table_id, subscriber.guest_id) and remaining:
            self._coming_and_going.ask(table_id)

    async def _read(self, subscriber: Subscriber, table_id: str, visitor: Visitor) -> None:
        rate = self._settings.limits.messages
        try:
            async with asyncio.timeout(self._settings.hello_seconds) as limit:
                while (text := await subscriber.receive()) is not None:
                    while wait := self._buckets.wait("message", visitor, rate):
                        await asyncio.sleep(wait)  # reading more slowly slows the sender down
                    deadline = limit.when()
                    limit.reschedule(
                        None
                    )  # loading the table may take long, but that is not the client's fault
                    await self._answer(subscriber, table_id, text)
                    if subscriber.seen is None:
                        limit.reschedule(deadline)
        except TimeoutError:
            subscriber.end(SILENT)

    async def _answer(self, subscriber: Subscriber, table_id: str, text: str) -> None:
        """Do what a message asks for, and answer it."""
        key = None
        try:
            message = self._parsed(text)
            if isinstance(message, Hello):
                await self._hello(subscriber, table_id, message)
            elif isinstance(message, Ping):
                subscriber.send(json_text(Pong()))
            else:
                key = message.key
                seq = await self._step(subscriber, table_id, message)
                subscriber.send(json_text(Accepted(key=key, seq=seq)))
        except Exception as problem:
            refusal = refusal_for(problem)
            if refusal is None:
                log.exception("A message at table %s failed.", table_id)
            refuse(subscriber, refusal or failed(), key)
            if isinstance(refusal, NoTable):
                subscriber.end(GONE)

    def _parsed(self, text: str) -> FromClient:
        if len(text) > self._settings.limits.message:
            raise Refusal("too-large", "This message is too long.")
        try:
            return FROM_CLIENT.validate_json(text)
        except ValidationError as problem:
            fault = problem.errors(include_url=False, include_context=False, include_input=False)[0]
            raise malformed(fault["loc"], fault["msg"]) from None

    async def _hello(self, subscriber: Subscriber, table_id: str, hello: Hello) -> None:
        """Show the table from a seat or as a spectator, with the steps that the client has missed."""
        guest_id = subscriber.guest_id
        async with self._tables.locked(table_id, hello.after) as table:
            if hello.seat is not None:
                table.check_holder(hello.seat, guest_id)
            is_first = subscriber.seen is None
            has_come = is_first and guest_id is not None and self._presence.enter(table_id, guest_id)
            subscriber.seat, subscriber.seen, subscriber.needs_state = hello.seat, table.seq, False
            self._people.setdefault(table_id, self._people_at(table))
            subscriber.send(json_text(self._views.state(table, guest_id, hello.seat, hello.after)))
            subscriber.online = self._views.presence(table).online
            subscriber.foreseen = None
            self._foresee(table)
            if has_come:
                self._coming_and_going.ask(table_id)

    async def _step(self, subscriber: Subscriber, table_id: str, message: LiveDecision | LiveUndo) -> int:
        if subscriber.guest_id is None:
            raise Refusal("no-name", "Choose a name first.")
        return await self._playing.step(subscriber.guest_id, table_id, message)


def refuse(subscriber: Subscriber, refusal: Refusal, key: str | None = None) -> None:
    """Count a refusal, and tell it to a socket."""
    refusal.count()
    subscriber.send(json_text(Refused(key=key, problem=refusal.problem)))
