"""Figures about a running server, in the format of Prometheus."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from logres import __version__

__all__ = [
    "BOT_WAIT_SECONDS",
    "CONTENT_TYPE",
    "DECISION_SECONDS",
    "DROPPED_SOCKETS",
    "PROBLEMS",
    "WRITE_SECONDS",
    "WRITTEN_TOGETHER",
    "CollectorPauses",
    "Gauges",
    "LoopLag",
    "figures",
]

CONTENT_TYPE = CONTENT_TYPE_LATEST
LAG_SECONDS = 0.5  # between two measurements of the event loop

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
COUNTS = (1, 2, 4, 8, 16, 32, 64, 128)

# Like loggers, these belong to the process: they count whatever happens in it.
COUNTED = CollectorRegistry()
ProcessCollector(registry=COUNTED)

DECISION_SECONDS = Histogram(
    "logres_decision_seconds",
    "Time from the request for a step until it is on the disk and announced.",
    ("by",),
    buckets=QUICK,
    registry=COUNTED,
)
LOOP_LAG_SECONDS = Histogram(
    "logres_loop_lag_seconds",
    "How late the event loop wakes a task that has slept.",
    buckets=QUICK,
    registry=COUNTED,
)
WRITTEN_TOGETHER = Histogram(
    "logres_written_together",
    "Changes that were written in one transaction.",
    buckets=COUNTS,
    registry=COUNTED,
)
WRITE_SECONDS = Histogram(
    "logres_write_seconds",
    "Time from handing a change to the database until it is on the disk.",
    buckets=QUICK,
    registry=COUNTED,
)
COLLECTOR_SECONDS = Histogram(
    "logres_collector_pause_seconds",
    "Pauses for garbage collection.",
    ("generation",),
    buckets=QUICK,
    registry=COUNTED,
)
BOT_WAIT_SECONDS = Histogram(
    "logres_bot_wait_seconds",
    "Time that a table waited until its bot could think.",
    buckets=SLOW,
    registry=COUNTED,
)
PROBLEMS = Counter("logres_problems", "Refused requests and messages.", ("code",), registry=COUNTED)
DROPPED_SOCKETS = Counter(
    "logres_dropped_sockets", "Sockets that were closed because they read too slowly.", registry=COUNTED
)

GaugeName = Literal["sockets", "tables_in_memory", "bots_waiting", "bots_thinking"]
GAUGES: dict[GaugeName, str] = {
    "sockets": "Sockets that follow a table.",
    "tables_in_memory": "Tables in memory.",
    "bots_waiting": "Tables whose bots wait for their turn to think.",
    "bots_thinking": "Tables whose bots are thinking.",
}


class Gauges(Collector):
    """The present state of a server as figures, and its version."""

    def __init__(self, gauges: dict[GaugeName, Callable[[], int]]) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        """Read all gauges."""
        yield InfoMetricFamily("logres", "The running program.", {"version": __version__})
        for name, read in self._gauges.items():
            yield GaugeMetricFamily(f"logres_{name}", GAUGES[name], read())


def figures(gauges: Gauges) -> bytes:
    """Write all figures of a server."""
    own = CollectorRegistry()
    own.register(gauges)
    return generate_latest(COUNTED) + generate_latest(own)


class LoopLag:
    """Measures how late the event loop is."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Measure until stopped."""
        self._task = asyncio.create_task(self._measure(), name="measuring the event loop")

    def stop(self) -> None:
        """Stop measuring."""
        if self._task is not None:
            self._task.cancel()

    async def _measure(self) -> None:
        while True:
            due = time.perf_counter() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            LOOP_LAG_SECONDS.observe(max(0.0, time.perf_counter() - due))


class CollectorPauses:
    """Measures the pauses for garbage collection."""

    def __init__(self) -> None:
        self._began = 0.0

    def start(self) -> None:
        """Measure until stopped."""
        gc.callbacks.append(self._heard)

    def stop(self) -> None:
        """Stop measuring."""
        if self._heard in gc.callbacks:
            gc.callbacks.remove(self._heard)

    def _heard(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            COLLECTOR_SECONDS.labels(info["generation"]).observe(time.perf_counter() - self._began)
