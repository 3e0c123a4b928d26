"""How greedy plays King Arthur."""

from __future__ import annotations

from typing import cast

from logres.engine import Option, Question
from logres.kingarthur.cards import ADVENTURES, WORTH
from logres.players.opponent import View


def decide(view: View, choice: Question) -> Option:
    """The option that is worth most; of equals the first."""
    return max(choice.options, key=lambda option: value(choice.ask, option))


def value(ask: str, option: Option) -> float:
    """What an option is worth."""
    if option is None:
        return 0.0
    if ask == "challenge":
        way, card, knights = cast("tuple[str, str, tuple[str, ...]]", option)
        return WORTH[card] - 0.1 * len(knights)
    if ask == "adventure":
        adventure, trophies = cast("tuple[str, tuple[str, ...]]", option)
        return ADVENTURES[adventure].value - sum(WORTH[card] for card in trophies)
    if ask == "draw-knights":
        return float(cast("int", option))
    return 1.0
