"""The worker processes in which bots think, with a time limit for each answer."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from contextlib import suppress

from logres.server import seeds
from logres.server.settings import Settings

log = logging.getLogger("logres")

START_SECONDS = 30.0
MAX_ANSWER = 1 << 20  # bytes


class BotFailed(Exception):
    """A bot gave no usable answer. The message is the reason: slow or failed."""


class BotWorker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

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

    async def answer(self, task: dict[str, str], seconds: float) -> list[str]:
        """Return the decisions of a bot, within the time limit."""
        assert self._process.stdin is not None, "a worker has an input"
        self._process.stdin.write(json.dumps(task).encode() + b"\n")
        try:
            async with asyncio.timeout(seconds):
                await self._process.stdin.drain()
                line = await self._line()
        except TimeoutError:
            raise BotFailed("slow") from None
        except (OSError, ValueError):
            raise BotFailed("failed") from None
        return _words(line)

    async def _line(self) -> bytes:
        assert self._process.stdout is not None, "a worker has an output"
        return await self._process.stdout.readline()

    async def end(self) -> None:
        """Kill the process."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def _words(line: bytes) -> list[str]:
    """Read the decisions from an answer."""
    try:
        answer = json.loads(line)
        if "error" in answer:
            log.warning("A bot failed: %s", answer["error"])
        words = [str(word) for word in answer["words"]]
    except (ValueError, KeyError, TypeError):
        raise BotFailed("failed") from None
    if not words:
        raise BotFailed("failed")
    return words


class BotWorkers:
    """A pool of worker processes, started when needed. A worker that fails is replaced."""

    def __init__(self, settings: Settings) -> None:
        self._command = settings.bot_command
        self._seconds = settings.bot_seconds
        self._slots = asyncio.Semaphore(settings.bot_workers)
        self._idle: list[BotWorker] = []

    async def decide(self, game: str, bot: str) -> list[str]:
        """Return the next decisions of a bot in a saved game."""
        task = {"game": game, "bot": bot, "seed": seeds.fresh()}
        async with self._slots:
            try:
                worker = self._idle.pop() if self._idle else await BotWorker.start(self._command)
            except (OSError, TimeoutError):
                raise BotFailed("failed") from None
            try:
                words = await worker.answer(task, self._seconds)
            except BaseException:
                await worker.end()
                raise
            self._idle.append(worker)
            return words

    async def close(self) -> None:
        """End all idle processes."""
        while self._idle:
            await self._idle.pop().end()
