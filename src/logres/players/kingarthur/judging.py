"""Judge decisions of King Arthur by what the seat would hold after each option."""

from __future__ import annotations

from collections.abc import Sequence

from logres.engine import Json, Option
from logres.engine.heard import Heard
from logres.players.judgement import Judgement
from logres.players.kingarthur import fitted, parts_of
from logres.players.opponent import Seat

AUTHOR = "knight"
JUDGED = ("challenge", "adventure")


def judge(seat: Seat, made: Sequence[Option]) -> Judgement | None:
    """Judge an answer from what the seat knew when it was asked; None if nothing can be said."""
    choice = seat.choice
    if choice.ask not in JUDGED:
        return None
    strategy = fitted(parts_of(seat))
    worths = strategy.worths(strategy.evaluator(seat.view(), choice), choice)
    played = choice.options.index(made[0])
    best = worths.index(max(worths))
    loss = worths[best] - worths[played]
    if loss <= 0:
        others = [worth for index, worth in enumerate(worths) if index != played]
        return Judgement(0.0, worths[played] - max(others, default=worths[played]))
    return Judgement(loss, 0.0, (choice.options[best],), _events(seat, choice.options[best]))


def _events(seat: Seat, option: Option) -> tuple[dict[str, Json], ...]:
    """Return what an option brings about, as far as the seat can foresee it."""
    attempt = seat.redealt().attempt()
    attempt.game.events = heard = Heard(attempt.game, seat.choice.seat)
    attempt.answer(option)
    heard.listen()
    return tuple(event.told_to(seat.choice.seat) for event in heard)
