"""What routes share: the services, the guest, refusals and answers."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response

from logres.server.cookies import cookie_name, cookie_of, is_secure
from logres.server.guests import COOKIE_SECONDS
from logres.server.limits import Visitor
from logres.server.problems import Refusal
from logres.server.request_guard import address
from logres.server.rows import GuestRow
from logres.server.services import Services
from logres.server.wire.answers import json_text

MEANINGS = {
    400: "The request is malformed, or the table cannot be set up like this.",
    401: "The guest has no name yet.",
    403: "The seat belongs to another guest, the table is private, or the page belongs to another site.",
    404: "There is no such table, seat, game, code or position.",
    409: "The table has moved on, is full, or its game is not over yet.",
    413: "The request is too large.",
    422: "The decision is not among the options. The message names the question.",
    429: "Too many requests. Retry-After says when to try again.",
    500: "The server failed. The details are in its log.",
    503: "The server cannot play just now. Retry-After says when to ask again.",
}


def refuses(*statuses: int) -> dict[int | str, dict[str, object]]:
    """Describe the refusals of a route for the schema, with those that every route has."""
    # A reference, because FastAPI would build a model for each refusal of each route.
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"content": problem, "description": MEANINGS[status]}
        for status in sorted({*statuses, 400, 429, 500})
    }


async def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application. A plain function would be called on another thread."""
    services: Services = connection.app.state.services
    return services


AppServices = Annotated[Services, Depends(services_of)]


async def known_guest(connection: HTTPConnection, services: AppServices) -> GuestRow | None:
    """Find the guest who sends the request, or return None for a stranger."""
    return await services.guests.find(cookie_of(connection))


GuestOrStranger = Annotated[GuestRow | None, Depends(known_guest)]


async def guest_id(guest: GuestOrStranger) -> str | None:
    """Return the id of the guest, or None for a stranger."""
    return None if guest is None else guest.id


ViewerId = Annotated[str | None, Depends(guest_id)]


async def required_guest(guest: GuestOrStranger) -> GuestRow:
    """Return the guest, or refuse a stranger."""
    if guest is None:
        raise Refusal("no-name", "Choose a name first.")
    return guest


KnownGuest = Annotated[GuestRow, Depends(required_guest)]


async def visitor(connection: HTTPConnection, guest: GuestOrStranger) -> Visitor:
    """Return the guest or stranger, and the address, that a request is counted for."""
    return Visitor(guest.id if guest else None, address(connection.scope))


Sender = Annotated[Visitor, Depends(visitor)]


def json_response(answer: object, status: int = 200) -> Response:
    """Answer with JSON, without the checks of FastAPI."""
    return Response(json_text(answer), status, media_type="application/json")


def drop_guest_cookie(connection: HTTPConnection, response: Response) -> None:
    """Delete the cookie that identifies the guest."""
    response.delete_cookie(
        cookie_name(connection), secure=is_secure(connection.scope), httponly=True, samesite="lax"
    )


def set_guest_cookie(connection: HTTPConnection, response: Response, cookie: str) -> None:
    """Set the cookie that identifies the guest."""
    response.set_cookie(
        cookie_name(connection),
        cookie,
        max_age=COOKIE_SECONDS,
        secure=is_secure(connection.scope),
        httponly=True,
        samesite="lax",
    )
