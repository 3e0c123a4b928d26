"""Listens to an attempt, up to the first thing that a seat cannot foresee."""

from __future__ import annotations

from logres.engine.game import Event, Game
from logres.engine.knowledge import Unseen


class Heard(list[Event]):
    """The events of an attempt that a seat can foresee, and its points after them.

    It stops listening as soon as the seat would learn something new.
    """

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__()
        self.is_certain = True
        self._game = game
        self._seat = seat
        self._unseen = Unseen.by(seat, game)
        self._before = self._now = game.ledger(seat)

    def append(self, event: Event) -> None:
        """Add an event, unless it reveals something hidden or something hidden led to it."""
        if event.secret is not None:  # it may reveal what remains in a hidden pile
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
        """Return the points that the seat gains or loses for certain, by source."""
        changes = {source: points - self._before.get(source, 0) for source, points in self._now.items()}
        return {source: points for source, points in changes.items() if points}
