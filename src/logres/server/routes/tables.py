"""Tables: opening, finding, joining, deciding."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from logres.server.outlook import look_ahead
from logres.server.routes.access import (
    AppServices,
    GuestOrStranger,
    KnownGuest,
    ViewerId,
    json_response,
    refuses,
)
from logres.server.wire.answers import OutlookInfo, TableInfo, TableState
from logres.server.wire.requests import DecisionRequest, TablePlan, UndoRequest

router = APIRouter(tags=["tables"])

TableId = Annotated[str, Path(alias="table", max_length=80, description="The table's id, as in its link.")]
InvitationCode = Annotated[str, Path(max_length=120, description="The code of an invitation.")]
SeatLooking = Annotated[
    int | None, Query(ge=0, le=7, description="The seat that looks, or none for a spectator.")
]
SeatAsked = Annotated[int, Query(ge=0, le=7, description="The seat that is asked.")]
StepShown = Annotated[int, Query(ge=0, description="The last step before the question.")]
AfterStep = Annotated[int | None, Query(ge=0, description="The last step that the client has seen.")]


@router.get("/tables/mine", responses=refuses())
async def my_tables(services: AppServices, guest: GuestOrStranger) -> list[TableInfo]:
    """List the tables of this guest: those that wait for the guest first, finished ones last."""
    if guest is None:
        return []
    return [services.views.info(stored, guest.id) for stored in await services.tables.of_guest(guest)]


@router.get("/tables/open", responses=refuses())
async def open_tables(services: AppServices, viewer: ViewerId) -> list[TableInfo]:
    """List the open tables with a free seat, newest first."""
    return [services.views.info(stored, viewer) for stored in await services.tables.open_to_all()]


@router.post("/tables", status_code=201, response_model=TableInfo, responses=refuses(401, 403, 413))
async def open_table(services: AppServices, guest: KnownGuest, plan: TablePlan) -> Response:
    """Open a table. The game begins immediately unless a seat is for a friend."""
    services.buckets.take("table", guest.id, services.settings.limits.tables)
    opened = await services.opening.open_table(guest, plan)
    return json_response(services.views.info(opened, guest.id), 201)


@router.post("/tables/guided", status_code=201, response_model=TableInfo, responses=refuses(401, 403))
async def open_guided_table(services: AppServices, guest: KnownGuest) -> Response:
    """Open the guided first game: Merlin against one bot, with the same dice for everybody."""
    services.buckets.take("table", guest.id, services.settings.limits.tables)
    opened = await services.opening.open_guided(guest)
    return json_response(services.views.info(opened, guest.id), 201)


@router.get("/tables/{table}/state", response_model=TableState, responses=refuses(403, 404))
async def state(
    services: AppServices,
    viewer: ViewerId,
    table_id: TableId,
    seat: SeatLooking = None,
    after: AfterStep = None,
) -> Response:
    """Return the table as a seat or a spectator sees it."""
    async with services.tables.locked(table_id) as table:
        if seat is not None:
            table.check_holder(seat, viewer)
        return json_response(services.views.state(table, viewer, seat, after))


@router.get("/tables/{table}/outlook", response_model=OutlookInfo, responses=refuses(401, 403, 404, 422))
async def outlook(
    services: AppServices, guest: KnownGuest, table_id: TableId, seat: SeatAsked, after: StepShown
) -> Response:
    """Say what each option of the question brings, as far as the asked seat can tell."""
    return json_response(await look_ahead(services.tables, table_id, guest.id, seat, after))


@router.post(
    "/tables/{table}/decisions",
    response_model=TableState,
    responses=refuses(401, 403, 404, 409, 413, 422),
)
async def decide(
    services: AppServices, guest: KnownGuest, table_id: TableId, request: DecisionRequest
) -> Response:
    """Make a decision. The answer comes when it is on the disk, with everything since the expected step."""
    return json_response(await services.playing.step_and_view(guest.id, table_id, request))


@router.post(
    "/tables/{table}/undo", response_model=TableState, responses=refuses(401, 403, 404, 409, 413, 422)
)
async def undo(services: AppServices, guest: KnownGuest, table_id: TableId, request: UndoRequest) -> Response:
    """Take back the last decision, if the seat has learned nothing from it."""
    return json_response(await services.playing.step_and_view(guest.id, table_id, request))


@router.post("/tables/{table}/sit", response_model=TableInfo, responses=refuses(401, 403, 404, 409))
async def sit(services: AppServices, guest: KnownGuest, table_id: TableId) -> Response:
    """Take a free seat of an open table. A guest who already sits there keeps that seat."""
    return json_response(services.views.info(await services.joining.sit(guest, table_id), guest.id))


@router.post("/tables/{table}/leave", status_code=204, responses=refuses(401, 403, 404))
async def leave(services: AppServices, guest: KnownGuest, table_id: TableId) -> Response:
    """Give the seat back before the game begins. When the opener leaves, the table is closed."""
    await services.joining.leave(guest, table_id)
    return Response(status_code=204)


@router.post("/tables/{table}/rematch", response_model=TableInfo, responses=refuses(401, 403, 404, 409))
async def rematch(services: AppServices, guest: KnownGuest, table_id: TableId) -> Response:
    """Open the same game with the same people, or find the rematch that another player has opened."""
    return json_response(services.views.info(await services.opening.rematch(guest, table_id), guest.id))


@router.get("/invitations/{code}", response_model=TableInfo, responses=refuses(404))
async def invitation(services: AppServices, viewer: ViewerId, code: InvitationCode) -> Response:
    """Return the table of an invitation."""
    return json_response(services.views.info(await services.joining.invited(code), viewer))


@router.post("/invitations/{code}", response_model=TableInfo, responses=refuses(401, 403, 404, 409))
async def accept(services: AppServices, guest: KnownGuest, code: InvitationCode) -> Response:
    """Take the seat of an invitation. A guest who already sits at the table keeps that seat."""
    return json_response(services.views.info(await services.joining.accept(guest, code), guest.id))
