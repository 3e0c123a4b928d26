"""The games and their rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.requests import Request
from starlette.responses import Response

from logres.engine import BadTable, Chapter
from logres.engine.rulebook import Language
from logres.games import SHELF, rules
from logres.players import gives_counsel, levels_for
from logres.players.measured import measured
from logres.server.problems import Refusal
from logres.server.routes.access import refuses
from logres.server.wire.answers import json_text
from logres.server.wire.games import (
    BookInfo,
    ChapterInfo,
    EncounterInfo,
    GameInfo,
    MeasuredInfo,
    ModuleInfo,
    RatingInfo,
    RuleInfo,
    SettingInfo,
)

GameName = Annotated[str, Path(max_length=40)]

router = APIRouter(prefix="/games", tags=["games"])


@router.get("", responses=refuses())
async def games() -> list[GameInfo]:
    """List the games that can be played here, with everything that is needed to draw them."""
    return [
        GameInfo(
            name=box.name,
            rules=box.rules_version,
            min_seats=box.player_counts[0],
            max_seats=box.player_counts[-1],
            settings=[
                SettingInfo(
                    key=setting.key,
                    values=list(setting.values),
                    rule=setting.rule,
                    modules=list(setting.modules),
                )
                for setting in box.settings
            ],
            modules=[ModuleInfo(key=key, needs=list(box.needs.get(key, ()))) for key in box.modules],
            bots=levels_for(box.name),
            counsel=gives_counsel(box.name),
            components=box.components,
        )
        for box in SHELF.values()
    ]


@router.get("/{game}/levels", responses=refuses(404))
async def levels(game: GameName) -> list[MeasuredInfo]:
    """Say how strong the levels of a game are, as far as it was measured."""
    if game not in SHELF:
        raise Refusal("not-found", f"There is no game '{game[:40]}'.")
    return [
        MeasuredInfo(
            players=one["players"],
            modules=one["modules"],
            date=one["date"],
            command=one["command"],
            games=one["games"],
            ratings=[RatingInfo(**rating) for rating in one["ratings"]],
            encounters=[
                EncounterInfo(
                    one=met["one"],
                    others=met["others"],
                    games=met["games"],
                    share=met["share"],
                    low=met["low"],
                    high=met["high"],
                    seconds=met["seconds"],
                )
                for met in one["encounters"]
            ],
        )
        for one in measured()
        if one["game"] == game
    ]


@router.get(
    "/{game}/rules/{language}",
    response_model=BookInfo,
    responses={**refuses(404), 304: {"description": "The rules have not changed."}},
)
async def rulebook(game: GameName, language: Language, request: Request) -> Response:
    """Return the rules of a game for players."""
    try:
        text, tag = _tagged(game, language)
    except BadTable as problem:
        raise Refusal("not-found", str(problem)) from None
    # The rules open in a separate tab, which need not load them each time.
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(text, headers=headers, media_type="application/json")


@cache
def _tagged(game: str, language: Language) -> tuple[str, str]:
    """Return the rules of a game as JSON, and their ETag."""
    book = rules(game).for_players()
    info = BookInfo(
        title=book.title[language],
        lead=book.lead[language],
        chapters=[_chapter(chapter, language, SHELF[game].modules) for chapter in book.chapters],
    )
    text = json_text(info)
    return text, f'"{sha256(text.encode()).hexdigest()[:20]}"'


def _chapter(chapter: Chapter, language: Language, modules: Sequence[str]) -> ChapterInfo:
    return ChapterInfo(
        id=chapter.id,
        title=chapter.title[language],
        lead=chapter.lead[language] if chapter.lead else None,
        rules=[
            RuleInfo(
                id=rule.id,
                text=rule.text[language],
                reason=rule.reason[language] if rule.reason else None,
                setting=rule.setting or None,
                module=rule.file if rule.file in modules else None,
            )
            for rule in chapter.rules
        ],
    )
