"""Guests: a name, and a code that moves it to another device."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from logres.server.guests import COOKIE
from logres.server.routes.access import Anyone, HouseHere, Someone, answer, give_cookie, refuses
from logres.server.security import address
from logres.server.store import GuestRow
from logres.server.wire import Guest, Naming, Recovery, RecoveryCode

router = APIRouter(prefix="/me", tags=["guests"])


def shown(guest: GuestRow | None) -> Guest:
    """A guest as the browser knows it."""
    return Guest(name=None) if guest is None else Guest(name=guest.name, has_recovery_code=guest.has_recovery)


@router.get("", response_model=Guest, responses=refuses())
async def me(request: Request, guest: Anyone) -> Response:
    """Who is using this browser."""
    response = answer(shown(guest))
    if guest is not None:
        give_cookie(request, response, request.cookies[COOKIE])  # it lasts from today again
    return response


@router.post("", response_model=Guest, responses=refuses(403, 413))
async def name_me(request: Request, house: HouseHere, guest: Anyone, naming: Naming) -> Response:
    """Become a guest, or take another name."""
    if guest is None:
        house.buckets.take("guest", address(request.scope), house.settings.limits.guests)
        guest, cookie = await house.guests.welcome(naming.name)
        response = answer(shown(guest))
        give_cookie(request, response, cookie)
        return response
    house.buckets.take("rename", guest.id, house.settings.limits.guests)
    await house.tables.refresh(await house.guests.rename(guest, naming.name))
    return answer(Guest(name=naming.name, has_recovery_code=guest.has_recovery))


@router.post("/recovery", response_model=RecoveryCode, responses=refuses(401, 403))
async def recovery(house: HouseHere, guest: Someone) -> Response:
    """A fresh recovery code, shown this once."""
    house.buckets.take("recovery", guest.id, house.settings.limits.recoveries)
    return answer(RecoveryCode(code=await house.guests.renew_recovery(guest)))


@router.post("/recover", response_model=Guest, responses=refuses(403, 404, 413))
async def recover(request: Request, house: HouseHere, recovery: Recovery) -> Response:
    """Become the guest whose recovery code this is; the other device stays that guest too."""
    house.buckets.take("recovery", address(request.scope), house.settings.limits.recoveries)
    guest, cookie = await house.guests.recover(recovery.code)
    response = answer(shown(guest))
    give_cookie(request, response, cookie)
    return response
