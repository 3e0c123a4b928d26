"""Refusals, as routes and sockets answer them."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from starlette.responses import Response

from logres.server.wire.answers import Problem, TableState, json_text
from logres.server.wire.values import ProblemCode

STATUS: dict[ProblemCode, int] = {
    "bad-request": 400,
    "bad-table": 400,
    "no-name": 401,
    "not-yours": 403,
    "private": 403,
    "wrong-origin": 403,
    "not-found": 404,
    "no-decision": 404,
    "no-rules": 404,
    "wrong-code": 404,
    "stale": 409,
    "ends-turn": 409,
    "table-full": 409,
    "not-over": 409,
    "at-end": 409,
    "too-large": 413,
    "illegal": 422,
    "too-fast": 429,
    "failed": 500,
}


class Refusal(Exception):
    """A request was refused and has changed nothing."""

    def __init__(
        self, code: ProblemCode, message: str, state: TableState | None = None, wait: float | None = None
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code=code, message=message, state=state)
        self.wait = wait

    def response(self) -> Response:
        """Make the HTTP response."""
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


def failed() -> Refusal:
    """Make the refusal for an internal error, whose details are only in the log."""
    return Refusal("failed", "Something went wrong on the server. The details are in its log.")
