"""The socket of a table."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from logres.server.request_guard import address
from logres.server.routes.access import AppServices, GuestOrStranger

router = APIRouter()


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, services: AppServices, guest: GuestOrStranger, table: str) -> None:
    """Serve live updates: the client says hello, gets the state, and then every change."""
    await services.live.attend(socket, table, guest, address(socket.scope))
