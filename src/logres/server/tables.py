"""All tables: opening, sitting down, deciding and taking back, one change at a time for each table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from logres.engine import DECLINE, BadTable, Chance, IllegalDecision, Option, offered
from logres.games import box
from logres.server import guided, seeds
from logres.server.errands import Errands
from logres.server.invitations import Invitations
from logres.server.problems import NoTable, Refusal
from logres.server.seats import called, planned_seats, practice_seats, same_people
from logres.server.showing import Showing, can_undo, is_idle
from logres.server.store import (
    Change,
    Conflict,
    GuestRow,
    Kept,
    NoticeRow,
    Origin,
    SeatRow,
    StepRow,
    Store,
    Summary,
    TableRow,
)
from logres.server.table import Table, bar
from logres.server.wire import TITLE_LETTERS, DecisionRequest, ForkRequest, TablePlan, UndoRequest
from logres.server.words import spoken_title, table_id, told_apart

log = logging.getLogger("logres")

LISTED = 60  # tables in a list of the hall
EVENING_SECONDS = 12 * 3600.0  # in which no two tables of a guest have the same title
LISTED_SECONDS = 7 * 24 * 3600.0  # an open table that nobody joined in a week is not offered any more

P = ParamSpec("P")
T = TypeVar("T")

Watcher = Callable[[Table], None]


def to_the_end(
    method: Callable[Concatenate[Tables, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Tables, P], Coroutine[Any, Any, T]]:
    """A change is finished once it was begun, even if whoever asked for it is gone in the meantime."""

    @wraps(method)
    async def run(tables: Tables, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await tables.errands.run(method(tables, *args, **kwargs))

    return run


class Tables:
    """The tables of this server; those in use are kept in memory and follow the rows."""

    def __init__(self, store: Store, invitations: Invitations, showing: Showing, kept: int) -> None:
        self._store = store
        self._invitations = invitations
        self._showing = showing
        self._most = kept
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self.errands = Errands()
        self.watchers: list[Watcher] = []
        self.is_busy: Callable[[str], bool] = lambda table: False

    async def close(self) -> None:
        """Finish what was begun."""
        await self.errands.finish()

    # Finding

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table, current and for oneself alone while one is at it."""
        table = self._tables.get(table_id)
        if table is None:
            kept = await self._store.table(table_id)
            if kept is None:
                raise NoTable
            table = self._tables.setdefault(table_id, Table(kept))
        self._tables.move_to_end(table_id)
        self._forget_idle()
        async with table.lock:
            if table.is_closed:
                raise NoTable("This table has been closed.")
            if not table.is_current:
                await self._catch_up(table)
            yield table

    async def _catch_up(self, table: Table) -> None:
        """Read the rows and follow them."""
        kept = await self._store.table(table.id)
        if kept is None:
            raise NoTable
        table.reset()
        table.kept = kept
        if barred := bar(kept.table):
            raise NoTable(barred, "no-rules")
        table.notices = await self._store.notices(table.id)
        rows = await self._store.steps(table.id, 0)
        await asyncio.to_thread(table.follow, rows)
        table.is_current = True
        self._publish(table)  # somebody may have missed something, and a bot may be waiting

    def _forget_idle(self) -> None:
        """Forget the tables that were longest not used."""
        for name in list(self._tables)[: max(0, len(self._tables) - self._most)]:
            if not self._tables[name].lock.locked() and not self.is_busy(name):
                del self._tables[name]

    @to_the_end
    async def refresh(self, tables: Sequence[str]) -> None:
        """Read the people of these tables again, where somebody is looking."""
        for name in tables:
            if name not in self._tables:
                continue
            async with self.at(name) as table:
                kept = await self._store.table(name)
                if kept is not None:
                    table.renew_people(kept)
                    self._publish(table)

    async def mine(self, guest: GuestRow) -> list[Kept]:
        """The tables of a guest, those that wait for the guest first."""
        return await self._store.tables_of(guest.id, LISTED)

    async def open(self) -> list[Kept]:
        """The open tables with a free seat whose games can be played here."""
        found = await self._store.open_tables(time.time() - LISTED_SECONDS, LISTED)
        return [kept for kept in found if bar(kept.table) is None]

    # Opening

    @to_the_end
    async def set_up(self, guest: GuestRow, plan: TablePlan) -> Kept:
        """Open a table; it begins at once when nobody is awaited."""
        return await self._lay(guest, plan, seeds.fresh())

    @to_the_end
    async def set_up_guided(self, guest: GuestRow) -> Kept:
        """Open the guided first game."""
        return await self._lay(guest, guided.PLAN, guided.SEED)

    async def _lay(self, guest: GuestRow, plan: TablePlan, seed: str) -> Kept:
        try:
            found = box(plan.game)
            found.check_seats(len(plan.seats))
            options = found.complete(plan.options)
        except BadTable as problem:
            raise Refusal("bad-table", str(problem)) from None
        seats, now = planned_seats(guest, plan), time.time()
        row = TableRow(
            id=table_id(),
            opener=guest.id,
            game=found.name,
            rules=found.rules,
            title=await self._titled(guest, plan.title or "", now),
            options=options,
            visibility=plan.visibility,
            seed=seed,
            opened_at=now,
        )
        return (await self._open(row, seats)).kept

    async def _titled(self, guest: GuestRow, title: str, now: float) -> str:
        """A title that no other table of the guest has this evening; none stays none."""
        if not title:
            return title
        return told_apart(title, await self._store.titles(guest.id, now - EVENING_SECONDS), TITLE_LETTERS)

    async def _open(self, row: TableRow, seats: Sequence[SeatRow], decided: Sequence[StepRow] = ()) -> Table:
        table = Table(Kept(row, Summary(points=(0,) * len(seats)), tuple(seats), None))
        table.is_current = True
        async with table.lock:
            steps = self._beginning(table, row.opened_at)
            await asyncio.to_thread(table.follow, decided)
            change = Change(table.summary(row.opened_at), [*steps, *decided])
            await self._store.open_table(table.kept, change)
            table.kept = replace(table.kept, summary=change.summary)
            self._tables[table.id] = table
            self._publish(table)
        return table

    def _beginning(self, table: Table, now: float) -> list[StepRow]:
        """The first step, if everybody has come."""
        if any(seat.is_free for seat in table.seats):
            return []
        began = StepRow(1, "began", now)
        table.take(began)
        return [began]

    @to_the_end
    async def rematch(self, guest: GuestRow, table_id_: str) -> Kept:
        """The same game with the same people once more; whoever asks first opens it."""
        async with self.at(table_id_) as table:
            if not table.seats_of(guest.id):
                raise Refusal("not-yours", "Only those who played can have a rematch.")
            if table.kept.summary.stage != "over":
                raise Refusal("not-over", "A rematch can be had once the game is over.")
            later = await self._store.rematch(table.id)
            if later is None:
                later = await self._open_rematch(guest, table)
            if table.kept.rematch is None:
                table.kept = replace(table.kept, rematch=later)
                self._publish(table)
        async with self.at(later) as found:
            return found.kept

    async def _open_rematch(self, guest: GuestRow, table: Table) -> str:
        former, now = table.kept.table, time.time()
        newest = box(former.game)
        try:
            options = newest.carried_over(former.options)
        except BadTable as problem:
            raise Refusal("bad-table", str(problem)) from None
        row = replace(
            former,
            id=table_id(),
            opener=guest.id,
            title=await self._titled(guest, former.title, now),
            rules=newest.rules,
            options=options,
            seed=seeds.fresh(),
            opened_at=now,
            rematch_of=table.id,
            practice=None,
            key=None,
        )
        try:
            return (await self._open(row, same_people(table.seats, guest))).id
        except Conflict:
            later = await self._store.rematch(table.id)
            assert later is not None, "a rematch is there or it is not"
            return later

    @to_the_end
    async def fork(self, guest: GuestRow, table_id_: str, decisions: int, request: ForkRequest) -> Kept:
        """A practice table that goes on from a position of a finished game, by the same chance."""
        opened = await self._store.opened_with(guest.id, request.key)
        if opened is None:
            opened = await self._open_fork(guest, table_id_, decisions, request)
        async with self.at(opened) as table:
            wanted = Origin(table_id_, decisions), [request.seat]
            if (table.kept.table.practice, table.seats_of(guest.id)) != wanted:
                raise Refusal("bad-request", "This key was used before, for something else.")
            return table.kept

    async def _open_fork(self, guest: GuestRow, table_id_: str, decisions: int, request: ForkRequest) -> str:
        now = time.time()
        async with self.at(table_id_) as table:
            made = _decisions_before(table, decisions)
            source = table.kept.table
            seats = practice_seats(table.seats, guest, source.game, request)
        row = replace(
            source,
            id=table_id(),
            opener=guest.id,
            title=source.title or spoken_title(source.id),
            visibility="link",
            opened_at=now,
            rematch_of=None,
            practice=Origin(source.id, decisions),
            key=request.key,
        )
        decided = [replace(step, seq=seq, at=now, key=None) for seq, step in enumerate(made, start=2)]
        try:
            return (await self._open(row, seats, decided)).id
        except Conflict:
            opened = await self._store.opened_with(guest.id, request.key)
            assert opened is not None, "a key was used or it was not"
            return opened

    # Sitting down

    @to_the_end
    async def sit(self, guest: GuestRow, table_id_: str) -> Kept:
        """Take a free seat of an open table."""
        async with self.at(table_id_) as table:
            if table.kept.table.visibility != "open":
                raise Refusal("private", "This table is reachable only by invitation.")
            if not table.seats_of(guest.id):
                free = [seat for seat in table.seats if seat.is_free]
                if not free:
                    raise Refusal("table-full", "Every seat of this table is taken.")
                await self._seat(table, guest, free[0])
            return table.kept

    async def invited(self, code: str) -> Kept:
        """The table that an invitation leads to."""
        table_id_, number = self._invitations.read(code)
        async with self.at(table_id_) as table:
            table.seat(number)
            return table.kept

    @to_the_end
    async def accept(self, guest: GuestRow, code: str) -> Kept:
        """Take the seat of an invitation; who sits at the table already is simply led there."""
        table_id_, number = self._invitations.read(code)
        async with self.at(table_id_) as table:
            if not table.seats_of(guest.id):
                if not table.seat(number).is_free:
                    raise Refusal("table-full", "Somebody else has taken this seat.")
                await self._seat(table, guest, table.seat(number))
            return table.kept

    async def _seat(self, table: Table, guest: GuestRow, seat: SeatRow) -> None:
        now = time.time()
        name = called(guest.name, [other.name for other in table.seats])
        taken = replace(seat, guest=guest.id, name=name)
        async with self._changing(table):
            table.sit([taken])
            notice = _notice(table, now, "sat-down", seat.seat)
            steps = self._beginning(table, now)
            try:
                await self._commit(table, now, steps=steps, sitting=[taken], notices=[notice])
            except Conflict:
                raise Refusal("table-full", "Somebody else has taken this seat.") from None

    @to_the_end
    async def leave(self, guest: GuestRow, table_id_: str) -> None:
        """Give a seat back while people gather; when the opener leaves, the table is closed."""
        async with self.at(table_id_) as table:
            held = table.seats_of(guest.id)
            if guest.id != table.kept.table.opener and not held:
                raise Refusal("not-yours", "You do not sit at this table.")
            if table.kept.summary.stage != "gathering":
                raise Refusal("bad-request", "The game has begun; nobody can leave it any more.")
            if guest.id == table.kept.table.opener:
                await self._close(table)
                return
            now, name = time.time(), table.seat(held[0]).name or guest.name
            async with self._changing(table):
                table.sit([replace(table.seat(number), guest=None, name=None) for number in held])
                notices = [_notice(table, now, "left", held[0], name=name)]
                await self._commit(table, now, rising=held, notices=notices)

    async def _close(self, table: Table) -> None:
        await self._store.close_table(table.id)
        table.is_closed = True
        self._tables.pop(table.id, None)
        self._publish(table)

    # Deciding

    @to_the_end
    async def decide(self, guest: str, table_id_: str, request: DecisionRequest) -> int:
        """Make a decision for a seat; the number it has got."""
        async with self.at(table_id_) as table:
            table.check_holder(request.seat, guest)
            done = self._done_before(table, request, "decided", request.option)
            if done is not None:
                return done
            self._check_expected(table, guest, request)
            if request.careful:
                _check_goes_on(table, request)
            is_brisk = request.brisk and not request.careful
            async with self._caught_up(table, guest, request):
                return await self.decide_at(
                    table, request.seat, request.option, request.key, is_brisk=is_brisk
                )

    async def decide_at(
        self,
        table: Table,
        seat: int,
        word: str,
        key: str | None,
        *,
        helped: str | None = None,
        is_brisk: bool = False,
    ) -> int:
        """Make a decision at a table whose lock the caller holds.

        `helped` says why it was made for a bot. Brisk players end their turn where nothing is new.
        """
        _check_offered(table, seat, word)
        now = time.time()
        step = StepRow(table.seq + 1, "decided", now, seat, word, key)
        steps = [step]
        notices = [] if helped is None else [_notice(table, now, "bot-helped", seat, reason=helped)]
        async with self._changing(table):
            table.take(step)
            if is_brisk and is_idle(table, seat):
                steps.append(StepRow(table.seq + 1, "passed", now, seat, DECLINE))
                table.take(steps[-1])
            await self._commit(table, now, steps=steps, notices=notices)
        return step.seq

    @to_the_end
    async def undo(self, guest: str, table_id_: str, request: UndoRequest) -> int:
        """Take back the last decision of a seat; the number of the step that did it."""
        async with self.at(table_id_) as table:
            table.check_holder(request.seat, guest)
            done = self._done_before(table, request, "undone", None)
            if done is not None:
                return done
            self._check_expected(table, guest, request)
            if not can_undo(table, request.seat):
                raise Refusal("illegal", "There is nothing that this seat can take back.")
            now = time.time()
            step = StepRow(table.seq + 1, "undone", now, request.seat, None, request.key)
            async with self._caught_up(table, guest, request), self._changing(table):
                table.take(step)
                await self._commit(table, now, steps=[step])
            return step.seq

    def _done_before(
        self, table: Table, request: DecisionRequest | UndoRequest, kind: str, word: str | None
    ) -> int | None:
        """The number of a request that was done before, if this is the same again."""
        step = table.step_with(request.seat, request.key)
        if step is None:
            return None
        if (step.kind, step.word, step.seq) != (kind, word, request.expected + 1):
            raise Refusal("bad-request", "This key was used before, for something else.")
        return step.seq

    def _check_expected(self, table: Table, guest: str, request: DecisionRequest | UndoRequest) -> None:
        if request.expected != table.seq:
            raise self._stale(table, guest, request)

    def _stale(self, table: Table, guest: str, request: DecisionRequest | UndoRequest) -> Refusal:
        state = self._showing.state(table, guest, request.seat, request.expected)
        return Refusal("stale", f"The table has moved on: it is at {table.seq}.", state)

    @asynccontextmanager
    async def _caught_up(
        self, table: Table, guest: str, request: DecisionRequest | UndoRequest
    ) -> AsyncIterator[None]:
        """Whom another process forestalled sees what it did."""
        try:
            yield
        except Conflict:
            await self._catch_up(table)
            raise self._stale(table, guest, request) from None

    # Changing

    @asynccontextmanager
    async def _changing(self, table: Table) -> AsyncIterator[None]:
        """When it is not certain that a change was kept, the rows are read again."""
        try:
            yield
        except BaseException:
            table.is_current = False
            self.errands.start(self._revive(table.id))
            raise

    async def _revive(self, table_id_: str) -> None:
        try:
            async with self.at(table_id_):
                pass
        except Exception:
            log.exception("Table %s cannot be read; it is tried again when somebody looks.", table_id_)

    async def _commit(
        self,
        table: Table,
        now: float,
        steps: Sequence[StepRow] = (),
        sitting: Sequence[SeatRow] = (),
        rising: Sequence[int] = (),
        notices: Sequence[NoticeRow] = (),
    ) -> None:
        """Keep a change; only when it is on the disk does anybody hear of it."""
        change = Change(table.summary(now), steps, sitting, rising, notices)
        await self._store.commit(table.id, change)
        table.kept = replace(table.kept, summary=change.summary)
        table.notices.extend(notices)
        self._publish(table)

    def _publish(self, table: Table) -> None:
        """Let everybody hear of a change; it is kept, so no failure here may look as if it were not."""
        for watcher in self.watchers:
            try:
                watcher(table)
            except Exception:
                log.exception("A change at table %s was kept, but not everybody has heard of it.", table.id)


def _notice(table: Table, now: float, what: str, seat: int, **facts: str) -> NoticeRow:
    return NoticeRow(len(table.notices) + 1, now, what, seat, {**facts})


def _decisions_before(table: Table, number: int) -> list[StepRow]:
    """The decisions that lead to a position of a finished game at which something is left to decide."""
    if table.kept.summary.stage != "over":
        raise Refusal(
            "not-over",
            "A running game cannot be forked: a practice table would tell what the dice will bring.",
        )
    made = table.standing()
    if number > len(made):
        raise Refusal("no-decision", f"This game has {len(made)} decisions.")
    if number == len(made):
        raise Refusal("at-end", "The game is over there: nothing is left to decide.")
    return made[:number]


def _check_offered(table: Table, seat: int, word: str) -> Option:
    """What a seat chooses by a word; it must be asked, and the word offered."""
    choice = table.choice
    try:
        option = offered(choice, word)
    except IllegalDecision as problem:
        raise Refusal("illegal", str(problem)) from None
    if choice is None or choice.seat != seat:
        raise Refusal("illegal", f"Seat {seat} is not asked.")
    return option


def _check_goes_on(table: Table, request: DecisionRequest) -> None:
    """A careful decision is not made if the turn would pass on."""
    option = _check_offered(table, request.seat, request.option)
    if table.playing().passes_on(option, Chance.seeded(seeds.fresh())):
        raise Refusal("ends-turn", "This would end the turn; it was asked for with care, so it was not done.")
