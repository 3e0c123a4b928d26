"""Bots at tables: they think in worker processes within a time limit; a legal move stands in if they fail."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from contextlib import suppress

from logres.engine import Question, text
from logres.server import seeds
from logres.server.problems import Refusal
from logres.server.settings import Settings
from logres.server.table import Table
from logres.server.tables import Tables

log = logging.getLogger("logres")

START_SECONDS = 30.0
LONGEST_LINE = 1 << 20
PATIENCE = 5.0  # seconds before a table is tried again after a failure that was no bot's
LONGEST_PATIENCE = 600.0


class BotFailed(Exception):
    """A bot gave no answer; the word says why."""


class Thinker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> Thinker:
        """Start a process and wait until it is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
        )
        thinker = cls(process)
        try:
            ready = await asyncio.wait_for(thinker._line(), START_SECONDS)
        except BaseException:
            await thinker.end()
            raise
        if ready != b"ready\n":
            await thinker.end()
            raise BotFailed("failed")
        return thinker

    async def answer(self, task: dict[str, str], seconds: float) -> list[str]:
        """The decisions of a bot, within the time limit."""
        assert self._process.stdin is not None, "a worker listens"
        self._process.stdin.write(json.dumps(task).encode() + b"\n")
        try:
            async with asyncio.timeout(seconds):
                await self._process.stdin.drain()
                line = await self._line()
        except TimeoutError:
            raise BotFailed("slow") from None
        except (OSError, ValueError):
            raise BotFailed("failed") from None
        try:
            answer = json.loads(line)
            if "error" in answer:
                log.warning("A bot failed: %s", answer["error"])
            words = [str(word) for word in answer["words"]]
            if not words:
                raise BotFailed("failed")
            return words
        except (ValueError, KeyError, TypeError):
            raise BotFailed("failed") from None

    async def _line(self) -> bytes:
        assert self._process.stdout is not None, "a worker speaks"
        return await self._process.stdout.readline()

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Thinkers:
    """As many worker processes as there may be, started when needed; a broken one is replaced."""

    def __init__(self, settings: Settings) -> None:
        self._command = settings.bot_command
        self._seconds = settings.bot_seconds
        self._places = asyncio.Semaphore(settings.bot_workers)
        self._idle: list[Thinker] = []

    async def decide(self, game: str, bot: str) -> list[str]:
        """What a bot decides in a saved game."""
        task = {"game": game, "bot": bot, "seed": seeds.fresh()}
        async with self._places:
            try:
                thinker = self._idle.pop() if self._idle else await Thinker.start(self._command)
            except (OSError, TimeoutError):
                raise BotFailed("failed") from None
            try:
                words = await thinker.answer(task, self._seconds)
            except BaseException:
                await thinker.end()
                raise
            self._idle.append(thinker)
            return words

    async def close(self) -> None:
        """End all processes."""
        while self._idle:
            await self._idle.pop().end()


class Bots:
    """Moves for the bots of all tables."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._thinkers = Thinkers(settings)
        self._moving: dict[str, asyncio.Task[None]] = {}

    def is_moving(self, table: str) -> bool:
        """Whether a bot is thinking at this table."""
        return table in self._moving

    def watch(self, table: Table) -> None:
        """Let a bot think if it is asked."""
        if _asked_bot(table) is not None:
            self.wake(table.id)

    def wake(self, table: str, patience: float = PATIENCE) -> None:
        """See to a table until no bot is asked there."""
        if table not in self._moving:
            task = asyncio.create_task(self._move(table, patience), name=f"bots at {table}")
            self._moving[table] = task

    async def close(self) -> None:
        """Stop thinking."""
        tasks = list(self._moving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    async def _move(self, table: str, patience: float) -> None:
        try:
            while await self._move_once(table):
                pass
        except asyncio.CancelledError:
            raise
        except Refusal as problem:
            log.warning("The bots of table %s cannot go on: %s", table, problem)
        except Exception:
            log.exception("The bots of table %s are stuck; they try again in %.0f seconds.", table, patience)
            longer = min(2 * patience, LONGEST_PATIENCE)
            asyncio.get_running_loop().call_later(patience, self.wake, table, longer)
        finally:
            del self._moving[table]

    async def _move_once(self, table_id: str) -> bool:
        """One thought of a bot, with all its decisions; nothing if none is asked."""
        async with self._tables.at(table_id) as table:
            asked = _asked_bot(table)
            if asked is None:
                return False
            choice, bot = asked
            saved, seq = table.playing().save(), table.seq
        try:
            words, helped = await self._thinkers.decide(saved, bot), None
            if words[0] not in map(text, choice.options):
                raise BotFailed("failed")
        except BotFailed as failure:
            words, helped = [text(choice.options[0])], str(failure)
            log.warning("Bot '%s' at table %s (%s): '%s' stands in.", bot, table_id, helped, words[0])
        for word in words:
            async with self._tables.at(table_id) as table:
                if table.seq != seq:
                    break
                seq = await self._tables.decide_at(table, choice.seat, word, None, helped=helped)
        return True


def _asked_bot(table: Table) -> tuple[Question, str] | None:
    """The question that a bot is to answer, and which bot."""
    choice = table.choice
    if choice is None or table.is_closed:
        return None
    bot = table.seats[choice.seat].bot
    return None if bot is None else (choice, bot)
