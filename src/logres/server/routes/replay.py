"""Replays: the record, the timeline and any position of a game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from logres.server.problems import Refusal
from logres.server.replay import Reader, position, timeline
from logres.server.routes.access import HouseHere, Someone, Viewer, answer, refuses
from logres.server.routes.tables import SeatLooking, TableId
from logres.server.wire import ForkRequest, ReplayPosition, TableInfo, Timeline

A_TEXT = {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}}

Decisions = Annotated[int, Path(ge=0, le=1_000_000, description="Decisions made before.")]

router = APIRouter(prefix="/tables/{table}", tags=["replay"])


@router.get("/record", response_class=Response, responses={**refuses(404, 409), 200: A_TEXT})
async def record(house: HouseHere, table: TableId) -> Response:
    """The game as a readable text with its seed, once it is over: before, it would tell who declined what."""
    async with house.tables.at(table) as found:
        session = Reader.of(found, None, None).session
        if not session.over:
            raise Refusal("not-over", "The record can be had once the game is over.")
        return PlainTextResponse(session.record())


@router.get("/timeline", response_model=Timeline, responses=refuses(403, 404))
async def show_timeline(
    house: HouseHere, viewer: Viewer, table: TableId, seat: SeatLooking = None
) -> Response:
    """All decisions of the game that stand."""
    async with house.tables.at(table) as found:
        reader = Reader.of(found, seat, viewer)
        info = house.showing.info(found.kept, viewer)
    return answer(await timeline(reader, info))


@router.get("/positions/{number}", response_model=ReplayPosition, responses=refuses(403, 404))
async def show_position(
    house: HouseHere,
    viewer: Viewer,
    table: TableId,
    number: Decisions,
    seat: SeatLooking = None,
) -> Response:
    """The game as it stood before a decision, and what was decided."""
    async with house.tables.at(table) as found:
        reader = Reader.of(found, seat, viewer)
    return answer(await position(reader, number))


@router.post(
    "/positions/{number}/fork",
    status_code=201,
    response_model=TableInfo,
    responses=refuses(401, 403, 404, 409, 413),
)
async def fork(
    house: HouseHere, guest: Someone, table: TableId, number: Decisions, request: ForkRequest
) -> Response:
    """A practice table that goes on from this position of a finished game, with bots on the other seats."""
    house.buckets.take("table", guest.id, house.settings.limits.tables)
    return answer(house.showing.info(await house.tables.fork(guest, table, number, request), guest.id), 201)
