"""The opponent that knows every game and cares for none."""

from __future__ import annotations

from logres.engine import Option, Question
from logres.players.opponent import Opponent, Redealt, View


class Random(Opponent):
    """Any option, each equally likely."""

    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        return choice.options[self.chance.below(len(choice.options))]
