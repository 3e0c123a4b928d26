"""Compare every event and question in the tests of a game with the declarations of its layers."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TypeVar

import pytest

from logres.engine import Choice, Event, Game, Json, Option

Answer = TypeVar("Answer", bound=Option)


@pytest.fixture(autouse=True)
def as_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail the test if an event or a question differs from what the layers declare."""
    tell, choose, may = Game.tell, Game.choose, Game.may

    def telling(
        game: Game, name: str, seat: int | None = None, secret: dict[str, Json] | None = None, **facts: Json
    ) -> None:
        wrong = game.mistold(Event(name, seat, facts, secret))
        assert wrong is None, wrong
        tell(game, name, seat, secret, **facts)

    def held(game: Game, question: Awaitable[Answer]) -> Awaitable[Answer]:
        if isinstance(question, Choice):
            wrong = game.misasked(question)
            assert wrong is None, wrong
        return question

    def choosing(
        game: Game, seat: int, ask: str, options: Sequence[Answer], rule: str, **about: Json
    ) -> Awaitable[Answer]:
        return held(game, choose(game, seat, ask, options, rule, **about))

    def maying(
        game: Game, seat: int, ask: str, options: Sequence[Answer], rule: str, **about: Json
    ) -> Awaitable[Answer | None]:
        return held(game, may(game, seat, ask, options, rule, **about))

    monkeypatch.setattr(Game, "tell", telling)
    monkeypatch.setattr(Game, "choose", choosing)
    monkeypatch.setattr(Game, "may", maying)
