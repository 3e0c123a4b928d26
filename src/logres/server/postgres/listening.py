"""Hears what servers have written to a database."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence

import psycopg

from logres.server.news import CHANNEL, Hearing, News
from logres.server.postgres.link import Link

log = logging.getLogger("logres")

AGAIN_SECONDS = 1.0  # until the next try to connect
GATHER_SECONDS = 0.005  # in which more news may come, so that many are taken together when there are many
LOOK_SECONDS = 5.0  # between two looks whether the connection is still there


class Listening(threading.Thread):
    """Passes news on to an event loop, in order, and says when some may have been missed."""

    def __init__(self, address: str, hearing: Hearing, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="logres-listening", daemon=True)
        self._link = Link(address, "logres news")
        self._hearing = hearing
        self._loop = loop
        self._stopping = threading.Event()
        self._is_heard = True  # until it turns out otherwise, which is logged once

    async def stop(self) -> None:
        """Listen no more."""
        self._stopping.set()
        self._link.cut()
        await asyncio.to_thread(self.join)

    def run(self) -> None:
        """Listen until stopped."""
        while not self._stopping.is_set():
            try:
                self._link.listen(CHANNEL)
                if not self._is_heard:
                    log.info("News of other servers are heard again.")
                self._is_heard = True
                self._call(self._hearing.began)
                while not self._stopping.is_set():
                    if told := self._link.heard(LOOK_SECONDS):
                        self._call(self._hear, told)
                        time.sleep(GATHER_SECONDS)
            except (psycopg.Error, OSError) as problem:  # for example no descriptor is left
                if self._is_heard and not self._stopping.is_set():
                    self._is_heard = False
                    log.warning("News of other servers cannot be heard: %s", str(problem).strip())
            self._link.close()
            self._call(self._hearing.ended)
            self._stopping.wait(AGAIN_SECONDS)

    def _hear(self, told: Sequence[str]) -> None:
        for text in told:
            self._loop.call_soon(self._hearing.heard, News.read(text))

    def _call(self, function: Callable[..., None], *values: object) -> None:
        try:
            self._loop.call_soon_threadsafe(function, *values)
        except RuntimeError:  # the loop is closed
            self._stopping.set()
