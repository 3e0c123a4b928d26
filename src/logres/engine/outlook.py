"""Tries each option of a question, to show what it brings as far as the asked seat can tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from logres.engine.chance import Chance
from logres.engine.choice import Option, Question
from logres.engine.game import Event, Game
from logres.engine.heard import Heard
from logres.engine.session import Session


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of an option, up to the point where chance, something hidden or another seat affects it."""

    option: Option
    events: list[Event]
    points: dict[str, int]  # gained or lost by the asked seat, by source
    is_certain: bool  # nothing hidden affects it up to the next question or the end of the turn
    then: Question | None  # the next question to the seat in this turn, if that is certain
    # How the points that each seat would still score change; empty if that is not certain.
    projected: list[dict[str, int]]
    further: Sequence[Outcome] = ()  # of this option with each option of the next question that continues it


class Outlook:
    """The outcomes of a question, each tried in a redealt game when requested.

    The game is redealt once, so that an outcome reveals nothing hidden.
    """

    def __init__(self, session: Session, chance: Chance) -> None:
        choice = session.choice
        assert choice is not None, "there is a question"
        self.seat = choice.seat
        self.options = choice.options
        self._session = session.redealt(choice.seat, chance)
        self._projected = self._session.game.projected()

    def __iter__(self) -> Iterator[Outcome]:
        return map(self.of, self.options)

    def of(self, option: Option) -> Outcome:
        """Try an option, alone and with each option that continues it."""
        first, game = self._try(option)
        options = [] if first.then is None else game.carried_on(option, first.then)
        return replace(first, further=[self._try(option, more)[0] for more in options])

    def _try(self, *line: Option) -> tuple[Outcome, Game]:
        """Try options in a row, and return their common outcome with the game after them."""
        seat, attempt = self.seat, self._session.attempt()
        heard = Heard(attempt.game, seat)
        attempt.game.events = heard
        for option in line:
            attempt.answer(option)
            heard.listen()
        attempt.game.events = None  # so that both are freed now and not by the garbage collector
        then = attempt.choice
        outcome = Outcome(
            line[-1],
            [*heard],
            heard.gained(),
            heard.is_certain,
            then if then is not None and then.seat == seat and heard.is_certain else None,
            changed(self._projected, attempt.game.projected()) if heard.is_certain else [],
        )
        return outcome, attempt.game


def changed(before: Sequence[Mapping[str, int]], now: Sequence[Mapping[str, int]]) -> list[dict[str, int]]:
    """Return how the points of each seat have changed, by source."""
    return [
        {
            source: has.get(source, 0) - had.get(source, 0)
            for source in {**had, **has}
            if has.get(source, 0) != had.get(source, 0)
        }
        for had, has in zip(before, now, strict=True)
    ]
