"""The socket of a table."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from logres.server.problems import Refusal
from logres.server.routes.access import Anyone, HouseHere
from logres.server.security import address, check_origin

router = APIRouter()


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, house: HouseHere, guest: Anyone, table: str) -> None:
    """Live updates: first a hello, then the state at once and whenever something changes."""
    try:
        check_origin(socket.headers, house.settings.origins)
    except Refusal:
        await socket.close(1008)  # before it is accepted: the browser sees a plain 403
        return
    await house.live.attend(socket, table, guest, address(socket.scope))
