"""Tables: opening, finding, sitting down, deciding."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from logres.server.routes.access import Anyone, HouseHere, Someone, Viewer, answer, refuses
from logres.server.wire import DecisionRequest, TableInfo, TablePlan, TableState, UndoRequest

router = APIRouter(tags=["tables"])

TableId = Annotated[str, Path(max_length=80, description="The table's id, as in its link.")]
InvitationCode = Annotated[str, Path(max_length=120, description="The code of an invitation.")]
SeatLooking = Annotated[
    int | None, Query(ge=0, le=7, description="The seat that looks; none for a spectator.")
]


@router.get("/tables/mine", responses=refuses())
async def my_tables(house: HouseHere, guest: Anyone) -> list[TableInfo]:
    """The tables of this guest: those that wait for the guest first, finished ones last."""
    if guest is None:
        return []
    return [house.showing.info(kept, guest.id) for kept in await house.tables.mine(guest)]


@router.get("/tables/open", responses=refuses())
async def open_tables(house: HouseHere, viewer: Viewer) -> list[TableInfo]:
    """Open tables with a free seat, newest first."""
    return [house.showing.info(kept, viewer) for kept in await house.tables.open()]


@router.post("/tables", status_code=201, response_model=TableInfo, responses=refuses(401, 403, 413))
async def open_table(house: HouseHere, guest: Someone, plan: TablePlan) -> Response:
    """Open a table; the game begins at once when no friend is awaited."""
    house.buckets.take("table", guest.id, house.settings.limits.tables)
    return answer(house.showing.info(await house.tables.set_up(guest, plan), guest.id), 201)


@router.post("/tables/guided", status_code=201, response_model=TableInfo, responses=refuses(401, 403))
async def open_guided_table(house: HouseHere, guest: Someone) -> Response:
    """Open the guided first game: Merlin against one bot, laid alike for everybody."""
    house.buckets.take("table", guest.id, house.settings.limits.tables)
    return answer(house.showing.info(await house.tables.set_up_guided(guest), guest.id), 201)


@router.get("/tables/{table}/state", response_model=TableState, responses=refuses(403, 404))
async def state(
    house: HouseHere,
    viewer: Viewer,
    table: TableId,
    seat: SeatLooking = None,
    after: Annotated[
        int | None, Query(ge=0, description="The last step that was seen; those after it are told.")
    ] = None,
) -> Response:
    """The table as a seat, or a spectator, sees it."""
    async with house.tables.at(table) as found:
        if seat is not None:
            found.check_holder(seat, viewer)
        return answer(house.showing.state(found, viewer, seat, after))


@router.post(
    "/tables/{table}/decisions",
    response_model=TableState,
    responses=refuses(401, 403, 404, 409, 413, 422),
)
async def decide(house: HouseHere, guest: Someone, table: TableId, request: DecisionRequest) -> Response:
    """Make a decision; the answer comes when it is on the disk, with everything since the expected step."""
    await house.tables.decide(guest.id, table, request)
    return await state(house, guest.id, table, request.seat, request.expected)


@router.post(
    "/tables/{table}/undo", response_model=TableState, responses=refuses(401, 403, 404, 409, 413, 422)
)
async def undo(house: HouseHere, guest: Someone, table: TableId, request: UndoRequest) -> Response:
    """Take back the last decision, as far as nothing was learned from it."""
    await house.tables.undo(guest.id, table, request)
    return await state(house, guest.id, table, request.seat, request.expected)


@router.post("/tables/{table}/sit", response_model=TableInfo, responses=refuses(401, 403, 404, 409))
async def sit(house: HouseHere, guest: Someone, table: TableId) -> Response:
    """Sit down on a free seat of an open table; who sits there already stays."""
    return answer(house.showing.info(await house.tables.sit(guest, table), guest.id))


@router.post("/tables/{table}/leave", status_code=204, responses=refuses(401, 403, 404))
async def leave(house: HouseHere, guest: Someone, table: TableId) -> Response:
    """Give the seat back while people gather; when the opener leaves, the table is closed."""
    await house.tables.leave(guest, table)
    return Response(status_code=204)


@router.post("/tables/{table}/rematch", response_model=TableInfo, responses=refuses(401, 403, 404, 409))
async def rematch(house: HouseHere, guest: Someone, table: TableId) -> Response:
    """The same game with the same people once more; the first call opens it, later ones find it."""
    return answer(house.showing.info(await house.tables.rematch(guest, table), guest.id))


@router.get("/invitations/{code}", response_model=TableInfo, responses=refuses(404))
async def invitation(house: HouseHere, viewer: Viewer, code: InvitationCode) -> Response:
    """The table that an invitation leads to."""
    return answer(house.showing.info(await house.tables.invited(code), viewer))


@router.post("/invitations/{code}", response_model=TableInfo, responses=refuses(401, 403, 404, 409))
async def accept(house: HouseHere, guest: Someone, code: InvitationCode) -> Response:
    """Take the seat of an invitation; who sits at the table already is led there."""
    return answer(house.showing.info(await house.tables.accept(guest, code), guest.id))
