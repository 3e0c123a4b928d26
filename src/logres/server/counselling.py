"""Counsel for people: a worker thinks about it, and everybody at the table hears that it was asked for."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import NamedTuple, cast

from logres.server import seeds
from logres.server.bot_queue import BotQueue
from logres.server.bot_worker import AskedGame, BotFailed, BotWorkers
from logres.server.problems import Refusal
from logres.server.table import COUNSEL, Table
from logres.server.table_cache import TableCache
from logres.server.tables import Tables, until_done
from logres.server.wire.advice import AdviceInfo, CounselInfo
from logres.server.wire.requests import CounselRequest


class Moment(NamedTuple):
    """A question of a game for which counsel is asked."""

    table_id: str
    seat: int
    seq: int


class Counselling:
    """Answers players who ask what they should do. Each answer is noted at the table before it is given."""

    def __init__(self, tables: Tables, queue: BotQueue, workers: BotWorkers) -> None:
        self._tables = tables
        self._queue = queue
        self._workers = workers
        self._given: TableCache[CounselInfo] = TableCache()
        self._asked: dict[Moment, asyncio.Task[CounselInfo]] = {}

    async def ask(self, guest_id: str, table_id: str, request: CounselRequest) -> CounselInfo:
        """Give counsel to a seat that is asked. Once the table has moved on, there is none."""
        moment = Moment(table_id, request.seat, request.after)
        async with self._tables.locked(table_id, request.after) as table:
            table.check_holder(request.seat, guest_id)
            if not table.stored.allows_counsel:
                raise Refusal("no-counsel", "There is no counsel at this table.")
            if not _is_asked(table, moment):
                return CounselInfo(seat=moment.seat, seq=table.seq, author="", advice=[])
            given = self._given.get(table_id)
            if given is not None and (given.seat, given.seq) == moment[1:]:
                return given
            if moment not in self._asked:
                game = AskedGame.of(table_id, table.playing(), seeds.passing())
                asked = self._tables.background.start(self._counsel(guest_id, moment, game))
                self._asked[moment] = asked
        return await asyncio.shield(self._asked[moment])

    async def _counsel(self, guest_id: str, moment: Moment, game: AskedGame) -> CounselInfo:
        try:
            found = await self._thought(guest_id, moment, game)
            await until_done(partial(self._note, moment, len(game.decisions)))
            self._given.put(moment.table_id, found)
            return found
        finally:
            del self._asked[moment]

    async def _thought(self, guest_id: str, moment: Moment, game: AskedGame) -> CounselInfo:
        """Have a worker think, before it thinks for any bot."""
        waiting = f"{moment.table_id} counsel {moment.seat} {moment.seq}"
        try:
            with self._queue.ticket(waiting, guest_id, is_urgent=True):
                async with self._queue.place(waiting):
                    found = await self._workers.advise(game)
        except BotFailed:
            raise Refusal("failed", "No counsel was found in time.") from None
        return CounselInfo(
            seat=moment.seat,
            seq=moment.seq,
            author=found["author"],
            advice=cast("list[AdviceInfo]", found["advice"]),
        )

    async def _note(self, moment: Moment, decisions: int) -> None:
        """Tell everybody at the table, and keep it for the record."""
        now = time.time()
        async with self._tables.locked(moment.table_id) as table:
            notice = table.new_notice(now, COUNSEL, moment.seat, decisions=decisions)
            async with self._tables.changing(table):
                await self._tables.commit(table, now, notices=[notice])


def _is_asked(table: Table, moment: Moment) -> bool:
    """Tell whether the seat is asked, and has seen the last step."""
    choice = table.choice
    return choice is not None and (choice.seat, table.seq) == (moment.seat, moment.seq)
