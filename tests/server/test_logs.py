"""The log of a server."""

from __future__ import annotations

import json
import logging
import sys

from logres.server.logs import SPARSE_RECORDS, SPARSE_SECONDS, JsonLines, Sparse


def record(message: str, *values: object) -> logging.LogRecord:
    """Make a record."""
    return logging.LogRecord("logres.security", logging.WARNING, "", 0, message, values, None)


def test_an_attacker_does_not_fill_the_log() -> None:
    now = [0.0]
    sparse = Sparse(lambda: now[0])
    written = [sparse.filter(record("an attack")) for _ in range(SPARSE_RECORDS + 5)]
    assert written == [True] * SPARSE_RECORDS + [False] * 5
    now[0] += SPARSE_SECONDS
    next_one = record("attack %d", 36)
    assert sparse.filter(next_one)
    assert next_one.getMessage() == "attack 36 (5 more before this one were not written)"


def test_a_line_of_json_holds_message_and_exception() -> None:
    try:
        raise ValueError("the mat")
    except ValueError:
        failed = record("it %s", "failed")
        failed.exc_info = sys.exc_info()
    line = json.loads(JsonLines().format(failed))
    assert (line["level"], line["message"]) == ("warning", "it failed")
    assert "ValueError: the mat" in line["exception"]
