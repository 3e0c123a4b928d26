"""Who asks, and what a route may refuse."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from logres.server.guests import COOKIE, COOKIE_SECONDS
from logres.server.house import House
from logres.server.problems import Refusal
from logres.server.store import GuestRow
from logres.server.wire import written

MEANINGS = {
    400: "The request is malformed, or the table cannot be set up so.",
    401: "Nobody is known here yet: say a name first.",
    403: "It is not yours, the table is private, or the request comes from another site's page.",
    404: "There is no such thing.",
    409: "The table has moved on, is full, or its game is not over yet.",
    413: "The request is too large.",
    422: "The decision is not among the options; the message says what was asked.",
    429: "Too many requests; Retry-After says when to try again.",
    500: "The server failed; nothing was done.",
}


def refuses(*statuses: int) -> dict[int | str, dict[str, object]]:
    """The refusals of a route for the schema, with those that every route has."""
    # By reference: a model for each refusal of each route would be built at the first request.
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"content": problem, "description": MEANINGS[status]}
        for status in sorted({*statuses, 400, 429, 500})
    }


def this_house(connection: HTTPConnection) -> House:
    """The house of this application."""
    house: House = connection.app.state.house
    return house


HouseHere = Annotated[House, Depends(this_house)]


async def whoever(connection: HTTPConnection, house: HouseHere) -> GuestRow | None:
    """The guest who asks, or nobody that we know."""
    return await house.guests.known(connection.cookies.get(COOKIE))


Anyone = Annotated[GuestRow | None, Depends(whoever)]


async def looking(guest: Anyone) -> str | None:
    """The id of the guest who looks."""
    return None if guest is None else guest.id


Viewer = Annotated[str | None, Depends(looking)]


async def somebody(guest: Anyone) -> GuestRow:
    """The guest who asks; there must be one."""
    if guest is None:
        raise Refusal("no-name", "Say your name first.")
    return guest


Someone = Annotated[GuestRow, Depends(somebody)]


def answer(said: object, status: int = 200) -> Response:
    """What the server says as the answer, written down as it is."""
    return Response(written(said), status, media_type="application/json")


def give_cookie(connection: HTTPConnection, response: Response, cookie: str) -> None:
    """Let the browser keep who it is."""
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_SECONDS,
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
