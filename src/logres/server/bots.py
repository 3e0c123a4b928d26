"""The bots at tables. If a bot fails, its first legal option is chosen instead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator

from logres.engine import Question, text
from logres.server.bot_queue import Ahead, BotQueue
from logres.server.bot_worker import AskedGame, BotFailed, BotWorkers
from logres.server.live import Live
from logres.server.playing import Playing
from logres.server.problems import Refusal
from logres.server.settings import Settings
from logres.server.table import Table
from logres.server.tables import Tables
from logres.server.wire.answers import BotsWait

log = logging.getLogger("logres")

RETRY_SECONDS = 5.0  # after a failure of the server, doubled each time
MAX_RETRY_SECONDS = 600.0


class Bots:
    """Decides for the bots of all tables."""

    def __init__(
        self, settings: Settings, tables: Tables, playing: Playing, live: Live, workers: BotWorkers
    ) -> None:
        self._tables = tables
        self._playing = playing
        self._live = live
        self._workers = workers
        self._queue = BotQueue(settings.bot_workers, live.is_watched, self._tell_waiting)
        self._woken_at_once = 2 * settings.bot_workers  # one thinks while another is loaded
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self._wakers: list[asyncio.Task[None]] = []

    def wake_if_asked(self, table: Table) -> None:
        """Let a bot decide if it is asked."""
        if _asked_bot(table) is not None:
            self.wake(table.id)

    def wake(self, table_id: str, retry_seconds: float = RETRY_SECONDS) -> asyncio.Task[None]:
        """Decide for the bots of a table until none is asked."""
        if table_id not in self._tasks:
            task = asyncio.create_task(self._play(table_id, retry_seconds), name=f"bots at {table_id}")
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
        tasks = [*self._wakers, *self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def _play(self, table_id: str, retry_seconds: float) -> None:
        try:
            with self._tables.pinned(table_id):
                async with self._tables.locked(table_id) as table:
                    guest_id = table.row.opener_id
                with self._queue.ticket(table_id, guest_id):
                    while await self._decide(table_id):
                        pass
        except asyncio.CancelledError:
            raise
        except Refusal as problem:
            log.warning("The bots of table %s cannot continue: %s", table_id, problem)
        except Exception:
            log.exception(
                "The bots of table %s have failed. They try again in %.0f seconds.", table_id, retry_seconds
            )
            longer = min(2 * retry_seconds, MAX_RETRY_SECONDS)
            asyncio.get_running_loop().call_later(retry_seconds, self.wake, table_id, longer)
        finally:
            del self._tasks[table_id]

    async def _decide(self, table_id: str) -> bool:
        """Make the decisions of one bot that follow from one thought, and return False if none is asked."""
        async with self._tables.locked(table_id) as table:
            asked = _asked_bot(table)
            if asked is None:
                return False
            choice, bot = asked
            game, seq = AskedGame.of(table_id, table.playing()), table.seq
        try:
            async with self._queue.place(table_id):
                words, fallback_reason = await self._workers.decide(game, bot), None
            if words[0] not in map(text, choice.options):
                raise BotFailed("failed")
        except BotFailed as failure:
            words, fallback_reason = [text(choice.options[0])], str(failure)
            log.warning(
                "Bot '%s' at table %s: %s. '%s' is chosen instead.", bot, table_id, fallback_reason, words[0]
            )
        for word in words:
            async with self._tables.locked(table_id) as table:
                if table.seq != seq or not _is_foreseen(table, choice.seat, bot, word):
                    break
                seq = await self._playing.decide_for_bot(table, choice.seat, word, fallback_reason)
        return True

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
