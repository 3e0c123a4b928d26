"""Opening tables: new ones, lessons, rematches and practice tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from logres.engine import BadTable
from logres.games import box
from logres.server import seeds
from logres.server.background import shielded
from logres.server.lessons import Lesson
from logres.server.problems import Refusal
from logres.server.rows import (
    ForkPoint,
    GuestRow,
    SeatRow,
    StepRow,
    StoredTable,
    Summary,
    TableRow,
)
from logres.server.seats import planned_seats, practice_seats, rematch_seats
from logres.server.store import Conflict, Store
from logres.server.table import Table
from logres.server.tables import Tables
from logres.server.wire.requests import ForkRequest, TablePlan
from logres.server.wire.values import TITLE_LETTERS, SuggestedTitle, TitleName
from logres.server.words import distinct, new_table_id, spoken_title

EVENING_SECONDS = 12 * 3600.0  # no two tables of a guest have the same title within this time


class Opening:
    """Opens tables. A game begins when no seat waits for a friend."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self.background = tables.background

    @shielded
    async def open_table(self, guest: GuestRow, plan: TablePlan) -> StoredTable:
        """Open a table as planned."""
        return await self._open_planned(guest, plan, seeds.fresh())

    @shielded
    async def open_lesson(self, guest: GuestRow, lesson: Lesson) -> StoredTable:
        """Open the table of a lesson."""
        return await self._open_planned(guest, lesson.plan, lesson.seed)

    async def _open_planned(self, guest: GuestRow, plan: TablePlan, seed: str) -> StoredTable:
        try:
            found = box(plan.game)
            found.check_seats(len(plan.seats))
            settings = found.complete(plan.settings)
        except BadTable as problem:
            raise Refusal("bad-table", str(problem)) from None
        if plan.title and plan.suggested:
            raise Refusal("bad-table", "A table has a typed or a suggested title, not both.")
        seats, now = planned_seats(guest, plan), time.time()
        row = TableRow(
            id=new_table_id(),
            opener_id=guest.id,
            game=found.name,
            rules=found.rules_version,
            title=await self._distinct_title(guest, plan.title or "", now),
            settings=settings,
            visibility=plan.visibility,
            seed=seed,
            opened_at=now,
            suggested=await self._suggested(guest, plan.suggested, now),
            counsel=plan.counsel,
        )
        return (await self._open(row, seats)).stored

    async def _distinct_title(self, guest: GuestRow, title: str, now: float) -> str:
        """Number a title that another recent table of the guest has. An empty title stays empty."""
        if not title:
            return title
        return distinct(title, await self._store.titles(guest.id, now - EVENING_SECONDS), TITLE_LETTERS)

    async def _suggested(self, guest: GuestRow, name: TitleName | None, now: float) -> SuggestedTitle | None:
        """Number a suggested title, beginning with the first number that no recent table of the guest has."""
        if name is None:
            return None
        taken = await self._store.title_numbers(guest.id, name, now - EVENING_SECONDS)
        return SuggestedTitle(name, next(number for number in count(1) if number not in taken))

    async def _open(self, row: TableRow, seats: Sequence[SeatRow], decided: Sequence[StepRow] = ()) -> Table:
        table = Table(StoredTable(row, Summary(points=(0,) * len(seats)), tuple(seats), None))
        table.is_current = True
        async with table.lock:
            began = table.begin_if_full(row.opened_at)
            await asyncio.to_thread(table.replay, decided)
            await self._tables.add(table, [*began, *decided])
        return table

    @shielded
    async def rematch(self, guest: GuestRow, table_id: str) -> StoredTable:
        """Open the same game with the same people, or find the rematch that another player has opened."""
        async with self._tables.locked(table_id) as table:
            if not table.seats_of(guest.id):
                raise Refusal("not-yours", "Only the players of this game can open a rematch.")
            if table.stored.summary.stage != "over":
                raise Refusal("not-over", "A rematch can be opened once the game is over.")
            later = await self._store.rematch(table.id)
            if later is None:
                later = await self._open_rematch(guest, table)
            if table.stored.rematch is None:
                table.stored = replace(table.stored, rematch=later)
                self._tables.announce(table)
        async with self._tables.locked(later) as found:
            return found.stored

    async def _open_rematch(self, guest: GuestRow, table: Table) -> str:
        former, now = table.row, time.time()
        newest = box(former.game)
        try:
            settings = newest.carried_over(former.settings)
        except BadTable as problem:
            raise Refusal("bad-table", str(problem)) from None
        row = replace(
            former,
            id=new_table_id(),
            opener_id=guest.id,
            title=await self._distinct_title(guest, former.title, now),
            rules=newest.rules_version,
            settings=settings,
            seed=seeds.fresh(),
            opened_at=now,
            rematch_of=table.id,
            forked_from=None,
            key=None,
            suggested=former.suggested and await self._suggested(guest, former.suggested.name, now),
        )
        try:
            return (await self._open(row, rematch_seats(table.seats, guest))).id
        except Conflict:
            later = await self._store.rematch(table.id)
            assert later is not None, "a conflict means that there is a rematch"
            return later

    @shielded
    async def fork(self, guest: GuestRow, table_id: str, decisions: int, request: ForkRequest) -> StoredTable:
        """Open a practice table that continues a finished game from one of its positions with its seed."""
        opened = await self._store.opened_with(guest.id, request.key)
        if opened is None:
            opened = await self._open_fork(guest, table_id, decisions, request)
        async with self._tables.locked(opened) as table:
            wanted = ForkPoint(table_id, decisions), [request.seat]
            if (table.row.forked_from, table.seats_of(guest.id)) != wanted:
                raise Refusal("bad-request", "This key was used before for another request.")
            return table.stored

    async def _open_fork(self, guest: GuestRow, table_id: str, decisions: int, request: ForkRequest) -> str:
        now = time.time()
        async with self._tables.locked(table_id) as table:
            made = _decisions_before(table, await self._store.steps(table_id, 0), decisions)
            source = table.row
            seats = practice_seats(table.seats, guest, source.game, request)
        row = replace(
            source,
            id=new_table_id(),
            opener_id=guest.id,
            title=source.title if source.suggested else source.title or spoken_title(source.id),
            visibility="link",
            opened_at=now,
            rematch_of=None,
            forked_from=ForkPoint(source.id, decisions),
            key=request.key,
        )
        decided = [replace(step, seq=seq, at=now, key=None) for seq, step in enumerate(made, start=2)]
        try:
            return (await self._open(row, seats, decided)).id
        except Conflict:
            opened = await self._store.opened_with(guest.id, request.key)
            assert opened is not None, "a conflict means that the key was used"
            return opened


def _decisions_before(table: Table, steps: Sequence[StepRow], number: int) -> list[StepRow]:
    """Return the decisions that lead to a position of a finished game, unless it is the last one."""
    if table.stored.summary.stage != "over":
        raise Refusal(
            "not-over", "A running game cannot be forked, because a practice table would reveal coming dice."
        )
    made = _standing(steps)
    if number > len(made):
        raise Refusal("no-decision", f"This game has {len(made)} decisions.")
    if number == len(made):
        raise Refusal("at-end", "The game is over at this position. There is nothing left to decide.")
    return made[:number]


def _standing(steps: Sequence[StepRow]) -> list[StepRow]:
    """List the decisions that were not taken back."""
    made: list[StepRow] = []
    for step in steps:
        if step.kind == "undone":
            made.pop()
        elif step.kind != "began":
            made.append(step)
    return made
