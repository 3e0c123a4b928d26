"""Refusals, as routes and sockets answer them."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from starlette.responses import Response

from logres.server.engine import Conflict, Unavailable
from logres.server.metrics import PROBLEMS
from logres.server.wire.answers import Problem, TableState, json_text
from logres.server.wire.values import ProblemCode

STATUS: dict[ProblemCode, int] = {
    "bad-request": 400,
    "bad-table": 400,
    "no-name": 401,
    "not-yours": 403,
    "private": 403,
    "no-counsel": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "not-json": 415,
    "not-found": 404,
    "no-decision": 404,
    "no-rules": 404,
    "wrong-code": 404,
    "stale": 409,
    "ends-turn": 409,
    "table-full": 409,
    "not-over": 409,
    "is-over": 409,
    "not-alone": 409,
    "at-end": 409,
    "too-large": 413,
    "illegal": 422,
    "too-fast": 429,
    "failed": 500,
    "not-ready": 503,
}


class Refusal(Exception):
    """A request was refused and has changed nothing."""

    def __init__(
        self, code: ProblemCode, message: str, state: TableState | None = None, wait: float | None = None
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code=code, message=message, state=state)
        self.wait = wait

    def count(self) -> None:
        """Count it among the problems that this server has answered."""
        PROBLEMS.labels(self.problem.code).inc()

    def response(self) -> Response:
        """Count it, and make the HTTP response."""
        self.count()
        headers = {} if self.wait is None else {"Retry-After": str(max(1, ceil(self.wait)))}
        return Response(
            json_text(self.problem),
            STATUS[self.problem.code],
            headers,
            media_type="application/json",
        )


class NoTable(Refusal):
    """The table does not exist or cannot be played."""

    def __init__(self, message: str = "There is no such table.", code: ProblemCode = "not-found") -> None:
        super().__init__(code, message)


def malformed(place: Iterable[object], fault: str) -> Refusal:
    """Make the refusal for a malformed request, which names the place of the fault."""
    where = ".".join(map(str, place))[:100]
    return Refusal("bad-request", f"{where}: {fault}" if where else fault)


AWAY_SECONDS = 2.0  # until the next try


def not_ready() -> Refusal:
    """Make the refusal for a database that does not answer. What was asked for may be asked for again."""
    return Refusal("not-ready", "The database does not answer. Try again soon.", wait=AWAY_SECONDS)


def refusal_for(problem: Exception) -> Refusal | None:
    """Return the refusal that an exception stands for, or None if it is an internal error."""
    if isinstance(problem, Unavailable):
        return not_ready()
    if isinstance(problem, Conflict):
        return Refusal("stale", "Somebody else was first. Try again.")
    return problem if isinstance(problem, Refusal) else None


def failed() -> Refusal:
    """Make the refusal for an internal error, whose details are only in the log."""
    return Refusal("failed", "Something went wrong on the server. The details are in its log.")
