"""The lessons, and how far a guest has come in them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from logres.server.lessons import LESSONS, progress
from logres.server.problems import Refusal
from logres.server.routes.access import (
    AppServices,
    GuestOrStranger,
    KnownGuest,
    Sender,
    json_response,
    refuses,
)
from logres.server.wire.answers import LessonInfo, TableInfo

router = APIRouter(prefix="/lessons", tags=["lessons"])

LessonKey = Annotated[str, Path(alias="lesson", max_length=40, description="The key of a lesson.")]


@router.get("", responses=refuses())
async def lessons(services: AppServices, guest: GuestOrStranger) -> list[LessonInfo]:
    """List the lessons in their order, with what this guest has done."""
    tables = [] if guest is None else await services.tables.lessons_of(guest)
    return [
        LessonInfo(
            key=lesson.key,
            game=lesson.game,
            settings=lesson.settings,
            parts=len(lesson.ends),
            done=done,
            table=None if table is None else table.row.id,
        )
        for lesson, done, table in progress(tables)
    ]


@router.post("/{lesson}", status_code=201, response_model=TableInfo, responses=refuses(401, 403, 404))
async def begin_lesson(services: AppServices, guest: KnownGuest, sender: Sender, key: LessonKey) -> Response:
    """Open the table of a lesson, against one gentle bot and with the same dice for everybody."""
    lesson = LESSONS.get(key)
    if lesson is None:
        raise Refusal("not-found", "There is no such lesson.")
    await services.allowances.take("table", sender, services.settings.limits.tables)
    opened = await services.opening.open_lesson(guest, lesson)
    return json_response(services.views.info(opened, guest.id), 201)
