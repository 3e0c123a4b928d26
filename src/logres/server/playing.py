"""Making decisions and taking them back."""

from __future__ import annotations

import time
from typing import NamedTuple

from logres.engine import DECLINE, Chance, IllegalDecision, Option, offered
from logres.server import seeds
from logres.server.background import shielded
from logres.server.metrics import DECISION_SECONDS
from logres.server.problems import Refusal
from logres.server.rows import StepRow
from logres.server.store import Conflict
from logres.server.table import Table
from logres.server.table_views import TableViews
from logres.server.tables import Tables
from logres.server.wire.answers import TableState
from logres.server.wire.requests import DecisionRequest, UndoRequest

StepRequest = DecisionRequest | UndoRequest


class Help(NamedTuple):
    """Why a bot needed help with a decision, and what was chosen for it."""

    reason: str  # slow or failed
    choice: str  # best-so-far, quick, or first


class Playing:
    """Makes the steps of games: each is checked, applied, committed and only then announced."""

    def __init__(self, tables: Tables, views: TableViews) -> None:
        self._tables = tables
        self._views = views
        self.background = tables.background

    @shielded
    async def step(self, guest_id: str, table_id: str, request: StepRequest) -> int:
        """Make a decision or take one back, and return the number of the step."""
        with DECISION_SECONDS.labels("person").time():
            async with self._tables.locked(table_id, request.expected) as table:
                return await self._step(table, guest_id, request)

    @shielded
    async def step_and_view(self, guest_id: str, table_id: str, request: StepRequest) -> TableState:
        """Make a decision or take one back, and return what the seat sees then."""
        with DECISION_SECONDS.labels("person").time():
            async with self._tables.locked(table_id, request.expected) as table:
                await self._step(table, guest_id, request)
                return self._views.state(table, guest_id, request.seat, request.expected)

    async def _step(self, table: Table, guest_id: str, request: StepRequest) -> int:
        table.check_holder(request.seat, guest_id)
        made = table.step_with(request.seat, request.key)
        if made is None and request.expected != table.seq:
            made = await self._tables.step_with(table, request.seat, request.key)
        if made is not None:
            return _repeated(made, request)
        if request.expected != table.seq:
            raise self._stale(table, guest_id, request)
        try:
            if isinstance(request, DecisionRequest):
                return await self._decide(table, request)
            return await self._undo(table, request)
        except Conflict:  # the key was used long ago, or another process has committed a step first
            await self._tables.reload(table)
            made = await self._tables.step_with(table, request.seat, request.key)
            if made is not None:
                return _repeated(made, request)
            raise self._stale(table, guest_id, request) from None

    def _stale(self, table: Table, guest_id: str, request: StepRequest) -> Refusal:
        state = self._views.state(table, guest_id, request.seat, request.expected)
        return Refusal("stale", f"The table has moved on: it is at step {table.seq}.", state)

    async def _decide(self, table: Table, request: DecisionRequest) -> int:
        seat = request.seat
        option = _option_for(table, seat, request.option)
        if request.careful:
            _check_turn_continues(table, option)
        now = time.time()
        steps = [StepRow(table.seq + 1, "decided", now, seat, request.option, request.key)]
        async with self._tables.changing(table):
            table.apply(steps[0], option)
            if request.brisk and not request.careful and table.is_idle(seat):
                steps.append(StepRow(table.seq + 1, "passed", now, seat, DECLINE))
                table.apply(steps[1])
            await self._tables.commit(table, now, steps=steps)
        return steps[0].seq

    async def decide_for_bot(self, table: Table, seat: int, word: str, helped: Help | None) -> int:
        """Make a bot's decision at a locked table, with a notice if the bot needed help."""
        option = _option_for(table, seat, word)
        now = time.time()
        step = StepRow(table.seq + 1, "decided", now, seat, word)
        notices = []
        if helped is not None:
            notices.append(table.new_notice(now, "bot-helped", seat, **helped._asdict()))
        with DECISION_SECONDS.labels("bot").time():
            async with self._tables.changing(table):
                table.apply(step, option)
                await self._tables.commit(table, now, steps=[step], notices=notices)
        return step.seq

    async def _undo(self, table: Table, request: UndoRequest) -> int:
        if not table.can_undo(request.seat):
            raise Refusal("illegal", "There is nothing that this seat can take back.")
        now = time.time()
        step = StepRow(table.seq + 1, "undone", now, request.seat, None, request.key)
        async with self._tables.changing(table):
            table.apply(step)
            await self._tables.commit(table, now, steps=[step])
        return step.seq


def _repeated(made: StepRow, request: StepRequest) -> int:
    """Return the number of the step that an earlier copy of this request has made."""
    same = ("decided", request.option) if isinstance(request, DecisionRequest) else ("undone", None)
    if (made.kind, made.word) != same or made.seq != request.expected + 1:
        raise Refusal("bad-request", "This key was used before for another request.")
    return made.seq


def _option_for(table: Table, seat: int, word: str) -> Option:
    """Return the option that a seat chooses by a word. The seat must be asked and the option offered."""
    choice = table.choice
    try:
        option = offered(choice, word)
    except IllegalDecision as problem:
        raise Refusal("illegal", str(problem)) from None
    if choice is None or choice.seat != seat:
        raise Refusal("illegal", f"Seat {seat} is not asked.")
    return option


def _check_turn_continues(table: Table, option: Option) -> None:
    """Refuse an option that would end the turn."""
    if table.playing().would_end_turn(option, Chance.seeded(seeds.passing())):
        raise Refusal("ends-turn", "This would end your turn. Confirm to go ahead.")
