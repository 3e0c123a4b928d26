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
from logres.players.opponent import Redealt, Thought, View

__all__ = ["Breadth", "Outlook", "Search", "Strategy", "Taste", "think"]


class Strategy:
    """Decides by a taste."""

    def __init__(self, taste: Taste, breadth: Breadth | None = None) -> None:
        self.taste = taste
        self.breadth = breadth or Breadth()

    def decide(self, view: View, choice: Question, redealt: Redealt) -> Option:
        """The option that the best turn goes on with; of equals the first."""
        return self.think(view, choice, redealt).option

    def think(self, view: View, choice: Question, redealt: Redealt) -> Thought:
        """The option that the best turn goes on with, and how that turn would end."""
        if choice.ask == ALLY:
            return Thought(best_ally(choice.options))
        session = redealt()
        game = cast("Merlin", session.game)
        outlook = Outlook(self.taste, game, choice.seat, is_scoring=choice.ask in IN_SCORING)
        if choice.ask == DRAW:
            return Thought(self._drawn(choice, outlook, game))
        search = Search(session, choice, outlook, self.breadth)
        line = search.best().line
        return Thought(line[0], search.foreseen(line))

    def _drawn(self, choice: Question, outlook: Outlook, game: Merlin) -> Option:
        """The best mission of the display, or the deck if an unseen one is better on average."""
        hand = game.hands[choice.seat]
        seen = {*hand, *game.display, *game.mission_discards}
        unseen = [outlook.mission(game, card) for card in game.parts.missions if card not in seen]
        worth = {card: outlook.mission(game, card) for card in game.display}
        worth[DECK] = fmean(unseen) if unseen else 0.0
        return max(choice.options, key=lambda option: worth[str(option)])


_FITTED = Strategy(Taste())


def think(view: View, choice: Question, redealt: Redealt) -> Thought:
    """What greedy does."""
    return _FITTED.think(view, choice, redealt)
