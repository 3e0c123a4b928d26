"""Guests: their names and recovery codes."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from logres.server.guests import COOKIE
from logres.server.request_guard import address
from logres.server.routes.access import (
    AppServices,
    GuestOrStranger,
    KnownGuest,
    json_response,
    refuses,
    set_guest_cookie,
)
from logres.server.rows import GuestRow
from logres.server.wire.answers import Guest, RecoveryCode
from logres.server.wire.requests import Naming, Recovery

router = APIRouter(prefix="/me", tags=["guests"])


def guest_info(guest: GuestRow | None) -> Guest:
    """Show a guest to the browser."""
    return Guest(name=None) if guest is None else Guest(name=guest.name, has_recovery_code=guest.has_recovery)


@router.get("", response_model=Guest, responses=refuses())
async def me(request: Request, guest: GuestOrStranger) -> Response:
    """Return the guest who uses this browser."""
    response = json_response(guest_info(guest))
    if guest is not None:
        set_guest_cookie(request, response, request.cookies[COOKIE])  # renew its expiry
    return response


@router.post("", response_model=Guest, responses=refuses(403, 413))
async def name_me(
    request: Request, services: AppServices, guest: GuestOrStranger, naming: Naming
) -> Response:
    """Become a guest, or change the name."""
    if guest is None:
        services.buckets.take("guest", address(request.scope), services.settings.limits.guests)
        guest, cookie = await services.guests.welcome(naming.name)
        response = json_response(guest_info(guest))
        set_guest_cookie(request, response, cookie)
        return response
    services.buckets.take("rename", guest.id, services.settings.limits.guests)
    await services.tables.reload_people(await services.guests.rename(guest, naming.name))
    return json_response(Guest(name=naming.name, has_recovery_code=guest.has_recovery))


@router.post("/recovery", response_model=RecoveryCode, responses=refuses(401, 403))
async def recovery(services: AppServices, guest: KnownGuest) -> Response:
    """Make a new recovery code, which is shown only once."""
    services.buckets.take("recovery", guest.id, services.settings.limits.recoveries)
    return json_response(RecoveryCode(code=await services.guests.renew_recovery(guest)))


@router.post("/recover", response_model=Guest, responses=refuses(403, 404, 413))
async def recover(request: Request, services: AppServices, recovery: Recovery) -> Response:
    """Become the guest with this recovery code, who stays known on other devices."""
    services.buckets.take("recovery", address(request.scope), services.settings.limits.recoveries)
    guest, cookie = await services.guests.recover(recovery.code)
    response = json_response(guest_info(guest))
    set_guest_cookie(request, response, cookie)
    return response
