"""Tries each option of a question, to show what it brings as far as the asked seat can tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logres.engine.attempt import Attempt
from logres.engine.chance import Chance
from logres.engine.choice import Option, Question
from logres.engine.game import Event, Game
from logres.engine.knowledge import Unseen
from logres.engine.session import Session


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of an option, up to the point where chance, something hidden or another seat affects it."""

    option: Option
    events: list[Event]
    points: dict[str, int]  # gained or lost by the asked seat, by source
    is_certain: bool  # nothing hidden affects it up to the next question or the end of the turn
    then: Question | None  # the next question to the seat in this turn, if that is certain


class Outlook:
    """The outcomes of a question, each tried in a redealt game when requested.

    The game is redealt once, so that an outcome reveals nothing hidden. A next question that merely confirms
    the option is answered automatically.
    """

    def __init__(self, session: Session, chance: Chance) -> None:
        choice = session.choice
        assert choice is not None, "there is a question"
        self.seat = choice.seat
        self.options = choice.options
        self._session = session.redealt(choice.seat, chance)

    def __iter__(self) -> Iterator[Outcome]:
        return map(self.of, self.options)

    def of(self, option: Option) -> Outcome:
        """Try one option."""
        seat, attempt = self.seat, self._session.attempt()
        heard = Heard(attempt.game, seat)
        attempt.game.events = heard
        attempt.answer(option)
        while heard.listen() and _is_confirmed(attempt, seat):
            attempt.answer(attempt.choice.options[0] if attempt.choice else None)
        then = attempt.choice
        return Outcome(
            option,
            [*heard],
            heard.gained(),
            heard.is_certain,
            then if then is not None and then.seat == seat and heard.is_certain else None,
        )


def _is_confirmed(attempt: Attempt, seat: int) -> bool:
    """Whether the next question only asks the seat to continue."""
    choice = attempt.choice
    return choice is not None and choice.seat == seat and attempt.game.is_confirming(choice)


class Heard(list[Event]):
    """The events that a seat can foresee, until it would learn something new, and its points after them."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__()
        self.is_certain = True
        self._game = game
        self._seat = seat
        self._unseen = Unseen.by(seat, game)
        self._before = self._now = game.ledger(seat)

    def append(self, event: Event) -> None:
        """Keep an event unless it tells something hidden or something hidden led to it."""
        if event.secret is not None:  # it may tell what remains in a hidden pile
            self.is_certain = False
        if self.listen():
            super().append(event)

    def listen(self) -> bool:
        """Note the points so far, and return whether nothing hidden has affected them."""
        if self.is_certain:  # the end of a game shows everything
            seen = Unseen.by(self._seat, self._game)
            self.is_certain = not self._game.over and not self._unseen.has_shrunk(seen)
        if self.is_certain:
            self._now = self._game.ledger(self._seat)
        return self.is_certain

    def gained(self) -> dict[str, int]:
        """The points that the seat gains or loses for certain, by source."""
        changes = {source: points - self._before.get(source, 0) for source, points in self._now.items()}
        return {source: points for source, points in changes.items() if points}
