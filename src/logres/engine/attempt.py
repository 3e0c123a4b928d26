"""A turn tried on a copy of a game, for players that search ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from logres.engine.choice import Option, Question
from logres.engine.game import Game, Rule
from logres.engine.weaving import Listed, remembering


class Attempt:
    """A turn played on a copy of a game, without events, checks or undo.

    The caller must answer with options that the questions offer. `lists` are the lists that the rules made
    earlier with the same answers; the attempt does not make them again. `begin` starts another rule than the
    turn.
    """

    __slots__ = ("_listed", "choice", "game", "rule")

    def __init__(
        self, game: Game, lists: Sequence[object] = (), begin: Callable[[Game], Rule] | None = None
    ) -> None:
        self.game = game
        game.listed = self._listed = Listed([*lists])
        game.__class__ = remembering(type(game))
        if begin is not None:
            self.rule = begin(game)
        else:
            self.rule = game.turn() if game.turns else game.setup()
        self.choice: Question | None = None
        self.answer(None)

    def answer(self, option: Option) -> None:
        """Continue to the next question of the turn; `choice` is None once the turn is over."""
        listed = self._listed
        listed.is_paused = False
        try:
            self.choice = self.rule.send(option)
        except StopIteration:
            self.choice = None
        listed.is_paused = True

    @property
    def lists(self) -> Sequence[object]:
        """Everything that the rules have listed up to the present question."""
        return self._listed.lists
