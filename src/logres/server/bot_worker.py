"""The worker processes in which bots think, with a time limit for each answer."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple, cast

from logres.engine import Decision, Session, text
from logres.server import seeds
from logres.server.bot_process import Advised, Answer, News, Task
from logres.server.settings import Settings
from logres.server.table_cache import TableCache, digest

log = logging.getLogger("logres")

START_SECONDS = 30.0
MAX_ANSWER = 1 << 20  # bytes


class BotFailed(Exception):
    """A bot gave no usable answer. The message is the reason: slow or failed."""

    def __init__(self, reason: str, so_far: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.so_far = [*so_far]  # the decisions that were best until then


class AskedGame(NamedTuple):
    """A game in which a bot is asked."""

    table_id: str
    saved: str
    decisions: Sequence[Decision]
    seed: str  # of the bot's chance

    @classmethod
    def of(cls, table_id: str, session: Session, seed: str | None = None) -> AskedGame:
        """Take the game as it is now, for a bot with this seed or with one that nobody can guess."""
        return cls(table_id, session.save(), tuple(session.decisions), seed or seeds.fresh())

    def since(self, number: int) -> News:
        """Return what has happened since there were this many decisions."""
        words = [text(decision.option) for decision in self.decisions[number:]]
        return {"since": number, "words": words, "digest": digest(self.saved)}


class BotWorker:
    """One worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._so_far: list[str] = []
        self._known: TableCache[int] = TableCache()  # how many decisions the process knows of each table

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
        return self._known.get(table_id) or 0

    async def decide(self, game: AskedGame, bot: str, seconds: float) -> list[str]:
        """Return the next decisions of a bot, within the time limit."""
        self._so_far = []
        try:
            async with asyncio.timeout(seconds):
                task: Task = {"table": game.table_id, "bot": bot, "seed": game.seed}
                words = _words(await self._asked(game, task))
        except TimeoutError:
            raise BotFailed("slow", self._so_far) from None
        except (OSError, ValueError):
            raise BotFailed("failed") from None
        self._known.put(game.table_id, len(game.decisions) + len(words))
        return words

    async def advise(self, game: AskedGame, seconds: float) -> Advised:
        """Return counsel for the seat that is asked, within the time limit."""
        try:
            async with asyncio.timeout(seconds):
                answer = await self._asked(game, {"table": game.table_id, "seed": game.seed})
        except TimeoutError:
            raise BotFailed("slow") from None
        except (OSError, ValueError):
            raise BotFailed("failed") from None
        if "counsel" not in answer:
            log.warning("Counsel failed: %s", answer.get("error"))
            raise BotFailed("failed")
        self._known.put(game.table_id, len(game.decisions))
        return answer["counsel"]

    async def _asked(self, game: AskedGame, task: Task) -> Answer:
        """Send only what is new in the game, or all of it if the process has lost it."""
        known = self._known.take(game.table_id)
        if known is not None:
            answer = await self._answer({**task, "news": game.since(known)})
            if not answer.get("missing"):
                return answer
        return await self._answer({**task, "game": game.saved})

    async def _answer(self, task: Task) -> Answer:
        assert self._process.stdin is not None, "a worker has an input"
        self._process.stdin.write(json.dumps(task).encode() + b"\n")
        await self._process.stdin.drain()
        while True:
            answer: object = json.loads(await self._line())
            if not isinstance(answer, dict):
                raise BotFailed("failed")
            if "so_far" not in answer:
                return cast("Answer", answer)
            self._so_far = _checked(answer["so_far"])

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
    return _checked(answer.get("words"))


def _checked(words: object) -> list[str]:
    """Return the words of decisions, of which there must be one or more."""
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
        """Return the next decisions of a bot."""
        async with self._worker(game) as worker:
            return await worker.decide(game, bot, self._seconds)

    async def advise(self, game: AskedGame) -> Advised:
        """Return counsel for the seat that is asked."""
        async with self._worker(game) as worker:
            return await worker.advise(game, self._seconds)

    @asynccontextmanager
    async def _worker(self, game: AskedGame) -> AsyncIterator[BotWorker]:
        """Use the idle worker that knows most of the game, or a new one. One that fails is ended."""
        try:
            worker = self._take(game.table_id) or await BotWorker.start(self._command)
        except (OSError, TimeoutError):
            raise BotFailed("failed") from None
        try:
            yield worker
        except BaseException:
            await worker.end()
            raise
        self._idle.append(worker)

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
