"""Answer the questions of a turn that is tried, and hear what its seat can foresee of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from logres.engine import Attempt, Event, Json, Option
from logres.engine.heard import Heard
from logres.players.advice import Answer


class Hearing(NamedTuple):
    """What a seat can foresee of a turn, up to where something hidden has a part in it."""

    answers: list[Answer]
    events: Sequence[Event]
    gained: Mapping[str, int]  # points, by source
    is_certain: bool  # nothing hidden has a part in it

    def told_to(self, seat: int) -> tuple[dict[str, Json], ...]:
        """Return the events as data."""
        return tuple(event.told_to(seat) for event in self.events)


def hear(attempt: Attempt, seat: int, line: Sequence[Option]) -> Hearing:
    """Give the answers of a line to an attempt that has just begun."""
    answers: list[Answer] = []
    attempt.game.events = heard = Heard(attempt.game, seat)
    for option in line:
        choice = attempt.choice
        if choice is not None and choice.seat == seat and heard.is_certain:
            answers.append(Answer(choice.ask, option))
        attempt.answer(option)
        heard.listen()
    attempt.game.events = None
    return Hearing(answers, [*heard], heard.gained(), heard.is_certain)
