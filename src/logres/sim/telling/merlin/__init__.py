"""Merlin in words: the base game and every module have a chapter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from logres.engine import Json, Session
from logres.sim.telling.merlin import (
    arthur,
    base,
    caerleon,
    decrees,
    favor,
    gold,
    knights,
    market,
    morgana,
    treasures,
)
from logres.sim.telling.merlin.words import KNOWN, Chapter, space
from logres.sim.telling.words import Sentence

CHAPTERS: tuple[Chapter, ...] = tuple(
    part.CHAPTER
    for part in (base, favor, arthur, knights, treasures, decrees, gold, market, caerleon, morgana)
)
for chapter in CHAPTERS:
    KNOWN.learn(chapter.words)

SENTENCES: dict[str, Sentence] = {
    event: told for chapter in CHAPTERS for event, told in chapter.sentences.items()
}


def position(session: Session, view: dict[str, Json]) -> Iterator[str]:
    """The position: the board first, then castle by castle."""
    names, figures = session.players, cast("dict[str, str]", view["figures"])
    chapters = [chapter for chapter in CHAPTERS if chapter.zone in view]
    yield f"Round {view['round']}, turn {session.turn}, {names[cast('int', view['active'])]}"
    for chapter in chapters:
        yield from chapter.board(view, names)
    for seat, name in enumerate(names):
        yield f"{name}, {session.scores[seat]} points, on {space(figures[f'knight{seat}'])}"
        for chapter in chapters:
            yield from (f"  {line}" for line in chapter.castle(view, seat))
