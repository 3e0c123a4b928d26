"""Replays: the record, the timeline and the positions of a game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from logres.server.problems import Refusal
from logres.server.replay import Replay
from logres.server.routes.access import AppServices, KnownGuest, Sender, ViewerId, json_response, refuses
from logres.server.routes.tables import SeatLooking, TableId
from logres.server.wire.answers import ReplayPosition, TableInfo, Timeline
from logres.server.wire.requests import ForkRequest

RECORD = {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}}

Decisions = Annotated[
    int, Path(ge=0, le=1_000_000, description="The number of decisions before the position.")
]

router = APIRouter(prefix="/tables/{table}", tags=["replay"])


@router.get("/record", response_class=Response, responses={**refuses(404, 409), 200: RECORD})
async def record(services: AppServices, sender: Sender, table_id: TableId) -> Response:
    """Return the game as a text with its seed, once it is over. Before, it would tell who declined what."""
    services.buckets.take("position", sender, services.settings.limits.positions)
    async with services.tables.locked(table_id) as found:
        session = Replay.of(found, None, None).session
        if not session.over:
            raise Refusal("not-over", "The record is available once the game is over.")
        session.counsel = found.counsel()
        return PlainTextResponse(session.record())


@router.get("/timeline", response_model=Timeline, responses=refuses(403, 404))
async def show_timeline(
    services: AppServices, viewer: ViewerId, sender: Sender, table_id: TableId, seat: SeatLooking = None
) -> Response:
    """List all decisions of the game that were not taken back."""
    services.buckets.take("position", sender, services.settings.limits.positions)
    async with services.tables.locked(table_id) as found:
        replay = Replay.of(found, seat, viewer)
        info = services.views.info(found.stored, viewer)
    return json_response(await replay.timeline(info))


@router.get("/positions/{number}", response_model=ReplayPosition, responses=refuses(403, 404))
async def show_position(
    services: AppServices,
    viewer: ViewerId,
    sender: Sender,
    table_id: TableId,
    number: Decisions,
    seat: SeatLooking = None,
) -> Response:
    """Return the game before a decision, and what was decided."""
    services.buckets.take("position", sender, services.settings.limits.positions)
    async with services.tables.locked(table_id) as found:
        replay = Replay.of(found, seat, viewer)
    return json_response(await replay.position(number))


@router.post(
    "/positions/{number}/fork",
    status_code=201,
    response_model=TableInfo,
    responses=refuses(401, 403, 404, 409, 413),
)
async def fork(
    services: AppServices,
    guest: KnownGuest,
    sender: Sender,
    table_id: TableId,
    number: Decisions,
    request: ForkRequest,
) -> Response:
    """Open a practice table that continues a finished game from here, with bots on the other seats."""
    await services.allowances.take("table", sender, services.settings.limits.tables)
    opened = await services.opening.fork(guest, table_id, number, request)
    return json_response(services.views.info(opened, guest.id), 201)
