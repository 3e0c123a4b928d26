"""Why a request is refused, as every route and socket says it."""

from __future__ import annotations

from math import ceil

from starlette.responses import Response

from logres.server.wire import Problem, ProblemCode, TableState, written

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
    """A request that is not done; nothing has changed."""

    def __init__(
        self, code: ProblemCode, message: str, state: TableState | None = None, wait: float | None = None
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code=code, message=message, state=state)
        self.wait = wait

    def response(self) -> Response:
        """The refusal as an answer over HTTP."""
        headers = {} if self.wait is None else {"Retry-After": str(max(1, ceil(self.wait)))}
        return Response(
            written(self.problem),
            STATUS[self.problem.code],
            headers,
            media_type="application/json",
        )


class NoTable(Refusal):
    """There is no such table, and there will not be."""

    def __init__(self, message: str = "There is no such table.", code: ProblemCode = "not-found") -> None:
        super().__init__(code, message)


def failed() -> Refusal:
    """Something broke here; the details are for the host's eyes only."""
    return Refusal("failed", "Something went wrong on the server. It has been written to its log.")
