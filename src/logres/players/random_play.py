"""The opponent that plays any game at random."""

from __future__ import annotations

from logres.engine import Option, Question
from logres.players.opponent import QuickOpponent


class Random(QuickOpponent):
    """Takes any option, each equally likely."""

    def pick(self, choice: Question) -> Option:
        options = choice.options
        return options[self.chance.below(len(options))]
