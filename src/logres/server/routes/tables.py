"""Tables: opening, finding, joining, deciding."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from logres.server.limits import Visitor
from logres.server.prospects import prospects
from logres.server.routes.access import (
    AppServices,
    GuestOrStranger,
    KnownGuest,
    Sender,
    ViewerId,
    json_response,
    refuses,
)
from logres.server.wire.advice import CounselInfo, PlanInfo, ProspectsInfo
from logres.server.wire.answers import TableInfo, TableState
from logres.server.wire.requests import (
    BotRequest,
    CounselRequest,
    DecisionRequest,
    PlanRequest,
    TablePlan,
    UndoRequest,
)

router = APIRouter(tags=["tables"])

TableId = Annotated[str, Path(alias="table", max_length=80, description="The table's id, as in its link.")]
InvitationCode = Annotated[str, Path(max_length=120, description="The code of an invitation.")]
SeatLooking = Annotated[
    int | None, Query(ge=0, le=7, description="The seat that looks, or none for a spectator.")
]
SeatTaken = Annotated[int, Path(ge=0, le=7, alias="seat", description="The seat that is free.")]
SeatPlanning = Annotated[int, Query(ge=0, le=7, description="The seat that looks ahead.")]
StepShown = Annotated[int, Query(ge=0, description="The last step that the client has seen.")]
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
async def open_table(services: AppServices, guest: KnownGuest, sender: Sender, plan: TablePlan) -> Response:
    """Open a table. The game begins immediately unless a seat is for a friend."""
    limits = services.settings.limits
    await services.allowances.take("table", sender, limits.tables)
    if plan.visibility == "open":
        await services.allowances.take("announced", Visitor(None, sender.address), limits.announced)
    opened = await services.opening.open_table(guest, plan)
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
    async with services.tables.locked(table_id, after) as table:
        if seat is not None:
            table.check_holder(seat, viewer)
        return json_response(services.views.state_and_outcomes(table, viewer, seat, after))


@router.get("/tables/{table}/prospects", response_model=ProspectsInfo, responses=refuses(401, 403, 404))
async def show_prospects(
    services: AppServices,
    guest: KnownGuest,
    sender: Sender,
    table_id: TableId,
    seat: SeatPlanning,
    after: StepShown,
) -> Response:
    """Say which options and places of the board could bring an aim of the seat nearer."""
    services.buckets.take("prospects", sender, services.settings.limits.prospects)
    return json_response(await prospects(services.tables, table_id, guest.id, seat, after))


@router.post("/tables/{table}/plan", response_model=PlanInfo, responses=refuses(401, 403, 404, 413))
async def plan(
    services: AppServices, guest: KnownGuest, sender: Sender, table_id: TableId, request: PlanRequest
) -> Response:
    """Try the rest of the round with the dice of a seat in this order. Nothing is decided or kept."""
    services.buckets.take("plan", sender, services.settings.limits.plans)
    return json_response(await services.planning.plan(guest.id, table_id, request))


@router.post("/tables/{table}/counsel", response_model=CounselInfo, responses=refuses(401, 403, 404, 413))
async def counsel(
    services: AppServices, guest: KnownGuest, sender: Sender, table_id: TableId, request: CounselRequest
) -> Response:
    """Say what the best level would do in a seat that is asked, and why. All players hear of it."""
    services.buckets.take("counsel", sender, services.settings.limits.counsels)
    return json_response(await services.counselling.ask(guest.id, table_id, request))


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


@router.post(
    "/tables/{table}/seats/{seat}/bot", response_model=TableInfo, responses=refuses(401, 403, 404, 409, 413)
)
async def seat_bot(
    services: AppServices, guest: KnownGuest, table_id: TableId, number: SeatTaken, request: BotRequest
) -> Response:
    """Give a free seat to a bot, as its opener. The game begins if no seat is free then."""
    seated = await services.joining.seat_bot(guest, table_id, number, request.bot)
    return json_response(services.views.info(seated, guest.id))


@router.post("/tables/{table}/leave", status_code=204, responses=refuses(401, 403, 404))
async def leave(services: AppServices, guest: KnownGuest, table_id: TableId) -> Response:
    """Give the seat back before the game begins. When the opener leaves, the table is closed."""
    await services.joining.leave(guest, table_id)
    return Response(status_code=204)


@router.delete("/tables/{table}", status_code=204, responses=refuses(401, 403, 404, 409))
async def throw_away(services: AppServices, guest: KnownGuest, table_id: TableId) -> Response:
    """Give up a running game against bots only, or a practice table, and delete it."""
    await services.joining.throw_away(guest, table_id)
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
