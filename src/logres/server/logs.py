"""The log of a server: readable lines or JSON, each with the request and the table that it is about."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")  # the number of the request that is answered
TABLE: ContextVar[str] = ContextVar("table", default="")  # the table that a task has locked last

SPARSE_SECONDS = 60.0
SPARSE_RECORDS = 30  # in each of these spans


class Sparse(logging.Filter):
    """Drops records when there are too many, so that nobody fills the disk by attacking; says how many."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._began = -SPARSE_SECONDS
        self._passed = 0
        self._dropped = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is written."""
        now = self._clock()
        if now - self._began >= SPARSE_SECONDS:
            if self._dropped:
                record.msg = f"{record.getMessage()} ({self._dropped} more before this one were not written)"
                record.args = ()
            self._began, self._passed, self._dropped = now, 0, 0
        self._passed += 1
        self._dropped += self._passed > SPARSE_RECORDS
        return self._passed <= SPARSE_RECORDS


class Lines(logging.Formatter):
    """Writes each record as a readable line."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(about)s%(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.about = "".join(f"[{key} {value}] " for key, value in about().items())
        return super().format(record)


class JsonLines(logging.Formatter):
    """Writes each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **about(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def about() -> dict[str, str]:
    """Return the request and the table that the present task is about, as far as there are any."""
    found = {"request": REQUEST.get(), "table": TABLE.get()}
    return {key: value for key, value in found.items() if value}


def set_up_logs(*, as_json: bool) -> None:
    """Write warnings, and all security events, to the standard error output."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("logres.security").setLevel(logging.INFO)


security = logging.getLogger("logres.security")
security.addFilter(Sparse())
