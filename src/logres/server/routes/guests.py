"""Guests: their names and recovery codes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from logres.server.cookies import cookie_of
from logres.server.limits import Visitor
from logres.server.routes.access import (
    AppServices,
    GuestOrStranger,
    KnownGuest,
    Sender,
    drop_guest_cookie,
    json_response,
    refuses,
    set_guest_cookie,
)
from logres.server.rows import GuestRow
from logres.server.wire.answers import DeviceInfo, Guest, RecoveryCode
from logres.server.wire.requests import Naming, Recovery

router = APIRouter(prefix="/me", tags=["guests"])

DeviceId = Annotated[str, Path(max_length=40, description="The id of a device of the guest.")]


def guest_info(guest: GuestRow | None) -> Guest:
    """Show a guest to the browser."""
    return Guest(name=None) if guest is None else Guest(name=guest.name, has_recovery_code=guest.has_recovery)


@router.get("", response_model=Guest, responses=refuses())
async def me(request: Request, services: AppServices, guest: GuestOrStranger) -> Response:
    """Return the guest who uses this browser."""
    response = json_response(guest_info(guest))
    if guest is not None:
        await services.guests.see(cookie_of(request))
        set_guest_cookie(request, response, cookie_of(request) or "")  # renew its expiry
    return response


@router.post("", response_model=Guest, responses=refuses(403, 413))
async def name_me(
    request: Request, services: AppServices, guest: GuestOrStranger, sender: Sender, naming: Naming
) -> Response:
    """Become a guest, or change the name."""
    if guest is None:
        await services.allowances.take("guest", sender, services.settings.limits.guests)
        guest, cookie = await services.guests.welcome(naming.name)
        response = json_response(guest_info(guest))
        set_guest_cookie(request, response, cookie)
        return response
    services.buckets.take("rename", sender, services.settings.limits.guests)
    await services.tables.reload_people(await services.guests.rename(guest, naming.name))
    return json_response(Guest(name=naming.name, has_recovery_code=guest.has_recovery))


@router.delete("", response_model=Guest, responses=refuses(401, 403))
async def forget_me(request: Request, services: AppServices, guest: KnownGuest) -> Response:
    """Delete the guest's name, devices and recovery code. Games that have begun stay, without the name."""
    await services.joining.leave_all(guest)
    await services.tables.reload_people(await services.guests.forget(guest))
    services.live.sign_out(guest.id)
    return signed_out(request)


@router.get("/devices", responses=refuses(401))
async def devices(request: Request, services: AppServices, guest: KnownGuest) -> list[DeviceInfo]:
    """List the browsers that know this guest, the one that asks first."""
    return [
        DeviceInfo(id=device.id, since=device.since, seen=device.seen, this=device.is_this)
        for device in await services.guests.devices(guest, cookie_of(request))
    ]


@router.delete("/devices/{device}", responses=refuses(401, 403, 404))
async def end_device(
    request: Request, services: AppServices, guest: KnownGuest, device: DeviceId
) -> list[DeviceInfo]:
    """Let a browser no longer know this guest, and list the others."""
    await services.guests.end_device(guest, device)
    services.live.sign_out(guest.id)
    return await devices(request, services, guest)


@router.post("/sign-out", response_model=Guest, responses=refuses(401, 403))
async def sign_out(request: Request, services: AppServices, guest: KnownGuest) -> Response:
    """Let this browser no longer know the guest."""
    await services.guests.sign_out(guest, cookie_of(request))
    services.live.sign_out(guest.id)
    return signed_out(request)


def signed_out(request: Request) -> Response:
    """Answer a browser that is nobody's any more."""
    response = json_response(guest_info(None))
    drop_guest_cookie(request, response)
    return response


@router.post("/recovery", response_model=RecoveryCode, responses=refuses(401, 403))
async def recovery(services: AppServices, guest: KnownGuest, sender: Sender) -> Response:
    """Make a new recovery code, which is shown only once."""
    await services.allowances.take("recovery", sender, services.settings.limits.recoveries)
    return json_response(RecoveryCode(code=await services.guests.renew_recovery(guest)))


@router.post("/recover", response_model=Guest, responses=refuses(403, 404, 413))
async def recover(
    request: Request, services: AppServices, former: GuestOrStranger, sender: Sender, recovery: Recovery
) -> Response:
    """Become the guest with this recovery code, who stays known on other devices. The old cookie ends."""
    await services.allowances.take(
        "recovery", Visitor(None, sender.address), services.settings.limits.recoveries
    )
    guest, cookie = await services.guests.recover(recovery.code)
    if former is not None:
        await services.guests.sign_out(former, cookie_of(request))
        services.live.sign_out(former.id)
    response = json_response(guest_info(guest))
    set_guest_cookie(request, response, cookie)
    return response
