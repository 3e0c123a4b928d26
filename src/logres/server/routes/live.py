"""The socket of a table."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from logres.server.routes.access import Anyone, HouseHere
from logres.server.security import address

router = APIRouter()


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, house: HouseHere, guest: Anyone, table: str) -> None:
    """Live updates: first a hello, then the state at once and whenever something changes."""
    await house.live.attend(socket, table, guest, address(socket.scope))
