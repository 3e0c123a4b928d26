"""How greedy plays Merlin: it tries the complete turns open to it and takes the one that looks best."""

from __future__ import annotations

from statistics import fmean
from typing import cast

from logres.engine import Option, Question
from logres.merlin import Merlin
from logres.merlin.base.missions import DECK
from logres.players.merlin.allies import ALLY, best_ally
from logres.players.merlin.evaluation import Outlook, Taste
from logres.players.merlin.search import DRAW, IN_SCORING, Breadth, Search
from logres.players.opponent import Redealt, View

__all__ = ["Breadth", "Outlook", "Search", "Strategy", "Taste", "decide"]


class Strategy:
    """Decides by a taste; every question is thought through anew, so nothing has to be remembered."""

    def __init__(self, taste: Taste, breadth: Breadth | None = None) -> None:
        self.taste = taste
        self.breadth = breadth or Breadth()

    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        """The option that the best turn goes on with; of equals the first."""
        if choice.ask == ALLY:
            return best_ally(choice.options)
        session = redealt()
        game = cast("Merlin", session.game)
        outlook = Outlook(self.taste, game, choice.seat, is_scoring=choice.ask in IN_SCORING)
        if choice.ask == DRAW:
            return self._drawn(choice, outlook, game)
        return Search(session, choice, outlook, self.breadth).best().line[0]

    def _drawn(self, choice: Question, outlook: Outlook, game: Merlin) -> Option:
        """The best mission of the display, or the deck if an unseen one is better on average."""
        hand = game.hands[choice.seat]
        seen = {*hand, *game.display, *game.mission_discards}
        unseen = [outlook.mission(game, card) for card in game.parts.missions if card not in seen]
        worth = {card: outlook.mission(game, card) for card in game.display}
        worth[DECK] = fmean(unseen) if unseen else 0.0
        return max(choice.options, key=lambda option: worth[str(option)])


_FITTED = Strategy(Taste())


def decide(view: View, choice: Question, redealt: Redealt) -> Option:
    """What greedy does."""
    return _FITTED.decide(view, choice, redealt)
