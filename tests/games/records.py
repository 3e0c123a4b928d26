"""The recorded games, to be replayed from the beginning."""

from __future__ import annotations

from pathlib import Path

import logres
from logres.engine import Session, start

FOLDER = Path(__file__).parent


def read(game: str, name: str) -> Session:
    """A recorded game at its end."""
    return logres.load((FOLDER / game / f"{name}.txt").read_text(encoding="utf-8"))


def beginning(whole: Session) -> Session:
    """The same game before its first decision."""
    if whole.start_position is not None:
        return start(whole.box, position=whole.start_position)
    return start(whole.box, len(whole.players), whole.game.settings, whole.require_seed(), whole.players)
