"""Tasks that run to completion even if nobody waits for them any more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from logres.server.engine import Unavailable
from logres.server.problems import Refusal

log = logging.getLogger("logres")

P = ParamSpec("P")
T = TypeVar("T")


class Background:
    """The tasks that are running."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that nobody need await. A failure is logged."""
        task = self._create(work)
        task.add_done_callback(log_failure)
        return task

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a task and wait for it. Cancelling the caller does not cancel the task."""
        task = self._create(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(log_failure)  # the caller will not see it
            raise

    async def finish(self) -> None:
        """Wait until all tasks are done."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _create(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


class HasBackground(Protocol):
    """An object whose shielded methods run in the background."""

    background: Background


S = TypeVar("S", bound=HasBackground)


def shielded(
    method: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Run a method to completion even if the caller disconnects."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.background.run(method(self, *args, **kwargs))

    return run


def log_failure(task: asyncio.Task[Any]) -> None:
    """Log why a task failed, unless it was refused on purpose."""
    if task.cancelled():
        return
    problem = task.exception()
    if isinstance(problem, Unavailable):
        log.warning("A background task was given up: %s", problem)
    elif problem is not None and not isinstance(problem, Refusal):
        log.error("A background task failed.", exc_info=problem)
