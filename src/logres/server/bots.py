"""The bots at tables.

A bot that is too slow plays the best that it has found until then. If there is nothing, or if it has
failed, a quick choice is made instead, without a worker.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from contextvars import Context

from logres.engine import Chance, Question, text
from logres.players import Seat, quick_choice
from logres.server.bot_queue import Ahead, BotQueue
from logres.server.bot_worker import AskedGame, BotFailed, BotWorkers
from logres.server.engine import Conflict, Unavailable
from logres.server.lessons import bot_seed
from logres.server.live import Live
from logres.server.playing import Help, Playing
from logres.server.problems import AWAY_SECONDS, Refusal
from logres.server.settings import Settings
from logres.server.store import Store
from logres.server.table import Table
from logres.server.tables import Tables
from logres.server.wire.answers import BotsWait

log = logging.getLogger("logres")

RETRY_SECONDS = 5.0  # after a failure of the server, doubled each time
MAX_RETRY_SECONDS = 600.0
CLAIM_SECONDS = 1.0  # until bots are woken again for which another server decides
LOOK_SECONDS = 5.0  # between two looks for bots that another server has left alone


class Bots:
    """Decides for the bots of all tables."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        playing: Playing,
        live: Live,
        workers: BotWorkers,
        store: Store,
    ) -> None:
        self._store = store
        self._tables = tables
        self._playing = playing
        self._live = live
        self.workers = workers
        self.queue = BotQueue(settings.bot_workers, live.is_watched, self._tell_waiting)
        self._woken_at_once = 2 * settings.bot_workers  # one thinks while another is loaded
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self._wakers: list[asyncio.Task[None]] = []
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Wake the bots that have to decide, and later those that another server has left alone."""
        self.wake_in_turn(await self._store.waiting_for_bots())
        if self._store.engine.is_shared:
            self._looking = asyncio.create_task(self.look_for_others(), name="looking for bots")

    async def look_for_others(self) -> None:
        """Wake bots again and again that are asked. If another server lets them think, they sleep on."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if all(waker.done() for waker in self._wakers):
                self._wakers.clear()
                with suppress(Unavailable):
                    self.wake_in_turn(await self._store.waiting_for_bots())

    def wake_if_asked(self, table: Table) -> None:
        """Let a bot decide if it is asked. At a table that was closed it stops thinking."""
        if table.is_closed and table.id in self._tasks:
            self._tasks[table.id].cancel()
        elif _asked_bot(table) is not None:
            self.wake(table.id)

    def wake(self, table_id: str, retry_seconds: float = RETRY_SECONDS) -> asyncio.Task[None]:
        """Decide for the bots of a table until none is asked."""
        if table_id not in self._tasks:
            task = asyncio.create_task(
                self._play(table_id, retry_seconds),
                name=f"bots at {table_id}",
                context=Context(),  # the log is not about the request that has woken them
            )
            self._tasks[table_id] = task
        return self._tasks[table_id]

    def wake_in_turn(self, table_ids: Iterable[str]) -> None:
        """Wake many tables, a few at a time, so that a table that somebody opens meanwhile need not wait."""
        sleeping = iter(table_ids)
        self._wakers += [
            asyncio.create_task(self._wake_each(sleeping), name="waking bots")
            for _ in range(self._woken_at_once)
        ]

    async def _wake_each(self, sleeping: Iterator[str]) -> None:
        """Wake tables one after another, each when the bots of the previous one have decided."""
        for table_id in sleeping:
            await asyncio.wait({self.wake(table_id)})

    async def close(self) -> None:
        """Stop all bots and their processes."""
        tasks = [*self._wakers, *self._tasks.values(), *filter(None, [self._looking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    async def _play(self, table_id: str, retry_seconds: float) -> None:
        claim, is_ours = f"bots at {table_id}", False
        try:
            is_ours = await self._store.engine.claim(claim)
            if is_ours:
                await self._decide_all(table_id)
            else:
                asyncio.get_running_loop().call_later(CLAIM_SECONDS, self._wake_again, table_id)
        except asyncio.CancelledError:
            raise
        except Refusal as problem:
            log.warning("The bots of table %s cannot continue: %s", table_id, problem)
        except Unavailable:
            asyncio.get_running_loop().call_later(AWAY_SECONDS, self.wake, table_id)
        except Exception:
            log.exception(
                "The bots of table %s have failed. They try again in %.0f seconds.", table_id, retry_seconds
            )
            longer = min(2 * retry_seconds, MAX_RETRY_SECONDS)
            asyncio.get_running_loop().call_later(retry_seconds, self.wake, table_id, longer)
        finally:
            del self._tasks[table_id]
            if is_ours:
                with suppress(Unavailable):
                    await self._store.engine.give_back(claim)

    def _wake_again(self, table_id: str) -> None:
        """Wake the bots of a table if they are still asked: another server may have stopped deciding."""
        table = self._tables.in_memory(table_id)
        if table is not None:
            self.wake_if_asked(table)

    async def _decide_all(self, table_id: str) -> None:
        # A server that had the claim before may have decided, and its news may still be on their way.
        seen = sys.maxsize if self._store.engine.is_shared else None
        with self._tables.pinned(table_id):
            async with self._tables.locked(table_id, seen) as table:
                guest_id = table.row.opener_id
            with self.queue.ticket(table_id, guest_id):
                while await self._decide(table_id):
                    pass

    async def _decide(self, table_id: str) -> bool:
        """Make the decisions of one bot that follow from one thought, and return False if none is asked."""
        async with self._tables.locked(table_id) as table:
            asked = _asked_bot(table)
            if asked is None:
                return False
            choice, bot = asked
            session, seq = table.playing(), table.seq
            seed = bot_seed(table.stored, len(session.decisions))
            game = AskedGame.of(table_id, session, seed)
        try:
            async with self.queue.place(table_id):
                words, helped = await self.workers.decide(game, bot), None
            if words[0] not in map(text, choice.options):
                raise BotFailed("failed")
        except BotFailed as failure:
            words, helped = await self._instead(table_id, failure, choice)
            log.warning(
                "Bot '%s' at table %s: %s. '%s' is chosen instead (%s).",
                *(bot, table_id, helped.reason, words[0], helped.choice),
            )
        for word in words:
            async with self._tables.locked(table_id) as table:
                if table.seq != seq or not _is_foreseen(table, choice.seat, bot, word):
                    break
                try:
                    seq = await self._playing.decide_for_bot(table, choice.seat, word, helped)
                except Conflict:  # another server has decided first
                    break
                helped = None
        return True

    async def _instead(self, table_id: str, failure: BotFailed, choice: Question) -> tuple[list[str], Help]:
        """Return the best that a slow bot has found until then, or else a quick choice."""
        if failure.so_far and failure.so_far[0] in map(text, choice.options):
            return failure.so_far, Help(failure.reason, "best-so-far")
        async with self._tables.locked(table_id) as table:
            session, seed = table.playing().clone(), bot_seed(table.stored, table.seq) or ""
        try:
            option = await asyncio.to_thread(quick_choice, Seat(session, Chance.seeded(seed)))
        except Exception:  # the game must not stop, whatever is wrong with opponents
            log.exception("No quick choice could be made at table %s.", table_id)
            return [text(choice.options[0])], Help(failure.reason, "first")
        return [text(option)], Help(failure.reason, "quick")

    def _tell_waiting(self, table_id: str, ahead: Ahead) -> None:
        self._live.tell(table_id, BotsWait(ahead=ahead.tables, own=ahead.own))


def _is_foreseen(table: Table, seat: int, bot: str, word: str) -> bool:
    """Tell whether the bot is still asked in its seat, and may answer with this word."""
    asked = _asked_bot(table)
    if asked is None:
        return False
    choice, asked_bot = asked
    return (choice.seat, asked_bot) == (seat, bot) and word in map(text, choice.options)


def _asked_bot(table: Table) -> tuple[Question, str] | None:
    """Return the question that a bot has to answer, and the bot."""
    choice = table.choice
    if choice is None or table.is_closed:
        return None
    bot = table.seats[choice.seat].bot
    return None if bot is None else (choice, bot)
