"""Arthur: his die, the Picts, and the manors that leave after a scoring."""

from __future__ import annotations

from dataclasses import dataclass
from math import tanh
from typing import ClassVar

from logres.merlin import Merlin
from logres.merlin.base.position import Act
from logres.merlin.base.spaces import action
from logres.merlin.modules.arthur import CHANGE, Arthur
from logres.merlin.modules.picts import VICTORY, Picts
from logres.players.merlin.evaluation import BaseWeights, Evaluator
from logres.players.merlin.features import Features
from logres.players.merlin.search import Habits, Search
from logres.players.merlin.sources import BySource, added

SURE = 0.4  # the scale of a lead in Picts in the turn of the scoring


@dataclass(frozen=True)
class ArthurWeights(BaseWeights):
    """The worth of Picts and of the signet ring."""

    pict_doubt: float = 0.3  # how much less sure a lead is with each own turn until the scoring
    signet: float = 0.8  # for each scoring after the next


class ArthurEvaluator(Evaluator[Arthur]):
    """Expects one manor in each territory to stay after a scoring."""  # R34

    rules: ClassVar[type[Merlin]] = Arthur

    def manors_leave(self, game: Arthur) -> bool:  # instead of the base rule
        """Return True, as everybody keeps one manor in each territory."""
        return True

    def kept(self, manors: int) -> int:  # instead of the base rule
        """Return one."""
        return 1

    def promised(self, game: Arthur, space: str) -> float:
        """Add the spaces of Arthur's ring."""
        if action(space) in ("arthur", "activate"):
            return self.weights.claim_ahead
        return super().promised(game, space)


class PictsEvaluator(Evaluator[Picts]):
    """Values the chances for the highest total of Picts and for the lowest."""

    rules: ClassVar[type[Merlin]] = Picts
    weights: ArthurWeights

    def held(self, game: Picts) -> float:
        """Add the next scoring of Picts, and the signet ring for later ones."""
        return super().held(game) + self._picts(game)

    def held_parts(self, game: Picts) -> BySource:
        """Add the Picts."""
        return added(super().held_parts(game), {"picts": self._picts(game)})

    def _picts(self, game: Picts) -> float:
        mine, theirs = game.pict_total(self.seat), [game.pict_total(rival) for rival in self.rivals]
        doubt = SURE + self.weights.pict_doubt * self.until
        first, last = ((1 + tanh(lead / doubt)) / 2 for lead in (mine - max(theirs), min(theirs) - mine))
        later = self.weights.signet * self.again if game.signet == self.seat else 0.0
        return VICTORY * (first - last) * bool(self.scorings) + later


class PictsFeatures(Features[Picts]):
    """Describes the Picts of each seat."""

    rules: ClassVar[type[Merlin]] = Picts

    @classmethod
    def names_of_seat(cls) -> list[str]:
        """Add the total of the Picts, and the signet ring."""
        return [*super().names_of_seat(), "pict total", "signet"]

    @classmethod
    def sources_of_seat(cls) -> dict[str, str]:
        """Add the Picts."""
        return super().sources_of_seat() | {"pict total": "picts", "signet": "picts"}

    def of_seat(self, game: Picts, seat: int) -> list[float]:
        """Add the total of the Picts, and the signet ring."""
        return [*super().of_seat(game, seat), game.pict_total(seat), game.signet == seat]


class ArthurSearch(Search[Arthur]):
    """Uses the flags of Arthur, and follows his marches to their end."""

    rules: ClassVar[type[Merlin]] = Arthur

    @classmethod
    def habits(cls) -> Habits:
        """Add flags for dice, further moves, and the manor that stays after a scoring."""
        return super().habits() | Habits(
            alterations=frozenset({"nudge", "switch"}),
            late=frozenset({"march-merlin", "march-arthur"}),
            scoring=frozenset({"keep"}),
        )

    def aim(self, game: Arthur, alteration: Act) -> tuple[str, int]:
        """Add steps more or less, and another figure."""
        match alteration:
            case ("nudge", str(die), str(way)):
                return game.moved_by(self.seat, die), game.steps(self.seat, die) + CHANGE[way]
            case ("switch", str(die), str(figure)):
                return figure, game.steps(self.seat, die)
        return super().aim(game, alteration)
