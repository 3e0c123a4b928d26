"""The story of a finished game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from logres.server.routes.access import AppServices, Sender, json_response, refuses
from logres.server.routes.tables import TableId
from logres.server.wire.stories import AnalysisInfo, AnalysisProgress

Begin = Annotated[bool, Query(description="Begin to look through the game if nobody has yet.")]

router = APIRouter(prefix="/tables/{table}", tags=["replay"])

STILL = {"description": "The game is still being looked through.", "model": AnalysisProgress}


@router.get("/analysis", response_model=AnalysisInfo, responses={**refuses(404, 409), 202: STILL})
async def show_analysis(
    services: AppServices, sender: Sender, table_id: TableId, begin: Begin = True
) -> Response:
    """Tell the story of a finished game: chances, what decisions gave away, and what chance gave.

    If nobody has looked through it yet, that begins now unless `begin` is false, and the answer says how far
    it is.
    """
    services.buckets.take("position", sender, services.settings.limits.positions)
    found = await services.analyses.find(table_id, begin=begin)
    if isinstance(found, AnalysisProgress):
        return json_response(found, 202)
    return Response(found, media_type="application/json")
