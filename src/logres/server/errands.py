"""Work that is done to its end, whether or not anybody still waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from logres.server.problems import Refusal

log = logging.getLogger("logres")

T = TypeVar("T")


class Errands:
    """Tasks on their way."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> None:
        """Begin something that nobody waits for; if it fails, the log says so."""
        self._begin(work).add_done_callback(_log_failure)

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Begin something and wait for it; who is cancelled while waiting does not stop it."""
        task = self._begin(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)  # nobody is left to hear of it
            raise

    async def finish(self) -> None:
        """Wait until everything is done."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _log_failure(task: asyncio.Task[Any]) -> None:
    """Write down why something failed; a refusal is no failure."""
    if task.cancelled():
        return
    problem = task.exception()
    if problem is not None and not isinstance(problem, Refusal):
        log.error("Something failed in the background.", exc_info=problem)
