"""The bots at tables. If a bot fails, its first legal option is chosen instead."""

from __future__ import annotations

import asyncio
import logging

from logres.engine import Question, text
from logres.server.bot_worker import BotFailed, BotWorkers
from logres.server.playing import Playing
from logres.server.problems import Refusal
from logres.server.settings import Settings
from logres.server.table import Table
from logres.server.tables import Tables

log = logging.getLogger("logres")

RETRY_SECONDS = 5.0  # after a failure of the server, doubled each time
MAX_RETRY_SECONDS = 600.0


class Bots:
    """Decides for the bots of all tables."""

    def __init__(self, settings: Settings, tables: Tables, playing: Playing) -> None:
        self._tables = tables
        self._playing = playing
        self._workers = BotWorkers(settings)
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table

    def wake_if_asked(self, table: Table) -> None:
        """Let a bot decide if it is asked."""
        if _asked_bot(table) is not None:
            self.wake(table.id)

    def wake(self, table_id: str, retry_seconds: float = RETRY_SECONDS) -> None:
        """Decide for the bots of a table until none is asked."""
        if table_id not in self._tasks:
            task = asyncio.create_task(self._play(table_id, retry_seconds), name=f"bots at {table_id}")
            self._tasks[table_id] = task

    async def close(self) -> None:
        """Stop all bots and their processes."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def _play(self, table_id: str, retry_seconds: float) -> None:
        try:
            with self._tables.pinned(table_id):
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
            saved, seq = table.playing().save(), table.seq
        try:
            words, fallback_reason = await self._workers.decide(saved, bot), None
            if words[0] not in map(text, choice.options):
                raise BotFailed("failed")
        except BotFailed as failure:
            words, fallback_reason = [text(choice.options[0])], str(failure)
            log.warning(
                "Bot '%s' at table %s: %s. '%s' is chosen instead.", bot, table_id, fallback_reason, words[0]
            )
        for word in words:
            async with self._tables.locked(table_id) as table:
                if table.seq != seq:
                    break
                seq = await self._playing.decide_for_bot(table, choice.seat, word, fallback_reason)
        return True


def _asked_bot(table: Table) -> tuple[Question, str] | None:
    """Return the question that a bot has to answer, and the bot."""
    choice = table.choice
    if choice is None or table.is_closed:
        return None
    bot = table.seats[choice.seat].bot
    return None if bot is None else (choice, bot)
