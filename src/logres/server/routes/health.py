"""Whether the server is alive and ready, and figures about it."""

from __future__ import annotations

import asyncio
import hmac

from fastapi import APIRouter, Header
from starlette.requests import Request
from starlette.responses import Response

from logres import __version__
from logres.server.metrics import CONTENT_TYPE, figures
from logres.server.problems import Refusal
from logres.server.request_guard import is_from_this_machine
from logres.server.routes.access import AppServices, refuses
from logres.server.wire.health import Health, Readiness

DATABASE_SECONDS = 2.0

router = APIRouter(tags=["health"])
metrics_router = APIRouter(include_in_schema=False)


@router.get("/health", responses=refuses())
async def health() -> Health:
    """Say that the server is alive, whatever the database does."""
    return Health(version=__version__)


@router.get("/ready", responses=refuses(503))
async def ready(services: AppServices) -> Readiness:
    """Say that the server can play: its database answers and has all migrations."""
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            return Readiness(version=__version__, database=await services.store.version())
    except Exception as problem:
        raise Refusal("not-ready", "The database does not answer.", wait=DATABASE_SECONDS) from problem


@metrics_router.get("/metrics")
async def metrics(
    request: Request, services: AppServices, authorization: str = Header("", max_length=200)
) -> Response:
    """Return figures about the server, to its own machine or with the key of the host."""
    key = services.settings.metrics_key
    has_key = bool(key) and hmac.compare_digest(authorization.encode(), f"Bearer {key}".encode())
    if not has_key and not is_from_this_machine(request.scope):
        raise Refusal("private", "Figures are only for the machine of the server, or with its key.")
    return Response(figures(services.gauges), media_type=CONTENT_TYPE)
