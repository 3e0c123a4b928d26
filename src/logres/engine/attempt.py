"""A turn tried on a copy of a game, for players that search ahead."""

from __future__ import annotations

from logres.engine.choice import Option, Question
from logres.engine.game import Game


class Attempt:
    """A turn played on a copy of a game, without events, checks or undo.

    The caller must answer with options that the questions offer.
    """

    __slots__ = ("_rule", "choice", "game")

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rule = game.turn() if game.turns else game.setup()
        self.choice: Question | None = None
        self.answer(None)

    def answer(self, option: Option) -> None:
        """Continue to the next question of the turn; `choice` is None once the turn is over."""
        try:
            self.choice = self._rule.send(option)
        except StopIteration:
            self.choice = None
