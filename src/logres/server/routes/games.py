"""The games that can be played here."""

from __future__ import annotations

from fastapi import APIRouter

from logres.games import SHELF
from logres.players import opponents_for
from logres.server.routes.access import refuses
from logres.server.wire import GameInfo, SettingInfo

router = APIRouter(prefix="/games", tags=["games"])


@router.get("", responses=refuses())
async def games() -> list[GameInfo]:
    """What can be played here, with everything that is needed to draw it."""
    return [
        GameInfo(
            name=box.name,
            rules=box.rules,
            min_seats=box.seats[0],
            max_seats=box.seats[-1],
            settings=[
                SettingInfo(key=setting.key, values=list(setting.values), rule=setting.rule)
                for setting in box.settings
            ],
            bots=opponents_for(box.name),
            components=box.components,
        )
        for box in SHELF.values()
    ]
