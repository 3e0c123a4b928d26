"""The worker processes in which bots think, with a time limit for each answer."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, cast

from logres.engine import Decision, Session, text
from logres.server import seeds
from logres.server.bot_process import Answer, News, Task
from logres.server.kept import Kept, digest
from logres.server.settings import Settings

log = logging.getLogger("logres")

START_SECONDS = 30.0
MAX_ANSWER = 1 << 20  # bytes


class BotFailed(Exception):
    """A bot gave no usable answer. The message is the reason: slow or failed."""


class AskedGame(NamedTuple):
    """A game in which a bot is asked."""

    table_id: str
    saved: str
    decisions: Sequence[Decision]

    @classmethod
    def of(cls, table_id: str, session: Session) -> AskedGame:
        """Take the game as it is now."""
        return cls(table_id, session.save(), tuple(session.decisions))

    def since(self, number: int) -> News:
        """Return what has happened since there were this many decisions."""
        words = [text(decision.option) for decision in self.decisions[number:]]
        return {"since": number, "words": words, "digest": digest(self.saved)}


class BotWorker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._kept: Kept[int] = Kept()  # how many decisions the process knows of each table

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> BotWorker:
        """Start a process and wait until it is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_ANSWER,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
        )
        worker = cls(process)
        try:
            ready = await asyncio.wait_for(worker._line(), START_SECONDS)
        except BaseException:
            await worker.end()
            raise
        if ready != b"ready\n":
            await worker.end()
            raise BotFailed("failed")
        return worker

    @property
    def has_ended(self) -> bool:
        """Whether the process is gone, for whatever reason."""
        return self._process.returncode is not None

    def knows(self, table_id: str) -> int:
        """Return how many decisions of a table the process knows."""
        return self._kept.get(table_id) or 0

    async def decide(self, game: AskedGame, bot: str, seconds: float) -> list[str]:
        """Return the next decisions of a bot, within the time limit."""
        try:
            async with asyncio.timeout(seconds):
                words = await self._decide(game, {"table": game.table_id, "bot": bot, "seed": seeds.fresh()})
        except TimeoutError:
            raise BotFailed("slow") from None
        except (OSError, ValueError):
            raise BotFailed("failed") from None
        self._kept.put(game.table_id, len(game.decisions) + len(words))
        return words

    async def _decide(self, game: AskedGame, task: Task) -> list[str]:
        """Send only what is new in the game, or all of it if the process has lost it."""
        known = self._kept.take(game.table_id)
        if known is not None:
            answer = await self._answer({**task, "news": game.since(known)})
            if not answer.get("missing"):
                return _words(answer)
        return _words(await self._answer({**task, "game": game.saved}))

    async def _answer(self, task: Task) -> Answer:
        assert self._process.stdin is not None, "a worker has an input"
        self._process.stdin.write(json.dumps(task).encode() + b"\n")
        await self._process.stdin.drain()
        answer: object = json.loads(await self._line())
        if not isinstance(answer, dict):
            raise BotFailed("failed")
        return cast("Answer", answer)

    async def _line(self) -> bytes:
        assert self._process.stdout is not None, "a worker has an output"
        return await self._process.stdout.readline()

    async def end(self) -> None:
        """Kill the process."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _words(answer: Answer) -> list[str]:
    """Read the decisions from an answer."""
    if "error" in answer:
        log.warning("A bot failed: %s", answer["error"])
    words = answer.get("words")
    if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
        raise BotFailed("failed")
    return words


class BotWorkers:
    """Worker processes, started when needed. A worker that fails is replaced."""

    def __init__(self, settings: Settings) -> None:
        self._command = settings.bot_command
        self._seconds = settings.bot_seconds
        self._idle: list[BotWorker] = []

    async def decide(self, game: AskedGame, bot: str) -> list[str]:
        """Return the next decisions of a bot, from the idle worker that knows most of the game."""
        try:
            worker = self._take(game.table_id) or await BotWorker.start(self._command)
        except (OSError, TimeoutError):
            raise BotFailed("failed") from None
        try:
            words = await worker.decide(game, bot, self._seconds)
        except BaseException:
            await worker.end()
            raise
        self._idle.append(worker)
        return words

    def _take(self, table_id: str) -> BotWorker | None:
        """Take the idle worker that knows most of the game; of equal ones, the one used last."""
        self._idle = [worker for worker in self._idle if not worker.has_ended]
        if not self._idle:
            return None
        worker = max(reversed(self._idle), key=lambda one: one.knows(table_id))
        self._idle.remove(worker)
        return worker

    async def close(self) -> None:
        """End all idle processes."""
        while self._idle:
            await self._idle.pop().end()
